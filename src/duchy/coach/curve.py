"""The curve of the expected result: from some moments of the game it is played out many times."""

from dataclasses import dataclass

from duchy.coach.course import Course
from duchy.coach.valuing import FOREVER, Valuer, deviation_of, mean_of


@dataclass
class CurvePoint:
    """Expected outcome after n plies: margins, their standard deviations, and wins in thousandths."""

    ply: int
    values: list[int]
    spreads: list[int]
    wins: list[int]


class Outlook:
    """Playouts of a game from its moments."""

    def __init__(self, course: Course, seed: int) -> None:
        """Prepare the curve of a finished game."""
        self.course = course
        self.valuer = Valuer(course.game, course.states[0], course.knowledge, seed)

    def look(self, ply: int) -> CurvePoint:
        """Play out the game from the moment after the given number of plies."""
        game, seats, count = self.course.game, self.course.seats, self.course.knowledge.effort.playouts
        rows, wins = list[list[int]](), [0] * seats
        for number in range(count):
            rows.append(self.valuer.roll_out(self.course.states[ply], number, FOREVER))
            for seat, place in enumerate(game.places(self.valuer.rollout.state)):
                wins[seat] += place == 1
        columns = [[row[seat] for row in rows] for seat in range(seats)]
        return CurvePoint(
            ply,
            mean_of(rows),
            [round(deviation_of(column)) for column in columns],
            [round(1000 * won / count) for won in wins],
        )

    def end(self) -> CurvePoint:
        """Return the final result; for an unfinished game, the value of its last position."""
        last = self.course.states[-1]
        places = self.course.game.places(last)
        wins = [1000 * (place == 1) for place in places] if places else [0] * self.course.seats
        return CurvePoint(len(self.course.plies), self.valuer.worth(last), [0] * self.course.seats, wins)
