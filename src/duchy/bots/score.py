"""A position valued by the score alone: the default for games without their own evaluation."""

from mypy_extensions import i64

from duchy.bots.greedy import Evaluation
from duchy.core.game import Game, State


class ScoreEvaluation(Evaluation):
    """An evaluation by the points scored so far; without a clock, rollouts go to the end of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def value(self, state: State, seat: i64) -> i64:
        """Value a position by the seat's points, in hundredths."""
        return 100 * self.game.score(state, seat)
