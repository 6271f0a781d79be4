"""How much a visitor may ask for: so many at once, and so many more each second; and how much they may hold."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final
from weakref import WeakValueDictionary

VISITORS: Final = 20_000


class Bucket:
    """So many at once, and so many more each second."""

    def __init__(self, size: int, per_second: float, now: float) -> None:
        """Begin full."""
        self.size = size
        self.per_second = per_second
        self.left = float(size)
        self.at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self.left = min(float(self.size), self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for every visitor; those not seen for longest are forgotten first."""

    def __init__(self, size: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Give every visitor the same."""
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Take one from a visitor's bucket, if there is one."""
        now = self.clock()
        bucket = self.buckets.get(visitor)
        if bucket is None:
            bucket = self.buckets[visitor] = Bucket(self.size, self.per_second, now)
            if len(self.buckets) > VISITORS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(visitor)
        return bucket.take(now)


class Places:
    """So many at the same time for every visitor; nobody ('') has all they like."""

    def __init__(self, size: int) -> None:
        """Give every visitor the same."""
        self.size = size
        self.held: Counter[str] = Counter()

    @contextmanager
    def take(self, visitor: str) -> Iterator[bool]:
        """Hold a place of a visitor's, if there is one: it is counted before anything else happens."""
        if visitor and self.held[visitor] >= self.size:
            yield False
            return
        self.held[visitor] += 1
        try:
            yield True
        finally:
            self.held[visitor] -= 1
            if not self.held[visitor]:
                del self.held[visitor]


class Locks:
    """A lock for every visitor: what they ask for is done one after the other."""

    def __init__(self) -> None:
        """Begin without any; a lock is there for as long as somebody waits for it."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, visitor: str) -> asyncio.Lock:
        """Give the lock of a visitor."""
        return self.locks.setdefault(visitor, asyncio.Lock())
