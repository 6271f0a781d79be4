"""`duchy puzzles` at work: searches and checks in several processes, with files that resume, and the list."""

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path

from duchy.arena.crew import Result, Task, crew_of
from duchy.cli.files import FileError, read_text
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.progress import progress_bar
from duchy.cli.terminal.screen import console, figure_grid
from duchy.coach.registry import knowledge_of
from duchy.core.chance import Rng
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.puzzles.checking import SEED, Finding, check, engine_fault
from duchy.puzzles.collection import collection, read_collection
from duchy.puzzles.games import puzzles_in
from duchy.puzzles.puzzle import Puzzle, write_puzzle
from duchy.puzzles.race import Budget
from duchy.puzzles.registry import theme_of
from duchy.puzzles.rerating import rated
from duchy.puzzles.seeking import Seeker


@dataclass(frozen=True)
class Search:
    """A series of games in which puzzles are looked for."""

    game: str
    first: int
    games: int
    bot: str
    seed: str
    kind: str = ""


@dataclass(frozen=True)
class Trial:
    """What is checked, and how; `to` is the file for puzzles that hold."""

    file: str | None
    sample: int | None
    seed: int
    quick: bool
    to: str | None


@dataclass(frozen=True)
class Hands:
    """Who does the work: so many processes (default: one per core), or a Ray cluster at an address."""

    jobs: int | None
    ray: str | None

    def work(self, do: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        """Do tasks; close the generator to stop."""
        if self.ray is None:
            return crew_of(self.jobs).work(do, tasks)
        from duchy.arena.cluster import Cluster

        return Cluster(self.ray).work(do, tasks)


def chosen(file: str | None, game: str = "", kind: str = "") -> list[Puzzle]:
    """Return the puzzles of a file or of the collection, of one game or kind if these are named."""
    found = read_collection(read_text(file)) if file else list(collection().values())
    return [one for one in found if game in ("", one.game) and kind in ("", one.kind)]


def append(path: str, lines: Iterable[str]) -> None:
    """Append lines to a file."""
    try:
        with Path(path).open("a", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror}") from error


def lines_of(path: str) -> list[str]:
    """Return the lines of a file; none if there is no such file."""
    return read_text(path).splitlines() if Path(path).exists() else []


@cache
def seeker_of(game: str) -> Seeker:
    """Make a seeker, once in each process."""
    return Seeker(load(game), knowledge_of(game), theme_of(game), Budget())


def sought(task: tuple[Search, int]) -> tuple[str, list[str]]:
    """Look for puzzles in one game; return the game's name in the log, and the puzzles as lines."""
    search, number = task
    found = puzzles_in(seeker_of(search.game), search.bot, search.seed, number, search.kind)
    return log_name(search, number), [write_puzzle(puzzle) for puzzle in found]


def log_name(search: Search, number: int) -> str:
    """Return what a game is called in the log of games that were looked through, all or for a kind."""
    name = f"{search.game} {number} of {search.seed} by {search.bot}"
    return f"{name} for {search.kind}" if search.kind else name


def make_puzzles(search: Search, to: str, hands: Hands) -> None:
    """Look through the games that no earlier run has looked through; their names are kept beside the file."""
    kinds = theme_of(search.game).kinds
    if search.kind and search.kind not in kinds:
        raise Refusal(f"there is no kind {search.kind!r} in {search.game}: there are {', '.join(kinds)}")
    log, known = f"{to}.games", {puzzle.id for puzzle in read_collection("\n".join(lines_of(to)))}
    done, count = set(lines_of(log)), 0
    numbers = [
        number for number in range(search.first, search.first + search.games) if log_name(search, number) not in done
    ]
    with progress_bar() as progress:
        bar = progress.add_task("games", total=len(numbers))
        with closing(hands.work(sought, ((search, number) for number in numbers))) as working:
            for name, lines in working:
                fresh = [line for line in lines if json.loads(line)["id"] not in known]
                append(to, fresh)
                append(log, [name])
                count += len(fresh)
                progress.advance(bar)
    echo(f"found {count} puzzles in {len(numbers)} games; {to} has {len(lines_of(to))}")


def checked(task: tuple[Puzzle, int, bool]) -> Finding:
    """Check one puzzle."""
    puzzle, seed, quick = task
    return Finding(puzzle.id, engine_fault(puzzle), puzzle.proof) if quick else check(puzzle, seed=SEED + seed)


def sampled(puzzles: list[Puzzle], count: int | None, seed: int) -> list[Puzzle]:
    """Return some puzzles, drawn by a seed; all without a count."""
    if count is None or count >= len(puzzles):
        return puzzles
    rng, left = Rng(seed), list(puzzles)
    return [left.pop(rng.below(len(left))) for _ in range(count)]


def check_puzzles(trial: Trial, hands: Hands) -> bool:
    """Check puzzles that no earlier run has checked; return whether all hold."""
    log = f"{trial.to}.checked" if trial.to else ""
    done = {line.split()[0] for line in lines_of(log)} if log else set()
    wanted = [one for one in sampled(chosen(trial.file), trial.sample, trial.seed) if one.id not in done]
    by_id, faults = {puzzle.id: puzzle for puzzle in wanted}, 0
    tasks: Iterator[tuple[Puzzle, int, bool]] = ((puzzle, trial.seed, trial.quick) for puzzle in wanted)
    with progress_bar() as progress:
        bar = progress.add_task("puzzles", total=len(wanted))
        with closing(hands.work(checked, tasks)) as working:
            for finding in working:
                if finding.fault:
                    faults += 1
                    echo(f"{finding.id}: {finding.fault}")
                elif trial.to and finding.proof is not None:
                    append(trial.to, [write_puzzle(replace(by_id[finding.id], proof=finding.proof))])
                if log:
                    append(log, [f"{finding.id} {finding.fault or 'holds'}"])
                progress.advance(bar)
    echo(f"{len(wanted) - faults} of {len(wanted)} puzzles hold")
    return faults == 0


def rated_again(task: tuple[Puzzle, tuple[str, ...]]) -> tuple[Puzzle, Puzzle | None]:
    """Let bots play one puzzle again."""
    puzzle, bots = task
    return puzzle, rated(puzzle, bots)


def rate_puzzles(puzzles: list[Puzzle], bots: tuple[str, ...], to: str, hands: Hands) -> bool:
    """Rate puzzles again that no earlier run has rated; return whether the best turns of all stand."""
    log, faults = f"{to}.rated", 0
    done = {line.split()[0] for line in lines_of(log)}
    wanted = [one for one in puzzles if one.id not in done]
    with progress_bar() as progress:
        bar = progress.add_task("puzzles", total=len(wanted))
        with closing(hands.work(rated_again, ((puzzle, bots) for puzzle in wanted))) as working:
            for puzzle, found in working:
                if found is None:
                    faults += 1
                    echo(f"{puzzle.id}: a bot's turn is not clearly worse than the best one")
                else:
                    append(to, [write_puzzle(found)])
                append(log, [f"{puzzle.id} {'rated' if found else 'falls'}"])
                progress.advance(bar)
    echo(f"{len(wanted) - faults} of {len(wanted)} puzzles were rated again")
    return faults == 0


def list_puzzles(file: str | None, game: str, kind: str, as_json: bool) -> None:
    """List puzzles, as a table or as JSON."""
    found = chosen(file, game, kind)
    if as_json:
        echo(json.dumps([{"id": puzzle.id} | asdict(puzzle) for puzzle in found], ensure_ascii=False))
        return
    grid = figure_grid("id", "game", "mode", "kind", "rating", "lead", "missed by")
    for puzzle in found:
        missed = [name for name, lost in puzzle.levels.items() if lost >= puzzle.proof.lead]
        lead = f"{puzzle.proof.lead / 100:.1f} ±{puzzle.proof.error / 100:.1f}"
        grid.add_row(
            puzzle.id, puzzle.game, puzzle.mode, puzzle.kind, str(puzzle.rating), lead, missed[-1] if missed else "none"
        )
    console().print(grid)
    echo(f"{len(found)} puzzles")
