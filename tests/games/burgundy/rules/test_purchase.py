"""Buying a tile once per turn (B3.3)."""

import pytest

from tests.games.burgundy.table import (
    after,
    legal,
    open_questions,
    refusal,
    silver,
    stored,
    table,
    tile_on,
    told,
    workers,
)

DEPOTS = {"2": ["castle"], "5": ["mine"], "black": ["bank", "ship"]}
WITH_6 = {13: "monastery6"}


def test_a_tile_of_the_black_depot_costs_two_silver() -> None:
    """B3.3. Any tile of the black depot for 2 silver, into storage, without a die."""
    state = table(seat1={"silver": 3, "dice": [1, 1]}, depots=DEPOTS)
    assert {"buy *a", "buy *b"} == legal(state, "buy")
    later = after(state, "buy *b")
    assert (["ship"], 1, {"1:workers", "2:workers", "end"}) == (stored(later), silver(later), legal(later))


def test_once_in_a_turn() -> None:
    """B3.3. A second purchase has to wait for the next turn."""
    state = after(table(seat1={"silver": 9}, depots=DEPOTS), "buy *b")
    assert "bought-already" == refusal(state, "buy *a").code


def test_one_silver_is_too_little() -> None:
    """B3.3. The price is 2 silver."""
    reason = refusal(table(seat1={"silver": 1, "workers": 9}, depots=DEPOTS), "buy *a")
    assert ("too-little-silver", {"needed": 2, "have": 1}) == (reason.code, reason.values)


def test_before_between_and_after_the_dice() -> None:
    """B3.3. At any time between the actions, in both editions."""
    for edition in (2011, 2019):
        state = table(edition=edition, seat1={"silver": 2, "dice": [1, 1]}, depots=DEPOTS)
        for actions in ((), ("1:workers",), ("1:workers", "2:workers")):
            assert {"buy *a", "buy *b"} == legal(after(state, *actions), "buy")


def test_a_bought_tile_may_be_placed_at_once() -> None:
    """B3.3. It is in storage like any other tile."""
    state = table(seat1={"silver": 2, "dice": [3, 0]}, depots=DEPOTS)
    assert "bank" == tile_on(after(state, "buy *a", "1:place s1 12"), 12)


QUESTIONS = ["castle", "city-hall", "warehouse", "carpenter", "church", "market", "load"]


@pytest.mark.parametrize("question", QUESTIONS)
def test_2019_buys_in_the_middle_of_an_action(question: str) -> None:
    """B3.3. 2019: even between placing a tile and using its effect; the effect stays pending."""
    state = table(seat1={"silver": 2}, depots=DEPOTS, agenda=[{"question": "turn"}, {"question": question}])
    assert {"buy *a", "buy *b"} == legal(state, "buy")
    assert ["turn", question] == open_questions(after(state, "buy *a"))


@pytest.mark.parametrize("question", QUESTIONS)
def test_2011_buys_between_actions_only(question: str) -> None:
    """B3.3. 2011: before, between or after the dice actions, not in the middle of one."""
    state = table(
        edition=2011, seat1={"silver": 2}, depots=DEPOTS, agenda=[{"question": "turn"}, {"question": question}]
    )
    assert set() == legal(state, "buy")
    reason = refusal(state, "buy *a")
    assert ("purchase-in-between", {"question": question}) == (reason.code, reason.values)


def test_2019_buys_between_two_goods_choices() -> None:
    """B3.3. 2019: also while the player chooses goods."""
    state = table(
        seat1={"silver": 2, "goods": {1: 1, 2: 1}},
        goods={3: {3: 1, 4: 1}},
        depots=DEPOTS,
        agenda=[{"question": "turn"}, {"question": "keep", "depots": [3]}],
    )
    assert {"keep 3", "keep 4", "buy *a", "buy *b"} == legal(state)


def test_a_city_hall_with_empty_storage_places_a_bought_tile() -> None:
    """B3.3, B5.5. 2019: a city hall is placed, a black tile bought, and the city hall places it."""
    state = table(seat1={"dice": [3, 0], "silver": 2, "storage": ["city-hall"]}, depots={"black": ["ship"]})
    later = after(state, "1:place s1 12")
    assert (["turn", "city-hall"], {"skip", "buy *a"}) == (open_questions(later), legal(later))
    assert {"place s1 18", "place s1 20", "skip"} == legal(after(later, "buy *a"))


