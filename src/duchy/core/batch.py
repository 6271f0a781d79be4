"""Many games at once: every step does one action in each, lets chance decide, and writes what the next seat sees.

All that is written lies in room that was made once, which others see as a buffer; a game that ends begins anew. Nothing
is checked here: `duchy.research.batch` checks at the gate and clears the room.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.encoding import ByteBuffer, Encoder, blank
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in

LISTED: Final = 47
"""Of a mask with more actions than that all is cleared, which is seldom."""
LINES: Final = 7
LINE: Final = 64
"""So many lines of memory at the beginning of a row are written by most steps; a line has so many bytes."""


class Rewards:
    """A number for every seat of every game."""

    def __init__(self, length: int) -> None:
        """Make room, filled with noughts."""
        self.items: Final = vec[float]([0.0] * length)


class Listed:
    """For each mask how many actions it has, and which: taking them back is faster than clearing all of it."""

    def __init__(self, games: i64) -> None:
        """Make room for so many masks in which nothing is set."""
        self.items: Final = vec[i16]([0] * (games * (LISTED + 1)))


class Batch:
    """So many games of one kind; rows, masks, rewards and seats are theirs one after the other."""

    def __init__(self, game: Game, encoder: Encoder, root: State, games: int, seed: int, by_score: bool) -> None:
        """Begin every game from a state, a new game as a rule; chance decides by the seed.

        by_score: rewards are what every step brings a seat more than the best of the others, not the result.
        """
        self.game: Final = game
        self.encoder: Final = encoder
        self.root: Final = root
        self.games: Final[i64] = games
        self.players: Final[i64] = game.seats(root)
        self.by_score: Final = by_score
        self.rng = Rng(seed)
        self.states: Final = [root.copy() for _ in range(games)]
        self.rows: Final = ByteBuffer(games * encoder.features)
        self.masks: Final = ByteBuffer(games * game.actions)
        self.listed: Final = Listed(games)
        self.over: Final = ByteBuffer(games)
        self.seats: Final = Buffer(games)
        self.actions: Final = Buffer(games)
        self.random: Final = Buffer(games)
        self.rewards: Final = Rewards(games * self.players)
        self.ahead: Final = Buffer(games * self.players)
        """How far each seat was ahead of the best other one when its last reward was written."""
        self.kept_from: i64
        self.kept_to: i64
        self.kept_from, self.kept_to = encoder.kept_range(root)
        self.traced: Final = encoder.traces(root)
        self.traces: Final = Buffer(games * self.traced)
        self.out: Final = game.buffer()
        self.weights: Final = game.buffer()
        self.lines: i64 = min(LINES, 1 + (encoder.features - 1) // LINE)
        """Cache lines of a row that `touch` reads: a small game has few."""
        self.touched: i64 = 0
        """What `touch` read: nobody needs it, but nothing is read for nobody."""

    def begin(self) -> None:
        """Begin every game anew, and write what is seen then."""
        for index in range(self.games):
            self.show(index, self.restart(index))

    def seed(self, seed: int) -> None:
        """Let chance decide by another seed from now on."""
        self.rng = Rng(seed)

    def step(self) -> None:
        """Do the actions, one in each game, and write what is seen next.

        What the encoder does not keep of rows must be noughts.
        """
        game, states = self.game, self.states
        actions, seats, over = self.actions.items, self.seats.items, self.over.items
        for index in range(self.games):
            state = states[index]
            self.touch(index)
            game.apply(state, seats[index], actions[index])
            acting = self.draw(state)
            if acting:
                over[index] = 0
                if self.by_score:
                    self.reward_score(index, state)
            else:
                over[index] = 1
                if self.by_score:
                    self.reward_score(index, state)
                else:
                    self.reward_result(index, state)
                acting = self.restart(index)
            self.show(index, acting)

    def touch(self, index: i64) -> None:
        """Read a little of what the step of a game needs: that comes from far away, and faster all at once."""
        rows, place = self.rows.items, index * self.encoder.features
        found = self.states[index].touch() + i64(self.listed.items[index * (LISTED + 1)])
        if self.traced:
            found += self.traces.items[index * self.traced]
        for _ in range(self.lines):
            found += i64(rows[place])
            place += LINE
        self.touched = found

    def draw(self, state: State) -> i64:
        """Let chance decide all that it has to; say who acts then, as `to_act` does."""
        game = self.game
        acting = game.to_act(state)
        while acting == CHANCE_ACTS:
            game.apply(state, CHANCE, game.draw(state, self.rng, self.out, self.weights))
            acting = game.to_act(state)
        return acting

    def first_illegal(self) -> i64:
        """Find the first game whose action is none that may be done; -1 if there is none."""
        actions, masks = self.actions.items, self.masks.items
        space: i64 = self.game.actions
        for index in range(self.games):
            action = actions[index]
            if action < 0 or action >= space or masks[index * space + action] == 0:
                return index
        return -1

    def restart(self, index: i64) -> i64:
        """Begin a game anew; say who acts."""
        state = self.states[index]
        if self.traced:
            start: i64 = index * self.encoder.features
            blank(self.rows.items, start + self.kept_from, start + self.kept_to)
            self.traces.items[index * self.traced] = 0
        state.become(self.root)
        acting = self.draw(state)
        if self.by_score:
            for seat in range(self.players):
                self.ahead.items[index * self.players + seat] = self.lead(state, seat)
        return acting

    def show(self, index: i64, acting: i64) -> None:
        """Write who acts, what it sees and what it may do; and one of that, all equally likely."""
        game, state, out = self.game, self.states[index], self.out
        seat = first_in(acting)
        self.seats.items[index] = seat
        encoder = self.encoder
        encoder.update(state, seat, self.rows, index * encoder.features, self.traces, index * self.traced)
        count = game.legal(state, seat, out)
        self.mask(index, count)
        self.random.items[index] = out.items[self.rng.below(count)]

    def mask(self, index: i64, count: i64) -> None:
        """Take back the mask of a game and write that of the actions that `legal` listed."""
        legal, masks = self.out.items, self.masks.items
        listed = self.listed.items
        space: i64 = self.game.actions
        first = index * space
        own = index * (LISTED + 1)
        before = i64(listed[own])
        if before > LISTED:
            blank(masks, first, first + space)
        else:
            for place in range(own + 1, own + 1 + before):
                masks[first + i64(listed[place])] = 0
        listed[own] = i16(count)
        if count > LISTED:
            for place in range(count):
                masks[first + legal[place]] = 1
            return
        for place in range(count):
            action = legal[place]
            masks[first + action] = 1
            own += 1
            listed[own] = i16(action)

    def lead(self, state: State, seat: i64) -> i64:
        """Count how many points a seat is ahead of the best other one; alone, its points."""
        own = self.game.score(state, seat)
        if self.players == 1:
            return own
        best: i64 = -1000000
        for other in range(self.players):
            if other != seat:
                best = max(best, self.game.score(state, other))
        return own - best

    def reward_score(self, index: i64, state: State) -> None:
        """Write what the step brought every seat."""
        for seat in range(self.players):
            place = index * self.players + seat
            lead = self.lead(state, seat)
            self.rewards.items[place] = float(lead - self.ahead.items[place])
            self.ahead.items[place] = lead

    def reward_result(self, index: i64, state: State) -> None:
        """Write what the end is worth to every seat; it stays until the caller clears it."""
        places = self.game.places(state)
        for seat in range(self.players):
            self.rewards.items[index * self.players + seat] = worth(places, seat)


def worth(places: list[int], seat: i64) -> float:
    """Say what a place is worth: from 1 for the only winner to -1 for the last; alone 1 or -1.

    It is the part of the others that a seat leaves behind less the part that is before it. Where nobody wins (two
    losers of a game with a condition for winning share the second place) it is -1 for all.
    """
    own = places[seat]
    if len(places) == 1 or min(places) > 1:
        return 1.0 if own == 1 else -1.0
    behind: i64 = 0
    for place in places:
        if place > own:
            behind += 1
        elif place < own:
            behind -= 1
    return float(behind) / float(len(places) - 1)
