"""The end of the game: points by source, ties (K5)."""

import pytest

from duchy.core.journal import breakdown
from duchy.games.kingdom.rules.scoring import sources
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import GAME, STEP, Given, after, cubes, points, table, told


def over(seat1: Given | None = None, seat2: Given | None = None, **fields: object) -> Kingdom:
    """Set up a finished game."""
    return table(seat1=seat1, seat2=seat2, stage="over", **fields)  # type: ignore[arg-type]


def test_the_scoring_example_of_the_rulebook() -> None:
    """K5.1. Flat 2 + 6 + 3, (4 + 3 + 2) for each of 4 monuments, two calamities: 39."""
    maxim = {
        "duchy": "teressie",
        "built": ["alchemical-forge", "palace", "giants-cache", "cathedral", "royal-citadel"],
        "calamities": 2,
    }
    state = over(maxim, {"duchy": "valados"})
    found = dict(sources(state, 0))
    assert (11, 36, -8) == (found["cards"], found["per-monument"], found["calamities"])
    assert 39 == points(state)


def test_flat_points_of_duchy_and_cards() -> None:
    """K5.1. They do not depend on a type."""
    assert 2 + 6 + 1 + 4 == points(
        over({"duchy": "mirefall", "built": ["palace", "navigators", "wreck-of-the-leonarth"]})
    )


@pytest.mark.parametrize(
    ("built", "expected"),
    [
        (["great-army"], 1 + 2),
        (["great-army", "great-army", "scholars"], 3 * 2 + 2 * 3),
        (["royal-guard", "farm", "farm"], 2 * 2 + 2),
        (["secret-brotherhood"], 2),
        (["cathedral", "cathedral"], 2 * 2 * 3),
    ],
)
def test_multipliers_count_built_cards_of_a_type(built: list[str], expected: int) -> None:
    """K5.1. The card itself counts; Valados A is worth two per company."""
    assert expected == points(over({"built": built}))


def test_a_calamity_costs_four_points() -> None:
    """K5.1. A score may be below zero."""
    assert -12 == points(over({"calamities": 3}))


def test_krystallium_soldiers_and_unfinished_cards_are_worth_nothing() -> None:
    """K5.1. Cubes in alchemy and soldiers in training are worth nothing either."""
    rich = {
        "krystallium": 3,
        "soldiers": 4,
        "training": 1,
        "alchemy": {"gold": 4},
        "sites": [{"card": "palace", "needs": {"gold": 1}}],
    }
    assert 0 == points(over(rich))


def test_the_journal_tells_every_source_at_the_end() -> None:
    """K5.1. Points by source add up to the score."""
    seat = {"built": ["palace", "great-army"], "calamities": 1, "agenda": [STEP, cubes("exploration")]}
    state = table(stage="production", round=4, turn=3, seat1=seat)
    entries = told(state, "alchemy")
    assert {"cards": 6, "per-company": 3, "calamities": -4} == breakdown(entries, 2)[0]
    assert [5, 0] == GAME.scores(after(state, "alchemy"))


def test_the_end_of_a_round_tells_the_points_so_far() -> None:
    """K5.1. The journal gives the current points of every player."""
    seat = {"built": ["palace"], "agenda": [STEP, cubes("exploration")]}
    entries = told(table(stage="production", round=2, turn=3, seat1=seat), "alchemy")
    standing = [(entry.seat, entry.values) for entry in entries if entry.code == "standing"]
    assert [(0, {"round": 2, "total": 6}), (1, {"round": 2, "total": 0})] == standing


def test_a_view_shows_the_points_by_source() -> None:
    """K5.1. Sources worth nothing are left out."""
    state = over({"built": ["palace", "great-army"], "calamities": 1})
    assert {"cards": 6, "per-company": 3, "calamities": -4} == GAME.view(state, 1).seats[0].sources


def test_the_most_points_win() -> None:
    """K5.1. The other player is second."""
    assert [2, 1] == GAME.places(over({}, {"built": ["palace"]}))


def test_a_tie_is_won_by_built_developments() -> None:
    """K5.2. The points are equal; the player with more built cards wins."""
    assert [1, 2] == GAME.places(
        over({"duchy": "teressie", "built": ["palace", "farm"]}, {"duchy": "valados", "built": ["palace"]})
    )


def test_calamities_are_no_developments() -> None:
    """K5.2. They do not break ties."""
    one = {"built": ["palace", "palace"], "calamities": 1, "duchy": "valados"}
    other = {"duchy": "mirefall", "built": ["wreck-of-the-leonarth", "alchemical-forge"]}
    assert (8, 8) == tuple(GAME.scores(over(one, other)))
    assert [1, 1] == GAME.places(over(one, other))


def test_then_by_soldiers() -> None:
    """K5.2. Soldiers in training do not count."""
    assert [2, 1] == GAME.places(over({"soldiers": 1, "training": 1}, {"soldiers": 2}))


def test_soldiers_on_cards_break_no_tie() -> None:
    """K5.2. They are spent: the two on the Royal Guard do not count."""
    manned = {"soldiers": 1, "sites": [{"card": "royal-guard", "needs": {"population": 1}}]}
    assert [2, 1] == GAME.places(over(manned, {"soldiers": 2}))


def test_then_the_victory_is_shared() -> None:
    """K5.2. Krystallium does not break ties."""
    assert [1, 1] == GAME.places(over({"krystallium": 3}, {}))


def test_points_go_before_cards_and_cards_before_soldiers() -> None:
    """K5.2. The criteria apply one after the other."""
    assert [1, 2] == GAME.places(over({"built": ["palace"]}, {"built": ["farm", "farm"], "soldiers": 9}))
    assert [1, 2] == GAME.places(over({"built": ["farm"]}, {"soldiers": 9}))


def test_there_are_no_places_before_the_end() -> None:
    """K5.2. No one has won yet."""
    assert [] == GAME.places(table())
