"""Facts that follow from the tiles of a Burgundy state alone, counted a second time with separate geometry."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from duchy.games.burgundy.box.components import (
    ALTERNATING_SPACE,
    BLACK_IN_USE,
    CASTLE_TILE,
    COLOUR_NAMES,
    FIRST_BLACK,
    FIRST_BUILDING,
    FIRST_MONASTERY,
    INN,
    KIND_COLOUR,
    KIND_NAMES,
    SHIELDS,
    SPACE_COLOUR,
    SPACE_FROM_PLAYERS,
)
from duchy.games.burgundy.box.layout import Layout
from duchy.games.burgundy.state.agenda import ASK_ALLY, ASK_COURT, ASK_UPKEEP, argument_of, kind_of
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.holdings import NO_ALLY, PLAIN_ANNEX, PLAIN_HOLDINGS
from duchy.games.burgundy.state.state import Burgundy

ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
STEPS: Final = ((0, 4), (1, 2))
"""How far the letters of neighbours are from each other in a drawing: rows down, characters across."""
ANY_COLOUR: Final = 6
MINE: Final = COLOUR_NAMES.index("mine")
BUILDING: Final = COLOUR_NAMES.index("building")
MONASTERY: Final = COLOUR_NAMES.index("monastery")
WORD: Final = 37
KNOWN: Final = 1 << 12
"""How many duchies are remembered: most of them are the same before and after an action, and are counted once."""


class Plan:
    """A duchy as its drawing shows it: neighbours, regions, and starting places."""

    def __init__(self, drawing: str) -> None:
        head, *lines = drawing.rstrip().splitlines()
        rows = [line for line in lines if line.strip().startswith((*"CMSYBA", ".."))]
        facts = [line.split() for line in lines if line not in rows]
        west: list[tuple[int, int, str]] = []
        east: list[tuple[int, int, str]] = []
        for row, line in enumerate(rows):
            cells = [(row, at, line[at : at + 2]) for at in range(0, len(line), 2) if line[at : at + 2].strip(" .")]
            own = ROWS[row] if head.startswith("team") else len(cells)
            west += cells[:own]
            east += cells[own:]
        found = west + east
        self.letters = [text[0] for _, _, text in found]
        self.around = [
            {there for there, (down, right, _) in enumerate(found) if (abs(row - down), abs(at - right)) in STEPS}
            for row, at, _ in found
        ]
        self.regions: list[frozenset[int]] = []
        for first in range(len(found)):
            if not any(first in region for region in self.regions):
                same = {hex_ for hex_, letter in enumerate(self.letters) if letter == self.letters[first]}
                self.regions.append(self.chain({first}, same))
        for words in facts:
            if words[0] == "rivers":
                for here, there in (map(int, pair.split("-")) for pair in words[1:]):
                    self.around[here - 1].add(there - 1)
                    self.around[there - 1].add(here - 1)
        self.starts = [int(hex_) - 1 for words in facts if words[0] == "starts" for hex_ in words[1:]]
        self.starts = self.starts or [hex_ for hex_, letter in enumerate(self.letters) if letter == "C"]
        self.outposts = [
            {int(hex_) - 1 for hex_ in touched.split("+")}
            for words in facts
            if words[0] == "outposts"
            for touched in words[1:]
        ]

    def chain(self, first: set[int], among: Iterable[int]) -> frozenset[int]:
        """Join all hexes that can be reached from some hexes by steps among others."""
        joined = set(first)
        allowed = set(among)
        while grown := {there for here in joined for there in self.around[here] if there in allowed} - joined:
            joined |= grown
        return frozenset(joined)

    def joined(self, placed: set[int]) -> int:
        """B9.2. Count the outposts that one chain of tiles connects."""
        most = max(
            (
                sum(1 for other in self.outposts if other & self.chain(one & placed, placed))
                for one in self.outposts
                if one & placed
            ),
            default=0,
        )
        return most if most > 1 else 0


@cache
def plan_of(drawing: str) -> Plan:
    """Read a drawing, once."""
    return Plan(drawing)


@cache
def plan(layout: Layout) -> Plan:
    """Read the drawing of a layout."""
    return plan_of(layout.drawing())


def check_board(burgundy: Burgundy, players: int) -> None:
    """B1.6. Only spaces in use hold tiles, and each a tile of its colour."""
    phase = min(int(burgundy.phase), 4)
    for space, kind in enumerate(burgundy.spaces):
        if not kind:
            continue
        if space >= FIRST_BLACK:
            assert space < FIRST_BLACK + BLACK_IN_USE[players]
        else:
            assert SPACE_FROM_PLAYERS[space] <= max(players, 2)
            colour = SPACE_COLOUR[space]
            if space == ALTERNATING_SPACE and players == 3 and phase in {1, 3}:
                colour = MINE
            assert KIND_COLOUR[kind] == colour
    assert min(burgundy.goods) >= 0
    assert min(burgundy.bag) >= 0
    assert min(burgundy.piles) >= 0


def check_annex(burgundy: Burgundy) -> None:
    """B9, B11, B13. Check the pieces next to the board, and those that wait there."""
    annex, variant = burgundy.annex, burgundy.variant
    if not variant.expanded:
        assert annex is PLAIN_ANNEX
        assert (0, 0, False, 0, 0, 0) == (
            *(annex.inns, annex.outposts, annex.turned),
            *(annex.closing, annex.target, annex.waiting),
        )
        return
    assert annex is not PLAIN_ANNEX
    assert 0 <= annex.inns <= (5 if variant.inns else 0)
    assert 0 <= annex.outposts <= (variant.players if variant.outposts else 0)
    assert annex.closing >= 0
    assert variant.shields or not annex.closing
    assert variant.solo == bool(annex.effects) or not annex.waiting
    assert 0 <= annex.waiting <= len(annex.effects)
    assert all(effect == 0 for effect in list(annex.effects)[annex.waiting :])
    if variant.solo:
        assert 5 <= annex.target <= variant.target
        assert (variant.target - annex.target) % 5 == 0 or annex.target == 5
        assert 0 <= burgundy.seats[0].points < annex.target


def check_shields(burgundy: Burgundy) -> None:
    """B11.2. Every shield is in one place; a duchy's shields are on castles, one on each."""
    lying = [int(shield) for shield in burgundy.annex.shields if shield]
    asked = [burgundy.agenda[level] for level in range(burgundy.depth)]
    lying += [int(argument_of(each)) for each in asked if kind_of(each) == ASK_COURT]
    for duchy in burgundy.duchies:
        places = {shield: int(hex_) for shield, hex_ in enumerate(duchy.holdings.shield_hex) if hex_}
        assert duchy.shields == sum(1 << shield for shield in places)
        assert len(places) == len(set(places.values()))
        assert all(duchy.tiles[hex_ - 1] == CASTLE_TILE for hex_ in places.values())
        assert duchy.holdings.ally == NO_ALLY or 6 in places
        lying += places
    assert len(lying) == len(set(lying))
    assert all(1 <= shield <= SHIELDS for shield in lying)
    closing = [kind_of(each) for each in asked if kind_of(each) in {ASK_UPKEEP, ASK_ALLY}]
    assert not closing or burgundy.annex.closing


