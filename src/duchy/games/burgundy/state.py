"""The state of a game of Burgundy: the central board, the duchies and the seats. Data; the rules are in `rules`.

Duchies and seats are two things: with two teams, two seats share one duchy and what belongs to it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.game import State
from duchy.core.journal import Entry, Values
from duchy.games.burgundy.agenda import DEPTH
from duchy.games.burgundy.components import (
    BLACK_TILES,
    BUILDING,
    COLOURED_TILES,
    COLOURS,
    DEPOTS,
    DICE,
    FIRST_BUILDING,
    FIRST_MONASTERY,
    GOODS,
    GOODS_OF_COLOUR,
    KIND_COLOUR,
    MINE,
    MONASTERY,
    NO_TILE,
    ROUNDS,
    SPACES,
    STORAGE,
)
from duchy.games.burgundy.layout import UNDEALT, Layout
from duchy.games.burgundy.variant import Variant

NO_BOARD: Final = -1
NO_CHOICE: Final = -1


class Duchy:
    """A duchy and what belongs to it: tiles, goods, bonus tiles, and silver and workers, which have no limit (B5.9)."""

    def __init__(
        self,
        layout: Layout,
        tiles: vec[i64],
        goods: vec[i64],
        sold: vec[i64],
        silver: i64,
        workers: i64,
        large_bonus: i64,
        small_bonus: i64,
        covered: i64,
        frontier: i64,
        left: vec[i64],
        city: vec[i64],
        monasteries: i64,
        mines: i64,
    ) -> None:
        """Take every field; the last six are facts that follow from the tiles (`recount`)."""
        self.layout = layout
        self.tiles = tiles
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.large_bonus = large_bonus
        self.small_bonus = small_bonus
        self.covered = covered
        self.frontier = frontier
        self.left = left
        self.city = city
        self.monasteries = monasteries
        self.mines = mines

    def copy(self) -> "Duchy":
        """Copy everything but the layout, which never changes."""
        return Duchy(
            self.layout,
            self.tiles[:],
            self.goods[:],
            self.sold[:],
            self.silver,
            self.workers,
            self.large_bonus,
            self.small_bonus,
            self.covered,
            self.frontier,
            self.left[:],
            self.city[:],
            self.monasteries,
            self.mines,
        )

    def lay_out(self, layout: Layout) -> None:
        """Begin with an empty duchy of a layout."""
        self.layout = layout
        self.tiles = vec[i64]([NO_TILE] * layout.hexes)
        self.recount()

    def recount(self) -> None:
        """Work out anew everything that follows from the tiles."""
        self.covered = 0
        self.frontier = 0
        self.left = self.layout.region_size[:]
        self.city = vec[i64]([0] * self.layout.regions)
        self.monasteries = 0
        self.mines = 0
        for hex_ in range(self.layout.hexes):
            if self.tiles[hex_] != NO_TILE:
                self.cover(hex_, self.tiles[hex_])

    def cover(self, hex_: i64, kind: i64) -> None:
        """Lay a tile on an empty hex and keep the facts that follow from the tiles."""
        layout = self.layout
        bit: i64 = 1
        bit <<= hex_
        self.tiles[hex_] = kind
        self.covered |= bit
        self.frontier = (self.frontier | layout.neighbours[hex_]) & ~self.covered
        region = layout.region[hex_]
        self.left[region] -= 1
        colour = KIND_COLOUR[kind]
        bit = 1
        if colour == BUILDING:
            self.city[region] |= bit << (kind - FIRST_BUILDING)
        elif colour == MONASTERY:
            self.monasteries |= bit << (kind - FIRST_MONASTERY + 1)
        elif colour == MINE:
            self.mines += 1

    def is_open(self, hex_: i64) -> bool:
        """Say whether a hex is empty and next to a placed tile (B4.2)."""
        return self.frontier >> hex_ & 1 == 1

    def is_covered(self, hex_: i64) -> bool:
        """Say whether a tile lies on a hex."""
        return self.covered >> hex_ & 1 == 1

    def has(self, monasteries: i64) -> bool:
        """Say whether one of a set of monasteries stands in the duchy."""
        return self.monasteries & monasteries != 0

    def colour_complete(self, colour: i64) -> bool:
        """Say whether every hex of a colour is covered."""
        return self.layout.colour_hexes[colour] & ~self.covered == 0

    def empty_hexes(self) -> int:
        """Count the hexes without a tile."""
        return sum(1 for hex_ in range(self.layout.hexes) if not self.is_covered(hex_))


class Seat:
    """What is a seat's own: dice, storage, points, and the marker on the bridge."""

    def __init__(
        self, duchy: i64, board: i64, choice: i64, dice: vec[i64], storage: vec[i64], points: i64, space: i64
    ) -> None:
        """Take every field; a die that is used is 0, an empty slot `NO_TILE`.

        board: the double-sided board dealt in the expert set-up. choice: the start that was chosen, until it is shown.
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
        agenda: vec[i64],
        depth: i64,
    ) -> None:
        """Take every field.

        spaces: the tile on each space of the central board. goods: by depot and colour. piles: tiles not yet
        drawn, coloured backs then black backs, by kind. bag: goods not yet drawn. round_goods: colours, counted
        from 1, on the round spaces, 0 where none lies. bonus: how many bonus tiles of a colour are taken. bridge:
        seats from the foremost marker to the last. order: the turn order of this round. turn:
        whose turn of the order it is.
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
        self.agenda = agenda
        self.depth = depth
        self.journal: list[Entry] | None = None

    def copy(self) -> "Burgundy":
        """Copy everything that changes; the journal of the copy is off."""
        return Burgundy(
            self.variant,
            [seat.copy() for seat in self.seats],
            [duchy.copy() for duchy in self.duchies],
            self.spaces[:],
            self.goods[:],
            self.piles[:],
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
            self.agenda[:],
            self.depth,
        )

    def duchy(self, seat: i64) -> Duchy:
        """Give the duchy of a seat."""
        return self.duchies[self.seats[seat].duchy]

    def asked(self) -> i64:
        """Give the question on top of the agenda; there is one until the game is over."""
        return self.agenda[self.depth - 1]

    def ask(self, question: i64) -> None:
        """Put a question on top of the agenda."""
        self.agenda[self.depth] = question
        self.depth += 1

    def answered(self) -> None:
        """Take the top question off the agenda."""
        self.depth -= 1
        self.agenda[self.depth] = 0

    def note(self, code: str, seat: i64, values: Values, points: i64 = 0, source: str = "") -> None:
        """Write an entry into the journal, which must be on."""
        journal = self.journal
        assert journal is not None
        journal.append(Entry(code, seat, values, points, source))


def empty_state(variant: Variant) -> Burgundy:
    """Lay out the box: nobody has anything yet, all tiles and goods are in their piles."""
    players = variant.players
    return Burgundy(
        variant,
        [
            Seat(seat, NO_BOARD, NO_CHOICE, vec[i64]([0] * DICE), vec[i64]([NO_TILE] * STORAGE), 0, 0)
            for seat in range(players)
        ],
        [empty_duchy() for _ in range(players)],
        vec[i64]([NO_TILE] * SPACES),
        vec[i64]([0] * (DEPOTS * GOODS)),
        vec[i64](COLOURED_TILES + BLACK_TILES),
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
        vec[i64]([0] * DEPTH),
        0,
    )


def empty_duchy() -> Duchy:
    """Make the place of a duchy before it is dealt."""
    none = vec[i64]()
    return Duchy(UNDEALT, none, vec[i64]([0] * GOODS), vec[i64]([0] * GOODS), 0, 0, 0, 0, 0, 0, none, none, 0, 0)
