"""Limits on connections: their number, in total and per household, and the time each may take."""

import asyncio
from collections import Counter
from typing import Final

from duchy.server.http.proxies import Proxies, address_of, household
from duchy.server.live.metrics import Metrics
from duchy.server.settings import Limits

LEAST: Final = 8192
"""The number of bytes a client must read within the time limit; otherwise it counts as stuck."""


class ConnectionLimiter:
    """Counts connections and refuses those over the limit."""

    def __init__(self, limits: Limits, proxies: Proxies, metrics: Metrics) -> None:
        """Apply the limits; trusted proxies are exempt from the limit per household."""
        self.limits = limits
        self.proxies = proxies
        self.metrics = metrics
        self.most = limits.connections
        self.count = 0
        self.here: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Count a connection from an address, unless there are too many."""
        name = household(address)
        full = self.here[name] >= self.limits.connections_each and not self.proxies.trusts(address_of(address))
        if full or self.count >= self.most:
            self.metrics.connections["refused"] += 1
            return False
        self.here[name] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        """Forget a connection."""
        name = household(address)
        self.count -= 1
        self.here[name] -= 1
        if not self.here[name]:
            del self.here[name]

    def cut(self, transport: asyncio.Transport, why: str) -> None:
        """Close a connection immediately and drop unsent data."""
        self.metrics.connections[why] += 1
        transport.abort()


class Outbox:
    """Data waiting to be read by the other end, and since when too little of it has been read."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.left = 0
        self.taken = 0
        self.since: float | None = None

    def stuck(self, transport: asyncio.Transport, now: float, limits: Limits) -> bool:
        """Return whether too little has been read for too long; called repeatedly."""
        left = transport.get_write_buffer_size()
        self.taken += max(0, self.left - left)
        self.left = left
        if not left:
            self.since = None
        elif self.since is None or self.taken >= LEAST:
            self.since, self.taken = now, 0
        return self.since is not None and now - self.since > (limits.last if transport.is_closing() else limits.slow)
