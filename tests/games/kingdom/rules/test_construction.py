"""Cards under construction: cubes, krystallium, soldiers, completion, scrapping; alchemy (K3.3, K4.3-K4.7)."""

import pytest

from tests.games.kingdom.table import (
    OFFER,
    STEP,
    TAKE,
    after,
    alchemy,
    asked,
    built,
    codes,
    cubes,
    krystallium,
    legal,
    makes,
    needs,
    of_seat,
    planning,
    points,
    refused,
    sites,
    soldiers,
    stage,
    step,
    table,
    told,
)

TWO = {"sites": [{"card": "palace"}, {"card": "farm"}]}


def test_a_cube_goes_on_a_card_that_needs_it_or_into_alchemy() -> None:
    """K4.3. It cannot go anywhere else."""
    state = step("gold", TWO, count=2)
    assert {"put s1", "alchemy"} == legal(state, "put") | legal(state, "alchemy")
    assert "not-needed" == refused(state, "put s2")


def test_cubes_are_placed_one_by_one() -> None:
    """K4.3. They may go on different cards."""
    state = step("gold", {"sites": [{"card": "palace"}, {"card": "cathedral"}]}, count=3)
    state = after(state, "put s1", "put s2", "alchemy")
    assert ({"gold": 2}, {"gold": 3}, {"gold": 1}) == (needs(state, 1), needs(state, 2), alchemy(state))


def test_no_cube_is_kept() -> None:
    """K4.3. The step does not end before all cubes are placed."""
    state = step("gold", TWO, count=1)
    assert "other-question" == refused(state, "done")


def test_no_cube_is_moved() -> None:
    """K4.3. A cube on a card stays there; no action removes it."""
    state = after(step("gold", TWO, count=1), "put s1")
    assert {"done", "scrap s1", "scrap s2"} == legal(state)


def test_cubes_of_alchemy_never_go_on_cards() -> None:
    """K4.3. They only turn into krystallium."""
    state = step("gold", {**TWO, "alchemy": {"gold": 4}})
    assert "no-cube" == refused(state, "put s1")


def test_a_card_that_has_enough_of_a_resource_takes_no_more() -> None:
    """K4.3. This holds even before it is complete."""
    state = step("gold", {"sites": [{"card": "royal-citadel", "needs": {"krystallium": 1}}]}, count=1)
    assert {"alchemy"} == legal(state, "put") | legal(state, "alchemy")


def test_a_card_completed_in_planning_stands_at_once() -> None:
    """K3.3. It produces in this round."""
    state = after(
        planning({"drafted": ["village", "farm"], "sites": [{"card": "sawmill"}]}), "recycle village", "put s1"
    )
    assert (["sawmill"], [3, 1, 0, 0]) == (built(state), makes(state))


def test_the_full_cost_completes_a_card() -> None:
    """K4.4. It is completed immediately, while other cubes wait."""
    state = after(step("gold", {"sites": [{"card": "palace", "needs": {"gold": 1}}]}, count=2), "put s1")
    assert (["palace"], [], ["step", "cube"]) == (built(state), sites(state), asked(state))
    assert 6 == points(state)


def test_a_completed_card_produces_in_later_steps_of_the_round() -> None:
    """K4.4. It does not produce in the current step."""
    state = step("materials", {"sites": [{"card": "port", "needs": {"materials": 1}}]}, count=1)
    assert ([2, 1, 0, 0], [2, 1, 0, 1]) == (makes(state), makes(after(state, "put s1")))


@pytest.mark.parametrize(
    ("card", "needed", "gains"),
    [
        ("recruiters", {"population": 1}, (2, 0)),
        ("alchemical-forge", {"gold": 1}, (0, 2)),
        ("scholars", {"gold": 1}, (0, 1)),
        ("farm", {"materials": 1}, (0, 0)),
    ],
)
def test_a_bonus_is_gained_once(card: str, needed: dict[str, int], gains: tuple[int, int]) -> None:
    """K4.4. Soldiers come from the supply, not from training."""
    (resource,) = needed
    state = step(resource, {"sites": [{"card": card, "needs": needed}], "training": 1}, count=2)
    state = after(state, "put s1")
    assert (*gains, 1) == (soldiers(state), krystallium(state), of_seat(state).training)


def test_what_lay_on_a_completed_card_returns_to_the_supply() -> None:
    """K4.4. Soldiers put on it do not come back."""
    state = step("population", {"sites": [{"card": "great-army", "needs": {"population": 1}}]}, count=2)
    state = after(state, "put s1")
    assert (0, 0, {}) == (soldiers(state), krystallium(state), alchemy(state))


