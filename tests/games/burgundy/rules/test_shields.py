"""Shields: dealing them, taking them with a double, and placing them on castles (B11.1, B11.2)."""

from typing import Any

import pytest

from duchy.core.reason import OptionError
from duchy.games.burgundy.box.components import SHIELDS as ALL_SHIELDS
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.beyond import EXTRA, INNS, ROUTES, SHIELDS, WHITE, arms_on, expanded, shields_of
from tests.games.burgundy.table import (
    GAME,
    after,
    dice,
    drawn,
    end_round,
    legal,
    open_questions,
    refusal,
    stored,
    table,
    told,
    workers,
)

ARMS = {1: [1], 2: [2], 3: [3], 4: [4], 5: [5], 6: [6]}
"""With two players: shield n lies on depot n."""


def rolled(first: int, second: int, hands: int = 0, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a turn with two dice and some workers, and a shield on each depot."""
    seat = {"dice": [first, second], "workers": hands} | fields.pop("seat1", {})
    return expanded(SHIELDS, seat1=seat, arms=fields.pop("arms", ARMS), **fields)


# Dealing.


@pytest.mark.parametrize(
    ("players", "counts"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_shields_are_dealt_on_the_depots(players: int, counts: list[int]) -> None:
    """B11.1. One on each depot with two players; with three two on 2, 4, 6; with four two on each."""
    state = GAME.initial(SHIELDS | {"players": players})
    while open_questions(state) != ["roll"]:
        GAME.apply(state, GAME.acting(state)[0], GAME.legal_actions(state, GAME.acting(state)[0])[0])
    assert counts == [len(arms_on(state, depot)) for depot in range(1, 7)]
    assert list(range(1, sum(counts) + 1)) == sorted(
        shield for depot in range(1, 7) for shield in arms_on(state, depot)
    )


def test_each_of_eighteen_is_as_likely() -> None:
    """B11.1. Any shield that is not on a depot yet; the rest stays in the box."""
    state = GAME.initial(SHIELDS)
    while open_questions(state) != ["arms"]:
        GAME.apply(state, GAME.acting(state)[0], GAME.legal_actions(state, GAME.acting(state)[0])[0])
    assert [1] * ALL_SHIELDS == [weight for _, weight in GAME.chances(state)]
    assert {f"arms {shield}" for shield in range(1, 19) if shield != 12} == legal(after(state, "arms 12"))


def test_dealing_is_told() -> None:
    """B11.1. The journal names the shields on each depot: they are face up."""
    state = GAME.initial(SHIELDS)
    while open_questions(state) != ["arms"]:
        GAME.apply(state, GAME.acting(state)[0], GAME.legal_actions(state, GAME.acting(state)[0])[0])
    (entry,) = told(state, "arms 12")
    assert ("arms", -1, {"shield": 12, "depot": 1}) == (entry.code, entry.seat, entry.values)


def test_shields_are_never_refilled() -> None:
    """B11.1. A taken shield is not replaced; a new phase brings none, and those on the depots stay."""
    later = drawn(end_round(after(rolled(3, 3, round=5), "shield 3")))
    assert [[1], [2], [], [4], [5], [6]] == [arms_on(later, depot) for depot in range(1, 7)]


def test_no_shields_in_the_game() -> None:
    """B11.1. Without the option there are none."""
    assert "no-shields" == refusal(table(seat1={"dice": [3, 3]}), "shield 3").code


def test_alone_there_are_no_shields() -> None:
    """B9.6, B11.1. They are on the depots with two to four players only."""
    with pytest.raises(OptionError, match="shields need two to four players"):
        GAME.initial(SHIELDS | {"players": 1})


def test_shields_go_with_all_other_options() -> None:
    """B9.6. The expert set-up, outposts, teams and every other expansion; both editions."""
    others = EXTRA | WHITE | INNS | ROUTES | SHIELDS
    for options in ({"duchies": "boards"}, {"duchies": "outposts"}, {"players": 4, "teams": "yes"}, {"edition": 2011}):
        assert "first" == open_questions(GAME.initial(others | options))[-1]


# Doubles.


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_double_takes_the_shield_of_its_depot(pips: int) -> None:
    """B11.2. This replaces both actions: no die is left."""
    state = rolled(pips, pips)
    assert {f"shield {pips}"} == legal(state, "shield")
    later = after(state, f"shield {pips}")
    assert ({19: pips}, [], []) == (shields_of(later), arms_on(later, pips), dice(later))


def test_without_a_double() -> None:
    """B11.2. Two different dice without workers take no shield."""
    found = refusal(rolled(3, 5), "shield 5")
    assert ("no-double", {"shield": 5, "number": 5, "shows": [3, 5], "needed": 2, "have": 0}) == (
        found.code,
        found.values,
    )


def test_a_double_from_3_and_5_by_two_workers() -> None:
    """B11.2. The example: two 5s, two 3s, or two 4s."""
    state = rolled(3, 5, hands=2)
    assert {"shield 3", "shield 4", "shield 5"} == legal(state, "shield")
    for shield in (3, 4, 5):
        assert 0 == workers(after(state, f"shield {shield}"))


def test_one_worker_does_not_make_that_double() -> None:
    """B11.2. Each worker changes one die by one."""
    assert set() == legal(rolled(3, 5, hands=1), "shield")


@pytest.mark.parametrize(
    ("first", "second", "shield", "price"),
    [(4, 4, 4, 0), (4, 4, 5, 2), (4, 5, 4, 1), (4, 5, 5, 1), (6, 1, 1, 1), (6, 1, 6, 1), (1, 6, 2, 3), (1, 4, 4, 3)],
)
def test_what_a_double_costs(first: int, second: int, shield: int, price: int) -> None:
    """B11.2, B3.2. Workers are paid for each die; 6 and 1 are neighbours. A double may become another one."""
    assert price == 6 - workers(after(rolled(first, second, hands=6), f"shield {shield}"))
    if price:
        assert "no-double" == refusal(rolled(first, second, hands=price - 1), f"shield {shield}").code


def test_both_dice_are_needed() -> None:
    """B11.2. A used die cannot make a double, and after taking a shield no action is left."""
    state = rolled(3, 3)
    assert "both-dice-needed" == refusal(after(state, "1:workers"), "shield 3").code
    later = after(state, "shield 3")
    assert {"end"} == legal(later)


def test_the_purchase_is_still_there() -> None:
    """B11.2, B3.3. Only the dice actions are given up."""
    state = rolled(3, 3, seat1={"silver": 2}, depots={"black": ["ship"]})
    assert ["ship"] == stored(after(state, "shield 3", "buy *a"))
    assert {19: 3} == shields_of(after(state, "buy *a", "shield 3"))


def test_a_shield_that_lies_nowhere() -> None:
    """B11.1. It was taken, or left in the box."""
    state = rolled(3, 3)
    for shield in (7, 18):
        assert ("shield-not-there", {"shield": shield}) == (
            refusal(state, f"shield {shield}").code,
            refusal(state, f"shield {shield}").values,
        )


def test_two_shields_of_a_depot() -> None:
    """B11.2. The player chooses one of them; the other stays."""
    state = expanded(SHIELDS, players=4, seat1={"dice": [2, 2]}, arms={2: [9, 14]})
    assert {"shield 9", "shield 14"} == legal(state, "shield")
    assert ([9], [14]) == (arms_on(after(state, "shield 14"), 2), arms_on(after(state, "shield 9"), 2))


def test_goods_of_the_depot_do_not_matter() -> None:
    """B11.2. They stay in the depot; no tile is taken with the shield."""
    state = rolled(3, 3, goods={3: {1: 2}}, depots={"3": ["cow2"]})
    assert [] == stored(after(state, "shield 3"))


def test_not_in_the_middle_of_an_effect() -> None:
    """B11.2. Dice are used in the turn, not while an effect is pending."""
    state = rolled(3, 3, agenda=[{"question": "turn"}, {"question": "warehouse"}], seat1={"goods": {1: 1}})
    assert ("other-question", {"question": "warehouse"}) == (
        refusal(state, "shield 3").code,
        refusal(state, "shield 3").values,
    )


def test_monastery_8_makes_doubles_cheaper() -> None:
    """B11.2, B8, monastery 8. A worker changes a die by up to two."""
    state = rolled(3, 5, hands=1, seat1={"tiles": {13: "monastery8"}})
    assert {"shield 3", "shield 5"} == legal(state, "shield")
    assert 2 == 3 - workers(after(rolled(3, 5, hands=3, seat1={"tiles": {13: "monastery8"}}), "shield 4"))


@pytest.mark.parametrize("number", [9, 10, 11, 12])
def test_free_steps_make_no_double(number: int) -> None:
    """B11.2, B8, monasteries 9-12. They apply to taking and placing tiles."""
    assert set() == legal(rolled(3, 4, seat1={"tiles": {13: f"monastery{number}"}}), "shield")


def test_hired_workers_make_a_double() -> None:
    """B11.2, B9.1. Monastery 28 brings the workers first."""
    seat = {"dice": [3, 5], "silver": 1, "tiles": {13: "monastery28"}}
    state = expanded(SHIELDS | EXTRA, seat1=seat, arms=ARMS)
    assert {19: 4} == shields_of(after(state, "hire", "shield 4"))


# Castles.


def test_the_only_castle_takes_it_at_once() -> None:
    """B11.2. With one castle there is nothing to choose."""
    assert ["turn"] == open_questions(after(rolled(3, 3), "shield 3"))


def test_one_of_several_castles_is_chosen() -> None:
    """B11.2. Any castle of the duchy; the question must be answered."""
    state = after(rolled(3, 3, seat1={"tiles": {19: "castle", 2: "castle"}}), "shield 3")
    assert {"on 2", "on 19"} == legal(state)
    assert ({2: 3}, {19: 3}) == (shields_of(after(state, "on 2")), shields_of(after(state, "on 19")))
    assert "must-answer" == refusal(state, "skip").code


def test_a_shield_stands_on_a_castle_only() -> None:
    """B11.2. It cannot be placed on an empty castle hex or on other tiles."""
    state = after(rolled(3, 3, seat1={"tiles": {19: "castle", 2: "castle", 12: "bank"}}), "shield 3")
    for hex_ in (3, 12, 20, 60):
        found = refusal(state, f"on {hex_}")
        assert ("no-castle-there", {"hex": hex_}) == (found.code, found.values)


def test_a_white_castle_or_an_inn_takes_no_shield() -> None:
    """B11.2, B9.3, B9.4. The first is a building; the second only fills the hex of a castle."""
    seat = {"dice": [3, 3], "tiles": {19: "castle", 12: "white-castle", 7: "inn"}}
    state = expanded(SHIELDS | WHITE | INNS, seat1=seat, arms=ARMS)
    assert {19: 3} == shields_of(after(state, "shield 3"))


def test_a_shield_replaces_another() -> None:
    """B11.2. The old shield leaves the game: it does not return to a depot."""
    state = after(rolled(3, 3, seat1={"shields": {19: 7}}), "shield 3")
    assert {19: 3} == shields_of(state)
    assert 7 not in [shield for depot in range(1, 7) for shield in arms_on(state, depot)]


def test_a_castle_without_a_shield_or_one_that_is_replaced() -> None:
    """B11.2. Both are offered."""
    state = after(rolled(3, 3, seat1={"shields": {19: 7}, "tiles": {19: "castle", 2: "castle"}}), "shield 3")
    assert {"on 2", "on 19"} == legal(state)
    assert ({19: 7, 2: 3}, {19: 3}) == (shields_of(after(state, "on 2")), shields_of(after(state, "on 19")))


def test_all_castles_may_have_one() -> None:
    """B11.2. Four castles, four shields."""
    shields = {19: 7, 2: 8, 3: 9}
    state = after(rolled(6, 6, seat1={"shields": shields, "tiles": {19: "castle", 7: "castle"}}), "shield 6", "on 7")
    assert shields | {7: 6} == shields_of(state)


def test_a_replaced_shield_works_no_longer() -> None:
    """B11.2. Shield 16 turned dice until shield 3 replaced it."""
    state = rolled(3, 3, seat1={"shields": {19: 16}})
    assert legal(state, "1:turn")
    assert "no-shield-16" == refusal(after(state, "shield 3"), "1:turn 1").code


def test_taking_is_told() -> None:
    """B11.2. The journal names the shield, its depot and the workers, then its castle and the shield it replaces."""
    entries = told(rolled(3, 5, hands=2, seat1={"shields": {19: 7}}), "shield 4")
    assert [("shield", {"shield": 4, "depot": 4, "workers": 2}), ("court", {"shield": 4, "hex": 19, "gone": 7})] == [
        (entry.code, entry.values) for entry in entries
    ]
