"""Choices: what a seat has to choose from at a decision."""

from dataclasses import dataclass

from duchy.coach.turns import Turn
from duchy.coach.worth import Worth
from duchy.core.game import State


@dataclass
class Choice:
    """What a seat has to choose from: the position's value, and its turns, the best first."""

    state: State
    seat: int
    worth: Worth
    solved: bool
    turns: list[Turn]

    @property
    def best(self) -> Turn:
        """Return the best turn."""
        return self.turns[0]

    def value(self, turn: Turn) -> float:
        """Return what a turn comes to: the position's value less what it is behind the best."""
        return self.worth.margins[self.seat] - (self.best.worth.margins[self.seat] - turn.worth.margins[self.seat])

    def win(self, turn: Turn) -> float:
        """Return the chance to win with a turn."""
        behind = self.best.worth.wins[self.seat] - turn.worth.wins[self.seat]
        return min(1.0, max(0.0, self.worth.wins[self.seat] - behind))
