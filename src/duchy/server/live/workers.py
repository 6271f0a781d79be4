"""Processes that work beside the server, so that nothing waits for them; one that dies or is stuck is replaced."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

LONGEST_LINE: Final = 64 << 20
"""Bytes of an answer, which is one line."""

log = logging.getLogger("duchy.workers")


class Workers:
    """A few processes, begun when they are needed; each does one task at a time."""

    program = "duchy.server.live.worker"

    def __init__(self, count: int, patience: float, arguments: tuple[str, ...] = ()) -> None:
        """Have at most so many processes, and wait for an answer of one for so many seconds."""
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
        """Hand a task to the next free process; nothing if it dies over it."""
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
        try:
            process.stdin.write(line)
            answer = await asyncio.wait_for(process.stdout.readline(), self.patience)
        except (TimeoutError, OSError, ValueError):
            answer = b""
        if not answer.endswith(b"\n"):
            self.deaths += 1
            log.warning("a process died or took too long", extra={"pid": process.pid})
            end(process)
            await process.wait()
            return None
        return answer

    async def begin(self) -> Process:
        """Start a process; what it says of its errors goes where ours goes.

        It has a session of its own: Ctrl-C in a terminal is meant for the server, which ends it.
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
                start_new_session=True,
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
    """Let a process find the same package as this one, wherever it is started."""
    home = str(Path(__file__).resolve().parents[3])
    return {**os.environ, "PYTHONPATH": os.pathsep.join([home, os.environ.get("PYTHONPATH", "")])}


def end(process: Process) -> None:
    """End a process, if it still runs."""
    if process.returncode is None:
        process.kill()
