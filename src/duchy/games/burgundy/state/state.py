"""The state of a game of Burgundy: the central board, the duchies and the seats. Data; the rules are in `rules`.

Duchies and seats are separate: in a team game two seats share one duchy and what belongs to it.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.game import State
from duchy.core.journal import Entry, Values
from duchy.core.vectors import equal, overwrite, overwrite_prefix, same_members
from duchy.games.burgundy.actions import WAITING
from duchy.games.burgundy.box.components import (
    COLOURS,
    DEPOTS,
    DICE,
    GOODS,
    GOODS_OF_COLOUR,
    NO_TILE,
    ROUNDS,
    ROUTE_CARDS,
    SHIELD_PLACES,
    SPACES,
)
from duchy.games.burgundy.state.agenda import DEPTH
from duchy.games.burgundy.state.duchy import Duchy, empty_duchy
from duchy.games.burgundy.state.holdings import NO_ALLY, NONE, PLAIN_ANNEX, Annex
from duchy.games.burgundy.variant import Variant

OUTPOSTS: Final = 3
NO_BOARD: Final = -1
NO_CHOICE: Final = -1

# B11.4. Two shields have the same power as a monastery, which then does not count.
SHIPS_GATHER: Final = 1 << 5
MONASTERY_OF_SHIPS: Final = 1 << 5
SILVER_PER_TILE: Final = 1 << 9
MONASTERY_OF_SALES: Final = 1 << 3


class Seat:
    """What each seat has: dice, storage, points, and the marker on the bridge."""

    def __init__(
        self, duchy: i64, board: i64, choice: i64, dice: vec[i64], storage: vec[i64], points: i64, space: i64
    ) -> None:
        """Store every field; a used die is 0, an empty slot `NO_TILE`.

        board: the double-sided board dealt in the expert setup. choice: the chosen start, until it is revealed.
        """
        self.duchy = duchy
        self.board = board
        self.choice = choice
        self.dice = dice
        self.storage = storage
        self.points = points
        self.space = space

    def copy(self) -> "Seat":
        """Copy everything."""
        return Seat(self.duchy, self.board, self.choice, self.dice[:], self.storage[:], self.points, self.space)

    def become(self, other: "Seat") -> None:
        """Overwrite everything, without allocation."""
        self.duchy = other.duchy
        self.board = other.board
        self.choice = other.choice
        self.points = other.points
        self.space = other.space
        self.dice = overwrite(self.dice, other.dice)
        self.storage = overwrite(self.storage, other.storage)

    def equals(self, other: "Seat") -> bool:
        """Return whether both are equal, in whatever order tiles are stored."""
        return (
            self.points == other.points
            and self.space == other.space
            and self.duchy == other.duchy
            and self.board == other.board
            and self.choice == other.choice
            and equal(self.dice, other.dice)
            and same_members(self.storage, other.storage)
        )


class Burgundy(State):
    """One position of the game."""

    def __init__(
        self,
        variant: Variant,
        seats: list[Seat],
        duchies: list[Duchy],
        spaces: vec[i64],
        goods: vec[i64],
        piles: vec[i64],
        bag: vec[i64],
        round_goods: vec[i64],
        bonus: vec[i64],
        bridge: vec[i64],
        order: vec[i64],
        turn: i64,
        phase: i64,
        round_: i64,
        white: i64,
        bought: bool,
        annex: Annex,
        agenda: vec[i64],
        depth: i64,
    ) -> None:
        """Store every field.

        spaces: the tile on each space of the central board. goods: by depot and colour. piles: undrawn tiles by kind,
        coloured backs then black backs. bag: undrawn goods. round_goods: the colours on the round spaces, counted from
        1, 0 for none. bonus: the number of bonus tiles of a colour that are taken. bridge: seats from the foremost
        marker to the last. order: the turn order of this round. turn: the index of the current turn in it.
        """
        self.variant = variant
        self.seats = seats
        self.duchies = duchies
        self.spaces = spaces
        self.goods = goods
        self.piles = piles
        self.bag = bag
        self.round_goods = round_goods
        self.bonus = bonus
        self.bridge = bridge
        self.order = order
        self.turn = turn
        self.phase = phase
        self.round = round_
        self.white = white
        self.bought = bought
        self.annex = annex
        self.agenda = agenda
        self.depth = depth
        self.journal: list[Entry] | None = None
        self.piles_shared = True
        """Whether another state may share these piles."""
        self.tiles_moved: i64 = 0
        """How often tiles were put on the central board or taken off it."""
        self.pieces_moved: i64 = 0
        """How often goods, bonus tiles or markers moved; encoders use it to detect changes."""

    def copy(self) -> "Burgundy":
        """Copy everything that changes; the copy's journal is off."""
        twin = Burgundy(
            self.variant,
            [seat.copy() for seat in self.seats],
            [duchy.copy() for duchy in self.duchies],
            self.spaces[:],
            self.goods[:],
            self.piles,
            self.bag[:],
            self.round_goods[:],
            self.bonus[:],
            self.bridge[:],
            self.order[:],
            self.turn,
            self.phase,
            self.round,
            self.white,
            self.bought,
            self.annex.copy(),
            self.agenda[:],
            self.depth,
        )
        self.piles_shared = True
        twin.tiles_moved = self.tiles_moved
        twin.pieces_moved = self.pieces_moved
        return twin

    def become(self, other: State) -> None:
        """Overwrite everything that changes, without allocation; the journal is off."""
        source = cast(Burgundy, other)
        self.variant = source.variant
        if len(self.seats) != len(source.seats) or len(self.duchies) != len(source.duchies):
            self.seats = [seat.copy() for seat in source.seats]
            self.duchies = [duchy.copy() for duchy in source.duchies]
        else:
            seats, others = self.seats, source.seats
            for index in range(i64(len(seats))):
                seats[index].become(others[index])
            duchies, rivals = self.duchies, source.duchies
            for index in range(i64(len(duchies))):
                duchies[index].become(rivals[index])
        self.spaces = overwrite_prefix(self.spaces, source.spaces, SPACES)
        self.goods = overwrite_prefix(self.goods, source.goods, DEPOTS * GOODS)
        self.piles = source.piles
        self.piles_shared = True
        source.piles_shared = True
        self.bag = overwrite(self.bag, source.bag)
        self.round_goods = overwrite(self.round_goods, source.round_goods)
        self.bonus = overwrite(self.bonus, source.bonus)
        self.bridge = overwrite(self.bridge, source.bridge)
        self.order = overwrite(self.order, source.order)
        self.agenda = overwrite_prefix(self.agenda, source.agenda, max(self.depth, source.depth))
        self.turn = source.turn
        self.phase = source.phase
        self.round = source.round
        self.white = source.white
        self.bought = source.bought
        self.depth = source.depth
        self.tiles_moved = source.tiles_moved
        self.pieces_moved = source.pieces_moved
        self.annex = self.annex.become(source.annex)
        self.journal = None

    def equals(self, other: State) -> bool:
        """Return whether both are equal, in whatever order things are stored."""
        source = cast(Burgundy, other)
        if self.variant is not source.variant:
            return False
        for index in range(len(self.seats)):
            if not self.seats[index].equals(source.seats[index]):
                return False
        for index in range(len(self.duchies)):
            if not self.duchies[index].equals(source.duchies[index]):
                return False
        return (
            self.depth == source.depth
            and self.turn == source.turn
            and self.phase == source.phase
            and self.round == source.round
            and self.white == source.white
            and self.bought == source.bought
            and equal(self.agenda, source.agenda)
            and equal(self.spaces, source.spaces)
            and equal(self.goods, source.goods)
            and equal(self.piles, source.piles)
            and equal(self.bag, source.bag)
            and equal(self.round_goods, source.round_goods)
            and equal(self.bonus, source.bonus)
            and equal(self.bridge, source.bridge)
            and equal(self.order, source.order)
            and self.annex.equals(source.annex)
        )

    def duchy(self, seat: i64) -> Duchy:
        """Return the duchy of a seat."""
        return self.duchies[self.seats[seat].duchy]

    def together(self, seat: int, other: int) -> bool:
        """B12.3. Return whether two seats are the same or partners; spectators are on no side."""
        return 0 <= seat < len(self.seats) and self.seats[seat].duchy == self.seats[other].duchy

    def first_of(self, duchy: i64) -> i64:
        """Return the first seat of a duchy, which represents both partners."""
        return duchy

    def recount(self) -> None:
        """Recompute everything derived from tiles, shields and allies."""
        for duchy in self.duchies:
            duchy.recount()
        self.count_monasteries()
        if self.variant.outposts:
            self.annex.outposts = sum(1 for duchy in self.duchies if duchy.joined == OUTPOSTS)

    def count_monasteries(self) -> None:
        """B11.5. Count an ally's monasteries too. B11.4. A monastery does not count if a shield has the same power."""
        if not self.variant.shields:
            return
        for duchy in self.duchies:
            counted = duchy.built
            if duchy.holdings.ally != NO_ALLY:
                counted |= self.duchies[duchy.holdings.ally].built
            if duchy.shields & SHIPS_GATHER:
                counted &= ~MONASTERY_OF_SHIPS
            if duchy.shields & SILVER_PER_TILE:
                counted &= ~MONASTERY_OF_SALES
            duchy.monasteries = counted

    def asked(self) -> i64:
        """Return the question on top of the agenda; there is one until the game is over."""
        return self.agenda[self.depth - 1]

    def touch(self) -> i64:
        """Read a little of most things that a turn needs."""
        spaces = self.spaces
        found = self.agenda[0] + spaces[0] + spaces[8] + spaces[16] + spaces[24] + self.order[0] + self.turn
        for seat in self.seats:
            found += seat.dice[0] + seat.storage[0]
        for duchy in self.duchies:
            found += duchy.goods[0] + duchy.monasteries
            if duchy.covered:
                found += duchy.tiles[0] + duchy.left[0]
        return found

    def lift(self, space: i64) -> i64:
        """Take the tile off a space of the central board."""
        kind = self.spaces[space]
        self.spaces[space] = NO_TILE
        self.tiles_moved += 1
        return kind

    def take_from_pile(self, place: i64) -> None:
        """Take a tile from its pile. Copies share the piles, which are long, until one of them takes a tile."""
        if self.piles_shared:
            self.piles = self.piles[:]
            self.piles_shared = False
        self.piles[place] -= 1

    def ask(self, question: i64) -> None:
        """Push a question onto the agenda."""
        self.agenda[self.depth] = question
        self.depth += 1

    def close_question(self) -> None:
        """Pop the top question off the agenda."""
        self.depth -= 1
        self.agenda[self.depth] = 0

    def note(self, code: str, seat: i64, values: Values, points: i64 = 0, source: str = "") -> None:
        """Append an entry to the journal, which must be on."""
        journal = self.journal
        assert journal is not None
        journal.append(Entry(code, seat, values, points, source))


