"""Who plays the games: this process, or several beside it."""

import multiprocessing
import os
import signal
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

AHEAD: Final = 2
"""Games that are handed out for each process, so that none waits for its next."""
AHEAD_IN_ORDER: Final = 4
"""The same where a long one keeps back those that are done after it."""

Task = TypeVar("Task")
Result = TypeVar("Result")


class Crew(Protocol):
    """Plays games as long as there are some."""

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play them, in any order; a job is asked for when it can soon be played. Who has heard enough closes it."""


def crew_of(count: int | None) -> "Alone | Processes":
    """Have so many processes, or one for every core; a single one is this one."""
    wanted = count or cores()
    return Alone() if wanted == 1 else Processes(wanted)


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Alone:
    """Plays in this process."""

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play one game after the other."""
        for job in jobs:
            yield play(job)

    def work(self, do: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        """Do tasks of any kind, one after the other."""
        for task in tasks:
            yield do(task)


class Processes:
    """Plays in so many processes."""

    def __init__(self, count: int) -> None:
        """Have so many."""
        self.count = count

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play in all processes at once; whoever stops listening ends them."""
        return spread(play, jobs, self.count)

    def work(self, do: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        """Do tasks of any kind in all processes at once, with their results in order, however long each takes."""
        under_way: deque[Future[Result]] = deque()
        with pool_of(self.count, "begin anew") as pool:
            while True:
                for task in islice(tasks, self.count * AHEAD_IN_ORDER - len(under_way)):
                    under_way.append(pool.submit(do, task))
                if not under_way:
                    break
                yield under_way.popleft().result()


def spread(do: Callable[[Task], Result], tasks: Iterator[Task], count: int) -> Generator[Result]:
    """Do tasks in so many processes at once, in any order; whoever stops listening ends them."""
    under_way: set[Future[Result]] = set()
    with pool_of(count, "with --results the same command goes on") as pool:
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
    """Have so many processes for a while; they end at once where it ends early, and who kills one hears an advice."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, context, initializer=belong)
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
    """Live as long as whoever began this process, however that ends; Ctrl-C is meant for them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End when the process that began this one does."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
