"""The crew that plays the games: this process, or several worker processes."""

import multiprocessing
import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, Protocol, TypeVar

from duchy.arena.plan import Job, Played
from duchy.arena.playing import play
from duchy.core.reason import Refusal
from duchy.system import cores, ignore_interrupts, processes

AHEAD: Final = 2
"""Games queued for each process, so that none waits for its next one."""
AHEAD_IN_ORDER: Final = 4
"""The same limit when a long game delays finished ones behind it."""

Task = TypeVar("Task")
Result = TypeVar("Result")


class Crew(Protocol):
    """Something that plays all games of a stream of jobs."""

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play jobs in any order, pulling each shortly before it can run; close the generator to stop."""


def crew_of(count: int | None) -> "Alone | Processes":
    """Return a crew of n processes (default: one per core); one means this process."""
    wanted = count or cores()
    return Alone() if wanted == 1 else Processes(wanted)


class Alone:
    """A crew that plays in this process."""

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play one game after another."""
        for job in jobs:
            yield play(job)

    def work(self, do: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        """Run tasks of any kind, one after another."""
        for task in tasks:
            yield do(task)


class Processes:
    """A crew that plays in several processes."""

    def __init__(self, count: int) -> None:
        """Set the number of processes."""
        self.count = count

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play in all processes; close the generator to stop them."""
        return spread(play, jobs, self.count)

    def work(self, do: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        """Run tasks of any kind in all processes; yield their results in order, however long each takes."""
        under_way: deque[Future[Result]] = deque()
        with pool_of(self.count, "start again") as pool:
            while True:
                for task in islice(tasks, self.count * AHEAD_IN_ORDER - len(under_way)):
                    under_way.append(pool.submit(do, task))
                if not under_way:
                    break
                yield under_way.popleft().result()


def spread(do: Callable[[Task], Result], tasks: Iterator[Task], count: int) -> Generator[Result]:
    """Run tasks in n processes, in any order; close the generator to stop them."""
    under_way: set[Future[Result]] = set()
    with pool_of(count, "with --results the same command resumes") as pool:
        while True:
            for task in islice(tasks, count * AHEAD - len(under_way)):
                under_way.add(pool.submit(do, task))
            if not under_way:
                break
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def pool_of(count: int, advice: str) -> Generator[ProcessPoolExecutor]:
    """Run a pool of n processes; stop them all on early exit, and advise the user if one is killed."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes(count), context, initializer=belong)
    finished = False
    try:
        yield pool
        finished = True
    except BrokenProcessPool as error:
        raise Refusal(f"a process was killed from outside; {advice}") from error
    finally:
        pool.shutdown(wait=finished, cancel_futures=True)
        if not finished:
            for child in multiprocessing.active_children():
                child.terminate()


def belong() -> None:
    """Exit when the parent process does, and leave Ctrl-C to the parent."""
    ignore_interrupts()
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Exit when the parent process exits."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
