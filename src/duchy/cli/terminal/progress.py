"""A bar to watch on a terminal while many games are counted; elsewhere nothing is shown."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from duchy.cli.terminal.screen import console


def bar() -> Progress:
    """Make the bar: what is counted, how much of it is done, and since when."""
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
