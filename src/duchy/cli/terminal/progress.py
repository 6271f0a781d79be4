"""A progress bar for long runs, shown only on a terminal."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from duchy.cli.terminal.screen import console


def progress_bar() -> Progress:
    """Create a progress bar that shows what is counted, how much of it is done, and the time elapsed."""
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
