"""A queue that is fair to tables: those who need much take turns, and those who need little hardly wait for them."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from operator import itemgetter
from typing import Final

MEMORY: Final = 30.0
"""Seconds in which time that a table has had is forgotten to a good third of it."""
MOST: Final = 1000
"""Tables that are remembered; beyond them those are forgotten that have had next to nothing."""
NOTHING: Final = 0.001
LONGEST: Final = 2.0
"""Seconds by which a table is put back at most because it has had so much: nobody is passed over for ever."""


class Fairness:
    """Lets so many work at once. Who came first is next, as if each had come later by the time that it has had lately.

    Tables whose bots think for a second each take turns; one whose bots need next to nothing is before all of them that
    have not waited long.
    """

    def __init__(self, count: int, now: Callable[[], float] = time.monotonic) -> None:
        """Have so many places."""
        self.now = now
        self.free = count
        self.queue: list[tuple[float, asyncio.Future[None]]] = []
        """When each of those who wait has come, or as good as come."""
        self.had: dict[str, tuple[float, float]] = {}
        """The seconds that a table has had, and when they were counted."""

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for a place, and leave it at the end."""
        await self.come(table)
        begun = self.now()
        try:
            yield
        finally:
            self.had[table] = self.lately(table) + self.now() - begun, self.now()
            if len(self.had) > MOST:
                self.had = {name: had for name, had in self.had.items() if self.lately(name) > NOTHING}
            self.go()

    def lately(self, table: str) -> float:
        """Say how many seconds a table has had that are not forgotten yet."""
        seconds, at = self.had.get(table, (0.0, 0.0))
        return seconds * math.exp((at - self.now()) / MEMORY)

    async def come(self, table: str) -> None:
        """Take a place, or wait for one."""
        if self.free:
            self.free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        waiting = self.now() + min(self.lately(table), LONGEST), place
        self.queue.append(waiting)
        try:
            await place
        except asyncio.CancelledError:
            if waiting in self.queue:
                self.queue.remove(waiting)
            else:
                self.go()  # it was given the place just now: the next one has it
            raise

    def go(self) -> None:
        """Give a place to whoever is next, or keep it free."""
        if not self.queue:
            self.free += 1
            return
        following = min(self.queue, key=itemgetter(0))
        self.queue.remove(following)
        following[1].set_result(None)