def test_the_sites_behind_a_completed_card_move_up() -> None:
    """K4.4. Their numbers follow the order in the construction area."""
    state = step(
        "gold", {"sites": [{"card": "palace", "needs": {"gold": 1}}, {"card": "farm"}, {"card": "port"}]}, count=1
    )
    state = after(state, "put s1")
    assert (["farm", "port"], {"materials": 2}) == (sites(state), needs(state, 1))


def test_completion_is_told() -> None:
    """K4.4. The journal also names its bonus."""
    state = step("gold", {"sites": [{"card": "alchemical-forge", "needs": {"gold": 1}}]}, count=2)
    entries = told(state, "put s1")
    assert ["cube", "complete"] == codes(entries)
    assert {"card": "alchemical-forge", "soldiers": 0, "krystallium": 2} == entries[1].values


def test_five_cubes_in_alchemy_become_krystallium() -> None:
    """K4.5. This is immediate, and any colours count."""
    state = step("gold", {"alchemy": {"materials": 2, "population": 1, "exploration": 1}}, count=2)
    state = after(state, "alchemy")
    assert ({}, 1) == (alchemy(state), krystallium(state))
    assert ["cube", "krystallium"] == codes(told(step("gold", {"alchemy": {"materials": 4}}, count=2), "alchemy"))


def test_four_cubes_stay() -> None:
    """K4.5. Five are needed."""
    state = after(step("gold", {"alchemy": {"materials": 3}}, count=2), "alchemy")
    assert ({"materials": 3, "gold": 1}, 0) == (alchemy(state), krystallium(state))


def test_nobody_converts_by_hand() -> None:
    """K4.5. This is possible only with quests."""
    assert "converts-itself" == refused(step("gold", {"alchemy": {"materials": 4}}, count=1), "convert")


@pytest.mark.parametrize("resource", ["materials", "population", "gold", "exploration", "krystallium"])
def test_krystallium_stands_for_any_resource_or_itself(resource: str) -> None:
    """K4.5. One krystallium replaces one resource."""
    card = {
        "materials": "port",
        "population": "secret-brotherhood",
        "gold": "giant-lighthouse",
        "exploration": "giant-lighthouse",
        "krystallium": "secret-brotherhood",
    }[resource]
    state = step("gold", {"sites": [{"card": card}], "krystallium": 2})
    later = after(state, f"krystallium s1 {resource}")
    assert krystallium(state) - 1 == krystallium(later)
    assert needs(state).get(resource, 0) - 1 == needs(later).get(resource, 0)


def test_krystallium_never_stands_for_a_soldier() -> None:
    """K4.5. There is no such action."""
    state = step("gold", {"sites": [{"card": "great-army", "needs": {"soldiers": 1}}], "krystallium": 2})
    assert {"done", "scrap s1"} == legal(state)


def test_a_cube_never_stands_for_krystallium() -> None:
    """K4.5. A card that costs krystallium takes only krystallium for it."""
    state = step("gold", {"sites": [{"card": "royal-citadel", "needs": {"krystallium": 1}}]}, count=1)
    assert "not-needed" == refused(state, "put s1")


def test_krystallium_completes_a_card() -> None:
    """K4.5. It completes a card just as a cube does."""
    state = step("gold", {"sites": [{"card": "palace", "needs": {"gold": 1}}, {"card": "farm"}], "krystallium": 1})
    assert (["palace"], 0) == (
        built(after(state, "krystallium s1 gold")),
        krystallium(after(state, "krystallium s1 gold")),
    )


def test_a_soldier_is_put_on_a_card_that_costs_one() -> None:
    """K4.5. It cannot go on any other card."""
    state = step("gold", {"sites": [{"card": "great-army"}, {"card": "farm"}], "soldiers": 2})
    later = after(state, "soldier s1")
    assert ({"population": 2}, 1) == (needs(later), soldiers(later))
    assert ("not-needed", "not-needed") == (refused(later, "soldier s1"), refused(state, "soldier s2"))


def test_a_soldier_in_training_cannot_be_used() -> None:
    """K4.5. It is not available yet."""
    state = step("gold", {"sites": [{"card": "great-army"}], "training": 1})
    assert "no-soldier" == refused(state, "soldier s1")


