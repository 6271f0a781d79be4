"""What the coach has to know of a game beside its rules: how to value it, how long to think, what to call things."""

from abc import ABC, abstractmethod
from dataclasses import astuple, dataclass, replace

from duchy.bots.greedy import Evaluation
from duchy.bots.search.search import Sight
from duchy.core.game import State


@dataclass(frozen=True)
class Effort:
    """How much is spent on what; continuations are of a horizon, playouts go to the end of the game."""

    nodes: int
    """Nodes of the search of one decision in a review."""
    hint_nodes: int
    trials: int
    """Pairs of continuations that hold what was done against what was best, at most."""
    outcomes: int
    """Continuations of every outcome of a roll."""
    draws: int
    """Continuations before and after a draw, and of the outcome of a roll that came."""
    playouts: int
    """Games played to the end from a moment of the curve."""
    stride: int
    """Plies between two moments of the curve, at least."""
    telling: int
    """Continuations in which is counted what a line leads to."""

    def part(self, share: int) -> "Effort":
        """Give a part of it: a fifth of it for 5, but something of everything."""
        return replace(Effort(*(max(2, -(-value // share)) for value in astuple(self))), stride=self.stride)


class Lore(ABC):
    """What is known of one game."""

    sight: Sight
    effort: Effort

    @abstractmethod
    def evaluation(self) -> Evaluation:
        """Make an evaluation."""

    @abstractmethod
    def kind(self, drawn: str) -> str:
        """Say what kind of luck a draw is by what is done (the field `do` of its action): dice, tiles or cards."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """Name the phase of the game by which totals are made."""

    @abstractmethod
    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """Count what a seat holds that is good for something later."""
