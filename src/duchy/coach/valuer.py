"""One value for every position: what stands behind curve, luck, decisions, hints and analysis alike (docs/coach.md)."""

from typing import Final

from duchy.coach.forecast import Forecast
from duchy.coach.knowledge import Knowledge
from duchy.coach.turns import Turns, mover_of
from duchy.coach.worth import Worth, average, variances
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State

LUCK: Final = 1 << 20
"""Distance between the seeds of two samples."""


class Valuer:
    """The value of the positions of one game."""

    def __init__(self, game: Game, state: State, knowledge: Knowledge) -> None:
        """Prepare the values of a game, of which `state` is any state."""
        self.game = game
        self.knowledge = knowledge
        self.forecast = Forecast(game, state, knowledge)
        self.turns = Turns(game, self.forecast)
        self.out = game.buffer()
        self.weights = game.buffer()

    def decided(self, state: State, seat: int = -1, breadth: int = 1) -> Worth:
        """Return the value of a position in which no chance acts; `seat` decides if it may, or the first that may."""
        acting = self.game.to_act(state)
        if not acting:
            return self.forecast.worth(state)
        mover = seat if seat >= 0 and acting >> seat & 1 else mover_of(self.game, state)
        turns = self.turns.of(self.turns.seen(state, mover), mover, breadth)
        return self.turns.value(mover, turns)[0]

    def draw(self, state: State, rng: Rng) -> State:
        """Return a position after everything that chance has to decide in it."""
        after = state.copy()
        while self.game.to_act(after) == CHANCE_ACTS:
            self.game.apply(after, CHANCE, self.game.draw(after, rng, self.out, self.weights))
        return after

    def sampled(self, state: State, count: int, seed: int, seat: int = -1) -> tuple[Worth, list[float]]:
        """Return the average value over samples of what chance may bring, and its variance for each seat."""
        samples = [self.decided(self.draw(state, Rng(seed + LUCK * number)), seat) for number in range(count)]
        return average((one, 1.0) for one in samples), variances(samples)

    def worth(self, state: State, seed: int, seat: int = -1) -> tuple[Worth, list[float]]:
        """Return the value of any position, and its variance for each seat."""
        if self.game.to_act(state) == CHANCE_ACTS:
            return self.sampled(state, self.knowledge.effort.draws, seed, seat)
        return self.decided(state, seat, self.knowledge.effort.breadth), [0.0] * self.game.seats(state)
