"""Reviews: a game taken apart task by task, and put together as a curve, judged decisions, luck and totals.

Each part is made separately and can be stored as JSON, so a review can be stopped and resumed.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from duchy.coach.course import Course, Task
from duchy.coach.curve import CurvePoint, Outlook
from duchy.coach.judging import GOOD, INACCURACY, MISTAKE, Judge, Judged
from duchy.coach.luck import Fortune, Scales
from duchy.core.journal import breakdown

FORM: Final = 1
"""The version of the content of reviews."""
SEED: Final = 15_081_519
"""The seed of every review: the same game gets the same review."""
Part = Judged | Fortune | CurvePoint


@dataclass
class PhaseTotal:
    """The decisions of a seat in one phase."""

    phase: str
    decisions: int
    lost: int
    grades: dict[str, int]


@dataclass
class SeatTotal:
    """A seat's game taken apart: start + luck + skill + others + rest is exactly the result."""

    seat: int
    name: str
    result: int
    start: int
    luck: dict[str, int]
    skill: int
    others: int
    rest: int
    decisions: int
    grades: dict[str, int]
    phases: list[PhaseTotal]
    sources: dict[str, int]
    hints: int


@dataclass
class Thresholds:
    """Losses in hundredths from which a decision is no longer best, no longer good, and a mistake."""

    good: int = GOOD
    inaccuracy: int = INACCURACY
    mistake: int = MISTAKE


@dataclass
class Review:
    """The review of a game."""

    form: int
    game: str
    rules: int
    players: list[str]
    plies: int
    finished: bool
    scores: list[int]
    places: list[int]
    thresholds: Thresholds
    curve: list[CurvePoint]
    decisions: list[Judged]
    luck: list[Fortune]
    totals: list[SeatTotal]


class Reviewer:
    """A maker of reviews: it makes the parts in any order, and puts them together."""

    def __init__(self, course: Course) -> None:
        """Prepare the review of a finished game."""
        self.course = course
        self.tasks = course.tasks()
        self.judge = Judge(course, SEED)
        self.scales = Scales(course, SEED)
        self.outlook = Outlook(course, SEED)

    def part(self, task: Task) -> Part:
        """Make one part."""
        if task.kind == "decision":
            return self.judge.judge(task.first)
        if task.kind == "luck":
            return self.scales.weigh(task.first, task.last)
        return self.outlook.look(task.first)

    def review(self, parts: list[Part], players: list[str], hints: list[int]) -> Review:
        """Put all parts together."""
        course, game = self.course, self.course.game
        last = course.states[-1]
        decisions = [part for part in parts if isinstance(part, Judged)]
        luck = [part for part in parts if isinstance(part, Fortune)]
        curve = [*(part for part in parts if isinstance(part, CurvePoint)), self.outlook.end()]
        names = [*players, *[""] * (course.seats - len(players))][: course.seats]
        counted = [*hints, *[0] * (course.seats - len(hints))]
        sources = self.sources()
        totals = [
            self.total(seat, names[seat], counted[seat], curve, decisions, luck, sources[seat])
            for seat in range(course.seats)
        ]
        return Review(
            FORM,
            game.name,
            game.rules,
            names,
            len(course.plies),
            course.over,
            game.scores(last),
            game.places(last),
            Thresholds(),
            curve,
            decisions,
            luck,
            totals,
        )

    def sources(self) -> list[dict[str, int]]:
        """Sum the points of each seat by source."""
        game, state = self.course.game, self.course.states[0].copy()
        journal = game.start_journal(state)
        for seat, action in self.course.plies:
            game.apply(state, seat, action)
        return breakdown(journal, self.course.seats)

    def total(
        self,
        seat: int,
        name: str,
        hints: int,
        curve: list[CurvePoint],
        decisions: list[Judged],
        luck: list[Fortune],
        sources: dict[str, int],
    ) -> SeatTotal:
        """Add up what luck, its own decisions and those of others gave a seat; the rest is the remainder."""
        result, start = curve[-1].values[seat], curve[0].values[seat]
        given = Counter[str]()
        for fortune in luck:
            given[fortune.kind] += fortune.values[seat]
        own = [one for one in decisions if one.seat == seat]
        skill = sum(one.gains[seat] for one in own)
        others = sum(one.gains[seat] for one in decisions if one.seat != seat)
        rest = result - start - sum(given.values()) - skill - others
        phases = [phase_total(phase, own) for phase in dict.fromkeys(one.phase for one in own)]
        return SeatTotal(
            seat,
            name,
            result,
            start,
            dict(given),
            skill,
            others,
            rest,
            len(own),
            grades_of(own),
            phases,
            sources,
            hints,
        )


def grades_of(decisions: list[Judged]) -> dict[str, int]:
    """Count decisions by grade."""
    return dict(Counter(str(one.grade) for one in decisions))


def phase_total(phase: str, own: list[Judged]) -> PhaseTotal:
    """Sum up the decisions of a phase."""
    here = [one for one in own if one.phase == phase]
    return PhaseTotal(phase, len(here), sum(one.lost for one in here), grades_of(here))
