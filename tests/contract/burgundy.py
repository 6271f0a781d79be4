"""Castles of Burgundy before the conformance kit: its option sets, its pieces and its invariants.

What can be counted from the tiles alone is counted here a second time, with the geometry of its own.
"""

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Final, cast

from duchy.core.game import State
from duchy.games import load
from duchy.games.burgundy.actions import PLACE, SELL, START
from duchy.games.burgundy.agenda import ASK_DISCARD, ASK_FIRST, DEPTH, argument_of, kind_of
from duchy.games.burgundy.components import (
    ALTERNATING_SPACE,
    BLACK_IN_USE,
    BOARDS_2011,
    BOARDS_2019,
    CASTLE_TILE,
    COLOUR_NAMES,
    FIRST_BLACK,
    FIRST_BUILDING,
    FIRST_MONASTERY,
    KIND_COLOUR,
    KIND_NAMES,
    KINDS,
    SPACE_COLOUR,
    SPACE_FROM_PLAYERS,
)
from duchy.games.burgundy.state import Burgundy, Duchy
from tests.contract.witness import Witness

MIRROR: Final = """The first duchy in a mirror.

duchy mirror
      Y3  C4  C5  A6
    B4  Y5  C6  A1  A2
  B3  B2  Y1  B3  A4  A5
S1  S4  S5  C6  S2  S1  S6
  A2  B1  B3  M4  B5  B2
    B6  B5  Y2  M1  B6
      B3  Y1  Y4  M3
"""

NO_CHOICE: Final = -1
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)


@cache
def around() -> tuple[frozenset[int], ...]:
    """Find the neighbours of each hex by cube coordinates."""
    cells: dict[tuple[int, int], int] = {}
    for row, length in enumerate(ROWS):
        for column in range(length):
            cells[row - 3, column + max(-3, -row)] = len(cells)
    steps = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
    return tuple(frozenset(cells[r + y, q + x] for y, x in steps if (r + y, q + x) in cells) for r, q in cells)


@cache
def regions(colours: tuple[int, ...]) -> tuple[frozenset[int], ...]:
    """Find the regions of a duchy, in the order of their first hexes."""
    found: list[frozenset[int]] = []
    for first in range(len(colours)):
        if not any(first in region for region in found):
            region = {first}
            while grown := {n for h in region for n in around()[h] if colours[n] == colours[first]} - region:
                region |= grown
            found.append(frozenset(region))
    return tuple(found)


