"""The coach's knowledge of a game in addition to its rules: evaluation, effort, names of things."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from typing import ClassVar

from duchy.bots.greedy import Evaluation
from duchy.bots.search.parameters import SearchParameters
from duchy.coach.averages import Average
from duchy.core.game import State


@dataclass(frozen=True)
class Effort:
    """The work spent on each kind of answer; a rollout ends at the horizon, a playout at the end of the game."""

    nodes: int
    """The node budget for one decision of a review."""
    hint_nodes: int
    """The node budget for a hint."""
    trials: int
    """The most pairs of rollouts that compare the move played with the best one."""
    outcomes: int
    """Rollouts for every outcome of a roll."""
    draws: int
    """Rollouts before and after a draw, and for the outcome of a roll that came up."""
    playouts: int
    """Playouts from one moment of the curve."""
    stride: int
    """The fewest plies between two moments of the curve."""
    telling: int
    """Rollouts in which the later effects of a line are counted."""

    def part(self, share: int) -> "Effort":
        """Return a fraction of the effort, one fifth for 5, but at least a little of everything."""
        return replace(Effort(*(max(2, -(-value // share)) for value in astuple(self))), stride=self.stride)


class Knowledge(ABC):
    """The coach's knowledge of one game."""

    search: SearchParameters
    effort: Effort
    averages: ClassVar[tuple[Average, ...]] = ()
    """The bots' average scores by source, weakest bot first."""
    measured: ClassVar[Mapping[str, int]] = {}
    """The games for two that each bot plays against itself when the averages are measured."""

    @abstractmethod
    def evaluation(self) -> Evaluation:
        """Make an evaluation."""

    @abstractmethod
    def luck_kind(self, drawn: str) -> str:
        """Return the kind of luck of a draw ("dice", "tiles" or "cards"), given the `do` field of its action."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """Return the name of the current phase; losses are summed by phase."""

    @abstractmethod
    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """Count what a seat holds that will be useful later."""
