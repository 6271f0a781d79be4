"""Tables in trouble: each is retried with growing pauses, and no other table waits for it."""

import logging
import time
from collections import OrderedDict
from typing import Final

from duchy.core.reason import Refusal
from duchy.store.errors import StoreError

PAUSES: Final = (1.0, 5.0, 30.0, 300.0)
"""Seconds until the next attempt after one failure, after two, and so on; the last applies to all further ones."""
MOST: Final = 10_000
"""The number of tables remembered; beyond it, the oldest are retried immediately."""

log = logging.getLogger("duchy.troubles")


class Troubles:
    """The tables in trouble, with their failed attempts and the time of the next one."""

    def __init__(self) -> None:
        """Start with none."""
        self.pauses: tuple[float, ...] = PAUSES
        self.tables: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self.count = 0

    def add(self, table: str, what: str, error: Exception) -> None:
        """Record a failure at a table; an unexpected error is logged with its traceback."""
        attempts, _ = self.tables.pop(table, (0, 0.0))
        self.count += 1
        self.tables[table] = attempts + 1, time.monotonic() + self.pauses[min(attempts, len(self.pauses) - 1)]
        if len(self.tables) > MOST:
            self.tables.popitem(last=False)
        expected = isinstance(error, StoreError | Refusal)
        extra = {"table": table, "attempts": attempts + 1, "error": str(error)}
        log.error(what, extra=extra, exc_info=None if expected else error)

    def waits(self, table: str) -> bool:
        """Return whether a table should not be retried yet."""
        found = self.tables.get(table)
        return found is not None and time.monotonic() < found[1]

    def settled(self, table: str) -> None:
        """Record that a table is well."""
        self.tables.pop(table, None)

    def tidy(self) -> None:
        """Forget tables that have not failed for a long time."""
        limit = time.monotonic() - self.pauses[-1]
        for table in [name for name, (_, again) in self.tables.items() if again < limit]:
            del self.tables[table]