class BurgundyWitness(Witness):
    """B1-B8: two editions, two to four players, every duchy and every option."""

    def __init__(self) -> None:
        super().__init__(load("burgundy"))

    def cases(self) -> dict[str, dict[str, object]]:
        """List both editions, all player counts, every duchy alike and otherwise, every way to start."""
        found: dict[str, dict[str, object]] = {}
        for edition, players in product((2019, 2011), (2, 3, 4)):
            duchies = [str(number) for number in range(1, 11 if edition == 2019 else 10)]
            base: dict[str, object] = {"edition": edition, "players": players}
            name = f"{edition}-{players}p"
            for duchy in duchies:
                found[f"{name}-duchy{duchy}"] = base | {"duchies": duchy}
            found[f"{name}-different"] = base | {"duchies": ",".join(duchies[2 : 2 + players]), "start": "hidden"}
            found[f"{name}-random"] = base | {"duchies": "random"}
            found[f"{name}-alike"] = base | {"duchies": "random-alike", "start": "hidden"}
            found[f"{name}-boards"] = base | {"duchies": "boards", "start": "turn"}
            found[f"{name}-boards-hidden"] = base | {"duchies": "boards", "start": "hidden"}
            for start in ("centre", "turn", "hidden"):
                found[f"{name}-{start}"] = base | {"duchies": "1", "start": start}
            for tie, goods in (("fewest_empty", "stay"), ("most_empty", "discard")):
                found[f"{name}-{tie}-{goods}"] = base | {"tie_break": tie, "overflow_goods": goods}
            found[f"{name}-drawn"] = base | {"duchies": "mirror", "drawings": MIRROR}
        return found

    def options(self, state: State) -> Mapping[str, object]:
        """Read the options of the variant."""
        return cast(Burgundy, state).variant.options

    def longest(self, state: State) -> int:
        """Bound chance and seats apart.

        A turn has two dice, a purchase, its end, and a discard for each tile that comes in; each of 36 tiles
        placed brings an effect to answer and a discard, or a load and colours to keep; a start is chosen once.
        """
        players = self.game.seats(state)
        set_up = 1 + 3 * players + players
        phases = 5 * (FIRST_BLACK + BLACK_IN_USE[players] + 5)
        rounds = 25 * (players + 1)
        return set_up + phases + rounds + players * (1 + 25 * (2 + 1 + 1 + 3) + 36 * 2)

    def pieces(self, state: State) -> dict[str, int]:
        """Count tiles by kind and goods by colour, wherever they are."""
        burgundy = cast(Burgundy, state)
        tiles = [int(burgundy.piles[kind] + burgundy.piles[KINDS + kind]) for kind in range(KINDS)]
        for places in (
            list(burgundy.spaces),
            *(list(seat.storage) for seat in burgundy.seats),
            *(list(duchy.tiles) for duchy in burgundy.duchies),
        ):
            for kind in places:
                tiles[kind] += 1
        for level in range(burgundy.depth):
            if kind_of(burgundy.agenda[level]) == ASK_DISCARD:
                tiles[argument_of(burgundy.agenda[level])] += 1
        if burgundy.depth == 0 or kind_of(burgundy.agenda[0]) != ASK_FIRST:  # starting castles that wait
            tiles[CASTLE_TILE] += sum(1 for duchy in burgundy.duchies if not any(duchy.tiles))
        found = {KIND_NAMES[kind]: tiles[kind] for kind in range(1, KINDS)}
        for colour in range(6):
            lying = [int(burgundy.goods[depot * 6 + colour]) for depot in range(6)]
            lying += [int(duchy.goods[colour] + duchy.sold[colour]) for duchy in burgundy.duchies]
            lying += [1 for goods in burgundy.round_goods if goods == colour + 1]
            found[f"goods {colour + 1}"] = sum(lying) + int(burgundy.bag[colour])
        return found

    def never_fall(self, state: State) -> list[int]:
        """List time, points, markers, placed tiles, goods sold, bonus tiles."""
        burgundy = cast(Burgundy, state)
        numbers = [int(burgundy.phase * 5 + burgundy.round % 5)]
        for seat in burgundy.seats:
            numbers += [int(seat.points), int(seat.space)]
        for duchy in burgundy.duchies:
            numbers += [sum(1 for kind in duchy.tiles if kind), *map(int, duchy.sold)]
            numbers += [int(duchy.large_bonus).bit_count(), int(duchy.small_bonus).bit_count()]
        return numbers

    def lively(self, action: int) -> bool:
        """Prefer to place tiles."""
        return PLACE <= action < SELL

    def check(self, state: State) -> None:
        """Check the table, the seats and the duchies."""
        burgundy = cast(Burgundy, state)
        players = self.game.seats(state)
        check_board(burgundy, players)
        spaces = [int(burgundy.seats[seat].space) for seat in burgundy.bridge]
        if burgundy.depth == 0 or kind_of(burgundy.agenda[0]) != ASK_FIRST:
            assert sorted(burgundy.bridge) == list(range(players))
            assert sorted(burgundy.order) == list(range(players))
        assert spaces == sorted(spaces, reverse=True)
        assert all(0 <= space <= 6 for space in spaces)
        assert 0 <= burgundy.depth < DEPTH
        assert all(question == 0 for question in list(burgundy.agenda)[burgundy.depth :])
        for seat in burgundy.seats:
            assert all(0 <= pips <= 6 for pips in seat.dice)
            assert len(seat.storage) == 3
            assert seat.points >= 0
        for colour, name in enumerate(COLOUR_NAMES):
            large = sum(duchy.large_bonus >> colour & 1 for duchy in burgundy.duchies)
            small = sum(duchy.small_bonus >> colour & 1 for duchy in burgundy.duchies)
            assert (large, small) in {(0, 0), (1, 0), (1, 1)}, name
            assert burgundy.bonus[colour] == large + small
        for duchy in burgundy.duchies:
            check_duchy(duchy)
            check_recount(duchy)

    def check_happened(self, before: State, after: State, outcome: int) -> None:
        """Look for the outcome on the table."""
        then, now = cast(Burgundy, before), cast(Burgundy, after)
        about = argument_of(then.asked())
        values = self.game.fields(outcome)
        do = values["do"]
        if do == "first":
            assert now.order[0] == cast(int, values["seat"]) - 1
        elif do == "goods":
            colour = cast(int, values["goods"]) - 1
            assert now.bag[colour] == then.bag[colour] - 1
            if kind_of(then.asked()) == 3:
                assert now.duchy(about).goods[colour] == then.duchy(about).goods[colour] + 1
            else:
                assert now.round_goods[about] == colour + 1
        elif do == "duchy":
            assert now.duchy(about).layout is now.variant.layouts[cast(int, values["duchy"]) - 1]
        elif do == "board":
            assert now.seats[about].board == cast(int, values["board"]) - 1
        elif do == "tile":
            assert KIND_NAMES[now.spaces[about]] == values["tile"]
        elif do == "roll":
            assert list(now.seats[about].dice) == [values["first"], values["second"]]
        else:
            assert do == "white"
            place = (cast(int, values["white"]) - 1) * 6 + then.round_goods[then.round] - 1
            assert now.white == values["white"]
            assert now.goods[place] == then.goods[place] + 1

    def hidden(self, state: State, viewer: int) -> tuple[int, ...]:
        """List the hidden starts of others."""
        seats = cast(Burgundy, state).seats
        return tuple(int(seat.choice) for index, seat in enumerate(seats) if index != viewer)

    def possibly_hidden(self, state: State, viewer: int) -> list[tuple[int, ...]]:
        """List every castle hex on every side of what the others were dealt."""
        burgundy = cast(Burgundy, state)
        ways: list[list[int]] = []
        for index, seat in enumerate(burgundy.seats):
            if index == viewer:
                continue
            if seat.choice == NO_CHOICE:
                ways.append([NO_CHOICE])
                continue
            layouts = [burgundy.duchy(index).layout]
            if seat.board >= 0:
                boards = BOARDS_2019 if burgundy.variant.edition == 2019 else BOARDS_2011
                names = boards[seat.board][:2]
                layouts = [next(each for each in burgundy.variant.layouts if each.name == name) for name in names]
            starts = [
                START + side * 37 + hex_
                for side, layout in enumerate(layouts)
                for hex_ in range(37)
                if layout.drawing().split()[2 + hex_].startswith("C")
            ]
            ways.append(starts)
        return list(product(*ways))


