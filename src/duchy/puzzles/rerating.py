"""Ratings made again: the bots of today play a puzzle, and what they lose, and so its rating, follows from that."""

from collections.abc import Sequence
from dataclasses import replace

from duchy.coach.registry import knowledge_of
from duchy.coach.valuer import Valuer
from duchy.coach.why import reasons_of
from duchy.core.game import Game, State
from duchy.games import load
from duchy.puzzles.difficulty import LEVELS, TRIES, rating_of, without_clock
from duchy.puzzles.futures import Futures
from duchy.puzzles.puzzle import Puzzle, Tried
from duchy.puzzles.race import Budget, proof_of, proven, settled
from duchy.puzzles.seeking import KEPT, SEED
from duchy.puzzles.turns import alike, end_of, line_of


def rated(puzzle: Puzzle, names: Sequence[str] = LEVELS, budget: Budget | None = None) -> Puzzle | None:
    """Let bots play a puzzle again, and rate it by that; None if the turn of one is not clearly worse than the best.

    A turn that was not tried yet is measured with the luck of the search, and is kept with the others.
    """
    game, knowledge = load(puzzle.game), knowledge_of(puzzle.game)
    state, seat = game.read(puzzle.position), puzzle.seat
    ends = [(turn, end_of(game, state, seat, turn.line)) for turn in puzzle.turns]
    budget = budget or Budget()
    futures = Futures(game, state, seat, knowledge, SEED, budget.depth)
    levels, proof = dict(puzzle.levels), puzzle.proof
    nearest = puzzle.turns[1].lost
    for name in names:
        losses = list[int]()
        for seed in range(TRIES.get(name, 1)):
            line = line_of(game, state, seat, without_clock(name, puzzle.game, seed))
            end = end_of(game, state, seat, line)
            turn = next((turn for turn, known in ends if alike(knowledge, end, known)), None)
            if turn is None:
                lead = settled(futures, puzzle.best.line, line, budget)
                if lead is not None and lead.end < nearest and lead.count < budget.enough:
                    lead = futures.lead(puzzle.best.line, line, budget.enough)
                if lead is None or (lead.end < nearest and not proven(lead)):
                    return None
                turn = Tried(line, round(lead.end), round(lead.error))
                ends.append((turn, end))
                if lead.end < nearest:
                    nearest, proof = turn.lost, proof_of(lead, proof.solved)
            losses.append(turn.lost)
        levels[name] = round(sum(losses) / len(losses))
    turns = [puzzle.best, *sorted((turn for turn, _ in ends[1:]), key=lambda turn: turn.lost)][:KEPT]
    found = replace(puzzle, turns=turns, proof=proof, levels=levels, rating=rating_of(puzzle.game, levels))
    return found if turns[1] is puzzle.turns[1] else explained(found, game, state)


def explained(puzzle: Puzzle, game: Game, state: State) -> Puzzle:
    """Return a puzzle with the reasons why its best turn is better than the next one of today."""
    valuer = Valuer(game, state, knowledge_of(puzzle.game))
    nearest = [turn.line for turn in puzzle.turns[:2]]
    lost, solved = puzzle.turns[1].lost, puzzle.proof.solved
    return replace(puzzle, reasons=reasons_of(valuer, state, puzzle.seat, nearest, lost, solved, SEED))
