"""Inns: tiles for a hex of any colour that make their region one larger (B9.4)."""

from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, INNS, ROUTES, SHIELDS, WHITE, expanded
from tests.games.burgundy.table import (
    GAME,
    after,
    bonus_tiles,
    bridge,
    drawn,
    duchy,
    end_round,
    legal,
    open_questions,
    points,
    refusal,
    scored,
    silver,
    stored,
    table,
    tile_on,
    told,
    workers,
)

ALL = EXTRA | WHITE | INNS | ROUTES | SHIELDS
TWO = "monastery1"


def inn_on(hex_: int, pips: int, tiles: dict[int, str], **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up an inn in storage, a die, and tiles around it; on duchy 1 unless the options name another."""
    options = INNS | fields.pop("options", {})
    seat = {"dice": [pips, 0], "storage": ["inn"], "tiles": tiles}
    state = expanded(options, seat1=seat, **fields)
    assert f"1:place s1 {hex_}" in legal(state), legal(state)
    return state


def by_source(state: Burgundy, *actions: str) -> dict[str, int]:
    """Count the points of some actions by their source."""
    return {entry.source: entry.points for entry in told(state, *actions) if entry.source}


# Where they come from.


def test_one_lies_there_in_phase_a() -> None:
    """B9.4. At the start of the first phase there is one inn next to the black depot."""
    state = GAME.initial(INNS)
    while open_questions(state) != ["roll"]:
        GAME.apply(state, GAME.acting(state)[0], GAME.legal_actions(state, GAME.acting(state)[0])[0])
    assert 1 == state.annex.inns


@pytest.mark.parametrize(("lying", "phase"), [(0, "A"), (1, "A"), (2, "B"), (4, "D")])
def test_one_more_comes_in_each_phase(lying: int, phase: str) -> None:
    """B9.4. Unsold inns stay, unlike tiles in the depots, and one more arrives."""
    state = drawn(end_round(expanded(INNS, phase=phase, round=5, inns=lying)))
    assert lying + 1 == state.annex.inns


def test_an_inn_is_bought_like_a_tile_of_the_black_depot() -> None:
    """B9.4, B3.3. For two silver, into storage."""
    state = after(expanded(INNS, phase="B", seat1={"silver": 3}), "buy inn")
    assert (["inn"], 1, 1) == (stored(state), silver(state), state.annex.inns)


def test_an_inn_is_the_one_purchase_of_the_turn() -> None:
    """B9.4, B3.3. Either an inn or a tile."""
    state = expanded(INNS, phase="B", seat1={"silver": 6}, depots={"black": ["ship"]})
    assert {"buy inn", "buy *a"} == legal(state, "buy")
    for first, second in (("buy inn", "buy *a"), ("buy *a", "buy inn"), ("buy inn", "buy inn")):
        assert "bought-already" == refusal(after(state, first), second).code


def test_an_inn_costs_two_silver() -> None:
    """B9.4, B3.3. One is not enough."""
    found = refusal(expanded(INNS, seat1={"silver": 1}), "buy inn")
    assert ("too-little-silver", {"needed": 2, "have": 1}) == (found.code, found.values)


def test_an_inn_with_monastery_6() -> None:
    """B9.4, B8, monastery 6. Workers may pay, as for any purchase."""
    state = expanded(INNS, seat1={"silver": 1, "workers": 2, "tiles": {13: "monastery6"}})
    assert {"buy inn w1", "buy inn w2"} == legal(state, "buy")
    later = after(state, "buy inn w1")
    assert (0, 1, ["inn"]) == (silver(later), workers(later), stored(later))


def test_workers_pay_no_inn_without_monastery_6() -> None:
    """B9.4, B3.3. Otherwise silver only."""
    assert "workers-cannot-pay" == refusal(expanded(INNS, seat1={"silver": 2, "workers": 2}), "buy inn w1").code


def test_an_inn_is_bought_in_the_middle_of_an_action() -> None:
    """B9.4, B3.3. It is bought between a castle and the castle's action, which places it."""
    state = expanded(INNS, seat1={"silver": 2}, agenda=[{"question": "turn"}, {"question": "castle"}])
    assert "inn" == tile_on(after(state, "buy inn", "place s1 20"), 20)


def test_an_inn_makes_a_city_hall_useful() -> None:
    """B9.4, B5.5. With empty storage the city hall still asks, because an inn can be bought."""
    state = expanded(INNS, seat1={"dice": [3, 0], "storage": ["city-hall"], "silver": 2})
    assert "inn" == tile_on(after(state, "1:place s1 12", "buy inn", "place s1 13"), 13)


def test_an_inn_needs_room_in_storage() -> None:
    """B9.4, B4.1. With full storage a tile is discarded."""
    state = expanded(INNS, seat1={"silver": 2, "storage": ["mine", "ship", "bank"]})
    assert ["inn", "ship", "bank"] == stored(after(state, "buy inn", "discard s1"))


def test_no_inn_for_sale() -> None:
    """B9.4. When all are bought, until the next phase."""
    assert "no-inn" == refusal(expanded(INNS, seat1={"silver": 2}, inns=0), "buy inn").code


def test_no_inns_in_the_game() -> None:
    """B9.4. Without the option there are none."""
    assert "no-inns" == refusal(table(seat1={"silver": 2}), "buy inn").code


def test_a_purchase_is_told() -> None:
    """B9.4. Like the purchase of any tile from the black depot."""
    (entry,) = told(expanded(INNS, seat1={"silver": 2}), "buy inn")
    assert ("buy", {"tile": "inn", "depot": "black", "slot": 1, "silver": 2, "workers": 0}) == (
        entry.code,
        entry.values,
    )


# Where they go.


@pytest.mark.parametrize(("hex_", "pips"), [(12, 3), (13, 1), (18, 2), (20, 5), (25, 4), (26, 3)])
def test_an_inn_goes_on_a_hex_of_any_colour(hex_: int, pips: int) -> None:
    """B9.4. Building, monastery, ship, mine: the number has to fit."""
    state = inn_on(hex_, pips, {})
    assert {
        f"1:place s1 {other}" for other, number in {12: 3, 13: 1, 18: 2, 20: 5, 25: 4, 26: 3}.items() if number == pips
    } == legal(state, "1:place")
    assert "inn" == tile_on(after(state, f"1:place s1 {hex_}"), hex_)


@pytest.mark.parametrize(("hex_", "pips", "tiles"), [(7, 6, {12: "bank"}), (11, 4, {12: "bank"})])
def test_an_inn_on_a_castle_hex_or_a_pasture(hex_: int, pips: int, tiles: dict[int, str]) -> None:
    """B9.4. These two colours as well."""
    assert "inn" == tile_on(after(inn_on(hex_, pips, tiles), f"1:place s1 {hex_}"), hex_)


def test_an_inn_needs_a_neighbour() -> None:
    """B9.4, B4.2. The normal rules: an empty hex next to a placed tile."""
    state = expanded(INNS, seat1={"dice": [6, 6], "storage": ["inn"]})
    assert "not-adjacent" == refusal(state, "1:place s1 16").code
    assert "hex-covered" == refusal(state, "1:place s1 19").code


def test_an_inn_needs_its_number() -> None:
    """B9.4, B3.2. Workers may change the die."""
    state = expanded(INNS, seat1={"dice": [1, 0], "storage": ["inn"], "workers": 1})
    assert {"1:place s1 13", "1:place s1 18"} == legal(state, "1:place")
    assert ("too-few-workers", 2) == (
        refusal(state, "1:place s1 12").code,
        refusal(state, "1:place s1 12").values["needed"],
    )


@pytest.mark.parametrize("number", [9, 10, 11])
def test_an_inn_has_no_free_step(number: int) -> None:
    """B9.4, B8, monasteries 9, 10 and 11. They apply to tiles of a colour, and an inn has none."""
    seat = {"dice": [1, 0], "storage": ["inn"], "tiles": {13: f"monastery{number}"}}
    assert set() == legal(expanded(INNS, seat1=seat), "1:place")


def test_one_inn_in_a_region() -> None:
    """B9.4. A second inn cannot be placed there."""
    state = expanded(INNS, phase="B", seat1={"dice": [1, 0], "storage": ["inn"], "tiles": {26: "inn"}})
    found = refusal(state, "1:place s1 27")
    assert ("region-has-inn", {"hex": 27}) == (found.code, found.values)


def test_another_region_of_the_colour_takes_another_inn() -> None:
    """B9.4. The limit is per region, not per colour."""
    state = expanded(INNS, phase="B", seat1={"dice": [3, 0], "storage": ["inn"], "tiles": {26: "inn"}})
    assert {"1:place s1 12"} == legal(state, "1:place")


def test_the_region_limit_holds_for_effects() -> None:
    """B9.4. A castle or a city hall cannot place a second inn either."""
    for question in ("castle", "city-hall"):
        state = expanded(
            INNS,
            phase="B",
            seat1={"storage": ["inn"], "tiles": {26: "inn"}},
            agenda=[{"question": "turn"}, {"question": question}],
        )
        assert not {"place s1 27", "place s1 32"} & legal(state, "place")
        assert "place s1 12" in legal(state, "place")


# Their effects.


def test_an_inn_in_a_region_of_four() -> None:
    """B9.4. The example: with an inn a region of four counts as five and scores 15 instead of 10."""
    tiles = {19: "castle", 26: "pig2", 31: "pig3", 34: "sheep2"}
    state = inn_on(35, 4, tiles, options={"duchies": "2"})
    assert {"regions": 15, "phases": 10} == by_source(state, "1:place s1 35")


def test_the_inn_may_be_there_before() -> None:
    """B9.4. It counts when the region is completed, whichever tile completes it."""
    tiles = {19: "castle", 26: "pig2", 31: "inn", 34: "sheep2"}
    state = expanded(INNS | {"duchies": "2"}, seat1={"dice": [4, 0], "storage": ["cow2"], "tiles": tiles})
    assert {"animals": 2, "regions": 15, "phases": 10} == by_source(state, "1:place s1 35")


def test_an_inn_alone_in_a_region_of_one() -> None:
    """B9.4. A region of one counts as two."""
    assert {"regions": 3, "phases": 10} == by_source(inn_on(12, 3, {}), "1:place s1 12")


SEVEN = {
    35: "castle",
    12: "church",
    13: "market",
    18: "carpenter",
    19: "boarding-house",
    20: "city-hall",
    25: "warehouse",
}
EIGHT = {
    22: "castle",
    2: "church",
    7: "market",
    13: "carpenter",
    16: "boarding-house",
    17: "city-hall",
    18: "warehouse",
    19: "watchtower",
}


def test_not_above_eight() -> None:
    """B9.4. Seven with an inn is eight; eight stays eight."""
    assert {"regions": 36, "phases": 10} == by_source(inn_on(26, 3, SEVEN, options={"duchies": "7"}), "1:place s1 26")
    assert {"regions": 36, "phases": 10} == by_source(inn_on(20, 5, EIGHT, options={"duchies": "10"}), "1:place s1 20")


def test_an_incomplete_region_with_an_inn() -> None:
    """B9.4, B5.6. It scores nothing until it is complete."""
    assert 0 == scored(inn_on(26, 3, {}), "1:place s1 26")


def test_an_inn_has_no_effect() -> None:
    """B9.4. On a castle hex no action, on a river no goods and no move, on a mine hex no income."""
    castle = after(inn_on(7, 6, {12: "bank"}), "1:place s1 7")
    assert ["turn"] == open_questions(castle)
    river = after(inn_on(18, 2, {}, goods={1: {1: 1}}), "1:place s1 18")
    assert (["turn"], 0, [1, 2]) == (open_questions(river), river.seats[0].space, bridge(river))
    mine = after(inn_on(25, 4, {}), "1:place s1 25")
    assert 0 == duchy(mine).mines


def test_an_inn_is_no_monastery_and_no_species() -> None:
    """B9.4. At the end it counts for no monastery."""
    tiles = {13: "monastery24", 11: "inn", 12: "inn", 31: "monastery16", 25: "mine"}
    assert 1 == points(end_round(expanded(INNS, phase="E", round=5, seat1={"tiles": tiles})))


def test_an_inn_covers_a_hex_of_its_colour() -> None:
    """B9.4, B5.7. The last mine hex may be an inn: the colour is covered."""
    state = inn_on(34, 3, {25: "mine", 30: "mine"})
    later = after(state, "1:place s1 34")
    assert ((10 + 10) + 5, (["mine"], [])) == (points(later), bonus_tiles(later))


def test_tiles_go_beside_an_inn() -> None:
    """B9.4, B4.2. It is a placed tile."""
    state = expanded(INNS, seat1={"dice": [1, 0], "storage": ["bank"], "tiles": {26: "inn"}})
    assert {"1:place s1 27"} == legal(state, "1:place")


def test_a_city_with_an_inn_still_has_its_rule() -> None:
    """B9.4, B4.5. The inn is not a building: the city still takes one of each kind, and no second one."""
    seat = {"dice": [1, 5], "storage": ["bank", "church"], "tiles": {26: "inn", 27: "bank"}}
    state = expanded(INNS, seat1=seat)
    assert "2:place s2 32" in legal(state)
    assert "city-has-one" == refusal(state, "2:place s1 32").code


def test_with_shield_17() -> None:
    """B9.4, B11.5, shield 17. Both make the region larger: four counts as six."""
    tiles = {19: "castle", 26: "pig2", 31: "pig3", 34: "sheep2"}
    seat = {"dice": [4, 0], "storage": ["inn"], "tiles": tiles, "shields": {19: 17}}
    state = expanded(INNS | SHIELDS | {"duchies": "2"}, seat1=seat)
    assert {"regions": 21, "phases": 10} == by_source(state, "1:place s1 35")


def test_with_all_other_expansions() -> None:
    """B9.6. All options can be combined."""
    state = expanded(ALL, seat1={"silver": 2, "dice": [3, 0]})
    assert "inn" == tile_on(after(state, "buy inn", "1:place s1 12"), 12)
