"""`duchy export` at work: writes the games with a progress bar, then reports how many there are."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import click

from duchy.arena.crew import crew_of
from duchy.bots.entrants import make_bot
from duchy.cli.arguments import entrants, one_per_seat, seed_of
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.progress import progress_bar
from duchy.core.options import settle
from duchy.games import load
from duchy.research.data.fresh import Series, fresh_lots
from duchy.research.data.parquet import GAMES_FILE, PLIES_FILE, Folder, Lot, Tables
from duchy.research.data.recorded import recorded_lots, records_in

GAMES_OF_A_LOT = 8
"""The number of games that a process plays before it returns their rows."""


@dataclass(frozen=True)
class Request:
    """The arguments of the command."""

    game: str
    files: list[str]
    options: Mapping[str, object]
    games: int
    bots: list[str]
    seed: str | None
    jobs: int | None
    to: str
    overwrite: bool


def make_series(game: str, options: Mapping[str, object], bots: list[str], seed: str | None) -> Series:
    """Create the series of games to play, with one bot for all seats or one per seat."""
    rules = load(game)
    seats = rules.seats(rules.initial(options))
    named = one_per_seat(entrants(bots, game), seats)
    return Series(game, settle(rules.options(), options), tuple(named), seed_of(seed), make_bot)


def export_games(request: Request) -> None:
    """Write all games and report how many; if a game cannot be written, stop and leave no files."""
    tasks: Iterator[Lot]
    if request.files:
        paths = records_in(request.files)
        count, seed = len(paths), ""
        tasks = recorded_lots(request.game, paths, GAMES_OF_A_LOT)
    else:
        series = make_series(request.game, request.options, request.bots, request.seed)
        count, seed = request.games, f"; seed: {series.seed.hex()}"
        tasks = fresh_lots(series, count, GAMES_OF_A_LOT)
    try:
        plies = write(request, tasks, count)
    except KeyboardInterrupt:
        echo("duchy: interrupted; nothing was written", err=True)
        raise click.Abort from None
    echo(f"{count} games in {Path(request.to, GAMES_FILE)}, {plies} plies in {Path(request.to, PLIES_FILE)}{seed}")


def write(request: Request, tasks: Iterator[Lot], count: int) -> int:
    """Write all games, with a progress bar, and return the number of their plies."""
    plies = 0
    with Folder(Path(request.to), request.overwrite) as folder, progress_bar() as progress:
        task = progress.add_task("games", total=count)
        with closing(crew_of(request.jobs).work(Tables, tasks)) as working:
            for tables in working:
                folder.add(tables)
                plies += tables.plies.num_rows
                progress.advance(task, tables.games.num_rows)
    return plies
