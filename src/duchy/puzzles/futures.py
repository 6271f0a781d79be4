"""Continuations: a turn is played on to the end of the game many times, every turn with the same luck.

On its way each continuation is valued at a nearer horizon, by hand and by the learnt forecast, so that a lead can be
asked for in both values and at both horizons.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from duchy.bots.search.rollout import Rollout
from duchy.coach.forecast import FOREVER, Forecast
from duchy.coach.knowledge import Knowledge
from duchy.coach.trials import LUCK
from duchy.core.chance import Rng
from duchy.core.game import Game, State

SECOND_PART: Final = 104_729
"""Added to the seed of the luck from the nearer horizon on."""


@dataclass(frozen=True)
class Future:
    """What one continuation of a turn came to for its seat, in hundredths: on the way by two values, and at the end."""

    hand: float
    learnt: float
    end: float
    win: float


@dataclass(frozen=True)
class Lead:
    """By how much one turn leads another on average, in hundredths, and the standard error of the lead at the end."""

    count: int
    end: float
    error: float
    hand: float
    learnt: float
    win: float

    @property
    def agrees(self) -> bool:
        """Return whether both values and both horizons prefer the first turn, and it wins no less often."""
        return self.end > 0 and self.hand > 0 and self.learnt > 0 and self.win >= -RISKED


RISKED: Final = 0.01
"""By how much less often a better turn may win."""


class Futures:
    """The continuations of one position, by turn; those known are kept."""

    def __init__(
        self, game: Game, state: State, seat: int, knowledge: Knowledge, seed: int, depth: int = 0, near: bool = False
    ) -> None:
        """Prepare the continuations of a position that a seat sees.

        `depth` is how far their policy looks ahead; with `near` they end at the nearer horizon.
        """
        self.game = game
        self.state = state
        self.seat = seat
        self.forecast = Forecast(game, state, knowledge)
        self.seed = seed
        self.near = near
        self.hand = self.forecast.hand
        self.until = self.hand.clock(state) + self.hand.horizon(state, knowledge.effort.horizon)
        self.rollout = Rollout(game, state, self.hand, depth)
        self.known: dict[tuple[int, ...], list[Future]] = {}

    def after(self, line: list[int], count: int) -> list[Future]:
        """Return the first `count` continuations of a turn."""
        known = self.known.setdefault(tuple(line), [])
        while len(known) < count:
            known.append(self.future(line, self.seed + LUCK * (len(known) + 1)))
        return known[:count]

    def lead(self, line: list[int], other: list[int], count: int) -> Lead:
        """Return by how much a turn leads another over `count` continuations with the same luck."""
        pairs = list(zip(self.after(line, count), self.after(other, count), strict=True))
        ends = [one.end - two.end for one, two in pairs]
        return Lead(
            count,
            sum(ends) / count,
            error_of(ends),
            sum(one.hand - two.hand for one, two in pairs) / count,
            sum(one.learnt - two.learnt for one, two in pairs) / count,
            sum(one.win - two.win for one, two in pairs) / count,
        )

    def future(self, line: list[int], luck: int) -> Future:
        """Play a turn and then the game to its end; what is hidden from the seat is redrawn first."""
        game, seat, state = self.game, self.seat, self.rollout.state
        state.become(game.resample(self.state, seat, Rng(luck)) if game.secrets(self.state, seat) else self.state)
        for action in line:
            game.apply(state, seat, action)
        hand = float(self.rollout.play(seat, luck, self.until))
        then = self.forecast.worth(state)
        learnt = then.margins[seat]
        if game.to_act(state) and not self.near:
            self.rollout.play(seat, luck + SECOND_PART, FOREVER)
            then = self.forecast.worth(state)
        return Future(hand, learnt, then.margins[seat], then.wins[seat])


def error_of(numbers: list[float]) -> float:
    """Return the standard error of a mean."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = sum(numbers) / count
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)
