"""Taking a tile from a numbered depot with a die (B4.1)."""

import pytest

from tests.games.burgundy.table import after, dice, legal, open_questions, refusal, stored, table, told

DEPOTS = {"1": ["bank", "ship"], "3": ["cow3", "church"], "black": ["mine", "castle"]}


def test_a_tile_goes_into_storage() -> None:
    """B4.1. The tile goes from the depot of the die into an empty slot; its space is then empty."""
    state = table(seat1={"dice": [3, 1]}, depots=DEPOTS)
    later = after(state, "1:take 3a")
    assert (["cow3"], [1]) == (stored(later), dice(later))
    assert "space-empty" == refusal(later, "2:take 3a").code


def test_only_from_the_depot_of_the_die() -> None:
    """B4.1. Any tile of that depot, and none of another."""
    state = table(seat1={"dice": [3, 1]}, depots=DEPOTS)
    assert {"1:take 3a", "1:take 3c", "2:take 1b", "2:take 1c"} == legal(state, "1:take") | legal(state, "2:take")


def test_no_die_takes_from_the_black_depot() -> None:
    """B4.1. Tiles of the black depot are bought, not taken."""
    state = table(seat1={"dice": [3, 1], "workers": 9}, depots={"black": ["mine", "castle"]})
    assert set() == legal(state, "1:take") | legal(state, "2:take")


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_any_empty_slot_serves(slot: int) -> None:
    """B4.1. The new tile goes where there is room; the others do not move."""
    storage = ["bank", "bank", "bank"]
    storage[slot - 1] = ""
    state = table(seat1={"dice": [3, 1], "storage": storage}, depots=DEPOTS)
    later = after(state, "1:take 3a")
    assert [["cow3" if index == slot else "bank" for index in (1, 2, 3)], ["turn"]] == [
        stored(later),
        open_questions(later),
    ]


def test_a_tile_taken_may_be_placed_by_the_other_die() -> None:
    """B4.1, B4.2. It goes through storage even if the second action places it."""
    state = table(seat1={"dice": [1, 5]}, depots={"1": ["ship"]})
    assert [] == stored(after(state, "1:take 1c", "2:place s1 20"))


def test_a_tile_never_goes_straight_to_the_duchy() -> None:
    """B4.2. Without a tile in storage there is nothing to place."""
    state = table(seat1={"dice": [1, 5]}, depots={"1": ["ship"]})
    assert set() == legal(state, "1:place") | legal(state, "2:place")


def test_taking_is_told() -> None:
    """B4.1. The journal names the tile, depot and slot."""
    entries = told(table(seat1={"dice": [3, 1]}, depots=DEPOTS), "1:take 3a")
    assert ["die", "take"] == [entry.code for entry in entries]
    assert {"tile": "cow3", "depot": 3, "slot": 1} == entries[1].values


def test_spaces_that_are_not_used() -> None:
    """B1.6, B4.1. A space for more players is not used in this game."""
    reason = refusal(table(seat1={"dice": [1, 1]}), "1:take 1a")
    assert ("space-not-used", {"space": "1a", "players": 2}) == (reason.code, reason.values)