def test_a_city_hall_with_empty_storage_does_nothing_in_2011() -> None:
    """B3.3, B5.5. 2011: there is nothing to place and the effect is lost."""
    state = table(
        edition=2011, seat1={"dice": [3, 0], "silver": 2, "storage": ["city-hall"]}, depots={"black": ["ship"]}
    )
    assert ["turn"] == open_questions(after(state, "1:place s1 12"))


def test_a_city_hall_that_cannot_help_is_not_asked() -> None:
    """B5.5. 2019: without a stored tile and without silver for a new one the effect is lost."""
    for given in ({"silver": 1}, {"silver": 1, "workers": 5}):
        state = table(seat1={"dice": [3, 0], "storage": ["city-hall"]} | given, depots={"black": ["ship"]})
        assert ["turn"] == open_questions(after(state, "1:place s1 12"))
    state = table(
        seat1={"dice": [3, 0], "silver": 2, "storage": ["city-hall"]}, depots={"black": ["ship"]}, bought=True
    )
    assert ["turn"] == open_questions(after(state, "1:place s1 12"))


def test_a_purchase_in_a_full_storage_for_a_city_hall() -> None:
    """B3.3, B4.1. 2019: of three tiles that fit nowhere, one makes room for a bought tile that fits."""
    state = table(
        seat1={"dice": [3, 0], "silver": 2, "storage": ["city-hall", "cow2", "cow2"], "tiles": {19: "castle"}},
        depots={"1": ["bank"], "black": ["ship"]},
    )
    later = after(state, "1:place s1 12", "buy *a", "place s1 18")
    assert ("ship", ["cow2", "cow2"]) == (tile_on(later, 18), stored(later))


def test_without_monastery_6_only_black_tiles_are_for_sale() -> None:
    """B3.3. Without it tiles in the numbered depots cannot be bought."""
    assert "black-depot-only" == refusal(table(seat1={"silver": 2}, depots=DEPOTS), "buy 5b").code


def test_workers_pay_only_with_monastery_6() -> None:
    """B3.3. Without it only silver pays."""
    assert "workers-cannot-pay" == refusal(table(seat1={"silver": 1, "workers": 5}, depots=DEPOTS), "buy *a w1").code


def test_monastery_6_helps_a_city_hall() -> None:
    """B3.3. 2019: a city hall with nothing stored, workers and a tile in a numbered depot is still asked."""
    state = table(
        seat1={"dice": [3, 0], "workers": 2, "storage": ["city-hall"], "tiles": WITH_6}, depots={"5": ["mine"]}
    )
    later = after(state, "1:place s1 12", "buy 5b w2", "place s1 25")
    assert ("mine", 0) == (tile_on(later, 25), workers(later))


def test_an_effect_may_lose_its_tile_to_a_purchase() -> None:
    """B3.3, B5.5. 2019: with monastery 6 the last mine is bought while the church waits; it can only be left unused."""
    state = table(
        seat1={"silver": 2, "tiles": WITH_6},
        depots={"5": ["mine"]},
        agenda=[{"question": "turn"}, {"question": "church"}],
    )
    assert {"skip"} == legal(after(state, "buy 5b"))


def test_a_purchase_is_told() -> None:
    """B3.3. The journal names the tile, depot, slot and price."""
    entry = told(table(seat1={"silver": 2}, depots=DEPOTS), "buy *a")[0]
    assert ("buy", {"tile": "bank", "depot": "black", "slot": 1, "silver": 2, "workers": 0}) == (
        entry.code,
        entry.values,
    )


def test_unused_black_spaces_are_refused() -> None:
    """B1.6. With two players the fifth black space is not used."""
    assert "space-not-used" == refusal(table(seat1={"silver": 2}, depots=DEPOTS), "buy *e").code
    assert "space-empty" == refusal(table(seat1={"silver": 2}, depots=DEPOTS), "buy *d").code
