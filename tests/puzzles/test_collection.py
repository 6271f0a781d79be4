"""The collection that comes with the program: every puzzle holds as far as the engine goes, some by search."""

from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from math import hypot

import pytest

from duchy.coach.registry import knowledge_of
from duchy.core.chance import Rng
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.puzzles.checking import engine_fault, rivals
from duchy.puzzles.collection import (
    FILE,
    LARGEST,
    collection,
    puzzle_of,
    puzzle_of_the_day,
    read_collection,
)
from duchy.puzzles.futures import Futures, error_of
from duchy.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle
from duchy.puzzles.registry import puzzled
from duchy.puzzles.turns import goes_on

PUZZLES = list(collection().values())
TRIED = 32
FEW = 8
"""Continuations to the end of the game against the next turn, and to the nearer horizon against all others."""
LIKELY = 2
FAR = 4
"""Standard errors that luck seldom exceeds, and hardly ever."""


def text() -> str:
    return files("duchy.puzzles").joinpath(FILE).read_text(encoding="utf-8")


def test_the_file_is_small_and_has_no_puzzle_twice() -> None:
    assert LARGEST >= len(text().encode())
    assert len(text().splitlines()) == len(collection())


def test_every_puzzle_holds_as_far_as_the_engine_goes() -> None:
    assert {} == {puzzle.id: fault for puzzle in PUZZLES if (fault := engine_fault(puzzle))}


def test_every_puzzle_is_read_as_it_was_written() -> None:
    for line, puzzle in zip(text().splitlines(), PUZZLES, strict=True):
        assert line == write_puzzle(puzzle)
        assert puzzle == read_puzzle(line)


def test_a_puzzle_asks_a_seat_that_has_to_act_and_no_bot_solves_all() -> None:
    for puzzle in PUZZLES:
        game = load(puzzle.game)
        state = game.read(puzzle.position)
        assert goes_on(game, state, state, puzzle.seat)
    for wanted in puzzled():
        missed = Counter(
            name for one in PUZZLES if one.game == wanted for name, lost in one.levels.items() if lost >= 50
        )
        assert missed["novice"] >= missed["steward"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("number", range(12))
def test_a_sample_holds_by_search(number: int) -> None:
    """With other luck than that of the search, the best turn leads to the end of the game as its proof says.

    Both values agree at the nearer horizon, and no plan that the coach has today is better.
    """
    rng = Rng(number)
    puzzle = PUZZLES[rng.below(len(PUZZLES))]
    game, knowledge = load(puzzle.game), knowledge_of(puzzle.game)
    state = game.read(puzzle.position)
    futures = Futures(game, state, puzzle.seat, knowledge, 97 + number)
    best, following = (futures.after(turn.line, TRIED) for turn in puzzle.turns[:2])
    pairs = list(zip(best, following, strict=True))
    ends = [one.end - other.end for one, other in pairs]
    for leads in (
        ends,
        [one.hand - other.hand for one, other in pairs],
        [one.learnt - other.learnt for one, other in pairs],
    ):
        assert sum(leads) / TRIED > -LIKELY * error_of(leads)
    proof = puzzle.proof
    assert abs(sum(ends) / TRIED - proof.lead) <= FAR * hypot(error_of(ends), proof.error)
    near = Futures(game, state, puzzle.seat, knowledge, 97 + number, near=True)
    for line in rivals(game, state, puzzle, knowledge):
        against = near.lead(puzzle.best.line, line, FEW)
        assert against.end > -FAR * against.error


def test_the_puzzle_of_the_day_comes_from_the_date_alone() -> None:
    for game in puzzled():
        count = sum(puzzle.game == game for puzzle in PUZZLES)
        days = [date(2026, 11, 19) + timedelta(days=day) for day in range(count)]
        assert count == len({puzzle_of_the_day(game, day).id for day in days})
        assert puzzle_of_the_day(game, days[0]).id == puzzle_of_the_day(game, days[0] + timedelta(days=count)).id
        assert game == puzzle_of_the_day(game, date(2025, 12, 31)).game


def test_what_is_no_puzzle_is_refused_with_the_reason() -> None:
    line = text().splitlines()[0]
    with pytest.raises(Refusal, match="there is no puzzle 'x'"):
        puzzle_of("x")
    with pytest.raises(Refusal, match=r"line 2: puzzle .*, so it was changed"):
        read_collection(f"{line}\n{line.replace(PUZZLES[0].id, '0' * 12)}")
    for wrong in ("[]", "{", "{}", line.replace('"form":1', '"form":2'), line.replace('"turns":', '"turn":')):
        with pytest.raises(Refusal, match="not a line of a collection of puzzles"):
            read_puzzle(wrong)


def test_a_faulty_puzzle_is_told_what_is_wrong() -> None:
    def fault(change: dict[str, object]) -> str:
        found: Puzzle = read_puzzle(text().splitlines()[0])
        for name, value in change.items():
            setattr(found, name, value)
        return engine_fault(found)

    first = PUZZLES[0]
    assert "under rules" in fault({"rules": 0})
    assert "no kind 'zugzwang'" in fault({"kind": "zugzwang"})
    assert "rating" in fault({"rating": first.rating + 1})
    assert "ends like the best" in fault({"turns": [first.best, first.best]})
    short = read_puzzle(text().splitlines()[0]).turns
    short[0].line = short[0].line[:-1]
    assert "not over" in fault({"turns": short}) or "legal" in fault({"turns": short})
