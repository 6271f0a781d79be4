"""The special rules of each solo scenario (K9.1-K9.6)."""

import pytest

from duchy.games.kingdom.box.cards import HOUSE
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.scenarios import SITES, deck, ended, new, scenario
from tests.games.kingdom.table import (
    BATTLE,
    GAME,
    STEP,
    TAKE,
    advisors,
    after,
    alchemy,
    asked,
    begun,
    built,
    drafted,
    legal,
    makes,
    menaces,
    of_seat,
    piles,
    refused,
    sites,
    soldiers,
    stage,
    stolen,
    told,
)

# 1: rats.


def test_rats_the_farms_cannot_be_scrapped() -> None:
    """K9.1. They must be built."""
    state = scenario(1, {"drafted": ["port"], "sites": [{"card": "farm", "fixed": True}, {"card": "palace"}]})
    assert "must-be-built" == refused(state, "scrap s1")
    assert {"scrap s2"} == legal(state, "scrap")
    assert [True] * 4 == [site.fixed for site in GAME.view(new(1), 0).seats[0].sites]


def farms(count: int, vermin: int = 0, left: int = 6, soldiers_: int = 0) -> Kingdom:
    """Set up a battle with farms under construction."""
    seat: dict[str, object] = {
        "agenda": [BATTLE],
        "sites": [{"card": "farm", "fixed": True}] * count,
        "menaces": {"vermin": vermin} if vermin else {},
        "soldiers": soldiers_,
    }
    if not soldiers_:
        seat["sites"] = [*seat["sites"], {"card": "palace"}]  # type: ignore[misc]
    return scenario(1, seat, stage="battle", menaces={"vermin": left})


@pytest.mark.parametrize("count", [0, 1, 4])
def test_rats_a_vermin_for_each_farm_under_construction(count: int) -> None:
    """K9.1. They come at the end of each round, after the battle."""
    state = farms(count)
    later = after(state, "done")
    assert (count, 6 - count) == (menaces(later).get("vermin", 0), piles(later)["vermin"])


def test_rats_vermin_come_after_the_last_round_too() -> None:
    """K9.1. These count at the end."""
    seat = {"agenda": [BATTLE], "sites": [{"card": "farm", "fixed": True}, {"card": "palace"}], "built": ["farm"] * 3}
    state = after(scenario(1, seat, stage="battle", round=4, menaces={"vermin": 6}), "done")
    assert ("over", {"vermin": 1}) == (stage(state), menaces(state))


def test_rats_vermin_that_are_removed_return_to_their_pile() -> None:
    """K9.1. In other games they leave the game."""
    state = after(farms(1, vermin=2, left=6, soldiers_=1), "fight vermin")
    assert (1 + 1, 6 + 1 - 1) == (menaces(state)["vermin"], piles(state)["vermin"])


def test_rats_an_empty_pile_is_an_immediate_defeat_after_a_battle() -> None:
    """K9.1. It can happen as early as round 1."""
    state = after(farms(4, left=4), "done")
    assert ("over", "vermin", [2]) == (stage(state), GAME.view(state, 0).defeat, GAME.places(state))
    assert [] == GAME.acting(state)


def test_rats_no_round_begins_after_a_defeat() -> None:
    """K9.1. Nothing is announced after the defeat, and the round number does not change."""
    entries = told(farms(4, left=4), "done")
    assert ["farms", "defeat"] == [entry.code for entry in entries][:2]
    assert "round" not in [entry.code for entry in entries]
    assert 1 == GAME.view(after(farms(4, left=4), "done"), 0).round
    assert "round" in [entry.code for entry in told(farms(4, left=5), "done")]


def test_rats_the_last_vermin_but_one_is_no_defeat() -> None:
    """K9.1. One is left."""
    assert "draft" == stage(after(farms(4, left=5), "done"))


def rat(left: int) -> Kingdom:
    """Let a giant rat come with the given number of vermin left."""
    state = scenario(
        1,
        {"agenda": [TAKE], "menaces": {"rats": 1}},
        stage="draft",
        turn=3,
        top="palace",
        offers={"a": ["port", "?"]},
        menaces={"vermin": left},
    )
    return after(state, "take a", "*: card giant-rat")


