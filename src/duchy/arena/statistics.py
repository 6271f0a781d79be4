"""Statistics of trial scores: Elo, intervals, and whether a question is settled.

A trial yields one number from 0 to 1. Trials are independent but the games inside one are not, so trials are
counted. Plain Python, so that the arena needs nothing but the base install; no library has the sequential test.

The sequential test is testing by betting: a sceptic who doubts that the mean score is `claim` bets a fraction of their
capital on every trial, at odds that are fair if the claim is true. Several fractions run in parallel. If the claim is
true, the expected capital never grows, and it reaches 40 times the stake with probability at most 1 in 40, however
often one looks. All means that no sceptic has refuted form the interval, which is valid at all times simultaneously.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean, variance
from typing import Final

LEVEL: Final = 0.95
STAKES: Final = (0.9, 0.7, 0.45, 0.25, 0.14, 0.08, 0.04, 0.02)
"""The fractions to bet: large ones detect large differences early, small ones detect small differences."""
HALVINGS: Final = 40
FEWEST: Final = 5
"""Trials from which on it shows how much of measured luck is in their results."""
ELO: Final = 400 / math.log(10)
"""The Elo difference at which the odds grow by a factor of e."""


def elo(score: float) -> float:
    """Convert a score to an Elo difference."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return ELO * math.log(score / (1 - score))


def gain(scores: Counter[float], mean: float) -> float:
    """Return the log capital of a bet that the mean is higher."""
    grown = [sum(n * math.log1p(part * (score / mean - 1)) for score, n in scores.items()) for part in STAKES]
    most = max(grown)
    return most + math.log(sum(math.exp(each - most) for each in grown) / len(STAKES))


def mirror(scores: Counter[float]) -> Counter[float]:
    """Convert scores to those of the other side."""
    return Counter({1 - score: n for score, n in scores.items()})


def verdict(scores: Sequence[float] | Counter[float], claim: float) -> int:
    """Return whether the mean is known to be above a claim (1) or below it (-1), or not yet (0)."""
    counted, enough = Counter(scores), math.log(2 / (1 - LEVEL))
    if gain(counted, claim) >= enough:
        return 1
    return -1 if gain(mirror(counted), 1 - claim) >= enough else 0


def always_valid(scores: Sequence[float]) -> tuple[float, float]:
    """Return the anytime-valid interval that contains the mean with at least 95% confidence."""
    counted, enough = Counter(scores), math.log(2 / (1 - LEVEL))
    return (
        border(lambda mean: gain(counted, mean) >= enough),
        1 - border(lambda mean: gain(mirror(counted), mean) >= enough),
    )


def border(excluded: Callable[[float], bool]) -> float:
    """Find by bisection the bound below which means are excluded."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if excluded(middle) else (low, middle)
    return low


def fixed(scores: Sequence[float]) -> tuple[float, float]:
    """Return the 95% interval for a number of trials that was fixed in advance.

    It is Wilson's interval for as many independent games as the trials are worth by their variance; where all trials
    agree, each is worth one.
    """
    count, mean = len(scores), fmean(scores)
    if count < 2:
        return 0.0, 1.0
    spread = variance(scores)
    worth = mean * (1 - mean) * count / spread if spread else float(count)
    t = student(count - 1)
    centre = (mean + t * t / (2 * worth)) / (1 + t * t / worth)
    reach = t / (1 + t * t / worth) * math.sqrt(mean * (1 - mean) / worth + (t / (2 * worth)) ** 2)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def student(free: float) -> float:
    """Return the two-sided 95% quantile of Student's t for the given degrees of freedom."""
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def around(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95% interval of the mean of independent values: Student's. A single value says nothing."""
    if len(values) < 2:
        return -math.inf, math.inf
    mean, reach = fmean(values), student(len(values) - 1) * math.sqrt(variance(values) / len(values))
    return mean - reach, mean + reach


def less_luck(margins: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """Return margins less the luck in them, which is zero on average.

    How much of it counts, from none to all, the other trials show: so a forecast that knows little of luck makes
    nothing worse, and each trial keeps its mean, because its own luck has no part in that.
    """
    if len(margins) < FEWEST:
        return [margin - luck for margin, luck in zip(margins, lucks, strict=True)]
    found: list[float] = []
    for own, (margin, luck) in enumerate(zip(margins, lucks, strict=True)):
        others = [pair for place, pair in enumerate(zip(margins, lucks, strict=True)) if place != own]
        mean = fmean(other for other, _ in others)
        squares = sum(other * other for _, other in others)
        slope = sum((other - mean) * lot for other, lot in others) / squares if squares else 0.0
        found.append(margin - min(1.0, max(0.0, slope)) * luck)
    return found


def apart(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return the 95% interval of the difference of two means: Welch's, which allows unequal variances."""
    if len(ones) < 2 or len(others) < 2:
        return -math.inf, math.inf
    parts = [variance(each) / len(each) for each in (ones, others)]
    spread = sum(parts)
    if not spread:
        return (difference := fmean(ones) - fmean(others)), difference
    weights = sum(part**2 / (len(each) - 1) for part, each in zip(parts, (ones, others), strict=True))
    reach = student(spread**2 / weights) * math.sqrt(spread)
    difference = fmean(ones) - fmean(others)
    return difference - reach, difference + reach
