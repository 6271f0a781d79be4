"""How bots play Pig: what a position is worth, in hundredths of a point."""

from typing import Final, cast

from duchy.bots.greedy import Evaluation
from duchy.bots.profile import Profile
from duchy.core.game import State
from duchy_pig.state import CHOOSING, ROLLING, Pig


class PigEvaluation(Evaluation):
    """Values the points in hand, and those of the turn by what a roll does to them on average."""

    def value(self, state: State, seat: int) -> int:
        """Value a position: before a roll five sixths of the pot, and four points more, are kept on average."""
        pig = cast("Pig", state)
        points = 100 * pig.scores[seat]
        if pig.seat != seat or pig.stage not in {CHOOSING, ROLLING}:
            return points
        return points + (100 * pig.pot if pig.stage == CHOOSING else (500 * pig.pot + 2000) // 6)

    def clock(self, state: State) -> int:
        """Return the number of turns that have ended."""
        return cast("Pig", state).turns


PROFILE: Final = Profile(evaluation=lambda rollouts: PigEvaluation())  # noqa: ARG005