def check_board(burgundy: Burgundy, players: int) -> None:
    """B1.6. Only spaces in use hold tiles, and each a tile of its colour."""
    phase = min(int(burgundy.phase), 4)
    for space, kind in enumerate(burgundy.spaces):
        if not kind:
            continue
        if space >= FIRST_BLACK:
            assert space < FIRST_BLACK + BLACK_IN_USE[players]
        else:
            assert SPACE_FROM_PLAYERS[space] <= players
            colour = SPACE_COLOUR[space]
            if space == ALTERNATING_SPACE and players == 3 and phase in {1, 3}:
                colour = COLOUR_NAMES.index("mine")
            assert KIND_COLOUR[kind] == colour
    assert all(tiles >= 0 for tiles in burgundy.goods)
    assert all(tiles >= 0 for tiles in burgundy.bag)
    assert all(tiles >= 0 for tiles in burgundy.piles)


def check_duchy(duchy: Duchy) -> None:
    """B4.2, B4.5, B5.1. Colours, adjacency, cities and stores are as the rules want them."""
    assert duchy.silver >= 0
    assert duchy.workers >= 0
    assert all(tiles >= 0 for tiles in duchy.goods)
    assert sum(1 for tiles in duchy.goods if tiles) <= 3
    placed = {hex_: int(kind) for hex_, kind in enumerate(duchy.tiles) if kind}
    assert all(KIND_COLOUR[kind] == duchy.layout.colour[hex_] for hex_, kind in placed.items())
    if placed:
        joined = {min(placed)}
        while grown := {n for h in joined for n in around()[h] if n in placed} - joined:
            joined |= grown
        assert joined == set(placed)
    if FIRST_MONASTERY not in placed.values():
        for region in regions(tuple(map(int, duchy.layout.colour))):
            kinds = [placed[hex_] for hex_ in region if hex_ in placed]
            if kinds and KIND_COLOUR[kinds[0]] == COLOUR_NAMES.index("building"):
                assert len(kinds) == len(set(kinds))


def check_recount(duchy: Duchy) -> None:
    """Compare the incremental facts with `recount` and with a count of our own."""
    facts = facts_of(duchy)
    again = duchy.copy()
    again.recount()
    assert facts == facts_of(again)
    placed = {hex_: int(kind) for hex_, kind in enumerate(duchy.tiles) if kind}
    frontier = {n for hex_ in placed for n in around()[hex_]} - set(placed)
    found = regions(tuple(map(int, duchy.layout.colour)))
    cities = [
        sum({1 << (placed[h] - FIRST_BUILDING) for h in region if FIRST_BUILDING <= placed.get(h, 0) < 12})
        for region in found
    ]
    assert facts == (
        sum(1 << hex_ for hex_ in placed),
        sum(1 << hex_ for hex_ in frontier),
        [len(region - set(placed)) for region in found],
        cities,
        sum(1 << (kind - FIRST_MONASTERY + 1) for kind in placed.values() if kind >= FIRST_MONASTERY),
        sum(1 for kind in placed.values() if KIND_NAMES[kind] == "mine"),
    )


def facts_of(duchy: Duchy) -> tuple[int, int, list[int], list[int], int, int]:
    """List the facts of a duchy that follow from its tiles."""
    return (
        int(duchy.covered),
        int(duchy.frontier),
        [int(hexes) for hexes in duchy.left],
        [int(kinds) for kinds in duchy.city],
        int(duchy.monasteries),
        int(duchy.mines),
    )