def test_rats_act_in_planning_as_usual() -> None:
    """K9.1. K6.3. The second rat brings two vermin."""
    state = rat(6)
    assert ({"rats": 2, "vermin": 2}, 4) == (menaces(state), piles(state)["vermin"])


def test_rats_that_lie_there_bring_nothing_by_themselves() -> None:
    """K9.1. K6.3. Only a drafted giant rat brings vermin; the two that are already there do not."""
    seat = {"agenda": [TAKE], "menaces": {"rats": 2}}
    state = scenario(1, seat, stage="draft", turn=3, top="palace", offers={"a": ["port"]}, menaces={"vermin": 6})
    state = after(state, "take a")
    assert ("planning", {"rats": 2}, 6) == (stage(state), menaces(state), piles(state)["vermin"])


@pytest.mark.parametrize("left", [1, 2])
def test_rats_an_empty_pile_is_an_immediate_defeat_in_planning(left: int) -> None:
    """K9.1. The game is over before anything is planned."""
    state = rat(left)
    assert ("over", "vermin") == (stage(state), GAME.view(state, 0).defeat)


def test_rats_three_farms_are_a_defeat() -> None:
    """K9.1. Four must be built; a fifth counts just as well."""
    assert ("unbuilt", [2]) == ended(1, {"built": ["farm"] * 3})
    assert ("", [1]) == ended(1, {"built": ["farm"] * 4, "sites": [{"card": "farm", "fixed": True}]})


# 2: prophecy.


def test_prophecy_the_advisors_are_not_paid_with_soldiers_of_their_own() -> None:
    """K9.2. There are six soldiers, and no more for the two advisors."""
    assert 6 == soldiers(new(2))


def test_prophecy_the_cards_may_be_scrapped_but_then_all_is_lost() -> None:
    """K9.2. It is not forbidden."""
    state = scenario(2, {"drafted": ["port"], "sites": [{"card": "hell-gate"}]})
    assert {"scrap s1"} == legal(state, "scrap")


def test_prophecy_no_spy_turns_active_at_the_end_of_a_draft() -> None:
    """K9.2. There is no spy."""
    state = scenario(2, {"agenda": [TAKE]}, stage="draft", turn=3, top="palace", offers={"a": ["port", "farm"]})
    seat = of_seat(after(state, "take a"))
    assert (0, 0) == (seat.spies, seat.hidden_spies)


# 3: frozen north.


def test_north_giants_freeze_and_are_fought() -> None:
    """K9.3. Frost giants replace the calamities, so there is a battle phase."""
    state = scenario(
        3,
        {"agenda": [TAKE], "sites": [{"card": "port"}]},
        stage="draft",
        turn=3,
        top="palace",
        offers={"a": ["farm", "?"]},
    )
    state = after(state, "take a", "*: card frost-giant", "freeze s1")
    assert ["port*"] == sites(state)
    assert new(3).variant.battle


def test_north_tasks_are_paid_from_alchemy_as_with_quests() -> None:
    """K9.3. K8.1. Alchemy may hold more than five cubes."""
    state = scenario(
        3, {"agenda": [STEP, {"question": "cube", "resource": "gold"}], "alchemy": {"gold": 6}}, stage="production"
    )
    assert {"gold": 7} == alchemy(after(state, "alchemy"))


def test_north_another_navigators_may_be_built() -> None:
    """K9.3. One of them is required, and either will do."""
    assert ("", [1]) == ended(3, {"built": [*SITES[3][:1], "navigators", *SITES[3][2:]], "tasks": ["1.2"]})


# 4: last battle.


def test_battle_advisors_and_quest_together() -> None:
    """K9.4. Both modules are in play together."""
    state = scenario(4, {"agenda": [STEP], "soldiers": 2, "sites": [{"card": "palace"}]}, stage="production")
    assert "task 1.1" in legal(state)
    assert ["master-cartographer"] == advisors(new(4))


# 5: thieves' guild.


def test_guild_village_and_guildhall_stand() -> None:
    """K9.5. Both are already built, one of each."""
    state = new(5)
    assert ["village", "guildhall"] == built(state)
    left = deck(begun({"players": 1, "scenario": 5, "duchy": "valados"}))
    assert (3, 3) == (left["village"], left["guildhall"])


