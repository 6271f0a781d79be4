"""The printed duchies: regions, castles, numbers, boards (B1.5, B5.6)."""

import pytest

from duchy.games.burgundy.box.components import (
    BOARDS_2011,
    BOARDS_2019,
    CENTRE,
    COLOUR_NAMES,
    DUCHIES_2011,
    HEXES,
    PRINTED_NUMBERS,
    ROW_LENGTHS,
)
from duchy.games.burgundy.box.layout import PRINTED, Layout, printed_layouts

REGION_SIZES = {
    "1": {
        "animal": [5, 1],
        "building": [5, 3, 3, 1],
        "castle": [3, 1],
        "mine": [3],
        "monastery": [3, 3],
        "ship": [3, 3],
    },
    "2": {
        "animal": [4, 2],
        "building": [5, 3, 2, 2],
        "castle": [1, 1, 1, 1],
        "mine": [1, 1, 1],
        "monastery": [3, 2, 1],
        "ship": [2, 2, 2],
    },
    "3": {
        "animal": [4, 2],
        "building": [5, 5, 1, 1],
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [6],
        "ship": [3, 2, 1],
    },
    "4": {
        "animal": [3, 3],
        "building": [5, 5, 2],
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [3, 3],
        "ship": [4, 1, 1],
    },
    "5": {
        "animal": [3, 3],
        "building": [3, 3, 3, 2, 1],
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [3, 2, 1],
        "ship": [3, 2, 1],
    },
    "6": {
        "animal": [4, 2],
        "building": [6, 4, 2],
        "castle": [1, 1, 1, 1],
        "mine": [1, 1, 1],
        "monastery": [3, 3],
        "ship": [6],
    },
    "7": {
        "animal": [3, 3],
        "building": [7, 3, 2],
        "castle": [2, 2],
        "mine": [1, 1, 1],
        "monastery": [2, 2, 2],
        "ship": [2, 2, 2],
    },
    "8": {
        "animal": [6],
        "building": [2, 2, 2, 2, 2, 2],
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [4, 2],
        "ship": [1, 1, 1, 1, 1, 1],
    },
    "9": {
        "animal": [4, 2],
        "building": [6, 6],
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [3, 1, 1, 1],
        "ship": [4, 2],
    },
    "10": {
        "animal": [4, 2],
        "building": [8, 2, 2],
        "castle": [1, 1, 1, 1],
        "mine": [2, 1],
        "monastery": [2, 2, 2],
        "ship": [2, 2, 2],
    },
}

CASTLE_HEXES = {
    "1": [2, 3, 7, 19],
    "2": [4, 16, 19, 37],
    "3": [7, 19, 29, 33],
    "4": [1, 14, 24, 37],
    "5": [11, 20, 24, 32],
    "6": [3, 19, 34, 37],
    "7": [2, 3, 35, 36],
    "8": [6, 8, 30, 32],
    "9": [3, 16, 21, 35],
    "10": [4, 22, 34, 37],
}


def sizes(layout: Layout) -> dict[str, list[int]]:
    """List the sizes of the regions of each colour, the largest first."""
    found: dict[str, dict[int, int]] = {name: {} for name in sorted(COLOUR_NAMES)}
    for hex_ in range(layout.hexes):
        region = int(layout.region[hex_])
        found[COLOUR_NAMES[layout.colour[hex_]]][region] = int(layout.region_size[region])
    return {name: sorted(regions.values(), reverse=True) for name, regions in found.items()}


def test_ten_printed_duchies() -> None:
    """B1.5. Ten duchies in 2019, nine in 2011."""
    assert [str(number) for number in range(1, 11)] == list(printed_layouts(2019))
    assert [str(number) for number in range(1, 10)] == list(printed_layouts(2011))


@pytest.mark.parametrize("name", REGION_SIZES)
def test_regions_of_each_duchy(name: str) -> None:
    """B1.5. The sizes of the regions of each printed duchy."""
    assert REGION_SIZES[name] == sizes(PRINTED[name])


@pytest.mark.parametrize("name", CASTLE_HEXES)
def test_castle_hexes_of_each_duchy(name: str) -> None:
    """B1.5. The four hexes of each printed duchy where the starting castle may be placed."""
    assert CASTLE_HEXES[name] == [hex_ + 1 for hex_ in PRINTED[name].castles()]


def test_duchy_1_has_four_cities() -> None:
    """B4.5. The example: one city of 1 hex, one of 5 and two of 3."""
    assert [5, 3, 3, 1] == sizes(PRINTED["1"])["building"]


@pytest.mark.parametrize("name", REGION_SIZES)
def test_two_to_six_cities(name: str) -> None:
    """B4.5. A duchy has two to six cities of one to eight hexes."""
    cities = sizes(PRINTED[name])["building"]
    assert 2 <= len(cities) <= 6
    assert 1 <= min(cities) <= max(cities) <= 8


@pytest.mark.parametrize("name", REGION_SIZES)
def test_37_hexes_of_each_duchy(name: str) -> None:
    """B1.5. 37 hexes: 4 castles, 3 mines, 6 ships, 6 monasteries, 12 buildings, 6 animals."""
    totals = {colour: sum(found) for colour, found in sizes(PRINTED[name]).items()}
    assert {"animal": 6, "building": 12, "castle": 4, "mine": 3, "monastery": 6, "ship": 6} == totals
    assert 37 == HEXES == PRINTED[name].hexes == sum(ROW_LENGTHS)


@pytest.mark.parametrize("name", REGION_SIZES)
def test_common_numbers(name: str) -> None:
    """B1.5. Every printed duchy has the same numbers in the same places, a 6 in the centre."""
    rows = [
        [6, 5, 4, 3],
        [2, 1, 6, 5, 4],
        [5, 4, 3, 1, 2, 3],
        [6, 1, 2, 6, 5, 4, 1],
        [2, 5, 4, 3, 1, 2],
        [6, 1, 2, 5, 6],
        [3, 4, 1, 3],
    ]
    numbers = [number for row in rows for number in row]
    assert numbers == list(PRINTED_NUMBERS) == [int(number) for number in PRINTED[name].number]
    assert 6 == numbers[CENTRE]


def test_numbering_of_2011() -> None:
    """B1.5. Duchy 2 of 2011 is called 10 in 2019; the other eight have the same number."""
    assert ("1", "10", "3", "4", "5", "6", "7", "8", "9") == DUCHIES_2011
    for old, new in zip(printed_layouts(2011).values(), DUCHIES_2011, strict=True):
        assert PRINTED[new].drawing().splitlines()[1:] == old.drawing().splitlines()[1:]


def test_boards_of_both_editions() -> None:
    """B1.5. The double-sided boards: four copies of 1/2 in 2019; in 2011 duchy 1 has four different backs."""
    assert {("1", "2"): 4, ("3", "4"): 1, ("5", "6"): 1, ("7", "8"): 1, ("9", "10"): 1} == {
        (front, back): copies for front, back, copies in BOARDS_2019
    }
    assert [("1", "2"), ("1", "3"), ("1", "4"), ("1", "5"), ("6", "7"), ("8", "9")] == [
        (front, back) for front, back, _ in BOARDS_2011
    ]
    assert {1} == {copies for _, _, copies in BOARDS_2011}


def test_the_centre_of_duchies_1_and_2_is_castle_6() -> None:
    """B1.5. In the normal game the starting castle is in the centre, on castle 6."""
    for name in ("1", "2"):
        layout = PRINTED[name]
        assert ("castle", 6) == (COLOUR_NAMES[layout.colour[CENTRE]], layout.number[CENTRE])
