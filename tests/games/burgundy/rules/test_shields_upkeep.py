"""Shields at the end of a phase: their upkeep, and the tiles that shields 14 and 15 bring (B6.1, B11.3, B11.5)."""

from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, INNS, SHIELDS, WHITE, arms_on, expanded, shields_of
from tests.games.burgundy.table import (
    GAME,
    acting,
    after,
    bridge,
    drawn,
    end_round,
    legal,
    open_questions,
    points,
    refusal,
    silver,
    stored,
    tile_on,
    told,
    workers,
)

DEPOTS = {"1": ["bank"], "2": ["castle"], "3": ["cow3"], "4": ["ship"], "5": ["mine"], "black": ["mine", "watchtower"]}


def closing(shields: dict[int, int] | None = None, options: dict[str, object] = SHIELDS, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Let every player end the last turn of a phase; seat 1 has some shields."""
    seat = {"shields": shields or {}} | fields.pop("seat1", {})
    return end_round(expanded(options, round=5, seat1=seat, **fields))


# Upkeep.


def test_a_shield_costs_a_silver() -> None:
    """B11.3. At the end of a phase it is paid for and stays."""
    state = closing({19: 7}, seat1={"silver": 3})
    assert ({"pay silver", "pay nothing"}, "upkeep") == (legal(state), open_questions(state)[-1])
    later = after(state, "pay silver")
    assert (2, {19: 7}) == (silver(later), shields_of(later))


def test_a_shield_that_is_not_paid_for_is_lost() -> None:
    """B11.3. It leaves the game; payment is optional."""
    later = after(closing({19: 7}, seat1={"silver": 3}), "pay nothing")
    assert (3, {}) == (silver(later), shields_of(later))
    assert [] == [shield for depot in range(1, 7) for shield in arms_on(later, depot)]


def test_without_silver_it_is_lost_unasked() -> None:
    """B11.3. A player who cannot pay loses it; there is nothing to choose."""
    state = closing({19: 7})
    assert ({}, ["tile"]) == (shields_of(state), open_questions(state))


def test_each_phase_anew() -> None:
    """B11.3. Also after phase E, before the final scoring."""
    for phase in "ABCDE":
        assert "upkeep" == open_questions(closing({19: 7}, phase=phase, seat1={"silver": 1}))[-1]


def test_only_at_the_end_of_a_phase() -> None:
    """B11.3. The end of another round costs nothing."""
    state = end_round(expanded(SHIELDS, round=4, seat1={"silver": 1, "shields": {19: 7}}))
    assert (["roll"], 1) == (open_questions(state), silver(state))


@pytest.mark.parametrize(("first", "left"), [("pay silver", {19: 7}), ("pay nothing", {2: 9})])
def test_the_player_chooses_which_are_paid_for(first: str, left: dict[int, int]) -> None:
    """B11.3. One silver for two shields: the first or the second."""
    state = after(closing({19: 7, 2: 9}, seat1={"silver": 1}), first)
    later = state if open_questions(state)[-1] != "upkeep" else after(state, "pay silver")
    assert (left, 0) == (shields_of(later), silver(later))


def test_shields_are_paid_before_the_mines_pay() -> None:
    """B11.3, B6.1. The silver of a mine comes too late for a shield."""
    state = closing({19: 7}, seat1={"tiles": {25: "mine"}})
    assert ({}, 1) == (shields_of(state), silver(state))


def test_upkeep_in_turn_order() -> None:
    """B11.3, B6.1. In round order; each player pays for all their shields before the next player."""
    state = closing(
        {19: 7, 2: 8}, seat1={"silver": 5}, seat2={"shields": {19: 9}, "silver": 5}, order=[2, 1], bridge=[1, 2]
    )
    asked = []
    while open_questions(state)[-1] == "upkeep":
        asked.append(acting(state) + 1)
        state = after(state, "pay silver")
    assert [2, 1, 1] == asked


def test_upkeep_has_to_be_answered() -> None:
    """B11.3. The shield is paid for or lost; nothing comes in between."""
    state = closing({19: 7}, seat1={"silver": 5}, depots=DEPOTS)
    assert "must-answer" == refusal(state, "skip").code
    for text in ("buy *a", "end", "1:workers"):
        assert ("other-question", {"question": "upkeep"}) == (refusal(state, text).code, refusal(state, text).values)


def test_nobody_pays_unasked() -> None:
    """B11.3. Shields are paid for at the end of a phase only."""
    assert "no-such-question" == refusal(expanded(SHIELDS, seat1={"silver": 1, "shields": {19: 7}}), "pay silver").code


def test_workers_pay_no_shield() -> None:
    """B11.3. Only silver pays, unless the player has shield 3; another player's shield 3 does not help."""
    for hands in (0, 4):
        state = closing({19: 7}, seat1={"silver": 1, "workers": hands}, seat2={"shields": {19: 3}, "silver": 1})
        assert "workers-pay-no-shield" == refusal(state, "pay worker").code


def test_no_workers_are_hired_at_the_end_of_a_phase() -> None:
    """B9.1, B11.3. Monastery 28 works only in its owner's turn."""
    seat = {"silver": 2, "tiles": {13: "monastery28"}, "shields": {19: 7}}
    state = closing(None, SHIELDS | EXTRA, seat1=seat)
    assert ("turn-over", {"pay silver", "pay nothing"}) == (refusal(state, "hire").code, legal(state))


def test_upkeep_is_told() -> None:
    """B11.3. The journal names paid shields, the payment, and lost shields, asked or not."""
    state = expanded(SHIELDS, round=5, turn=2, seat1={"silver": 2, "workers": 1, "shields": {19: 3, 2: 7, 3: 9, 7: 8}})
    entries = told(state, "end", "pay worker", "pay silver", "pay nothing", "pay silver")
    assert [
        ("upkeep", {"shield": 7, "with": "worker"}),
        ("upkeep", {"shield": 8, "with": "silver"}),
        ("shield-lost", {"shield": 9}),
        ("upkeep", {"shield": 3, "with": "silver"}),
    ] == [(entry.code, entry.values) for entry in entries if entry.code in ("upkeep", "shield-lost")]


# Shield 3.


def test_shield_3_lets_workers_pay() -> None:
    """B11.5, shield 3. In any mix, also for itself."""
    state = closing({19: 3, 2: 7, 3: 9}, seat1={"silver": 1, "workers": 2})
    assert {"pay silver", "pay worker", "pay nothing"} == legal(state)
    later = after(state, "pay worker", "pay silver", "pay worker")
    assert (0, 0, {19: 3, 2: 7, 3: 9}) == (silver(later), workers(later), shields_of(later))


def test_shield_3_pays_for_the_others_even_if_it_is_given_up() -> None:
    """B11.5, shield 3. It is paid for last: until then workers can pay, and then it may be given up."""
    state = after(closing({19: 3, 2: 7}, seat1={"workers": 1}), "pay worker")
    assert (0, {2: 7}) == (workers(state), shields_of(state))


def test_shield_3_without_workers() -> None:
    """B11.5, shield 3. Missing workers cannot pay; silver still can."""
    state = closing({19: 3}, seat1={"silver": 1})
    found = refusal(state, "pay worker")
    assert ("too-few-workers-to-pay", {"needed": 1, "have": 0}) == (found.code, found.values)
    assert {"pay silver", "pay nothing"} == legal(state)


def test_shield_3_without_silver() -> None:
    """B11.5, shield 3. Missing silver cannot pay; workers still can."""
    state = closing({19: 3}, seat1={"workers": 1})
    found = refusal(state, "pay silver")
    assert ("too-little-silver", {"needed": 1, "have": 0}) == (found.code, found.values)


# Shields 14 and 15.


def harvesting(shield: int = 14, options: dict[str, object] = SHIELDS, **fields: Any) -> Burgundy:  # noqa: ANN401
    """End a phase with shield 14 or 15, which is paid for."""
    seat = {"silver": 1} | fields.pop("seat1", {})
    return after(closing({19: shield}, options, seat1=seat, **({"depots": DEPOTS} | fields)), "pay silver")


def test_shield_14_brings_a_tile_of_the_numbered_depots() -> None:
    """B11.5, shield 14. Any of them, straight into the duchy, on a hex of any number, if one is open."""
    state = harvesting()
    assert {"take 1b", "take 4b", "take 5b", "skip"} == legal(state)
    sited = after(state, "take 4b")
    assert {"on 18", "on 20"} == legal(sited)
    assert ("ship", []) == (tile_on(after(sited, "on 20"), 20), stored(after(sited, "on 20")))


def test_shield_15_brings_a_tile_of_the_black_depot() -> None:
    """B11.5, shield 15. The same from the black depot."""
    state = harvesting(15)
    assert {"fetch *a", "fetch *b", "skip"} == legal(state)
    assert "mine" == tile_on(after(state, "fetch *a", "on 25"), 25)


def test_an_inn_does_not_lie_in_the_black_depot() -> None:
    """B11.5, shield 15, B9.4. It is next to the depot, and can only be bought."""
    state = harvesting(15, SHIELDS | INNS, depots={"black": ["mine"]})
    assert {"fetch *a", "skip"} == legal(state)


def test_the_tile_may_be_left() -> None:
    """B11.5, shield 14. Like any effect."""
    assert ["tile"] == open_questions(after(harvesting(), "skip"))


def test_no_tile_that_fits() -> None:
    """B11.5, shields 14 and 15. There is no question; a tile without a hex is refused with the reason."""
    assert ["tile"] == open_questions(harvesting(depots={"3": ["cow3"]}))
    assert ["tile"] == open_questions(harvesting(15, depots={}))
    found = refusal(harvesting(), "take 3a")
    assert ("nowhere-to-place", {"tile": "cow3"}) == (found.code, found.values)
    assert "space-empty" == refusal(harvesting(15), "fetch *c").code
    found = refusal(harvesting(15, depots={"black": ["cow3", "mine"]}), "fetch *a")
    assert ("nowhere-to-place", {"tile": "cow3"}) == (found.code, found.values)


def test_the_hex_has_to_fit() -> None:
    """B11.5, shield 14, B4.2, B4.5. Colour, adjacency and the city rule apply; the number does not matter."""
    sited = after(harvesting(seat1={"tiles": {26: "bank", 27: "church"}}), "take 1b")
    assert {"on 12"} == legal(sited)
    for hex_, code in (
        (12, None),
        (37, "not-adjacent"),
        (32, "city-has-one"),
        (20, "wrong-colour"),
        (26, "hex-covered"),
    ):
        found = GAME.explain(sited, 0, GAME.parse(f"on {hex_}"))
        assert code == (found.code if found else None)
    assert "must-answer" == refusal(sited, "skip").code


def test_the_city_rule_with_monastery_1() -> None:
    """B11.5, shield 14, B8, monastery 1. Several of a kind in one city."""
    sited = after(harvesting(seat1={"tiles": {26: "bank", 13: "monastery1"}}), "take 1b")
    assert {"on 12", "on 14", "on 27", "on 32"} == legal(sited)


def test_it_scores_in_the_phase_that_ends() -> None:
    """B11.5, shield 15, B5.6. Its effect happens: four points, and a region of one in phase C."""
    state = harvesting(15, phase="C")
    assert 4 + 1 + 6 == points(after(state, "fetch *b", "on 12"))


def test_a_ship_moves_the_marker_and_nobody_is_forgotten() -> None:
    """B11.5, shield 14, B2.3. The order of the closing round stays: each shield brings its one tile."""
    state = closing(
        {19: 15},
        seat1={"silver": 1},
        seat2={"shields": {19: 14}, "silver": 1},
        order=[1, 2],
        depots=DEPOTS,
    )
    state = after(state, "pay silver", "pay silver", "fetch *b", "on 12", "take 4b", "on 18")
    assert ([2, 1], ["tile"]) == (bridge(state), open_questions(state))


def test_goods_are_loaded_at_the_end_of_a_phase() -> None:
    """B11.5, shield 14, B5.1. The ship asks for its depot as usual."""
    state = after(harvesting(goods={6: {2: 1}}), "take 4b", "on 18")
    assert ["load"] == open_questions(state)
    assert ["tile"] == open_questions(after(state, "load 6"))


def test_a_castle_acts_at_the_end_of_a_phase() -> None:
    """B11.5, shield 14, B5.2. Its action follows with its effects; then the next shield brings its tile."""
    seat = {"silver": 2, "tiles": {12: "bank"}, "storage": ["ship"]}
    state = after(closing({19: 14, 3: 15}, seat1=seat, depots=DEPOTS), "pay silver", "pay silver", "take 2c", "on 7")
    assert ["castle"] == open_questions(state)
    assert ["black"] == open_questions(after(state, "place s1 18"))
    assert ["black"] == open_questions(after(state, "take 5b"))


def test_nothing_is_bought_at_the_end_of_a_phase() -> None:
    """B3.3, B11.5, shield 14. Tiles are bought only in the player's turn."""
    state = after(harvesting(seat1={"silver": 5, "tiles": {12: "bank"}}), "take 2c", "on 7")
    assert ("turn-over", set()) == (refusal(state, "buy *a").code, legal(state, "buy"))


def test_a_white_castle_at_the_end_of_a_phase() -> None:
    """B11.5, shield 14, B9.3. The white die still shows the number of the last round."""
    state = harvesting(14, SHIELDS | WHITE, white=4, depots={"1": ["white-castle"], "4": ["ship"]})
    assert {"take 4b"} == legal(after(state, "take 1b", "on 12"), "take")


def test_unpaid_it_brings_nothing() -> None:
    """B6.1, B11.3. Shields are paid for first."""
    state = after(closing({19: 14}, seat1={"silver": 1}, depots=DEPOTS), "pay nothing")
    assert (["tile"], {}) == (open_questions(state), shields_of(state))


def test_the_order_of_the_end_of_a_phase() -> None:
    """B6.1. Shields are paid for, mines pay, then tiles arrive: a mine placed now pays after the next phase."""
    seat = {"silver": 1, "shields": {19: 14}, "tiles": {25: "mine", 13: "monastery2"}}
    state = expanded(SHIELDS, round=5, turn=2, seat1=seat, depots={"5": ["mine"]})
    entries = told(state, "end", "pay silver", "take 5b", "on 30")
    codes = [entry.code for entry in entries if entry.code in ("upkeep", "income", "place", "phase")]
    assert ["upkeep", "income", "place", "phase"] == codes
    later = after(state, "end", "pay silver", "take 5b", "on 30")
    assert (1, 1) == (silver(later), workers(later))


def test_a_shield_that_a_harvest_brings_costs_nothing_yet() -> None:
    """B11.5, shields 11 and 14, B11.3. It arrived after the payment, so it is paid for after the next phase."""
    seat = {"silver": 2, "tiles": {12: "bank"}}
    state = closing({19: 14, 3: 11}, seat1=seat, depots=DEPOTS, arms={5: [8]})
    state = after(state, "pay silver", "pay silver", "take 2c", "on 7", "shield 8", "on 7")
    assert ({19: 14, 3: 11, 7: 8}, ["tile"], 0) == (shields_of(state), open_questions(state), silver(state))


def test_a_shield_15_that_comes_in_time_brings_its_tile() -> None:
    """B11.5, shields 11, 14 and 15. Taken by the castle of shield 14, it brings a tile in the same phase."""
    seat = {"silver": 2, "tiles": {12: "bank"}}
    state = closing({19: 14, 3: 11}, seat1=seat, depots=DEPOTS, arms={5: [15]})
    state = after(state, "pay silver", "pay silver", "take 2c", "on 7", "shield 15", "on 7")
    assert ["black"] == open_questions(state)


def test_after_phase_e_too() -> None:
    """B6.1, B11.5, shield 15. The last tile comes before the final scoring."""
    state = harvesting(15, phase="E", depots={"black": ["bank"]})
    later = after(state, "fetch *a", "on 12")
    assert ([], 1 + 2 + 2 + 4) == (open_questions(later), points(later))


def test_the_storage_does_not_matter() -> None:
    """B11.5, shield 14. The tile does not go through storage."""
    full = ["mine", "mine", "ship"]
    later = after(harvesting(seat1={"storage": full}), "take 1b", "on 12")
    assert full == stored(later)


def test_the_new_phase_begins_when_all_is_done() -> None:
    """B6.1, B2.1. Then the depots are refilled for the next phase."""
    state = drawn(after(harvesting(), "take 1b", "on 12"))
    assert (1, ["roll"]) == (state.phase, open_questions(state))


def test_a_harvest_is_told() -> None:
    """B11.5, shields 14 and 15. The journal names the tile, its depot and its hex."""
    entries = told(harvesting(), "take 4b", "on 20")
    assert [("take", {"tile": "ship", "depot": 4, "slot": 0}), ("place", {"tile": "ship", "hex": 20})] == [
        (entry.code, entry.values) for entry in entries[:2]
    ]
    assert {"tile": "mine", "depot": "black", "slot": 0} == told(harvesting(15), "fetch *a")[0].values
