"""Bots think in processes of their own, so that no table waits for another's bot."""

from typing import Final

from msgspec import json

from duchy.server.live.worker import Choice, Task
from duchy.server.live.workers import Workers

PATIENCE: Final = 60.0
"""Seconds after which a thinking process is taken to be stuck."""
ATTEMPTS: Final = 3


class Thought(Exception):
    """No process could make the bot choose."""


class Thinkers(Workers):
    """The processes in which bots think."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        """Have at most so many processes."""
        super().__init__(count, patience)

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
