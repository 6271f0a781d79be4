"""Clocks: how long a seat may think. Nothing here reads a clock: times are passed in milliseconds.

A turn lasts from being asked until someone else is: several decisions in a row are one turn.
"""

from collections.abc import Collection
from typing import Final

from duchy.server.wire.messages import ClockRule

SECOND: Final = 1000


class Clock:
    """The clocks of all seats of a table."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        """Start every seat with a full bank; no one is thinking yet."""
        self.rule = rule
        self.left = [rule.seconds * SECOND] * seats
        self.since: list[int | None] = [None] * seats

    def copy(self) -> "Clock":
        """Return an independent copy."""
        other = Clock(self.rule, 0)
        other.left, other.since = self.left[:], self.since[:]
        return other

    def turn(self, thinking: Collection[int], at: int) -> None:
        """Let exactly these seats think: seats already thinking continue, seats that finish get the increment."""
        for seat, since in enumerate(self.since):
            if since is not None and seat not in thinking:
                if self.rule.kind == "bank":
                    used = max(at - since, 0)
                    self.left[seat] = max(self.left[seat] - used, 0) + self.rule.increment * SECOND
                self.since[seat] = None
            elif since is None and seat in thinking:
                self.since[seat] = at

    def deadline(self, seat: int) -> int | None:
        """Return when a thinking seat runs out of time; `None` if no clock is running."""
        since = self.since[seat]
        if since is None or self.rule.kind == "none":
            return None
        return since + self.left[seat]

    def next_deadline(self) -> int | None:
        """Return when the first seat runs out of time."""
        if self.rule.kind == "none":
            return None
        deadlines = [self.deadline(seat) for seat in range(len(self.since))]
        return min((deadline for deadline in deadlines if deadline is not None), default=None)

    def overdue(self, now: int) -> list[int]:
        """List the seats that are out of time."""
        if self.rule.kind == "none":
            return []
        deadlines = [self.deadline(seat) for seat in range(len(self.since))]
        return [seat for seat, deadline in enumerate(deadlines) if deadline is not None and deadline <= now]