@lru_cache(maxsize=KNOWN)
def check_tiles(layout: Layout, tiles: tuple[int, ...], scattered: bool, doubled: bool) -> None:
    """B4.2, B4.5, B9.4. Colours and adjacency, and in every region each building once, unless a rule says otherwise."""
    placed = {hex_: kind for hex_, kind in enumerate(tiles) if kind}
    colours = {hex_: KIND_COLOUR[kind] for hex_, kind in placed.items()}
    assert all(colour in {ANY_COLOUR, layout.colour[hex_]} for hex_, colour in colours.items())
    if placed and not scattered:
        assert plan(layout).chain({min(placed)}, placed) == set(placed)
    for region in plan(layout).regions if placed else ():
        kinds = [placed[hex_] for hex_ in region if hex_ in placed]
        buildings = [kind for kind in kinds if KIND_COLOUR[kind] == BUILDING]
        assert len(buildings) == len(set(buildings)) or doubled
        assert kinds.count(INN) <= 1


def check_duchy(burgundy: Burgundy, duchy: Duchy) -> None:
    """B4.2, B4.5, B5.1, B9.4. Colours, adjacency, cities, inns and stores follow the rules."""
    variant = burgundy.variant
    assert duchy.silver >= 0
    assert duchy.workers >= 0
    assert min(duchy.goods) >= 0
    assert variant.solo or sum(1 for tiles in duchy.goods if tiles) <= 3
    tiles = tuple(duchy.tiles)
    doubled = any(FIRST_MONASTERY in list(each.tiles) for each in (burgundy.duchies if variant.shields else [duchy]))
    check_tiles(duchy.layout, tiles, variant.shields, doubled)
    holdings = duchy.holdings
    assert holdings.plain == (not variant.expanded)
    assert not holdings.plain or holdings is PLAIN_HOLDINGS
    assert len(holdings.store) == (2 if variant.teams else 0)
    assert holdings.yard_tiles == sum(holdings.yard)
    assert min(holdings.yard, default=0) >= 0
    assert min(duchy.sold) >= 0
    carried = list(holdings.route_goods)
    assert len(carried) <= 3 * len(holdings.route)
    assert all(carried.count(colour) <= duchy.sold[colour - 1] for colour in set(carried))


