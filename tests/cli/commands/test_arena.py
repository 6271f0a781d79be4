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


FAULTY = """
from duchy.bots.bot import Bot

class Faulty(Bot):
    name = "faulty"

    def __init__(self, seed):
        self.asked = 0

    def choose(self, game, state, seat):
        self.asked += 1
        if self.asked == 3:
            raise LookupError("lost the thread")
        return game.legal_actions(state, seat)[0]

class Cheat(Bot):
    name = "cheat"

    def __init__(self, seed):
        pass

    def choose(self, game, state, seat):
        return 0 if 0 not in game.legal_actions(state, seat) else 1
"""


@pytest.fixture
def faulty(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put bots that fail into this folder."""
    (folder / "faulty.py").write_text(FAULTY)
    monkeypatch.syspath_prepend(str(folder))
    return folder


def test_a_bot_that_fails_stops_the_arena_with_its_traceback_and_the_position(faulty: Path) -> None:
    ran = run("arena", "burgundy", "--bots", "faulty:Faulty,random", "-n", "2", "--seed", "a", *ALONE)
    assert 1 == ran.code
    assert 'raise LookupError("lost the thread")' in ran.err
    last = ran.err.splitlines()[-1]
    assert "trial 1, seating 1: bot faulty, seat 1, ply" in last
    assert "--on-error lose counts such games as lost and goes on" in last
    position = faulty / "arena-failures" / "1-faulty_Faulty-random-00001-1.json"
    assert str(position.relative_to(faulty)) in last
    assert 0 == run("show", str(position)).code
    assert "LookupError" in position.with_suffix(".txt").read_text()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_loses_where_that_is_asked(faulty: Path, jobs: str) -> None:
    options = ["-n", "2", "--seed", "a", "--on-error", "lose", "--failures", "wrong", "--results", "r.jsonl"]
    ran = run("arena", "burgundy", "--bots", "faulty:Faulty,random", *options, "--play-all", "--jobs", jobs)
    assert 0 == ran.code
    assert "faulty:Faulty failed in 4 games, which count as lost: see wrong" in ran.err
    assert re.search(r"faulty:Faulty - random +2 +4 +0\.0%", ran.out)
    assert 8 == len(list((faulty / "wrong").iterdir()))
    noted = [json.loads(line) for line in (faulty / "r.jsonl").read_text().splitlines()[1:]]
    assert [0, 0, 1, 1] == sorted(line["failed"] for line in noted)
    assert all("position" not in line for line in noted)
    again = run("arena", "burgundy", "--bots", "faulty:Faulty,random", *options, "--play-all", "--jobs", "1")
    assert ran.out == again.out


def test_an_illegal_choice_is_a_failure_with_a_reason(faulty: Path) -> None:
    del faulty
    ran = run("arena", "burgundy", "--bots", "faulty:Cheat,random", "-n", "1", "--seed", "a", *ALONE)
    assert 1 == ran.code
    assert re.search(r"bot cheat, seat 1, ply \d+: action \d is not legal\n\n\w", ran.err)


def test_margins_are_told_and_less_their_luck_where_it_was_measured() -> None:
    plain = run(*RANDOM, "-n", "2", *ALONE, "--results", "luck.jsonl")
    assert re.search(r"random - random +\+0\.0 +\+0\.0 to \+0\.0", plain.out)
    assert "less luck" not in plain.out
    lines = [json.loads(line) for line in Path("luck.jsonl").read_text().splitlines()]
    for line in lines[1:]:
        line["luck"] = [2.0, -2.0] if line["seating"] else [5.0, -5.0]
    Path("luck.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    known = run("arena", "burgundy", "--bots", "random,random", "-n", "2", *ALONE, "--results", "luck.jsonl")
    assert re.search(r"random - random +\+0\.0 +\+0\.0 to \+0\.0 +-1\.5 +-1\.5 to -1\.5 +0\.0, 0\.0", known.out)
