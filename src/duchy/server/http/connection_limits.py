"""The doorkeeper: how many connections there may be, in all and of one household, and how long each may take."""

import asyncio
from collections import Counter
from typing import Final

from duchy.server.http.proxies import Proxies, address_of, household
from duchy.server.live.metrics import Metrics
from duchy.server.settings import Limits

LEAST: Final = 8192
"""Bytes that somebody takes within the time to be slow in; with less they count as stuck."""


class ConnectionLimiter:
    """Counts the connections, and refuses those that are too many."""

    def __init__(self, limits: Limits, proxies: Proxies, metrics: Metrics) -> None:
        """Let in as many as the limits say; proxies of ours may have all of them."""
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
        """End a connection at once, whatever still waits to be sent."""
        self.metrics.connections[why] += 1
        transport.abort()


class Outbox:
    """What waits to be taken by the other end, and since when too little of it has been."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.left = 0
        self.taken = 0
        self.since: float | None = None

    def stuck(self, transport: asyncio.Transport, now: float, limits: Limits) -> bool:
        """Say whether too little was taken for too long; this is asked again and again."""
        left = transport.get_write_buffer_size()
        self.taken += max(0, self.left - left)
        self.left = left
        if not left:
            self.since = None
        elif self.since is None or self.taken >= LEAST:
            self.since, self.taken = now, 0
        return self.since is not None and now - self.since > (limits.last if transport.is_closing() else limits.slow)
