"""Buildings and their immediate effects, each used once (B5.5)."""

import pytest

from tests.games.burgundy.table import (
    after,
    goods_of,
    legal,
    of_seat,
    open_questions,
    points,
    refusal,
    silver,
    sold_by,
    stored,
    table,
    tile_on,
    told,
    workers,
)

EVERYTHING = {
    "1": ["bank", "ship"],
    "2": ["monastery3", "castle"],
    "3": ["cow3", "church"],
    "4": ["ship", "market"],
    "5": ["mine", "monastery4"],
    "6": ["watchtower", "pig2"],
    "black": ["bank", "mine", "ship", "castle"],
}
BUILDINGS = {"1b", "3c", "4c", "6b"}
CHURCH_TILES = {"2a", "2c", "5b", "5d"}
MARKET_TILES = {"1c", "3a", "4b", "6d"}


@pytest.mark.parametrize(
    ("tile", "question", "spaces"),
    [
        ("carpenter", "carpenter", BUILDINGS),
        ("church", "church", CHURCH_TILES),
        ("market", "market", MARKET_TILES),
    ],
)
def test_a_building_brings_a_tile(tile: str, question: str, spaces: set[str]) -> None:
    """B5.5. Carpenter: a building; church: a mine, monastery, castle; market: a ship, animal; no black depot's tile."""
    state = table(seat1={"dice": [3, 0], "storage": [tile]}, depots=EVERYTHING)
    later = after(state, "1:place s1 12")
    assert ["turn", question] == open_questions(later)
    assert {f"take {space}" for space in spaces} | {"skip"} == legal(later)


@pytest.mark.parametrize(
    ("tile", "take", "taken"), [("carpenter", "6b", "watchtower"), ("church", "5b", "mine"), ("market", "3a", "cow3")]
)
def test_the_tile_goes_into_storage(tile: str, take: str, taken: str) -> None:
    """B5.5. From a depot of any number, into storage, without a die."""
    state = table(seat1={"dice": [3, 1], "storage": [tile]}, depots=EVERYTHING)
    later = after(state, "1:place s1 12", f"take {take}")
    assert ([taken], ["turn"]) == (stored(later), open_questions(later))


@pytest.mark.parametrize(
    ("tile", "depots"), [("market", {"5": ["mine"]}), ("church", {"1": ["ship"]}), ("carpenter", {"1": ["ship"]})]
)
def test_a_building_without_use_may_be_placed(tile: str, depots: dict[str, list[str]]) -> None:
    """B5.5. The example: a market may be placed when no ship or animal is left; also a church or a carpenter."""
    state = table(
        seat1={"dice": [3, 0], "storage": [tile]}, depots=depots | {"black": ["bank", "ship", "mine", "cow3"]}
    )
    later = after(state, "1:place s1 12")
    assert (tile, ["turn"]) == (tile_on(later, 12), open_questions(later))


@pytest.mark.parametrize("tile", ["carpenter", "church", "market", "warehouse", "city-hall"])
def test_an_effect_may_be_left_unused(tile: str) -> None:
    """B5.5. An effect is optional, immediate and used once: a skipped effect does not come back."""
    state = table(seat1={"dice": [3, 0], "storage": [tile, "ship"], "goods": {1: 1}}, depots=EVERYTHING)
    later = after(state, "1:place s1 12", "skip")
    assert ["turn"] == open_questions(later)
    assert "nothing-to-skip" == refusal(later, "skip").code


def test_a_building_does_not_bring_other_colours() -> None:
    """B5.5. A market brings no mine."""
    state = table(depots=EVERYTHING, agenda=[{"question": "turn"}, {"question": "market"}])
    reason = refusal(state, "take 5b")
    assert {"effect": "market", "colour": "mine", "tile": "mine"} == reason.values


def test_a_warehouse_sells_one_colour() -> None:
    """B5.5. One colour as in a sale: 1 silver, 2 points a tile with two players."""
    state = table(seat1={"dice": [3, 0], "storage": ["warehouse"], "goods": {2: 3, 6: 1}})
    later = after(state, "1:place s1 26")
    assert {"sell 2", "sell 6", "skip"} == legal(later)
    later = after(later, "sell 2")
    assert (6, 1, {6: 1}, {2: 3}) == (points(later), silver(later), goods_of(later), sold_by(later))
    assert ["turn"] == open_questions(later)


def test_a_warehouse_without_goods() -> None:
    """B5.5. There is nothing to sell, so there is no question."""
    assert ["turn"] == open_questions(after(table(seat1={"dice": [3, 0], "storage": ["warehouse"]}), "1:place s1 26"))


def test_a_boarding_house_brings_four_workers() -> None:
    """B5.5. Four workers."""
    later = after(table(seat1={"dice": [3, 0], "storage": ["boarding-house"]}), "1:place s1 26")
    assert (4, 0, ["turn"]) == (workers(later), silver(later), open_questions(later))


def test_a_bank_brings_two_silver() -> None:
    """B5.5. Two silver; they may be spent in the same turn."""
    state = table(seat1={"dice": [3, 0], "storage": ["bank"]}, depots={"black": ["ship"]})
    later = after(state, "1:place s1 26")
    assert (2, ["turn"]) == (silver(later), open_questions(later))
    assert ["ship"] == stored(after(later, "buy *a"))


def test_a_watchtower_scores_four() -> None:
    """B5.5. Four points."""
    assert 4 == points(after(table(seat1={"dice": [3, 0], "storage": ["watchtower"]}), "1:place s1 26"))


