"""A duchy in play: its tiles, what belongs to it, and derived facts. Data; the rules are in `rules`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.vectors import equal, overwrite, overwrite_prefix
from duchy.games.burgundy.box.components import (
    ANY_COLOUR,
    BUILDING,
    FIRST_BUILDING,
    FIRST_MONASTERY,
    GOODS,
    HEXES,
    INN,
    KIND_COLOUR,
    KINDS,
    MINE,
    MONASTERY,
    NO_TILE,
    ROUTE_CARDS,
    SHIELDS,
    TEAM_STORAGE,
    TEAM_WORDS,
)
from duchy.games.burgundy.box.layout import UNDEALT, Layout
from duchy.games.burgundy.state.holdings import NO_ALLY, NONE, PLAIN_HOLDINGS, Holdings
from duchy.games.burgundy.variant import Variant

ANYWHERE: Final = 1 << 18
"""B11.5, shield 18: tiles need not be next to others."""


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
        shields: i64,
        holdings: Holdings,
        covered: i64,
        covered_east: i64,
        frontier: i64,
        frontier_east: i64,
        left: vec[i64],
        city: vec[i64],
        inns: i64,
        built: i64,
        monasteries: i64,
        mines: i64,
        joined: i64,
    ) -> None:
        """Store every field; those from `covered` on are derived from the tiles (`recount`).

        Hexes are bits of a word; a team's duchy has a second word for its east. shields: those on its castles, as bits.
        inns: the regions with an inn. built: the monasteries in this duchy. monasteries: those that count here (B11.4,
        B11.5). joined: the number of connected outposts.
        """
        self.layout = layout
        self.tiles = tiles
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.large_bonus = large_bonus
        self.small_bonus = small_bonus
        self.shields = shields
        self.holdings = holdings
        self.covered = covered
        self.covered_east = covered_east
        self.frontier = frontier
        self.frontier_east = frontier_east
        self.left = left
        self.city = city
        self.inns = inns
        self.built = built
        self.monasteries = monasteries
        self.mines = mines
        self.joined = joined

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
            self.shields,
            self.holdings.copy(),
            self.covered,
            self.covered_east,
            self.frontier,
            self.frontier_east,
            self.left[:],
            self.city[:],
            self.inns,
            self.built,
            self.monasteries,
            self.mines,
            self.joined,
        )

    def become(self, other: "Duchy") -> None:
        """Overwrite everything, without allocation."""
        layout = other.layout
        if self.layout is layout:
            self.tiles = overwrite_prefix(self.tiles, other.tiles, layout.hexes)
            self.left = overwrite_prefix(self.left, other.left, layout.regions)
            self.city = overwrite_prefix(self.city, other.city, layout.regions)
        else:
            self.layout = layout
            self.tiles = other.tiles[:]
            self.left = other.left[:]
            self.city = other.city[:]
        self.goods = overwrite(self.goods, other.goods)
        self.sold = overwrite(self.sold, other.sold)
        self.silver = other.silver
        self.workers = other.workers
        self.large_bonus = other.large_bonus
        self.small_bonus = other.small_bonus
        self.shields = other.shields
        self.covered = other.covered
        self.covered_east = other.covered_east
        self.frontier = other.frontier
        self.frontier_east = other.frontier_east
        self.inns = other.inns
        self.built = other.built
        self.monasteries = other.monasteries
        self.mines = other.mines
        self.joined = other.joined
        self.holdings = self.holdings.become(other.holdings)

    def equals(self, other: "Duchy") -> bool:
        """Return whether both are equal; derived facts need no comparison."""
        return (
            self.silver == other.silver
            and self.workers == other.workers
            and self.covered == other.covered
            and self.covered_east == other.covered_east
            and self.large_bonus == other.large_bonus
            and self.small_bonus == other.small_bonus
            and self.shields == other.shields
            and self.monasteries == other.monasteries
            and self.layout is other.layout
            and equal(self.tiles, other.tiles)
            and equal(self.goods, other.goods)
            and equal(self.sold, other.sold)
            and self.holdings.equals(other.holdings)
        )

    def lay_out(self, layout: Layout) -> None:
        """Start as an empty duchy of a layout."""
        self.layout = layout
        self.tiles = vec[i64]([NO_TILE] * layout.hexes)
        self.recount()

    def recount(self) -> None:
        """Recompute everything derived from tiles, except allies and shields."""
        layout = self.layout
        self.covered = 0
        self.covered_east = 0
        self.frontier = 0
        self.frontier_east = 0
        self.left = layout.region_size[:]
        self.city = vec[i64]([0] * layout.regions)
        self.inns = 0
        self.built = 0
        self.monasteries = 0
        self.mines = 0
        self.joined = 0
        for hex_ in range(layout.hexes):
            if self.tiles[hex_] != NO_TILE:
                self.cover(hex_, self.tiles[hex_])
        if self.shields & ANYWHERE:
            self.open_everywhere()

    def open_everywhere(self) -> None:
        """B11.5. Count every empty hex as next to a placed tile, with shield 18."""
        self.frontier = self.layout.colour_hexes[ANY_COLOUR] & ~self.covered
        if self.layout.words == TEAM_WORDS:
            self.frontier_east = self.layout.colour_hexes_east[ANY_COLOUR] & ~self.covered_east

    def cover(self, hex_: i64, kind: i64) -> None:
        """Put a tile on an empty hex and update the derived facts."""
        layout = self.layout
        bit: i64 = 1
        self.tiles[hex_] = kind
        if layout.words == 1:
            bit <<= hex_
            self.covered |= bit
            self.frontier = (self.frontier | layout.neighbours[hex_]) & ~self.covered
        else:
            self.cover_half(hex_)
        region = layout.region[hex_]
        self.left[region] -= 1
        colour = KIND_COLOUR[kind]
        bit = 1
        if colour == BUILDING:
            self.city[region] |= bit << (kind - FIRST_BUILDING)
        elif colour == MONASTERY:
            bit <<= kind - FIRST_MONASTERY + 1
            self.built |= bit
            self.monasteries |= bit
        elif colour == MINE:
            self.mines += 1
        elif kind == INN:
            bit <<= region
            self.inns |= bit
        if len(layout.outposts):
            self.joined = count_connected(layout, self.covered)

    def cover_half(self, hex_: i64) -> None:
        """Update the two words of a team's duchy."""
        layout = self.layout
        bit: i64 = 1
        if hex_ < HEXES:
            bit <<= hex_
            self.covered |= bit
        else:
            bit <<= hex_ - HEXES
            self.covered_east |= bit
        self.frontier = (self.frontier | layout.neighbours[hex_]) & ~self.covered
        self.frontier_east = (self.frontier_east | layout.neighbours_east[hex_]) & ~self.covered_east

    def is_open(self, hex_: i64) -> bool:
        """Return whether a hex is empty and next to a placed tile (B4.2)."""
        if hex_ >= HEXES:
            return self.frontier_east >> (hex_ - HEXES) & 1 == 1
        return self.frontier >> hex_ & 1 == 1

    def is_covered(self, hex_: i64) -> bool:
        """Return whether a hex has a tile."""
        if hex_ >= HEXES:
            return self.covered_east >> (hex_ - HEXES) & 1 == 1
        return self.covered >> hex_ & 1 == 1

    def has(self, monasteries: i64) -> bool:
        """Return whether any of a set of monasteries counts in the duchy."""
        return self.monasteries & monasteries != 0

    def colour_complete(self, colour: i64) -> bool:
        """Return whether every hex of a colour is covered."""
        layout = self.layout
        if layout.words == TEAM_WORDS and layout.colour_hexes_east[colour] & ~self.covered_east:
            return False
        return layout.colour_hexes[colour] & ~self.covered == 0

    def empty_hexes(self) -> int:
        """Return the number of hexes without a tile."""
        return int(self.layout.hexes - hexes_in(self.covered) - hexes_in(self.covered_east))


