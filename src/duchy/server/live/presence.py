"""Presence: which persons of a table are connected to this process. It is not part of the log.

If other processes serve the same table, someone who is not connected here may be connected there: presence is then
unknown.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

from duchy.server.table.seats import Seat

GRACE: Final = 4.0
"""Seconds without a connection after which a person counts as away; reloading the page is quicker."""


class Presence:
    """The connected persons of a table."""

    def __init__(self, alone: bool, changed: Callable[[], None], grace: float = GRACE) -> None:
        """Start with no one; `alone` means that no other process serves the table."""
        self.alone = alone
        self.changed = changed
        self.grace = grace
        self.connections: Counter[str] = Counter()
        self.here: set[str] = set()
        self.changes = 0
        """How often someone came or went."""

    def come(self, person: str) -> None:
        """Count a connection of a person."""
        self.connections[person] += 1
        if person not in self.here:
            self.here.add(person)
            self.changes += 1
            self.changed()

    def go(self, person: str) -> None:
        """Forget a connection; the person counts as away a while after the last."""
        self.connections[person] -= 1
        if not self.connections[person]:
            asyncio.get_running_loop().call_later(self.grace, self.miss, person)

    def miss(self, person: str) -> None:
        """Mark a person as away."""
        if not self.connections[person]:
            del self.connections[person]
            if person in self.here:
                self.here.remove(person)
                self.changes += 1
                self.changed()

    def of(self, seats: list[Seat]) -> list[bool | None]:
        """Return for each seat whether its person is connected; `None` for bots, free seats and unknown presence."""
        return [self.is_here(seat) for seat in seats]

    def is_here(self, seat: Seat) -> bool | None:
        """Return whether a seat's person is connected."""
        if seat.person is None or seat.reserved:
            return None
        return True if seat.person in self.here else False if self.alone else None
