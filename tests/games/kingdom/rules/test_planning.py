"""Planning: drafted cards are revealed, then built or recycled (K3)."""

import pytest

from tests.games.kingdom.table import (
    GAME,
    TAKE,
    after,
    alchemy,
    asked,
    built,
    drafted,
    krystallium,
    legal,
    makes,
    needs,
    of_seat,
    planning,
    points,
    refused,
    sites,
    stage,
    table,
    told,
)


def test_a_development_is_built_or_recycled() -> None:
    """K3.1. Each card may be built or recycled; copies are one choice."""
    state = planning({"drafted": ["farm", "farm", "palace"]})
    assert {"build farm", "recycle farm", "build palace", "recycle palace"} == legal(state)


def test_a_card_to_be_built_comes_into_the_construction_area() -> None:
    """K3.1. It needs its whole cost and does not produce yet."""
    state = after(planning({"drafted": ["guildhall", "farm"]}), "build guildhall")
    assert (["guildhall"], {"materials": 2, "population": 1}) == (sites(state), needs(state))
    assert [2, 1, 0, 0] == makes(state)
    assert ["farm"] == drafted(state)


def test_a_recycled_card_brings_its_resource_at_once() -> None:
    """K3.1. It has to be placed before anything else is planned."""
    state = after(planning({"drafted": ["port", "farm"]}), "recycle port")
    assert ["plan", "cube"] == asked(state)
    assert {"alchemy"} == legal(state)
    assert "other-question" == refused(state, "build farm")


def test_its_resource_goes_on_a_card_that_needs_it() -> None:
    """K3.1. The card may be from this phase or from an earlier round."""
    state = planning({"drafted": ["port", "farm"], "sites": [{"card": "wreck-of-the-leonarth"}, {"card": "palace"}]})
    state = after(state, "recycle port")
    assert {"alchemy", "put s1"} == legal(state, "alchemy") | legal(state, "put")
    assert {"exploration": 1} == needs(after(state, "put s1"))


def test_its_resource_goes_into_alchemy() -> None:
    """K3.1. This is always possible."""
    assert {"exploration": 1} == alchemy(after(planning({"drafted": ["port", "farm"]}), "recycle port", "alchemy"))


def test_the_recycled_card_is_discarded() -> None:
    """K3.1. Afterwards it is not anywhere."""
    before = planning({"drafted": ["port", "farm"]})
    state = after(before, "recycle port", "alchemy")
    assert (["farm"], [], []) == (drafted(state), sites(state), built(state))
    assert [int(n) for n in before.deck] == [int(n) for n in state.deck]


def test_planning_ends_when_no_card_is_left() -> None:
    """K3.1. 'Done' is not a legal answer before that; it is chosen automatically if it is the only action."""
    state = planning({"drafted": ["farm", "village"]})
    assert "cards-left" == refused(state, "done")
    state = after(state, "recycle farm", "alchemy")
    assert "planning" == stage(state)
    assert "production" == stage(after(state, "recycle village", "alchemy"))


def test_who_has_cards_under_construction_is_asked_once_more() -> None:
    """K3.1. The player may still scrap cards or add to them."""
    state = after(planning({"drafted": ["farm"]}), "build farm")
    assert {"done", "scrap s1"} == legal(state)
    assert "production" == stage(after(state, "done"))


def test_both_plan_at_the_same_time() -> None:
    """K3.1. The players may act in any order."""
    state = planning({"drafted": ["farm"]}, {"drafted": ["port"]})
    assert [0, 1] == GAME.acting(state)
    one = after(state, "1: recycle farm", "2: recycle port", "2: alchemy", "1: alchemy")
    other = after(state, "2: recycle port", "2: alchemy", "1: recycle farm", "1: alchemy")
    assert GAME.write(one) == GAME.write(other)


def test_planning_is_open() -> None:
    """K3.1. Each player sees the other's decisions."""
    state = after(planning({"drafted": ["farm", "port"]}, {"drafted": ["port"]}), "1: build farm")
    assert ["farm"] == [site.card for site in GAME.view(state, 1).seats[0].sites]


