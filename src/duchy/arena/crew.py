"""Who plays the games: this process, or several beside it."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final, Protocol

from duchy.arena.plan import Job, Played
from duchy.arena.playing import play
from duchy.core.reason import Refusal

AHEAD: Final = 2
"""Games that are handed out for each process, so that none waits for its next."""


class Crew(Protocol):
    """Plays games as long as there are some."""

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play them, in any order; a job is asked for when it can soon be played. Who has heard enough closes it."""


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Alone:
    """Plays in this process."""

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play one game after the other."""
        for job in jobs:
            yield play(job)


class Processes:
    """Plays in so many processes."""

    def __init__(self, count: int) -> None:
        """Have so many."""
        self.count = count

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play in all processes at once; whoever stops listening ends them."""
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.count, context, initializer=belong)
        under_way: set[Future[Played]] = set()
        finished = False
        try:
            while True:
                for job in islice(jobs, self.count * AHEAD - len(under_way)):
                    under_way.add(pool.submit(play, job))
                if not under_way:
                    break
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
            finished = True
        except BrokenProcessPool as error:
            raise Refusal("a process was killed from outside; with --results the same command goes on") from error
        finally:
            pool.shutdown(wait=finished, cancel_futures=True)
            if not finished:
                for child in multiprocessing.active_children():
                    child.terminate()


def belong() -> None:
    """Live as long as whoever began this process, however that ends; Ctrl-C is meant for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End when the process that began this one does."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
