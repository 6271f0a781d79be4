"""Rate limits: buckets of tokens, places held at the same time, and locks."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final
from weakref import WeakValueDictionary

from duchy.server.live.shares.fairness import Asker

VISITORS: Final = 20_000
HOUSEHOLD: Final = 5
"""How many times a person's rate all persons of one address have together."""


class Bucket:
    """A token bucket: `size` at once, and `per_second` more each second."""

    def __init__(self, size: int, per_second: float, now: float) -> None:
        """Start with a full bucket."""
        self.size = size
        self.per_second = per_second
        self.left = float(size)
        self.at = now

    def take(self, now: float, count: int = 1) -> bool:
        """Take tokens, if there are as many."""
        self.left = min(float(self.size), self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """A bucket per visitor; those not seen for longest are forgotten first."""

    def __init__(self, size: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Set the limits of every visitor."""
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, visitor: str, count: int = 1) -> bool:
        """Take tokens from a visitor's bucket, if there are as many."""
        now = self.clock()
        bucket = self.buckets.get(visitor)
        if bucket is None:
            bucket = self.buckets[visitor] = Bucket(self.size, self.per_second, now)
            if len(self.buckets) > VISITORS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(visitor)
        return bucket.take(now, count)


class Rates:
    """A bucket per person, and one of `HOUSEHOLD` times its size for all persons of an address together."""

    def __init__(self, size: int, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Set the limits of every person."""
        self.own = Buckets(size, per_second, clock)
        self.household = Buckets(HOUSEHOLD * size, HOUSEHOLD * per_second, clock)

    def take(self, asker: Asker) -> bool:
        """Take one token from the person's bucket and from the address's, if there are both."""
        return self.own.take(asker.person) and (not asker.address or self.household.take(asker.address))


class Places:
    """A limit on what each visitor may hold at the same time; the visitor '' has no limit."""

    def __init__(self, size: int) -> None:
        """Set the limit of every visitor."""
        self.size = size
        self.held: Counter[str] = Counter()

    @contextmanager
    def take(self, visitor: str) -> Iterator[bool]:
        """Hold a place for a visitor, if there is one; it is counted before anything else happens."""
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
    """A lock per visitor: their requests are carried out one after the other."""

    def __init__(self) -> None:
        """Start without locks; a lock exists for as long as someone uses it."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, visitor: str) -> asyncio.Lock:
        """Return a visitor's lock."""
        return self.locks.setdefault(visitor, asyncio.Lock())
