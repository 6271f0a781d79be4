"""Alarms: tables whose clock runs out or whose bot was forgotten are seen to, by one process at a time."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

from duchy.server.live.hall import Hall
from duchy.server.table.refused import Refused
from duchy.server.table.summary import GRACE
from duchy.store.errors import StoreError
from duchy.store.store import Store

EVERY: Final = 1.0
"""Seconds between two looks at the clocks."""
HOLD: Final = 15_000
"""Milliseconds for which a process that sees to a table keeps others from doing so."""
TIDY: Final = 60_000

log = logging.getLogger("duchy.alarms")


class Alarms:
    """Looks at the clocks."""

    def __init__(self, store: Store, hall: Hall, now: Callable[[], int]) -> None:
        """Be somebody: leases have an owner."""
        self.store = store
        self.hall = hall
        self.now = now
        self.owner = secrets.token_hex(8)
        self.tidied = now()

    async def ring(self, until: int | None = None) -> int:
        """See to all tables whose time has come; return how many."""
        now = self.now()
        due = await self.store.wakes(now if until is None else until)
        seen = 0
        for listed in due:
            if not await self.store.lease(f"wake {listed.id}", self.owner, now, now + HOLD):
                continue
            seen += 1
            try:
                await self.hall.ring(listed.id)
            except Refused as refused:
                log.warning("a table cannot be woken", extra={"table": listed.id, "error": str(refused)})
        return seen

    async def tidy(self) -> None:
        """Forget what nobody needs any more."""
        self.tidied = self.now()
        self.hall.put_away()
        await self.store.forget(self.tidied)

    async def run(self) -> None:
        """Look again and again, until cancelled; a database that is away for a moment does not end it.

        At first bots go on at once that were thinking when the last process ended.
        """
        until: int | None = self.now() + GRACE
        while True:
            try:
                await self.ring(until)
                until = None
                if self.now() - self.tidied > TIDY:
                    await self.tidy()
            except StoreError as error:
                log.warning("the clocks could not be read", extra={"error": str(error)})
            await asyncio.sleep(EVERY)
