"""Ships: loading goods and the bridge (B5.1)."""

from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.table import (
    after,
    bridge,
    goods_in,
    goods_of,
    legal,
    of_seat,
    open_questions,
    order,
    refusal,
    table,
    told,
)

LOADING = [{"question": "turn"}, {"question": "load"}]
ALL_LOADS = {f"load {depot}" for depot in range(1, 7)}


def shipping(edition: int = 2019) -> Burgundy:
    """Set up a ship that is about to load; seat 1 stores red and orange goods, and one space is free."""
    return table(
        edition=edition,
        seat1={"goods": {4: 1, 6: 2}},
        goods={2: {4: 1, 3: 1, 5: 1}, 5: {6: 1}},
        agenda=LOADING,
    )


def test_a_ship_loads_a_depot() -> None:
    """B5.1. All goods of one depot, whatever its number; then the marker moves."""
    state = table(seat1={"dice": [5, 0], "storage": ["ship"]}, goods={3: {1: 2, 6: 1}, 4: {2: 1}})
    later = after(state, "1:place s1 20")
    assert (["turn", "load"], ALL_LOADS) == (open_questions(later), legal(later, "load"))
    later = after(later, "load 3")
    assert ({1: 2, 6: 1}, {}, {2: 1}) == (goods_of(later), goods_in(later, 3), goods_in(later, 4))
    assert (1, ["turn"]) == (of_seat(later).space, open_questions(later))


def test_an_empty_depot_may_be_chosen() -> None:
    """B5.1. The chosen depot may be empty; the marker still moves."""
    later = after(shipping(), "load 1")
    assert ({4: 1, 6: 2}, 1) == (goods_of(later), of_seat(later).space)


def test_loading_cannot_be_skipped() -> None:
    """B5.1. A depot must be chosen while any depot has goods."""
    assert ("must-answer", {"question": "load"}) == (
        refusal(shipping(), "skip").code,
        refusal(shipping(), "skip").values,
    )


def test_without_goods_only_the_marker_moves() -> None:
    """B5.1. With all depots empty there is nothing to choose."""
    later = after(table(seat1={"dice": [5, 0], "storage": ["ship"]}), "1:place s1 20")
    assert (["turn"], 1) == (open_questions(later), of_seat(later).space)


@pytest.mark.parametrize("kept", [3, 5])
@pytest.mark.parametrize(("edition", "stays"), [(2019, True), (2011, False)])
def test_the_ship_example(kept: int, edition: int, stays: bool) -> None:
    """B5.1. The example: one colour joins its stack, one of two new ones fits; the third stays (2011: is discarded)."""
    state = table(edition=edition, seat1={"goods": {1: 1, 4: 1}}, goods={2: {1: 1, 3: 1, 5: 1}}, agenda=LOADING)
    later = after(state, "load 2")
    assert {"keep 3", "keep 5"} == legal(later)
    later = after(later, f"keep {kept}")
    assert {1: 2, 4: 1, kept: 1} == goods_of(later)
    assert ({8 - kept: 1} if stays else {}) == goods_in(later, 2)


@pytest.mark.parametrize("edition", [2011, 2019])
@pytest.mark.parametrize(("overflow", "left"), [("stay", {3: 1, 5: 2}), ("discard", {})])
def test_overflow_is_an_option(edition: int, overflow: str, left: dict[int, int]) -> None:
    """B5.1. Goods without a space stay or are discarded, by option, in either edition."""
    state = table(
        edition=edition,
        options={"overflow_goods": overflow},
        seat1={"goods": {1: 1, 4: 1, 6: 1}},
        goods={2: {1: 1, 3: 1, 5: 2}},
        agenda=LOADING,
    )
    later = after(state, "load 2")
    assert ({1: 2, 4: 1, 6: 1}, left, ["turn"]) == (goods_of(later), goods_in(later, 2), open_questions(later))


def test_stored_colours_must_be_taken() -> None:
    """B5.1. Only new colours can be chosen; as many as fit are kept."""
    later = after(shipping(), "load 2")
    assert {"keep 3", "keep 5"} == legal(later, "keep")
    assert {4: 2, 6: 2, 5: 1} == goods_of(after(later, "keep 5"))


def test_all_that_fits_is_taken_without_a_question() -> None:
    """B5.1. With enough room all goods are loaded."""
    later = after(shipping(), "load 5")
    assert ({4: 1, 6: 3}, ["turn"]) == (goods_of(later), open_questions(later))


def test_two_places_for_three_new_colours() -> None:
    """B5.1. Exactly as many new colours as there is room for."""
    state = table(seat1={"goods": {1: 1}}, goods={2: {3: 1, 5: 2, 6: 1}}, agenda=LOADING)
    later = after(state, "load 2")
    assert {"keep 35", "keep 36", "keep 56"} == legal(later, "keep")
    assert {1: 1, 3: 1, 5: 2} == goods_of(after(later, "keep 35"))