def empty_state(variant: Variant) -> Burgundy:
    """Set out the box: no one has anything yet, and all tiles and goods are in their piles."""
    players = variant.players
    annex = PLAIN_ANNEX
    if variant.expanded:
        annex = Annex(
            False,
            vec[i64]([0] * (DEPOTS * SHIELD_PLACES)),
            vec[i64]([1] * len(ROUTE_CARDS)) if variant.route_cards else NONE,
            0,
            0,
            False,
            0,
            variant.target,
            vec[i64]([0] * WAITING) if variant.solo else NONE,
            0,
        )
    return Burgundy(
        variant,
        [
            Seat(
                seat % variant.duchies,
                NO_BOARD,
                NO_CHOICE,
                vec[i64]([0] * DICE),
                vec[i64]([NO_TILE] * variant.slots),
                0,
                0,
            )
            for seat in range(players)
        ],
        [empty_duchy(variant) for _ in range(variant.duchies)],
        vec[i64]([NO_TILE] * SPACES),
        vec[i64]([0] * (DEPOTS * GOODS)),
        vec[i64](variant.coloured_tiles + variant.black_tiles),
        vec[i64]([GOODS_OF_COLOUR] * GOODS),
        vec[i64]([0] * ROUNDS),
        vec[i64]([0] * COLOURS),
        vec[i64](range(players)),
        vec[i64](range(players)),
        0,
        0,
        0,
        0,
        False,
        annex,
        vec[i64]([0] * DEPTH),
        0,
    )
