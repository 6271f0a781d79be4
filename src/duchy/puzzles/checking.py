"""Checks of a puzzle: as far as the engine goes, and by a search with a stronger budget than found it."""

from dataclasses import dataclass
from typing import Final

from duchy.coach.advice import steps_of
from duchy.coach.knowledge import Knowledge
from duchy.coach.registry import knowledge_of
from duchy.coach.valuer import Valuer
from duchy.core.game import Game, State
from duchy.core.reason import IllegalAction, Refusal
from duchy.games import load
from duchy.puzzles.difficulty import LEVELS, rating_of
from duchy.puzzles.futures import Futures
from duchy.puzzles.puzzle import Proof, Puzzle
from duchy.puzzles.race import LEAD, SURE, Budget, proof_of, stood
from duchy.puzzles.registry import theme_of
from duchy.puzzles.seeking import FIELD
from duchy.puzzles.turns import alike, distinct, end_of, goes_on, played

SEED: Final = 7_411_913
"""The seed of a check, another than that of the search."""
STRONGER: Final = Budget(first=64, enough=2048, most=4096)
"""Twice the continuations of the search."""


@dataclass(frozen=True)
class Finding:
    """What a check found: why a puzzle does not hold ("" if it does), and its proof by the check."""

    id: str
    fault: str
    proof: Proof | None = None


def engine_fault(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle as far as the engine can tell; "" if nothing is."""
    game = load(puzzle.game)
    if puzzle.rules != game.rules:
        return f"it was found under rules {puzzle.rules} of {puzzle.game}, which are {game.rules} now"
    theme = theme_of(puzzle.game)
    if puzzle.kind not in theme.kinds or puzzle.mode not in {mode.name for mode in theme.modes}:
        return f"there is no kind {puzzle.kind!r}, or no mode {puzzle.mode!r}"
    if list(puzzle.levels) != list(LEVELS) or puzzle.rating != rating_of(puzzle.game, puzzle.levels):
        return "its rating does not follow from what the bots lose"
    try:
        ends = [played(game, puzzle.position, puzzle.seat, turn.line).state for turn in puzzle.turns]
    except (IllegalAction, Refusal) as error:
        return str(error)
    state = game.read(puzzle.position)
    if game.write(state) != puzzle.position:
        return "its position is not as the engine writes it"
    if not theme.is_turn(state):
        return "what is decided in its position is no turn"
    kind = theme.kind(state, puzzle.seat, steps_of(game, state, puzzle.seat, puzzle.best.line))
    if puzzle.kind != kind:
        return f"its kind is {kind}, not {puzzle.kind}"
    if any(alike(knowledge_of(puzzle.game), end, ends[0]) for end in ends[1:]):
        return "another turn ends like the best one"
    return proof_fault(puzzle)


def proof_fault(puzzle: Puzzle) -> str:
    """Return what a puzzle's proof lacks; "" if nothing."""
    proof = puzzle.proof
    nearest = min(turn.lost for turn in puzzle.turns[1:])
    if proof.continuations < Budget().enough or proof.lead < LEAD or proof.lead < SURE * proof.error:
        return f"its lead of {proof.lead} (error {proof.error}, {proof.continuations} continuations) is not enough"
    return f"a turn loses only {nearest}" if nearest < min(LEAD, proof.lead) else ""


def check(puzzle: Puzzle, budget: Budget = STRONGER, seed: int = SEED) -> Finding:
    """Try a puzzle again: its best turn must lead all others that the coach or the collection knows."""
    fault = engine_fault(puzzle)
    if fault:
        return Finding(puzzle.id, fault)
    game, knowledge = load(puzzle.game), knowledge_of(puzzle.game)
    state = game.read(puzzle.position)
    others = rivals(game, state, puzzle, knowledge)
    futures = Futures(game, state, puzzle.seat, knowledge, seed, budget.depth)
    behind = stood(futures, puzzle.best.line, others, budget)
    if not behind:
        nearest = min((futures.lead(puzzle.best.line, line, budget.first) for line in others), key=lambda one: one.end)
        return Finding(puzzle.id, f"the best turn does not stand: {nearest.end:.0f} ahead (error {nearest.error:.0f})")
    return Finding(puzzle.id, "", proof_of(behind[0][1], puzzle.proof.solved))


def rivals(game: Game, state: State, puzzle: Puzzle, knowledge: Knowledge) -> list[list[int]]:
    """Return the turns that the best has to beat: those of the collection, and the coach's best of today."""
    seat = puzzle.seat
    known = [(turn.line, end_of(game, state, seat, turn.line)) for turn in puzzle.turns]
    turns = Valuer(game, state, knowledge).choice(state, seat).turns[:FIELD]
    planned = [(turn.line, turn.state) for turn in turns if not goes_on(game, state, turn.state, seat)]
    return [line for line, _ in distinct(knowledge, iter([*known, *planned]))[1:]]
