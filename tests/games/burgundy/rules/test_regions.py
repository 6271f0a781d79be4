"""Completed regions and colours (B5.6, B5.7)."""

import pytest

from tests.games.burgundy.table import after, bonus_tiles, points, scored, table, told

PHASES = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
SIZES = {
    1: ("1", 12, 3, "bank", {19: "castle"}),
    2: ("2", 27, 1, "monastery1", {19: "castle", 20: "monastery2"}),
    3: ("1", 16, 6, "ship", {19: "castle", 17: "ship", 18: "ship"}),
    4: ("2", 35, 4, "cow2", {19: "castle", 26: "pig2", 31: "pig3", 34: "sheep2"}),
    5: ("1", 37, 3, "bank", {19: "castle", 26: "church", 27: "market", 32: "carpenter", 33: "boarding-house"}),
    6: (
        "3",
        26,
        3,
        "monastery1",
        {19: "castle", **{hex_: f"monastery{hex_ // 5 + 2}" for hex_ in (12, 18, 20, 25)}, 13: "monastery26"},
    ),
    7: (
        "7",
        26,
        3,
        "bank",
        {
            35: "castle",
            12: "church",
            13: "market",
            18: "carpenter",
            19: "boarding-house",
            20: "city-hall",
            25: "warehouse",
        },
    ),
    8: (
        "10",
        20,
        5,
        "bank",
        {
            22: "castle",
            2: "church",
            7: "market",
            13: "carpenter",
            16: "boarding-house",
            17: "city-hall",
            18: "warehouse",
            19: "watchtower",
        },
    ),
}
SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("size", SIZES)
def test_a_completed_region(size: int, phase: str) -> None:
    """B5.6. 1, 3, 6, 10, 15, 21, 28, 36 points for its size and 10/8/6/4/2 for the phase."""
    name, hex_, pips, tile, tiles = SIZES[size]
    state = table(
        options={"duchies": name},
        phase=phase,
        seat1={"dice": [pips, 0], "storage": [tile], "tiles": tiles},
    )
    entries = {entry.source: entry.points for entry in told(state, f"1:place s1 {hex_}") if entry.source}
    assert (SIZE_POINTS[size], PHASES[phase]) == (entries["regions"], entries["phases"])


def test_an_incomplete_region_scores_nothing() -> None:
    """B5.6. Only the last hex of a region scores it."""
    assert 0 == scored(table(seat1={"dice": [1, 0], "storage": ["ship"], "tiles": {18: "ship"}}), "1:place s1 17")


def test_other_regions_of_the_colour_do_not_matter() -> None:
    """B5.6. Each region scores separately."""
    state = table(seat1={"dice": [6, 0], "storage": ["ship"], "tiles": {18: "ship", 17: "ship", 20: "ship"}})
    assert 6 + 10 == scored(state, "1:place s1 16")


THREE_MINES = {25: "mine", 30: "mine"}
BONUS = {2: (5, 2), 3: (6, 3), 4: (7, 4)}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_third_mine_takes_the_large_bonus_tile(players: int, phase: str) -> None:
    """B5.7, B5.6. The example: the first to cover a colour scores 5/6/7 with 2/3/4 players, plus region and phase."""
    state = table(players=players, phase=phase, seat1={"dice": [3, 0], "storage": ["mine"], "tiles": THREE_MINES})
    later = after(state, "1:place s1 34")
    assert (6 + PHASES[phase]) + BONUS[players][0] == points(later)
    assert (["mine"], []) == bonus_tiles(later)


def test_the_sixth_monastery_takes_the_large_bonus_tile() -> None:
    """B5.7. The example: the sixth monastery."""
    tiles = {4: "monastery1", 8: "monastery2", 13: "monastery3", 31: "monastery4", 35: "monastery5"}
    later = after(table(seat1={"dice": [1, 0], "storage": ["monastery6"], "tiles": tiles}), "1:place s1 36")
    assert ((6 + 10) + 5, (["monastery"], [])) == (points(later), bonus_tiles(later))


