"""The budget of a search: a number of nodes, a time, or both, whichever is spent first."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

UNLIMITED: Final = 1 << 60


class Budget:
    """Nodes and seconds; a node is one tried action. Without seconds the same seed makes the same choices."""

    def __init__(self, nodes: int = UNLIMITED, seconds: float = 0.0) -> None:
        """Set the limits for one decision; 0 seconds means no time limit."""
        self.nodes: i64 = nodes
        self.seconds = seconds
        self.first: i64 = 0
        self.end = 0.0

    def begin(self, nodes: i64) -> None:
        """Start the clock, after the given number of nodes."""
        self.first = nodes
        self.end = perf_counter() + self.seconds if self.seconds else 0.0

    def spent(self, nodes: i64) -> bool:
        """Return whether the budget is spent after the given number of nodes."""
        return nodes - self.first >= self.nodes or self.late()

    def late(self) -> bool:
        """Return whether the time is over; never where only nodes count."""
        return self.end > 0.0 and perf_counter() >= self.end

    def share(self, nodes: i64) -> float:
        """Return the share of the budget that is spent after the given number of nodes, from 0 to 1 and beyond."""
        share = int(nodes - self.first) / int(self.nodes)
        if self.end > 0.0:
            share = max(share, 1.0 - (self.end - perf_counter()) / self.seconds)
        return share
