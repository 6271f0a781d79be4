"""Answers: how many points a turn leaves on the table, compared with the best turn of its puzzle."""

from dataclasses import dataclass
from typing import Final

from duchy.coach.registry import knowledge_of
from duchy.core.game import Game, State
from duchy.games import load
from duchy.puzzles.futures import Futures
from duchy.puzzles.puzzle import SOLVED, Puzzle
from duchy.puzzles.seeking import SEED
from duchy.puzzles.turns import alike, end_of, played

PAIRS: Final = 64
"""Continuations by which a turn that was not tried before is measured, to the nearer horizon."""


@dataclass(frozen=True)
class Answer:
    """A turn judged: its actions, the hundredths that it loses, and whether it was tried before."""

    line: list[int]
    lost: int
    tried: bool

    @property
    def solved(self) -> bool:
        """Return whether the turn is as good as the best."""
        return self.lost < SOLVED


def answer(puzzle: Puzzle, line: list[int]) -> Answer:
    """Judge a turn that somebody played; raises `IllegalAction`, or `Refusal` if it is no whole turn."""
    game = load(puzzle.game)
    match = played(game, puzzle.position, puzzle.seat, line)
    return judged(game, game.read(puzzle.position), puzzle, [action for _, action in match.plies], match.state)


def judged(game: Game, state: State, puzzle: Puzzle, line: list[int], end: State) -> Answer:
    """Judge a legal turn: as it was tried, or by continuations with the same luck as the best turn."""
    knowledge = knowledge_of(puzzle.game)
    for turn in puzzle.turns:
        if alike(knowledge, end, end_of(game, state, puzzle.seat, turn.line)):
            return Answer(line, turn.lost, True)
    futures = Futures(game, state, puzzle.seat, knowledge, SEED, near=True)
    lead = futures.lead(puzzle.best.line, line, PAIRS)
    return Answer(line, max(0, round(lead.learnt)), False)
