"""Dice and workers: what it costs to bring a die to a number (B3.2, monasteries 8-12)."""

import pytest

from duchy.games.burgundy.state import Burgundy
from tests.games.burgundy.table import after, dice, legal, refusal, stored, table, told, workers

SIX_DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["church"], "4": ["ship"], "5": ["mine"], "6": ["market"]}
SPACE_OF_DEPOT = {1: "1b", 2: "2c", 3: "3c", 4: "4b", 5: "5b", 6: "6b"}


def cost(die: int, depot: int, monasteries: tuple[int, ...] = ()) -> int:
    """Count the workers that a die pays to take from a depot."""
    hexes = (13, 31, 8, 4, 35, 36)
    tiles = {hex_: f"monastery{number}" for hex_, number in zip(hexes, monasteries, strict=False)}
    state = table(seat1={"dice": [die, 0], "workers": 9, "tiles": tiles}, depots=SIX_DEPOTS)
    return 9 - workers(after(state, f"1:take {SPACE_OF_DEPOT[depot]}"))


def test_two_workers_make_a_2_a_6() -> None:
    """B3.2. The example: with two workers a 2 becomes a 6, and a tile of depot 6 is taken."""
    state = table(seat1={"dice": [2, 0], "workers": 2}, depots=SIX_DEPOTS)
    later = after(state, "1:take 6b")
    assert (["market"], 0, []) == (stored(later), workers(later), dice(later))


def test_one_worker_is_not_enough_for_that() -> None:
    """B3.2. With one worker a 2 does not become a 6."""
    state = table(seat1={"dice": [2, 0], "workers": 1}, depots=SIX_DEPOTS)
    reason = refusal(state, "1:take 6b")
    assert {"what": "depot 6", "number": 6, "shows": 2, "needed": 2, "have": 1} == reason.values


@pytest.mark.parametrize(
    ("die", "depot", "paid"), [(1, 1, 0), (1, 6, 1), (6, 1, 1), (5, 1, 2), (1, 4, 3), (6, 3, 3), (4, 2, 2)]
)
def test_each_worker_is_a_step_on_the_ring(die: int, depot: int, paid: int) -> None:
    """B3.2. Up or down by 1 for each worker, 6 and 1 are neighbours."""
    assert paid == cost(die, depot)


def test_workers_are_spent_on_either_die() -> None:
    """B3.2. Each die has its own price; what one costs the other cannot spend."""
    state = table(seat1={"dice": [3, 5], "workers": 2}, depots=SIX_DEPOTS)
    assert {"1:take 3c", "1:take 4b", "1:take 2c", "1:take 1b", "1:take 5b"} == legal(state, "1:take")
    later = after(state, "1:take 1b")
    assert {"2:take 5b"} == legal(later, "2:take")


def test_workers_of_the_same_turn_may_be_spent() -> None:
    """B3.2. At any time of the turn: workers taken by the first die serve the second."""
    state = table(seat1={"dice": [3, 5], "workers": 0}, depots={"1": ["bank"]})
    assert ["bank"] == stored(after(state, "1:workers", "2:take 1b"))


def test_workers_change_a_die_for_any_action() -> None:
    """B3.2. Placing and selling use the changed number as well."""
    state = table(seat1={"dice": [4, 6], "workers": 2, "storage": ["ship"], "goods": {1: 1}})
    later = after(state, "1:place s1 20", "2:sell 1")
    assert 0 == workers(later)


def test_the_price_is_told() -> None:
    """B3.2. The journal says what the die shows, what it is used as, and the workers."""
    entry = told(table(seat1={"dice": [2, 0], "workers": 2}, depots=SIX_DEPOTS), "1:take 6b")[0]
    assert ("die", {"die": 1, "shows": 2, "used_as": 6, "workers": 2}) == (entry.code, entry.values)


@pytest.mark.parametrize(("die", "depot", "paid"), [(3, 6, 2), (3, 5, 1), (3, 4, 1), (3, 3, 0), (1, 5, 1), (6, 1, 1)])
def test_monastery_8_makes_longer_steps(die: int, depot: int, paid: int) -> None:
    """B8, monastery 8. A worker changes a die by up to 2; the example: 3 to 6 takes two workers."""
    assert paid == cost(die, depot, (8,))


