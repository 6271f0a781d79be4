"""What is told of the bots' strength is what their stored games say."""

import json
from dataclasses import asdict
from itertools import pairwise

import pytest

from duchy.bots.registry import BOTS, USUAL, left_out_of, points_of, ratings_of, strengths_of
from duchy.bots.strength import ENOUGH, FEW
from duchy.games import BUILT_IN
from tools import ratings

SLOWER = [(game, name) for game in BUILT_IN for name in ("novice", "squire", "greedy", "steward")]


@pytest.mark.parametrize("game", BUILT_IN)
def test_programs_tell_what_the_games_say(game: str) -> None:
    assert ratings.strengths_text(game) == ratings.strengths_path(game).read_text(encoding="utf-8"), "make ratings"
    told = {name: asdict(strengths_of(name)[game]) for name in BOTS if game in strengths_of(name)}
    assert json.loads(ratings.strengths_text(game)) == told


def test_the_page_tells_what_the_games_say() -> None:
    page = ratings.PAGE.read_text(encoding="utf-8")
    assert ratings.BEGIN in page
    assert ratings.page_text(page) == page, "make ratings"


@pytest.mark.slow
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_games_are_those_of_the_code_of_today(game: str) -> None:
    assert ratings.is_current(game, "random", ratings.stored(game, "random")), "make ratings"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), SLOWER)
def test_the_games_of_levels_are_those_of_the_code_of_today(game: str, name: str) -> None:
    assert ratings.is_current(game, name, ratings.stored(game, name)), "make ratings"


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("name", ["random", "novice", "squire", "greedy"])
def test_quick_bots_have_enough_games(game: str, name: str) -> None:
    assert strengths_of(name)[game].games >= ENOUGH


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_level_is_known_to_be_weaker_than_the_one_before(game: str) -> None:
    found = [strengths_of(name)[game] for name in BOTS if game in strengths_of(name)]
    for weaker, stronger in pairwise(found):
        assert stronger.high is None or weaker.low is None or weaker.low <= stronger.high
    assert sorted(each.points for each in found[:4]) == [each.points for each in found[:4]]


def test_only_levels_are_left_out_of_forms_and_never_the_usual_bot() -> None:
    left_out = {name: left_out_of(name) for name in BOTS}
    assert [] == left_out[USUAL] == left_out["random"]
    assert all("burgundy" not in games for games in left_out.values())
    assert ["kingdom"] == left_out["duke"]


def test_ratings_and_points_are_those_of_the_strengths() -> None:
    assert {} == ratings_of("random")
    assert {"burgundy": 0, "kingdom": 0} == ratings_of("greedy")
    assert points_of("greedy")["burgundy"] > points_of("novice")["burgundy"] > points_of("random")["burgundy"]


@pytest.mark.parametrize("game", BUILT_IN)
def test_of_few_games_only_the_points_are_told_and_of_fewer_nothing(game: str) -> None:
    for name in BOTS:
        measured, told = ratings.strength_of(game, name), strengths_of(name).get(game)
        assert ratings.told_of(game, name) == told
        assert (told is not None) == (game in points_of(name))
        if told is None:
            assert measured is None or measured.games < FEW
        elif told.games < ENOUGH:
            assert game not in ratings_of(name)
            assert (None, None, None) == (told.rating, told.low, told.high)
        else:
            assert measured == told
