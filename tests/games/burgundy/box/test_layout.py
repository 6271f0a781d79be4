"""Duchies as the rules see them: places, neighbours, regions, outposts, rivers and starts."""

import pytest

from duchy.games.burgundy.box.components import COLOUR_NAMES
from duchy.games.burgundy.box.drawing import adjacency, shape_of
from duchy.games.burgundy.box.layout import (
    BOX,
    OUTPOST_DUCHIES,
    SOLO_DUCHIES,
    TEAM_DUCHIES,
    UNDEALT,
    Layout,
    expansion_layouts,
    printed_layouts,
)

CUSTOM = """
A duchy of our own: what stands before the first name is a comment.

duchy Vineyard
      C6  C5  C4  Y3
    A2  A1  A6  Y5  B4
  A5  A4  B3  Y1  B2  B3
S6  S1  S2  C6  S5  S4  S1
  B2  B5  M4  B3  B1  A2
    B6  M1  Y2  B5  B6
      M3  Y4  Y1  B3
"""

EVERY = [*printed_layouts(2011).values(), *BOX.values()]

REGION_SIZES = {
    "11a": [[1, 1, 1, 1], [2, 1], [5, 1], [5, 1], [7, 2, 2, 1], [5, 1]],
    "11b": [[1, 1, 1, 1], [3], [6], [6], [5, 3, 3, 1], [6]],
    "11c": [[1, 1, 1, 1], [1, 1, 1], [4, 2], [4, 1, 1], [4, 4, 4], [5, 1]],
    "11d": [[2, 1, 1], [3], [6], [3, 2, 1], [6, 4, 2], [3, 3]],
    "11e": [[2, 1, 1], [2, 1], [4, 2], [2, 2, 2], [8, 3, 1], [6]],
    "11f": [[1, 1, 1, 1], [3], [3, 2, 1], [2, 2, 2], [6, 6], [4, 2]],
    "12a": [[1, 1, 1, 1, 1, 1, 1], [3, 2, 1], [8, 4], [7, 3, 2], [6, 4, 4, 4, 3, 3], [4, 4, 4]],
    "12b": [[2, 1, 1, 1, 1, 1], [4, 2], [7, 4, 1], [8, 3, 1], [8, 7, 5, 3, 1], [6, 5, 1]],
    "13a": [[1, 1, 1, 1], [1, 1, 1], [1, 1, 1, 1, 1, 1], [3, 1, 1, 1], [3, 2, 2, 2, 1, 1, 1], [3, 1, 1, 1]],
    "13b": [[1, 1, 1, 1], [1, 1, 1], [1, 1, 1, 1, 1, 1], [2, 2, 2], [4, 2, 2, 2, 1, 1], [3, 2, 1]],
}
"""Of castles, mines, ships, monasteries, buildings, animals."""


@pytest.fixture(params=EVERY, ids=lambda layout: layout.name)
def layout(request: pytest.FixtureRequest) -> Layout:
    """Provide every duchy in turn."""
    found = request.param
    assert isinstance(found, Layout)
    return found


def around(layout: Layout, hex_: int) -> list[int]:
    """List the neighbours of a hex; hexes are counted from 1 here."""
    east = layout.neighbours_east[hex_ - 1] if layout.words == 2 else 0
    return [other + 1 for other in range(37) if layout.neighbours[hex_ - 1] >> other & 1] + [
        other + 38 for other in range(36) if east >> other & 1
    ]


def sizes(layout: Layout) -> list[list[int]]:
    """List the sizes of the regions of each colour, the largest first."""
    found: list[list[int]] = [[] for _ in COLOUR_NAMES]
    for region, size in enumerate(layout.region_size):
        found[layout.colour[list(layout.region).index(region)]].append(int(size))
    return [sorted(regions, reverse=True) for regions in found]


def numbers(layout: Layout, colour: str) -> list[int]:
    """List the numbers on the hexes of a colour."""
    found = zip(layout.colour, layout.number, strict=True)
    return sorted(int(number) for of_colour, number in found if COLOUR_NAMES[of_colour] == colour)


def test_neighbours_of_the_centre() -> None:
    """B4.2. Six hexes surround the centre; a corner has three neighbours."""
    assert [12, 13, 18, 20, 25, 26] == around(BOX["1"], 19)
    assert [2, 5, 6] == around(BOX["1"], 1)
    assert [10, 17, 23] == around(BOX["1"], 16)


