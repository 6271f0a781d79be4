"""What clients bring to be read (sets, drawings, records) is read in processes with limits of time and memory.

The engine bounds what such a text can cost; should a bound be missing, one process dies of it, and nobody else waits.
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
"""Processes: should one be stuck, another reads for all others."""
PLAIN: Final = 100
"""Letters of an option that need no process of their own."""
MOST_EACH: Final = 4
"""Texts of one person that may wait; they are read one after the other."""
SPARE: Final = 2.0
"""Seconds that a process may take longer than it may compute: it has to be begun, and others work too."""


class Turn:
    """The texts of one person that wait, and whose turn it is of them."""

    def __init__(self) -> None:
        """Begin with none."""
        self.waiting = 0
        self.lock = asyncio.Lock()


class Readers(Workers):
    """The processes in which texts are read; a person has one at a time."""

    def __init__(self, limits: Limits, count: int = READERS) -> None:
        """Have at most so many processes."""
        arguments = (str(limits.reading_seconds), str(limits.reading_memory))
        super().__init__(count, limits.reading_seconds * SPARE, arguments)
        self.limits = limits
        self.turns: dict[str, Turn] = {}

    async def check(self, person: str, wanted: NewTable) -> None:
        """Check that a game can be set up, if its options hold a text; raises `Refused` if it cannot be."""
        if any(isinstance(value, str) and len(value) > PLAIN for value in wanted.options.values()):
            options = {name: str(value) for name, value in wanted.options.items()}
            await self.read(person, SetUp(wanted.game, options))

    async def look(self, person: str, wanted: RecordText, draws: bool) -> Raw:
        """Check a record and give the JSON of its moments, or of its draws; raises `Refused` if it does not hold."""
        return await self.read(person, Look(wanted, draws))

    async def read(self, person: str, task: Brought) -> Raw:
        """Let a process read what a person brings; raises `Refused`."""
        turn = self.turns.get(person) or Turn()
        if turn.waiting >= MOST_EACH:
            raise Refused("too-fast", f"{MOST_EACH} texts of yours are still being read: wait for them")
        if self.waiting >= self.limits.readings:
            raise Refused("too-fast", f"{self.waiting} others wait for theirs to be read: try again soon")
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
            raise Refused("too-much", f"reading this took more than it may, which is {limits}: send something smaller")
        return unpack(answer)


def unpack(answer: bytes) -> Raw:
    """Give what a process found out; raises `Refused` if it could not."""
    read = json.decode(answer, type=Read)
    if not read.code:
        return read.answer
    reason = read.reason
    engine = None if reason is None else Reason(reason.code, reason.rule, reason.values, read.words)
    raise Refused(read.code, read.words, engine)
