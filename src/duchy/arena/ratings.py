"""Elo ratings of several entrants from all their trials, by the Bradley-Terry model.

Every pair gets one additional drawn trial, so that an entrant that has won everything has a rating too. Errors are
computed by seed: trials of the same seed are correlated, whatever the bots. Plain Python, so that the arena needs
nothing but the base install; the matrices have one row per entrant.
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
    """The score of the first of two entrants against the other in one trial."""

    first: int
    other: int
    number: int
    score: float


def ratings(count: int, trials: Sequence[Trial]) -> list[tuple[float, float]]:
    """Rate entrants: Elo relative to the mean of all, and half the width of the 95% interval."""
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
    """Return the standard error of each strength: the pull of every seed, summed over seeds."""
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
    """Return the score expected from a difference in strength."""
    return 1 / (1 + math.exp(-difference))


def product(one: float, other: float) -> float:
    """Multiply two matrices."""
    return one * other


def flat(count: int) -> Matrix:
    """Make the matrix to which trials are added; it keeps the mean of all strengths at 0."""
    return [[1 / count] * count for _ in range(count)]


def bend(bends: Matrix, trial: Trial, expected: float) -> None:
    """Add the information of a trial about the difference of two strengths."""
    weight = expected * (1 - expected)
    for one, other, sign in (
        (trial.first, trial.first, 1),
        (trial.other, trial.other, 1),
        (trial.first, trial.other, -1),
        (trial.other, trial.first, -1),
    ):
        bends[one][other] += sign * weight


def inverse(matrix: Matrix) -> Matrix:
    """Invert a symmetric matrix with non-zero eigenvalues."""
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
