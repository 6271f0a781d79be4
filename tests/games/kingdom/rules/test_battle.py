"""The battle phase: soldiers remove menaces (K6.2, K6.4, K6.6)."""

import pytest

from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    BATTLE,
    Given,
    after,
    asked,
    built,
    codes,
    krystallium,
    legal,
    makes,
    menaces,
    piles,
    points,
    refusal,
    refused,
    sites,
    soldiers,
    stage,
    stolen,
    table,
    told,
)

COLD = {"card": "giants-cache", "needs": {}, "frozen": True}


def battle(seat1: Given, seat2: Given | None = None, pair: str = "giants,rats", **fields: object) -> Kingdom:
    """Set up a battle for player 1."""
    return table(
        options={"module": "menaces", "menaces": pair},
        stage="battle",
        seat1={"agenda": [BATTLE], **seat1},
        seat2=seat2,
        **fields,
    )


@pytest.mark.parametrize(("menace", "price"), [("rats", 2), ("vermin", 1), ("shadows", 3), ("thieves", 1)])
def test_a_menace_leaves_for_its_soldiers(menace: str, price: int) -> None:
    """K6.2. It returns to the box."""
    state = battle({"menaces": {menace: 2}, "soldiers": 4})
    later = after(state, f"fight {menace}")
    assert ({menace: 1}, 4 - price) == (menaces(later), soldiers(later))
    assert piles(state) == piles(later)


def test_a_shadow_takes_three_soldiers() -> None:
    """K6.2. Two are not enough."""
    reason = refusal(battle({"menaces": {"shadows": 1, "vermin": 1}, "soldiers": 2}), "fight shadows")
    assert ("battle-price", {"needed": 3, "have": 2}) == (reason.code, reason.values)


def test_several_menaces_are_removed_in_one_battle() -> None:
    """K6.2. This goes on as long as there are soldiers; then the round is over."""
    state = battle({"menaces": {"vermin": 3}, "soldiers": 2})
    later = after(state, "fight vermin", "fight vermin")
    assert ("dealing", {"vermin": 1}) == (stage(later), menaces(later))


def test_nobody_has_to_fight() -> None:
    """K6.2. A menace that is left is still there in the next battle."""
    state = after(battle({"menaces": {"vermin": 1}, "soldiers": 2}), "done")
    assert ({"vermin": 1}, 2) == (menaces(state), soldiers(state))


def test_only_menaces_that_are_there_are_fought() -> None:
    """K6.2. Players fight their own menaces, not the other player's."""
    state = battle({"menaces": {"vermin": 1}, "soldiers": 2}, {"menaces": {"rats": 1}})
    assert {"done", "fight vermin"} == legal(state)
    assert "no-such-menace" == refused(state, "fight rats")


@pytest.mark.parametrize("text", ["fight vermin", "thaw s1", "catch gold"])
def test_menaces_are_removed_in_battle_only(text: str) -> None:
    """K6.2. This is not possible in planning or production."""
    state = table(
        options={"module": "menaces"},
        seat1={"drafted": ["farm"], "menaces": {"vermin": 1, "thieves": 1}, "sites": [COLD], "soldiers": 5},
    )
    assert "no-battle" == refused(state, text)


@pytest.mark.parametrize(
    ("menace", "expected"), [("rats", -4), ("vermin", -2), ("giants", -5), ("shadows", -4), ("thieves", -3)]
)
def test_a_menace_that_is_left_costs_its_points(menace: str, expected: int) -> None:
    """K6.2. Each menace counts at the end of the game."""
    state = table(options={"module": "menaces"}, stage="over", seat1={"menaces": {menace: 2}})
    assert 2 * expected == points(state)


def test_a_giant_under_a_card_costs_its_points_too() -> None:
    """K6.2. The card itself is unfinished and worth nothing."""
    assert -5 == points(table(options={"module": "menaces"}, stage="over", seat1={"sites": [COLD]}))


def test_a_giant_is_paid_off_when_its_card_is_complete() -> None:
    """K6.4. Both happen together: the card joins the duchy and its bonus is gained."""
    state = battle({"sites": [COLD], "soldiers": 3})
    later = after(state, "thaw s1")
    assert (["giants-cache"], [], 1, 1) == (built(later), sites(later), soldiers(later), krystallium(later))
    assert ["fight", "complete"] == codes(told(state, "thaw s1"))[:2]


