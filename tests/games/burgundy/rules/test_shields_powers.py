"""The effects of shields 1, 2, 4 and 5 (B11.5), and storage when shield 4 is lost (B11.6)."""

from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, SHIELDS, WHITE, expanded, shields_of, yard
from tests.games.burgundy.table import (
    after,
    dice,
    end_round,
    goods_in,
    goods_of,
    legal,
    open_questions,
    points,
    refusal,
    scored,
    stored,
    tile_on,
    told,
    workers,
)

DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["cow3"], "4": ["ship"], "5": ["mine"], "black": ["church", "mine"]}
TWO_PASTURES = {12: "bank", 18: "ship", 20: "ship", 21: "ship"}
"""Both pastures of duchy 1 are open: hexes 10 and 11 of one, hex 28, the other."""


def with_shield(shield: int, options: dict[str, object] | None = None, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a turn with a shield on the castle in the centre."""
    seat = {"shields": {19: shield}} | fields.pop("seat1", {})
    return expanded(SHIELDS | (options or {}), seat1=seat, **fields)


# Shield 1.


def test_all_pastures_count_as_one() -> None:
    """B11.5, shield 1. Four sheep on the other pasture score in addition to the two that are placed."""
    seat = {"dice": [4, 0], "storage": ["sheep2"], "tiles": TWO_PASTURES | {28: "sheep4"}}
    assert 2 + 4 == scored(with_shield(1, seat1=seat), "1:place s1 11")
    assert 2 == scored(expanded(SHIELDS, seat1=seat), "1:place s1 11")


def test_pastures_are_still_completed_each_for_itself() -> None:
    """B11.5, shield 1. Only animals are counted together: a region scores when its own hexes are full."""
    seat = {"dice": [2, 0], "storage": ["sheep2"], "tiles": TWO_PASTURES | {11: "sheep4"}}
    entries = told(with_shield(1, seat1=seat), "1:place s1 28")
    assert [("animals", 6), ("regions", 1), ("phases", 10)] == [(e.source, e.points) for e in entries if e.source]


def test_geese_count_on_all_pastures() -> None:
    """B11.5, shield 1, B9.1. Geese score a species of any pasture, and are scored from any pasture."""
    seat = {"dice": [4, 0], "storage": ["geese"], "tiles": TWO_PASTURES | {28: "sheep4"}}
    assert 2 + 4 == scored(with_shield(1, EXTRA, seat1=seat), "1:place s1 11")
    seat = {"dice": [4, 0], "storage": ["sheep3"], "tiles": TWO_PASTURES | {28: "geese"}}
    assert 3 + 2 == scored(with_shield(1, EXTRA, seat1=seat), "1:place s1 11")


# Shield 2.


def hiring(seats: int = 2, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a turn of seat 1, with shield 2 at seat 2."""
    fields["seat2"] = {"shields": {19: 2}} | fields.get("seat2", {})
    return expanded(SHIELDS | fields.pop("options", {}), players=seats, **fields)


def test_another_player_takes_workers() -> None:
    """B11.5, shield 2. When another player gains workers, its holder gains one, however many they gain."""
    state = after(hiring(seat1={"dice": [1, 2]}), "1:workers")
    assert (2, 1) == (workers(state), workers(state, 2))
    assert 2 == workers(after(state, "2:workers"), 2)


def test_every_way_to_gain_workers() -> None:
    """B11.5, shield 2. Boarding house, monasteries 2, 4, 14 and 28: each time one."""
    house = hiring(seat1={"dice": [3, 0], "storage": ["boarding-house"]})
    assert 1 == workers(after(house, "1:place s1 12"), 2)
    sale = hiring(seat1={"dice": [3, 0], "goods": {3: 2}, "tiles": {13: "monastery4"}})
    assert 1 == workers(after(sale, "1:sell 3"), 2)
    more = hiring(seat1={"dice": [3, 0], "tiles": {13: "monastery14"}})
    assert 1 == workers(after(more, "1:workers"), 2)
    hired = hiring(options=EXTRA, seat1={"silver": 2, "tiles": {13: "monastery28"}})
    assert 2 == workers(after(hired, "hire", "hire"), 2)
    mines = hiring(round=5, seat1={"tiles": {13: "monastery2", 25: "mine", 30: "mine"}}, seat2={"silver": 1})
    assert 1 == workers(after(end_round(mines), "pay silver"), 2)


def test_own_workers_bring_none() -> None:
    """B11.5, shield 2. Only another player's gain counts."""
    assert 2 == workers(after(with_shield(2, seat1={"dice": [1, 0]}), "1:workers"))


def test_no_workers_no_gain() -> None:
    """B11.5, shield 2. A sale without workers brings none, and neither does paying workers."""
    state = after(hiring(seat1={"dice": [3, 4], "workers": 1, "goods": {3: 1, 5: 1}}), "1:sell 3", "2:sell 5")
    assert (0, 0) == (workers(state), workers(state, 2))


def test_the_gain_is_told() -> None:
    """B11.5, shield 2. The journal names the player who gains, after the action that caused it."""
    first, second = told(hiring(seat1={"dice": [1, 0]}), "1:workers")
    assert ("workers", 0) == (first.code, first.seat)
    assert ("fellow-worker", 1, {"workers": 1}) == (second.code, second.seat, second.values)


# Shield 4.


FULL = ["mine", "monastery9", "ship"]


def test_storage_without_limit() -> None:
    """B11.5, shield 4. A fourth and a fifth tile can be stored; nothing is discarded."""
    state = with_shield(4, seat1={"dice": [1, 4], "storage": FULL, "silver": 2}, depots=DEPOTS)
    later = after(state, "1:take 1b", "2:take 4b", "buy *a")
    assert (FULL, ["ship", "church", "bank"], ["turn"]) == (stored(later), sorted_yard(later), open_questions(later))


def sorted_yard(state: Burgundy) -> list[str]:
    """Name the tiles beyond the slots, ships first."""
    return sorted(yard(state), key=["ship", "church", "bank"].index)


def test_slots_are_filled_first() -> None:
    """B11.5, shield 4. Only tiles without a slot are beyond the slots."""
    state = with_shield(4, seat1={"dice": [1, 4], "storage": ["mine", "", "ship"]}, depots=DEPOTS)
    later = after(state, "1:take 1b", "2:take 4b")
    assert (["mine", "bank", "ship"], ["ship"]) == (stored(later), yard(later))


def test_tiles_beyond_the_slots_are_placed() -> None:
    """B11.5, shield 4. Like any stored tile: with a die of the number, or with workers."""
    state = with_shield(4, seat1={"dice": [3, 4], "workers": 1, "storage": FULL, "yard": ["bank", "castle"]})
    assert {"1:pick bank", "2:pick bank"} == legal(state, "1:pick") | legal(state, "2:pick")
    sited = after(state, "2:pick bank")
    assert {"on 12", "on 26"} == legal(sited)
    later = after(sited, "on 26")
    assert ("bank", 0, ["castle"], [3]) == (tile_on(later, 26), workers(later), yard(later), dice(later))


def test_tiles_beyond_the_slots_that_cannot_be_placed() -> None:
    """B11.5, shield 4, B4.2. No such tile, no hex, or no die left."""
    state = with_shield(4, seat1={"dice": [3, 0], "storage": FULL, "yard": ["castle"]})
    assert ("not-in-yard", {"tile": "bank"}) == (
        refusal(state, "1:pick bank").code,
        refusal(state, "1:pick bank").values,
    )
    assert ("nowhere-to-place", {"tile": "castle"}) == (
        refusal(state, "1:pick castle").code,
        refusal(state, "1:pick castle").values,
    )
    assert ("die-used", "no-extra-action") == (refusal(state, "2:pick castle").code, refusal(state, "pick castle").code)
    assert "no-such-question" == refusal(state, "on 12").code


@pytest.mark.parametrize("question", ["castle", "city-hall"])
def test_an_effect_places_a_tile_beyond_the_slots(question: str) -> None:
    """B11.5, shield 4. On a hex of any number, like a tile in a slot; its own effect happens."""
    agenda = [{"question": "turn"}, {"question": question}]
    state = with_shield(4, seat1={"storage": FULL, "yard": ["watchtower"]}, agenda=agenda)
    later = after(state, "pick watchtower", "on 12")
    assert (4 + 1 + 10, [], ["turn"]) == (points(later), yard(later), open_questions(later))


@pytest.mark.parametrize(("tile", "asked"), [("bank", ["turn", "city-hall"]), ("castle", ["turn"])])
def test_a_city_hall_asks_for_a_tile_beyond_the_slots(tile: str, asked: list[str]) -> None:
    """B11.5, shield 4, B5.5. It asks if such a tile fits, even if no tile in a slot does; otherwise it is lost."""
    seat = {"dice": [3, 0], "storage": ["cow2", "cow2", "city-hall"], "yard": [tile]}
    assert asked == open_questions(after(with_shield(4, seat1=seat), "1:place s3 26"))


def test_a_white_castle_places_a_tile_beyond_the_slots() -> None:
    """B11.5, shield 4, B9.3. It uses the number of the white die, and workers."""
    agenda = [{"question": "turn"}, {"question": "white-castle"}]
    seat = {"storage": FULL, "yard": ["bank"], "workers": 1}
    state = with_shield(4, WHITE, seat1=seat, agenda=agenda, white=2)
    later = after(state, "pick bank", "on 12")
    assert (0, ["turn"]) == (workers(later), open_questions(later))


def test_a_lost_shield_4_leaves_the_tiles() -> None:
    """B11.6. Stored tiles stay, and can be placed."""
    seat = {"storage": FULL, "yard": ["bank", "castle"], "dice": [6, 6]}
    state = after(with_shield(4, seat1=seat, arms={6: [9]}), "shield 9")
    assert (FULL, ["castle", "bank"], {19: 9}) == (stored(state), sorted(yard(state), reverse=True), shields_of(state))
    placing = expanded(SHIELDS, seat1={"storage": FULL, "yard": ["bank"], "dice": [3, 0]})
    assert "bank" == tile_on(after(placing, "1:pick bank", "on 12"), 12)


def test_after_shield_4_a_new_tile_needs_room() -> None:
    """B11.6. It needs fewer than three stored tiles: with five, three are discarded first."""
    state = expanded(
        SHIELDS, seat1={"storage": FULL, "yard": ["bank", "castle"], "dice": [4, 0]}, depots={"4": ["ship"]}
    )
    asked = after(state, "1:take 4b")
    assert {"discard s1", "discard s2", "discard s3", "drop bank", "drop castle"} == legal(asked)
    two = after(asked, "drop bank", "discard s2")
    assert (["turn", "discard"], ["mine", "ship"], ["castle"]) == (open_questions(two), stored(two), yard(two))
    three = after(two, "drop castle")
    assert (["turn"], ["mine", "ship", "ship"]) == (open_questions(three), sorted(stored(three)))


def test_after_shield_4_with_two_stored() -> None:
    """B11.6. Two beyond the slots and none in them: a third can be stored."""
    state = expanded(SHIELDS, seat1={"yard": ["bank", "castle"], "dice": [4, 0]}, depots={"4": ["ship"]})
    later = after(state, "1:take 4b")
    assert (["turn"], ["ship"], 2) == (open_questions(later), stored(later), len(yard(later)))


def test_tiles_beyond_the_slots_are_dropped_only_to_make_room() -> None:
    """B11.6, B4.1. Only when the question is asked, and only tiles that are there."""
    seat = {"storage": FULL, "yard": ["bank"], "dice": [4, 0]}
    state = expanded(SHIELDS, seat1=seat, depots={"4": ["ship"]})
    assert "no-such-question" == refusal(state, "drop bank").code
    assert "not-in-yard" == refusal(after(state, "1:take 4b"), "drop church").code
    assert "no-such-slot" == refusal(after(state, "1:take 4b"), "discard s4").code


def test_stored_tiles_score_nothing() -> None:
    """B7.1, B11.5, shield 4. They score nothing, however many: only the shield itself scores."""
    state = expanded(
        SHIELDS, phase="E", round=5, seat1={"shields": {19: 4}, "storage": FULL, "yard": ["bank"], "silver": 1}
    )
    assert 12 == points(after(end_round(state), "pay silver"))


# Shield 5.


def sailing(depots: dict[int, dict[int, int]], **seat: Any) -> Burgundy:  # noqa: ANN401
    """Place a ship with shield 5 while the depots have some goods."""
    content = {"dice": [2, 0], "storage": ["ship"]} | seat
    return after(with_shield(5, seat1=content, goods=depots), "1:place s1 18")


def test_a_ship_also_gathers_a_colour() -> None:
    """B11.5, shield 5. In addition to the goods of a depot it takes all goods of one colour from all six."""
    state = after(sailing({1: {1: 1, 2: 1}, 3: {2: 2}, 6: {2: 1, 4: 1}}), "load 1")
    assert {"gather 2", "gather 4", "skip"} == legal(state)
    later = after(state, "gather 2")
    assert ({1: 1, 2: 4}, {}, {4: 1}) == (goods_of(later), goods_in(later, 3), goods_in(later, 6))


def test_gathering_is_no_duty() -> None:
    """B11.5, shield 5. Gathering is optional; the marker has already moved."""
    state = after(sailing({1: {1: 1}, 3: {2: 2}}), "load 1", "skip")
    assert ({1: 1}, ["turn"], 1) == (goods_of(state), open_questions(state), state.seats[0].space)


def test_the_limit_of_three_colours_holds() -> None:
    """B11.5, shield 5, B5.1. A new colour needs room; a stored colour does not."""
    state = after(sailing({1: {1: 1}, 3: {2: 2, 4: 1}}, goods={4: 1, 5: 1}), "load 1")
    assert {"gather 4", "skip"} == legal(state)
    assert ("no-room-for-goods", {"goods": 2}) == (refusal(state, "gather 2").code, refusal(state, "gather 2").values)
    assert ("no-goods-in-depots", {"goods": 6}) == (refusal(state, "gather 6").code, refusal(state, "gather 6").values)


def test_nothing_to_gather() -> None:
    """B11.5, shield 5. In that case there is no question."""
    assert ["turn"] == open_questions(after(sailing({1: {1: 1}}), "load 1"))
    assert "no-such-question" == refusal(after(sailing({1: {1: 1}}), "load 1"), "gather 1").code


def test_gathering_what_an_empty_depot_left() -> None:
    """B11.5, shield 5, B5.1. The depot may be empty; the colour still comes from all depots."""
    assert {3: 2} == goods_of(after(sailing({2: {3: 1}, 5: {3: 1}}), "load 1", "gather 3"))


def test_gathering_after_colours_were_kept() -> None:
    """B11.5, shield 5, B5.1. First the depot, with its choice of new colours; then a colour that has room."""
    state = after(sailing({1: {1: 1, 2: 1}, 3: {1: 1, 2: 1}}, goods={4: 1, 5: 1}), "load 1", "keep 2")
    assert {"gather 2", "skip"} == legal(state)
    assert {2: 2, 4: 1, 5: 1} == goods_of(after(state, "gather 2"))


def test_gathering_is_told() -> None:
    """B11.5, shield 5. The journal names the colour and the number of tiles."""
    (entry,) = told(after(sailing({1: {1: 1}, 3: {2: 2}}), "load 1"), "gather 2")
    assert ("gather", {"goods": 2, "tiles": 2}) == (entry.code, entry.values)