@pytest.mark.parametrize(("die", "depot", "paid"), [(3, 4, 0), (1, 6, 0), (3, 5, 1), (3, 6, 2), (3, 3, 0)])
def test_monastery_12_takes_with_a_free_step(die: int, depot: int, paid: int) -> None:
    """B8, monastery 12. When a tile is taken the die may be changed by 1 for free, 6-1 too."""
    assert paid == cost(die, depot, (12,))


@pytest.mark.parametrize(("die", "depot", "paid"), [(3, 4, 0), (3, 5, 1), (3, 6, 1)])
def test_free_step_and_long_steps(die: int, depot: int, paid: int) -> None:
    """B8.1. The free step is worth 1 even with monastery 8, and adds to the steps that are paid."""
    assert paid == cost(die, depot, (8, 12))


PLACES = [
    (9, "bank", 12, 3),
    (10, "ship", 18, 2),
    (10, "cow3", 11, 4),
    (11, "mine", 25, 4),
    (11, "castle", 7, 6),
    (11, "monastery3", 31, 2),
]


def beside(number: int, tile: str, hex_: int, die: int) -> Burgundy:
    """Set up a duchy with a monastery and a tile in storage whose hex is open."""
    tiles = {19: "castle", 13: f"monastery{number}", 26: "carpenter"} | ({} if hex_ == 18 else {18: "ship"})
    return table(seat1={"dice": [die, 0], "storage": [tile], "tiles": tiles})


def placed_for_free(number: int, tile: str, hex_: int, pips: int) -> bool:
    """Say whether a tile is placed by a die one higher and by one lower, without any worker."""
    dice = (pips % 6 + 1, (pips - 2) % 6 + 1)
    return all(f"1:place s1 {hex_}" in legal(beside(number, tile, hex_, die)) for die in dice)


def test_monastery_9_places_buildings_with_a_free_step() -> None:
    """B8, monastery 9. When a building is placed the die may be changed by 1 for free, up or down."""
    assert placed_for_free(9, "bank", 12, 3)


@pytest.mark.parametrize(("tile", "hex_", "pips"), [("ship", 18, 2), ("cow3", 11, 4)])
def test_monastery_10_places_ships_and_animals_with_a_free_step(tile: str, hex_: int, pips: int) -> None:
    """B8, monastery 10. When a ship or an animal is placed the die may be changed by 1 for free."""
    assert placed_for_free(10, tile, hex_, pips)


@pytest.mark.parametrize(("tile", "hex_", "pips"), [("mine", 25, 4), ("castle", 7, 6), ("monastery3", 31, 2)])
def test_monastery_11_places_mines_castles_and_monasteries_with_a_free_step(tile: str, hex_: int, pips: int) -> None:
    """B8, monastery 11. When a mine, castle or monastery is placed the die may be changed by 1 for free."""
    assert placed_for_free(11, tile, hex_, pips)


def test_a_free_step_is_no_worker() -> None:
    """B8, monastery 9. Workers are not touched by a free step."""
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
    """B8, monastery 11. Its free step is there once it lies in the duchy."""
    state = table(seat1={"dice": [2, 0], "storage": ["monastery11"]})
    assert "too-few-workers" == refusal(state, "1:place s1 13").code


def test_free_steps_are_for_every_die() -> None:
    """B8, monastery 12. Both dice of a turn have their own free step."""
    state = table(seat1={"dice": [2, 2], "tiles": {13: "monastery12"}}, depots=SIX_DEPOTS)
    assert ["church", "bank"] == stored(after(state, "1:take 3c", "2:take 1b"))


def test_no_workers_are_needed_by_an_effect() -> None:
    """B5.2, B5.5. Where no die pays, no number has to be reached."""
    state = table(seat1={"storage": ["ship"]}, agenda=[{"question": "turn"}, {"question": "castle"}], depots=SIX_DEPOTS)
    assert {f"take {space}" for space in SPACE_OF_DEPOT.values()} == legal(state, "take")
    assert {"place s1 18", "place s1 20"} == legal(state, "place")
