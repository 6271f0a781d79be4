"""Advisors' abilities: price, phase, and every effect that a set can name (K7.3)."""

import pytest

from duchy.core.game import SPECTATOR
from duchy.games.kingdom.box.cards import HOUSE
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.advice import HAND, WITH, draft, ending, planning, producing, question
from tests.games.kingdom.table import (
    GAME,
    STEP,
    TAKE,
    after,
    alchemy,
    asked,
    codes,
    cubes,
    krystallium,
    legal,
    needs,
    of_seat,
    offered,
    points,
    refusal,
    refused,
    soldiers,
    stage,
    step,
    table,
    told,
    training,
)


def test_an_ability_costs_soldiers() -> None:
    """K7.3. They are paid immediately."""
    state = draft({"advisors": ["censor"], "soldiers": 3})
    assert 1 == soldiers(after(state, "use censor"))
    reason = refusal(draft({"advisors": ["censor"], "soldiers": 1}), "use censor")
    assert ("too-few-soldiers", {"card": "censor", "needed": 2, "have": 1}) == (reason.code, reason.values)


def test_an_ability_is_used_once_a_round() -> None:
    """K7.3. It is available again in the next round."""
    assert "advisor-used" == refused(draft({"advisors": ["censor"], "used": ["censor"], "soldiers": 5}), "use censor")
    state = table(
        options=WITH,
        stage="production",
        turn=3,
        seat1={"agenda": [STEP, cubes("gold")], "advisors": ["censor"], "used": ["censor"], "soldiers": 9},
    )
    assert 0 == of_seat(after(state, "alchemy")).used


@pytest.mark.parametrize(
    ("advisor", "phase"),
    [("censor", "draft"), ("quartermaster", "planning"), ("builder", "production"), ("keeper", "end")],
)
def test_an_ability_is_used_in_its_phase(advisor: str, phase: str) -> None:
    """K7.3. It is not available in other phases."""
    seat = {"advisors": [advisor], "soldiers": 5, "krystallium": 1, "built": ["farm"], "sites": [{"card": "palace"}]}
    moments = {"draft": draft(seat), "planning": planning(seat), "production": producing(seat), "end": ending(seat)}
    for name, state in moments.items():
        usable = f"use {advisor}" in (legal(state) if GAME.acting(state) else set())
        assert (name == phase) == usable
        if name not in {phase, "end"}:
            assert "wrong-phase" == refused(state, f"use {advisor}")


def test_an_advisor_is_used_from_the_moment_it_joins() -> None:
    """K7.3. This holds even in the draft in which it was taken."""
    state = table(
        options=WITH,
        stage="draft",
        turn=1,
        round=2,
        offers={"a": ["trapper"], "b": ["farm"]},
        seat1={"agenda": [TAKE], "hand": HAND},
        seat2={"hand": [*HAND[2:6], "scholars", "calamity"]},
    )
    state = after(state, "take a")
    assert ["offer"] == asked(state)
    assert "use trapper" in legal(state)


def test_an_advisor_of_the_other_player_is_not_used() -> None:
    """K7.3. Players use only their own advisors."""
    assert "no-such-advisor" == refused(draft({"soldiers": 5}), "use censor")


def test_reveal() -> None:
    """K7.3. A face-down card on offer is revealed to everyone."""
    state = draft({"advisors": ["whisperer"], "soldiers": 1}, {"a": ["palace", "farm/2"], "b": []})
    state = after(state, "use whisperer")
    assert {"pick a2"} == legal(state)
    later = after(state, "pick a2")
    assert ["palace", "farm"] == offered(later, "a")
    assert "farm" == GAME.view(later, SPECTATOR).offers["a"][1].card


def test_reveal_needs_a_card_face_down() -> None:
    """K7.3. **Ruling**: an ability is used only when it does something."""
    assert "no-use" == refused(draft({"advisors": ["whisperer"], "soldiers": 1}), "use whisperer")


def test_shift() -> None:
    """K7.3. A face-up card moves to the other area."""
    state = after(draft({"advisors": ["master-cartographer"], "soldiers": 1}), "use master-cartographer", "pick a1")
    assert ([], ["cathedral", "palace"], ["offer"]) == (offered(state, "a"), offered(state, "b"), asked(state))


