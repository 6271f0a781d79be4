"""The solo game: ships that clear the board, goods for black tiles, and tiles face down (B13.3)."""

import pytest

from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.modes import (
    DEPOTS_OF_TWO,
    REGION,
    alone,
    tiles_in,
    waiting,
)
from tests.games.burgundy.table import (
    after,
    drawn,
    goods_in,
    goods_of,
    legal,
    open_questions,
    refusal,
    silver,
    sold_by,
    stored,
    told,
)

SHIP = {"dice": [3, 0], "storage": ["ship"]}
"""A ship for hex 17, next to the start."""


def loading(**own: object) -> Burgundy:
    """Place a ship while goods are in three depots, and start its effect."""
    state = alone(
        own={**SHIP, **own},
        goods={1: {1: 1}, 2: {2: 1, 3: 1}, 5: {6: 2}},
        depots={"black": ["bank", "castle", "cow3"]},
    )
    return after(state, "1:place s1 17", "effect 1")


def test_a_ship_clears_the_board_of_goods() -> None:
    """B13.3. It takes the goods of one depot; all others leave the game."""
    state = after(loading(), "load 2")
    assert {2: 1, 3: 1} == goods_of(state)
    assert [{}] * 6 == [goods_in(state, depot) for depot in range(1, 7)]


def test_it_does_so_from_an_empty_depot_too() -> None:
    """B13.3, B5.1. An empty depot may be chosen; then no goods are taken."""
    state = after(loading(), "load 4")
    assert ({}, {}) == (goods_of(state), goods_in(state, 5))


def test_goods_that_leave_are_told() -> None:
    """B13.3. The journal reports them colour by colour."""
    entries = [entry for entry in told(loading(), "load 2") if entry.code == "clear-goods"]
    assert [{"goods": [1, 6, 6]}] == [entry.values for entry in entries]


def test_monastery_5_takes_from_two_depots_first() -> None:
    """B13.3, B8, monastery 5. The neighbour's goods are taken too, and the rest leaves the game."""
    state = after(loading(tiles={13: "monastery5"}), "load 1+2")
    assert ({1: 1, 2: 1, 3: 1}, {}) == (goods_of(state), goods_in(state, 5))


def test_five_goods_may_be_exchanged_when_a_ship_is_placed() -> None:
    """B13.3. They buy any tile of the black depot; the goods loaded by the ship count."""
    state = after(loading(goods={4: 3}), "load 2")
    assert ["turn", "exchange"] == open_questions(state)
    assert {"fetch *a", "fetch *b", "fetch *c", "skip"} == legal(state)


def test_four_goods_are_too_few() -> None:
    """B13.3. Five, not fewer."""
    assert ["turn"] == open_questions(after(loading(goods={4: 2}), "load 2"))


def test_an_exchange_is_offered_when_no_goods_lie_anywhere() -> None:
    """B13.3. In that case the ship loads nothing."""
    state = alone(own={**SHIP, "goods": {1: 5}}, depots={"black": ["bank"]})
    assert ["turn", "exchange"] == open_questions(after(state, "1:place s1 17", "effect 1"))


def test_no_exchange_for_an_empty_black_depot() -> None:
    """B13.3. There must be a tile."""
    state = alone(own={**SHIP, "goods": {1: 7}})
    assert ["turn"] == open_questions(after(state, "1:place s1 17", "effect 1"))


def test_only_then() -> None:
    """B13.3. No exchange in a turn without a ship, nor later in the same turn."""
    state = alone(own={"goods": {1: 7}}, depots={"black": ["bank"]})
    assert "no-such-question" == refusal(state, "fetch *a").code
    assert "no-such-question" == refusal(after(loading(goods={4: 7}), "load 2", "skip"), "fetch *a").code


def test_goods_may_be_kept() -> None:
    """B13.3. The exchange is optional."""
    state = after(loading(goods={4: 3}), "load 2", "skip")
    assert ({2: 1, 3: 1, 4: 3}, ["bank", "castle", "cow3"]) == (goods_of(state), tiles_in(state, 0))


def test_any_five_goods_pay() -> None:
    """B13.3. The player chooses their colours one by one; they leave the game unsold."""
    state = after(loading(goods={4: 3, 6: 3}), "load 2", "fetch *b")
    assert ["turn", "spend"] == open_questions(state)
    assert {"spend 2", "spend 3", "spend 4", "spend 6"} == legal(state)
    state = after(state, "spend 4", "spend 6", "spend 4", "spend 2", "spend 4")
    assert (["turn"], {3: 1, 6: 2}, {}) == (open_questions(state), goods_of(state), sold_by(state))
    assert (["black-tile"], ["bank", "cow3"]) == (stored(state), tiles_in(state, 0))