def test_adjacency_is_mutual(layout: Layout) -> None:
    """B4.2. A hex is next to those that are next to it, and never to itself."""
    for hex_ in range(1, layout.hexes + 1):
        assert hex_ not in around(layout, hex_)
        assert all(hex_ in around(layout, other) for other in around(layout, hex_))


@pytest.mark.parametrize(("name", "borders"), [("1", 90), ("11a", 90), ("12a", 182), ("12b", 182)])
def test_a_duchy_has_its_borders(name: str, borders: int) -> None:
    """B4.2. The number of pairs of hexes that touch; two hexagons that share a hex touch at two more places."""
    layout = BOX[name]
    assert 2 * borders == sum(len(around(layout, hex_)) for hex_ in range(1, layout.hexes + 1))


def test_every_hex_can_be_reached(layout: Layout) -> None:
    """B4.2. Every hex can be reached from every other, in a solo duchy over the rivers."""
    found = {1}
    edge = [1]
    while edge:
        fresh = set(around(layout, edge.pop())) - found
        found |= fresh
        edge += fresh
    assert layout.hexes == len(found)


def test_neighbours_touch_or_have_a_river(layout: Layout) -> None:
    """B4.2, B13.1. Only touching places and rivers make two hexes neighbours."""
    touching = adjacency(layout.places)
    for hex_ in range(layout.hexes):
        over = [there for here, there in layout.rivers if here == hex_]
        over += [here for here, there in layout.rivers if there == hex_]
        assert not set(over) & set(touching[hex_])
        assert sorted(other + 1 for other in over + touching[hex_]) == around(layout, hex_ + 1)


def test_sets_of_hexes_agree_with_the_colours(layout: Layout) -> None:
    """B1.1. The hexes of each colour as bits and as a list; the last set has all of them."""
    assert 7 == len(layout.colour_hexes)
    for colour in range(6):
        hexes = [hex_ for hex_ in range(layout.hexes) if layout.colour[hex_] == colour]
        assert sum(1 << hex_ for hex_ in hexes if hex_ < 37) == layout.colour_hexes[colour]
        assert hexes == list(layout.of_colour[layout.colour_start[colour] : layout.colour_start[colour + 1]])
        if layout.words == 2:
            assert sum(1 << hex_ - 37 for hex_ in hexes if hex_ >= 37) == layout.colour_hexes_east[colour]
    assert (1 << 37) - 1 == layout.colour_hexes[6]


def test_one_word_needs_no_east(layout: Layout) -> None:
    """B12.1. Only a team duchy has a second word of hexes, 36 of them."""
    if layout.name in TEAM_DUCHIES:
        assert (73, 2, 73, 7) == (
            layout.hexes,
            layout.words,
            len(layout.neighbours_east),
            len(layout.colour_hexes_east),
        )
        assert (1 << 36) - 1 == layout.colour_hexes_east[6]
    else:
        assert (37, 1, 0, 0) == (
            layout.hexes,
            layout.words,
            len(layout.neighbours_east),
            len(layout.colour_hexes_east),
        )


@pytest.mark.parametrize("name", REGION_SIZES)
def test_regions_of_the_expansions(name: str) -> None:
    """B9.2, B12.1, B13.1. The regions are as large as in print; a river does not join them."""
    assert REGION_SIZES[name] == sizes(BOX[name])


def test_the_expansions_are_listed() -> None:
    """B9.2, B12.1, B13.1. Six duchies with outposts, two for teams, two for one player."""
    assert tuple(REGION_SIZES) == tuple(expansion_layouts()) == OUTPOST_DUCHIES + TEAM_DUCHIES + SOLO_DUCHIES


@pytest.mark.parametrize("name", REGION_SIZES)
def test_colours_of_the_expansions(name: str) -> None:
    """B9.2, B12.1, B13.1. One player has the 37 hexes of every duchy, a team nearly twice as many."""
    totals = [sum(found) for found in sizes(BOX[name])]
    assert ([7, 6, 12, 12, 24, 12] if name in TEAM_DUCHIES else [4, 3, 6, 6, 12, 6]) == totals


