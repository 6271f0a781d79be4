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

    def margin(self, state: State, seat: i64, seats: i64) -> i64:
        """Value a position by how far a seat is ahead of the best of so many seats; alone by itself."""
        best: i64 = WORST
        for other in range(seats):
            if other != seat:
                best = max(best, self.value(state, other))
        return self.value(state, seat) - best if seats > 1 else self.value(state, seat)

    def ranks_by_margin(self, state: State) -> bool:  # noqa: ARG002
        """Say whether margins tell more of where plans of such a game lead than what the seat itself has then."""
        return False

    def clock(self, state: State) -> i64:  # noqa: ARG002
        """Tell the time of the game, which never goes back: a search looks so far ahead by it."""
        return 0

    def horizon(self, state: State, ticks: i64) -> i64:  # noqa: ARG002
        """Say how many ticks of the clock ahead a search looks in such a game, where usually it looks so many."""
        return ticks

    def worthwhile(self, state: State, seat: i64, out: Buffer, count: i64) -> i64:  # noqa: ARG002
        """Keep those of some legal actions that are worth a look, at least one, and count them."""
        return count

    def extra_depth(self, state: State) -> i64:  # noqa: ARG002
        """Count the decisions that the bot looks further ahead than usual: where many small ones make a turn."""
        return 0

    def leads_on(self, action: i64) -> bool:  # noqa: ARG002
        """Say whether an action that was done is worth nothing by itself, so that only what follows can tell."""
        return False


class Room:
    """Room for one decision: what may be done and is worth, and positions to try it in."""

    def __init__(self, game: Game, state: State) -> None:
        self.out = game.buffer()
        self.values = game.buffer()
        self.trial = state.copy()
        """Where the next action is tried."""
        self.kept: list[State] = []
        """Where the best-looking actions led, the best first; those beyond `found` are room for others."""
        self.found: i64 = 0
        self.indices = vec[i64]([0] * WIDTH)
        """Which of the actions led there."""
        self.looks = vec[i64]([0] * WIDTH)
        """What it looks like there."""

    def keep(self, index: i64, look: i64) -> None:
        """Keep the position tried last if few looked better so far, and of equals the first; another is tried in next.

        So nothing is done again for the actions that are followed.
        """
        kept, indices, looks = self.kept, self.indices, self.looks
        place = self.found
        while place > 0 and look > looks[place - 1]:
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
            looks[last] = looks[last - 1]
            last -= 1
        kept[place] = trial
        indices[place] = index
        looks[place] = look


class GreedyBot(Bot):
    """Plays every game that has an evaluation."""

    def __init__(self, evaluation: Evaluation, seed: int, depth: int = DEPTH) -> None:
        self.name = "greedy"
        self.evaluation = evaluation
        self.depth: i64 = depth
        self.rng = Rng(seed)
        self.game_name = ""
        self.rooms: list[Room] = []
        """One for each decision of its own that the bot looks ahead, used again and again."""
        self.nodes: i64 = 0
        """How many actions were tried so far."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose the action whose best continuation is worth most; among equals the dice decide."""
        return self.pick(game, state, seat)

    def pick(self, game: Game, state: State, seat: i64) -> i64:
        """Choose, for compiled code."""
        room = self.room(game, state, 0)
        out = room.out.items
        values = room.values.items
        count = self.evaluation.worthwhile(state, seat, room.out, game.legal(state, seat, room.out))
        if count == 1:
            return out[0]
        self.look(game, state, seat, 0, count, self.depth + self.evaluation.extra_depth(state))
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

    def room(self, game: Game, state: State, place: i64) -> Room:
        """Give the room for a decision so many decisions ahead."""
        if game.name != self.game_name:
            self.game_name = game.name
            self.rooms = []
        while place >= len(self.rooms):
            self.rooms.append(Room(game, state))
        return self.rooms[place]

    def look(self, game: Game, state: State, seat: i64, place: i64, count: i64, depth: i64) -> i64:
        """Value each of the actions in the room of a place, and return the best value.

        With depth left, only the best-looking actions keep a value: that of what the seat does next.
        """
        room = self.rooms[place]
        out = room.out.items
        values = room.values.items
        evaluation = self.evaluation
        best: i64 = WORST
        self.nodes += count
        if depth > 0 and count > WIDTH:
            return self.look_on(game, state, seat, place, count, depth)
        trial = room.trial
        for index in range(count):
            trial.become(state)
            game.apply(trial, seat, out[index])
            if depth > 0 and acts_next(game, trial, seat):
                values[index] = self.follow(game, trial, seat, place, depth)
            else:
                values[index] = evaluation.value(trial, seat)
            best = max(best, values[index])
        return best

    def look_on(self, game: Game, state: State, seat: i64, place: i64, count: i64, depth: i64) -> i64:
        """Value those actions that look best, and those that lead on, by what the seat does next; the others not."""
        room = self.rooms[place]
        out = room.out.items
        values = room.values.items
        evaluation = self.evaluation
        best: i64 = WORST
        room.found = 0
        for index in range(count):
            trial = room.trial
            trial.become(state)
            game.apply(trial, seat, out[index])
            values[index] = WORST
            if not evaluation.leads_on(out[index]):
                room.keep(index, evaluation.value(trial, seat))
            elif acts_next(game, trial, seat):
                values[index] = self.follow(game, trial, seat, place, depth)
                best = max(best, values[index])
            else:
                values[index] = evaluation.value(trial, seat)
                best = max(best, values[index])
        for rank in range(room.found):
            value = room.looks[rank]
            if acts_next(game, room.kept[rank], seat):
                value = self.follow(game, room.kept[rank], seat, place, depth)
            values[room.indices[rank]] = value
            best = max(best, value)
        return best

    def follow(self, game: Game, state: State, seat: i64, place: i64, depth: i64) -> i64:
        """Value a position that was tried in the room of a place by the seat's next decision, which is its own."""
        after = self.room(game, state, place + 1)
        count = self.evaluation.worthwhile(state, seat, after.out, game.legal(state, seat, after.out))
        return self.look(game, state, seat, place + 1, count, depth - 1)


def acts_next(game: Game, state: State, seat: i64) -> bool:
    """Say whether the next decision is that of a seat alone."""
    one: i64 = 1
    return game.to_act(state) == one << seat
