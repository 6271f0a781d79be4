"""`duchy puzzles score` at work: a bot's answers to a collection, with intervals."""

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass

from duchy.arena.statistics import around
from duchy.bots.entrants import make_bot
from duchy.cli.arguments import entrants
from duchy.cli.runs.puzzles import Hands
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.progress import progress_bar
from duchy.cli.terminal.screen import console, figure_grid
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.puzzles.answers import Answer, judged
from duchy.puzzles.puzzle import Puzzle
from duchy.puzzles.turns import end_of, line_of


@dataclass(frozen=True)
class Test:
    """A bot and its seed."""

    bot: str
    seed: int


@dataclass(frozen=True)
class Row:
    """What a bot made of some puzzles: how many, the share solved and the points lost in each, with their intervals."""

    name: str
    puzzles: int
    solved: float
    solved_within: tuple[float, float]
    lost: float
    lost_within: tuple[float, float]


def answered(task: tuple[Test, Puzzle]) -> tuple[Puzzle, Answer]:
    """Let a bot play the turn of a puzzle, and judge it."""
    test, puzzle = task
    game = load(puzzle.game)
    state = game.read(puzzle.position)
    line = line_of(game, state, puzzle.seat, make_bot(test.bot, puzzle.game, test.seed))
    return puzzle, judged(game, state, puzzle, line, end_of(game, state, puzzle.seat, line))


def print_scores(puzzles: Sequence[Puzzle], test: Test, hands: Hands, as_json: bool) -> None:
    """Let a bot answer puzzles; print what it made of all, of each game and of each kind."""
    if not puzzles:
        raise Refusal("there are no such puzzles: `duchy puzzles list` lists all")
    for game in {puzzle.game for puzzle in puzzles}:
        entrants([test.bot], game)
    found: list[tuple[Puzzle, Answer]] = []
    with progress_bar() as progress:
        bar = progress.add_task("puzzles", total=len(puzzles))
        with closing(hands.work(answered, ((test, puzzle) for puzzle in puzzles))) as working:
            for one in working:
                found.append(one)
                progress.advance(bar)
    rows = rows_of(found)
    if as_json:
        each = [{"id": puzzle.id, "lost": judged.lost / 100, "solved": judged.solved} for puzzle, judged in found]
        echo(json.dumps({"bot": test.bot, "rows": [vars(row) for row in rows], "puzzles": each}))
        return
    grid = figure_grid("", "puzzles", "solved", "95%", "lost", "95%")
    for row in rows:
        share = f"{100 * row.solved:.0f}%", f"{100 * row.solved_within[0]:.0f} to {100 * row.solved_within[1]:.0f}%"
        lost = f"{row.lost:.2f}", f"{row.lost_within[0]:.2f} to {row.lost_within[1]:.2f}"
        grid.add_row(row.name, str(row.puzzles), *share, *lost)
    console().print(grid)
    echo("solved: less than half a point lost; lost: points a puzzle")


def rows_of(found: Sequence[tuple[Puzzle, Answer]]) -> list[Row]:
    """Sum answers up: all of them, those of each game, and of each of its kinds."""
    groups: dict[str, list[Answer]] = {"all": [one for _, one in found]}
    for puzzle, one in found:
        groups.setdefault(puzzle.game, []).append(one)
        groups.setdefault(f"{puzzle.game} {puzzle.kind}", []).append(one)
    return [row_of(name, answers) for name, answers in sorted(groups.items(), key=lambda group: group[0] != "all")]


def row_of(name: str, answers: Sequence[Answer]) -> Row:
    """Sum up answers: Wilson's interval for the share solved, Student's for the points lost."""
    count = len(answers)
    solved = sum(one.solved for one in answers)
    lost = [one.lost / 100 for one in answers]
    low, high = around(lost) if count > 1 else (lost[0], lost[0])
    return Row(name, count, solved / count, wilson(solved, count), sum(lost) / count, (max(0.0, low), high))


def wilson(solved: int, count: int) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share."""
    z = 1.959964
    share, weight = solved / count, z * z / count
    middle = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * (share * (1 - share) / count + weight / (4 * count)) ** 0.5
    return max(0.0, middle - reach), min(1.0, middle + reach)
