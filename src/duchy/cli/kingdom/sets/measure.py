"""`duchy set measure` at work: plays the games with a progress bar, then prints the tables."""

from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import click

from duchy.arena.crew import crew_of
from duchy.arena.notes import seed_in
from duchy.bots.entrants import entrant_of
from duchy.cli.arguments import seed_of
from duchy.cli.files import read_text
from duchy.cli.kingdom.sets.figures import report
from duchy.cli.kingdom.sets.survey import GAME, Survey, SurveyNotes, modes_of
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.progress import progress_bar
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.games.kingdom.box.cards import HOUSE, Cards, cards_of


@dataclass(frozen=True)
class Request:
    """The arguments of the command."""

    file: str
    games: int
    bots: list[str]
    only: tuple[str, ...]
    side: str
    seed: str | None
    results: str | None
    jobs: int | None


def make_survey(request: Request) -> tuple[Survey, Cards]:
    """Create the survey; leave out modes that the set has no cards for, and report them."""
    entrants = [entrant_of(text) for text in request.bots]
    if len(entrants) > 2:
        raise click.UsageError(f"--bots must name one bot, or one for each of two seats, got {len(entrants)}")
    for entrant in entrants:
        entrant.make(GAME, 0)
    source = request.file if request.file == HOUSE else read_text(request.file)
    cards = cards_of(source)
    modes = modes_of(cards, source, request.side)
    wanted = [mode for mode in modes if not request.only or any(has_prefix(mode, prefix) for prefix in request.only)]
    if not wanted:
        raise click.UsageError(f"--only must be the start of a mode: the modes are {', '.join(modes)}")
    for mode in list(wanted):
        try:
            load(GAME).initial(modes[mode])
        except Refusal as refusal:
            echo(f"duchy: {mode} is left out: {refusal}", err=True)
            wanted.remove(mode)
    if not wanted:
        raise Refusal("there is no mode left to measure")
    known = seed_in(Path(request.results)) if request.results is not None and request.seed is None else None
    bots = [str(entrant) for entrant in entrants]
    return Survey({mode: modes[mode] for mode in wanted}, bots, seed_of(known or request.seed)), cards


def has_prefix(mode: str, prefix: str) -> bool:
    """Return whether a mode starts with the parts of a prefix."""
    return f"{mode}/".startswith(f"{prefix.rstrip('/')}/")


def measure(request: Request) -> None:
    """Play and report; after an interruption, report the games played so far."""
    survey, cards = make_survey(request)
    interrupted = False
    with ExitStack() as stack:
        notes = None if request.results is None else stack.enter_context(SurveyNotes(Path(request.results), survey))
        try:
            play(survey, request, notes)
        except KeyboardInterrupt:
            interrupted = True
    for line in report(survey, cards):
        echo(line)
    if interrupted:
        later = f"run the same command with --results {request.results} to resume" if notes else "nothing was saved"
        echo(f"duchy: interrupted; {later}", err=True)
        raise click.Abort


def play(survey: Survey, request: Request, notes: SurveyNotes | None) -> None:
    """Play the games that are still needed, with a progress bar."""
    crew = crew_of(request.jobs)
    total = request.games * len(survey.modes)
    with progress_bar() as progress:
        done = total - sum(1 for _ in survey.jobs(request.games))
        task = progress.add_task("games", total=total, completed=done)
        with closing(crew.play(survey.jobs(request.games))) as playing:
            for played in playing:
                finding = survey.take(played)
                if notes is not None:
                    notes.add(finding)
                progress.update(task, advance=1, description=finding.mode)
