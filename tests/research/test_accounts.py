"""Accounts of games: every ply with its legal actions, the same from a new game and from its record."""

import re
from pathlib import Path

import pytest

from duchy.core.game import CHANCE
from duchy.core.match import Match
from duchy.core.reason import RecordError, Refusal
from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from duchy.research.data.fresh import Series, fresh_lots
from duchy.research.data.reading import reading_of
from duchy.research.data.recorded import account_of, account_of_file, recorded_lots, records_in
from tests.research.games import cheated, record_text, series

OPTIONS: list[tuple[str, dict[str, str | int]]] = [
    ("burgundy", {}),
    ("burgundy", {"players": 3, "duchies": "boards", "edition": 2011}),
    ("burgundy", {"players": 4, "teams": "yes", "shields": "yes"}),
    ("burgundy", {"players": 1}),
    ("kingdom", {}),
    ("kingdom", {"players": 1, "scenario": 3}),
]


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_an_account_has_every_ply_of_its_game(name: str, options: dict[str, str | int]) -> None:
    account = series(name, options).play(0)
    game, reading = load(name), reading_of(name)
    match = Match(game, account.origin.options)
    for index, (seat, action) in enumerate(zip(account.seats, account.actions, strict=True)):
        assert account.legal[index] == len(game.legal_actions(match.state, seat))
        assert (account.stages[index], account.rounds[index]) == reading.clock(match.state)
        match.play(seat, action)
        assert account.running[index] == game.scores(match.state)
    assert not match.acting()
    assert (account.scores, account.places) == (game.scores(match.state), game.places(match.state))
    assert account.sources == match.breakdown()
    assert account.decisions == sum(1 for seat, _ in match.plies if seat != CHANCE)
    assert set(account.duchies) <= set(reading.duchies(match.state))


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_the_seed_of_a_fresh_game_proves_its_dice(name: str, options: dict[str, str | int]) -> None:
    account = series(name, options).play(0)
    record = read_record(record_text(account))
    assert record.commitment == account.origin.commitment
    assert account.scores == load(name).scores(verify(load(name), record).state)


def test_a_game_depends_only_on_its_number() -> None:
    wanted = series("burgundy")
    [lot] = fresh_lots(wanted, 2, 8)
    assert [wanted.play(0), wanted.play(1)] == list(lot.accounts())
    assert wanted.play(0).actions != wanted.play(1).actions
    assert wanted.play(0).actions != series("burgundy", seed=b"other").play(0).actions


def test_lots_omit_no_game() -> None:
    wanted = series("burgundy")
    assert [(0, 3), (3, 6), (6, 7)] == [(lot.first, lot.last) for lot in fresh_lots(wanted, 7, 3)]
    parts = list(recorded_lots("burgundy", ["a", "b", "c"], 2))
    assert [(0, ("a", "b")), (2, ("c",))] == [(lot.first, lot.paths) for lot in parts]


def test_a_record_has_the_account_of_its_game(tmp_path: Path) -> None:
    fresh = series("kingdom").play(0)
    path = tmp_path / "one.record"
    path.write_text(record_text(fresh), encoding="utf-8")
    told = account_of_file("kingdom", str(path))
    assert str(path) == told.origin.file
    told.origin.file = ""
    assert fresh == told


def test_the_first_player_and_the_buildings_are_known() -> None:
    account = series("burgundy", {"duchies": "random"}).play(3)
    first = next(action for seat, action in zip(account.seats, account.actions, strict=True) if seat == CHANCE)
    assert f"first {(account.first or 0) + 1}" == load("burgundy").notation(first)
    assert all("castle" in built for built in account.built)
    assert 0 == series("kingdom").play(0).first


def test_a_game_from_a_position_has_the_options_of_the_position() -> None:
    game = load("burgundy")
    text = "\n".join(
        [
            "duchy record 1",
            "game: burgundy",
            f"rules: {game.rules}",
            'position: {"options": {"players": 3}}',
            "player 1: Anna",
        ]
    )
    account = account_of(game, read_record(text))
    assert account.origin.position
    assert 3 == account.origin.options["players"]
    assert ["Anna", "", ""] == account.origin.players
    assert (None, []) == (account.first, account.places)


def changed(text: str, ply: str, old: str, new: str) -> str:
    """Change one line of a record."""
    lines = text.split("\n")
    [index] = [number for number, line in enumerate(lines) if line.startswith(ply)]
    assert old in lines[index]
    lines[index] = lines[index].replace(old, new)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("ply", "old", "new", "words"),
    [
        ("duchy record", "1", "2", "line 1: a record must start with 'duchy record 1'"),
        ("options: ", "{", "", "line 4: .* cannot be read"),
        ("30 ", "30", "31", r"line \d+: .*expected ply 30"),
        ("100 ", " ", " 9 ", r"line \d+: "),
        ("3 * ", "goods", "nothing", r"line \d+: ply 3: "),
        ("scores: ", ": ", ": 1", r"line \d+: scores: .* should be "),
        ("seed: ", ": ", ": 00", "the seed does not match the commitment"),
        ("game: ", "burgundy", "kingdom", "this is a record of 'kingdom', not of 'burgundy'"),
        ("rules: ", ": ", ": 9", "update duchy to read it"),
        ("player 2", "2", "7", "line 6: .*expected player 2"),
    ],
)
def test_a_broken_record_is_named_by_file_and_line(tmp_path: Path, ply: str, old: str, new: str, words: str) -> None:
    text = record_text(series("burgundy").play(0))
    path = tmp_path / "broken.record"
    path.write_text(changed(text, ply, old, new), encoding="utf-8")
    with pytest.raises(RecordError, match=words) as raised:
        account_of_file("burgundy", str(path))
    assert str(raised.value).startswith(f"{path}: ")
    named = re.search(r": line (\d+): ", str(raised.value))
    if named:
        assert path.read_text().split("\n")[int(named[1]) - 1].startswith(ply.replace(old, new).strip())


def test_a_file_that_is_not_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        account_of_file("burgundy", str(path))
    path.write_bytes(b"duchy \xff")
    with pytest.raises(RecordError, match="byte 7 is not UTF-8"):
        account_of_file("burgundy", str(path))
    path.write_bytes(b"a" * 4_000_001)
    with pytest.raises(RecordError, match="a record has at most 1000000 characters"):
        account_of_file("burgundy", str(path))


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"is a folder without records: their names end in \.record"):
        records_in([str(tmp_path)])


def test_a_folder_stands_for_all_its_records(tmp_path: Path) -> None:
    for name in ("b.record", "a.record", "c.txt"):
        (tmp_path / name).write_text("")
    assert ["other", str(tmp_path / "a.record"), str(tmp_path / "b.record")] == records_in(["other", str(tmp_path)])


def test_a_bot_that_fails_is_named_with_its_game() -> None:
    cheat = Series("burgundy", series("burgundy").options, ("random", "cheat"), b"seed", cheated)
    with pytest.raises(Refusal, match=r"game 3: bot cheat, seat 2, ply \d+: action \d+ is not legal"):
        cheat.play(2)