def test_shift_moves_no_card_face_down() -> None:
    """K7.3. Only face-up cards can be moved."""
    state = draft({"advisors": ["master-cartographer"], "soldiers": 1}, {"a": ["palace", "farm/2"], "b": []})
    assert {"pick a1"} == legal(after(state, "use master-cartographer"))


def test_dismiss() -> None:
    """K7.3. A face-up card on offer is discarded."""
    state = after(draft({"advisors": ["censor"], "soldiers": 2}), "use censor", "pick b1")
    assert (["palace"], []) == (offered(state, "a"), offered(state, "b"))


def test_traps() -> None:
    """K7.3. There are two more traps in this round."""
    assert 4 == of_seat(after(draft({"advisors": ["trapper"]}), "use trapper")).traps


def test_double() -> None:
    """K7.3. The next recycled card of this phase gives its resource twice."""
    state = planning({"advisors": ["inspired-prophet"], "soldiers": 1, "drafted": ["farm", "port"]})
    state = after(state, "use inspired-prophet", "recycle port", "alchemy", "alchemy")
    assert {"exploration": 2} == alchemy(state)
    state = after(state, "recycle farm", "alchemy")
    assert {"population": 1, "exploration": 2} == alchemy(state)


def test_double_ends_with_the_phase() -> None:
    """K7.3. It is not kept for the next round."""
    state = planning({"advisors": ["inspired-prophet"], "soldiers": 1, "sites": [{"card": "palace"}]})
    state = after(state, "use inspired-prophet", "build farm", "done")
    assert ("production", 0) == (stage(state), of_seat(state).doubled)


def test_double_with_cubes_is_of_use_without_a_card() -> None:
    """K7.3. In the house set the Inspired Prophet also brings cubes, so no card has to be left to recycle."""
    seat = {"advisors": ["inspired-prophet"], "soldiers": 1, "drafted": []}
    state = planning(seat, {"drafted": ["farm"]}, {"module": "advisors", "set": HOUSE})
    assert {"use inspired-prophet", "done"} == legal(state)
    assert ["plan", "cube", "cube"] == asked(after(state, "use inspired-prophet"))
    without = planning(seat | {"sites": [{"card": "palace"}]})
    assert "use inspired-prophet" not in legal(without)


def test_pardon() -> None:
    """K7.3. A calamity leaves the duchy."""
    state = planning({"advisors": ["grey-eminence"], "soldiers": 2, "calamities": 2})
    assert (-8, -4) == (points(state), points(after(state, "use grey-eminence")))
    assert "no-use" == refused(planning({"advisors": ["grey-eminence"], "soldiers": 2}), "use grey-eminence")


def test_gain() -> None:
    """K7.3. Cubes are placed immediately; krystallium and soldiers are kept."""
    state = planning({"advisors": ["quartermaster"], "soldiers": 1, "sites": [{"card": "farm"}]})
    state = after(state, "use quartermaster")
    assert (["plan", "cube"], 1, 1) == (asked(state), krystallium(state), soldiers(state))
    assert {"materials": 1} == needs(after(state, "put s1"))


def test_ties() -> None:
    """K7.3. The player has supremacy in ties, in this round."""
    state = planning({"advisors": ["champion"], "sites": [{"card": "palace"}]}, {"built": ["sawmill"]})
    state = after(state, "use champion", "recycle farm", "alchemy", "done")
    assert ("production", 2, 2) == (stage(state), of_seat(state).made, of_seat(state, 2).made)
    assert (1, 0) == (training(state), training(state, 2))


def test_a_tie_at_nought_is_nobodys() -> None:
    """K7.3. If both produce no gold, even the champion has no supremacy; for exploration the other player has it."""
    state = step("population", {"advisors": ["champion"], "ties": 1}, count=1, options=WITH)
    entries = told(state, "alchemy")
    assert ["produce", "produce", "produce", "produce", "supremacy"] == codes(entries)[-5:]
    assert [("gold", 0), ("gold", 0)] == [(entry.values["resource"], entry.values["cubes"]) for entry in entries[-5:-3]]
    assert (0, 1) == (training(after(state, "alchemy")), training(after(state, "alchemy"), 2))