def test_goods_that_are_gone_pay_no_more() -> None:
    """B13.3. A colour that is used up is refused, and so is skipping."""
    state = after(loading(goods={4: 1, 6: 5}), "load 2", "fetch *b", "spend 4")
    assert ("no-goods", "must-answer") == (refusal(state, "spend 4").code, refusal(state, "skip").code)


def test_without_a_choice_nothing_is_asked() -> None:
    """B13.3. There is no question with exactly five goods, or with goods of one colour."""
    assert {} == goods_of(after(loading(goods={4: 3}), "load 2", "fetch *a"))
    assert {5: 2} == goods_of(after(loading(goods={5: 7}), "load 4", "fetch *a"))


def test_one_exchange_for_each_ship() -> None:
    """B13.3. Ten goods still buy only one tile."""
    state = after(loading(goods={4: 7, 5: 5}), "load 4", "fetch *a", *["spend 4"] * 2, *["spend 5"] * 3)
    assert (["turn"], ["black-tile"], {4: 5, 5: 2}) == (open_questions(state), stored(state), goods_of(state))


def test_a_tile_face_down_needs_room() -> None:
    """B13.3, B4.1. With full storage a stored tile makes room, also a face-down one; goods are paid first."""
    state = alone(
        own={"storage": ["bank", "mine", "black-tile"], "goods": {4: 3, 5: 3}},
        agenda=[{"question": "turn"}, {"question": "exchange"}],
        depots={"black": ["castle"]},
    )
    state = after(state, "fetch *a", "spend 4", "spend 5", "spend 4", "spend 5", "spend 4")
    assert (["turn", "discard"], {5: 1}) == (open_questions(state), goods_of(state))
    assert ["bank", "black-tile", "black-tile"] == stored(after(state, "discard s2"))
    assert ["bank", "mine", "black-tile"] == stored(after(state, "discard s3"))


BLACK = {"storage": ["black-tile"]}


@pytest.mark.parametrize(("die", "spots"), [(1, {18}), (2, {6, 11}), (3, {13, 17}), (4, set()), (5, set()), (6, {5})])
def test_a_tile_face_down_fits_every_colour(die: int, spots: set[int]) -> None:
    """B13.3. By the normal rules for placing: the number of the die, next to a placed tile."""
    state = alone(own={**BLACK, "dice": [die, 0]})
    assert {f"1:place s1 {hex_}" for hex_ in spots} == legal(state, "1:place")


@pytest.mark.parametrize(
    ("start", "hex_"),
    [(12, 17), (9, 15), (7, 14), (12, 18), (12, 11), (12, 13)],
)
def test_a_tile_face_down_has_no_effect(start: int, hex_: int) -> None:
    """B13.3. As a ship it loads nothing, as a building or monastery it does nothing; it may complete the region."""
    state = alone(
        start, own={**BLACK, "dice": [int(BOX["13a"].number[hex_ - 1]), 0]}, goods={1: {1: 1}}, depots=DEPOTS_OF_TWO
    )
    state = after(state, f"1:place s1 {hex_}")
    assert ["turn"] == open_questions(state)
    assert [] == [effect for effect in waiting(state) if effect["effect"] not in {"points", "colour"}]
    assert {1: 1} == goods_in(state, 1)


def test_a_castle_face_down_brings_no_action() -> None:
    """B13.3. Only the points of its region."""
    state = alone(7, own={**BLACK, "dice": [2, 0], "tiles": {8: "monastery1"}})
    assert REGION == waiting(after(state, "1:place s1 9"))


def test_a_mine_face_down_pays_nothing() -> None:
    """B13.3. At the end of a phase only face-up mines pay."""
    state = alone(7, own={"tiles": {14: "black-tile", 4: "mine"}}, round=5)
    assert 1 == silver(drawn(after(state, "end")))


def test_tiles_face_down_in_a_city_are_no_buildings() -> None:
    """B13.3, B4.5. A city may have several of them, and they count for no monastery."""
    state = alone(own={**BLACK, "dice": [6, 0], "tiles": {6: "black-tile"}})
    assert "1:place s1 5" in legal(state)
    state = alone(own={"dice": [3, 0], "storage": ["monastery16"], "tiles": {6: "black-tile"}})
    assert REGION == waiting(after(state, "1:place s1 13"))


def test_a_tile_face_down_completes_regions_and_colours() -> None:
    """B13.3. The last mine hex: one point for the region and ten for the phase, and the colour is full."""
    state = alone(7, own={**BLACK, "dice": [5, 0], "tiles": {4: "mine", 35: "mine"}})
    wanted = [*REGION, {"effect": "colour", "colour": "mine"}]
    assert wanted == waiting(after(state, "1:place s1 14"))


def test_a_tile_face_down_crosses_a_river() -> None:
    """B13.1, B13.3. It may be placed on the ship hex across the river."""
    state = alone(9, own={**BLACK, "dice": [6, 0], "tiles": {15: "black-tile"}})
    assert {"1:place s1 3"} == legal(state, "1:place")