@pytest.mark.parametrize(("cards", "made"), [({}, [2, 1, 0, 0]), ({"set": HOUSE}, [2, 3, 3, 0])])
def test_guild_all_that_they_make_is_covered(cards: dict[str, object], made: list[int]) -> None:
    """K9.5. Four theft tokens cover four icons; the duchy card is not covered."""
    state = new(5, side="a", **cards)
    assert 4 == sum(stolen(state).values())
    assert made == makes(state)


def test_guild_four_thieves_are_there() -> None:
    """K9.5. They are in the construction area, and none is left in their pile."""
    state = new(5)
    assert ({"thieves": 4}, 0) == (menaces(state), piles(state)["thieves"])


def test_guild_a_caught_thief_frees_an_icon_of_the_buildings() -> None:
    """K9.5. K6.6. The player chooses any token."""
    seat = {"agenda": [BATTLE], "built": ["village", "guildhall"], "menaces": {"thieves": 4}, "soldiers": 2}
    stolen_ = {"materials": 1, "population": 1, "gold": 2}
    state = scenario(5, {**seat, "stolen": stolen_}, "a", stage="battle")
    assert {"catch materials", "catch population", "catch gold"} == legal(state, "catch")
    later = after(state, "catch gold")
    assert ([2, 1, 1, 0], {"thieves": 3}) == (makes(later), menaces(later))


def shadowed(lost: int, shadows: int = 0) -> Kingdom:
    """Let a shadow come with the given number of resources already set aside."""
    state = scenario(
        5,
        {"agenda": [TAKE], "menaces": {"shadows": shadows}},
        stage="draft",
        turn=3,
        top="palace",
        lost=lost,
        offers={"a": ["port", "farm", "star-chart", "?"]},
    )
    return after(state, "take a", "*: card shadow")


@pytest.mark.parametrize("card", ["port", "star-chart"])
def test_guild_each_card_lost_to_a_shadow_lays_a_resource_aside(card: str) -> None:
    """K9.5. Each card costs one resource, even a treasure."""
    state = after(shadowed(0), f"lose {card}")
    assert (1, {}) == (state.lost, alchemy(state))


def test_guild_five_resources_are_an_immediate_defeat() -> None:
    """K9.5. The defeat comes while other shadows still wait."""
    state = after(shadowed(4, shadows=1), "lose port")
    assert ("over", "shadows", [2]) == (stage(state), GAME.view(state, 0).defeat, GAME.places(state))
    assert "defeat" in [entry.code for entry in told(shadowed(4), "lose port")]


def test_guild_four_resources_are_no_defeat() -> None:
    """K9.5. It takes five."""
    assert "planning" == stage(after(shadowed(3), "lose port"))


def test_guild_a_card_that_is_planned_lays_nothing_aside() -> None:
    """K9.5. Only cards lost to shadows count."""
    state = after(shadowed(0), "lose port", "recycle farm", "alchemy")
    assert (1, ["star-chart"]) == (state.lost, drafted(state))


@pytest.mark.parametrize(("thieves", "defeat"), [(0, ""), (1, "thieves"), (4, "thieves")])
def test_guild_every_thief_must_be_caught(thieves: int, defeat: str) -> None:
    """K9.5. The deadline is the end of the game."""
    assert defeat == ended(5, {"built": ["village", "guildhall"], "menaces": {"thieves": thieves}})[0]


# 6: siege.


def test_siege_both_boards_are_there_with_their_tasks() -> None:
    """K9.6. Usurper comes first, then Plague Lord."""
    state = scenario(6, {"agenda": [STEP], "soldiers": 2, "alchemy": {"gold": 2}}, stage="production")
    assert {"task 1.1", "task 2.1", "task 2.2"} == legal(state, "task")
    assert ["step"] == asked(state)


def test_siege_one_final_task_is_not_enough() -> None:
    """K9.6. Both are required."""
    assert ("quest", [2]) == ended(6, {"built": SITES[6], "tasks": ["1.1", "2.1"]})


def test_siege_calamities_and_spies_are_as_always() -> None:
    """K9.6. There are no menaces and no battle."""
    state = new(6)
    assert (False, 1) == (state.variant.battle, of_seat(state).spies)
