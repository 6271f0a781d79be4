"""Puzzles as messages: the list, a position without its answer, and a verdict."""

from functools import cache
from typing import Final

from msgspec import convert, json

from duchy.coach.advice import steps_of
from duchy.core.game import Game, State
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.puzzles.answers import answer
from duchy.puzzles.collection import collection, puzzle_of
from duchy.puzzles.difficulty import score_of
from duchy.puzzles.puzzle import Puzzle
from duchy.puzzles.registry import puzzled, theme_of
from duchy.server.table.refused import Refused
from duchy.server.wire.coach import AdviceReason, Step
from duchy.server.wire.puzzles import PuzzleInfo, PuzzlePosition, Puzzles, PuzzleTurn, PuzzleVerdict

SHOWN: Final = 4
"""The turns of a verdict."""


@cache
def listed() -> bytes:
    """Return the list of all puzzles as JSON; it never changes."""
    infos = [convert(puzzle, PuzzleInfo, from_attributes=True) for puzzle in collection().values()]
    return json.encode(Puzzles(infos, {game: list(theme_of(game).kinds) for game in puzzled()}))


def found(name: str) -> Puzzle:
    """Find a puzzle; raises `Refused` if there is none with this id."""
    try:
        return puzzle_of(name)
    except Refusal:
        raise Refused("no-puzzle", "there is no such puzzle: choose one of the list") from None


def position_of(name: str) -> PuzzlePosition:
    """Return a puzzle without its answer."""
    return convert(found(name), PuzzlePosition, from_attributes=True)


def verdict_of(name: str, line: list[int]) -> PuzzleVerdict:
    """Judge a turn; raises `IllegalAction`, or `Refusal` if it is no whole turn."""
    puzzle = found(name)
    judged = answer(puzzle, line)
    game = load(puzzle.game)
    state = game.read(puzzle.position)
    turns = [
        PuzzleTurn(turn.lost, turn.error, steps(game, state, puzzle.seat, turn.line)) for turn in puzzle.turns[:SHOWN]
    ]
    return PuzzleVerdict(
        puzzle.id,
        judged.lost,
        round(1000 * score_of(judged.lost)),
        judged.solved,
        judged.tried,
        puzzle.proof.lead,
        puzzle.proof.error,
        puzzle.proof.continuations,
        steps(game, state, puzzle.seat, judged.line),
        turns,
        [convert(reason, AdviceReason, from_attributes=True) for reason in puzzle.reasons],
        puzzle.levels,
    )


def steps(game: Game, state: State, seat: int, line: list[int]) -> list[Step]:
    """Write a turn."""
    return convert(steps_of(game, state, seat, line), list[Step], from_attributes=True)
