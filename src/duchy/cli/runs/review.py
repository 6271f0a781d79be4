"""A review in the terminal: progress while it is made, then totals and the costliest decisions."""

from rich.progress import track
from rich.table import Table
from rich.text import Text

from duchy.cli.table.seating import sitter_of
from duchy.cli.terminal.screen import console
from duchy.coach.course import course_of
from duchy.coach.judging import GRADES, Judged
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Review, Reviewer
from duchy.core.record import Record
from duchy.core.verdict import verify
from duchy.games import load


def reviewed(record: Record, share: int, worst: int) -> None:
    """Check a record, review its game with a part of the usual effort, and tell what came of it."""
    match = verify(load(record.game), record)
    knowledge = knowledge_of(record.game)
    knowledge.effort = knowledge.effort.part(share)
    reviewer = Reviewer(course_of(match, knowledge))
    progress = console(stderr=True)
    parts = [
        reviewer.part(task)
        for task in track(
            reviewer.tasks, "reviewing", console=progress, transient=True, disable=not progress.is_terminal
        )
    ]
    names = [sitter_of(entry, seat).name for seat, entry in enumerate(record.players)]
    shown(reviewer.review(parts, names, record.hints), worst)


def points(hundredths: int) -> str:
    """Write hundredths of a point."""
    return f"{hundredths / 100:+.1f}"


def shown(review: Review, worst: int) -> None:
    """Show totals, grades and the costliest decisions."""
    screen = console()
    screen.print(totals(review))
    screen.print(Text("points ahead of the best opponent: start + luck + own + others' decisions + rest = result"))
    costly = sorted((one for one in review.decisions if one.lost), key=lambda one: -one.lost)[:worst]
    for one in costly:
        screen.print()
        for line in told(review, one):
            screen.print(line)


def totals(review: Review) -> Table:
    """Lay out the totals of all seats."""
    kinds = list(dict.fromkeys(kind for total in review.totals for kind in total.luck))
    table = Table(box=None, pad_edge=False)
    table.add_column("", no_wrap=True)
    for column in ("start", *kinds, "own", "others", "rest", "result", *GRADES[1:]):
        table.add_column(column, justify="right", no_wrap=True)
    for total in review.totals:
        luck = [points(total.luck.get(kind, 0)) for kind in kinds]
        sums = [points(value) for value in (total.skill, total.others, total.rest, total.result)]
        grades = [str(total.grades.get(grade, 0)) for grade in GRADES[1:]]
        table.add_row(total.name or f"Player {total.seat + 1}", points(total.start), *luck, *sums, *grades)
    return table


def told(review: Review, one: Judged) -> list[str]:
    """Tell of one decision what was done, what was better, and why."""
    name = review.totals[one.seat].name or f"Player {one.seat + 1}"
    better = ", ".join(step.notation for step in one.best)
    lines = [
        f"ply {one.ply + 1}, {name}: {one.notation} ({one.grade}, {one.lost / 100:.1f} points lost)",
        f"  better: {better}",
    ]
    return lines + [f"  {'' if because.line == 'best' else 'instead of: '}{because.words}" for because in one.reasons]
