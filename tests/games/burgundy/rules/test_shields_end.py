"""Shields at the end of the game: their points, shields 7, 10 and 13, and borrowed monasteries (B11.5)."""

from typing import Any

import pytest

from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, SHIELDS, expanded, shields_of
from tests.games.burgundy.table import (
    GAME,
    after,
    bridge,
    duchy,
    end_round,
    legal,
    open_questions,
    order,
    points,
    refusal,
    silver,
    stored,
    told,
    workers,
)

WORTH = dict.fromkeys(range(1, 7), 12) | dict.fromkeys(range(7, 13), 8) | dict.fromkeys(range(13, 19), 4)
CASTLES = (19, 2, 3, 7)


def finals(shields: tuple[int, ...], **fields: Any) -> dict[str, int]:  # noqa: ANN401
    """End the game with some shields, all paid for, and return the points of seat 1 by source."""
    options = SHIELDS | fields.pop("options", {})
    answers = fields.pop("answers", [])
    seat = {"shields": dict(zip(CASTLES, shields, strict=False)), "silver": len(shields)} | fields.pop("seat1", {})
    state = expanded(options, phase="E", round=5, seat1=seat, **fields)
    players = int(state.variant.players)
    actions = ["end"] * players + ["pay silver"] * len(shields) + answers
    return {entry.source: entry.points for entry in told(state, *actions) if entry.code == "final" and entry.seat == 0}


@pytest.mark.parametrize("shield", sorted(set(WORTH) - {6, 13}))
def test_what_a_shield_is_worth(shield: int) -> None:
    """B11.5. 12 points for shields 1-6, 8 for 7-12, 4 for 13-18, if the seat has it at the end."""
    assert {"shields": WORTH[shield]} == finals((shield,))


def test_several_shields() -> None:
    """B11.5. They add up."""
    assert {"shields": 12 + 8 + 4} == finals((1, 8, 17))


def test_an_unpaid_shield_is_worth_nothing() -> None:
    """B11.5, B11.3. It is lost after phase E, before the final scoring."""
    state = end_round(expanded(SHIELDS, phase="E", round=5, seat1={"shields": {19: 1}}))
    assert ([], 0) == (open_questions(state), points(state))


def test_shields_are_paid_for_with_silver_that_would_score() -> None:
    """B11.5, B7.1. A silver is worth a point, the shield more."""
    state = end_round(expanded(SHIELDS, phase="E", round=5, seat1={"shields": {19: 16}, "silver": 1}))
    assert (4, 1) == (points(after(state, "pay silver")), points(after(state, "pay nothing")))


# Shield 13.


def test_shield_13_doubles_what_shields_are_worth() -> None:
    """B11.5, shield 13. This includes shield 13 itself: 24, 16 or 8."""
    assert {"shields": 2 * 4} == finals((13,))
    assert {"shields": 2 * (4 + 12 + 8 + 4)} == finals((13, 1, 8, 17))


# Shield 7.


@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_bonus_tiles_give_double_points(players: int, large: int, small: int) -> None:
    """B11.5, shield 7. At the end the points of all bonus tiles are scored again, whenever they were taken."""
    seat = {"large_bonus": ["mine", "ship"], "small_bonus": ["castle"]}
    found = finals((7,), players=players, seat1=seat, seat2={"large_bonus": ["castle"]})
    assert {"shields": 8, "shield-7": 2 * large + small} == found


def test_a_bonus_tile_gives_its_points_once_when_it_is_taken() -> None:
    """B11.5, shield 7. The doubling is at the end: a shield that is lost earlier brings nothing."""
    seat = {"dice": [3, 0], "storage": ["mine"], "tiles": {25: "mine", 30: "mine"}, "shields": {19: 7}}
    state = expanded(SHIELDS, seat1=seat)
    assert (6 + 10) + 5 == points(after(state, "1:place s1 34"))
    assert "shield-7" not in finals((8,), seat1={"large_bonus": ["mine"]})


def test_joined_outposts_are_not_doubled() -> None:
    """B11.5, shield 7, B9.2. They are not bonus tiles."""
    tiles = {1: "castle", 5: "monastery1", 6: "monastery2", 7: "monastery3", 8: "monastery4", 9: "monastery5"}
    tiles |= {13: "bank", 19: "church", 26: "market", 31: "monastery8", 35: "ship"}
    seat = {"tiles": tiles, "shields": {1: 7}, "silver": 1}
    assert {"shields": 8} == finals((7,), options={"duchies": "11a"}, seat1=seat)


# Shield 10.


def test_monasteries_give_double_points() -> None:
    """B11.5, shield 10. Only the final points of the yellow tiles are doubled."""
    seat = {"tiles": {13: "monastery22", 12: "bank", 8: "monastery25"}, "sold": {3: 3}, "goods": {2: 1}}
    assert {"monastery-22": 8, "monastery-25": 6, "unsold-goods": 1, "shields": 8} == finals((10,), seat1=seat)


# Shield 6.


