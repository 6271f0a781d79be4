"""Those who think for the tables of a browser: one other worker, which takes one task after the other."""

from typing import Final

from msgspec import json

from duchy.offline.host import Host
from duchy.server.live.pool import Pool
from duchy.server.live.readings import MOST_EACH, Readings
from duchy.server.live.shares.buckets import Places
from duchy.server.live.shares.fairness import FairQueue
from duchy.server.live.shares.visitors import Visitors
from duchy.server.live.thoughts import Thoughts
from duchy.server.settings import Limits
from duchy.server.tasks import reading

BOT: Final = "bot"
HINT: Final = "hint"
REVIEW: Final = "review"
"""The kinds of thoughts: people wait for the first, ask for the second, and come back for the third."""


class Elsewhere(Pool):
    """Thoughts of one kind in the other worker."""

    def __init__(self, host: Host, kind: str) -> None:
        """Store the browser, and what kind of thoughts these are."""
        self.host = host
        self.kind = kind
        self.waiting = 0

    async def ask(self, line: bytes) -> bytes | None:
        """Hand over a task."""
        answer = await self.host.think(self.kind, line.decode())
        return None if answer is None else answer.encode()


class Bots(Elsewhere, Thoughts):
    """The bots, which think as long as their level needs: nobody else waits for them."""

    def __init__(self, host: Host) -> None:
        """Create the queue of a single worker."""
        super().__init__(host, BOT)
        self.count = 1
        self.queue = FairQueue(1)

    def seconds(self, waited: float, crowd: int) -> float:
        """Return no limit."""
        del waited, crowd
        return 0.0


class Reader(Readings):
    """Reads what people bring in this worker."""

    def __init__(self, limits: Limits, visitors: Visitors) -> None:
        """Create the queue of one reader."""
        self.limits = limits
        self.visitors = visitors
        self.queue = FairQueue(1, limits.readings)
        self.own = Places(MOST_EACH)
        self.waiting = 0
        self.decoder = json.Decoder(reading.Brought)

    async def ask(self, line: bytes) -> bytes | None:
        """Do the task here."""
        return json.encode(reading.read(self.decoder.decode(line)))
