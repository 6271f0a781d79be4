"""Trials: the best turns of a decision are played on with the same luck, and ranked by what they come to.

The turn that looks best to the forecast is often not the best. What a turn comes to does not depend on the decision
that leads to it: all have the same luck, so that a plan is worth as much in the middle of a turn as at its start.
"""

from collections import deque
from dataclasses import dataclass
from typing import Final

from duchy.bots.search.rollout import Rollout
from duchy.coach.forecast import Forecast
from duchy.coach.turns import Turn, Turns, rank
from duchy.coach.worth import Worth, average
from duchy.core.chance import Rng
from duchy.core.game import Game, State

LUCK: Final = 1 << 20
"""Distance between the seeds of two samples."""
SEED: Final = 7_340_033
"""The seed of trials, the same for all positions."""
REMEMBERED: Final = 40
"""Trials that are remembered: within a turn, decision after decision leads to the same ends."""


@dataclass(frozen=True)
class Trial:
    """What a seat's turn came to: its worth, and the points of each side, in hundredths."""

    state: State
    seat: int
    worth: Worth
    points: list[float]


class Trials:
    """A maker of trials in a game."""

    def __init__(self, game: Game, state: State, forecast: Forecast, turns: Turns) -> None:
        """Prepare trials of a game, of which `state` is any state."""
        self.game = game
        self.forecast = forecast
        self.turns = turns
        self.effort = forecast.knowledge.effort
        self.rollout = Rollout(game, state, forecast.hand, 0)
        self.known = deque[Trial](maxlen=REMEMBERED)

    def rank(self, seat: int, turns: list[Turn]) -> list[Turn]:
        """Return a decision's turns, the best first, after trials of the best few by the forecast.

        The others are raised or lowered as much as these on average, so that none of them is the best of all.
        """
        tried = [self.tried(turn, seat) for turn in turns[: self.effort.finalists]]
        raised = average((after.worth - before.worth, 1.0) for before, after in zip(turns, tried, strict=False))
        rest = [self.moved(turn, turn.worth + raised, seat) for turn in turns[len(tried) :]]
        return sorted(tried, key=rank, reverse=True) + rest

    def tried(self, turn: Turn, seat: int) -> Turn:
        """Return a turn with the average of the forecast and what trials come to."""
        if self.effort.finalists < 2:
            return turn
        return self.moved(turn, average([(turn.worth, 1.0), (self.trial(turn.state, seat).worth, 1.0)]), seat)

    def moved(self, turn: Turn, worth: Worth, seat: int) -> Turn:
        """Return a turn with another worth."""
        return Turn(turn.line, turn.state, worth, self.turns.rank(worth, seat))

    def points(self, end: State, seat: int) -> list[float]:
        """Return the points that each side will come to after a turn, by forecast and trials alike."""
        looked = self.forecast.points_of(end)
        if self.effort.finalists < 2:
            return looked
        trial = self.trial(end, seat)
        return [(one + other) / 2 for one, other in zip(looked, trial.points, strict=True)]

    def trial(self, end: State, seat: int) -> Trial:
        """Play on for some time after the end of a turn; what is hidden is redrawn each time."""
        hand, game, forecast = self.forecast.hand, self.game, self.forecast
        until = hand.clock(end) + self.effort.horizon
        end = forecast.knowledge.tidied(end)
        for known in self.known:
            if known.seat == seat and known.state.equals(end):
                return known
        count = self.effort.tries
        worths, points = list[Worth](), [0.0] * forecast.count
        for number in range(count):
            luck = SEED + LUCK * number
            self.rollout.state.become(game.resample(end, seat, Rng(luck)) if game.secrets(end, seat) else end)
            self.rollout.play(seat, luck, until)
            worths.append(forecast.worth(self.rollout.state))
            for side, came in enumerate(forecast.points_of(self.rollout.state)):
                points[side] += came / count
        found = Trial(end, seat, average((one, 1.0) for one in worths), points)
        self.known.append(found)
        return found
