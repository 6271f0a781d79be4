"""What is done beside the requests for as long as the server lives: whatever fails is written down and begun again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from duchy.store.errors import StoreError

PAUSES: Final = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds to wait after one failure, after two in a row, and so on; the last for all that follow."""

log = logging.getLogger("duchy.duties")


class Duty:
    """One thing to do, and how it goes."""

    def __init__(self, name: str, now: Callable[[], int]) -> None:
        """Begin well."""
        self.name = name
        self.now = now
        self.failures = 0
        self.restarts = 0
        self.in_a_row = 0
        self.done_at = now()

    def did(self) -> None:
        """Note that it went well."""
        self.in_a_row = 0
        self.done_at = self.now()

    def failed(self, error: Exception) -> None:
        """Note that it went wrong: a database that is away needs no trace."""
        self.failures += 1
        self.in_a_row += 1
        expected = isinstance(error, StoreError)
        extra = {"task": self.name, "failures_in_a_row": self.in_a_row, "error": str(error)}
        log.error("a background task failed; it begins again", extra=extra, exc_info=None if expected else error)


class Duties:
    """All that is done beside the requests."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Begin with nothing to do."""
        self.now = now
        self.pauses: tuple[float, ...] = PAUSES
        self.all: dict[str, Duty] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, name: str, work: Callable[[Duty], Awaitable[None]]) -> None:
        """Begin to do something that has no end; it says itself when it went well."""
        duty = self.all[name] = Duty(name, self.now)
        self.tasks.append(asyncio.create_task(self.keep(duty, work), name=name))

    async def keep(self, duty: Duty, work: Callable[[Duty], Awaitable[None]]) -> None:
        """Do it until it ends by itself or is cancelled; after failures it begins again, a little later each time."""
        while True:
            try:
                await work(duty)
            except Exception as error:  # noqa: BLE001 - whatever it is, the others must not suffer
                duty.failed(error)
            else:
                return
            await asyncio.sleep(self.pauses[min(duty.in_a_row, len(self.pauses)) - 1])
            duty.restarts += 1

    async def end(self) -> None:
        """Stop everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks.clear()

    @property
    def down(self) -> list[str]:
        """Name what has failed and not gone well since."""
        return [duty.name for duty in self.all.values() if duty.in_a_row]