@pytest.mark.parametrize("name", OUTPOST_DUCHIES)
def test_outposts(name: str) -> None:
    """B9.2. Three outposts, each next to two hexes: in the north-west, in the north-east, in the south."""
    layout = BOX[name]
    assert [[5, 10], [9, 15], [35, 36]] == [
        [hex_ + 1 for hex_ in range(37) if touching >> hex_ & 1] for touching in layout.outposts
    ]
    assert [(1, 0), (1, 12), (7, 6)] == layout.outpost_places
    assert list(BOX["1"].number) == list(layout.number)


def test_others_have_no_outposts(layout: Layout) -> None:
    """B9.2. Only 11a to 11f have outposts."""
    expected = 3 if layout.name in OUTPOST_DUCHIES else 0
    assert (expected, expected) == (len(layout.outposts), len(layout.outpost_places))


def test_two_hexagons_share_a_hex() -> None:
    """B12.1. The shared castle is the east corner of the west and next to three hexes of the east."""
    layout = BOX["12a"]
    assert [15, 21, 28, 47, 53, 59] == around(layout, 22)
    assert ("castle", 1) == (COLOUR_NAMES[layout.colour[21]], layout.number[21])
    assert (3, 12) == layout.places[21]


def test_the_hexagons_touch_across_the_seam() -> None:
    """B12.1. North and south of the shared castle a hex of the west is next to one of the east."""
    layout = BOX["12a"]
    assert [9, 14, 21, 22, 47] == around(layout, 15)
    assert [15, 22, 42, 48, 53] == around(layout, 47)
    assert [21, 22, 27, 33, 59] == around(layout, 28)
    assert [22, 28, 53, 60, 65] == around(layout, 59)


def test_the_east_is_counted_after_the_west() -> None:
    """B12.1. Both halves are read row by row."""
    layout = BOX["12a"]
    assert sorted(layout.places[:37]) == layout.places[:37]
    assert sorted(layout.places[37:]) == layout.places[37:]
    assert (["animal", 3], ["monastery", 3]) == (
        [COLOUR_NAMES[layout.colour[37]], layout.number[37]],
        [COLOUR_NAMES[layout.colour[72]], layout.number[72]],
    )


def test_our_team_duchy_has_the_numbers_of_the_printed_one() -> None:
    """B12.1. 12b is ours: it has as many hexes of each number as 12a, and every number in every larger colour."""
    theirs, ours = BOX["12a"], BOX["12b"]
    assert sorted(theirs.number) == sorted(ours.number)
    for colour in ("mine", "ship", "monastery", "building", "animal"):
        assert {1, 2, 3, 4, 5, 6} == set(numbers(ours, colour))
    assert [1, 2, 3, 4, 4, 5, 6] == numbers(ours, "castle")


def test_neighbours_in_our_team_duchy_differ() -> None:
    """B12.1. In 12b no two hexes that touch have the same number."""
    layout = BOX["12b"]
    for hex_ in range(1, 74):
        assert layout.number[hex_ - 1] not in [layout.number[other - 1] for other in around(layout, hex_)]


def test_our_team_duchy_is_harder() -> None:
    """B12.1. In 12b no region of three hexes or fewer is near the starting castles, except the castles themselves."""
    layout = BOX["12b"]
    near = {hex_ for start in layout.starts for hex_ in around(layout, start + 1)}
    near |= {other for hex_ in near for other in around(layout, hex_)} - {start + 1 for start in layout.starts}
    assert [] == [hex_ for hex_ in sorted(near) if layout.region_size[layout.region[hex_ - 1]] <= 3]


@pytest.mark.parametrize(
    ("name", "hexes"),
    [
        ("1", [2, 3, 7, 19]),
        ("11a", [1, 4, 29, 33]),
        ("11b", [4, 16, 28, 35]),
        ("11c", [1, 12, 26, 37]),
        ("11d", [2, 3, 34, 37]),
        ("11e", [10, 15, 35, 36]),
        ("11f", [7, 16, 22, 31]),
        ("12a", [22]),
        ("12b", [25, 46]),
        ("13a", [7, 9, 12, 29]),
        ("13b", [3, 8, 23, 37]),
    ],
)
def test_starts(name: str, hexes: list[int]) -> None:
    """B1.5, B12.1, B13.1. The starting castle goes on any castle hex, in 12a in the middle, in 12b on 1 or 6."""
    layout = BOX[name]
    assert hexes == [hex_ + 1 for hex_ in layout.starts]
    assert {"castle"} == {COLOUR_NAMES[layout.colour[hex_]] for hex_ in layout.starts}


