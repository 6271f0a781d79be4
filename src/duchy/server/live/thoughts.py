"""Bots think apart from the tables, so that no table waits for another table's bot.

A bot thinks as long as its level allows, but people wait at most three seconds for a step: if more bots think than
there are processes, or the machine is slow, each gets a share of that time and has to hurry.
"""

from typing import Final

from msgspec import json

from duchy.server.live.pool import Pool
from duchy.server.live.shares.fairness import NOBODY, Asker, FairQueue
from duchy.server.tasks.choosing import Choice, Task

ATTEMPTS: Final = 3
LONGEST: Final = 1.8
"""Seconds from a question to a bot's answer; the rest of the three seconds is for everything else."""
LEAST: Final = 0.05
"""The minimum number of seconds that a bot gets, however late it is."""


class BotFailed(Exception):
    """An error: no process could make the bot choose."""


class Thoughts(Pool):
    """The bots that think."""

    count: int
    """How many may think at once."""
    queue: FairQueue

    async def choose(self, task: Task, asker: Asker = NOBODY) -> int:
        """Have a table's bot choose; if its process dies or is stuck, another one tries."""
        asked = self.queue.now()
        self.waiting += 1
        try:
            async with self.queue.turn(asker):
                for _ in range(ATTEMPTS):
                    task.seconds = self.seconds(self.queue.now() - asked, self.queue.crowd(asker))
                    answer = await self.ask(json.encode(task) + b"\n")
                    if answer is not None:
                        return json.decode(answer, type=Choice).action
        finally:
            self.waiting -= 1
        raise BotFailed(f"bot {task.bot} could not choose in {task.game}: {ATTEMPTS} processes died or took too long")

    def seconds(self, waited: float, crowd: int) -> float:
        """Return how long a bot may think after a wait: the time left, and at most its share while others wait."""
        part = LONGEST * min(1.0, self.count / crowd)
        return max(LEAST, min(part, LONGEST - waited))