def check_recount(burgundy: Burgundy) -> None:
    """Compare the incremental facts with `recount` and with a separate count."""
    again = burgundy.copy()
    again.recount()
    for duchy, other in zip(burgundy.duchies, again.duchies, strict=True):
        facts = facts_of(duchy)
        assert facts == facts_of(other)
        if len(duchy.tiles):
            assert facts == counted(burgundy, duchy)


def facts_of(duchy: Duchy) -> dict[str, object]:
    """List the facts of a duchy that follow from tiles, shields and allies."""
    return {
        "covered": halves(duchy.covered, duchy.covered_east),
        "frontier": halves(duchy.frontier, duchy.frontier_east),
        "left": list(duchy.left),
        "city": list(duchy.city),
        "inns": int(duchy.inns),
        "built": int(duchy.built),
        "monasteries": int(duchy.monasteries),
        "mines": int(duchy.mines),
        "joined": int(duchy.joined),
    }


@lru_cache(maxsize=KNOWN)
def halves(west: int, east: int) -> frozenset[int]:
    """List the hexes of two words."""
    return frozenset(hex_ for hex_ in range(2 * WORD) if (west >> hex_ if hex_ < WORD else east >> (hex_ - WORD)) & 1)


def counted(burgundy: Burgundy, duchy: Duchy) -> dict[str, object]:
    """Count the same facts from the drawing and the tiles."""
    ally = duchy.holdings.ally
    allied = () if ally == NO_ALLY else tuple(burgundy.duchies[ally].tiles)
    return counted_from(duchy.layout, tuple(duchy.tiles), int(duchy.shields), allied)


@lru_cache(maxsize=KNOWN)
def counted_from(layout: Layout, tiles: tuple[int, ...], shields: int, allied: tuple[int, ...]) -> dict[str, object]:
    """Count the facts of a duchy from its drawing, its tiles and shields, and the tiles of its ally."""
    drawn = plan(layout)
    placed = {hex_: kind for hex_, kind in enumerate(tiles) if kind}
    frontier = {there for hex_ in placed for there in drawn.around[hex_]}
    if shields >> 18 & 1:
        frontier = set(range(len(drawn.around)))
    buildings = {hex_: kind for hex_, kind in placed.items() if KIND_COLOUR[kind] == BUILDING}
    built = monasteries_of(tiles)
    counting = built | monasteries_of(allied)
    counting -= {monastery for shield, monastery in ((5, 5), (9, 3)) if shields >> shield & 1}
    return {
        "covered": set(placed),
        "frontier": frontier - set(placed),
        "left": [len(region - set(placed)) for region in drawn.regions],
        "city": [
            sum({1 << (buildings[hex_] - FIRST_BUILDING) for hex_ in region if hex_ in buildings})
            for region in drawn.regions
        ],
        "inns": sum(
            1 << place for place, region in enumerate(drawn.regions) if any(placed.get(h) == INN for h in region)
        ),
        "built": sum(1 << number for number in built),
        "monasteries": sum(1 << number for number in counting),
        "mines": sum(1 for kind in placed.values() if KIND_NAMES[kind] == "mine"),
        "joined": drawn.joined(set(placed)),
    }


def monasteries_of(tiles: tuple[int, ...]) -> set[int]:
    """List the monasteries among a duchy's tiles, by their number."""
    return {kind - FIRST_MONASTERY + 1 for kind in tiles if kind and KIND_COLOUR[kind] == MONASTERY}
