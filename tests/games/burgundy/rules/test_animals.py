"""Animals and their points (B5.4)."""

import pytest

from tests.games.burgundy.table import after, scored, table, told

BESIDE = {12: "bank", 18: "ship"}


def place(tile: str, tiles: dict[int, str], hex_: int = 11, pips: int = 4) -> int:
    """Count the points for placing an animal tile."""
    return scored(table(seat1={"dice": [pips, 0], "storage": [tile], "tiles": BESIDE | tiles}), f"1:place s1 {hex_}")


@pytest.mark.parametrize(
    "tile", [f"{name}{animals}" for name in ("cow", "sheep", "pig", "goat") for animals in (2, 3, 4)]
)
def test_a_tile_scores_its_animals(tile: str) -> None:
    """B5.4. The first tile of a species scores the animals it shows."""
    assert int(tile[-1]) == place(tile, {})


def test_cows_4_and_3() -> None:
    """B5.4. The example: four cows next to three cows score 4+3=7, four more later 4+4+3=11."""
    assert 4 + 3 == place("cow4", {6: "cow3"})
    assert 4 + 4 + 3 == place("cow4", {6: "cow3", 5: "cow4"})


def test_sheep_2_and_3() -> None:
    """B5.4. The example continues: two sheep on a pasture with cows and three sheep score 2+3=5."""
    assert 2 + 3 == place("sheep2", {6: "cow3", 5: "cow4", 1: "sheep3"})


def test_other_species_do_not_count() -> None:
    """B5.4. Only animals of the same species."""
    assert 2 == place("sheep2", {6: "cow3", 5: "pig4", 1: "goat3"})


def test_the_pasture_counts_not_the_neighbourhood() -> None:
    """B5.4. Tiles of one pasture need not touch each other."""
    assert 2 + 4 == place("sheep2", {1: "sheep4"})


def test_other_pastures_do_not_count() -> None:
    """B5.4. The same species on another pasture scores nothing."""
    tiles = {28: "sheep4", 20: "ship", 21: "ship"}
    assert 2 == place("sheep2", tiles)


def test_an_animal_in_storage_does_not_count() -> None:
    """B5.4. Only placed tiles."""
    state = table(seat1={"dice": [4, 0], "storage": ["sheep2", "sheep3"], "tiles": BESIDE})
    assert 2 == scored(state, "1:place s1 11")


def test_each_duchy_counts_for_itself() -> None:
    """B5.4. Another player's animals do not count."""
    state = table(
        seat1={"dice": [4, 0], "storage": ["sheep2"], "tiles": BESIDE}, seat2={"tiles": BESIDE | {11: "sheep4"}}
    )
    assert (2, 0) == (scored(state, "1:place s1 11"), scored(state, "1:place s1 11", seat=2))


def test_animals_of_an_effect_score_too() -> None:
    """B5.4, B5.8. The points are the same if a castle or a city hall places the tile."""
    for question in ("castle", "city-hall"):
        state = table(
            seat1={"storage": ["cow4"], "tiles": BESIDE | {6: "cow3"}},
            agenda=[{"question": "turn"}, {"question": question}],
        )
        assert 7 == scored(state, "place s1 11")


def test_a_pasture_of_six() -> None:
    """B5.4. On duchy 8 all six animal hexes are one pasture."""
    tiles = {30: "castle", 24: "cow2", 25: "cow2", 26: "cow3", 31: "cow3", 17: "cow4"}
    state = table(options={"duchies": "8"}, seat1={"dice": [5, 0], "storage": ["cow4"], "tiles": tiles})
    entries = told(state, "1:place s1 20")
    animals = next(entry for entry in entries if entry.code == "animals")
    assert (18, {"tile": "cow4", "tiles": 6}) == (animals.points, animals.values)
    assert 18 + 21 + 10 + 5 == after(state, "1:place s1 20").seats[0].points
