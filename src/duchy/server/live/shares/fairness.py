"""A fair queue for every pool of the server: places are shared by address, then by table, then by person.

Each address gets the same time, however many tables and nicknames it has; within an address each table does, and at a
table each person. Whoever has used least goes first; among equals, whoever has waited longest. An address that was away
neither saves time nor owes any: it starts level with the others (start-time fair queueing).
"""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from heapq import heapify, heappop, heappush
from math import inf
from typing import Final

from msgspec import Struct

LEARNING: Final = 0.2
"""The weight of the latest step in the usual length of a step."""


class Asker(Struct, frozen=True):
    """Who asks for something: an address ('' if unknown), a table ('' for none) and a person."""

    address: str = ""
    table: str = ""
    person: str = ""


NOBODY: Final = Asker()
"""Everyone whose address is unknown, such as people who have not been seen since the server started."""


class Crowded(Exception):
    """An error: the queue is full, and this asker's address has the most waiting in it."""


class Share:
    """The share of an address, of one of its tables, or of a person there."""

    def __init__(self) -> None:
        """Start with nothing used."""
        self.used = 0.0
        """The seconds used, counted from the level at which the share joined the others."""
        self.level = 0.0
        """How much the part that was last served had used."""
        self.parts: dict[str, Share] = {}
        self.line: list[Waiting] = []
        """The waiting, by turn of arrival plus size, then by arrival; only persons have a line."""
        self.waiting = 0
        self.working = 0
        self.since = 0
        """When the share began to wait, or was last served, as a count."""

    def part(self, name: str, count: int, ahead: float) -> "Share":
        """Return a part of this share; one that was away joins level with the busy part that has used least.

        One that has used more joins with at most `ahead` seconds more.
        """
        part = self.parts.get(name)
        if part is None:
            part = self.parts[name] = Share()
        if not part.busy:
            least = self.least()
            part.used = min(max(part.used, least), least + ahead)
        if not part.waiting:
            part.since = count
        return part

    def least(self) -> float:
        """Return how much the busy part that has used least has used."""
        return min((part.used for part in self.parts.values() if part.busy), default=self.level)

    def tidy(self) -> None:
        """Forget the parts about which there is nothing to remember."""
        least = self.least()
        for name in [name for name, part in self.parts.items() if not part.busy and part.used <= least]:
            del self.parts[name]

    @property
    def busy(self) -> bool:
        """Return whether something of this share waits or works."""
        return bool(self.waiting or self.working)


Path = tuple[Share, ...]
Waiting = tuple[int, int, asyncio.Future[None]]


class FairQueue:
    """A number of places, and everyone who waits for one."""

    def __init__(
        self,
        count: int,
        most: int = 0,
        each: int = 0,
        now: Callable[[], float] = time.monotonic,
        *,
        ahead: float = inf,
    ) -> None:
        """Create a queue with `count` places, at most `each` per address, for which at most `most` may wait.

        Zero means no limit. Whoever comes again waits at most until the others have used `ahead` seconds more.
        """
        self.now = now
        self.ahead = ahead
        self.free = count
        self.most = most
        self.each = each or count
        self.root = Share()
        self.usual = 0.0
        """The usual length of a step, in seconds: a guess for those under way."""
        self.counter = itertools.count(1)
        self.served = 0

    @asynccontextmanager
    async def turn(self, asker: Asker = NOBODY, size: int = 0) -> AsyncIterator[None]:
        """Wait for a place, and release it at the end; raises `Crowded`.

        Of one asker's, a turn of a smaller `size` goes first, but is not overtaken by more than `size` later ones.
        """
        path = self.path(asker)
        await self.come(path, size)
        began = self.now()
        try:
            yield
        finally:
            seconds = self.now() - began
            self.usual += LEARNING * (seconds - self.usual)
            for share in path:
                share.used += seconds
            self.leave(path)

    def path(self, asker: Asker) -> Path:
        """Return the shares of an asker: the whole, the address, the table and the person."""
        count = next(self.counter)
        address = self.root.part(asker.address, count, self.ahead)
        table = address.part(asker.table, count, self.ahead)
        return self.root, address, table, table.part(asker.person, count, self.ahead)

    def crowd(self, asker: Asker) -> int:
        """Return after how many steps of its own length an asker's next turn comes, at least 1."""
        own = self.root.parts.get(asker.address)
        if own is None or not own.busy:
            return 1
        return (own.waiting + own.working) * sum(1 for share in self.root.parts.values() if share.busy)

    @property
    def waiting(self) -> int:
        """Count the waiting."""
        return self.root.waiting

    async def come(self, path: Path, size: int) -> None:
        """Take a place, or wait for one; raises `Crowded`."""
        if self.free and path[1].working < self.each:
            self.free -= 1
            self.start(path)
            return
        if self.most and self.root.waiting >= self.most:
            self.make_room(path)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = self.served + size, next(self.counter), place
        heappush(path[-1].line, waiting)
        for share in path:
            share.waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if waiting in path[-1].line:
                remove(path, waiting)
            elif not place.cancelled() and place.exception() is None:
                self.leave(path)  # it was just given the place: pass it on
            raise

    def make_room(self, path: Path) -> None:
        """Turn away the last to come of the address with the most waiting; raises `Crowded` if that is this one."""
        largest = fullest(self.root)
        if path[1].waiting + 1 >= largest.waiting:
            raise Crowded
        table = fullest(largest)
        person = fullest(table)
        last = max(person.line)
        remove((self.root, largest, table, person), last)
        if not last[-1].done():
            last[-1].set_exception(Crowded())

    def start(self, path: Path) -> None:
        """Note that a turn of these shares has started."""
        self.served += 1
        for outer, share in itertools.pairwise(path):
            outer.level = max(outer.level, share.used)
            share.since = next(self.counter)
        for share in path:
            share.working += 1

    def leave(self, path: Path) -> None:
        """Free a place, and pass free places on."""
        for share in path:
            share.working -= 1
        self.free += 1
        while self.free and (following := self.following()) is not None:
            _, _, place = heappop(following[-1].line)
            for share in following:
                share.waiting -= 1
            if not place.cancelled():
                self.free -= 1
                self.start(following)
                place.set_result(None)
        for share in path[-2::-1]:
            share.tidy()
        if not self.root.busy:
            self.root = Share()

    def following(self) -> Path | None:
        """Find the shares of the next turn: at each step, the one that has used least."""
        path = [self.root]
        while not path[-1].line:
            able = [
                part for part in path[-1].parts.values() if part.waiting and (len(path) > 1 or part.working < self.each)
            ]
            if not able:
                return None
            path.append(min(able, key=lambda part: (part.used + part.working * self.usual, part.since)))
        return tuple(path)


def fullest(share: Share) -> Share:
    """Return the part of a share with the most waiting; among equals, the last to come."""
    return max(share.parts.values(), key=lambda part: (part.waiting, part.since))


def remove(path: Path, waiting: Waiting) -> None:
    """Remove someone who waits."""
    path[-1].line.remove(waiting)
    heapify(path[-1].line)
    for share in path:
        share.waiting -= 1
