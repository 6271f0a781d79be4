"""`duchy arena` at work: plays the games with a progress bar, then prints the results."""

from collections import Counter
from collections.abc import Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import click

from duchy.arena.crew import Crew, crew_of
from duchy.arena.notes import seed_in
from duchy.arena.plan import Plan, Played
from duchy.arena.plot import picture
from duchy.arena.records import Folder
from duchy.arena.results import Results
from duchy.arena.tournament import Question, Tournament
from duchy.cli.arguments import entrants, seed_of
from duchy.cli.files import write_text
from duchy.cli.runs.standings import report
from duchy.cli.table.registry import table_of
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.progress import progress_bar
from duchy.core.options import settle
from duchy.core.reason import Refusal
from duchy.games import load


@dataclass(frozen=True)
class Request:
    """The arguments of the command."""

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
    failures: str = "arena-failures"
    """The folder for the tracebacks and positions of bots that fail."""
    lose: bool = False
    """Whether a bot that fails loses the game, and the arena goes on."""
    luck: bool = False
    """Whether the luck of every game is measured."""


def read_entrants(request: Request) -> tuple[str, ...]:
    """Read the bots, of which there must be two or more."""
    found = tuple(entrants(request.bots, request.game))
    if len(found) < 2:
        raise click.UsageError(f"--bots must name two or more bots, as in greedy,random, got {len(found)}")
    return found


def make_plan(request: Request) -> Plan:
    """Make the plan; an existing results file provides its seed."""
    game = load(request.game)
    start = game.initial(request.options)
    sides = table_of(game, [""] * game.seats(start)).sides(start)
    known = seed_in(Path(request.results)) if request.results is not None and request.seed is None else None
    return Plan(
        request.game,
        game.rules,
        settle(game.options(), request.options),
        read_entrants(request),
        tuple(tuple(side) for side in sides),
        seed_of(known or request.seed),
    )


def make_crew(request: Request) -> Crew:
    """Create the processes or the cluster that play the games."""
    if request.ray is not None:
        from duchy.arena.cluster import Cluster

        return Cluster(request.ray)
    return crew_of(request.jobs)


def run_arena(request: Request) -> None:
    """Play and report; after an interruption, report the games played so far."""
    plan = make_plan(request)
    question = Question(request.trials, request.claim, request.early)
    tournament = Tournament(plan, question, request.records is not None, request.luck)
    interrupted = False
    with ExitStack() as stack:
        results = None if request.results is None else stack.enter_context(Results(Path(request.results), plan))
        folder = None if request.records is None else Folder(Path(request.records), plan)
        for known in results.played if results else []:
            tournament.take(known)
        try:
            play(tournament, request, results, folder)
        except KeyboardInterrupt:
            interrupted = True
    report(tournament)
    report_failures(tournament, request)
    if request.plot is not None:
        write_text(request.plot, picture(tournament))
    if interrupted:
        later = f"run the same command with --results {request.results} to resume" if results else "nothing was saved"
        echo(f"duchy: interrupted; {later}", err=True)
        raise click.Abort


def play(tournament: Tournament, request: Request, results: Results | None, folder: Folder | None) -> None:
    """Play the games that are still needed, with a progress bar."""
    if tournament.done == tournament.most:
        return
    with progress_bar() as progress:
        task = progress.add_task("games", total=tournament.most, completed=tournament.done)
        with closing(make_crew(request).play(tournament.jobs())) as playing:
            for played in playing:
                if played.failed is not None:
                    note_failure(tournament, request, played)
                elif folder is not None:
                    folder.put(played)
                if results is not None:
                    results.add(played)
                tournament.take(played)
                progress.update(task, completed=tournament.done, description=status(tournament))
                if tournament.done == tournament.most:
                    break  # games still in progress change nothing


def note_failure(tournament: Tournament, request: Request, played: Played) -> None:
    """Keep what a bot's failure left behind; unless it merely loses the game, print the traceback and stop."""
    position = Folder(Path(request.failures), tournament.plan).put_failure(played)
    if request.lose:
        return
    echo(played.error.rstrip(), err=True)
    first = played.error.partition("\n")[0]
    advice = "--on-error lose counts such games as lost and goes on"
    raise Refusal(f"{first}; the position is in {position} (duchy show, duchy play --position); {advice}")


def report_failures(tournament: Tournament, request: Request) -> None:
    """Say how many games were lost by failures, and by whom."""
    lost: Counter[str] = Counter()
    for played in tournament.played.values():
        if played.failed is not None:
            seating = tournament.plan.seatings(played.pair)[played.seating]
            lost[tournament.plan.entrants[seating[played.failed]]] += 1
    for entrant, games in lost.items():
        echo(f"{entrant} failed in {games} games, which count as lost: see {request.failures}", err=True)


def status(tournament: Tournament) -> str:
    """Return a short status."""
    if len(tournament.standings) > 1:
        settled = sum(1 for standing in tournament.standings if standing.verdict)
        return f"{settled} of {len(tournament.standings)} settled"
    scores = tournament.standings[0].scores
    return f"{sum(scores) / len(scores):.1%} in {len(scores)} trials" if scores else "games"
