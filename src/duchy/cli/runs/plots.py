"""Facts as pictures: choices through a game, points by source, and what things are worth with their intervals."""

from collections.abc import Mapping
from typing import Final

from duchy.arena.drawing import HEAD, ROW, Row, columns, sheet, whiskers
from duchy.research.data.reading import Reading
from duchy.research.stats.facts import Facts, Worth

TALL: Final = 170
BELOW: Final = 70
"""Room for names below columns."""
FEWEST: Final = 10
"""Games that must have been compared for a row in a picture."""
NAMES: Final = 150
ROOM: Final = 0.03
"""The part of an axis that is left free at its ends, so that a figure does not touch a name."""


def pictures_of(facts: Facts, reading: Reading) -> dict[str, tuple[str, str]]:
    """Draw all facts: a title and an SVG by a word for the name of the file."""
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
            title = f"What each {what} is worth, in points, with 95 % intervals"
            made[word] = (title, dots(title, rows, "{:+.1f}"))
    return made


def choices(facts: Facts, reading: Reading) -> str:
    """Draw the mean number of legal actions at every moment of the clock."""
    ordered = sorted(facts.choices, key=reading.moment)
    values: list[tuple[str, float]] = []
    for round_, stage in ordered:
        counts = facts.choices[round_, stage]
        name = f"{stage}{round_}" if len(stage) == 1 else f"{round_} {stage}"
        values.append((name, sum(number * times for number, times in counts.items()) / counts.total()))
    return sheet(columns("Legal actions at a decision, mean", values, TALL, "{:.1f}"), HEAD + TALL + BELOW)


def sources(facts: Facts) -> str:
    """Draw where points come from."""
    ordered = sorted(facts.sources.items(), key=lambda each: -each[1].mean)
    rows = [(name, sample.mean, *sample.interval()) for name, sample in ordered]
    return dots("Points of a seat by source, with 95 % intervals", rows, "{:.1f}")


def worth_rows(worths: Mapping[str, Worth], levels: Mapping[str, float]) -> list[Row]:
    """List what was compared often enough, what is worth most first."""
    known = {name: worth.difference(levels) for name, worth in worths.items() if worth.compared >= FEWEST}
    rows = [(name, mean, *ends) for name, (mean, ends) in known.items()]
    return sorted(rows, key=lambda row: -row[1])


def dots(title: str, rows: list[Row], form: str) -> str:
    """Draw rows of figures on an axis that has room for all of them and for 0."""
    low = min([0.0, *(least for _, _, least, _ in rows if least > float("-inf"))])
    high = max([1.0, *(most for _, _, _, most in rows if most < float("inf"))])
    room = (high - low) * ROOM if low < 0 else 0.0
    return sheet(
        whiskers(title, rows, low - room, high + room, form, NAMES, ROW * 0.8), HEAD + ROW * 0.8 * len(rows) + 10
    )