def test_the_sixth_animal_takes_the_large_bonus_tile() -> None:
    """B5.7. The example: the sixth animal tile."""
    tiles = {1: "cow2", 5: "cow2", 6: "pig2", 10: "pig2", 28: "sheep2", 12: "bank"}
    later = after(table(seat1={"dice": [4, 0], "storage": ["goat2"], "tiles": tiles}), "1:place s1 11")
    assert (2 + (15 + 10) + 5, (["animal"], [])) == (points(later), bonus_tiles(later))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_second_player_takes_the_small_one(players: int) -> None:
    """B5.7. The second to cover the colour scores 2/3/4 with 2/3/4 players."""
    state = table(
        players=players,
        phase="E",
        seat1={"dice": [3, 0], "storage": ["mine"], "tiles": THREE_MINES},
        seat2={"large_bonus": ["mine"]},
    )
    later = after(state, "1:place s1 34")
    assert ((6 + 2) + BONUS[players][1], ([], ["mine"])) == (points(later), bonus_tiles(later))


@pytest.mark.parametrize("players", [3, 4])
def test_the_third_player_takes_nothing(players: int) -> None:
    """B5.7. Later players score the region only."""
    state = table(
        players=players,
        seat1={"dice": [3, 0], "storage": ["mine"], "tiles": THREE_MINES},
        seat2={"large_bonus": ["mine"]},
        seat3={"small_bonus": ["mine"]},
    )
    later = after(state, "1:place s1 34")
    assert (6 + 10, ([], [])) == (points(later), bonus_tiles(later))


def test_each_colour_has_its_own_bonus_tiles() -> None:
    """B5.7. Another colour's tiles are still there."""
    state = table(
        seat1={"dice": [3, 0], "storage": ["mine"], "tiles": THREE_MINES},
        seat2={"large_bonus": ["ship", "castle"]},
    )
    assert (["mine"], []) == bonus_tiles(after(state, "1:place s1 34"))


def test_a_completed_region_without_the_colour() -> None:
    """B5.7. With a hex of the colour still empty there is no bonus tile."""
    later = after(table(seat1={"dice": [3, 0], "storage": ["bank"]}), "1:place s1 12")
    assert ([], []) == bonus_tiles(later)


def test_the_starting_castle_counts_as_covered() -> None:
    """B5.7. Three more castles cover the colour on duchy 1."""
    tiles = {19: "castle", 2: "castle", 3: "castle", 12: "bank"}
    later = after(table(seat1={"dice": [6, 0], "storage": ["castle"], "tiles": tiles}), "1:place s1 7")
    assert ((6 + 10) + 5, (["castle"], [])) == (points(later), bonus_tiles(later))


def test_the_starting_castle_counts_for_its_region() -> None:
    """B5.6. With the start in the region of three castles, two more complete it at its full size."""
    tiles = {2: "castle", 3: "castle"}
    later = after(table(seat1={"dice": [6, 0], "storage": ["castle"], "tiles": tiles}), "1:place s1 7")
    assert (6 + 10, ([], [])) == (points(later), bonus_tiles(later))


def test_a_tile_may_complete_region_and_colour_by_an_effect() -> None:
    """B5.6, B5.7. A tile placed by a city hall or castle scores the same."""
    for question in ("castle", "city-hall"):
        state = table(
            phase="D",
            seat1={"storage": ["mine"], "tiles": THREE_MINES},
            agenda=[{"question": "turn"}, {"question": question}],
        )
        assert (6 + 4) + 5 == scored(state, "place s1 34")


def test_regions_and_bonus_tiles_are_told() -> None:
    """B5.6, B5.7. The journal names the colour, size, phase points and the bonus tile."""
    state = table(phase="B", seat1={"dice": [3, 0], "storage": ["mine"], "tiles": THREE_MINES})
    entries = told(state, "1:place s1 34")
    assert ["die", "place", "region", "region-phase", "bonus"] == [entry.code for entry in entries]
    assert {"colour": "mine", "size": 3, "hex": 34, "points": 6} == entries[2].values
    assert (8, 5) == (entries[3].points, entries[4].points)
    assert {"colour": "mine", "tile": "large"} == entries[4].values
