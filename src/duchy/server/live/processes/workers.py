"""Pools of worker processes, so that the server never waits for them; dead or stuck ones are replaced."""

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Final

from duchy.server.live.pool import Pool
from duchy.system import apart

LONGEST_LINE: Final = 64 << 20
"""The maximum length of an answer, which is one line, in bytes."""

log = logging.getLogger("duchy.workers")


class Workers(Pool):
    """A pool of processes, started on demand; each does one task at a time."""

    program = "duchy.server.live.processes.worker"

    def __init__(
        self, count: int, patience: float, arguments: tuple[str, ...] = (), now: Callable[[], float] = time.monotonic
    ) -> None:
        """Create a pool of at most `count` processes; wait `patience` seconds for an answer."""
        self.now = now
        self.asked: dict[Process, float] = {}
        """When the processes that have not answered yet were asked."""
        self.count = count
        self.patience = patience
        self.arguments = arguments
        self.idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self.idle.put_nowait(None)
        self.processes: set[Process] = set()
        self.waiting = 0
        self.deaths = 0

    async def ask(self, line: bytes) -> bytes | None:
        """Hand a task to the next free process; return `None` if it dies."""
        process = await self.idle.get()
        try:
            if process is None or process.returncode is not None:
                process = None
                process = await self.begin()
            return await self.talk(process, line)
        except BaseException:
            if process is not None:
                end(process)
            raise
        finally:
            self.idle.put_nowait(process)

    async def talk(self, process: Process, line: bytes) -> bytes | None:
        """Write a task and read the answer; a process that does not answer is ended."""
        assert process.stdin is not None
        assert process.stdout is not None
        self.asked[process] = self.now()
        try:
            process.stdin.write(line)
            answer = await asyncio.wait_for(process.stdout.readline(), self.patience)
        except (TimeoutError, OSError, ValueError):
            answer = b""
        finally:
            del self.asked[process]
        if not answer.endswith(b"\n"):
            self.deaths += 1
            log.warning("a process died or took too long", extra={"pid": process.pid})
            end(process)
            await process.wait()
            return None
        return answer

    @property
    def frozen(self) -> bool:
        """Return whether a process has not answered for half of the time it has; it may never do so."""
        return any(self.now() - asked > self.patience / 2 for asked in self.asked.values())

    async def begin(self) -> Process:
        """Start a process; its errors go to our standard error.

        Ctrl-C in a terminal is meant for the server, which then ends it.
        """
        self.processes = {process for process in self.processes if process.returncode is None}
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.program,
                *self.arguments,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                env=surroundings(),
                **apart(),
            )
        )
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self.processes.add(await starting)  # it is ended with the others
            raise
        self.processes.add(process)
        return process

    async def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            end(process)
        for process in self.processes:
            await process.wait()
        self.processes.clear()


def surroundings() -> dict[str, str]:
    """Return an environment in which a process finds the same package as this one."""
    home = str(Path(__file__).resolve().parents[4])
    return {**os.environ, "PYTHONPATH": os.pathsep.join([home, os.environ.get("PYTHONPATH", "")])}


def end(process: Process) -> None:
    """End a process, if it is still running."""
    if process.returncode is None:
        process.kill()
