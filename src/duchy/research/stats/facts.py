"""Facts of a game: what the tallies of many games come to.

Games are independent, seats of a game are not: every figure with an interval is one number a game. What is worth how
much is measured inside games: where one side has something and another has not, the points of the one are compared
with those of the other; of what is built, less the difference that their duchies make. Alone, games with it are
compared with games without.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from duchy.research.data.fresh import Series
from duchy.research.stats.tally import Moment, Tally

Interval = tuple[float, float]


@dataclass(frozen=True)
class Intervals:
    """How 95 % intervals are found; `duchy.arena.statistics` has all three."""

    around: Callable[[Sequence[float]], Interval]
    """Of the mean of independent numbers."""
    apart: Callable[[Sequence[float], Sequence[float]], Interval]
    """Of the difference between two means."""
    share: Callable[[Sequence[float]], Interval]
    """Of the mean of numbers from 0 to 1."""


class Sample:
    """Independent numbers, one for each game."""

    def __init__(self, intervals: Intervals, numbers: Sequence[float] = ()) -> None:
        """Begin with some."""
        self.intervals = intervals
        self.numbers = array("d", numbers)

    def add(self, number: float) -> None:
        """Add one."""
        self.numbers.append(number)

    @property
    def mean(self) -> float:
        """Give the mean of at least one."""
        return fmean(self.numbers)

    def interval(self) -> Interval:
        """Give the 95 % interval of the mean."""
        return self.intervals.around(self.numbers)

    def share(self) -> Interval:
        """Give the 95 % interval of the mean of numbers from 0 to 1."""
        return self.intervals.share(self.numbers)


Duchies = tuple[str, ...]


class Worth:
    """What having something is worth: the difference in points, and the score against who has it not."""

    def __init__(self, intervals: Intervals) -> None:
        """Begin with nothing compared."""
        self.intervals = intervals
        self.holders = 0
        self.compared = 0
        self.differences: dict[tuple[Duchies, Duchies], Sample] = {}
        """By the duchies of those who have it and of those who have it not."""
        self.scores = Sample(intervals)
        self.held, self.without = Sample(intervals), Sample(intervals)

    def compare(
        self, points: Sequence[float], places: Sequence[int], duchies: Sequence[str], having: Sequence[bool]
    ) -> None:
        """Take a game in: points, places and duchies of its sides, and which of them have it."""
        self.holders += sum(having)
        if len(points) == 1:
            (self.held if having[0] else self.without).add(points[0])
            self.compared = min(len(self.held.numbers), len(self.without.numbers))
            return
        ones = [side for side, has in enumerate(having) if has]
        others = [side for side, has in enumerate(having) if not has]
        if ones and others:
            key = (tuple(duchies[side] for side in ones), tuple(duchies[side] for side in others))
            difference = fmean(points[side] for side in ones) - fmean(points[side] for side in others)
            self.differences.setdefault(key, Sample(self.intervals)).add(difference)
            self.scores.add(fmean(against(places[one], places[other]) for one in ones for other in others))
            self.compared += 1

    def difference(self, levels: Mapping[str, float]) -> tuple[float, Interval]:
        """Give the mean difference of points and its interval, less what the duchies make; some must be compared."""
        if not self.differences:
            return self.held.mean - self.without.mean, self.intervals.apart(self.held.numbers, self.without.numbers)
        every = Sample(self.intervals)
        for (ones, others), sample in self.differences.items():
            due = fmean(levels.get(name, 0.0) for name in ones) - fmean(levels.get(name, 0.0) for name in others)
            for number in sample.numbers:
                every.add(number - due)
        return every.mean, every.interval()


class Turn:
    """How it went for those who were first, second and so on in turn order when the game began."""

    def __init__(self, intervals: Intervals) -> None:
        """Begin with no game."""
        self.points, self.ahead, self.scores = Sample(intervals), Sample(intervals), Sample(intervals)


def against(place: int, other: int) -> float:
    """Score a place against another one: 1 if it is better, a half if it is equal."""
    return (1 + (place < other) - (place > other)) / 2


class Facts:
    """What many games of a series come to."""

    def __init__(
        self,
        series: Series,
        sides: Sequence[Sequence[int]],
        duchies: list[str],
        buildable: list[str],
        intervals: Intervals,
    ) -> None:
        """Begin with no game; the sides are the seats that win or lose together."""
        self.series = series
        self.intervals = intervals
        self.sides = sides
        self.games = 0
        self.decisions, self.plies, self.tree = Sample(intervals), Sample(intervals), Sample(intervals)
        self.width, self.forced, self.points = Sample(intervals), Sample(intervals), Sample(intervals)
        self.sources: dict[str, Sample] = {}
        self.choices: dict[Moment, Counter[int]] = {}
        seats = sum(len(side) for side in sides)
        self.turns = [Turn(intervals) for _ in range(seats)]
        self.by_duchy: dict[str, Sample] = {}
        """Points of the sides that had a duchy."""
        self.duchies = {name: Worth(intervals) for name in duchies}
        self.built = {name: Worth(intervals) for name in buildable}

    def add(self, tally: Tally) -> None:
        """Take a game in."""
        self.decisions.add(tally.decisions)
        self.plies.add(tally.plies)
        self.tree.add(tally.tree)
        self.forced.add(tally.forced / tally.decisions)
        self.points.add(fmean(tally.scores))
        legal = 0
        for moment, counts in tally.choices.items():
            self.choices.setdefault(moment, Counter()).update(counts)
            legal += sum(number * times for number, times in counts.items())
        self.width.add(legal / tally.decisions)
        self.add_sources(tally)
        if len(self.sides) > 1 and tally.first is not None:
            self.add_order(tally, tally.first)
        points = [float(sum(tally.scores[seat] for seat in side)) for side in self.sides]
        places = [tally.places[side[0]] for side in self.sides]
        duchies = [tally.duchies[side[0]] for side in self.sides]
        for own, each in zip(duchies, points, strict=True):
            self.by_duchy.setdefault(own, Sample(self.intervals)).add(each)
        for name, worth in self.duchies.items():
            worth.compare(points, places, duchies, [own == name for own in duchies])
        for name, worth in self.built.items():
            worth.compare(points, places, duchies, [name in tally.built[side[0]] for side in self.sides])
        self.games += 1

    @property
    def levels(self) -> dict[str, float]:
        """Give the mean points of a side by its duchy."""
        return {name: sample.mean for name, sample in self.by_duchy.items()}

    def add_sources(self, tally: Tally) -> None:
        """Take in the points of a seat by source; a source that is new scored nothing before."""
        for source in {source for table in tally.sources for source in table} - self.sources.keys():
            self.sources[source] = Sample(self.intervals, [0.0] * self.games)
        for source, sample in self.sources.items():
            sample.add(fmean(table.get(source, 0) for table in tally.sources))

    def add_order(self, tally: Tally, first: int) -> None:
        """Take in how it went for who began, for the next one, and so on."""
        seats = len(tally.scores)
        side_of = {seat: side for side, members in enumerate(self.sides) for seat in members}
        for turn in range(seats):
            seat = (first + turn) % seats
            rivals = [other for other in range(seats) if side_of[other] != side_of[seat]]
            self.turns[turn].points.add(tally.scores[seat])
            self.turns[turn].ahead.add(tally.scores[seat] - fmean(tally.scores[rival] for rival in rivals))
            self.turns[turn].scores.add(fmean(against(tally.places[seat], tally.places[rival]) for rival in rivals))