def test_production_waits_for_both_plans() -> None:
    """K3.1. The phase ends when both are done."""
    state = planning({"drafted": ["farm"]}, {"drafted": ["port"]})
    assert "planning" == stage(after(state, "1: recycle farm", "1: alchemy"))


@pytest.mark.parametrize(
    ("name", "gives"), [("silver-ore", {"materials": 1, "gold": 1}), ("star-chart", {"exploration": 2})]
)
def test_a_treasure_is_recycled_for_two_resources(name: str, gives: dict[str, int]) -> None:
    """K3.2. Each resource is placed separately."""
    state = planning({"drafted": [name, "farm"]})
    assert {f"recycle {name}"} == {text for text in legal(state) if name in text}
    assert gives == alchemy(after(state, f"recycle {name}", "alchemy", "alchemy"))


def test_a_treasure_is_never_built() -> None:
    """K3.2. It must be recycled."""
    assert "must-recycle" == refused(planning({"drafted": ["star-chart"]}), "build star-chart")


def test_the_resources_of_a_treasure_go_on_cards() -> None:
    """K3.2. They may go on one card, on two, or on none."""
    state = planning({"drafted": ["silver-ore", "farm"], "sites": [{"card": "sawmill"}, {"card": "palace"}]})
    state = after(state, "recycle silver-ore", "put s1", "put s1")
    assert (["sawmill"], ["palace"], {"gold": 2}) == (built(state), sites(state), needs(state))


def test_a_calamity_goes_to_the_duchy() -> None:
    """K3.2. It costs four points at the end."""
    state = after(table(stage="draft", turn=15, offers={"a": ["calamity", "farm"]}, seat1={"agenda": [TAKE]}), "take a")
    assert (1, ["farm"], -4) == (of_seat(state).calamities, drafted(state), points(state))


def test_a_calamity_face_down_goes_to_the_duchy_too() -> None:
    """K3.2. This happens when it is revealed, in planning."""
    state = table(stage="draft", turn=15, offers={"a": ["calamity/2", "farm"]}, seat1={"agenda": [TAKE]})
    assert 0 == points(state)
    assert -4 == points(after(state, "take a"))


def test_a_calamity_is_neither_recycled_nor_built() -> None:
    """K3.2. It is no longer among the drafted cards."""
    state = after(table(stage="draft", turn=15, offers={"a": ["calamity", "farm"]}, seat1={"agenda": [TAKE]}), "take a")
    assert ("not-drafted", "not-drafted") == (refused(state, "recycle calamity"), refused(state, "build calamity"))


def test_what_is_turned_up_is_told() -> None:
    """K3.1. The journal lists all drafted cards, including the calamity."""
    state = table(stage="draft", turn=15, offers={"a": ["calamity/2", "farm"]}, seat1={"agenda": [TAKE]})
    (entry,) = [e for e in told(state, "take a") if e.code == "turn-up" and e.seat == 0]
    assert {"cards": ["farm", "calamity"]} == entry.values


def test_a_card_completed_in_planning_joins_the_duchy_at_once() -> None:
    """K3.3. It produces cubes in this round."""
    state = after(planning({"drafted": ["village"], "sites": [{"card": "sawmill"}]}), "recycle village", "put s1")
    assert (["sawmill"], []) == (built(state), sites(state))
    assert ("production", ["step", "cube"]) == (stage(state), asked(state))
    assert 3 == of_seat(state).made


def test_a_card_completed_in_planning_brings_its_bonus() -> None:
    """K3.3. The bonus is immediate."""
    state = planning({"drafted": ["guildhall", "farm"], "sites": [{"card": "alchemical-forge", "needs": {"gold": 1}}]})
    assert 2 == krystallium(after(state, "recycle guildhall", "put s1"))


def test_nothing_is_planned_outside_of_planning() -> None:
    """K3.1. In a production step players only place cubes."""
    state = table(stage="production", seat1={"sites": [{"card": "palace"}], "agenda": [{"question": "step"}]})
    assert "other-question" == refused(state, "build farm")
