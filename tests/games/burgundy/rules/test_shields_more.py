"""The effects of shields 8, 9, 11, 12, 16, 17 and 18 (B11.5)."""

from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, SHIELDS, WHITE, expanded, shields_of
from tests.games.burgundy.table import (
    after,
    dice,
    duchy,
    end_round,
    legal,
    open_questions,
    refusal,
    scored,
    silver,
    tile_on,
    told,
    workers,
)

DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["cow3"], "4": ["ship"], "5": ["mine"], "6": ["market"]}
MINES = {25: "mine", 30: "mine"}
PLACED = {2: "castle", 12: "bank"}
"""The castle hex 7 (a 6) is open."""


def with_shield(shield: int, options: dict[str, object] | None = None, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a turn with a shield on the castle in the centre."""
    seat = {"shields": {19: shield}} | fields.pop("seat1", {})
    return expanded(SHIELDS | (options or {}), seat1=seat, **fields)


# Shield 8.


def test_mines_pay_double() -> None:
    """B11.5, shield 8. Two silver for each mine at the end of a phase."""
    state = after(end_round(with_shield(8, round=5, seat1={"silver": 1, "tiles": MINES})), "pay silver")
    assert 2 * 2 == silver(state)


def test_mines_pay_double_only_while_the_shield_is_there() -> None:
    """B11.5, shield 8, B11.3. It is paid for before the mines pay: without it they pay as usual."""
    state = after(end_round(with_shield(8, round=5, seat1={"silver": 1, "tiles": MINES})), "pay nothing")
    assert 1 + 2 == silver(state)


def test_double_income_is_told() -> None:
    """B11.5, shield 8. The journal reports the whole income."""
    state = with_shield(8, round=5, turn=2, seat1={"silver": 1, "tiles": MINES})
    (entry,) = [entry for entry in told(state, "end", "pay silver") if entry.code == "income"]
    assert {"silver": 4, "workers": 0} == entry.values


# Shields 9 and 12.


@pytest.mark.parametrize("tiles", range(1, 5))
def test_a_silver_for_each_tile_sold(tiles: int) -> None:
    """B11.5, shield 9. This replaces the one silver of the sale; the points are as usual."""
    state = with_shield(9, seat1={"dice": [3, 0], "goods": {3: tiles}})
    assert (tiles, 2 * tiles) == (silver(after(state, "1:sell 3")), scored(state, "1:sell 3"))


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
def test_goods_give_double_points(players: int, each: int) -> None:
    """B11.5, shield 12. Twice 2/3/4 with 2/3/4 players; the silver is as usual."""
    state = with_shield(12, players=players, seat1={"dice": [3, 0], "goods": {3: 2}})
    assert (2 * 2 * each, 1) == (scored(state, "1:sell 3"), silver(after(state, "1:sell 3")))


@pytest.mark.parametrize("question", ["castle", "warehouse"])
def test_any_sale(question: str) -> None:
    """B11.5, shields 9 and 12. Also a sale by a castle or a warehouse."""
    agenda = [{"question": "turn"}, {"question": question}]
    seat = {"goods": {3: 3}, "shields": {19: 9, 2: 12}}
    state = expanded(SHIELDS, seat1=seat, agenda=agenda)
    assert (3, 2 * 3 * 2) == (silver(after(state, "sell 3")), scored(state, "sell 3"))


def test_a_sale_is_told() -> None:
    """B11.5, shields 9 and 12. The journal reports the silver and points earned."""
    seat = {"dice": [3, 0], "goods": {3: 3}, "shields": {19: 9, 2: 12}}
    entry = told(expanded(SHIELDS, seat1=seat), "1:sell 3")[-1]
    assert ("sell", 12, "goods", {"goods": 3, "tiles": 3, "silver": 3, "workers": 0}) == (
        entry.code,
        entry.points,
        entry.source,
        entry.values,
    )


# Shield 11.


def castle_placed(shields: dict[int, int], **fields: Any) -> Burgundy:  # noqa: ANN401
    """Place a castle on hex 7; its action is pending."""
    seat = {"dice": [6, 0], "storage": ["castle"], "tiles": PLACED, "shields": shields} | fields.pop("seat1", {})
    return after(expanded(SHIELDS, seat1=seat, arms={1: [4], 5: [17]}, **fields), "1:place s1 7")


def test_a_castle_takes_a_shield() -> None:
    """B11.5, shield 11. A castle's action may take a shield from any depot; the shield may go on that castle."""
    state = castle_placed({19: 11})
    assert {"shield 4", "shield 17"} == legal(state, "shield")
    chosen = after(state, "shield 17")
    assert {"on 2", "on 7", "on 19"} == legal(chosen)
    later = after(chosen, "on 7")
    assert ({19: 11, 7: 17}, ["turn"], 0) == (shields_of(later), open_questions(later), workers(later))


def test_without_shield_11_a_castle_takes_none() -> None:
    """B11.5, shield 11. It has only the four kinds of actions."""
    state = castle_placed({19: 16})
    assert (set(), "no-shield-by-castle") == (legal(state, "shield"), refusal(state, "shield 4").code)


def test_the_castle_may_do_something_else() -> None:
    """B11.5, shield 11. Taking a shield is optional; the other actions are still available."""
    assert 2 == workers(after(castle_placed({19: 11}), "workers"))


def test_a_castle_takes_only_what_lies_there() -> None:
    """B11.5, shield 11. Only shields on the depots can be taken."""
    assert "shield-not-there" == refusal(castle_placed({19: 11}), "shield 5").code


def test_shield_11_may_be_replaced_by_what_it_brings() -> None:
    """B11.5, shield 11, B11.2. The new shield may go on any castle, also on that of shield 11."""
    assert {19: 4} == shields_of(after(castle_placed({19: 11}), "shield 4", "on 19"))


def test_a_white_castle_takes_no_shield() -> None:
    """B11.5, shield 11, B9.3. It is not a castle."""
    agenda = [{"question": "turn"}, {"question": "white-castle"}]
    state = with_shield(11, WHITE, agenda=agenda, arms={1: [4]}, white=1)
    assert (set(), "other-question") == (legal(state, "shield"), refusal(state, "shield 4").code)


def test_a_castle_of_a_city_hall_takes_a_shield() -> None:
    """B11.5, shield 11. It does not matter how the castle was placed."""
    seat = {"dice": [3, 0], "storage": ["city-hall", "castle"], "tiles": {2: "castle"}, "shields": {19: 11}}
    state = expanded(SHIELDS, seat1=seat, arms={1: [4]})
    assert {19: 11, 7: 4} == shields_of(after(state, "1:place s1 12", "place s2 7", "shield 4", "on 7"))


# Shield 16.


def test_a_die_is_turned_to_any_number() -> None:
    """B11.5, shield 16. Either die, to each of the other five numbers; no worker is paid."""
    state = with_shield(16, seat1={"dice": [3, 5]})
    turns = {f"1:turn {number}" for number in (1, 2, 4, 5, 6)} | {f"2:turn {number}" for number in (1, 2, 3, 4, 6)}
    assert turns == legal(state, "1:turn") | legal(state, "2:turn")
    assert ([1, 5], [3, 2]) == (dice(after(state, "1:turn 1")), dice(after(state, "2:turn 2")))


def test_a_turned_die_is_used_as_any() -> None:
    """B11.5, shield 16. It takes, places and sells by its new number; workers may change it further."""
    state = after(with_shield(16, seat1={"dice": [3, 0], "workers": 1}, depots=DEPOTS), "1:turn 6")
    assert {"1:take 6b", "1:take 5b", "1:take 1b"} == legal(state, "1:take")


def test_once_in_a_turn() -> None:
    """B11.5, shield 16. One die, once; again in the next turn."""
    state = after(with_shield(16, seat1={"dice": [3, 5]}), "1:turn 1")
    for text in ("1:turn 4", "2:turn 1"):
        assert "turned-already" == refusal(state, text).code
    later = after(state, "end", "end", "roll 3 3", "roll 4 4", "white 1")
    assert legal(later, "1:turn")


def test_in_each_players_turn() -> None:
    """B11.5, shield 16. Another player's use in their own turn does not count."""
    state = with_shield(16, seat1={"dice": [3, 5]}, seat2={"dice": [2, 2]})
    assert "no-shield-16" == refusal(after(state, "1:turn 1", "end"), "1:turn 3").code


def test_only_an_unused_die_and_another_number() -> None:
    """B11.5, shield 16. A used die stays used; a die cannot be turned to the number that it shows."""
    state = after(with_shield(16, seat1={"dice": [3, 5]}), "1:workers")
    assert ("die-used", {"die": 1}) == (refusal(state, "1:turn 4").code, refusal(state, "1:turn 4").values)
    found = refusal(state, "2:turn 5")
    assert ("shows-already", {"die": 2, "number": 5}) == (found.code, found.values)


def test_not_in_the_middle_of_an_effect() -> None:
    """B11.5, shield 16. A die is turned in the turn, before it acts."""
    agenda = [{"question": "turn"}, {"question": "castle"}]
    state = with_shield(16, seat1={"dice": [3, 5]}, agenda=agenda)
    assert ("other-question", {"question": "castle"}) == (
        refusal(state, "1:turn 4").code,
        refusal(state, "1:turn 4").values,
    )


def test_the_white_die_is_not_turned() -> None:
    """B11.5, shield 16, B9.3. It belongs to no player."""
    agenda = [{"question": "turn"}, {"question": "white-castle"}]
    state = with_shield(16, WHITE, seat1={"dice": [3, 5]}, agenda=agenda, white=2, depots=DEPOTS)
    assert ({"take 2c"}, set()) == (legal(state, "take"), legal(state, "1:turn"))


def test_a_turned_die_makes_a_double() -> None:
    """B11.5, shield 16, B11.2. A 3 turned to a 5 and the other 5 take a shield from depot 5."""
    state = with_shield(16, seat1={"dice": [3, 5], "tiles": {2: "castle", 19: "castle"}}, arms={5: [8]})
    assert {19: 16, 2: 8} == shields_of(after(state, "1:turn 5", "shield 8", "on 2"))


def test_turning_is_told() -> None:
    """B11.5, shield 16. The journal names the old number and the new one."""
    (entry,) = told(with_shield(16, seat1={"dice": [3, 5]}), "1:turn 6")
    assert ("turn-die", {"die": 1, "shows": 3, "number": 6}) == (entry.code, entry.values)


# Shield 17.


def test_a_region_of_three_scores_ten() -> None:
    """B11.5, shield 17. The example: not 6 points but 10, as a region of four."""
    seat = {"dice": [6, 0], "storage": ["ship"], "tiles": {17: "ship", 18: "ship"}}
    assert 10 + 10 == scored(with_shield(17, seat1=seat), "1:place s1 16")


SEVEN = {12: "church", 13: "market", 18: "carpenter", 19: "boarding-house", 20: "city-hall", 25: "warehouse"}
EIGHT = dict(zip((2, 7, 13, 16, 17, 18, 19), [*SEVEN.values(), "watchtower"], strict=True))


@pytest.mark.parametrize(
    ("name", "castle", "hex_", "pips", "tiles"), [("7", 35, 26, 3, SEVEN), ("10", 22, 20, 5, EIGHT)], ids=["7", "8"]
)
def test_eight_is_the_most(name: str, castle: int, hex_: int, pips: int, tiles: dict[int, str]) -> None:
    """B11.5, shield 17. A region of seven counts as eight, one of eight as eight."""
    seat = {"dice": [pips, 0], "storage": ["bank"], "tiles": tiles | {castle: "castle"}, "shields": {castle: 17}}
    entries = told(expanded(SHIELDS | {"duchies": name}, seat1=seat), f"1:place s1 {hex_}")
    assert [("region", 36, 8)] == [(e.code, e.points, e.values["size"]) for e in entries if e.code == "region"]


def test_regions_completed_before_stay_as_they_scored() -> None:
    """B11.5, shield 17. It counts from the moment it is placed; nothing is scored again."""
    state = expanded(SHIELDS, seat1={"dice": [3, 3], "tiles": {12: "bank"}}, arms={3: [17]})
    assert 0 == scored(state, "shield 17")


# Shield 18.


def test_tiles_need_not_be_adjacent() -> None:
    """B11.5, shield 18. Any empty hex of the colour and number; without the shield only hexes next to a tile."""
    seat = {"dice": [1, 0], "storage": ["monastery9"]}
    assert {"1:place s1 13", "1:place s1 36"} == legal(with_shield(18, seat1=seat), "1:place")
    assert {"1:place s1 13"} == legal(expanded(SHIELDS, seat1=seat), "1:place")


def test_all_else_holds() -> None:
    """B11.5, shield 18, B4.2, B4.5. Colour, number, an empty hex and the rule of cities."""
    seat = {"dice": [3, 3], "storage": ["bank"], "tiles": {26: "bank"}}
    state = with_shield(18, seat1=seat)
    assert {"1:place s1 12", "1:place s1 15"} == legal(state, "1:place")
    for hex_, code in ((37, "city-has-one"), (34, "wrong-colour"), (26, "hex-covered"), (14, "too-few-workers")):
        assert code == refusal(state, f"1:place s1 {hex_}").code


@pytest.mark.parametrize("question", ["castle", "city-hall"])
def test_effects_place_anywhere(question: str) -> None:
    """B11.5, shield 18. Castles and city halls too."""
    agenda = [{"question": "turn"}, {"question": question}]
    state = with_shield(18, seat1={"storage": ["mine"]}, agenda=agenda)
    assert {"place s1 25", "place s1 30", "place s1 34"} == legal(state, "place")


def test_it_still_holds_after_a_tile() -> None:
    """B11.5, shield 18. Each further tile may also be placed apart."""
    state = with_shield(18, seat1={"dice": [3, 1], "storage": ["mine", "mine"]})
    assert "mine" == tile_on(after(state, "1:place s1 34", "2:place s2 30"), 30)


def test_a_lost_shield_18() -> None:
    """B11.5, shield 18, B11.2. Tiles must be adjacent again, to any placed tile, wherever it is."""
    seat = {"dice": [6, 6], "storage": ["monastery9"], "tiles": {34: "mine"}}
    state = after(with_shield(18, seat1=seat, arms={6: [9]}), "shield 9")
    frontier = {hex_ for hex_ in range(1, 38) if duchy(state).is_open(hex_ - 1)}
    assert {12, 13, 18, 20, 25, 26, 29, 30, 35} == frontier


def test_an_unpaid_shield_18() -> None:
    """B11.5, shield 18, B11.3. Lost at the end of a phase, it has no effect in the next one."""
    state = end_round(with_shield(18, round=5, seat1={"storage": ["monastery9"]}))
    assert (False, True) == (duchy(state).is_open(35), duchy(state).is_open(12))


def test_a_shield_18_that_comes_opens_all() -> None:
    """B11.5, shield 18. It works from the moment it is placed."""
    state = after(expanded(SHIELDS, seat1={"dice": [6, 6], "tiles": {12: "bank"}}, arms={6: [18]}), "shield 18")
    assert 37 - 2 == sum(1 for hex_ in range(37) if duchy(state).is_open(hex_))


def test_with_the_geese_of_a_far_pasture() -> None:
    """B11.5, shields 1 and 18, B9.1. Shields combine: the pasture need not be reached, and all pastures are one."""
    seat = {"dice": [2, 0], "storage": ["cow4"], "tiles": {1: "geese"}, "shields": {19: 18, 2: 1}}
    state = expanded(SHIELDS | EXTRA, seat1=seat)
    assert 4 + 2 + 1 + 10 == scored(state, "1:place s1 28")
