"""Uploads (sets, drawings, records) are read in processes with limits on time and memory.

The engine limits what such a text can cost; if a limit were missing, one process would die and no one else would wait.
"""

import asyncio
from typing import Final

from msgspec import Raw, json

from duchy.core.reason import Reason
from duchy.server.live.worker import Brought, Look, Read, SetUp
from duchy.server.live.workers import Workers
from duchy.server.settings import Limits
from duchy.server.table.refused import Refused
from duchy.server.wire.replay import RecordText
from duchy.server.wire.requests import NewTable

READERS: Final = 2
"""The number of processes: if one is stuck, the other serves everyone else."""
PLAIN: Final = 100
"""The maximum length of an option that is read in this process, in characters."""
MOST_EACH: Final = 4
"""The maximum number of waiting texts per person; they are read one after the other."""
SPARE: Final = 2.0
"""The factor by which wall time may exceed computing time: processes have to start and share cores."""


class Turn:
    """A person's waiting texts and the lock that orders them."""

    def __init__(self) -> None:
        """Start with none."""
        self.waiting = 0
        self.lock = asyncio.Lock()


class Readers(Workers):
    """The processes in which texts are read, one at a time per person."""

    def __init__(self, limits: Limits, count: int = READERS) -> None:
        """Create a pool of at most `count` processes."""
        arguments = (str(limits.reading_seconds), str(limits.reading_memory))
        super().__init__(count, limits.reading_seconds * SPARE, arguments)
        self.limits = limits
        self.turns: dict[str, Turn] = {}

    async def check(self, person: str, wanted: NewTable) -> None:
        """Check that a game with text options can be set up; raises `Refused` if it cannot."""
        if any(isinstance(value, str) and len(value) > PLAIN for value in wanted.options.values()):
            options = {name: str(value) for name, value in wanted.options.items()}
            await self.read(person, SetUp(wanted.game, options))

    async def look(self, person: str, wanted: RecordText, draws: bool) -> Raw:
        """Verify a record and return its moments or draws as JSON; raises `Refused` if it is invalid."""
        return await self.read(person, Look(wanted, draws))

    async def read(self, person: str, task: Brought) -> Raw:
        """Have a process read an upload; raises `Refused`."""
        turn = self.turns.get(person) or Turn()
        if turn.waiting >= MOST_EACH:
            raise Refused("too-fast", f"{MOST_EACH} of your uploads are still being read: wait for them")
        if self.waiting >= self.limits.readings:
            raise Refused("too-fast", f"{self.waiting} other uploads are waiting: try again soon")
        self.turns[person] = turn
        turn.waiting += 1
        self.waiting += 1
        try:
            async with turn.lock:
                answer = await self.ask(json.encode(task) + b"\n")
        finally:
            self.waiting -= 1
            turn.waiting -= 1
            if not turn.waiting:
                del self.turns[person]
        if answer is None:
            limits = f"{self.limits.reading_seconds} seconds and {self.limits.reading_memory} MB"
            raise Refused("too-much", f"reading this must take at most {limits}: send something smaller")
        return unpack(answer)


def unpack(answer: bytes) -> Raw:
    """Return a process's result; raises `Refused` if it reports an error."""
    read = json.decode(answer, type=Read)
    if not read.code:
        return read.answer
    reason = read.reason
    engine = None if reason is None else Reason(reason.code, reason.rule, reason.values, read.words)
    raise Refused(read.code, read.words, engine)
