"""The monasteries that work during the game, each by its number (B8), and how they combine (B8.1)."""

from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.table import (
    GAME,
    after,
    at_the_end,
    end_round,
    goods_in,
    goods_of,
    legal,
    points,
    refusal,
    scored,
    silver,
    stored,
    table,
    tile_on,
    workers,
)

BY_CASTLE = [{"question": "turn"}, {"question": "castle"}]
BY_WAREHOUSE = [{"question": "turn"}, {"question": "warehouse"}]
LOADING = [{"question": "turn"}, {"question": "load"}]
WITH_5 = {13: "monastery5"}
WITH_6 = {13: "monastery6"}
DEPOTS = {"2": ["castle"], "5": ["mine"], "black": ["bank", "ship"]}
SIX_DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["church"], "4": ["ship"], "5": ["mine"], "6": ["market"]}
SPACE_OF_DEPOT = {1: "1b", 2: "2c", 3: "3c", 4: "4b", 5: "5b", 6: "6b"}
ALL_LOADS = {f"load {depot}" for depot in range(1, 7)}
RING = {"load 1+2", "load 2+3", "load 3+4", "load 4+5", "load 5+6", "load 6+1"}

BUILDING_HEXES = (12, 14, 9, 15, 26, 27)


def cost(die: int, depot: int, monasteries: tuple[int, ...]) -> int:
    """Count the workers needed to take from a depot with a die in a duchy with some monasteries."""
    tiles = {hex_: f"monastery{number}" for hex_, number in zip((13, 31), monasteries, strict=False)}
    state = table(seat1={"dice": [die, 0], "workers": 9, "tiles": tiles}, depots=SIX_DEPOTS)
    return 9 - workers(after(state, f"1:take {SPACE_OF_DEPOT[depot]}"))


def herd(tile: str, tiles: dict[int, str]) -> int:
    """Count the points for placing an animal tile next to others, with monastery 7."""
    around = {12: "bank", 18: "ship", 13: "monastery7"}
    return scored(table(seat1={"dice": [4, 0], "storage": [tile], "tiles": around | tiles}), "1:place s1 11")


PLACES = [
    (9, "bank", 12, 3),
    (10, "ship", 18, 2),
    (10, "cow3", 11, 4),
    (11, "mine", 25, 4),
    (11, "castle", 7, 6),
    (11, "monastery3", 31, 2),
]


def beside(number: int, tile: str, hex_: int, die: int) -> Burgundy:
    """Set up a duchy with a monastery, and a stored tile that can be placed."""
    tiles = {19: "castle", 13: f"monastery{number}", 26: "carpenter"} | ({} if hex_ == 18 else {18: "ship"})
    return table(seat1={"dice": [die, 0], "storage": [tile], "tiles": tiles})


def placed_for_free(number: int, tile: str, hex_: int, pips: int) -> bool:
    """Return whether a die one higher and a die one lower can place a tile without workers."""
    dice = (pips % 6 + 1, (pips - 2) % 6 + 1)
    return all(f"1:place s1 {hex_}" in legal(beside(number, tile, hex_, die)) for die in dice)


def test_monastery_1_lifts_the_rule_of_cities() -> None:
    """B8, monastery 1. A city may hold several buildings of one kind, by a die or an effect."""
    tiles = {26: "bank", 13: "monastery1"}
    state = table(seat1={"dice": [1, 0], "storage": ["bank"], "tiles": tiles})
    assert "bank" == tile_on(after(state, "1:place s1 27"), 27)
    state = table(seat1={"storage": ["bank"], "tiles": tiles}, agenda=[{"question": "turn"}, {"question": "city-hall"}])
    assert "place s1 27" in legal(state)


def test_monastery_1_holds_from_when_it_is_placed() -> None:
    """B8, monastery 1. In storage it does nothing."""
    state = table(seat1={"dice": [1, 1], "storage": ["bank", "monastery1"], "tiles": {26: "bank"}})
    assert "city-has-one" == refusal(state, "1:place s1 27").code
    assert "bank" == tile_on(after(state, "1:place s2 13", "2:place s1 27"), 27)


def test_monastery_2_brings_a_worker_for_each_mine() -> None:
    """B8, monastery 2. At the end of each phase one worker for each mine, in addition to the silver."""
    tiles = {13: "monastery2", 25: "mine", 30: "mine"}
    for phase in "ABCDE":
        state = end_round(table(phase=phase, round=5, seat1={"tiles": tiles}, seat2={"tiles": {25: "mine"}}))
        assert ((2, 2), (1, 0)) == ((silver(state), workers(state)), (silver(state, 2), workers(state, 2)))


