"""A review in the terminal."""

import json
from pathlib import Path

import pytest

from duchy.core.match import Match
from duchy.core.record import record_of, text_of
from tests.cli.terminal import refused, run
from tests.coach.endings import at


def saved(folder: Path, plies: int, left: int = 0) -> str:
    """Save the last plies of a recorded game, except for the final ones, as a record that starts with a position."""
    game, state, record = at("two-2019-tie-by-hexes", -plies)
    match = Match(game, None, game.write(state))
    for seat, action in record.plies[len(record.plies) - plies : len(record.plies) - left]:
        match.play(seat, action)
    path = folder / "game.record"
    path.write_text(text_of(record_of(match, ["Ada", "bot greedy"])), encoding="utf-8")
    return str(path)


def test_a_review_shows_luck_skill_and_what_was_better(folder: Path) -> None:
    ran = run("review", saved(folder, 7), "--quick", "--worst", "1")
    assert 0 == ran.code
    assert "start" in ran.out
    assert "Ada" in ran.out
    assert "own decisions + those of others = result" in ran.out
    assert "points lost by own mistakes: in all, and for each decision" in ran.out
    assert 1 >= ran.out.count("  better: ")


def test_a_review_as_json_adds_up_in_points(folder: Path) -> None:
    ran = run("review", saved(folder, 7), "--json", "--seed", "3")
    assert 0 == ran.code
    found = json.loads(ran.out)
    assert [1, 2] == [seat["seat"] for seat in found["seats"]]
    for seat in found["seats"]:
        parts = seat["start"] + sum(seat["luck"].values()) + seat["skill"] + seat["others"]
        assert seat["result"] == pytest.approx(parts)
        assert seat["error"] >= 0
        assert seat["lost_each"] == pytest.approx(seat["lost"] / seat["decisions"], abs=0.0006)
    assert {"ply", "seat", "loss", "better"} <= set(found["decisions"][0])


def test_a_resigned_game_ends_with_what_its_last_position_is_worth(folder: Path) -> None:
    file = saved(folder, 9, left=4)
    found = json.loads(run("review", file, "--json", "--quick").out)
    assert not found["finished"]
    for seat in found["seats"]:
        parts = seat["start"] + sum(seat["luck"].values()) + seat["skill"] + seat["others"]
        assert seat["result"] == pytest.approx(parts) == found["curve"][-1]["value"][seat["seat"] - 1]
    assert "the game was not played to its end" in run("review", file, "--quick").out


def test_a_game_in_which_nobody_moved_is_not_reviewed(folder: Path) -> None:
    assert "nothing was played in this game" in refused(run("review", saved(folder, 7, left=7)), 1)


@pytest.mark.parametrize("worst", ["-1", "x"])
def test_a_number_of_decisions_is_a_number(folder: Path, worst: str) -> None:
    assert "--worst" in refused(run("review", saved(folder, 1), "--worst", worst), 2)
