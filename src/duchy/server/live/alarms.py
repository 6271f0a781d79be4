"""Alarms: one process at a time checks on tables whose clock runs out or whose bot was forgotten."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from duchy.server.live.duties import Duty
from duchy.server.live.shares.memory import give_back
from duchy.server.live.shares.room import Room
from duchy.server.live.tables import LiveTables
from duchy.server.table.summary import GRACE
from duchy.store.errors import StoreError, UnknownTable
from duchy.store.store import Store

EVERY: Final = 1.0
"""Seconds between two checks."""
HOLD: Final = 15_000
"""Milliseconds for which a process that checks on a table keeps others from doing so."""
TIDY: Final = 60_000
MOST: Final = 1000
"""The maximum number of tables per check; tables in trouble come on top, so that they delay no others."""


class Alarms:
    """Checks on tables whose wake-up is due."""

    def __init__(self, store: Store, tables: LiveTables, room: Room, now: Callable[[], int]) -> None:
        """Create an owner for leases."""
        self.store = store
        self.tables = tables
        self.room = room
        self.now = now
        self.owner = secrets.token_hex(8)
        self.tidied = now()

    async def ring(self, until: int | None = None) -> int:
        """Check on all tables whose wake-up is due; return how many."""
        now = self.now()
        troubles = self.tables.troubles
        due = await self.store.wakes(now if until is None else until, MOST + len(troubles.tables))
        seen = 0
        for listed in due:
            if troubles.waits(listed.id):
                continue
            if not await self.store.lease(f"wake {listed.id}", self.owner, now, now + HOLD):
                continue
            seen += 1
            try:
                await self.tables.ring(listed.id)
            except Exception as error:  # noqa: BLE001 - no error may affect other tables
                if isinstance(error, StoreError) and not isinstance(error, UnknownTable):
                    await self.store.ping()  # if the whole database is unavailable, the table is not to blame
                troubles.add(listed.id, "a due table could not be checked", error)
        return seen

    async def tidy(self) -> None:
        """Forget everything that has expired or is idle.

        Tables and sockets refer to themselves: what is left of a few an hour would otherwise stay for days. If no
        table was dropped there is little to collect, and a collection holds up everyone.
        """
        self.tidied = self.now()
        if self.tables.put_away():
            await asyncio.to_thread(give_back)
        self.tables.troubles.tidy()
        await self.store.forget(self.tidied)
        await self.room.measure()

    async def probe(self) -> None:
        """After a failure, find out whether the store can write again, even if no one writes."""
        if self.store.figures.broken:
            await self.store.lease("probe", self.owner, self.now(), self.now() + 1)

    async def run(self, duty: Duty) -> None:
        """Check again and again until cancelled.

        The first check resumes bots that were thinking when the previous process ended.
        """
        until: int | None = None if duty.restarts else self.now() + GRACE
        while True:
            await self.probe()
            await self.ring(until)
            until = None
            await self.tables.follow_again()
            if self.now() - self.tidied > TIDY:
                await self.tidy()
            duty.did()
            await asyncio.sleep(EVERY)