def test_monastery_2_counts_after_phase_e() -> None:
    """B8, monastery 2. B7.1. Two mines: 2 silver and 2 workers make 3 points."""
    assert 3 == at_the_end(tiles={13: "monastery2", 25: "mine", 30: "mine"})


@pytest.mark.parametrize("agenda", [None, BY_CASTLE, BY_WAREHOUSE])
def test_monastery_3_doubles_the_silver(agenda: list[dict[str, str]] | None) -> None:
    """B8, monastery 3. Two silver for a sale instead of one, by a die, a castle or a warehouse."""
    fields: dict[str, Any] = {} if agenda is None else {"agenda": agenda}
    state = table(seat1={"dice": [5, 0], "goods": {5: 2}, "tiles": {13: "monastery3"}}, **fields)
    later = after(state, "1:sell 5" if agenda is None else "sell 5")
    assert (2, 0, 4) == (silver(later), workers(later), points(later))


@pytest.mark.parametrize("agenda", [None, BY_CASTLE, BY_WAREHOUSE])
def test_monastery_4_adds_a_worker(agenda: list[dict[str, str]] | None) -> None:
    """B8, monastery 4. One worker for a sale, in addition to the silver."""
    fields: dict[str, Any] = {} if agenda is None else {"agenda": agenda}
    state = table(seat1={"dice": [5, 0], "goods": {5: 2}, "tiles": {13: "monastery4"}}, **fields)
    later = after(state, "1:sell 5" if agenda is None else "sell 5")
    assert (1, 1) == (silver(later), workers(later))


def test_monasteries_3_and_4_combine() -> None:
    """B8.1. Two silver and a worker for one sale, however many tiles."""
    state = table(seat1={"dice": [5, 0], "goods": {5: 4}, "tiles": {13: "monastery3", 31: "monastery4"}})
    later = after(state, "1:sell 5")
    assert (2, 1, 8) == (silver(later), workers(later), points(later))


def test_monastery_5_loads_two_neighbours() -> None:
    """B8, monastery 5. A ship also takes the goods of one depot next to the chosen one; 6 is next to 1."""
    state = table(seat1={"tiles": WITH_5}, goods={6: {1: 1}, 1: {1: 2, 3: 1}}, agenda=LOADING)
    assert ALL_LOADS | RING == legal(state)
    later = after(state, "load 6+1")
    assert ({1: 3, 3: 1}, {}, {}) == (goods_of(later), goods_in(later, 1), goods_in(later, 6))
    assert GAME.parse("load 6+1") == GAME.parse("load 1+6")


def test_monastery_5_may_load_one_depot() -> None:
    """B8, monastery 5. The second depot is optional."""
    state = table(seat1={"tiles": WITH_5}, goods={6: {1: 1}, 1: {3: 1}}, agenda=LOADING)
    assert ({1: 1}, {3: 1}) == (goods_of(after(state, "load 6")), goods_in(after(state, "load 6"), 1))


def test_two_depots_without_monastery_5() -> None:
    """B8, monastery 5. Without it a ship loads one depot."""
    assert "one-depot-only" == refusal(table(goods={1: {1: 1}}, agenda=LOADING), "load 2+3").code


@pytest.mark.parametrize(("edition", "left"), [(2019, ({3: 1}, {4: 2})), (2011, ({}, {}))])
def test_monastery_5_with_overflow(edition: int, left: tuple[dict[int, int], dict[int, int]]) -> None:
    """B8, monastery 5. The choice is among the new colours of both depots; goods that do not fit stay (2011: leave)."""
    state = table(
        edition=edition,
        seat1={"tiles": WITH_5, "goods": {1: 1, 2: 1}},
        goods={3: {1: 1, 3: 1, 5: 1}, 4: {4: 2, 5: 1}},
        agenda=LOADING,
    )
    later = after(state, "load 3+4")
    assert {"keep 3", "keep 4", "keep 5"} == legal(later)
    later = after(later, "keep 5")
    assert {1: 2, 2: 1, 5: 2} == goods_of(later)
    assert left == (goods_in(later, 3), goods_in(later, 4))


def test_monastery_5_in_storage_does_not_help() -> None:
    """B8, monastery 5. It works only in the duchy."""
    assert ALL_LOADS == legal(table(seat1={"storage": ["monastery5"]}, goods={1: {1: 1}}, agenda=LOADING))


def test_monastery_6_buys_from_any_depot() -> None:
    """B8, monastery 6. The purchase may take a tile from any of the seven depots."""
    for edition in (2011, 2019):
        state = table(edition=edition, seat1={"silver": 2, "tiles": WITH_6}, depots=DEPOTS)
        assert {"buy *a", "buy *b", "buy 2c", "buy 5b"} == legal(state, "buy")
        later = after(state, "buy 5b")
        assert (["mine"], 0) == (stored(later), silver(later))
        assert "bought-already" == refusal(later, "buy *a").code


