"""The value of a position to every seat: rollouts by the bots' fast policy, with luck from numbered seeds."""

from math import sqrt
from typing import Final

from duchy.bots.search.rollout import Rollout
from duchy.coach.knowledge import Knowledge
from duchy.core.chance import Rng
from duchy.core.game import Game, State

LUCK: Final = 1 << 20
"""Distance between the seeds of two rollouts."""
FOREVER: Final = 1 << 40
"""A time that no clock reaches: a rollout until then ends with the game."""
PAIR: Final = 2


class Valuer:
    """Rollouts of positions; the n-th rollout of every position has the same luck."""

    def __init__(self, game: Game, state: State, knowledge: Knowledge, seed: int) -> None:
        """Prepare rollouts of a game, given any of its states and a seed."""
        self.game = game
        self.evaluation = knowledge.evaluation()
        self.horizon = int(knowledge.search.horizon)
        self.rollout = Rollout(game, state, self.evaluation, knowledge.search.policy_depth)
        self.seats = game.seats(state)
        self.seed = seed

    def until(self, state: State) -> int:
        """Return the time at which rollouts of a position and of its alternatives end."""
        return int(self.evaluation.clock(state) + self.evaluation.horizon(state, self.horizon))

    def luck(self, number: int) -> int:
        """Return the seed of the n-th rollout."""
        return self.seed + LUCK * (number + 1)

    def roll_out(self, state: State, number: int, until: int) -> list[int]:
        """Roll out a position for the n-th time; return the value of the end to each seat."""
        rollout = self.rollout
        rollout.state.become(state)
        first = int(rollout.play(0, self.luck(number), until))
        return self.spread_out(first)

    def spread_out(self, first: int) -> list[int]:
        """Return the value of the end to each seat, given the first: with two seats, one gains what the other loses."""
        if self.seats == 1:
            return [first]
        if self.seats == PAIR:
            return [first, -first]
        return [first, *(self.margin(seat) for seat in range(1, self.seats))]

    def margin(self, seat: int) -> int:
        """Return the value of the last rollout's end to a seat."""
        return int(self.evaluation.margin(self.rollout.state, seat, self.seats))

    def worth(self, state: State) -> list[int]:
        """Value a position without a rollout; a finished game by its points."""
        return [int(self.evaluation.margin(state, seat, self.seats)) for seat in range(self.seats)]

    def sample(self, state: State, seat: int, number: int) -> State:
        """Return the n-th sample of a position as a seat sees it; the position itself if nothing is hidden."""
        if self.game.secrets(state, seat) == 0:
            return state
        return self.game.resample(state, seat, Rng(self.luck(number)))

    def after(self, state: State, seat: int, line: list[int]) -> State:
        """Return the position after a line of a seat's own actions."""
        end = state.copy()
        for action in line:
            self.game.apply(end, seat, action)
        return end


def mean_of(rows: list[list[int]]) -> list[int]:
    """Average rows of numbers, column by column."""
    return [round(sum(column) / len(rows)) for column in zip(*rows, strict=True)]


def error_of(numbers: list[int]) -> float:
    """Return the standard error of a mean."""
    count = len(numbers)
    return deviation_of(numbers) / sqrt(count) if count else 0.0


def deviation_of(numbers: list[int]) -> float:
    """Return the standard deviation of numbers."""
    count = len(numbers)
    if count < PAIR:
        return 0.0
    mean = sum(numbers) / count
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1))
