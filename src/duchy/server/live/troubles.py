"""Tables that could not be seen to: each is tried again later and later, and no other table waits for it."""

import logging
import time
from collections import OrderedDict
from typing import Final

from duchy.core.reason import Refusal
from duchy.store.errors import StoreError

PAUSES: Final = (1.0, 5.0, 30.0, 300.0)
"""Seconds until the next attempt after one failure, after two, and so on; the last for all that follow."""
MOST: Final = 10_000
"""How many tables are remembered; beyond them the oldest are tried again at once."""

log = logging.getLogger("duchy.troubles")


class Troubles:
    """The tables in trouble, with the attempts that failed and the time of the next one."""

    def __init__(self) -> None:
        """Begin without any."""
        self.pauses: tuple[float, ...] = PAUSES
        self.tables: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self.count = 0

    def add(self, table: str, what: str, error: Exception) -> None:
        """Note that something could not be done at a table; what nobody expected is logged with its trace."""
        attempts, _ = self.tables.pop(table, (0, 0.0))
        self.count += 1
        self.tables[table] = attempts + 1, time.monotonic() + self.pauses[min(attempts, len(self.pauses) - 1)]
        if len(self.tables) > MOST:
            self.tables.popitem(last=False)
        expected = isinstance(error, StoreError | Refusal)
        extra = {"table": table, "attempts": attempts + 1, "error": str(error)}
        log.error(what, extra=extra, exc_info=None if expected else error)

    def waits(self, table: str) -> bool:
        """Say whether a table is not to be tried again yet."""
        found = self.tables.get(table)
        return found is not None and time.monotonic() < found[1]

    def settled(self, table: str) -> None:
        """Note that all is well at a table."""
        self.tables.pop(table, None)

    def tidy(self) -> None:
        """Forget tables at which nothing had to be done again for a long while."""
        limit = time.monotonic() - self.pauses[-1]
        for table in [name for name, (_, again) in self.tables.items() if again < limit]:
            del self.tables[table]
