"""`duchy set measure` at work: reads what is wished for, plays with a bar to watch, writes the tables."""

from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import click

from duchy.arena.crew import crew_of
from duchy.arena.entrants import entrant_of
from duchy.arena.notes import seed_in
from duchy.cli.arguments import seed_of
from duchy.cli.files import read_text
from duchy.cli.kingdom.sets.figures import report
from duchy.cli.kingdom.sets.survey import GAME, Survey, SurveyNotes, modes_of
from duchy.cli.terminal.progress import bar
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.games.kingdom.box.cards import HOUSES, Cards, cards_of


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    file: str
    games: int
    bots: list[str]
    only: tuple[str, ...]
    side: str
    seed: str | None
    results: str | None
    jobs: int | None


def survey_of(wishes: Wishes) -> tuple[Survey, Cards]:
    """Make the survey; modes that the set has no cards for are left out and told."""
    entrants = [entrant_of(text) for text in wishes.bots]
    if len(entrants) > 2:
        raise click.UsageError(f"--bots names {len(entrants)} bots: one for all seats, or one for each of two")
    for entrant in entrants:
        entrant.make(GAME, 0)
    source = wishes.file if wishes.file in HOUSES else read_text(wishes.file)
    cards = cards_of(source)
    modes = modes_of(cards, source, wishes.side)
    wanted = [mode for mode in modes if not wishes.only or any(begins(mode, prefix) for prefix in wishes.only)]
    if not wanted:
        raise click.UsageError(f"--only names no mode: the modes are {', '.join(modes)}")
    for mode in list(wanted):
        try:
            load(GAME).initial(modes[mode])
        except Refusal as refusal:
            click.echo(f"duchy: {mode} is left out: {refusal}", err=True)
            wanted.remove(mode)
    if not wanted:
        raise Refusal("nothing is left to measure")
    known = seed_in(Path(wishes.results)) if wishes.results is not None and wishes.seed is None else None
    bots = [str(entrant) for entrant in entrants]
    return Survey({mode: modes[mode] for mode in wanted}, bots, seed_of(known or wishes.seed)), cards


def begins(mode: str, prefix: str) -> bool:
    """Say whether a mode is one of those that a prefix names."""
    return f"{mode}/".startswith(f"{prefix.rstrip('/')}/")


def measure(wishes: Wishes) -> None:
    """Play and report; what was played before an interruption is reported too."""
    survey, cards = survey_of(wishes)
    interrupted = False
    with ExitStack() as stack:
        notes = None if wishes.results is None else stack.enter_context(SurveyNotes(Path(wishes.results), survey))
        try:
            play(survey, wishes, notes)
        except KeyboardInterrupt:
            interrupted = True
    for line in report(survey, cards):
        click.echo(line)
    if interrupted:
        later = f"the same command with --results {wishes.results} goes on" if notes else "nothing was kept"
        click.echo(f"duchy: interrupted; {later}", err=True)
        raise click.Abort


def play(survey: Survey, wishes: Wishes, notes: SurveyNotes | None) -> None:
    """Play what is to be played, with a bar to watch on a terminal."""
    crew = crew_of(wishes.jobs)
    total = wishes.games * len(survey.modes)
    with bar() as progress:
        done = total - sum(1 for _ in survey.jobs(wishes.games))
        task = progress.add_task("games", total=total, completed=done)
        with closing(crew.play(survey.jobs(wishes.games))) as playing:
            for played in playing:
                finding = survey.take(played)
                if notes is not None:
                    notes.add(finding)
                progress.update(task, advance=1, description=finding.mode)
