"""A progress bar for long runs, shown only on a terminal."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from duchy.cli.terminal.screen import console


def progress_bar() -> Progress:
    """Create a progress bar that shows a description, the number done of the total, and the time elapsed."""
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
