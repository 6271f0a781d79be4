"""The greedy bot: picks what an evaluation likes best, looking ahead within its own turn. Knows only core."""

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
"""How many of the best actions it follows up: the others hardly ever turn out better."""

WORST: Final = -(1 << 60)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(ABC):
    """The value of a position to a seat."""

    @abstractmethod
    def value(self, state: State, seat: i64) -> i64:
        """Value a position in hundredths of a point, using only what the seat can see.

        Only values of positions that follow from one decision are ever compared.
        """

    def margin(self, state: State, seat: i64, seats: i64) -> i64:
        """Value a position by a seat's lead over the best other of `seats` seats; in solo games by its own value."""
        best: i64 = WORST
        for other in range(seats):
            if other != seat:
                best = max(best, self.value(state, other))
        return self.value(state, seat) - best if seats > 1 else self.value(state, seat)

    def ranks_by_margin(self, state: State) -> bool:  # noqa: ARG002
        """Return whether to rank plans by margin rather than by own value."""
        return False

    def clock(self, state: State) -> i64:  # noqa: ARG002
        """Return the time of the game, which never runs backwards; horizons are measured in its ticks."""
        return 0

    def horizon(self, state: State, ticks: i64) -> i64:  # noqa: ARG002
        """Return the search horizon in clock ticks, given the default."""
        return ticks

    def worthwhile(self, state: State, seat: i64, out: Buffer, count: i64) -> i64:  # noqa: ARG002
        """Keep the legal actions worth considering, at least one, and return their number."""
        return count

    def extra_depth(self, state: State) -> i64:  # noqa: ARG002
        """Return how many decisions further than usual to look ahead, for games whose turns have many small ones."""
        return 0

    def leads_on(self, action: i64) -> bool:  # noqa: ARG002
        """Return whether an action can only be valued by what follows it."""
        return False


class Workspace:
    """Working memory for one decision: actions, their values, and positions to try them in."""

    def __init__(self, game: Game, state: State) -> None:
        self.out = game.buffer()
        self.values = game.buffer()
        self.trial = state.copy()
        """The position in which the next action is tried."""
        self.kept: list[State] = []
        """The positions after the best actions, the best first; those beyond `found` are spare."""
        self.found: i64 = 0
        self.indices = vec[i64]([0] * WIDTH)
        """The index of the action that led to each of them."""
        self.kept_values = vec[i64]([0] * WIDTH)
        """The value of each of them."""

    def keep(self, index: i64, value: i64) -> None:
        """Keep the last tried position if it is among the best so far; of equals the first is kept.

        The next action is tried in another position, so that nothing has to be redone for the actions that are followed
        up.
        """
        kept, indices, kept_values = self.kept, self.indices, self.kept_values
        place = self.found
        while place > 0 and value > kept_values[place - 1]:
            place -= 1
        if place == WIDTH:
            return
        last = min(self.found, i64(WIDTH - 1))
        self.found = last + 1
        if last == len(kept):
            kept.append(self.trial.copy())
        trial = self.trial
        self.trial = kept[last]
        while last > place:
            kept[last] = kept[last - 1]
            indices[last] = indices[last - 1]
            kept_values[last] = kept_values[last - 1]
            last -= 1
        kept[place] = trial
        indices[place] = index
        kept_values[place] = value


class GreedyBot(Bot):
    """A bot that picks the best action, in every game that has an evaluation."""

    def __init__(self, evaluation: Evaluation, seed: int, depth: int = DEPTH) -> None:
        self.name = "greedy"
        self.evaluation = evaluation
        self.depth: i64 = depth
        self.rng = Rng(seed)
        self.game_name = ""
        self.workspaces: list[Workspace] = []
        """One for each decision of its own that the bot looks ahead; they are reused."""
        self.nodes: i64 = 0
        """How many actions have been tried."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose the action whose best follow-up has the highest value; ties are broken at random."""
        return self.pick(game, state, seat)

    def pick(self, game: Game, state: State, seat: i64) -> i64:
        """Choose, for compiled code."""
        workspace = self.workspace(game, state, 0)
        out = workspace.out.items
        values = workspace.values.items
        count = self.evaluation.worthwhile(state, seat, workspace.out, game.legal(state, seat, workspace.out))
        if count == 1:
            return out[0]
        self.value_actions(game, state, seat, 0, count, self.depth + self.evaluation.extra_depth(state))
        best: i64 = WORST
        chosen: i64 = 0
        equals: i64 = 0
        for index in range(count):
            if values[index] > best:
                best = values[index]
                equals = 0
            if values[index] == best:
                equals += 1
                if self.rng.below(equals) == 0:
                    chosen = index
        return out[chosen]

    def workspace(self, game: Game, state: State, place: i64) -> Workspace:
        """Return the working memory for the decision at a depth."""
        if game.name != self.game_name:
            self.game_name = game.name
            self.workspaces = []
        while place >= len(self.workspaces):
            self.workspaces.append(Workspace(game, state))
        return self.workspaces[place]

    def value_actions(self, game: Game, state: State, seat: i64, place: i64, count: i64, depth: i64) -> i64:
        """Value each action of the decision at a depth, and return the best value.

        With depth left, only the best actions keep a value: that of the seat's next decision.
        """
        workspace = self.workspaces[place]
        out = workspace.out.items
        values = workspace.values.items
        evaluation = self.evaluation
        best: i64 = WORST
        self.nodes += count
        if depth > 0 and count > WIDTH:
            return self.value_best(game, state, seat, place, count, depth)
        trial = workspace.trial
        for index in range(count):
            trial.become(state)
            game.apply(trial, seat, out[index])
            if depth > 0 and acts_next(game, trial, seat):
                values[index] = self.follow(game, trial, seat, place, depth)
            else:
                values[index] = evaluation.value(trial, seat)
            best = max(best, values[index])
        return best

    def value_best(self, game: Game, state: State, seat: i64, place: i64, count: i64, depth: i64) -> i64:
        """Value the best actions, and those that cannot be valued yet, by the seat's next decision."""
        workspace = self.workspaces[place]
        out = workspace.out.items
        values = workspace.values.items
        evaluation = self.evaluation
        best: i64 = WORST
        workspace.found = 0
        for index in range(count):
            trial = workspace.trial
            trial.become(state)
            game.apply(trial, seat, out[index])
            values[index] = WORST
            if not evaluation.leads_on(out[index]):
                workspace.keep(index, evaluation.value(trial, seat))
            elif acts_next(game, trial, seat):
                values[index] = self.follow(game, trial, seat, place, depth)
                best = max(best, values[index])
            else:
                values[index] = evaluation.value(trial, seat)
                best = max(best, values[index])
        for rank in range(workspace.found):
            value = workspace.kept_values[rank]
            if acts_next(game, workspace.kept[rank], seat):
                value = self.follow(game, workspace.kept[rank], seat, place, depth)
            values[workspace.indices[rank]] = value
            best = max(best, value)
        return best

    def follow(self, game: Game, state: State, seat: i64, place: i64, depth: i64) -> i64:
        """Value a position by the seat's next decision in it."""
        after = self.workspace(game, state, place + 1)
        count = self.evaluation.worthwhile(state, seat, after.out, game.legal(state, seat, after.out))
        return self.value_actions(game, state, seat, place + 1, count, depth - 1)


def acts_next(game: Game, state: State, seat: i64) -> bool:
    """Return whether the seat alone has to act next."""
    one: i64 = 1
    return game.to_act(state) == one << seat
