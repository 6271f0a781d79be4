"""The levels: each is stronger than the one before, and none thinks longer than people will wait."""

import pytest

from duchy.bots.levels import LEVELS, PATIENCE
from duchy.bots.registry import BOTS, USUAL, profile_of, ratings_of
from duchy.games import game_names
from tests.bots.playing import scores
from tests.cli.terminal import run


def test_every_level_can_be_chosen_and_describes_how_it_plays() -> None:
    assert [level for level in BOTS if level in LEVELS] == list(LEVELS)
    assert all(BOTS[name] == level.words for name, level in LEVELS.items())
    assert USUAL in BOTS


def test_ratings_are_shown() -> None:
    line = next(line for line in run("bots").out.splitlines() if line.startswith("squire"))
    assert [f"{rating:+d}" for rating in ratings_of("squire").values()] == line.split()[1:3]


def test_budgets_and_horizons_grow_and_mistakes_shrink_from_level_to_level() -> None:
    levels = list(LEVELS.values())
    for game in game_names():
        profile = profile_of(game)
        assert profile is not None
        assert list(LEVELS) == list(profile.levels)
        settings = profile.levels.values()
        nodes = [each.nodes for each in settings]
        assert sorted(nodes) == nodes
        for seats in (1, 2, 4):
            horizons = [each.search.horizon_for(seats) for each in settings]
            assert sorted(horizons) == horizons
        assert [level.has_rollouts() for level in levels] == [each.search.horizon > 0 for each in settings]
    temperatures = [level.temperature for level in levels]
    assert sorted(temperatures, reverse=True) == temperatures
    assert PATIENCE < 3


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), [("random", "novice"), ("novice", "squire"), ("squire", "greedy")])
def test_levels_that_plan_one_turn_are_ordered_by_strength(weaker: str, stronger: str) -> None:
    games = [game[::-1] for game in scores({}, [stronger, weaker], range(3))] + scores({}, [weaker, stronger], range(3))
    assert sum(strong - weak for weak, strong in games) > 0


@pytest.mark.slow
def test_the_first_level_that_searches_outplays_greedy() -> None:
    games = [game[::-1] for game in scores({}, ["steward", "greedy"], range(2))] + scores(
        {}, ["greedy", "steward"], range(2)
    )
    assert sum(strong - weak for weak, strong in games) > 0