def test_without_the_champion_a_tie_is_a_tie() -> None:
    """K7.3. No one gets the soldier."""
    state = planning({"advisors": ["champion"], "sites": [{"card": "palace"}]}, {"built": ["sawmill"]})
    state = after(state, "recycle farm", "alchemy", "done")
    assert (0, 0) == (training(state), training(state, 2))


def test_gain_per() -> None:
    """K7.3. It brings one gold per structure."""
    state = producing(
        {"advisors": ["builder"], "soldiers": 2, "built": ["farm", "sawmill", "palace"], "sites": [{"card": "palace"}]}
    )
    state = after(state, "use builder")
    assert ("cube", "gold", 2) == question(state)


def test_distil() -> None:
    """K7.3. Three cubes become krystallium; if there are more, the player chooses."""
    state = producing({"advisors": ["alchemist"], "soldiers": 1, "alchemy": {"gold": 3}})
    assert ({}, 1) == (alchemy(after(state, "use alchemist")), krystallium(after(state, "use alchemist")))
    more = after(
        producing({"advisors": ["alchemist"], "soldiers": 1, "alchemy": {"gold": 3, "materials": 1}}), "use alchemist"
    )
    assert {"colour gold", "colour materials"} == legal(more)
    more = after(more, "colour gold", "colour gold", "colour gold")
    assert ({"materials": 1}, 1) == (alchemy(more), krystallium(more))


def test_distil_needs_three_cubes() -> None:
    """K7.3. **Ruling**: an ability is used only when it does something."""
    state = producing({"advisors": ["alchemist"], "soldiers": 1, "alchemy": {"gold": 2}, "sites": [{"card": "palace"}]})
    assert "no-use" == refused(state, "use alchemist")


@pytest.mark.parametrize(("made", "expected"), [((1, 3), 2), ((1, 9), 3)])
def test_match(made: tuple[int, int], expected: int) -> None:
    """K7.3. It brings as many cubes as the opponent produced more, at most three."""
    state = producing({"advisors": ["envoy"], "soldiers": 1, "made": made[0]}, {"made": made[1]})
    state = after(state, "use envoy")
    assert ("cube", "gold", expected) == question(state)


def test_match_needs_an_opponent_who_made_more() -> None:
    """K7.3. An equal number is not more."""
    state = producing({"advisors": ["envoy"], "soldiers": 1, "made": 2, "sites": [{"card": "palace"}]}, {"made": 2})
    assert "no-use" == refused(state, "use envoy")


def test_points_per() -> None:
    """K7.3. It scores two points per discovery at the end."""
    state = ending({"advisors": ["chronicler"], "soldiers": 1, "built": ["hell-gate", "palace"]})
    assert 2 == points(after(state, "use chronicler")) - points(state)


def test_points_left() -> None:
    """K7.3. It scores for krystallium and soldiers at the end, not counting the soldiers paid."""
    state = ending({"advisors": ["keeper"], "soldiers": 3, "krystallium": 2})
    assert 2 * 2 + 2 == points(after(state, "use keeper"))


def test_advisors_are_worth_nothing_by_themselves() -> None:
    """K7.3. Only their abilities score."""
    state = table(options=WITH, stage="over", seat1={"advisors": ["keeper", "censor", "champion"]})
    assert 0 == points(state)


@pytest.mark.parametrize(
    ("advisor", "state"),
    [
        ("builder", producing({"advisors": ["builder"], "soldiers": 5, "sites": [{"card": "palace"}]})),
        ("chronicler", ending({"advisors": ["chronicler", "keeper"], "soldiers": 5, "krystallium": 1})),
    ],
)
def test_nobody_pays_for_nothing(advisor: str, state: Kingdom) -> None:
    """K7.3. **Ruling**: an ability is used only when it does something; here there is no card to count."""
    assert "no-use" == refused(state, f"use {advisor}")
