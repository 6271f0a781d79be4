"""Many games summarised."""

import re

import pytest

from duchy.cli.runs.sim import figures, histogram
from tests.cli.terminal import run


def sim(*arguments: str) -> str:
    ran = run("sim", "burgundy", *arguments)
    assert (0, "") == (ran.code, ran.err)
    return re.sub(r"\n\d+ games, .*", "", ran.out)


def test_the_same_seed_gives_the_same_games() -> None:
    assert sim("-n", "5", "--seed", "a") == sim("-n", "5", "--seed", "a")
    assert sim("-n", "5", "--seed", "a") != sim("-n", "5", "--seed", "b")


@pytest.mark.slow
def test_bots_play_each_other() -> None:
    arguments = ("-n", "2", "--bots", "random,greedy", "--seed", "a")
    out = sim(*arguments)
    assert re.search(r"seat 1 random .* 0\.0%", out)
    assert re.search(r"seat 2 greedy .* 100\.0%", out)
    assert "plies, including chance" in out
    assert out == sim(*arguments)


def test_one_game_is_a_series_too() -> None:
    assert "points, seat 4 random" in sim("-n", "1", "--players", "4", "--edition", "2011")


def test_teams_are_summed_up_together() -> None:
    out = sim("-n", "2", "--players", "4", "--teams")
    assert "points, seat 4 random" in out
    assert "points, team 2" in out


def test_solo_games_count_covered_hexes_and_have_no_winner_to_compare() -> None:
    out = sim("-n", "2", "--players", "1")
    assert re.search(r"hexes, seat 1 random .* \d\.\d%", out)
    assert "all seats" not in out
    assert "winner" not in out


def test_speed_is_reported() -> None:
    assert re.search(
        r"\n3 games, [\d,]+ decisions/s, [\d,.]+ games/s of CPU time\n", run("sim", "burgundy", "-n", "3").out
    )


def test_figures_are_mean_deviation_and_quartiles() -> None:
    assert ["2.0", "0.8", "1", "1", "2", "3", "3"] == figures([1, 2, 3])
    assert ["7.0", "0.0", "7", "7", "7", "7", "7"] == figures([7])


def test_the_histogram_counts_everything_once() -> None:
    lines = histogram([0, 5, 5, 41])
    assert 4 == sum(int(line.split()[-1]) for line in lines)
    assert lines[0].startswith("      0 to 4  ")
    assert "█" * 50 in lines[1]
