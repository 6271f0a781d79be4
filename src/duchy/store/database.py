"""A store in a database: opening and closing it, reading with a pool and writing with one writer."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, cast

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from duchy.store.batch import Append, Batch, may_keep
from duchy.store.dialect import Dialect
from duchy.store.errors import StoreError
from duchy.store.migration import migrate
from duchy.store.rows import EVERYTHING
from duchy.store.store import Figures, Store
from duchy.store.writer import Writer, lost

READERS: Final = 4
LITTLE_LATER: Final = 0.3
"""Seconds before the last retry of a read on a lost database: more would delay later readers."""
MOST_CHANGES: Final = 10_000
"""The number of changes that may wait for a listener before it has to check everything instead."""
T = TypeVar("T")


class Database(Store):
    """The base of the store's parts in a database."""

    def __init__(self, dialect: Dialect) -> None:
        """Set a dialect that is not connected yet."""
        self.dialect = dialect
        self.figures = Figures()
        self.alone = dialect.alone
        self.batch = Batch(dialect)
        self.writer: Writer | None = None
        self.pool: ThreadPoolExecutor | None = None
        self.listeners: set[asyncio.Queue[tuple[str, int] | None]] = set()
        self.stop_listening: Callable[[], None] | None = None

    async def open(self) -> None:
        """Connect, migrate the schema, and start the writer."""
        await asyncio.to_thread(self.prepare)
        self.pool = ThreadPoolExecutor(READERS, thread_name_prefix="duchy-reader")
        self.writer = Writer(self.dialect, self.figures)
        self.writer.start()
        loop = asyncio.get_running_loop()

        def tell(table: str, number: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.broadcast, (table, number))

        try:
            self.stop_listening = await asyncio.to_thread(self.dialect.listen, tell)
        except StoreError:
            await self.close()
            raise

    def prepare(self) -> None:
        """Connect and migrate; errors are reported in one line, and nothing stays connected."""
        try:
            self.dialect.connect()
            with self.dialect.writer.begin() as connection:
                self.dialect.lock_schema(connection)
                migrate(connection, self.dialect.name)
        except DBAPIError as error:
            self.dialect.disconnect()
            raise StoreError(self.dialect.words(error)) from None
        except StoreError:
            self.dialect.disconnect()
            raise

    async def close(self) -> None:
        """Write everything that is waiting, then disconnect."""
        if self.stop_listening is not None:
            await asyncio.to_thread(self.stop_listening)
            self.stop_listening = None
        self.broadcast(None)
        if self.writer is not None:
            await self.writer.stop()
            self.writer = None
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown)
            self.pool = None
        await asyncio.to_thread(self.dialect.disconnect)

    async def ping(self) -> None:
        """Check that the database answers."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    async def size(self) -> tuple[int, int | None]:
        """Return the bytes that the database takes, and those free on its disk."""
        taken = await self.read(lambda connection: connection.execute(text(self.dialect.size)).scalar())
        return int(taken or 0), await asyncio.to_thread(self.dialect.free)

    async def find(self, name: str, question: Callable[[Connection], T]) -> T | None:
        """Read something by its name; a name that no database can store is not found."""
        return await self.read(question) if may_keep(name) else None

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Read from the database in a thread."""
        if self.pool is None:
            raise StoreError(f"{self.dialect.name} is closed")
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.ask, question)

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Read on a pooled connection; if it was lost, once more on a new one, and a last time a little later."""
        for pause in (0.0, LITTLE_LATER, None):
            try:
                with self.dialect.reader.connect() as connection:
                    return question(connection)
            except DBAPIError as error:
                if pause is None or not lost(error):
                    raise StoreError(self.dialect.words(error)) from None
                time.sleep(pause)
            except SQLAlchemyError as error:
                raise StoreError(f"{self.dialect.name}: {error}") from None
        raise AssertionError(question)

    async def write(self, work: Append | Callable[[Connection], T]) -> T:
        """Write with the single writer; durable when this returns."""
        return cast("T", await self.written(work))

    def written(self, work: Append | Callable[[Connection], object]) -> asyncio.Future[object]:
        """Write with the single writer; durable once the future is done."""
        if self.writer is None:
            raise StoreError(f"{self.dialect.name} is closed")
        return self.writer.do(work)

    def broadcast(self, change: tuple[str, int] | None) -> None:
        """Pass a change to every listener; `None` ends them."""
        for queue in self.listeners:
            if queue.qsize() >= MOST_CHANGES and change is not None:
                while not queue.empty():
                    queue.get_nowait()
                change = EVERYTHING, 0
            queue.put_nowait(change)

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Yield the tables that other processes write to, until the store is closed."""
        queue: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        self.listeners.add(queue)
        return self.follow(queue)

    async def follow(self, queue: asyncio.Queue[tuple[str, int] | None]) -> AsyncIterator[tuple[str, int]]:
        """Yield the changes in a queue."""
        try:
            while (change := await queue.get()) is not None:
                yield change
        finally:
            self.listeners.discard(queue)
