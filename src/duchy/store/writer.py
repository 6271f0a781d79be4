"""The writer: a thread that writes everything waiting in one transaction, and then wakes the callers.

While it waits for the disk, the next transaction fills up: many tables share one flush, and no one waits for a timer.
What several clients do in one turn of the event loop is written together, too.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final

from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from duchy.store.batch import Append, Batch, Behind
from duchy.store.dialect import Dialect
from duchy.store.errors import Conflict, Repeated, StoreError
from duchy.store.store import Figures

MOST_TOGETHER: Final = 1000
MOST_WAITING: Final = 20_000
PAUSES: Final = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds between attempts while the database restarts
ATTEMPTS: Final = 3
AWAY: Final = ("connection failed", "connection is bad", "connection timeout expired")
"""Parts of error messages that mean that no connection could be made."""
RESTARTS: Final = {"57P01", "57P02", "57P03"}
"""Error codes of a PostgreSQL that is stopping, has crashed or is not ready yet."""

Task = Callable[[Connection], object]


class Job:
    """One write, and the caller waiting for it."""

    def __init__(self, work: Append | Task, figures: Figures) -> None:
        """Bind the job to the running loop, and count it as waiting."""
        self.work = work
        self.figures = figures
        figures.waiting += 1
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[object] = self.loop.create_future()
        self.result: object = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Wake the caller, if it is still waiting; runs in the loop."""
        self.figures.waiting -= 1
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """The writer's thread and queue."""

    def __init__(self, dialect: Dialect, figures: Figures) -> None:
        """Write with a dialect's engine; `start` starts the thread."""
        self.dialect = dialect
        self.figures = figures
        self.batch = Batch(dialect)
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.gathered: list[Job] = []
        """The writes of this turn of the loop, which are handed over together at its end."""
        self.open = False
        self.thread = threading.Thread(target=self.run, name="duchy-writer", daemon=True)

    def start(self) -> None:
        """Start to write."""
        event.listen(self.dialect.writer, "before_cursor_execute", self.count)
        self.open = True
        self.thread.start()

    def count(self, *_: object) -> None:
        """Count a statement."""
        self.figures.statements += 1

    async def stop(self) -> None:
        """Write everything that is waiting, then stop."""
        if not self.open:
            return
        self.open = False
        self.hand_over()
        self.queue.put(None)
        await asyncio.to_thread(self.thread.join)

    def do(self, work: Append | Task) -> asyncio.Future[object]:
        """Write something together with concurrent writes, also if nobody waits for it; durable once this is done."""
        if not self.open:
            raise StoreError(f"{self.dialect.name} is closed")
        if self.figures.waiting >= MOST_WAITING:
            raise StoreError(
                f"{self.dialect.name} is too slow: {self.figures.waiting} changes are waiting; try again later"
            )
        job = Job(work, self.figures)
        if not self.gathered:
            job.loop.call_soon(self.hand_over)
        self.gathered.append(job)
        return job.future

    def hand_over(self) -> None:
        """Hand the gathered writes to the thread, which would otherwise begin with the first and leave the rest."""
        jobs, self.gathered = self.gathered, []
        if jobs:
            self.queue.put(jobs)

    def run(self) -> None:
        """Write until stopped and nothing is waiting."""
        running = True
        while running:
            jobs, running = self.take()
            if jobs:
                self.flush(jobs)
                self.figures.flushes += 1
                wake(jobs)

    def take(self) -> tuple[list[Job], bool]:
        """Wait for jobs and take all others that are waiting; return whether to continue after them."""
        handed = self.queue.get()
        jobs: list[Job] = []
        while handed is not None:
            jobs += handed
            if len(jobs) >= MOST_TOGETHER:
                return jobs, True
            try:
                handed = self.queue.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def flush(self, jobs: Sequence[Job]) -> None:
        """Write jobs together; if that fails, one by one, so that failures are isolated."""
        failure = self.failure(jobs)
        for _ in range(ATTEMPTS):
            if len(jobs) > 1 or failure is None or not collided(failure):
                break
            failure = self.failure(jobs)
        if failure is not None and lost(failure):
            self.figures.broken = str(self.explain(failure))
        if failure is None or (lost(failure) and self.again(jobs)):
            return
        if len(jobs) > 1 and not lost(failure):
            for job in jobs:
                self.flush([job])
            return
        self.figures.failures += len(jobs)
        if isinstance(failure, SQLAlchemyError):
            self.figures.broken = str(self.explain(failure))
        for job in jobs:
            job.error = self.explain(failure)

    def failure(self, jobs: Sequence[Job], *, uncertain: bool = False) -> Exception | None:
        """Write jobs in one transaction; return why it failed as a whole, or `None`.

        Where no other process writes, appends are checked only if it turns out that one of them is not valid.
        """
        try:
            if self.dialect.alone and not uncertain:
                with suppress(Behind, IntegrityError):
                    self.transact(jobs, at_once=True)
                    return None
            self.transact(jobs, uncertain=uncertain)
        except Exception as error:  # noqa: BLE001 - the writer survives every job
            return error
        return None

    def again(self, jobs: Sequence[Job]) -> bool:
        """Try for a while to reach a lost database; return whether the jobs are settled."""
        for pause in PAUSES:
            time.sleep(pause)
            failure = self.failure(jobs, uncertain=True)
            if failure is None:
                return True
            if not lost(failure):
                for job in jobs:
                    failure = self.failure([job], uncertain=True)
                    job.error = job.error if failure is None else self.explain(failure)
                return True
        return False

    def transact(self, jobs: Sequence[Job], *, uncertain: bool = False, at_once: bool = False) -> None:
        """Write jobs in one transaction; events that an uncertain earlier attempt has written count as done.

        With `at_once`, appends are not checked beforehand; raises `Behind` or `IntegrityError` if one is not valid.
        """
        appends: list[Append] = []
        waiting: list[Job] = []
        with self.dialect.writer.begin() as connection:
            for job in jobs:
                job.result = job.error = None
                if isinstance(job.work, Append):
                    appends.append(job.work)
                    waiting.append(job)
                else:
                    self.attempt(connection, job, job.work)
            if not appends or (at_once and self.batch.write_at_once(connection, appends)):
                verdicts: list[StoreError | None] = [None] * len(appends)
            else:
                verdicts = self.batch.write(connection, appends)
            for job, append, verdict in zip(waiting, appends, verdicts, strict=True):
                mine = uncertain and isinstance(verdict, Conflict | Repeated) and self.batch.stands(connection, append)
                job.error = None if mine else verdict
        for job, append in zip(waiting, appends, strict=True):
            if job.error is None:
                self.figures.appends += 1
                self.figures.events += len(append.events)
            else:
                self.figures.conflicts += 1
        if any(job.error is None for job in jobs):
            self.figures.broken = ""

    def attempt(self, connection: Connection, job: Job, task: Task) -> None:
        """Do a task inside a larger transaction: if it fails, only its own changes are rolled back."""
        try:
            with connection.begin_nested():
                job.result = task(connection)
        except StoreError as error:
            job.error = error
        except DBAPIError as error:
            if lost(error) or collided(error):
                raise
            self.figures.failures += 1
            job.error = self.explain(error)
            self.figures.broken = str(job.error)

    def explain(self, error: BaseException) -> BaseException:
        """Return an error as a `StoreError`; anything else is our own mistake and stays as it is."""
        if isinstance(error, DBAPIError):
            return StoreError(self.dialect.words(error))
        return StoreError(f"{self.dialect.name}: {error}") if isinstance(error, SQLAlchemyError) else error


def lost(error: BaseException) -> bool:
    """Return whether the database is unavailable for the moment."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated
        or any(words in str(error.orig) for words in AWAY)
        or getattr(error.orig, "sqlstate", None) in RESTARTS
    )


def collided(error: BaseException) -> bool:
    """Return whether another process was in the way, so that a second attempt can succeed."""
    return isinstance(error, IntegrityError) or (
        isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in {"40001", "40P01"}
    )


def wake(jobs: Sequence[Job]) -> None:
    """Wake all callers, with one call per loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]

        def settle(mine: Sequence[Job] = mine) -> None:
            for job in mine:
                job.settle()

        if not loop.is_closed():
            loop.call_soon_threadsafe(settle)