def test_a_city_hall_places_another_tile() -> None:
    """B5.5. A stored tile of any colour goes on a hex of any number; adjacency and the city rule apply."""
    state = table(seat1={"dice": [3, 0], "storage": ["city-hall", "ship", "bank"]})
    later = after(state, "1:place s1 26")
    wanted = {"place s2 18", "place s2 20", "place s3 12", "place s3 27", "place s3 32", "skip"}
    assert wanted == legal(later)


def test_the_effect_of_the_second_tile_happens() -> None:
    """B5.5. A bank placed by a city hall brings silver; a ship loads goods and moves the marker."""
    state = table(seat1={"dice": [3, 0], "storage": ["city-hall", "ship", "bank"]})
    assert 2 == silver(after(state, "1:place s1 26", "place s3 27"))
    assert 1 == of_seat(after(state, "1:place s1 26", "place s2 18")).space


def test_city_hall_after_city_hall() -> None:
    """B5.5, B4.5. A second city hall needs another city; it places a tile in turn."""
    state = table(seat1={"dice": [3, 0], "storage": ["city-hall", "city-hall", "ship"]})
    later = after(state, "1:place s1 26")
    assert {"place s2 12", "place s3 18", "place s3 20", "skip"} == legal(later)
    later = after(later, "place s2 12")
    assert (["turn", "city-hall"], {"place s3 18", "place s3 20", "skip"}) == (open_questions(later), legal(later))


def test_a_city_hall_with_nothing_that_fits() -> None:
    """B5.5. If no stored tile fits and there is no silver for another tile, the effect is lost."""
    later = after(table(seat1={"dice": [3, 0], "storage": ["city-hall", "cow2"]}), "1:place s1 26")
    assert ["turn"] == open_questions(later)


def test_a_city_hall_opens_hexes_for_its_own_tile() -> None:
    """B5.5. The city hall just placed counts as a neighbour."""
    state = table(seat1={"dice": [3, 0], "storage": ["city-hall", "monastery3"]})
    assert "place s2 31" in legal(after(state, "1:place s1 26"))


def test_a_city_hall_takes_no_other_action() -> None:
    """B5.5. It only places tiles; it does not take or sell."""
    state = table(
        seat1={"storage": ["ship"], "goods": {1: 1}},
        depots=EVERYTHING,
        agenda=[{"question": "turn"}, {"question": "city-hall"}],
    )
    for text in ("take 1b", "sell 1", "workers"):
        assert "other-question" == refusal(state, text).code


def test_a_carpenter_may_bring_a_carpenter() -> None:
    """B5.5. The tile goes into storage and has no effect yet."""
    state = table(seat1={"dice": [3, 0], "storage": ["carpenter"]}, depots={"1": ["carpenter"]})
    later = after(state, "1:place s1 26", "take 1b")
    assert (["carpenter"], ["turn"]) == (stored(later), open_questions(later))


@pytest.mark.parametrize(
    ("tile", "code", "values"),
    [
        ("boarding-house", "boarding-house", {"workers": 4}),
        ("bank", "bank", {"silver": 2}),
        ("watchtower", "watchtower", {}),
    ],
)
def test_effects_are_told(tile: str, code: str, values: dict[str, int]) -> None:
    """B5.5. The journal reports the effect of a building."""
    entries = told(table(seat1={"dice": [3, 0], "storage": [tile]}), "1:place s1 26")
    assert ["die", "place", code] == [entry.code for entry in entries]
    assert values == entries[-1].values


def test_a_skipped_effect_is_told() -> None:
    """B5.5. The journal names the effect that was left unused."""
    entry = told(table(depots=EVERYTHING, agenda=[{"question": "turn"}, {"question": "market"}]), "skip")[0]
    assert ("skip", {"effect": "market"}) == (entry.code, entry.values)


def test_a_castle_gives_an_action_of_any_kind() -> None:
    """B5.2. One extra action of the four kinds, with any number, without workers."""
    state = table(
        seat1={"dice": [6, 0], "storage": ["castle", "ship"], "goods": {2: 1, 5: 1}, "tiles": {12: "bank"}},
        depots={"1": ["bank"], "5": ["mine"], "black": ["church"]},
    )
    later = after(state, "1:place s1 7")
    assert ["turn", "castle"] == open_questions(later)
    wanted = {"workers", "take 1b", "take 5b", "place s2 18", "place s2 20", "sell 2", "sell 5", "skip"}
    assert wanted == legal(later)


def test_a_castles_action_may_be_left_unused() -> None:
    """B5.2, B3.1. The same holds for a die."""
    state = table(seat1={"dice": [6, 0], "storage": ["castle"], "tiles": {12: "bank"}})
    assert ["turn"] == open_questions(after(state, "1:place s1 7", "skip"))


def test_a_castle_is_answered_before_the_dice_go_on() -> None:
    """B5.2. The extra action is immediate: it comes before any die and before the end of the turn."""
    state = after(
        table(seat1={"dice": [6, 3], "storage": ["castle"], "tiles": {12: "bank"}}, depots={"3": ["bank"]}),
        "1:place s1 7",
    )
    for text in ("2:take 3c", "2:workers", "end"):
        assert ("other-question", {"question": "castle"}) == (refusal(state, text).code, refusal(state, text).values)


def test_castle_after_castle() -> None:
    """B5.2, B5.8. A castle placed by a castle's action gives another action."""
    state = table(
        seat1={"dice": [6, 0], "storage": ["castle", "castle", "castle"], "tiles": {19: "castle", 12: "bank"}}
    )
    later = after(state, "1:place s1 7", "place s2 3", "place s3 2")
    assert ["turn", "castle"] == open_questions(later)
    assert (6 + 10) + 5 == points(later)
