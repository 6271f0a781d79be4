"""Elo of several entrants from all their trials, after Bradley and Terry.

Every pair has one drawn trial more than was played, so that whoever has won everything has a rating too. The errors are
counted by seed: trials of the same seed go together, whoever plays them.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import NormalDist
from typing import Final

from duchy.arena.statistics import ELO, LEVEL

STEPS: Final = 100
LONGEST_STEP: Final = 1.0
ENOUGH: Final = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Trial:
    """How the first of two entrants did against the other in one trial."""

    first: int
    other: int
    number: int
    score: float


def ratings(count: int, trials: Sequence[Trial]) -> list[tuple[float, float]]:
    """Rate entrants: points of Elo against the mean of all, and half of the width of the 95 % interval."""
    drawn = [Trial(first, other, -1, 0.5) for first, other in combinations(range(count), 2)]
    strengths = [0.0] * count
    for _ in range(STEPS):
        slopes, bends = [0.0] * count, flat(count)
        for trial in (*drawn, *trials):
            expected = chance(strengths[trial.first] - strengths[trial.other])
            slopes[trial.first] += trial.score - expected
            slopes[trial.other] -= trial.score - expected
            bend(bends, trial, expected)
        steps = [sum(map(product, row, slopes)) for row in inverse(bends)]
        longest = max(map(abs, steps), default=0.0)
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [each + scale * step for each, step in zip(strengths, steps, strict=True)]
        if longest < ENOUGH:
            break
    errors = spread(strengths, [*drawn, *trials])
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    return [(ELO * each, ELO * z * error) for each, error in zip(strengths, errors, strict=True)]


def spread(strengths: Sequence[float], trials: Sequence[Trial]) -> list[float]:
    """Give the standard error of each strength: what every seed pulls at it, summed up over seeds."""
    count, bends = len(strengths), flat(len(strengths))
    pulls: dict[int, list[float]] = {}
    for trial in trials:
        expected = chance(strengths[trial.first] - strengths[trial.other])
        pull = pulls.setdefault(trial.number, [0.0] * count)
        pull[trial.first] += trial.score - expected
        pull[trial.other] -= trial.score - expected
        bend(bends, trial, expected)
    rows = inverse(bends)
    return [math.sqrt(sum(sum(map(product, row, pull)) ** 2 for pull in pulls.values())) for row in rows]


def chance(difference: float) -> float:
    """Give the score that a difference of strength makes one expect."""
    return 1 / (1 + math.exp(-difference))


def product(one: float, other: float) -> float:
    """Multiply."""
    return one * other


def flat(count: int) -> Matrix:
    """Make what trials are added to: it holds the mean of all strengths at 0."""
    return [[1 / count] * count for _ in range(count)]


def bend(bends: Matrix, trial: Trial, expected: float) -> None:
    """Add what a trial tells of the difference of two strengths."""
    weight = expected * (1 - expected)
    for one, other, sign in (
        (trial.first, trial.first, 1),
        (trial.other, trial.other, 1),
        (trial.first, trial.other, -1),
        (trial.other, trial.first, -1),
    ):
        bends[one][other] += sign * weight


def inverse(matrix: Matrix) -> Matrix:
    """Invert a symmetric matrix without a zero among its values."""
    count = len(matrix)
    rows = [[*row, *(float(place == index) for place in range(count))] for index, row in enumerate(matrix)]
    for place in range(count):
        best = max(range(place, count), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        head = rows[place][place]
        rows[place] = [value / head for value in rows[place]]
        for row in range(count):
            if row != place and rows[row][place]:
                factor = rows[row][place]
                rows[row] = [value - factor * pivot for value, pivot in zip(rows[row], rows[place], strict=True)]
    return [row[count:] for row in rows]