def test_our_team_duchy_starts_on_1_or_6() -> None:
    """B12.1. The castles numbered 1 and 6 are the only ones with these numbers."""
    layout = BOX["12b"]
    assert [1, 6] == [layout.number[hex_] for hex_ in layout.starts]
    assert layout.starts == [hex_ for hex_ in layout.castles() if layout.number[hex_] in (1, 6)]


def test_the_centre_is_a_start(layout: Layout) -> None:
    """B1.5. Where the starting castle may be placed in the middle, the middle is one of the starts."""
    assert layout.centre in [-1, *layout.starts]


@pytest.mark.parametrize(
    ("name", "expected"),
    [("1", 18), ("2", 18), ("4", -1), ("10", -1), ("11a", -1), ("12a", 21), ("12b", -1), ("13a", -1), ("13b", -1)],
)
def test_centre(name: str, expected: int) -> None:
    """B1.5, B12.1. The start in the middle, on duchies that have one."""
    assert expected == BOX[name].centre


@pytest.mark.parametrize(("name", "parts", "rivers"), [("13a", [13, 11, 7, 6], 5), ("13b", [5] * 3, 18)])
def test_parts_of_a_solo_duchy(name: str, parts: list[int], rivers: int) -> None:
    """B13.1. Without the rivers a solo duchy falls into parts."""
    layout = BOX[name]
    touching = adjacency(layout.places)
    found: list[int] = []
    left = set(range(37))
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            size += 1
            fresh = left & set(touching[edge.pop()])
            left -= fresh
            edge += fresh
        found.append(size)
    assert parts == sorted(found, reverse=True)[: len(parts)]
    assert rivers == len(layout.rivers)


def test_rivers_join_ships() -> None:
    """B13.1. Each river starts or ends at a ship, in 13a both; each ship has at least one river."""
    for name in SOLO_DUCHIES:
        layout = BOX[name]
        ships = {hex_ for hex_ in range(37) if COLOUR_NAMES[layout.colour[hex_]] == "ship"}
        for here, there in layout.rivers:
            assert len({here, there} & ships) == 2 if name == "13a" else {here, there} & ships
        assert ships <= {end for river in layout.rivers for end in river}


@pytest.mark.parametrize(
    ("name", "river"),
    [
        ("13a", (("ship", 1), ("ship", 6))),
        ("13a", (("ship", 1), ("ship", 4))),
        ("13a", (("ship", 4), ("ship", 1))),
        ("13a", (("ship", 3), ("ship", 1))),
        ("13a", (("ship", 3), ("ship", 3))),
        ("13b", (("ship", 6), ("castle", 6))),
        ("13b", (("ship", 6), ("building", 2))),
        ("13b", (("building", 5), ("ship", 5))),
        ("13b", (("ship", 2), ("animal", 1))),
        ("13b", (("ship", 1), ("building", 4))),
    ],
)
def test_rivers(name: str, river: tuple[tuple[str, int], tuple[str, int]]) -> None:
    """B13.1. The two ends of each river, by colour and number."""
    layout = BOX[name]
    joined = [
        {(COLOUR_NAMES[layout.colour[hex_]], int(layout.number[hex_])) for hex_ in ends} for ends in layout.rivers
    ]
    assert set(river) in joined


def test_parts_keep_a_river_apart() -> None:
    """B13.1. The two ships of a river are neighbours, but they are two regions."""
    layout = BOX["13a"]
    assert 3 in around(layout, 15)
    assert layout.region[2] != layout.region[14]


def test_places_are_those_of_the_shape() -> None:
    """B1.5. The places of a duchy of one hexagon, row by row."""
    rows = shape_of("duchy")
    assert [(row, across) for row, acrosses in enumerate(rows) for across in acrosses] == BOX["7"].places
    assert [3, 5, 7, 9] == rows[0]
    assert [0, 2, 4, 6, 8, 10, 12] == rows[3]


def test_a_duchy_that_is_not_dealt_is_empty() -> None:
    """B1.5. Before a board is dealt there are no hexes."""
    assert (0, 0, 1, -1, []) == (UNDEALT.hexes, UNDEALT.regions, UNDEALT.words, UNDEALT.centre, UNDEALT.starts)
