"""Records of every version open: those of earlier rules play as far as the current rules allow."""

from dataclasses import replace
from pathlib import Path

import pytest

from duchy.core.reason import RecordError
from duchy.core.record import Record, read_record, text_of
from duchy.core.verdict import judge, verify
from duchy.games import load
from tests.cli.terminal import run

HERE = Path(__file__).parent
FILES = sorted((HERE / "records").glob("*.txt"))
every_record = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
FIRST = HERE / "records" / "burgundy-two-1.txt"
RULES = load("burgundy").rules


def read(path: Path) -> Record:
    """Read a record."""
    return read_record(path.read_text(encoding="utf-8"))


@every_record
def test_a_record_opens_and_says_what_became_of_it(path: Path) -> None:
    record = read(path)
    verdict = judge(load(record.game), record)
    assert (verdict.stopped == "") == (len(verdict.match.plies) == len(record.plies))
    assert verdict.match.plies


@every_record
def test_a_record_is_shown_in_the_terminal(path: Path) -> None:
    shown = run("replay", str(path))
    assert (0, "") == (shown.code, shown.err)


@every_record
def test_what_no_change_has_touched_comes_out_the_same(path: Path) -> None:
    record = read(path)
    verdict = judge(load(record.game), record)
    assert "" == verdict.stopped
    assert record.scores == verdict.match.game.scores(verdict.match.state)
    assert not {"scores", "places"} & set(verdict.differences)


def older() -> Record:
    """Read a record as if it had been made under the previous rules."""
    return replace(read(FIRST), rules=RULES - 1)


def test_a_check_in_the_terminal_tells_the_rules_of_then(tmp_path: Path) -> None:
    path = tmp_path / "older.txt"
    path.write_text(text_of(older()), encoding="utf-8")
    said = run("replay", str(path), "--verify")
    assert 0 == said.code
    assert f"was made with rules {RULES - 1} of burgundy; under rules {RULES} its" in said.out


def test_a_record_of_newer_rules_is_refused_in_words() -> None:
    record = replace(read(FIRST), rules=99)
    with pytest.raises(RecordError, match=r"rules 99 of burgundy, newer than these .*: update duchy to read it"):
        judge(load("burgundy"), record)


def test_a_ply_that_is_not_legal_any_more_stops_the_game_there() -> None:
    record = older()
    record.notations[40] = "lay 1"
    verdict = judge(load("burgundy"), record)
    assert 40 == len(verdict.match.plies)
    assert verdict.stopped.startswith("ply 41, 'lay 1': ")
    assert verdict.stop is not None
    assert (41, "lay 1") == (verdict.stop.ply, verdict.stop.notation)
    assert verdict.stopped.endswith(verdict.stop.reason.words)
    with pytest.raises(RecordError, match=r"made with rules \d+; under rules .* it stops: ply 41"):
        verify(load("burgundy"), record)


def test_a_ply_that_the_rules_do_not_have_any_more_stops_the_game_too() -> None:
    record = older()
    record.notations[40] = "fly 1"
    verdict = judge(load("burgundy"), record)
    assert verdict.stop is not None
    assert (41, "no-such-action", {}) == (verdict.stop.ply, verdict.stop.reason.code, verdict.stop.reason.values)


def test_a_game_that_went_on_says_under_which_rules_it_was_begun() -> None:
    match = verify(load("burgundy"), older())
    assert (RULES - 1, len(match.plies)) == match.begun
    match.replay(match.plies[:100])
    assert (RULES - 1, 100) == match.begun


@pytest.mark.parametrize("line", ["begun: 0 3", "begun: 99 3", "begun: 2 100000"])
def test_a_beginning_that_cannot_be_is_refused(line: str) -> None:
    record = older()
    record.rules = RULES
    rules, plies = line.removeprefix("begun: ").split()
    record.begun = int(rules), int(plies)
    assert line in text_of(record)
    with pytest.raises(RecordError, match=r"must name rules before"):
        judge(load("burgundy"), record)


@pytest.mark.parametrize("line", ["begun: 2", "begun: two 3", "begun: 2 3 4"])
def test_a_beginning_that_cannot_be_read_names_its_line(line: str) -> None:
    with pytest.raises(RecordError, match="line 3: "):
        read_record(f"duchy record 1\ngame: burgundy\n{line}\n")
