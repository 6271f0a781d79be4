"""The measuring of facts as the command line runs it: made from what was wished for, watched, reported."""

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import click
from rich.text import Text

from duchy.arena.crew import crew_of
from duchy.arena.statistics import apart, around, fixed
from duchy.cli.files import FileTrouble, write_text
from duchy.cli.runs.export import GAMES_OF_A_LOT, series_of
from duchy.cli.runs.plots import pictures_of
from duchy.cli.runs.standings import sheet_of
from duchy.cli.table.registry import table_of
from duchy.cli.terminal.progress import bar
from duchy.cli.terminal.screen import console
from duchy.games import load
from duchy.research.data.fresh import fresh_lots
from duchy.research.data.reading import reading_of
from duchy.research.stats.facts import Facts, Intervals
from duchy.research.stats.page import files_of
from duchy.research.stats.sheets import sheets_of
from duchy.research.stats.tally import tallies

INTERVALS = Intervals(around, apart, fixed)


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    options: Mapping[str, object]
    games: int
    bot: str
    jobs: int | None
    overwrite: bool
    command: list[str]
    seed: str | None = None
    to: str | None = None


def measure(wishes: Wishes) -> None:
    """Play, print the facts, and write the page if it is wanted."""
    if wishes.to is not None:
        ready(Path(wishes.to), wishes)
    series = series_of(wishes.game, wishes.options, [wishes.bot], wishes.seed)
    game, reading = load(wishes.game), reading_of(wishes.game)
    start = game.initial(wishes.options)
    sides = table_of(game, [""] * game.seats(start)).sides(start)
    facts = Facts(series, sides, reading.duchies(start), reading.buildable(start), INTERVALS)
    with bar() as progress:
        task = progress.add_task("games", total=wishes.games)
        lots = fresh_lots(series, wishes.games, GAMES_OF_A_LOT)
        with closing(crew_of(wishes.jobs).work(tallies, lots)) as working:
            for some in working:
                for tally in some:
                    facts.add(tally)
                progress.advance(task, len(some))
    report(facts)
    if wishes.to is not None:
        for name, content in files_of(facts, pictures_of(facts, reading), wishes.command).items():
            write_text(Path(wishes.to, name), content)
        click.echo(f"written: {Path(wishes.to, page_of(wishes.game))}")


def page_of(game: str) -> str:
    """Name the page of a game."""
    return f"facts-{game}.md"


def ready(folder: Path, wishes: Wishes) -> None:
    """Make the folder of a page; raises `FileTrouble` where one lies there already, before anything is played."""
    page = folder / page_of(wishes.game)
    if page.exists() and not wishes.overwrite:
        raise FileTrouble(f"{page} is there already: name another folder, or add --overwrite")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileTrouble(f"{folder} cannot hold a page: {error.strerror}") from error


def report(facts: Facts) -> None:
    """Print all sheets."""
    screen = console()
    for made in sheets_of(facts, reading_of(facts.series.game)):
        screen.print(Text(made.title, style="bold"))
        screen.print(Text(made.words, style="dim"))
        sheet = sheet_of(*made.heads)
        for row in made.rows:
            sheet.add_row(*row)
        screen.print(sheet)
    screen.print(f"{facts.games} games; seed: {facts.series.seed.hex()}", soft_wrap=True)
