"""What happened in a game, as data: one entry for everything a player at the table would notice."""

from collections.abc import Iterable
from dataclasses import dataclass

Values = dict[str, int | str | list[int] | list[str]]


@dataclass(frozen=True)
class Entry:
    """One thing that happened: a code, its seat (-1 for none), its values, and points with their source."""

    code: str
    seat: int
    values: Values
    points: int = 0
    source: str = ""


def breakdown(entries: Iterable[Entry], seats: int) -> list[dict[str, int]]:
    """Sum each seat's points by source, in the order in which the sources first scored."""
    tables: list[dict[str, int]] = [{} for _ in range(seats)]
    for entry in entries:
        if entry.source:
            table = tables[entry.seat]
            table[entry.source] = table.get(entry.source, 0) + entry.points
    return tables
