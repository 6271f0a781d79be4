"""Bots think in processes of their own, so that no table waits for another's bot.

A bot thinks as long as its level does, but people wait for no step of it longer than three seconds: where more bots
think than there are processes, or the machine is slow, each gets its part of that time and is asked to hurry.
"""

import time
from typing import Final

from msgspec import json

from duchy.server.live.fairness import Fairness
from duchy.server.live.worker import Choice, Task
from duchy.server.live.workers import Workers

PATIENCE: Final = 60.0
"""Seconds after which a thinking process is taken to be stuck."""
ATTEMPTS: Final = 3
LONGEST: Final = 1.8
"""Seconds from a question to a bot's answer: the rest of three is for the way, and for what else the machine does."""
LEAST: Final = 0.05
"""Seconds that a bot has however late it is."""


class BotFailed(Exception):
    """No process could make the bot choose."""


class BotWorkers(Workers):
    """The processes in which bots think."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        """Have at most so many processes."""
        super().__init__(count, patience)
        self.fairness = Fairness(count)

    async def choose(self, task: Task, table: str = "") -> int:
        """Let a bot of a table choose; if its process dies or is stuck, another one tries."""
        asked = time.monotonic()
        self.waiting += 1
        try:
            async with self.fairness.turn(table):
                for _ in range(ATTEMPTS):
                    task.seconds = self.seconds(time.monotonic() - asked)
                    answer = await self.ask(json.encode(task) + b"\n")
                    if answer is not None:
                        return json.decode(answer, type=Choice).action
        finally:
            self.waiting -= 1
        raise BotFailed(f"bot {task.bot} could not choose in {task.game}: {ATTEMPTS} processes died or took too long")

    def seconds(self, waited: float) -> float:
        """Say how long a bot may think that has waited: what is left, and no more than its part if others wait."""
        part = LONGEST * min(1.0, self.count / self.waiting)
        return max(LEAST, min(part, LONGEST - waited))