@pytest.mark.parametrize(
    ("given_silver", "given_workers", "wanted"),
    [
        (2, 0, {"buy *a"}),
        (2, 2, {"buy *a", "buy *a w1", "buy *a w2"}),
        (1, 1, {"buy *a w1"}),
        (0, 2, {"buy *a w2"}),
        (1, 2, {"buy *a w1", "buy *a w2"}),
        (0, 1, set()),
        (1, 0, set()),
        (2, 1, {"buy *a", "buy *a w1"}),
    ],
)
def test_monastery_6_of_2019_takes_workers_for_silver(given_silver: int, given_workers: int, wanted: set[str]) -> None:
    """B8, monastery 6. 2019: each of the two silver may be replaced by a worker."""
    seat = {"silver": given_silver, "workers": given_workers, "tiles": WITH_6}
    assert wanted == legal(table(seat1=seat, depots={"black": ["bank"]}), "buy")


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_monastery_6_mixed_payments(paid: int) -> None:
    """B8, monastery 6. 2019: silver and workers in any mix."""
    state = table(seat1={"silver": 5, "workers": 5, "tiles": WITH_6}, depots={"black": ["bank"]})
    later = after(state, "buy *a" + (f" w{paid}" if paid else ""))
    assert (3 + paid, 5 - paid) == (silver(later), workers(later))


def test_monastery_6_of_2011_takes_silver_only() -> None:
    """B8, monastery 6. 2011: the price is two silver."""
    state = table(edition=2011, seat1={"silver": 2, "workers": 5, "tiles": WITH_6}, depots={"black": ["bank"]})
    assert {"buy *a"} == legal(state, "buy")
    assert "workers-cannot-pay" == refusal(state, "buy *a w1").code


def test_too_few_workers_to_pay() -> None:
    """B8, monastery 6. Workers that are not there cannot pay."""
    reason = refusal(table(seat1={"silver": 2, "workers": 1, "tiles": WITH_6}, depots=DEPOTS), "buy *a w2")
    assert ("too-few-workers-to-pay", {"needed": 2, "have": 1}) == (reason.code, reason.values)


def test_monastery_6_placed_by_a_city_hall_helps_at_once() -> None:
    """B8, monastery 6. It works from the moment it is in the duchy."""
    state = table(
        seat1={"silver": 2, "storage": ["monastery6"]},
        depots={"5": ["mine"]},
        agenda=[{"question": "turn"}, {"question": "city-hall"}],
    )
    assert {"buy 5b"} == legal(after(state, "place s1 13"), "buy")


def test_monastery_7_sheep() -> None:
    """B8, monastery 7. The example: three sheep next to four score (3+1)+(4+1)=9."""
    assert (3 + 1) + (4 + 1) == herd("sheep3", {6: "sheep4"})


def test_monastery_7_pigs() -> None:
    """B8, monastery 7. The example continues: two pigs on that pasture score 3."""
    assert 3 == herd("pig2", {6: "sheep4", 5: "sheep3"})


def test_monastery_7_counts_tiles_not_animals() -> None:
    """B8, monastery 7. Three tiles of cows: one more for each tile."""
    assert 4 + 4 + 3 + 3 == herd("cow4", {6: "cow3", 5: "cow4"})


@pytest.mark.parametrize(("die", "depot", "paid"), [(3, 6, 2), (3, 5, 1), (3, 4, 1), (3, 3, 0), (1, 5, 1), (6, 1, 1)])
def test_monastery_8_makes_longer_steps(die: int, depot: int, paid: int) -> None:
    """B8, monastery 8. A worker changes a die by up to 2; the example: 3 to 6 takes two workers."""
    assert paid == cost(die, depot, (8,))


@pytest.mark.parametrize(("die", "depot", "paid"), [(3, 4, 0), (1, 6, 0), (3, 5, 1), (3, 6, 2), (3, 3, 0)])
def test_monastery_12_takes_with_a_free_step(die: int, depot: int, paid: int) -> None:
    """B8, monastery 12. When you take a tile you may change the die by 1 for free, also between 6 and 1."""
    assert paid == cost(die, depot, (12,))


@pytest.mark.parametrize(("die", "depot", "paid"), [(3, 4, 0), (3, 5, 1), (3, 6, 1)])
def test_free_step_and_long_steps(die: int, depot: int, paid: int) -> None:
    """B8.1. The free step is always 1, even with monastery 8, and is added to the paid steps."""
    assert paid == cost(die, depot, (8, 12))


def test_monastery_9_places_buildings_with_a_free_step() -> None:
    """B8, monastery 9. When you place a building you may change the die by 1 for free, up or down."""
    assert placed_for_free(9, "bank", 12, 3)


