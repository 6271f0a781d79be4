"""`duchy decisions` at work: makes positions, asks bots in them, and prints what they lose."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Final

import click
from rich.table import Table as Grid

from duchy.arena.crew import crew_of
from duchy.arena.decisions.judging import Answer, Question, ask
from duchy.arena.decisions.making import Task, make
from duchy.arena.decisions.positions import Position, Positions, head_of, read_positions, sample_of
from duchy.arena.lots import number_from
from duchy.arena.notes import seed_in
from duchy.arena.statistics import around
from duchy.cli.arguments import entrants, seed_of
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.progress import progress_bar
from duchy.cli.terminal.screen import console, figure_grid
from duchy.core.chance import Rng
from duchy.core.game import Game
from duchy.core.options import settle
from duchy.games import load
from duchy.train.training import training_of

NO_FIGURE: Final = "-"
ASKED: Final = "asked"
"""The usual seed of the bots that are asked: the same bots get the same figures."""


@dataclass(frozen=True)
class Request:
    """The arguments of the command."""

    game: str
    bots: str | None
    file: str | None
    most: int | None
    jobs: int | None
    make: int
    continuations: int
    player: str
    fresh: int
    seed: str | None


def run_decisions(request: Request) -> None:
    """Make positions, if that is asked, then ask the bots."""
    if not request.make and request.bots is None:
        raise click.UsageError("name the bots to ask with --bots, as in greedy,steward, or make positions with --make")
    if request.make and request.file is None:
        raise click.UsageError("--make needs a file for the positions: --file FILE")
    game = load(request.game)
    if request.file is not None and request.make:
        make_positions(request, game, Path(request.file))
    if request.bots is None:
        return
    path = Path(request.file) if request.file is not None else sample_of(game)
    positions = list(read_positions(path, game))[: request.most]
    names = entrants(request.bots.split(","), request.game)
    report(names, positions, answers_of(request, names, positions))


def make_positions(request: Request, game: Game, path: Path) -> None:
    """Make the positions that a file lacks, with a progress bar."""
    seed = seed_of((seed_in(path) if request.seed is None else None) or request.seed)
    head = head_of(game, request.continuations, entrants([request.player], request.game)[0], seed)
    with Positions(path, head) as file:
        done = {position.number for position in file.positions}
        tasks = (
            Task(game.name, number, mode_of(game, seed, number), request.player, request.continuations, seed)
            for number in range(request.make)
            if number not in done
        )
        with progress_bar() as progress:
            bar = progress.add_task("positions", total=request.make, completed=len(done))
            try:
                with closing(crew_of(request.jobs).work(make, tasks)) as making:
                    for position in making:
                        file.add(position)
                        progress.advance(bar)
            except KeyboardInterrupt:
                echo("duchy: interrupted; the same command goes on", err=True)
                raise click.Abort from None


def mode_of(game: Game, seed: bytes, number: int) -> dict[str, str | int]:
    """Draw the options of the game that a position is from, of all kinds of games that networks learn from."""
    return settle(game.options(), training_of(game.name).draw_mode(Rng(number_from(seed, "mode", number))))


def answers_of(request: Request, names: list[str], positions: list[Position]) -> dict[str, list[Answer]]:
    """Ask every bot in every position, with a progress bar."""
    seed = seed_of(request.seed or ASKED)
    found: dict[str, list[Answer]] = {name: [] for name in names}
    questions: Iterator[Question] = (
        Question(request.game, name, position, seed, request.fresh) for position in positions for name in names
    )
    with progress_bar() as progress:
        bar = progress.add_task("questions", total=len(names) * len(positions))
        with closing(crew_of(request.jobs).work(ask, questions)) as asking:
            for answer in asking:
                found[answer.bot].append(answer)
                progress.advance(bar)
    return found


def report(names: list[str], positions: list[Position], answers: dict[str, list[Answer]]) -> None:
    """Print what the bots lose, in all and apart by phase and by kind of decision."""
    screen = console()
    screen.print(bots_grid(names, answers))
    screen.print("points and chances to win lost for each decision; fewer: than the bot above; ±: 95% intervals")
    screen.print("points lost, apart by phase, and by what the best plan does first:")
    for title, groups in (
        ("phase", [position.phase for position in positions]),
        ("decision", [position.kind for position in positions]),
    ):
        screen.print(groups_grid(title, groups, names, answers))


def bots_grid(names: list[str], answers: dict[str, list[Answer]]) -> Grid:
    """Show what each bot loses, with intervals, and how much less than the one before."""
    grid = figure_grid("bot", "decisions", "points", "±", "fewer", "±", "chance to win", "±", "weighed anew")
    before: list[Answer] = []
    for name in names:
        found = answers[name]
        points = [answer.points for answer in found]
        fewer = [above.points - answer.points for above, answer in zip(before, found, strict=False)]
        wins = [100 * answer.wins for answer in found]
        row = [*mean_of(points, 2), *(mean_of(fewer, 2) if before else [NO_FIGURE] * 2)]
        chance, interval = mean_of(wins, 1)
        row += [f"{chance}%", interval, str(sum(not answer.known for answer in found))]
        grid.add_row(name, str(len(found)), *row)
        before = found
    return grid


def groups_grid(title: str, groups: list[str], names: list[str], answers: dict[str, list[Answer]]) -> Grid:
    """Show the points that each bot loses, apart by some property of the positions."""
    grid = figure_grid(title, "count", *names)
    for group in sorted(set(groups)):
        places = [place for place, own in enumerate(groups) if own == group]
        means = [fmean(answers[name][place].points for place in places) for name in names]
        grid.add_row(group, str(len(places)), *(f"{mean:.2f}" for mean in means))
    return grid


def mean_of(values: list[float], digits: int) -> list[str]:
    """Write a mean with half its 95% interval."""
    if len(values) < 2:
        return [f"{fmean(values):.{digits}f}" if values else NO_FIGURE, NO_FIGURE]
    low, high = around(values)
    return [f"{fmean(values):.{digits}f}", f"{(high - low) / 2:.{digits}f}"]