def test_a_giant_stays_where_the_card_is_not_complete() -> None:
    """K6.4. Soldiers alone are not enough."""
    cold = {"card": "palace", "needs": {"gold": 1}, "frozen": True}
    state = battle({"sites": [cold], "soldiers": 5})
    assert "dealing" == stage(state)
    with_vermin = battle({"sites": [cold], "soldiers": 5, "menaces": {"vermin": 1}})
    assert "not-complete" == refused(with_vermin, "thaw s1")


def test_krystallium_may_complete_a_frozen_card_in_the_battle() -> None:
    """K6.4. K4.5. It can be added at any time; then the giant is driven away."""
    cold = {"card": "palace", "needs": {"gold": 1}, "frozen": True}
    state = battle({"sites": [cold], "soldiers": 2, "krystallium": 1})
    state = after(state, "krystallium s1 gold")
    assert ["palace*"] == sites(state)
    assert ["palace"] == built(after(state, "thaw s1"))


def test_a_giant_under_a_card_is_not_denied() -> None:
    """K6.4. 'fight giants' says where the giants are and what removes them; one without a card is fought."""
    state = battle({"sites": [{"card": "farm"}, COLD], "soldiers": 3, "menaces": {"vermin": 1}})
    reason = refusal(state, "fight giants")
    assert ("giant-under-card", {"sites": "s2"}) == (reason.code, reason.values)
    assert "(s2): thaw drives" in reason.words
    assert "no-such-menace" == refused(battle({"soldiers": 3, "menaces": {"vermin": 1}}), "fight giants")


def test_a_giant_takes_its_soldiers() -> None:
    """K6.4. One soldier is not enough."""
    state = battle({"sites": [COLD], "soldiers": 1, "menaces": {"vermin": 1}})
    assert "battle-price" == refused(state, "thaw s1")


def test_only_frozen_cards_thaw() -> None:
    """K6.4. Other cards have no giant."""
    state = battle({"sites": [{"card": "palace"}], "soldiers": 5})
    assert ("not-frozen", "no-such-site") == (refused(state, "thaw s1"), refused(state, "thaw s2"))


def test_a_giant_that_lies_alone_is_paid_off_alone() -> None:
    """K6.4. **Ruling**: there is no card to complete."""
    assert {} == menaces(after(battle({"menaces": {"giants": 1}, "soldiers": 2}), "fight giants"))


def test_a_caught_thief_frees_any_icon() -> None:
    """K6.6. The player chooses any token; the duchy card then produces that resource again."""
    state = battle(
        {"menaces": {"thieves": 1}, "stolen": {"materials": 1, "population": 1}, "soldiers": 2}, pair="thieves,rats"
    )
    assert {"done", "catch materials", "catch population"} == legal(state)
    later = after(state, "catch materials")
    assert ({"population": 1}, {}, [2, 0, 0, 0]) == (stolen(later), menaces(later), makes(later))


def test_a_thief_without_a_token_is_just_removed() -> None:
    """K6.6. This happens if no icon was free when the thief came."""
    state = battle({"menaces": {"thieves": 1}, "soldiers": 2}, pair="thieves,rats")
    assert {"done", "fight thieves"} == legal(state)


def test_a_thief_is_caught_by_naming_an_icon() -> None:
    """K6.6. While there are tokens, one of them has to be removed."""
    state = battle({"menaces": {"thieves": 1}, "stolen": {"materials": 1}, "soldiers": 2}, pair="thieves,rats")
    assert ("choose-token", "no-token") == (refused(state, "fight thieves"), refused(state, "catch gold"))


def test_catching_a_thief_takes_a_thief_and_soldiers() -> None:
    """K6.6. Both are required."""
    state = battle({"menaces": {"vermin": 1}, "stolen": {"materials": 1}, "soldiers": 1}, pair="thieves,rats")
    assert "no-such-menace" == refused(state, "catch materials")


def test_the_battle_lets_other_things_be_done() -> None:
    """K6.2. K4.5. Actions allowed at any time are allowed in a battle."""
    state = battle({"menaces": {"vermin": 1}, "soldiers": 2, "sites": [{"card": "great-army"}]})
    assert {"done", "fight vermin", "soldier s1", "scrap s1"} == legal(state)
    assert ["battle"] == asked(after(state, "soldier s1"))
