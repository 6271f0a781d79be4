"""Uploads (sets, drawings, records) are read apart from the tables, with limits on time and memory.

The engine limits what such a text can cost; if a limit were missing, one process would die and no one else would wait.
"""

from typing import Final

from msgspec import Raw, Struct, json

from duchy.core.reason import Reason
from duchy.server.live.pool import Pool
from duchy.server.live.shares.buckets import Places
from duchy.server.live.shares.fairness import Asker, Crowded, FairQueue
from duchy.server.live.shares.visitors import Visitors
from duchy.server.settings import Limits
from duchy.server.table.refused import Refused
from duchy.server.tasks.reading import Brought, Look, Read, SetUp
from duchy.server.wire.replay import RecordText
from duchy.server.wire.requests import NewTable

PLAIN: Final = 100
"""The maximum length of an option that is read in this process, in characters."""
MOST_EACH: Final = 4
"""The maximum number of waiting texts per person; more are refused."""


class Readings(Pool):
    """The texts that are being read; addresses share their readers evenly."""

    limits: Limits
    visitors: Visitors
    queue: FairQueue
    own: Places

    async def check(self, person: str, wanted: NewTable) -> None:
        """Check that a game with text options can be set up; raises `Refused` if it cannot."""
        if any(isinstance(value, str) and len(value) > PLAIN for value in wanted.options.values()):
            await self.set_up(person, wanted)

    async def set_up(self, person: str, wanted: NewTable) -> None:
        """Have a process set up a game, which is thrown away; raises `Refused`."""
        options = {name: str(value) for name, value in wanted.options.items()}
        await self.read(person, SetUp(wanted.game, options))

    async def look(self, person: str, wanted: RecordText, draws: bool) -> Raw:
        """Verify a record and return its moments or draws as JSON; raises `Refused` if it is invalid."""
        return await self.read(person, Look(wanted, draws))

    async def read(self, person: str, task: Brought) -> Raw:
        """Have a process read a person's upload; raises `Refused`."""
        with self.own.take(person) as free:
            if not free:
                raise Refused("too-fast", f"{MOST_EACH} of your uploads are still being read: wait for them")
            return await self.read_for(self.visitors.asker(person), task)

    async def read_for(self, asker: Asker, task: Struct) -> Raw:
        """Have a process carry out a task; raises `Refused`."""
        self.waiting += 1
        try:
            async with self.queue.turn(asker):
                answer = await self.ask(json.encode(task) + b"\n")
        except Crowded:
            words = f"{self.limits.readings} uploads are waiting, most of them from your address"
            raise Refused("too-fast", f"{words}: try again soon") from None
        finally:
            self.waiting -= 1
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
