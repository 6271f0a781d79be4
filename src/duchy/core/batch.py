"""Batches of games: each step applies one action per game, resolves chance, and writes what the next seat sees.

All output is written to memory allocated once and exposed as buffers; a game that ends restarts. Nothing is checked
here: `duchy.research.batch` validates its input and clears the memory.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.encoding import ByteBuffer, Encoder, blank
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in

LISTED: Final = 47
"""The largest number of actions that are cleared one by one; longer masks, which are rare, are cleared whole."""
LINES: Final = 7
LINE: Final = 64
"""Most steps write to the first `LINES` cache lines of a row, each `LINE` bytes long."""

RESULT: Final = 0
POINTS: Final = 1
MARGIN: Final = 2
"""Kinds of rewards: the result at the end; every change of a side's points; every change of its lead."""

SEED_STRIDE: Final = 0x2545F4914F6CDD1D
STEP_STRIDE: Final = 0x1B873593CC9E2D51
"""Factors that keep the random numbers of seeds and steps apart."""


class Rewards:
    """One number for each seat of each game."""

    def __init__(self, length: int) -> None:
        """Allocate zeros."""
        self.items: Final = vec[float]([0.0] * length)


class Listed:
    """The number of actions in each mask, and which they are: clearing those is faster than clearing the whole mask."""

    def __init__(self, games: i64) -> None:
        """Allocate room for the given number of empty masks."""
        self.items: Final = vec[i16]([0] * (games * (LISTED + 1)))