def allied(**fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a turn with shield 6 in a game of three."""
    seat = {"shields": {19: 6}, "dice": [3, 4]} | fields.pop("seat1", {})
    fields["seat2"] = {"tiles": {13: "monastery14"}} | fields.get("seat2", {})
    fields["seat3"] = {"tiles": {13: "monastery8"}} | fields.get("seat3", {})
    return expanded(SHIELDS | fields.pop("options", {}), players=3, seat1=seat, **fields)


def test_another_players_monasteries_work() -> None:
    """B11.5, shield 6. The monasteries of the one chosen player work as if they were in your duchy."""
    state = allied()
    assert {"ally 2", "ally 3"} == legal(state, "ally")
    assert 4 == workers(after(state, "ally 2", "1:workers"))
    assert 2 == workers(after(state, "ally 3", "1:workers"))


def test_they_work_for_their_owner_too() -> None:
    """B11.5, shield 6. The owner loses nothing."""
    state = after(allied(seat2={"dice": [1, 1]}), "ally 2", "end", "1:workers")
    assert 4 == workers(state, 2)


def test_later_monasteries_work_as_well() -> None:
    """B11.5, shield 6. Monasteries that the chosen player places later work from then on."""
    seat2 = {"dice": [1, 0], "storage": ["monastery14"], "tiles": {}}
    state = after(allied(seat2=seat2), "ally 2", "end", "1:place s1 13", "end", "end")
    later = after(state, "roll 1 1", "roll 1 1", "roll 1 1", "white 1", "1:workers")
    assert 4 == workers(later)


def test_one_player_once() -> None:
    """B11.5, shield 6. The choice is final; you cannot choose yourself or a missing player."""
    state = allied()
    assert "ally-own-duchy" == refusal(state, "ally 1").code
    assert ("no-such-seat", {"seat": 4, "players": 3}) == (
        refusal(state, "ally 4").code,
        refusal(state, "ally 4").values,
    )
    assert "ally-chosen" == refusal(after(state, "ally 2"), "ally 3").code


def test_only_with_shield_6() -> None:
    """B11.5, shield 6. No other shield borrows monasteries."""
    assert "no-shield-6" == refusal(after(allied(), "end"), "ally 1").code


@pytest.mark.parametrize("question", ["castle", "city-hall", "load"])
def test_the_player_is_chosen_at_any_time(question: str) -> None:
    """B11.5, shield 6. Also in the middle of an action: a ship then takes from two depots."""
    agenda = [{"question": "turn"}, {"question": question}]
    state = allied(seat2={"tiles": {13: "monastery5"}}, goods={1: {1: 1}}, agenda=agenda, seat1={"storage": ["mine"]})
    later = after(state, "ally 2")
    assert (["turn", question], question == "load") == (open_questions(later), "load 1+2" in legal(later))


def test_the_choice_may_wait_for_the_payment() -> None:
    """B11.5, shield 6, B11.3. At payment it can still be made: the other player's monastery 2 pays this phase."""
    seat = {"silver": 1, "tiles": {25: "mine"}}
    state = end_round(allied(round=5, seat1=seat, seat2={"tiles": {13: "monastery2"}}))
    assert {"pay silver", "pay nothing", "ally 2", "ally 3"} == legal(state)
    later = after(state, "ally 2", "pay silver")
    assert (1, 1) == (silver(later), workers(later))


def test_a_choice_changes_no_order_of_payment() -> None:
    """B11.5, shield 6, B11.3. Monastery 27 lifts the marker, but each player pays once, in round order."""
    state = allied(
        options=EXTRA,
        round=5,
        seat1={"silver": 2, "shields": {19: 6, 2: 7}},
        seat2={"tiles": {13: "monastery27"}, "space": 1},
        seat3={"shields": {19: 9}, "silver": 1},
        order=[2, 3, 1],
        bridge=[2, 3, 1],
    )
    later = after(end_round(state), "pay silver", "ally 2", "pay silver", "pay silver")
    assert ([2, 1, 3], ["tile"]) == (bridge(later), open_questions(later))
    assert ({19: 6, 2: 7}, {19: 9}) == (shields_of(later), shields_of(later, 3))


def test_who_has_not_chosen_does_so_before_the_final_scoring() -> None:
    """B11.5, shield 6. After phase E the choice must be made and cannot be skipped."""
    seat2 = {"tiles": {13: "monastery22"}}
    state = end_round(allied(phase="E", round=5, seat1={"silver": 1, "tiles": {12: "bank"}}, seat2=seat2))
    state = after(state, "pay silver")
    assert (["ally"], {"ally 2", "ally 3"}) == (open_questions(state), legal(state))
    assert "must-answer" == refusal(state, "skip").code
    assert 12 + 4 == points(after(state, "ally 2"))


def test_it_is_not_asked_for_in_other_phases() -> None:
    """B11.5, shield 6. The choice can wait until the end."""
    state = after(end_round(allied(phase="D", round=5, seat1={"silver": 1})), "pay silver")
    assert ["tile"] == open_questions(state)


def test_one_partner_chooses_for_a_team() -> None:
    """B11.5, shield 6, B12.3. It is paid for once and asked once, of the partner who had the first turn."""
    options = SHIELDS | {"players": 4, "teams": "yes"}
    duchies = [{"tiles": {"22": "castle"}, "shields": {"22": 6}, "silver": 1}, {"tiles": {"22": "castle"}}]
    document = {"options": options, "phase": "E", "round": 5, "order": [4, 3, 2, 1], "turn": 4, "duchies": duchies}
    state = after(GAME.read(document), "end", "pay silver")
    assert ([2], {"ally 2", "ally 4"}) == (GAME.acting(state), legal(state))
    assert [] == open_questions(after(state, "ally 4"))


def test_a_lost_shield_6_asks_nobody() -> None:
    """B11.5, shield 6, B11.3. If it is not paid for after phase E, there is nothing to choose."""
    assert [] == open_questions(after(end_round(allied(phase="E", round=5, seat1={"silver": 1})), "pay nothing"))


def test_a_lost_shield_6_ends_the_borrowing() -> None:
    """B11.5, shield 6, B11.2. A replaced shield no longer works, and scores nothing."""
    seat = {"dice": [4, 4], "ally": 2}
    state = allied(seat1=seat, arms={4: [9]})
    assert duchy(state).has(1 << 14)
    later = after(state, "shield 9")
    assert (False, -1) == (duchy(later).has(1 << 14), duchy(later).holdings.ally)


def test_a_lost_shield_6_takes_no_own_monastery() -> None:
    """B11.5, shield 6. The player's own monasteries stay."""
    seat = {"dice": [4, 4], "ally": 2, "tiles": {13: "monastery8"}}
    later = after(allied(seat1=seat, seat3={"tiles": {}}, arms={4: [9]}), "shield 9")
    assert (True, False) == (duchy(later).has(1 << 8), duchy(later).has(1 << 14))


SCORING = [
    (15, {"sold": {1: 2, 3: 1}}, 2 * 2),
    *[(number, {"tiles": {12: kind}}, 4) for number, kind in enumerate(("warehouse", "watchtower", "carpenter"), 16)],
    *[(number, {"tiles": {12: kind}}, 4) for number, kind in enumerate(("church", "market", "boarding-house"), 19)],
    *[(number, {"tiles": {12: kind}}, 4) for number, kind in enumerate(("bank", "city-hall"), 22)],
    (24, {"tiles": {11: "cow2", 10: "pig2"}}, 4 * 2),
    (25, {"sold": {1: 2, 3: 1}}, 3),
    (26, {"large_bonus": ["mine"]}, 3),
]


@pytest.mark.parametrize(("number", "own", "worth"), SCORING)
def test_borrowed_monasteries_score_what_is_ones_own(number: int, own: dict[str, Any], worth: int) -> None:
    """B11.5, shield 6. At the end each counts the tiles, goods and bonus tiles of its borrower."""
    found = finals((6,), seat1=own | {"ally": 2}, seat2={"tiles": {13: f"monastery{number}"}})
    assert {f"monastery-{number}": worth, "shields": 12} == found


def test_borrowed_monasteries_are_doubled_by_shield_10() -> None:
    """B11.5, shields 6 and 10. They count as the player's own."""
    own = {"sold": {1: 2}, "ally": 2}
    assert {"monastery-25": 4, "shields": 12 + 8} == finals((6, 10), seat1=own, seat2={"tiles": {13: "monastery25"}})


def test_the_choice_is_told() -> None:
    """B11.5, shield 6. The journal names the chosen player."""
    (entry,) = told(allied(), "ally 3")
    assert ("ally", 0, {"seat": 3}) == (entry.code, entry.seat, entry.values)


def test_the_order_of_the_next_round_with_a_borrowed_monastery_27() -> None:
    """B11.5, shield 6, B9.1. Both markers are above others on their space; the order of the two does not change."""
    state = allied(
        options=EXTRA,
        turn=1,
        seat2={"tiles": {13: "monastery27"}},
        order=[1, 2, 3],
        bridge=[3, 2, 1],
        seat3={"tiles": {}},
    )
    later = after(state, "ally 2", "end", "end", "end")
    assert [2, 1, 3] == order(later)


def test_a_yard_of_the_ally_is_not_ones_own() -> None:
    """B11.5, shields 4 and 6. Only monasteries are borrowed, not the storage beyond the slots."""
    state = allied(
        seat1={"storage": ["mine", "mine", "ship"], "dice": [1, 0]}, seat2={"shields": {19: 4}}, depots={"1": ["bank"]}
    )
    later = after(state, "ally 2", "1:take 1b")
    assert (["turn", "discard"], 3) == (open_questions(later), len(stored(later)))


def test_points_by_source_add_up() -> None:
    """B11.5, B7.1. Shields are among the sources of the final points."""
    seat = {"large_bonus": ["mine"], "silver": 3}
    assert {"shields": 2 * (8 + 4 + 12), "shield-7": 5} == finals((7, 13, 1), seat1=seat)
