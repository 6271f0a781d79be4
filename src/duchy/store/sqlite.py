"""The default database: one SQLite file, written by one process."""

import logging
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, FromClause, bindparam, create_engine, event, func
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool
from sqlalchemy.types import TypeEngine

from duchy.store.dialect import Dialect
from duchy.store.errors import StoreError
from duchy.system import others_may_read

OLDEST: Final = (3, 35, 0)  # DELETE ... RETURNING
BUSY_SECONDS: Final = 5.0
READERS: Final = 4
CACHE_KIBIBYTES: Final = 2_048
"""What each connection keeps of the file, which the system keeps in memory anyway."""
PRIVATE: Final = 0o600

log = logging.getLogger("duchy.store")


class SqliteDialect(Dialect):
    """One file, held by a lock file for as long as the process runs, however it ends."""

    size = (
        "SELECT (pages.page_count - unused.freelist_count) * each.page_size"
        " FROM pragma_page_count AS pages, pragma_freelist_count AS unused, pragma_page_size AS each"
    )

    def __init__(self, path: Path) -> None:
        """Set the file; it is created if it is missing."""
        self.path = path
        self.name = str(path)
        self.alone = True
        self.lock: sqlite3.Connection | None = None

    def connect(self) -> None:
        """Lock the file and connect to it."""
        if sqlite3.sqlite_version_info < OLDEST:
            oldest = ".".join(map(str, OLDEST))
            raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old: {oldest} or newer is required")
        try:
            missing, folder = not self.path.parent.is_dir(), self.path.is_dir()
        except OSError as error:
            raise StoreError(f"{self.name} cannot be used: {error.strerror}") from None
        if missing:
            raise StoreError(f"{self.name} cannot be created: no such folder {self.path.parent}")
        if folder:
            raise StoreError(f"{self.name} is a folder: name a file")
        self.keep_private()
        self.take_lock()
        writer = create_engine("sqlite://", creator=self.connection, poolclass=QueuePool, pool_size=1, max_overflow=0)
        event.listen(writer, "begin", begin_immediate)
        reader = create_engine(
            "sqlite://",
            creator=self.connection,
            poolclass=QueuePool,
            pool_size=READERS,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
        )
        self.engines = writer, reader

    def keep_private(self) -> None:
        """Create files readable only by the owner: they contain seeds and cookie hashes. Others get a warning.

        SQLite creates its other files with the permissions of the first.
        """
        for path in (self.path, Path(f"{self.path}.lock")):
            try:
                if not path.exists():
                    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE))
                mode = path.stat().st_mode & 0o777
            except (OSError, ValueError) as error:
                raise StoreError(f"{path} cannot be used: {getattr(error, 'strerror', None) or error}") from None
            if path == self.path and others_may_read(mode):
                log.warning("others can read the database: use chmod 600", extra={"mode": f"{mode:o}"})

    def take_lock(self) -> None:
        """Hold a second, empty database for writing: the system releases it when the process ends."""
        lock: sqlite3.Connection | None = None
        try:
            lock = sqlite3.connect(f"{self.path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
            lock.execute("BEGIN EXCLUSIVE")
        except (sqlite3.Error, ValueError) as error:
            if lock is not None:
                lock.close()
            if "locked" in str(error):
                raise StoreError(
                    f"{self.name} is in use by another process: stop it, or name another file; "
                    "several processes can share a PostgreSQL database"
                ) from None
            raise StoreError(f"{self.path}.lock cannot be used: {error}") from None
        self.lock = lock

    def connection(self) -> sqlite3.Connection:
        """Create a connection without automatic transactions."""
        connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(
                "PRAGMA synchronous = FULL"
            )  # in WAL mode, NORMAL may lose the last commits in a power failure
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute(f"PRAGMA cache_size = -{CACHE_KIBIBYTES}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def disconnect(self) -> None:
        """Close the connections, then unlock the file."""
        super().disconnect()
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    def free(self) -> int | None:
        """Return the bytes free on the file's disk."""
        try:
            return shutil.disk_usage(self.path.resolve().parent).free
        except OSError:
            return None

    def lock_schema(self, connection: Connection) -> None:
        """Do nothing: the file is already locked."""

    def rows(self, parameter: str) -> FromClause:
        """Return the rows of a JSON list."""
        return func.json_each(bindparam(parameter)).table_valued("value", name="given")

    def item(self, value: ColumnElement[Any], index: int, kind: TypeEngine[Any]) -> ColumnElement[Any]:
        """Return one item of a row."""
        return func.json_extract(value, f"$[{index}]", type_=kind)

    def gather(self, columns: Sequence[ColumnElement[Any]]) -> ColumnElement[str]:
        """Aggregate all rows into one JSON list."""
        return func.json_group_array(func.json_array(*columns))

    def announce(self, connection: Connection, changes: Sequence[tuple[str, int]]) -> None:
        """Do nothing: there is no other process."""

    def listen(self, tell: Callable[[str, int], None]) -> Callable[[], None] | None:  # noqa: ARG002 - there is no other process
        """Return `None`: there is no other process."""
        return None

    def words(self, error: DBAPIError) -> str:
        """Return what is wrong with the file."""
        said = str(error.orig)
        if "not a database" in said or "malformed" in said:
            return f"{self.name} is not a database of duchy or is damaged ({said}): name another file or a copy"
        return f"{self.name} cannot be used: {said}"


def begin_immediate(connection: Connection) -> None:
    """Start as a writer, so that no transaction finds out later that it may not write."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
