"""A contest in the arena as the command line runs it: made from what was wished for, watched, reported."""

from collections.abc import Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import click

from duchy.arena.crew import Crew, crew_of
from duchy.arena.notes import seed_in
from duchy.arena.plan import Plan
from duchy.arena.plot import picture
from duchy.arena.records import Folder
from duchy.arena.results import Results
from duchy.arena.tournament import Question, Tournament
from duchy.cli.arguments import entrants, seed_of
from duchy.cli.files import write_text
from duchy.cli.runs.standings import report
from duchy.cli.table.registry import table_of
from duchy.cli.terminal.progress import bar
from duchy.core.options import settle
from duchy.games import load


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    options: Mapping[str, object]
    bots: list[str]
    trials: int
    claim: float
    early: bool
    jobs: int | None
    seed: str | None = None
    results: str | None = None
    records: str | None = None
    plot: str | None = None
    ray: str | None = None


def entrants_of(wishes: Wishes) -> tuple[str, ...]:
    """Read the bots, two or more."""
    found = tuple(entrants(wishes.bots, wishes.game))
    if len(found) < 2:
        raise click.UsageError(f"--bots names {len(found)} bot: name two or more, as in greedy,random")
    return found


def plan_of(wishes: Wishes) -> Plan:
    """Make the plan; a results file that is there brings its seed."""
    game = load(wishes.game)
    start = game.initial(wishes.options)
    sides = table_of(game, [""] * game.seats(start)).sides(start)
    known = seed_in(Path(wishes.results)) if wishes.results is not None and wishes.seed is None else None
    return Plan(
        wishes.game,
        game.rules,
        settle(game.options(), wishes.options),
        entrants_of(wishes),
        tuple(tuple(side) for side in sides),
        seed_of(known or wishes.seed),
    )


def players_of(wishes: Wishes) -> Crew:
    """Choose who plays."""
    if wishes.ray is not None:
        from duchy.arena.cluster import Cluster

        return Cluster(wishes.ray)
    return crew_of(wishes.jobs)


def contest(wishes: Wishes) -> None:
    """Play and report; what was played before an interruption is reported too."""
    plan = plan_of(wishes)
    question = Question(wishes.trials, wishes.claim, wishes.early)
    tournament = Tournament(plan, question, wishes.records is not None)
    interrupted = False
    with ExitStack() as stack:
        results = None if wishes.results is None else stack.enter_context(Results(Path(wishes.results), plan))
        folder = None if wishes.records is None else Folder(Path(wishes.records), plan)
        for known in results.played if results else []:
            tournament.take(known)
        try:
            play(tournament, wishes, results, folder)
        except KeyboardInterrupt:
            interrupted = True
    report(tournament)
    if wishes.plot is not None:
        write_text(wishes.plot, picture(tournament))
    if interrupted:
        later = f"the same command with --results {wishes.results} goes on" if results else "nothing was kept"
        click.echo(f"duchy: interrupted; {later}", err=True)
        raise click.Abort


def play(tournament: Tournament, wishes: Wishes, results: Results | None, folder: Folder | None) -> None:
    """Play what is to be played, with a bar to watch on a terminal."""
    if tournament.done == tournament.most:
        return
    with bar() as progress:
        task = progress.add_task("games", total=tournament.most, completed=tournament.done)
        with closing(players_of(wishes).play(tournament.jobs())) as playing:
            for played in playing:
                if folder is not None:
                    folder.put(played)
                if results is not None:
                    results.add(played)
                tournament.take(played)
                progress.update(task, completed=tournament.done, description=described(tournament))
                if tournament.done == tournament.most:
                    break  # games that are still under way change nothing


def described(tournament: Tournament) -> str:
    """Say in a word how it stands."""
    if len(tournament.standings) > 1:
        settled = sum(1 for standing in tournament.standings if standing.verdict)
        return f"{settled} of {len(tournament.standings)} settled"
    scores = tournament.standings[0].scores
    return f"{sum(scores) / len(scores):.1%} in {len(scores)} trials" if scores else "games"
