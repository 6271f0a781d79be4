"""The state of Pig: everything that is true at one moment of a game."""

from collections.abc import Mapping
from typing import cast

from duchy.core.game import State
from duchy.core.journal import Entry, Values

FIRST, CHOOSING, ROLLING, OVER = range(4)
STAGES = ("first", "choosing", "rolling", "over")


class Pig(State):
    """Scores, the turn in progress, and the moment of the turn."""

    def __init__(self, options: Mapping[str, str | int]) -> None:
        """Start a game with settled options."""
        self.options = options
        self.target = int(options["target"])
        self.stage = FIRST
        self.starter = 0
        self.seat = 0
        self.turns = 0
        """Turns that have ended."""
        self.pot = 0
        """Points rolled in this turn, which a 1 loses."""
        self.scores = [0] * int(options["players"])
        self.journal: list[Entry] | None = None

    def copy(self) -> "Pig":
        """Make a state that shares nothing changeable with this one; its journal is off."""
        other = Pig(self.options)
        other.become(self)
        return other

    def become(self, other: State) -> None:
        """Take over another state."""
        pig = cast("Pig", other)
        self.options, self.target, self.stage, self.starter = pig.options, pig.target, pig.stage, pig.starter
        self.seat, self.turns, self.pot, self.scores = pig.seat, pig.turns, pig.pot, pig.scores[:]
        self.journal = None

    def equals(self, other: State) -> bool:
        """Return whether another state is the same."""
        return self.key() == cast("Pig", other).key()

    def key(self) -> tuple[object, ...]:
        """Return everything that changes in a game."""
        return self.options, self.stage, self.starter, self.seat, self.turns, self.pot, self.scores

    def log(self, code: str, seat: int, values: Values, points: int = 0) -> None:
        """Write a journal entry if the journal is on."""
        if self.journal is not None:
            self.journal.append(Entry(code, seat, values, points, code if points else ""))