def test_without_krystallium_there_is_none_to_spend() -> None:
    """K4.5. Cubes in alchemy are not krystallium."""
    assert "no-krystallium" == refused(step("gold", {**TWO, "alchemy": {"gold": 4}}), "krystallium s1 gold")


ANY_TIME = {
    "offer": table(
        stage="draft",
        seat1={
            "hand": ["farm", "farm", "village", "port", "sawmill", "sawmill", "star-chart", "calamity"],
            "agenda": [OFFER],
            "sites": [{"card": "secret-brotherhood"}],
            "krystallium": 1,
            "soldiers": 1,
        },
        seat2={"hand": ["farm", "farm", "village", "port", "sawmill", "sawmill", "star-chart", "calamity"]},
    ),
    "take": table(
        stage="draft",
        turn=15,
        seat1={"agenda": [TAKE], "sites": [{"card": "secret-brotherhood"}], "krystallium": 1, "soldiers": 1},
    ),
    "plan": planning({"drafted": ["farm"], "sites": [{"card": "secret-brotherhood"}], "krystallium": 1, "soldiers": 1}),
    "cube": step("gold", {"sites": [{"card": "secret-brotherhood"}], "krystallium": 1, "soldiers": 1}, count=1),
    "step": step("gold", {"sites": [{"card": "secret-brotherhood"}], "krystallium": 1, "soldiers": 1}),
}


@pytest.mark.parametrize("name", ANY_TIME)
def test_krystallium_soldiers_and_scrapping_are_for_any_time(name: str) -> None:
    """K4.5, K4.6. **Ruling**: "at any time" means whenever the seat is asked one of these questions."""
    state = ANY_TIME[name]
    assert name == asked(state)[-1]
    expected = {"krystallium s1 population", "krystallium s1 krystallium", "soldier s1", "scrap s1"}
    assert expected == legal(state) & expected
    assert asked(state) == asked(after(state, "soldier s1"))


def test_krystallium_and_soldiers_are_kept_from_round_to_round() -> None:
    """K4.5. Players may keep them as long as they like."""
    state = table(
        stage="production",
        turn=3,
        seat1={"agenda": [STEP, cubes("gold")], "krystallium": 2, "soldiers": 1, "training": 1},
    )
    later = after(state, "alchemy")
    assert ("dealing", 2, 1, 1) == (stage(later), krystallium(later), soldiers(later), of_seat(later).training)


def test_a_scrapped_card_gives_its_resource_into_alchemy() -> None:
    """K4.6. It never goes on a card, and everything on the scrapped card is lost."""
    sites_ = [{"card": "great-army", "needs": {"population": 1}}, {"card": "farm"}]
    state = after(step("gold", {"sites": sites_, "soldiers": 1}), "scrap s1")
    assert (["farm"], {"population": 1}, 1) == (sites(state), alchemy(state), soldiers(state))
    assert ["step"] == asked(state)


def test_the_fifth_cube_of_a_scrapped_card_becomes_krystallium() -> None:
    """K4.6. K4.5. This is immediate."""
    state = after(step("gold", {**TWO, "alchemy": {"gold": 4}}), "scrap s1")
    assert ({}, 1) == (alchemy(state), krystallium(state))


def test_there_must_be_a_card_to_scrap() -> None:
    """K4.6. The construction area has two."""
    assert "no-such-site" == refused(step("gold", TWO), "scrap s3")


def test_copies_of_a_card_stand_beside_each_other() -> None:
    """K4.7. A player may build several copies."""
    state = step("materials", {"sites": [{"card": "farm", "needs": {"materials": 1}}] * 2, "built": ["farm"]}, count=2)
    state = after(state, "put s1", "put s1")
    assert (["farm", "farm", "farm"], 4) == (built(state), makes(state)[1])


def test_unfinished_cards_and_cubes_stay() -> None:
    """K4.7. They stay from round to round, with everything on them."""
    unfinished = [{"card": "palace", "needs": {"gold": 1}}]
    state = table(
        stage="production", turn=3, seat1={"agenda": [STEP, cubes("gold")], "sites": unfinished, "alchemy": {"gold": 2}}
    )
    later = after(state, "alchemy", "done")
    assert ("dealing", {"gold": 1}, {"gold": 3}) == (stage(later), needs(later), alchemy(later))


def test_cubes_are_unlimited() -> None:
    """K4.7. Thirty cubes of one colour, more than the box has."""
    state = step("gold", count=30)
    for _ in range(30):
        state = after(state, "1: alchemy")
    assert (6, {}) == (krystallium(state), alchemy(state))
