"""`duchy stats` at work: plays the games with a progress bar, prints the facts, and writes the page of facts."""

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from duchy.arena.crew import crew_of
from duchy.arena.statistics import apart, around, fixed
from duchy.cli.files import FileError, write_text
from duchy.cli.runs.export import GAMES_OF_A_LOT, make_series
from duchy.cli.runs.plots import plots_of
from duchy.cli.table.registry import table_of
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.progress import progress_bar
from duchy.cli.terminal.screen import console, figure_grid
from duchy.games import load
from duchy.research.data.fresh import fresh_lots
from duchy.research.data.reading import reading_of
from duchy.research.stats.facts import Facts, Intervals
from duchy.research.stats.page import files_of
from duchy.research.stats.sheets import sheets_of
from duchy.research.stats.tally import tallies

INTERVALS = Intervals(around, apart, fixed)


@dataclass(frozen=True)
class Request:
    """The arguments of the command."""

    game: str
    options: Mapping[str, object]
    games: int
    bot: str
    jobs: int | None
    overwrite: bool
    command: list[str]
    seed: str | None = None
    to: str | None = None


def measure_facts(request: Request) -> None:
    """Play, print the facts, and write the page if a folder is given."""
    if request.to is not None:
        prepare_folder(Path(request.to), request)
    series = make_series(request.game, request.options, [request.bot], request.seed)
    game, reading = load(request.game), reading_of(request.game)
    start = game.initial(request.options)
    sides = table_of(game, [""] * game.seats(start)).sides(start)
    facts = Facts(series, sides, reading.duchies(start), reading.buildable(start), INTERVALS)
    with progress_bar() as progress:
        task = progress.add_task("games", total=request.games)
        lots = fresh_lots(series, request.games, GAMES_OF_A_LOT)
        with closing(crew_of(request.jobs).work(tallies, lots)) as working:
            for some in working:
                for tally in some:
                    facts.add(tally)
                progress.advance(task, len(some))
    report(facts)
    if request.to is not None:
        for name, content in files_of(facts, plots_of(facts, reading), request.command).items():
            write_text(Path(request.to, name), content)
        echo(f"wrote {Path(request.to, page_name(request.game))}")


def page_name(game: str) -> str:
    """Return the file name of a game's page."""
    return f"facts-{game}.md"


def prepare_folder(folder: Path, request: Request) -> None:
    """Create the folder for a page; raise `FileError` before anything is played if it already has one."""
    page = folder / page_name(request.game)
    if page.exists() and not request.overwrite:
        raise FileError(f"{page} already exists: name another folder, or add --overwrite")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError(f"{folder} cannot be created: {error.strerror}") from error


def report(facts: Facts) -> None:
    """Print all facts."""
    screen = console()
    for made in sheets_of(facts, reading_of(facts.series.game)):
        screen.print(Text(made.title, style="bold"))
        screen.print(Text(made.words, style="dim"))
        grid = figure_grid(*made.heads)
        for row in made.rows:
            grid.add_row(*row)
        screen.print(grid)
    screen.print(f"{facts.games} games; seed: {facts.series.seed.hex()}", soft_wrap=True)
