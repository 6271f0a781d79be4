"""`duchy arena`: who is stronger, said in tables; interrupted and continued; refused where it makes no sense."""

import json
import re
from pathlib import Path

import pytest

from duchy.arena.plan import Job, Played
from duchy.arena.playing import play
from tests.cli.terminal import refused, run

RANDOM = ("arena", "burgundy", "--bots", "random,random", "--seed", "a")
ALONE = ("--jobs", "1")


def test_a_mirror_match_is_reported_as_one_half() -> None:
    ran = run(*RANDOM, "-n", "3", *ALONE)
    assert (0, "") == (ran.code, ran.err)
    assert re.search(r"random - random +3 +6 +50\.0% .*\+0 ", ran.out)
    assert "not settled in 3 trials whether it scores more or less than 0.5" in ran.out


def test_many_processes_find_what_one_finds_and_resume_where_others_stopped() -> None:
    one = run(*RANDOM, "-n", "4", *ALONE, "--results", "one.jsonl")
    begun = run(*RANDOM, "-n", "2", *ALONE, "--results", "two.jsonl", "--records", "games", "--plot", "plot.svg")
    assert 0 == begun.code
    more = run("arena", "burgundy", "--bots", "random,random", "-n", "4", "--jobs", "2", "--results", "two.jsonl")
    assert (0, "") == (more.code, more.err)
    known = [sorted(Path(name).read_text().splitlines()[1:]) for name in ("one.jsonl", "two.jsonl")]
    bare = [[re.sub(r',"seconds".*', "", line) for line in lines] for lines in known]
    assert bare[0] == bare[1]
    assert one.out.splitlines()[:4] == more.out.splitlines()[:4]
    assert 4 == len(list(Path("games").glob("1-random-random-0000[12]-[12].record")))
    assert Path("plot.svg").read_text().startswith("<svg")


def test_three_players_have_a_fair_share_and_three_bots_an_elo() -> None:
    ran = run("arena", "burgundy", "--players", "3", "--bots", "random,random,random", "-n", "1", "--seed", "a", *ALONE)
    assert 3 == len(re.findall(r"random - random +1 +3 +50\.0% .* 1\.00x", ran.out))
    assert 3 == len(re.findall(r"random +[+-]0 +±\d+", ran.out))


@pytest.mark.parametrize("options", [("--players", "4", "--teams"), ("--players", "1")])
def test_teams_and_those_alone_have_an_arena_too(options: tuple[str, ...]) -> None:
    ran = run(*RANDOM, *options, "-n", "1", *ALONE)
    assert re.search(r"random - random +1 +2 +50\.0%", ran.out)


def test_games_played_before_an_interruption_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Played] = []

    def interrupted(job: Job) -> Played:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(play(job))
        return played[-1]

    monkeypatch.setattr("duchy.arena.crew.play", interrupted)
    ran = run(*RANDOM, "-n", "4", *ALONE, "--results", "r.jsonl")
    assert 130 == ran.code
    assert re.search(r"random - random +1 +2 +50\.0%", ran.out)
    assert "interrupted; run the same command with --results r.jsonl to resume" in ran.err
    assert 4 == len(Path("r.jsonl").read_text().splitlines())


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--bots", "random"), 2, "--bots must name two or more bots, as in greedy,random, got 1"),
        (("--bots", "random,clever"), 1, "there is no bot 'clever'"),
        (("--bots", "random,random@1s"), 1, "bot random has no budget"),
        (("--bots", "random,random", "--claim", "1"), 2, "Invalid value for '--claim'"),
        (("--bots", "random,random", "--teams"), 2, "teams"),
    ],
)
def test_nonsense_is_refused(arguments: tuple[str, ...], code: int, words: str) -> None:
    assert words in refused(run("arena", "burgundy", *arguments), code)


def test_another_plan_than_that_of_the_file_is_refused() -> None:
    assert 0 == run(*RANDOM, "-n", "1", *ALONE, "--results", "r.jsonl").code
    ran = run(*RANDOM, "-n", "1", *ALONE, "--results", "r.jsonl", "--edition", "2011")
    assert "options is" in refused(ran, 1)
    head = json.loads(Path("r.jsonl").read_text().splitlines()[0])
    assert (1, "burgundy", ["random", "random"]) == (head["arena"], head["game"], head["bots"])
