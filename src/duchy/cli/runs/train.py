"""A course of learning as the command line runs it: watched while games are played, and told epoch by epoch."""

from collections.abc import Mapping
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from duchy.arena.crew import cores
from duchy.cli.files import write_text
from duchy.cli.terminal.screen import console
from duchy.core.reason import Refusal
from duchy.train.course import Course, Wishes
from duchy.train.progress import Row, picture


def learn_from_games(
    game: str,
    folder: str,
    seed: str,
    counts: Mapping[str, int],
    hidden: tuple[int, ...],
    jobs: int | None,
    device: str,
    known: str | None = None,
) -> None:
    """Play and learn, generation by generation; what an earlier run has done is not done again."""
    import duchy.train.learning  # noqa: F401  (says at once if PyTorch is missing)

    try:
        begin_with = Path(known).read_bytes() if known else b""
    except OSError as error:
        raise Refusal(f"{known} cannot be read: {error.strerror}") from error
    course = Course(Path(folder), Wishes(game, seed, hidden=hidden, known="", **counts), begin_with)
    for generation in range(counts["generations"]):
        if course.network(generation).exists():
            continue
        play(course, generation, jobs or cores())
        course.learn(generation, device, tell)
    rows = course.progress()
    console().print(table_of(rows))
    write_text(str(course.folder / "progress.svg"), picture(rows))
    click.echo(f"{course.network(counts['generations'] - 1)} holds what was learnt")


def play(course: Course, generation: int, jobs: int) -> None:
    """Play the games of a generation, with a bar to watch on a terminal."""
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(f"games of generation {generation}", total=course.games(generation))
        course.play(generation, jobs, lambda count: progress.update(task, completed=count))


def tell(row: Row) -> None:
    """Say what an epoch came to."""
    by_hand = " ".join(f"{value:.3f}" for value in row.by_hand)
    learnt = " ".join(f"{value:.3f}" for value in row.learnt)
    click.echo(
        f"generation {row.generation}, epoch {row.epoch}: loss {row.loss:.4f}, by hand {by_hand}, learnt {learnt}"
    )


def table_of(rows: list[Row]) -> Table:
    """Show the last epoch of each generation: how much is foretold of final margins, and of what plans differ by."""
    table = Table(
        title="Foretold in games not learnt from: margins in thirds of the game, and among the plans of a turn"
    )
    for name in ("generation", "games", "epochs", "loss", "by hand", "learnt"):
        table.add_column(name, justify="right")
    last = {row.generation: row for row in rows}
    for row in last.values():
        by_hand = "  ".join(f"{value:.1%}" for value in row.by_hand)
        learnt = "  ".join(f"{value:.1%}" for value in row.learnt)
        table.add_row(str(row.generation), str(row.games), str(row.epoch), f"{row.loss:.4f}", by_hand, learnt)
    return table
