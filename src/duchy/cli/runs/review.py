"""`duchy review` at work: reviews a game with a progress bar, then prints totals and the costliest decisions."""

from rich.progress import track
from rich.table import Table as Grid
from rich.text import Text

from duchy.cli.table.seating import read_player
from duchy.cli.terminal.screen import console
from duchy.coach.course import course_of
from duchy.coach.judging import GRADES, Judged
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Review, Reviewer
from duchy.core.record import Record
from duchy.core.verdict import verify
from duchy.games import load


def review_game(record: Record, divisor: int, worst: int) -> None:
    """Verify a record, review its game with the usual effort divided by `divisor`, and print the review."""
    match = verify(load(record.game), record)
    knowledge = knowledge_of(record.game)
    knowledge.effort = knowledge.effort.part(divisor)
    reviewer = Reviewer(course_of(match, knowledge))
    progress = console(stderr=True)
    parts = [
        reviewer.part(task)
        for task in track(
            reviewer.tasks, "reviewing", console=progress, transient=True, disable=not progress.is_terminal
        )
    ]
    names = [read_player(entry, seat).name for seat, entry in enumerate(record.players)]
    print_review(reviewer.review(parts, names, record.hints), worst)


def points(hundredths: int) -> str:
    """Write hundredths of a point as points."""
    return f"{hundredths / 100:+.1f}"


def print_review(review: Review, worst: int) -> None:
    """Print totals, grades and the costliest decisions."""
    screen = console()
    screen.print(totals(review))
    screen.print(
        Text("points ahead of the best opponent: start + luck + own decisions + others' decisions + rest = result")
    )
    costly = sorted((one for one in review.decisions if one.lost), key=lambda one: -one.lost)[:worst]
    for one in costly:
        screen.print()
        for line in decision_lines(review, one):
            screen.print(line)


def totals(review: Review) -> Grid:
    """Lay out the totals of all seats."""
    kinds = list(dict.fromkeys(kind for total in review.totals for kind in total.luck))
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("", no_wrap=True)
    for column in ("start", *kinds, "own", "others", "rest", "result", *GRADES[1:]):
        grid.add_column(column, justify="right", no_wrap=True)
    for total in review.totals:
        luck = [points(total.luck.get(kind, 0)) for kind in kinds]
        sums = [points(value) for value in (total.skill, total.others, total.rest, total.result)]
        grades = [str(total.grades.get(grade, 0)) for grade in GRADES[1:]]
        grid.add_row(total.name or f"Player {total.seat + 1}", points(total.start), *luck, *sums, *grades)
    return grid


def decision_lines(review: Review, one: Judged) -> list[str]:
    """Describe one decision: the action played, a better one, and why."""
    name = review.totals[one.seat].name or f"Player {one.seat + 1}"
    better = ", ".join(step.notation for step in one.best)
    lines = [
        f"ply {one.ply + 1}, {name}: {one.notation} ({one.grade}, {one.lost / 100:.1f} points lost)",
        f"  better: {better}",
    ]
    return lines + [f"  {'' if because.line == 'best' else 'instead of: '}{because.words}" for because in one.reasons]
