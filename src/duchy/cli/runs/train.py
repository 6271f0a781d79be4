"""`duchy train` at work: plays games with a progress bar, and reports training epoch by epoch."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from duchy.cli.files import write_text
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.progress import progress_bar
from duchy.cli.terminal.screen import console
from duchy.core.reason import Refusal
from duchy.system import cores
from duchy.train.progress import Row, picture
from duchy.train.training_run import TrainingOptions, TrainingRun


def train_network(
    game: str,
    folder: str,
    seed: str,
    counts: Mapping[str, int],
    layers: Mapping[str, tuple[int, ...]],
    jobs: int | None,
    device: str,
    known: str | None = None,
    curve: bool = False,
    alone: bool = False,
) -> None:
    """Play and train, generation by generation; skip the generations that an earlier run finished."""
    import duchy.train.learning  # noqa: F401  (fails before any game is played if PyTorch is missing)

    try:
        start_from = Path(known).read_bytes() if known else b""
    except OSError as error:
        raise Refusal(f"{known} cannot be read: {error.strerror}") from error
    options = TrainingOptions(
        game, seed, hidden=layers["hidden"], teacher=layers.get("teacher", ()), alone=alone, known="", **counts
    )
    run = TrainingRun(Path(folder), options, start_from)
    for generation in range(counts["generations"]):
        if run.network(generation).exists():
            continue
        play(run, generation, jobs or cores())
        run.learn(generation, device, report_epoch)
    rows = run.progress()
    console().print(progress_grid(rows))
    write_text(str(run.folder / "progress.svg"), picture(rows))
    if curve:
        points: list[Mapping[str, Any]] = []
        run.curve(device, points.append)
        console().print(curve_grid(points))
    echo(f"{run.network(counts['generations'] - 1)} is the trained network")


def play(run: TrainingRun, generation: int, jobs: int) -> None:
    """Play the games of a generation, with a progress bar."""
    with progress_bar() as progress:
        task = progress.add_task(f"games of generation {generation}", total=run.games(generation))
        run.play(generation, jobs, lambda count: progress.update(task, completed=count))


def report_epoch(row: Row) -> None:
    """Print the loss and the explained variance after an epoch."""
    by_hand = " ".join(f"{value:.3f}" for value in row.by_hand)
    learnt = " ".join(f"{value:.3f}" for value in row.learnt)
    echo(
        f"generation {row.generation}, epoch {row.epoch}: loss {row.loss:.4f}, hand-written {by_hand}, learnt {learnt}"
    )


def curve_grid(points: list[Mapping[str, Any]]) -> Grid:
    """Show what each share of the games taught."""
    grid = Grid(
        title="What shares of the games teach: the loss, and points that choices of plans lose, in held-out games"
    )
    for name in ("layers", "share", "rows", "epochs", "loss", "points lost", "explained among plans"):
        grid.add_column(name, justify="right")
    for point in points:
        layers = ",".join(str(size) for size in point["hidden"])
        grid.add_row(
            layers,
            f"1/{round(1 / point['share'])}",
            str(point["rows"]),
            str(point["epochs"]),
            f"{point['loss']:.4f}",
            f"{point['lost']:.2f}",
            f"{point['explained'][-1]:.1%}",
        )
    return grid


def progress_grid(rows: list[Row]) -> Grid:
    """Show each generation's last epoch: the explained variance of final margins and of differences between plans."""
    grid = Grid(
        title="Explained variance in held-out games: of final margins, by thirds of the game, and among a turn's plans"
    )
    for name in ("generation", "games", "epochs", "loss", "hand-written", "learnt"):
        grid.add_column(name, justify="right")
    last = {row.generation: row for row in rows}
    for row in last.values():
        by_hand = "  ".join(f"{value:.1%}" for value in row.by_hand)
        learnt = "  ".join(f"{value:.1%}" for value in row.learnt)
        grid.add_row(str(row.generation), str(row.games), str(row.epoch), f"{row.loss:.4f}", by_hand, learnt)
    return grid
