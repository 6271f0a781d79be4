"""The worth of a position to every seat: the expected margin, and the chance to win."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final, Self

TENTH: Final = 1.2815515655446004
"""Standard deviations that one game in ten exceeds."""


@dataclass(frozen=True)
class Worth:
    """Margins in hundredths of a point, and chances to win between 0 and 1, for every seat."""

    margins: tuple[float, ...]
    wins: tuple[float, ...]

    def __add__(self, other: Self) -> "Worth":
        """Add seat by seat."""
        return combine(self, other, 1.0)

    def __sub__(self, other: Self) -> "Worth":
        """Subtract seat by seat."""
        return combine(self, other, -1.0)

    def whole_margins(self) -> list[int]:
        """Return the margins as whole hundredths."""
        return [round(margin) for margin in self.margins]

    def whole_wins(self) -> list[int]:
        """Return the chances to win in thousandths."""
        return [min(1000, max(0, round(1000 * win))) for win in self.wins]


def combine(one: Worth, other: Worth, factor: float) -> Worth:
    """Return `one` plus `factor` times `other`."""
    return Worth(
        tuple(a + factor * b for a, b in zip(one.margins, other.margins, strict=True)),
        tuple(a + factor * b for a, b in zip(one.wins, other.wins, strict=True)),
    )


def average(parts: Iterable[tuple[Worth, float]]) -> Worth:
    """Return the weighted average."""
    weighted = list(parts)
    total = sum(weight for _, weight in weighted)
    seats = range(len(weighted[0][0].margins))
    return Worth(
        tuple(sum(worth.margins[seat] * weight for worth, weight in weighted) / total for seat in seats),
        tuple(sum(worth.wins[seat] * weight for worth, weight in weighted) / total for seat in seats),
    )


def variances(samples: list[Worth]) -> list[float]:
    """Return the variance of the mean of each seat's margins."""
    count, columns = len(samples), list(zip(*(one.margins for one in samples), strict=True))
    if count < 2:
        return [0.0] * len(columns)
    means = [sum(column) / count for column in columns]
    return [
        sum((margin - mean) ** 2 for margin in column) / (count - 1) / count
        for column, mean in zip(columns, means, strict=True)
    ]


def samples_of(sample: Callable[[int], Worth], least: int, most: int, grain: float) -> list[Worth]:
    """Return samples by number: one for every `grain` hundredths of their standard deviation, within limits.

    Errors of a whole game are smallest for the same work if samples are shared out by standard deviations.
    """
    found = [sample(number) for number in range(least)]
    while len(found) < most and sqrt(max(variances(found)) * len(found)) > grain * len(found):
        found.append(sample(len(found)))
    return found


def foretell(points: list[float], safety: list[float], sides: list[int], scale: float) -> Worth:
    """Return the worth to seats of `sides`, given the expected points of each side and the scale of their errors.

    The error of a side's points is taken to follow Gumbel's distribution, for which the expected best of several and
    the chance to be the best are simple. Who is defeated cannot win; if all are, nobody does.
    """
    margins, wins = list[float](), list[float]()
    for side in sides:
        others = [other for other in range(len(points)) if other != side]
        if not others:
            margins.append(points[side])
            wins.append(safety[side])
            continue
        best = max(points[other] for other in others)
        if len(others) > 1:
            best += scale * log(sum(exp((points[other] - best) / scale) for other in others))
        margins.append(points[side] - best)
        won = 1.0
        for other in others:
            ahead = 1.0 / (1.0 + exp(min(500.0, max(-500.0, (points[other] - points[side]) / scale))))
            won *= (1.0 - safety[other]) + safety[other] * ahead if len(others) == 1 else 1.0
        if len(others) > 1:
            total = sum(exp((value - max(points)) / scale) for value in points)
            won = exp((points[side] - max(points)) / scale) / total
        wins.append(safety[side] * won)
    return Worth(tuple(margins), tuple(wins))


def range_of(margin: float, scale: float, sides: int) -> tuple[int, int]:
    """Return what eight games in ten end between, given the scale of the errors of points."""
    deviation = scale * 3.141592653589793 / sqrt(6.0 if sides == 1 else 3.0)
    return round(margin - TENTH * deviation), round(margin + TENTH * deviation)
