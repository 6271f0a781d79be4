"""Placing a tile: where it may go (B4.2, B4.5) and its effects, depth first (B5.2, B5.3, B5.8)."""

import pytest

from tests.games.burgundy.table import (
    acting,
    after,
    bridge,
    dice,
    legal,
    of_seat,
    open_questions,
    points,
    refusal,
    silver,
    stored,
    table,
    tile_on,
    told,
    workers,
)


def test_a_tile_is_placed() -> None:
    """B4.2. From storage on an empty hex of its colour and the die's number next to a placed tile."""
    state = table(seat1={"dice": [4, 0], "storage": ["", "mine", ""]})
    later = after(state, "1:place s2 25")
    assert ("mine", [], []) == (tile_on(later, 25), stored(later), dice(later))


@pytest.mark.parametrize(
    ("tile", "pips", "hex_"),
    [("bank", 3, 12), ("monastery1", 1, 13), ("ship", 2, 18), ("ship", 5, 20), ("mine", 4, 25), ("bank", 3, 26)],
)
def test_the_first_tile_lies_around_the_castle(tile: str, pips: int, hex_: int) -> None:
    """B4.2. The first tile goes on one of the six hexes around the starting castle."""
    state = table(seat1={"dice": [pips, 0], "storage": [tile], "workers": 0})
    places = legal(state, "1:place")
    assert f"1:place s1 {hex_}" in places
    assert places <= {f"1:place s1 {other}" for other in (12, 13, 18, 20, 25, 26)}


def test_the_colour_must_be_that_of_the_hex() -> None:
    """B4.2. A bank cannot be placed on a river."""
    reason = refusal(table(seat1={"dice": [2, 0], "storage": ["bank"]}), "1:place s1 18")
    assert {"hex": 18, "wanted": "ship", "tile": "bank", "colour": "building"} == reason.values


def test_the_number_must_be_that_of_the_die() -> None:
    """B4.2, B3.2. Another number takes workers."""
    state = table(seat1={"dice": [3, 0], "storage": ["ship"], "workers": 1})
    assert {"1:place s1 18"} == legal(state, "1:place")
    assert 0 == workers(after(state, "1:place s1 18"))


def test_the_hex_must_be_next_to_a_placed_tile() -> None:
    """B4.2. A hex further away is refused until a tile is placed next to it."""
    state = table(seat1={"dice": [5, 4], "storage": ["ship", "ship"]})
    assert ("not-adjacent", {"hex": 21}) == (
        refusal(state, "2:place s2 21").code,
        refusal(state, "2:place s2 21").values,
    )
    assert {"2:place s2 21"} == legal(after(state, "1:place s1 20"), "2:place")


def test_a_covered_hex_is_refused() -> None:
    """B4.2. Tiles are never replaced."""
    reason = refusal(table(seat1={"dice": [3, 0], "storage": ["bank"], "tiles": {12: "church"}}), "1:place s1 12")
    assert ("hex-covered", {"hex": 12, "tile": "church"}) == (reason.code, reason.values)


def test_an_empty_slot_places_nothing() -> None:
    """B4.2. There must be a tile in the slot."""
    reason = refusal(table(seat1={"dice": [3, 0], "storage": ["bank"]}), "1:place s2 12")
    assert ("slot-empty", {"slot": 2}) == (reason.code, reason.values)


def test_every_slot_may_be_placed_from() -> None:
    """B4.2. Any stored tile, by any die."""
    state = table(seat1={"dice": [3, 4], "storage": ["bank", "church", "mine"]})
    wanted = {"1:place s1 12", "1:place s1 26", "1:place s2 12", "1:place s2 26", "2:place s3 25"}
    assert wanted == legal(state, "1:place") | legal(state, "2:place")


def test_one_building_of_a_kind_in_a_city() -> None:
    """B4.5. A second bank does not fit in the city of the first; another building does."""
    state = table(seat1={"dice": [1, 0], "storage": ["bank", "church"], "tiles": {26: "bank"}})
    reason = refusal(state, "1:place s1 27")
    assert ("city-has-one", {"hex": 27, "tile": "bank"}) == (reason.code, reason.values)
    assert {"1:place s2 27"} == legal(state, "1:place")


