"""Who of a table is connected to this process. It is no part of the log: nobody decides anything by it.

Where other processes serve the same table, somebody who is not here may be there: then it is not known.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

from duchy.server.table.seats import Seat

GRACE: Final = 4.0
"""Seconds after which somebody whose last connection is gone counts as away: a page that is loaded anew does not."""


class Presence:
    """The persons of a table that are here."""

    def __init__(self, alone: bool, changed: Callable[[], None], grace: float = GRACE) -> None:
        """Begin with nobody; `alone` says that no other process serves the table."""
        self.alone = alone
        self.changed = changed
        self.grace = grace
        self.connections: Counter[str] = Counter()
        self.here: set[str] = set()

    def come(self, person: str) -> None:
        """Count a connection of a person."""
        self.connections[person] += 1
        if person not in self.here:
            self.here.add(person)
            self.changed()

    def go(self, person: str) -> None:
        """Forget a connection; the person is missed a while after the last."""
        self.connections[person] -= 1
        if not self.connections[person]:
            asyncio.get_running_loop().call_later(self.grace, self.miss, person)

    def miss(self, person: str) -> None:
        """Count a person as away who has not come back."""
        if not self.connections[person]:
            del self.connections[person]
            if person in self.here:
                self.here.remove(person)
                self.changed()

    def of(self, seats: list[Seat]) -> list[bool | None]:
        """Say of each seat whether its person is here; none for bots, free seats, and where it is not known."""
        return [self.is_here(seat) for seat in seats]

    def is_here(self, seat: Seat) -> bool | None:
        """Say whether the person of a seat is here."""
        if seat.person is None or seat.reserved:
            return None
        return True if seat.person in self.here else False if self.alone else None
