"""A queue that is fair to tables: heavy users take turns, and light users hardly wait for them."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from operator import itemgetter
from typing import Final

MEMORY: Final = 30.0
"""Seconds after which a table's past usage counts for about a third."""
MOST: Final = 1000
"""The number of tables remembered; beyond it, those with hardly any usage are forgotten."""
NOTHING: Final = 0.001
LONGEST: Final = 2.0
"""The maximum delay in seconds for past usage: no table waits for ever."""


class Fairness:
    """Lets a given number of tables work at once; past usage makes a table wait as if it had come later.

    Tables whose bots think for a second each take turns; a table whose bots need almost nothing goes ahead of them,
    unless they have waited for long.
    """

    def __init__(self, count: int, now: Callable[[], float] = time.monotonic) -> None:
        """Create a queue with `count` places."""
        self.now = now
        self.free = count
        self.queue: list[tuple[float, asyncio.Future[None]]] = []
        """The waiting tables, each with its time of arrival, adjusted for usage."""
        self.had: dict[str, tuple[float, float]] = {}
        """The seconds of usage of each table, and when they were counted."""

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for a place, and release it at the end."""
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
        """Return the seconds of a table's recent usage."""
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
                self.go()  # it was just given the place: pass it on
            raise

    def go(self) -> None:
        """Pass a place on to the next table, or keep it free."""
        if not self.queue:
            self.free += 1
            return
        following = min(self.queue, key=itemgetter(0))
        self.queue.remove(following)
        following[1].set_result(None)
