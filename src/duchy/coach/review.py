"""Reviews: a game taken apart task by task, and put together as a curve, judged decisions, luck and totals.

Each part is made separately and can be stored as JSON, so a review can be stopped and resumed. Every position has one
value; a step of chance is luck and a decision is skill, each the value after it less the value before it, so that
start, luck and skill of all seats sum to the result exactly.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import count
from math import exp, inf, log, sqrt
from typing import Final

from duchy.coach.course import Course, Task
from duchy.coach.judging import GOOD, INACCURACY, MISTAKE, Judge, Judged, TurnPart
from duchy.coach.judging import error_of as error_of_mean
from duchy.coach.luck import ChancePart, Scales
from duchy.coach.valuer import Valuer
from duchy.coach.worth import Worth
from duchy.core.journal import breakdown

FORM: Final = 8
"""The version of the figures of reviews: one more whenever the same game gets others, and the wire names it too."""
SEED: Final = 15_081_519
"""The usual seed of a review: the same game gets the same review."""
FORGIVEN: Final = 600.0
"""A turn's accuracy falls to 37 per cent with a loss of this many hundredths."""
ENOUGH: Final = 8
"""Fewest turns by which a player is compared with bots."""
ALIKE: Final = 1.3
"""Levels of which one loses at most so many times as much as the other cannot be told apart."""
LEAST: Final = 1e-3
"""Losses in a turn below this are none; levels are compared by ratios."""
UNCERTAIN: Final = 1_500
"""The largest standard error, in hundredths, with which luck and skill are told apart."""
Part = TurnPart | ChancePart


@dataclass
class CurvePoint:
    """The value after n plies for each seat, chances to win in thousandths, and what eight games in ten end between."""

    ply: int
    values: list[int]
    wins: list[int]
    lows: list[int]
    highs: list[int]


@dataclass
class Fortune:
    """The luck of some plies of chance for each seat: `ply` counts the plies before their end, `plies` their number."""

    ply: int
    plies: int
    kind: str
    seat: int
    phase: str
    values: list[int]
    error: int
    outcomes: int


@dataclass
class PhaseTotal:
    """The decisions of a seat in one phase."""

    phase: str
    decisions: int
    lost: int
    grades: dict[str, int]


@dataclass
class SeatTotal:
    """A seat's game taken apart: start + luck + skill + others is exactly the result."""

    seat: int
    name: str
    result: int
    start: int
    luck: dict[str, int]
    skill: int
    others: int
    error: int
    lost: int
    accuracy: int
    level: str
    weakest: str
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
    by_win: bool
    unsplit: str
    thresholds: Thresholds
    curve: list[CurvePoint]
    decisions: list[Judged]
    luck: list[Fortune]
    totals: list[SeatTotal]


