"""Pictures, questions and legend of Wonderful Kingdom: menaces, giants, thieves and cubes."""

import pytest

from duchy.cli.kingdom.players import production_text
from duchy.cli.table.registry import table_of
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import BATTLE, GAME, PLAN, Given, after, planning, step, table

COLD = {"card": "palace", "needs": {"gold": 1}, "frozen": True}


def screen(state: Kingdom, viewer: int = 0) -> str:
    """Draw a position as text."""
    drawn = table_of(GAME, names(state)).picture(state, viewer, 100)
    return "\n".join(line.plain for line in drawn)


def names(state: Kingdom) -> list[str]:
    """Name the players."""
    return ["Anna", "Berta"][: len(state.seats)]


def question(state: Kingdom) -> str:
    """Return the question for the first player."""
    return table_of(GAME, names(state)).question(state, 0)


def legend(options: Given) -> str:
    """Explain the signs of a game."""
    state = table(options=options)
    return "\n".join(line.plain for line in table_of(GAME, names(state)).legend(state))


def test_a_shadow_gives_a_resource_of_choice() -> None:
    """K6.5. Two for a treasure. K6.7. In solo games no one gains anything."""
    two = legend({"module": "menaces", "menaces": "shadows,rats"})
    assert "the other player gains a resource of their choice, two for a treasure" in two
    one = legend({"players": 1, "module": "menaces", "menaces": "shadows"})
    assert "no one gains anything for it" in one
    assert "of their choice" not in one


@pytest.mark.parametrize("count", [9, 10, 12])
def test_every_card_under_construction_has_a_space_behind_its_mark(count: int) -> None:
    """K4.3. All names start in one column, also from the tenth card on."""
    sites = [{"card": "farm"}] * 6 + [{"card": "sawmill"}] * (count - 6)
    lines = screen(planning({"agenda": [PLAN], "sites": sites})).splitlines()
    columns = {line.index(name) for line in lines for name in ("Farm ", "Sawmill ") if name in line}
    assert 1 == len(columns)
    assert any(f"s{count} Sawmill" in line for line in lines)


def battle(**seat: object) -> Kingdom:
    """Set up a battle of player 1."""
    return table(options={"module": "menaces"}, stage="battle", seat1={"agenda": [BATTLE], **seat})


def test_a_battle_without_a_menace_asks_whether_that_is_all() -> None:
    """K6.2. Krystallium may still be put on a card."""
    calm = battle(krystallium=1, sites=[{"card": "palace"}])
    assert "are you done with this battle?" == question(calm)
    assert "which menaces do you drive away?" == question(battle(soldiers=2, menaces={"vermin": 1}))


def test_a_frozen_card_shows_what_its_giant_costs() -> None:
    """K6.2, K6.4. Its points and its soldiers, to both players."""
    state = battle(krystallium=1, sites=[COLD])
    assert "Palace frozen -5 (SS)" in screen(state)
    assert "frozen -5 (SS)" in screen(state, 1)


def test_a_treasure_of_two_equal_cubes_has_two_to_place() -> None:
    """K3.2. Then one."""
    state = planning({"drafted": ["star-chart"], "agenda": [PLAN], "sites": [{"card": "palace"}]})
    state = after(state, "recycle star-chart")
    assert "where do you put a cube? 2 exploration to place." == question(state)
    assert "where do you put a cube? 1 exploration to place." == question(after(state, "alchemy"))


def test_a_treasure_of_two_different_cubes_has_one_of_each() -> None:
    """K3.2."""
    state = planning({"drafted": ["silver-ore"], "agenda": [PLAN]})
    assert "? 1 " in question(after(state, "recycle silver-ore"))


def test_the_thieves_of_the_guild_must_all_be_caught() -> None:
    """K9.5. The screen shows from the first round on how many are at large."""
    seat: dict[str, object] = {"agenda": [PLAN], "drafted": ["farm"], "menaces": {"thieves": 3}}
    assert "all thieves must be caught 3 of 4 at large" in screen(table(options={"scenario": 5}, seat1=seat))
    seat["menaces"] = {}
    assert "all thieves must be caught all caught" in screen(table(options={"scenario": 5}, seat1=seat))
    assert "thieves" not in screen(table(options={"scenario": 2}, seat1={"agenda": [PLAN], "drafted": ["farm"]}))


@pytest.mark.parametrize(("resource", "sign"), [(1, True), (2, False)])
def test_a_tie_at_zero_is_not_supremacy(resource: int, sign: bool) -> None:
    """K7.3. Both players produce one population and no gold."""
    view = GAME.view(step("gold", {"ties": 1}), 0)
    assert view.seats[0].production[resource] == view.seats[1].production[resource]
    assert sign == ("▲" in production_text(view, 0, resource).plain)
