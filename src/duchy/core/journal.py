"""What happened in a game, as data: one entry for each thing that a player at the table would notice."""

from collections.abc import Iterable
from dataclasses import dataclass

Values = dict[str, int | str | list[int] | list[str]]


@dataclass(frozen=True)
class Entry:
    """One thing that happened: a code, whose it is (-1: nobody's), its values, and points with their source."""

    code: str
    seat: int
    values: Values
    points: int = 0
    source: str = ""


def breakdown(entries: Iterable[Entry], seats: int) -> list[dict[str, int]]:
    """Sum the points of each seat by source, in the order in which the sources first scored."""
    tables: list[dict[str, int]] = [{} for _ in range(seats)]
    for entry in entries:
        if entry.source:
            table = tables[entry.seat]
            table[entry.source] = table.get(entry.source, 0) + entry.points
    return tables
