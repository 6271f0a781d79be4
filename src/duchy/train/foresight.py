"""What positions come to when they are played on a little, many times: less luck is in that than in one end."""

from typing import Final

from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.search.continuation import Continuation
from duchy.core.chance import Rng
from duchy.core.game import Game, State
from duchy.train.players import evaluation_of

AHEAD: Final = 2
"""Ticks of the clock that are played on."""
TIMES: Final = 8
"""How often a position is played on."""


class Foresight:
    """Plays on as a search does, and asks what was learnt before about where that leads."""

    def __init__(self, game: Game, state: State, evaluation: LearntEvaluation, rng: Rng) -> None:
        """Take a game, any state of it, who values, and luck."""
        self.game = game
        self.evaluation = evaluation
        self.rng = rng
        self.continuation = Continuation(game, state, evaluation, 0)

    def ends(self, state: State, seat: int) -> list[int]:
        """Say what each side comes to on average; what a seat cannot see is drawn anew each time."""
        evaluation, continuation, rng = self.evaluation, self.continuation, self.rng
        until = evaluation.clock(state) + evaluation.reach(state, AHEAD)
        totals = [0] * int(evaluation.features.sides(state))
        for _ in range(TIMES):
            continuation.state.become(self.game.resample(state, seat, rng))
            continuation.play(seat, int(rng.below(1 << 40)), until)
            evaluation.foretell(continuation.state)
            for side in range(len(totals)):
                totals[side] += int(evaluation.values[side])
        return [round(total / TIMES) for total in totals]


def foresight_of(game: Game, state: State, network: str, rng: Rng) -> Foresight | None:
    """Make one with the network of a file; without a network there is none."""
    evaluation = evaluation_of(game.name, network)
    return Foresight(game, state, evaluation, rng) if isinstance(evaluation, LearntEvaluation) else None