class Batch:
    """Several games of one kind; rows, masks, rewards and seats are stored game after game."""

    def __init__(self, game: Game, encoder: Encoder, root: State, games: int, seed: int, reward: int) -> None:
        """Start every game from `root`, usually a new game; the seed determines chance.

        reward: `RESULT`, `POINTS` or `MARGIN`. Partners are rewarded alike.
        """
        self.game: Final = game
        self.encoder: Final = encoder
        self.root: Final = root
        self.games: Final[i64] = games
        self.players: Final[i64] = game.seats(root)
        self.reward: Final[i64] = reward
        self.sides: Final = game.sides(root)
        self.first_seed = seed
        self.steps = 0
        """How often chance began anew since the games did: each step has random numbers of its own."""
        self.rng = step_rng(seed, 0)
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
        """The points or the lead of each seat when its last reward was written."""
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
        """The result of `touch`: unused, but without it the reads would be optimised away."""

    def begin(self, seed: int) -> None:
        """Restart every game and write its first position; the seed determines chance from now on."""
        self.first_seed = seed
        self.steps = 0
        self.rng = step_rng(seed, 0)
        for index in range(self.games):
            self.show(index, self.restart(index))

    def resume(self, seed: int, steps: int) -> None:
        """Write the positions of states that were put in place of the games', after some steps from a seed."""
        self.first_seed = seed
        self.steps = steps
        for index in range(self.games):
            state = self.states[index]
            self.forget_row(index)
            self.note_standing(index, state)
            self.show(index, self.game.to_act(state))

    def step(self) -> None:
        """Apply one action in each game and write the next positions.

        The parts of rows that the encoder does not keep must be zero.
        """
        game, states = self.game, self.states
        actions, seats, over = self.actions.items, self.seats.items, self.over.items
        self.steps += 1
        self.rng = step_rng(self.first_seed, self.steps)
        for index in range(self.games):
            state = states[index]
            self.touch(index)
            game.apply(state, seats[index], actions[index])
            acting = self.draw(state)
            if acting:
                over[index] = 0
                if self.reward != RESULT:
                    self.reward_gain(index, state)
            else:
                over[index] = 1
                if self.reward != RESULT:
                    self.reward_gain(index, state)
                else:
                    self.reward_result(index, state)
                acting = self.restart(index)
            self.show(index, acting)

    def touch(self, index: i64) -> None:
        """Read a little of everything that a step needs, so that the processor fetches it from memory together."""
        rows, place = self.rows.items, index * self.encoder.features
        found = self.states[index].touch() + i64(self.listed.items[index * (LISTED + 1)])
        if self.traced:
            found += self.traces.items[index * self.traced]
        for _ in range(self.lines):
            found += i64(rows[place])
            place += LINE
        self.touched = found

    def draw(self, state: State) -> i64:
        """Resolve all pending chance; return who must act then, as `to_act` does."""
        game = self.game
        acting = game.to_act(state)
        while acting == CHANCE_ACTS:
            game.apply(state, CHANCE, game.draw(state, self.rng, self.out, self.weights))
            acting = game.to_act(state)
        return acting

    def first_illegal(self) -> i64:
        """Return the first game whose action is illegal; -1 if there is none."""
        actions, masks = self.actions.items, self.masks.items
        space: i64 = self.game.actions
        for index in range(self.games):
            action = actions[index]
            if action < 0 or action >= space or masks[index * space + action] == 0:
                return index
        return -1

    def restart(self, index: i64) -> i64:
        """Restart a game and return the seats to act."""
        state = self.states[index]
        self.forget_row(index)
        state.become(self.root)
        acting = self.draw(state)
        self.note_standing(index, state)
        return acting

    def forget_row(self, index: i64) -> None:
        """Clear what a game's row keeps from one position to the next."""
        if self.traced:
            start: i64 = index * self.encoder.features
            blank(self.rows.items, start + self.kept_from, start + self.kept_to)
            self.traces.items[index * self.traced] = 0

    def note_standing(self, index: i64, state: State) -> None:
        """Note from where each seat's next reward counts."""
        if self.reward != RESULT:
            for seat in range(self.players):
                self.ahead.items[index * self.players + seat] = self.standing(state, seat)

    def show(self, index: i64, acting: i64) -> None:
        """Write the seat to act, its row and its mask, and one legal action chosen uniformly at random."""
        game, state, out = self.game, self.states[index], self.out
        seat = first_in(acting)
        self.seats.items[index] = seat
        encoder = self.encoder
        encoder.update(state, seat, self.rows, index * encoder.features, self.traces, index * self.traced)
        count = game.legal(state, seat, out)
        self.mask(index, count)
        self.random.items[index] = out.items[self.rng.below(count)]

    def mask(self, index: i64, count: i64) -> None:
        """Clear a game's mask and set the actions that `legal` listed."""
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

    def standing(self, state: State, seat: i64) -> i64:
        """Return the points of a seat's side, or its lead over the best other side; alone there is none to lead."""
        own: i64 = 0
        best: i64 = -1000000
        for side in self.sides:
            points: i64 = 0
            mine = False
            for member in side:
                points += self.game.score(state, member)
                mine = mine or member == seat
            if mine:
                own = points
            else:
                best = max(best, points)
        return own if self.reward == POINTS or len(self.sides) == 1 else own - best

    def reward_gain(self, index: i64, state: State) -> None:
        """Write what this step brought each seat."""
        for seat in range(self.players):
            place = index * self.players + seat
            standing = self.standing(state, seat)
            self.rewards.items[place] = float(standing - self.ahead.items[place])
            self.ahead.items[place] = standing

    def reward_result(self, index: i64, state: State) -> None:
        """Write the value of the result to each seat; it stays until the caller clears it."""
        places = self.game.places(state)
        for seat in range(self.players):
            self.rewards.items[index * self.players + seat] = worth(places, self.sides, seat)


def step_rng(seed: int, step: int) -> Rng:
    """Make the random numbers of one step: they follow from the seed and the step alone, so a copy has the same."""
    return Rng(seed * SEED_STRIDE + step * STEP_STRIDE)


def worth(places: list[int], sides: list[list[int]], seat: i64) -> float:
    """Return the value of a place: from 1 for the only winner to -1 for the last; in solo games 1 or -1.

    It is the share of the other sides behind a seat's side minus the share ahead of it. If no one wins (two losers of a
    game with a winning condition share second place), everyone gets -1.
    """
    own = places[seat]
    if len(sides) == 1 or min(places) > 1:
        return 1.0 if own == 1 else -1.0
    behind: i64 = 0
    for side in sides:
        place = places[side[0]]
        if place > own:
            behind += 1
        elif place < own:
            behind -= 1
    return float(behind) / float(len(sides) - 1)
