"""The results file: resumes after any interruption, and only with the plan it was started with."""

from pathlib import Path

import pytest

from duchy.arena.notes import seed_in
from duchy.arena.plan import Plan, Played
from duchy.arena.plot import picture
from duchy.arena.records import Folder
from duchy.arena.results import Results
from duchy.arena.tournament import Question, Tournament
from duchy.core.reason import Refusal
from tests.arena.toy import gamble, plan

GAMES = [Played(0, trial, seating, [1, 2], [6, 3], [1, 1], [0.5, 0.25]) for trial in range(3) for seating in (0, 1)]


def write_games(path: Path, wanted: Plan) -> bytes:
    """Write some games and return the file's content."""
    with Results(path, wanted) as results:
        for game in GAMES:
            results.add(game)
    return path.read_bytes()


def test_games_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_games(path, plan("plain", "heavy"))
    with Results(path, plan("plain", "heavy")) as results:
        assert GAMES == results.played
    assert plan("plain", "heavy").seed.hex() == seed_in(path)


def test_a_file_truncated_anywhere_resumes(tmp_path: Path) -> None:
    path, wanted = tmp_path / "games.jsonl", plan("plain", "heavy")
    whole = write_games(path, wanted)
    for size in range(0, len(whole) + 1, 3):
        path.write_bytes(whole[:size])
        with Results(path, wanted) as results:
            known = len(results.played)
            assert known == max(0, whole[:size].count(b"\n") - 1)
            for game in GAMES[known:]:
                results.add(game)
        assert whole == path.read_bytes()


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (plan("plain", "loaded"), r'bots is \["plain", "heavy"\] there and \["plain", "loaded"\] here'),
        (plan("plain", "heavy", seed=b"b"), 'seed is "746f79" there and "62" here'),
        (Plan("toy", 2, {}, ("plain", "heavy"), ((0,), (1,)), b"toy"), "rules is 1 there and 2 here"),
        (Plan("toy", 1, {"players": 3}, ("plain", "heavy"), ((0,), (1,)), b"toy"), "options is {} there and"),
    ],
)
def test_another_plan_is_refused_and_changes_nothing(tmp_path: Path, other: Plan, words: str) -> None:
    path = tmp_path / "games.jsonl"
    whole = write_games(path, plan("plain", "heavy"))
    with pytest.raises(Refusal, match=words):
        Results(path, other)
    assert whole == path.read_bytes()


@pytest.mark.parametrize("content", [b"my diary", b"my\ndiary\n", b"[1]\n", b'{"a":1}\n', b"\xff\n"])
def test_another_kind_of_file_is_left_unchanged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(Refusal, match=r"diary\.txt.*(holds no results|is not a result)"):
        Results(path, plan("plain", "heavy"))
    assert content == path.read_bytes()
    assert seed_in(path) is None


def test_an_unwritable_path_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be used for results"):
        Results(tmp_path / "nowhere" / "games.jsonl", plan("plain", "heavy"))
    (tmp_path / "file").touch()
    with pytest.raises(Refusal, match="cannot hold records"):
        Folder(tmp_path / "file", plan("plain", "heavy"))


def test_every_record_has_its_own_name(tmp_path: Path) -> None:
    wanted = plan("plain", "heavy@1s", "plain")
    folder = Folder(tmp_path / "deep" / "games", wanted)
    for pair in range(3):
        folder.put(Played(pair, 0, 1, [1, 2], [1, 1], [1, 1], [0.0, 0.0], record="text"))
    names = sorted(path.name for path in (tmp_path / "deep" / "games").iterdir())
    assert "1-plain-heavy_1s-00001-2.record" == names[0]
    assert 3 == len(names)


def test_the_picture_shows_every_pair_and_rating() -> None:
    tournament = Tournament(plan("plain", "heavy", "<loaded>"), Question(10, early=False))
    names = {"<loaded>": "loaded"}
    for job in tournament.jobs():
        who = tuple(names.get(name, name) for name in job.entrants)
        tournament.take(gamble(type(job)(**{**vars(job), "entrants": who})))
    drawn = picture(tournament)
    assert drawn.startswith("<svg ")
    assert 3 == drawn.count(" against ")
    assert 3 == drawn.count('r="4.5"')
    assert "&lt;loaded&gt;" in drawn
    assert "<loaded>" not in drawn
    assert picture(Tournament(plan("plain", "heavy"), Question(10))).endswith("</svg>\n")