def test_all_goods_of_a_colour_are_taken() -> None:
    """B5.1. A kept colour comes with all its tiles, not with some of them."""
    state = table(seat1={"goods": {1: 1, 2: 1}}, goods={2: {3: 2, 5: 3}}, agenda=LOADING)
    later = after(state, "load 2", "keep 5")
    assert ({1: 1, 2: 1, 5: 3}, {3: 2}) == (goods_of(later), goods_in(later, 2))


def test_wrong_choices_of_goods() -> None:
    """B5.1. A colour that is not there, too many, or none."""
    state = after(shipping(), "load 2")
    assert ("keep-not-there", {"goods": 1, "new": [3, 5]}) == (
        refusal(state, "keep 1").code,
        refusal(state, "keep 1").values,
    )
    assert ("keep-count", {"room": 1, "chosen": 2}) == (
        refusal(state, "keep 35").code,
        refusal(state, "keep 35").values,
    )
    assert ("keep-count", {"room": 1, "chosen": 0}) == (refusal(state, "keep").code, refusal(state, "keep").values)
    assert "keep-not-there" == refusal(state, "keep 4").code
    assert "must-answer" == refusal(state, "skip").code


def test_goods_are_loaded_by_a_ship_only() -> None:
    """B5.1. The answer is refused when no ship asks."""
    assert "no-such-question" == refusal(table(), "load 3").code
    assert "no-such-question" == refusal(table(), "keep 3").code


def moved(seat: int, spaces: list[int], stacks: list[int]) -> Burgundy:
    """Place a ship of a seat; the markers are on the given spaces, in the given order from the foremost."""
    given: list[dict[str, Any]] = [{"space": space} for space in spaces]
    given[seat - 1] |= {"dice": [5, 0], "storage": ["ship"]}
    seats: dict[str, Any] = {f"seat{index}": content for index, content in enumerate(given, start=1)}
    players = len(spaces)
    turn_order = [seat, *(other for other in range(1, players + 1) if other != seat)]
    state = table(players=players, order=turn_order, bridge=stacks, **seats)
    return after(state, "1:place s1 20")


def test_the_marker_goes_on_top() -> None:
    """B5.1. One space along, on top of the markers on that space."""
    assert [3, 1, 2] == bridge(moved(3, [1, 1, 0], [1, 2, 3]))


def test_the_marker_leaves_the_others_behind() -> None:
    """B5.1. From the bottom of a stack to the next space."""
    assert [4, 1, 2, 3] == bridge(moved(4, [0, 0, 0, 0], [1, 2, 3, 4]))


def test_the_marker_does_not_overtake_who_is_further() -> None:
    """B5.1. Markers further along stay in front."""
    assert [1, 3, 2] == bridge(moved(3, [4, 2, 1], [1, 2, 3]))
    assert [1, 2, 3] == bridge(moved(3, [4, 2, 0], [1, 2, 3]))


def test_on_the_last_space_the_marker_goes_on_top() -> None:
    """B5.1. A marker that cannot move further goes on top of those on the last space."""
    state = moved(2, [6, 6], [1, 2])
    assert ([2, 1], 6) == (bridge(state), of_seat(state, 2).space)


def test_reaching_the_last_space() -> None:
    """B5.1. Six moves lead to the last of seven spaces, on top."""
    state = moved(2, [6, 5], [1, 2])
    assert ([2, 1], 6) == (bridge(state), of_seat(state, 2).space)


def test_the_new_order_holds_from_the_next_round() -> None:
    """B5.1, B2.3. The order of this round stays."""
    assert [3, 1, 2] == order(moved(3, [0, 0, 0], [1, 2, 3]))
    state = table(turn=2, seat2={"dice": [5, 0], "storage": ["ship"]})
    later = after(state, "1:place s1 20", "end")
    assert ([2, 1], [2, 1]) == (bridge(later), order(later))


def test_two_ships_in_one_turn() -> None:
    """B5.1. Each ship loads and moves separately."""
    state = table(seat1={"dice": [5, 2], "storage": ["ship", "ship"]}, goods={1: {1: 1}, 2: {2: 1}})
    later = after(state, "1:place s1 20", "load 2", "2:place s2 18", "load 1")
    assert ({1: 1, 2: 1}, 2) == (goods_of(later), of_seat(later).space)


def test_loading_is_told() -> None:
    """B5.1. The journal names the depots, the goods loaded and lost, then the bridge."""
    entries = told(shipping(2011), "load 2", "keep 3")
    assert ["load", "bridge"] == [entry.code for entry in entries]
    assert {"depots": [2], "goods": [3, 4], "lost": [5]} == entries[0].values
    assert {"space": 1, "place": 1} == entries[1].values