class Reviewer:
    """A maker of reviews: it makes the parts in any order, and puts them together."""

    def __init__(self, course: Course, seed: int = SEED) -> None:
        """Prepare the review of a finished game."""
        self.course = course
        self.tasks = course.tasks()
        self.valuer = Valuer(course.game, course.states[0], course.knowledge)
        self.judge = Judge(course, self.valuer, seed)
        self.scales = Scales(course, self.valuer, seed)

    def part(self, task: Task) -> Part:
        """Make one part."""
        if task.kind == "turn":
            return self.judge.judge(task.first, task.last)
        return self.scales.weigh(task.first, task.last)

    def review(self, parts: list[Part], players: list[str], hints: list[int]) -> Review:
        """Put all parts together."""
        course, game = self.course, self.course.game
        last = course.states[-1]
        values = self.values(parts)
        decisions = [decision for part in parts if isinstance(part, TurnPart) for decision in part.decisions]
        for decision in decisions:
            decision.gains = difference(values[decision.ply + 1], values[decision.ply])
        luck = fortunes(parts, values)
        names = [*players, *[""] * (course.seats - len(players))][: course.seats]
        counted = [*hints, *[0] * (course.seats - len(hints))]
        sources = self.sources()
        errors = [error_of(parts, seat) for seat in range(course.seats)]
        totals = [
            self.total(seat, names[seat], counted[seat], values, decisions, luck, errors[seat], sources[seat])
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
            self.valuer.forecast.by_win,
            "sampling" if max(errors) > UNCERTAIN else "",
            Thresholds(),
            self.curve(parts),
            decisions,
            luck,
            totals,
        )

    def values(self, parts: list[Part]) -> dict[int, list[int]]:
        """Return the value before every decision and every step of chance, and at the end, in whole hundredths."""
        found: dict[int, list[int]] = {}
        for part in parts:
            if isinstance(part, TurnPart):
                for place, margins in enumerate(part.margins):
                    found[part.first + place] = [round(margin) for margin in margins]
            else:
                for step in part.steps:
                    found[step.first] = [round(margin) for margin in step.margins]
        found[len(self.course.plies)] = self.end().whole_margins()
        return found

    def end(self) -> Worth:
        """Return the final result; for an unfinished game, the value of its last position."""
        return self.valuer.worth(self.course.states[-1], SEED)[0]

    def curve(self, parts: list[Part]) -> list[CurvePoint]:
        """Return the value before every decision and every step of chance, and at the end."""
        points: list[CurvePoint] = []
        for part in parts:
            if isinstance(part, TurnPart):
                worths = list(zip(count(part.first), part.margins, part.wins, strict=False))
            else:
                worths = [(step.first, step.margins, step.wins) for step in part.steps]
            points += [self.point(ply, Worth(tuple(margins), tuple(wins))) for ply, margins, wins in worths]
        end = self.end()
        margins = end.whole_margins()
        points.append(CurvePoint(len(self.course.plies), margins, end.whole_wins(), margins, margins))
        return points

    def point(self, ply: int, worth: Worth) -> CurvePoint:
        """Return a point of the curve, with what eight games in ten end between."""
        lows, highs = self.valuer.forecast.ranges(self.course.states[ply], worth)
        return CurvePoint(ply, worth.whole_margins(), worth.whole_wins(), lows, highs)

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
        values: dict[int, list[int]],
        decisions: list[Judged],
        luck: list[Fortune],
        error: int,
        sources: dict[str, int],
    ) -> SeatTotal:
        """Add up what luck, its own decisions and those of others gave a seat."""
        given = Counter[str]()
        for fortune in luck:
            given[fortune.kind] += fortune.values[seat]
        own = [one for one in decisions if one.seat == seat]
        turns = Counter[int]()
        for one in own:
            turns[one.turn] += one.lost
        free = {one.turn for one in own if one.grade != "forced"}
        lost = [float(turns[turn]) for turn in sorted(free)]
        return SeatTotal(
            seat,
            name,
            values[len(self.course.plies)][seat],
            values[0][seat],
            dict(given),
            sum(one.gains[seat] for one in own),
            sum(one.gains[seat] for one in decisions if one.seat != seat),
            error,
            round(sum(lost)),
            accuracy_of(lost),
            *self.levels(lost),
            len(own),
            grades_of(own),
            [phase_total(phase, own) for phase in dict.fromkeys(one.phase for one in own)],
            sources,
            hints,
        )

    def levels(self, lost: list[float]) -> tuple[str, str]:
        """Return the strongest and the weakest bot that a seat may play like; "" for too few turns, and alone.

        A good game may be good fortune: the strongest is the bot that loses about as much in a turn, the weakest loses
        a standard error more. Those that lose nearly alike are not told apart.
        """
        levels = self.course.knowledge.losses_in(self.course.states[0])
        if len(lost) < ENOUGH or not levels:
            return "", ""
        mean = sum(lost) / len(lost)
        nearest, weakest = (
            min(levels.values(), key=lambda one: abs(log(one / max(LEAST, loss / 100))))
            for loss in (mean, mean + error_of_mean(lost))
        )
        strongest = min(levels, key=lambda name: levels[name] if levels[name] * ALIKE >= nearest else inf)
        return strongest, max(levels, key=lambda name: levels[name] if levels[name] <= weakest * ALIKE else 0.0)


def difference(after: list[int], before: list[int]) -> list[int]:
    """Subtract seat by seat."""
    return [a - b for a, b in zip(after, before, strict=True)]


def error_of(parts: list[Part], seat: int) -> int:
    """Return the standard error of a seat's luck, and of skill and others together.

    Of the rolls and draws between two decisions only the value before the first counts: what is wrong with those
    before the others is added to one and taken from the next.
    """
    return round(sqrt(sum(part.steps[0].variances[seat] for part in parts if isinstance(part, ChancePart))))


def fortunes(parts: list[Part], values: dict[int, list[int]]) -> list[Fortune]:
    """Return the luck of every step of chance."""
    return [
        Fortune(
            step.last,
            step.last - step.first,
            step.kind,
            step.seat,
            step.phase,
            difference(values[step.last], values[step.first]),
            round(sqrt(max(step.variances))),
            step.outcomes,
        )
        for part in parts
        if isinstance(part, ChancePart)
        for step in part.steps
    ]


def accuracy_of(lost: list[float]) -> int:
    """Return the accuracy of turns that lost the given hundredths, in thousandths."""
    return round(1000 * sum(exp(-one / FORGIVEN) for one in lost) / len(lost)) if lost else 1000


def grades_of(decisions: list[Judged]) -> dict[str, int]:
    """Count decisions by grade."""
    return dict(Counter(str(one.grade) for one in decisions))


def phase_total(phase: str, own: list[Judged]) -> PhaseTotal:
    """Sum up the decisions of a phase."""
    here = [one for one in own if one.phase == phase]
    return PhaseTotal(phase, len(here), sum(one.lost for one in here), grades_of(here))
