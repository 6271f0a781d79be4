"""The greedy bot: takes what looks best to an evaluation, looking ahead within its own turn. Knows only core."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from duchy.bots.bot import Bot
from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import Game, State

DEPTH: Final = 2
"""How many further decisions of its own the bot looks ahead."""

WIDTH: Final = 3
"""How many of the best-looking actions it follows: the others hardly ever turn out better."""

WORST: Final = -(1 << 60)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """What a position is worth to a seat."""

    @abstractmethod
    def value(self, state: State, seat: i64) -> i64:
        """Value a position in hundredths of a point, by nothing that the seat cannot see.

        Only values of positions that one decision can lead to are ever compared.
        """

    def worthwhile(self, state: State, seat: i64, out: Buffer, count: i64) -> i64:  # noqa: ARG002
        """Keep those of some legal actions that are worth a look, at least one, and count them."""
        return count

    def foresight(self, state: State) -> i64:  # noqa: ARG002
        """Count the decisions that the bot looks further ahead than usual: where many small ones make a turn."""
        return 0

    def leads_on(self, action: i64) -> bool:  # noqa: ARG002
        """Say whether an action that was done is worth nothing by itself, so that only what follows can tell."""
        return False


class GreedyBot(Bot):
    """Plays every game that has an evaluation."""

    def __init__(self, evaluation: Evaluation, seed: int, depth: int = DEPTH) -> None:
        self.name = "greedy"
        self.evaluation = evaluation
        self.depth: i64 = depth
        self.rng = Rng(seed)

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose the action whose best continuation is worth most; among equals the dice decide."""
        out = game.buffer()
        values = game.buffer()
        count = self.evaluation.worthwhile(state, seat, out, game.legal(state, seat, out))
        if count == 1:
            return out.items[0]
        self.look(game, state, seat, out.items, values.items, count, self.depth + self.evaluation.foresight(state))
        best: i64 = WORST
        chosen: i64 = 0
        equals: i64 = 0
        for index in range(count):
            if values.items[index] > best:
                best = values.items[index]
                equals = 0
            if values.items[index] == best:
                equals += 1
                if self.rng.below(equals) == 0:
                    chosen = index
        return out.items[chosen]

    def look(self, game: Game, state: State, seat: i64, out: vec[i64], values: vec[i64], count: i64, depth: i64) -> i64:
        """Write the value of each of some actions into `values`, and return the best.

        With depth left, only the best-looking actions keep a value: that of what the seat does next.
        """
        best: i64 = WORST
        after: list[State] = []
        for index in range(count):
            copy = state.copy()
            game.apply(copy, seat, out[index])
            after.append(copy)
            values[index] = self.evaluation.value(copy, seat)
            best = max(best, values[index])
        if depth == 0:
            return best
        looks = values[:]
        for index in range(count):
            values[index] = WORST
        best = WORST
        for index in range(count):
            if self.evaluation.leads_on(out[index]):
                values[index] = self.follow(game, after[index], seat, looks[index], depth)
                best = max(best, values[index])
                looks[index] = WORST
        for _ in range(min(count, i64(WIDTH))):
            top: i64 = 0
            for index in range(count):
                if looks[index] > looks[top]:
                    top = index
            if looks[top] == WORST:
                break
            values[top] = self.follow(game, after[top], seat, looks[top], depth)
            best = max(best, values[top])
            looks[top] = WORST
        return best

    def follow(self, game: Game, state: State, seat: i64, value: i64, depth: i64) -> i64:
        """Value a position by the seat's next decision, or as it looks if the next decision is somebody else's."""
        one: i64 = 1
        if game.to_act(state) != one << seat:
            return value
        out = game.buffer()
        values = game.buffer()
        count = self.evaluation.worthwhile(state, seat, out, game.legal(state, seat, out))
        return self.look(game, state, seat, out.items, values.items, count, depth - 1)
