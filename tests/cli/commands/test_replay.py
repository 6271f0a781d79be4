"""Records shown and checked."""

from pathlib import Path

import pytest

from duchy.core.chance import FairDice
from duchy.core.game import SPECTATOR
from duchy.core.match import Match
from duchy.core.record import read_record, record_of, text_of
from duchy.games import load
from duchy.games.burgundy.text.view import View
from tests.cli.terminal import refused, run

SEED = bytes(32)


@pytest.fixture(scope="module")
def record() -> str:
    match = Match(load("burgundy"))
    while match.acting():
        match.draw(FairDice(SEED))
        if match.acting():
            seat = match.acting()[0]
            match.play(seat, match.game.legal_actions(match.state, seat)[-1])
    return text_of(record_of(match, ["Anna", "bot greedy"], SEED))


@pytest.fixture
def file(folder: Path, record: str) -> Path:
    path = folder / "game.duchy"
    path.write_text(record)
    return path


def test_a_record_is_described_with_its_players_and_its_end(file: Path) -> None:
    ran = run("replay", str(file))
    assert 0 == ran.code
    assert "Anna rolls " in ran.out
    assert "1. " in ran.out
    assert "points" in ran.out


def test_the_table_is_shown_after_a_ply(file: Path) -> None:
    ran = run("replay", str(file), "--ply", "40")
    assert "\nafter ply 40 of " in ran.out
    match = Match(load("burgundy"))
    for seat, action in read_record(file.read_text()).plies[:40]:
        match.play(seat, action)
    view = match.game.view(match.state, SPECTATOR)
    assert isinstance(view, View)
    assert f"phase {view.phase}  round {view.round}/5  white die {view.white or '-'}\n" in ran.out


def test_verify_says_what_was_verified(file: Path, record: str) -> None:
    ran = run("replay", str(file), "--verify")
    assert 0 == ran.code
    draws = sum(1 for line in record.splitlines() if line.split()[1:2] == ["*"])
    assert f"{draws} draws follow from the seed" in ran.out
    scores = next(line for line in record.splitlines() if line.startswith("scores: "))
    assert f"the result {'-'.join(scores.split()[1:])} is right." in ran.out


def test_verify_works_without_the_seed(file: Path, record: str) -> None:
    file.write_text("\n".join(line for line in record.splitlines() if not line.startswith(("seed", "commitment"))))
    assert "draws are possible (the seed is not revealed)" in run("replay", str(file), "--verify").out


def test_verify_names_the_first_bad_ply(file: Path, record: str) -> None:
    lines = record.splitlines()
    bad = next(index for index, line in enumerate(lines) if " roll " in line)
    ply = lines[bad].split()[0]
    other = "roll 1 1" if "roll 2 2" in lines[bad] else "roll 2 2"
    action = load("burgundy").parse(other)
    lines[bad] = f"{ply} * {action} {other}"
    file.write_text("\n".join(lines))
    line = refused(run("replay", str(file), "--verify"), 1)
    assert line.startswith(f"ply {ply}: the seed gives 'roll ")


def test_replay_refuses_an_illegal_ply(file: Path, record: str) -> None:
    lines = [f"{line.split()[0]} 1 0 end" if " first " in line else line for line in record.splitlines()]
    file.write_text("\n".join(lines))
    assert "ply 1: wait for the roll or draw" == refused(run("replay", str(file)), 1)


def test_a_ply_that_is_not_there_is_wrong_usage(file: Path) -> None:
    assert refused(run("replay", str(file), "--ply", "9999"), 2).startswith("--ply must be 0 to ")
    assert refused(run("replay", str(file), "--ply", "1", "--verify"), 2).startswith("--verify checks the whole")
