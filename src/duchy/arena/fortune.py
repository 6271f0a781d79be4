"""The luck of a game: what its dice and draws gave each seat, by the coach's forecast (docs/arena.md).

The result of a game less its luck has the same mean, because luck is zero on average whatever the forecast says, and
scatters less, because the forecast explains much of it.
"""

from dataclasses import replace
from typing import Final

from duchy.arena.lots import number_from
from duchy.coach.course import Course
from duchy.coach.knowledge import Effort
from duchy.coach.luck import Scales
from duchy.coach.registry import knowledge_of
from duchy.coach.valuer import Valuer
from duchy.core.game import CHANCE, Game, State

DRAWS: Final = 48
WIDTH: Final = 4
PLANS: Final = 6
"""Samples of a draw, and the size of the plans by which what came and what might have come are valued: whatever they
are, luck is zero on average, so they may be small."""


def luck_of(name: str, game: Game, start: State, plies: list[tuple[int, int]], seed: bytes) -> list[float]:
    """Return the points that chance gave each seat in a finished game, ahead of its best opponent.

    Raises `Refusal` where the coach does not know the game.
    """
    knowledge = knowledge_of(name)
    knowledge.effort = rough(knowledge.effort)
    course = Course(game, knowledge, start, plies)
    scales = Scales(course, Valuer(game, start, knowledge), number_from(seed, "luck"))
    sums = [0.0] * course.seats
    for first, last in chances_of(plies):
        for seat, given in enumerate(scales.luck(first, last)):
            sums[seat] += given
    return [round(total / 100, 2) for total in sums]


def rough(effort: Effort) -> Effort:
    """Return the effort that luck is measured with."""
    return replace(effort, width=WIDTH, plans=PLANS, breadth=1, finalists=1, draws=DRAWS)


def chances_of(plies: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return where chance acts between two decisions: the first of its plies, and the one after its last."""
    found: list[tuple[int, int]] = []
    for ply, (seat, _) in enumerate(plies):
        if seat == CHANCE and found and found[-1][1] == ply:
            found[-1] = (found[-1][0], ply + 1)
        elif seat == CHANCE:
            found.append((ply, ply + 1))
    return found
