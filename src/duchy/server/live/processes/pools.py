"""The pools of a server: processes for bots, for uploads, and for the coach."""

from typing import Final

from duchy.server.live.processes.workers import Workers
from duchy.server.live.readings import MOST_EACH, Readings
from duchy.server.live.shares.buckets import Places
from duchy.server.live.shares.fairness import FairQueue
from duchy.server.live.shares.visitors import Visitors
from duchy.server.live.thoughts import Thoughts
from duchy.server.settings import Limits

PATIENCE: Final = 15.0
"""Seconds after which a bot process counts as stuck."""
READERS: Final = 3
"""The number of processes that read; one is always left for other addresses."""
SPARE: Final = 2.0
"""The factor by which wall time may exceed computing time: processes have to start and share cores."""
MEMORY: Final = 512
"""The memory limit of a coach process, in megabytes."""
AHEAD: Final = 0.3
"""The most seconds by which a bot's table may have thought longer than others when it asks again.

With ten tables and two processes, it then waits 1.5 seconds for them.
"""
HINTS_BACK: Final = 7
"""The niceness of the processes that answer questions."""
HINT_STUCK: Final = 20.0
"""Seconds after which such a process counts as stuck."""
REVIEWS_BACK: Final = 10
"""The niceness of the process that makes reviews."""
REVIEW_STUCK: Final = 180.0
"""Seconds after which it counts as stuck."""


class BotWorkers(Workers, Thoughts):
    """The processes in which bots think."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        """Create a pool of at most `count` processes."""
        super().__init__(count, patience)
        self.queue = FairQueue(count, ahead=AHEAD)


class Readers(Workers, Readings):
    """The processes in which texts are read; addresses share them evenly."""

    def __init__(self, limits: Limits, visitors: Visitors, count: int = READERS) -> None:
        """Create a pool of at most `count` processes, of which one address may use all but one."""
        arguments = (str(limits.reading_seconds), str(limits.reading_memory))
        super().__init__(count, limits.reading_seconds * SPARE, arguments)
        self.limits = limits
        self.visitors = visitors
        self.queue = FairQueue(count, limits.readings, max(1, count - 1))
        self.own = Places(MOST_EACH)


class CoachWorkers(Workers):
    """The processes that think for the coach."""

    program = "duchy.server.live.processes.coach_worker"

    def __init__(self, count: int, steps_back: int, patience: float) -> None:
        """Create a pool of at most `count` processes with the given niceness."""
        super().__init__(count, patience, (str(steps_back), str(MEMORY)))


def hint_workers(count: int) -> CoachWorkers:
    """Create the pool that answers questions."""
    return CoachWorkers(count, HINTS_BACK, HINT_STUCK)


def review_workers() -> CoachWorkers:
    """Create the pool that makes reviews."""
    return CoachWorkers(1, REVIEWS_BACK, REVIEW_STUCK)