def hexes_in(word: i64) -> i64:
    """Return the number of hexes in a word."""
    count: i64 = 0
    while word:
        word &= word - 1
        count += 1
    return count


def count_connected(layout: Layout, covered: i64) -> i64:
    """B9.2. Return the number of outposts connected by one chain of adjacent tiles; 0 if fewer than two."""
    most: i64 = 0
    for first in range(i64(len(layout.outposts))):
        chain = layout.outposts[first] & covered
        reached: i64 = 0
        while chain != reached:
            reached = chain
            for hex_ in range(layout.hexes):
                if chain >> hex_ & 1:
                    chain |= layout.neighbours[hex_] & covered
        joined: i64 = 0
        for other in range(i64(len(layout.outposts))):
            if layout.outposts[other] & chain:
                joined += 1
        most = max(most, joined)
    return most if most > 1 else 0


def empty_duchy(variant: Variant) -> Duchy:
    """Make a placeholder for a duchy before it is dealt."""
    holdings = PLAIN_HOLDINGS
    if variant.expanded:
        holdings = Holdings(
            False,
            vec[i64]([NO_TILE] * TEAM_STORAGE) if variant.teams else NONE,
            vec[i64]([0] * KINDS) if variant.shields else NONE,
            0,
            vec[i64]([0] * (SHIELDS + 1)) if variant.shields else NONE,
            NO_ALLY,
            vec[i64]([0] * len(ROUTE_CARDS)) if variant.route_cards else NONE,
            NONE,
            NONE,
        )
    goods, sold = vec[i64]([0] * GOODS), vec[i64]([0] * GOODS)
    return Duchy(UNDEALT, NONE, goods, sold, 0, 0, 0, 0, 0, holdings, 0, 0, 0, 0, NONE, NONE, 0, 0, 0, 0, 0)