def test_the_same_building_in_another_city() -> None:
    """B4.5. Each city is checked separately."""
    assert "1:place s1 12" in legal(table(seat1={"dice": [3, 0], "storage": ["bank"], "tiles": {26: "bank"}}))


def test_the_whole_city_counts() -> None:
    """B4.5. The equal building need not be adjacent, only in the same city."""
    tiles = {26: "bank", 27: "church", 28: "cow2"}
    assert (
        "city-has-one"
        == refusal(table(seat1={"dice": [6, 0], "storage": ["bank"], "tiles": tiles}), "1:place s1 33").code
    )


def test_equal_tiles_of_other_colours_lie_together() -> None:
    """B4.5. The rule is for buildings only."""
    assert "1:place s1 17" in legal(table(seat1={"dice": [1, 0], "storage": ["ship"], "tiles": {18: "ship"}}))


def test_a_mine_does_nothing_now() -> None:
    """B5.3. No points, no silver, no question."""
    later = after(table(seat1={"dice": [4, 0], "storage": ["mine"]}), "1:place s1 25")
    assert (0, 0, ["turn"]) == (points(later), silver(later), open_questions(later))


def test_a_monastery_does_nothing_now() -> None:
    """B5.8. A monastery asks nothing when it is placed."""
    later = after(table(seat1={"dice": [1, 0], "storage": ["monastery15"]}), "1:place s1 13")
    assert (0, ["turn"]) == (points(later), open_questions(later))


def test_castle_city_hall_ship() -> None:
    """B5.8. A chain is resolved depth first: castle, city hall, ship, then back to the turn."""
    state = table(
        seat1={"dice": [6, 2], "storage": ["castle", "city-hall", "ship"], "tiles": {12: "bank"}},
        goods={4: {1: 2}},
    )
    later = after(state, "1:place s1 7")
    assert ["turn", "castle"] == open_questions(later)
    later = after(later, "place s2 26")
    assert ["turn", "city-hall"] == open_questions(later)
    later = after(later, "place s3 20")
    assert ["turn", "load"] == open_questions(later)
    later = after(later, "load 4")
    assert (["turn"], 1, [2]) == (open_questions(later), of_seat(later).space, dice(later))
    assert (0, [1, 2]) == (acting(later), bridge(later))


def test_a_chain_is_told_in_order() -> None:
    """B5.8. The journal reports each tile with its effects."""
    state = table(
        seat1={"dice": [6, 2], "storage": ["castle", "city-hall", "ship"], "tiles": {12: "bank"}}, goods={4: {1: 2}}
    )
    codes = [entry.code for entry in told(state, "1:place s1 7", "place s2 26", "place s3 20", "load 4")]
    assert ["die", "place", "place", "place", "load", "bridge"] == codes


def test_points_come_before_the_effects_question() -> None:
    """B5.8. Region and colour score immediately, before a castle's action is chosen."""
    state = table(
        phase="B",
        seat1={"dice": [4, 0], "storage": ["castle"], "tiles": {19: "castle", 2: "castle", 7: "castle", 12: "bank"}},
    )
    later = after(state, "1:place s1 3")
    assert (["turn", "castle"], (6 + 8) + 5) == (open_questions(later), points(later))


def test_order_of_points_is_tile_region_colour() -> None:
    """B5.8. A tile's own points, then its region, then its colour."""
    state = table(
        seat1={
            "dice": [2, 0],
            "storage": ["cow3"],
            "tiles": {1: "cow2", 5: "pig2", 6: "pig2", 10: "sheep2", 11: "sheep2", 12: "bank", 20: "ship", 21: "ship"},
        }
    )
    entries = [entry for entry in told(state, "1:place s1 28") if entry.source]
    assert [("animals", 3), ("regions", 1), ("phases", 10), ("bonus-tiles", 5)] == [
        (entry.source, entry.points) for entry in entries
    ]
