"""`duchy review` at work: reviews a game with a progress bar, then prints totals and the costliest decisions."""

import json
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from duchy.arena.crew import crew_of
from duchy.cli.table.seating import read_player
from duchy.cli.terminal.output import echo
from duchy.cli.terminal.screen import console
from duchy.coach.course import course_of
from duchy.coach.judging import GRADES, Judged
from duchy.coach.registry import knowledge_of
from duchy.coach.review import SEED, Part, Review, Reviewer
from duchy.core.record import Record, read_record, text_of
from duchy.core.verdict import verify
from duchy.games import load
from duchy.system import cores

PORTIONS: Final = 3
"""Fewest portions of a review for which another process is worth its start."""


@dataclass(frozen=True)
class Portion:
    """What one process makes of a review at a time: some of the parts of the game of a record."""

    text: str
    divisor: int
    seed: int
    number: int


def review_game(record: Record, divisor: int, seed: int, jobs: int | None = None) -> Review:
    """Verify a record, and review its game with the usual samples divided by `divisor`, in several processes."""
    text = text_of(record)
    reviewer = reviewer_of(text, divisor, seed)
    count = len(reviewer.course.portions())
    parts: list[Part] = []
    progress = console(stderr=True)
    with Progress(console=progress, transient=True, disable=not progress.is_terminal) as bar:
        task = bar.add_task("reviewing", total=len(reviewer.tasks))
        crew = crew_of(max(1, min(jobs or cores(), count // PORTIONS)))
        with closing(crew.work(parts_of, (Portion(text, divisor, seed, number) for number in range(count)))) as working:
            for made in working:
                parts += made
                bar.update(task, completed=len(parts))
    names = [read_player(entry, seat).name for seat, entry in enumerate(record.players)]
    return reviewer.review(parts, names, record.hints)


@lru_cache(1)
def reviewer_of(text: str, divisor: int, seed: int) -> Reviewer:
    """Prepare the review of the game in a record, once for all of its parts."""
    record = read_record(text)
    match = verify(load(record.game), record)
    knowledge = knowledge_of(record.game)
    knowledge.effort = knowledge.effort.part(divisor)
    return Reviewer(course_of(match, knowledge), SEED + seed)


def parts_of(portion: Portion) -> list[Part]:
    """Make the parts of one portion."""
    reviewer = reviewer_of(portion.text, portion.divisor, portion.seed)
    return [reviewer.part(task) for task in reviewer.course.portions()[portion.number]]


def print_json(review: Review) -> None:
    """Print a review as one JSON object, in points: `start`, `luck`, `skill` and `others` sum to `result`."""
    seats = [
        {
            "seat": total.seat + 1,
            "name": total.name,
            "result": total.result / 100,
            "start": total.start / 100,
            "luck": {kind: given / 100 for kind, given in total.luck.items()},
            "skill": total.skill / 100,
            "others": total.others / 100,
            "error": total.error / 100,
            "lost": total.lost / 100,
            "decisions": total.decisions,
            "lost_each": round(total.lost / 100 / max(1, total.decisions), 3),
            "accuracy": total.accuracy / 1000,
            "level": total.level,
            "weakest": total.weakest,
        }
        for total in review.totals
    ]
    decisions = [
        {
            "ply": one.ply,
            "seat": one.seat + 1,
            "played": one.notation,
            "loss": one.lost / 100,
            "better": [step.notation for step in one.best],
        }
        for one in review.decisions
    ]
    curve = [
        {"ply": one.ply, "value": [value / 100 for value in one.values], "win": [win / 1000 for win in one.wins]}
        for one in review.curve
    ]
    found = {
        "game": review.game,
        "scores": review.scores,
        "places": review.places,
        "finished": review.finished,
        "by_win": review.by_win,
        "unsplit": review.unsplit,
        "seats": seats,
        "decisions": decisions,
        "curve": curve,
    }
    echo(json.dumps(found))


def points(hundredths: int) -> str:
    """Write hundredths of a point as points."""
    return f"{hundredths / 100:+.1f}"


def print_review(review: Review, worst: int) -> None:
    """Print what the result is made of, what mistakes lost, and the costliest decisions."""
    screen = console()
    screen.print(sums(review))
    screen.print(Text("points ahead of the best opponent: start + luck + own decisions + those of others = result"))
    if not review.finished:
        screen.print(Text("the game was not played to its end: the result is what its last position is worth"))
    if review.unsplit:
        screen.print(Text("too uncertain to split: too much of the luck is sampled"))
    screen.print()
    screen.print(mistakes(review))
    screen.print(Text("points lost by own mistakes: in all, and for each decision"))
    costly = sorted((one for one in review.decisions if one.lost), key=lambda one: -one.lost)[:worst]
    for one in costly:
        screen.print()
        for line in decision_lines(review, one):
            screen.print(line)


def sums(review: Review) -> Grid:
    """Lay out what the result of each seat is made of."""
    kinds = list(dict.fromkeys(kind for total in review.totals for kind in total.luck))
    rows = []
    for total in review.totals:
        figures = [total.start, *(total.luck.get(kind, 0) for kind in kinds), total.skill, total.others, total.result]
        rows.append([*(points(figure) for figure in figures), f"{total.error / 100:.1f}"])
    return grid_of(review, ["start", *kinds, "own", "others", "result", "±"], rows)


def mistakes(review: Review) -> Grid:
    """Lay out what each seat lost by its own mistakes."""
    rows = [
        [
            f"{total.lost / 100:.1f}",
            f"{total.lost / 100 / max(1, total.decisions):.2f}",
            f"{total.accuracy / 10:.0f}%",
            " to ".join(dict.fromkeys((total.weakest, total.level))),
            *(str(total.grades.get(grade, 0)) for grade in GRADES[1:]),
        ]
        for total in review.totals
    ]
    return grid_of(review, ["lost", "each", "accuracy", "plays like", *GRADES[1:]], rows)


def grid_of(review: Review, columns: list[str], rows: list[list[str]]) -> Grid:
    """Lay out a row for each seat."""
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("", no_wrap=True)
    for column in columns:
        grid.add_column(column, justify="right", no_wrap=True)
    for total, row in zip(review.totals, rows, strict=True):
        grid.add_row(total.name or f"Player {total.seat + 1}", *row)
    return grid


def decision_lines(review: Review, one: Judged) -> list[str]:
    """Describe one decision: the action played, a better one, and why."""
    name = review.totals[one.seat].name or f"Player {one.seat + 1}"
    better, played = (", ".join(step.words for step in line) for line in (one.best, one.played))
    lines = [
        f"ply {one.ply + 1}, {name}: {one.words} ({one.grade}, {one.lost / 100:.1f} points lost)",
        f"  better: {better}",
        f"  played: {played}",
    ]
    told = [because for because in one.reasons if because.code != "lines"]
    return lines + [f"  {'' if because.line == 'best' else 'instead of: '}{because.words}" for because in told]
