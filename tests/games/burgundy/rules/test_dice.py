"""Dice and workers: two actions (B3.1), and the workers it costs to change a die (B3.2)."""

import pytest

from tests.games.burgundy.table import acting, after, dice, legal, refusal, stored, table, told, workers

SIX_DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["church"], "4": ["ship"], "5": ["mine"], "6": ["market"]}
SPACE_OF_DEPOT = {1: "1b", 2: "2c", 3: "3c", 4: "4b", 5: "5b", 6: "6b"}


def cost(die: int, depot: int) -> int:
    """Count the workers needed to take from a depot with a die."""
    state = table(seat1={"dice": [die, 0], "workers": 9}, depots=SIX_DEPOTS)
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
    """B3.2. Each die has its own price; workers spent on one cannot be spent on the other."""
    state = table(seat1={"dice": [3, 5], "workers": 2}, depots=SIX_DEPOTS)
    assert {"1:take 3c", "1:take 4b", "1:take 2c", "1:take 1b", "1:take 5b"} == legal(state, "1:take")
    later = after(state, "1:take 1b")
    assert {"2:take 5b"} == legal(later, "2:take")


def test_workers_of_the_same_turn_may_be_spent() -> None:
    """B3.2. At any time of the turn: workers taken with the first die can be spent on the second."""
    state = table(seat1={"dice": [3, 5], "workers": 0}, depots={"1": ["bank"]})
    assert ["bank"] == stored(after(state, "1:workers", "2:take 1b"))


def test_workers_change_a_die_for_any_action() -> None:
    """B3.2. Placing and selling use the changed number as well."""
    state = table(seat1={"dice": [4, 6], "workers": 2, "storage": ["ship"], "goods": {1: 1}})
    later = after(state, "1:place s1 20", "2:sell 1")
    assert 0 == workers(later)


@pytest.mark.parametrize(("die", "hex_"), [(6, 13), (2, 13), (1, 7), (5, 7)])
def test_a_tile_is_placed_across_6_and_1(die: int, hex_: int) -> None:
    """B3.2. A 6 becomes a 1 and a 1 a 6 for one worker when a tile is placed as well."""
    tile = "castle" if hex_ == 7 else "monastery1"
    state = table(seat1={"dice": [die, 0], "workers": 1, "storage": [tile], "tiles": {19: "castle", 12: "bank"}})
    assert 0 == workers(after(state, f"1:place s1 {hex_}"))


def test_the_price_is_told() -> None:
    """B3.2. The journal names the number on the die, the number used, and the workers."""
    entry = told(table(seat1={"dice": [2, 0], "workers": 2}, depots=SIX_DEPOTS), "1:take 6b")[0]
    assert ("die", {"die": 1, "shows": 2, "used_as": 6, "workers": 2}) == (entry.code, entry.values)


def test_no_workers_are_needed_by_an_effect() -> None:
    """B5.2, B5.5. Without a die there is no number to reach."""
    state = table(seat1={"storage": ["ship"]}, agenda=[{"question": "turn"}, {"question": "castle"}], depots=SIX_DEPOTS)
    assert {f"take {space}" for space in SPACE_OF_DEPOT.values()} == legal(state, "take")
    assert {"place s1 18", "place s1 20"} == legal(state, "place")


def test_two_actions_in_any_order() -> None:
    """B3.1. One action for each die, the second die may come first."""
    state = table(seat1={"dice": [3, 5]}, depots={"3": ["bank"], "5": ["mine"]})
    assert ["mine", "bank"] == stored(after(state, "2:take 5b", "1:take 3c"))
    assert ["bank", "mine"] == stored(after(state, "1:take 3c", "2:take 5b"))


def test_a_kind_of_action_may_be_done_twice() -> None:
    """B3.1. Both dice may take workers."""
    assert 4 == workers(after(table(seat1={"dice": [3, 5]}), "1:workers", "2:workers"))


def test_a_die_pays_once() -> None:
    """B3.1. A used die cannot be used again."""
    state = after(table(seat1={"dice": [3, 5]}), "1:workers")
    assert [5] == dice(state)
    assert ("die-used", {"die": 1}) == (refusal(state, "1:workers").code, refusal(state, "1:workers").values)


def test_dice_may_be_left_unused() -> None:
    """B3.1. A turn may end with unused dice; they are not kept."""
    state = after(table(seat1={"dice": [3, 5]}), "end")
    assert (1, []) == (acting(state), dice(state))


def test_a_turn_goes_on_until_it_is_ended() -> None:
    """B3.1, B3.3. With both dice used a tile may still be bought."""
    state = after(table(seat1={"dice": [3, 5], "silver": 2}, depots={"black": ["bank"]}), "1:workers", "2:workers")
    assert {"buy *a", "end"} == legal(state)
