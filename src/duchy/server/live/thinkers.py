"""Bots think in processes of their own, so that no table waits for another's bot; a process that dies is replaced."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

from msgspec import json

from duchy.server.live.worker import Choice, Task

PATIENCE: Final = 60.0
"""Seconds after which a thinking process is taken to be stuck."""
ATTEMPTS: Final = 3
LONGEST_LINE: Final = 1 << 20

log = logging.getLogger("duchy.thinkers")


class Thought(Exception):
    """No process could make the bot choose."""


class Thinkers:
    """A few worker processes, begun when they are needed."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        """Have at most so many processes."""
        self.count = count
        self.patience = patience
        self.idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(count):
            self.idle.put_nowait(None)
        self.processes: set[Process] = set()
        self.waiting = 0
        self.deaths = 0

    async def choose(self, task: Task) -> int:
        """Let a bot choose; if its process dies or is stuck, another one tries."""
        line = json.encode(task) + b"\n"
        self.waiting += 1
        try:
            for _ in range(ATTEMPTS):
                answer = await self.ask(line)
                if answer is not None:
                    return json.decode(answer, type=Choice).action
        finally:
            self.waiting -= 1
        raise Thought(f"bot {task.bot} could not choose in {task.game}: {ATTEMPTS} processes died or took too long")

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
        """Write a task and read the choice; a process that does not answer is ended."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            answer = await asyncio.wait_for(process.stdout.readline(), self.patience)
        except (TimeoutError, OSError, ValueError):
            answer = b""
        if not answer.endswith(b"\n"):
            self.deaths += 1
            log.warning("a thinking process died or took too long", extra={"pid": process.pid})
            end(process)
            await process.wait()
            return None
        return answer

    async def begin(self) -> Process:
        """Start a process; what it says of its errors goes where ours goes."""
        self.processes = {process for process in self.processes if process.returncode is None}
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "duchy.server.live.worker",
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_LINE,
                env=surroundings(),
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
