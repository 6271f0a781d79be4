"""Points by source as a table, and how a game ended."""

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table as Sheet
from rich.text import Text

from duchy.cli.table.table import Table
from duchy.core.match import Match


def points_sheet(match: Match, table: Table) -> Sheet:
    """Set out the points of every player by source; what was there before the journal began is 'before'."""
    sheet = Sheet(box=box.SIMPLE_HEAD, pad_edge=False)
    sheet.add_column(table.measure(match.state))
    for name in table.names:
        sheet.add_column(name, justify="right")
    tables = table.points(match)
    scores = match.game.scores(match.state)
    before = [score - sum(found.values()) for score, found in zip(scores, tables, strict=True)]
    if any(before):
        sheet.add_row("before", *(str(points) for points in before))
    for source in sorted({source: None for found in tables for source in found}, key=rank):
        sheet.add_row(source.replace("-", " "), *(str(found.get(source, "")) for found in tables))
    sheet.add_section()
    sheet.add_row("total", *(str(score) for score in scores), style="bold")
    together = [seats for seats in table.sides(match.state) if len(seats) > 1]
    if together:
        sums = {seat: sum(scores[partner] for partner in seats) for seats in together for seat in seats}
        sheet.add_row("team", *(str(sums.get(seat, "")) for seat in range(len(scores))), style="bold")
    return sheet


def rank(source: str) -> int:
    """Put sources that are numbered after those that are not, in the order of their numbers."""
    digits = "".join(letter for letter in source if letter.isdecimal())
    return int(digits or -1)


def closing(match: Match, table: Table) -> Iterator[RenderableType]:
    """Say who won, and with what."""
    first, *rest = table.ending(match.state)
    yield Text(first, style="bold green" if 1 in match.game.places(match.state) else "bold")
    yield from (Text(line) for line in rest)
    yield points_sheet(match, table)
