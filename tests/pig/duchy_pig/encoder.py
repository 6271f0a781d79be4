"""Positions of Pig as rows of small numbers, the seat that sees first."""

from typing import Final, cast

from duchy.core.encoding import ByteBuffer, Encoder, Row, byte, place_features
from duchy.core.game import State
from duchy_pig.rules import MOST_ROUNDS
from duchy_pig.state import STAGES, Pig

SEATS: Final = 4
ROWS: Final[list[Row]] = [
    ("players", 1, SEATS, "number of players"),
    ("target", 1, 100, "points that win"),
    ("stage", 1, len(STAGES) - 1, "first, choosing, rolling or over"),
    ("round", 1, MOST_ROUNDS + 1, "round, from 1"),
    ("pot", 1, 105, "points of this turn"),
    ("turn", 1, SEATS - 1, "whose turn it is, counted from the seat that sees"),
    ("starter", 1, SEATS - 1, "who started, counted from the seat that sees"),
    *((f"place {place}: points", 1, 105, "points") for place in range(SEATS)),
]


class PigEncoder(Encoder):
    """Writes positions of Pig."""

    def __init__(self, rules: int) -> None:
        """Lay the features out."""
        self.name = "pig"
        self.version = f"{rules}.1"
        self.table = place_features(ROWS)
        self.features = len(ROWS)

    def write(self, state: State, seat: int, out: ByteBuffer, start: int) -> None:
        """Write a row at `start`."""
        pig = cast("Pig", state)
        players = len(pig.scores)
        row = [players, pig.target, pig.stage, pig.turns // players + 1, pig.pot]
        row += [(pig.seat - seat) % players, (pig.starter - seat) % players]
        row += [pig.scores[(seat + place) % players] for place in range(players)]
        for place, number in enumerate(row):
            out.items[start + place] = byte(number)

    def used_length(self, state: State) -> int:  # noqa: ARG002
        """Return how many features are used: all of them."""
        return self.features
