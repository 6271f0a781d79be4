"""Background tasks that run for as long as the server does: failures are logged and the task restarted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from duchy.store.errors import StoreError

PAUSES: Final = (0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds to wait after one failure, after two in a row, and so on; the last applies to all further ones."""

log = logging.getLogger("duchy.duties")


class Duty:
    """One background task and its health."""

    def __init__(self, name: str, now: Callable[[], int]) -> None:
        """Start as healthy."""
        self.name = name
        self.now = now
        self.failures = 0
        self.restarts = 0
        self.in_a_row = 0
        self.done_at = now()

    def did(self) -> None:
        """Record a success."""
        self.in_a_row = 0
        self.done_at = self.now()

    def failed(self, error: Exception) -> None:
        """Record a failure; an unavailable database needs no traceback."""
        self.failures += 1
        self.in_a_row += 1
        expected = isinstance(error, StoreError)
        extra = {"task": self.name, "failures_in_a_row": self.in_a_row, "error": str(error)}
        log.error("a background task failed and is restarted", extra=extra, exc_info=None if expected else error)


class Duties:
    """All background tasks."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Start without tasks."""
        self.now = now
        self.pauses: tuple[float, ...] = PAUSES
        self.all: dict[str, Duty] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self, name: str, work: Callable[[Duty], Awaitable[None]]) -> None:
        """Start a task without end; it reports its own successes."""
        duty = self.all[name] = Duty(name, self.now)
        self.tasks.append(asyncio.create_task(self.keep(duty, work), name=name))

    async def keep(self, duty: Duty, work: Callable[[Duty], Awaitable[None]]) -> None:
        """Run a task until it ends or is cancelled; restart it after failures, with growing pauses."""
        while True:
            try:
                await work(duty)
            except Exception as error:  # noqa: BLE001 - no error may affect other tasks
                duty.failed(error)
            else:
                return
            await asyncio.sleep(self.pauses[min(duty.in_a_row, len(self.pauses)) - 1])
            duty.restarts += 1

    async def end(self) -> None:
        """Stop all tasks."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks.clear()

    @property
    def down(self) -> list[str]:
        """List the tasks that have failed and not succeeded since."""
        return [duty.name for duty in self.all.values() if duty.in_a_row]
