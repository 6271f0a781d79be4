"""How much a visitor may ask for: so many at once, and so many more each second."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

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
