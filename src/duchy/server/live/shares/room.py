"""Room in the store: every address has a share of what may be written, and the store as a whole has an end.

A store that is full takes what games under way need, and nothing new. What is refused was not written; nothing that was
acknowledged is ever removed to make room.
"""

from typing import Final

from duchy.server.live.shares.buckets import Buckets
from duchy.server.live.shares.fairness import Asker
from duchy.server.settings import Limits
from duchy.server.table.refused import Refused
from duchy.store.store import Store

EVENT: Final = 200
"""About how many bytes an event takes besides its text."""
TABLE: Final = 6_000
"""About how many bytes a new table takes besides its options."""
FULL: Final = "storage-full"


class Room:
    """The room that is left, in bytes."""

    def __init__(self, store: Store, limits: Limits) -> None:
        """Set the limits; the store is measured later."""
        self.store = store
        self.limits = limits
        self.households = Buckets(limits.stored, limits.stored_per_second)
        self.size = 0
        self.free: int | None = None
        """The bytes free on the store's disk; `None` if that is not known."""

    async def measure(self) -> None:
        """Find out how large the store is, and how much its disk has left."""
        self.size, self.free = await self.store.size()

    @property
    def full(self) -> bool:
        """Return whether nothing new may be stored."""
        return self.size >= self.limits.storage or (self.free is not None and self.free < self.limits.spare)

    def take(self, asker: Asker, size: int) -> None:
        """Count what an address is about to store; raises `Refused` if its share is used up or the store is full."""
        if self.full:
            raise Refused(FULL, "this server's storage is full: games can be finished, but nothing new can be stored")
        if asker.address and not self.households.take(asker.address, size):
            raise Refused("too-fast", "your address has stored too much lately: wait a while, or store less")
        self.count(size)

    def charge(self, asker: Asker, size: int) -> None:
        """Count what a game under way needs, which is never refused."""
        if asker.address:
            self.households.take(asker.address, size)
        self.count(size)

    def count(self, size: int) -> None:
        """Count what is about to be stored."""
        self.size += size
        if self.free is not None:
            self.free -= size
