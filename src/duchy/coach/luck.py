"""Luck: the value after a roll or a draw, minus the expected value before it."""

from dataclasses import dataclass
from typing import Final

from duchy.coach.course import Course
from duchy.coach.valuing import Valuer, error_of, mean_of
from duchy.core.game import CHANCE, State

FEW: Final = 36
"""Maximum number of outcomes that are all tried, enough for two dice; more are sampled."""


@dataclass
class Fortune:
    """The luck of some plies of chance for each seat: `ply` counts the plies before their end, `plies` their number."""

    ply: int
    plies: int
    kind: str
    seat: int
    phase: str
    values: list[int]
    spread: int
    outcomes: int


class Scales:
    """A measure of the luck in a game."""

    def __init__(self, course: Course, seed: int) -> None:
        """Prepare the luck of a finished game."""
        self.course = course
        self.game = course.game
        self.valuer = Valuer(course.game, course.states[0], course.knowledge, seed)

    def weigh(self, first: int, last: int) -> Fortune:
        """Weigh the plies of chance from `first` up to `last`."""
        before, after = self.course.states[first], self.course.states[last]
        chances = self.game.chances(before) if last == first + 1 else []
        until = self.valuer.until(before)
        came = self.roll_out(after, self.course.knowledge.effort.draws, until)
        if 0 < len(chances) <= FEW:
            expected, error = self.try_all(before, chances, until)
        else:
            drawn = self.roll_out(before, self.course.knowledge.effort.draws, until)
            expected, error = mean_of(drawn), error_of([row[0] for row in drawn])
        values = [a - b for a, b in zip(mean_of(came), expected, strict=True)]
        spread = (error_of([row[0] for row in came]) ** 2 + error**2) ** 0.5
        if len(chances) == 1:
            values, spread = [0] * len(values), 0.0
        return Fortune(
            last,
            last - first,
            self.course.kind(first),
            self.owner(first) if last == first + 1 else -1,
            self.course.knowledge.phase(after),
            values,
            round(spread),
            len(chances) if len(chances) <= FEW else 0,
        )

    def roll_out(self, state: State, count: int, until: int) -> list[list[int]]:
        """Roll out a position the given number of times."""
        return [self.valuer.roll_out(state, number, until) for number in range(count)]

    def try_all(self, before: State, chances: list[tuple[int, int]], until: int) -> tuple[list[int], float]:
        """Return the expected value of a roll, weighted over every outcome, and its standard error.

        Equivalent outcomes are tried once.
        """
        found: list[tuple[State, int]] = []
        for outcome, weight in chances:
            end = before.copy()
            self.game.apply(end, CHANCE, outcome)
            for index, (other, sum_so_far) in enumerate(found):
                if other.equals(end):
                    found[index] = other, sum_so_far + weight
                    break
            else:
                found.append((end, weight))
        total = sum(weight for _, weight in found)
        sums = [0.0] * self.course.seats
        variance = 0.0
        for end, weight in found:
            rows = self.roll_out(end, self.course.knowledge.effort.outcomes, until)
            share = weight / total
            for seat, mean in enumerate(mean_of(rows)):
                sums[seat] += share * mean
            variance += (share * error_of([row[0] for row in rows])) ** 2
        return [round(value) for value in sums], variance**0.5

    def owner(self, ply: int) -> int:
        """Return the seat that a roll belongs to, by its journal entry; -1 for no one."""
        state = self.course.states[ply].copy()
        journal = self.game.start_journal(state)
        self.game.apply(state, CHANCE, self.course.plies[ply][1])
        return next((entry.seat for entry in journal if entry.seat >= 0), -1)
