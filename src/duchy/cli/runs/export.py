"""An export as the command line runs it: made from what was wished for, watched, reported."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import click

from duchy.arena.crew import crew_of
from duchy.arena.entrants import entered
from duchy.cli.arguments import entrants, for_each_seat, seed_of
from duchy.cli.terminal.progress import bar
from duchy.core.options import settle
from duchy.games import load
from duchy.research.data.fresh import Series, fresh_lots
from duchy.research.data.parquet import GAMES_FILE, PLIES_FILE, Folder, Lot, Tables
from duchy.research.data.recorded import recorded_lots, records_in

GAMES_OF_A_LOT = 8
"""Games that a process plays before it hands over their rows."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    files: list[str]
    options: Mapping[str, object]
    games: int
    bots: list[str]
    seed: str | None
    jobs: int | None
    to: str
    overwrite: bool


def series_of(game: str, options: Mapping[str, object], bots: list[str], seed: str | None) -> Series:
    """Say what is played: one bot for all seats, or one for each."""
    rules = load(game)
    seats = rules.seats(rules.initial(options))
    named = for_each_seat(entrants(bots, game), seats)
    return Series(game, settle(rules.options(), options), tuple(named), seed_of(seed), entered)


def export_games(wishes: Wishes) -> None:
    """Write all games and say how many; a game that cannot be written ends it, and nothing is left."""
    tasks: Iterator[Lot]
    if wishes.files:
        paths = records_in(wishes.files)
        count, seed = len(paths), ""
        tasks = recorded_lots(wishes.game, paths, GAMES_OF_A_LOT)
    else:
        series = series_of(wishes.game, wishes.options, wishes.bots, wishes.seed)
        count, seed = wishes.games, f"; seed: {series.seed.hex()}"
        tasks = fresh_lots(series, count, GAMES_OF_A_LOT)
    try:
        plies = write(wishes, tasks, count)
    except KeyboardInterrupt:
        click.echo("duchy: interrupted; nothing was written", err=True)
        raise click.Abort from None
    click.echo(f"{count} games in {Path(wishes.to, GAMES_FILE)}, {plies} plies in {Path(wishes.to, PLIES_FILE)}{seed}")


def write(wishes: Wishes, tasks: Iterator[Lot], count: int) -> int:
    """Write all games, with a bar to watch on a terminal; count their plies."""
    plies = 0
    with Folder(Path(wishes.to), wishes.overwrite) as folder, bar() as progress:
        task = progress.add_task("games", total=count)
        with closing(crew_of(wishes.jobs).work(Tables, tasks)) as working:
            for tables in working:
                folder.add(tables)
                plies += tables.plies.num_rows
                progress.advance(task, tables.games.num_rows)
    return plies
