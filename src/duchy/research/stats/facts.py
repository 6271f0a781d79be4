"""Facts about a game, from the tallies of many games.

Games are independent, but the seats of a game are not: every figure with an interval is one number per game. The value
of an item is measured within games: where one side has it and another does not, their points are compared; for
buildings, minus the difference that their duchies make. In solo games, games with it are compared with games without.
Plain Python, as in `duchy.arena.statistics`.
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
    """The functions that compute 95% intervals; `duchy.arena.statistics` has all three."""

    around: Callable[[Sequence[float]], Interval]
    """The interval of the mean of independent numbers."""
    apart: Callable[[Sequence[float], Sequence[float]], Interval]
    """The interval of the difference of two means."""
    share: Callable[[Sequence[float]], Interval]
    """The interval of the mean of numbers from 0 to 1."""


class Sample:
    """Independent numbers, one for each game."""

    def __init__(self, intervals: Intervals, numbers: Sequence[float] = ()) -> None:
        """Start with some numbers."""
        self.intervals = intervals
        self.numbers = array("d", numbers)

    def add(self, number: float) -> None:
        """Add a number."""
        self.numbers.append(number)

    @property
    def mean(self) -> float:
        """Return the mean; there must be at least one number."""
        return fmean(self.numbers)

    def interval(self) -> Interval:
        """Return the 95% interval of the mean."""
        return self.intervals.around(self.numbers)

    def share(self) -> Interval:
        """Return the 95% interval of the mean of numbers from 0 to 1."""
        return self.intervals.share(self.numbers)


Duchies = tuple[str, ...]


class Worth:
    """The value of having something: the difference in points, and the score against players without it."""

    def __init__(self, intervals: Intervals) -> None:
        """Start with nothing compared."""
        self.intervals = intervals
        self.holders = 0
        self.compared = 0
        self.differences: dict[tuple[Duchies, Duchies], Sample] = {}
        """Differences by the duchies of the sides with it and without it."""
        self.scores = Sample(intervals)
        self.held, self.without = Sample(intervals), Sample(intervals)

    def compare(
        self, points: Sequence[float], places: Sequence[int], duchies: Sequence[str], having: Sequence[bool]
    ) -> None:
        """Add a game: points, places and duchies of its sides, and which of them have it."""
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
        """Return the mean difference in points and its interval, adjusted for duchies; something must be compared."""
        if not self.differences:
            return self.held.mean - self.without.mean, self.intervals.apart(self.held.numbers, self.without.numbers)
        every = Sample(self.intervals)
        for (ones, others), sample in self.differences.items():
            due = fmean(levels.get(name, 0.0) for name in ones) - fmean(levels.get(name, 0.0) for name in others)
            for number in sample.numbers:
                every.add(number - due)
        return every.mean, every.interval()


class Turn:
    """The results of those who were first, second and so on in turn order when the game started."""

    def __init__(self, intervals: Intervals) -> None:
        """Start with no games."""
        self.points, self.ahead, self.scores = Sample(intervals), Sample(intervals), Sample(intervals)


def against(place: int, other: int) -> float:
    """Score a place against another: 1 if it is better, one half if it is equal."""
    return (1 + (place < other) - (place > other)) / 2


class Facts:
    """The facts of many games of a series."""

    def __init__(
        self,
        series: Series,
        sides: Sequence[Sequence[int]],
        duchies: list[str],
        buildable: list[str],
        intervals: Intervals,
    ) -> None:
        """Start with no games; the sides are the seats that win or lose together."""
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
        """Points of the sides by duchy."""
        self.duchies = {name: Worth(intervals) for name in duchies}
        self.built = {name: Worth(intervals) for name in buildable}

    def add(self, tally: Tally) -> None:
        """Add a game."""
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
        """Return the mean points of a side by its duchy."""
        return {name: sample.mean for name, sample in self.by_duchy.items()}

    def add_sources(self, tally: Tally) -> None:
        """Add the points of a seat by source; a new source scored nothing before."""
        for source in {source for table in tally.sources for source in table} - self.sources.keys():
            self.sources[source] = Sample(self.intervals, [0.0] * self.games)
        for source, sample in self.sources.items():
            sample.add(fmean(table.get(source, 0) for table in tally.sources))

    def add_order(self, tally: Tally, first: int) -> None:
        """Add the results by turn order."""
        seats = len(tally.scores)
        side_of = {seat: side for side, members in enumerate(self.sides) for seat in members}
        for turn in range(seats):
            seat = (first + turn) % seats
            rivals = [other for other in range(seats) if side_of[other] != side_of[seat]]
            self.turns[turn].points.add(tally.scores[seat])
            self.turns[turn].ahead.add(tally.scores[seat] - fmean(tally.scores[rival] for rival in rivals))
            self.turns[turn].scores.add(fmean(against(tally.places[seat], tally.places[rival]) for rival in rivals))
