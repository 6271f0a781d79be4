"""Plots of facts: choices through a game, points by source, and values of duchies and items with their intervals."""

from collections.abc import Mapping
from typing import Final

from duchy.arena.drawing import HEAD, ROW, Row, columns, sheet, whiskers
from duchy.research.data.reading import Reading
from duchy.research.stats.facts import Facts, Worth

TALL: Final = 170
BELOW: Final = 70
"""The height below columns, for their names."""
FEWEST: Final = 10
"""The number of compared games that a row needs to be plotted."""
NAMES: Final = 150
MARGIN: Final = 0.03
"""The part of an axis left free at each end, so that a figure does not touch a name."""


def plots_of(facts: Facts, reading: Reading) -> dict[str, tuple[str, str]]:
    """Draw all facts; return a title and an SVG for each word that names a file."""
    made = {
        "choices": ("Legal actions through the game", choices(facts, reading)),
        "sources": ("Points by source", sources(facts)),
    }
    for word, what, worths, levels in (
        ("duchies", "duchy", facts.duchies, {}),
        ("built", reading.built, facts.built, facts.levels),
    ):
        rows = worth_rows(worths, levels)
        if rows:
            title = f"What each {what} is worth, in points, with 95% intervals"
            made[word] = (title, dots(title, rows, "{:+.1f}"))
    return made


def choices(facts: Facts, reading: Reading) -> str:
    """Plot the mean number of legal actions at each stage of the game."""
    ordered = sorted(facts.choices, key=reading.moment)
    values: list[tuple[str, float]] = []
    for round_, stage in ordered:
        counts = facts.choices[round_, stage]
        name = f"{stage}{round_}" if len(stage) == 1 else f"{round_} {stage}"
        values.append((name, sum(number * times for number, times in counts.items()) / counts.total()))
    return sheet(columns("Legal actions at a decision, mean", values, TALL, "{:.1f}"), HEAD + TALL + BELOW)


def sources(facts: Facts) -> str:
    """Plot points by source."""
    ordered = sorted(facts.sources.items(), key=lambda each: -each[1].mean)
    rows = [(name, sample.mean, *sample.interval()) for name, sample in ordered]
    return dots("Points per seat by source, with 95% intervals", rows, "{:.1f}")


def worth_rows(worths: Mapping[str, Worth], levels: Mapping[str, float]) -> list[Row]:
    """List the values that were compared often enough, the highest first."""
    known = {name: worth.difference(levels) for name, worth in worths.items() if worth.compared >= FEWEST}
    rows = [(name, mean, *ends) for name, (mean, ends) in known.items()]
    return sorted(rows, key=lambda row: -row[1])


def dots(title: str, rows: list[Row], form: str) -> str:
    """Plot rows of figures on an axis that includes all of them and 0."""
    low = min([0.0, *(least for _, _, least, _ in rows if least > float("-inf"))])
    high = max([1.0, *(most for _, _, _, most in rows if most < float("inf"))])
    margin = (high - low) * MARGIN if low < 0 else 0.0
    return sheet(
        whiskers(title, rows, low - margin, high + margin, form, NAMES, ROW * 0.8), HEAD + ROW * 0.8 * len(rows) + 10
    )
