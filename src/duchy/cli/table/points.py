"""Points by source as a grid, and the result of a game."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from duchy.cli.table.table import Table
from duchy.cli.terminal.screen import figure_grid
from duchy.core.match import Match


def points_grid(match: Match, table: Table) -> Grid:
    """Show each player's points by source; points scored before the journal started are listed as 'before'."""
    grid = figure_grid(table.measure(match.state), *table.names)
    tables = table.points(match)
    scores = match.game.scores(match.state)
    before = [score - sum(found.values()) for score, found in zip(scores, tables, strict=True)]
    if any(before):
        grid.add_row("before", *(str(points) for points in before))
    for source in sorted({source: None for found in tables for source in found}, key=rank):
        grid.add_row(source.replace("-", " "), *(str(found.get(source, "")) for found in tables))
    grid.add_section()
    grid.add_row("total", *(str(score) for score in scores), style="bold")
    together = [seats for seats in table.sides(match.state) if len(seats) > 1]
    if together:
        sums = {seat: sum(scores[partner] for partner in seats) for seats in together for seat in seats}
        grid.add_row("team", *(str(sums.get(seat, "")) for seat in range(len(scores))), style="bold")
    return grid


def rank(source: str) -> int:
    """Sort numbered sources by number, after those without a number."""
    digits = "".join(letter for letter in source if letter.isdecimal())
    return int(digits or -1)


def result_lines(match: Match, table: Table) -> Iterator[RenderableType]:
    """Show how a game ended, and everyone's points by source."""
    first, *rest = table.ending(match.state)
    yield Text(first, style="bold green" if 1 in match.game.places(match.state) else "bold")
    yield from (Text(line) for line in rest)
    yield points_grid(match, table)