@pytest.mark.parametrize(("tile", "hex_", "pips"), [("ship", 18, 2), ("cow3", 11, 4)])
def test_monastery_10_places_ships_and_animals_with_a_free_step(tile: str, hex_: int, pips: int) -> None:
    """B8, monastery 10. When you place a ship or an animal you may change the die by 1 for free."""
    assert placed_for_free(10, tile, hex_, pips)


@pytest.mark.parametrize(("tile", "hex_", "pips"), [("mine", 25, 4), ("castle", 7, 6), ("monastery3", 31, 2)])
def test_monastery_11_places_mines_castles_and_monasteries_with_a_free_step(tile: str, hex_: int, pips: int) -> None:
    """B8, monastery 11. When you place a mine, castle or monastery you may change the die by 1 for free."""
    assert placed_for_free(11, tile, hex_, pips)


def test_a_free_step_is_no_worker() -> None:
    """B8, monastery 9. A free step costs no workers."""
    state = table(seat1={"dice": [4, 0], "workers": 3, "storage": ["bank"], "tiles": {13: "monastery9"}})
    assert 3 == workers(after(state, "1:place s1 12"))


@pytest.mark.parametrize(("number", "tile", "hex_", "pips"), PLACES)
def test_other_monasteries_give_no_free_step_there(number: int, tile: str, hex_: int, pips: int) -> None:
    """B8, monastery 9. B8, monastery 10. B8, monastery 11. Each helps its own colours only."""
    for other in {9, 10, 11, 12} - {number}:
        assert "too-few-workers" == refusal(beside(other, tile, hex_, pips % 6 + 1), f"1:place s1 {hex_}").code


def test_a_free_step_and_workers_place_together() -> None:
    """B8.1. Two away with monastery 9: one step free, one worker; with monastery 8 too three away for one worker."""
    tiles = {13: "monastery9"}
    state = table(seat1={"dice": [5, 0], "workers": 1, "storage": ["bank"], "tiles": tiles})
    assert 0 == workers(after(state, "1:place s1 12"))
    state = table(seat1={"dice": [6, 0], "workers": 1, "storage": ["bank"], "tiles": tiles | {31: "monastery8"}})
    assert 0 == workers(after(state, "1:place s1 12"))


def test_free_steps_do_not_help_sales() -> None:
    """B8, monastery 12. Selling has no free step."""
    state = table(seat1={"dice": [3, 0], "goods": {4: 1}, "tiles": {13: "monastery12", 31: "monastery9"}})
    assert {"needed": 1, "have": 0} == {name: refusal(state, "1:sell 4").values[name] for name in ("needed", "have")}


def test_monastery_12_does_not_help_placing() -> None:
    """B8, monastery 12. It is for taking, not for placing."""
    state = table(seat1={"dice": [4, 0], "storage": ["bank"], "tiles": {13: "monastery12"}})
    assert set() == legal(state, "1:place")


def test_a_monastery_does_not_help_its_own_placing() -> None:
    """B8, monastery 11. Its free step is available once it is in the duchy."""
    state = table(seat1={"dice": [2, 0], "storage": ["monastery11"]})
    assert "too-few-workers" == refusal(state, "1:place s1 13").code


def test_free_steps_are_for_every_die() -> None:
    """B8, monastery 12. Each die of a turn has its own free step."""
    state = table(seat1={"dice": [2, 2], "tiles": {13: "monastery12"}}, depots=SIX_DEPOTS)
    assert ["church", "bank"] == stored(after(state, "1:take 3c", "2:take 1b"))


@pytest.mark.parametrize(("monasteries", "wanted"), [((13,), (2, 1)), ((14,), (4, 0)), ((13, 14), (4, 1))])
def test_monasteries_13_and_14(monasteries: tuple[int, ...], wanted: tuple[int, int]) -> None:
    """B8, monastery 13. Also one silver. B8, monastery 14. Four workers. B8.1. Both: four and one silver."""
    tiles = {hex_: f"monastery{number}" for hex_, number in zip((13, 31), monasteries, strict=False)}
    cases: list[tuple[str, dict[str, Any]]] = [("1:workers", {}), ("workers", {"agenda": BY_CASTLE})]
    for text, fields in cases:
        later = after(table(seat1={"dice": [1, 0], "tiles": tiles}, **fields), text)
        assert wanted == (workers(later), silver(later))


def test_the_boarding_house_is_no_such_action() -> None:
    """B8.1. Monasteries 13 and 14 do not change the boarding house: four workers, no silver."""
    state = table(
        seat1={"dice": [3, 0], "storage": ["boarding-house"], "tiles": {13: "monastery13", 31: "monastery14"}}
    )
    later = after(state, "1:place s1 12")
    assert (4, 0) == (workers(later), silver(later))
