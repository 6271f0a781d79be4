"""The differences between databases: connecting, passing rows as one JSON text, and listening.

Rows travel together, as one text or as `parameters`, because one statement releases the GIL once. A thread that has to
acquire it again after each row is slow next to a busy event loop.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, FromClause
from sqlalchemy.exc import DBAPIError
from sqlalchemy.types import TypeEngine


class Dialect(ABC):
    """One kind of database at one address."""

    name: str
    """The address for messages, without a password."""
    alone: bool
    """Whether no other process can have the database open."""
    size: str
    """The statement that returns how many bytes the database takes; what can be used again does not count."""
    engines: tuple[Engine, Engine] | None = None
    """The engines of the writer and of the readers, while connected."""

    @abstractmethod
    def connect(self) -> None:
        """Lock the database and create the engines; raises `StoreError`."""

    def disconnect(self) -> None:
        """Close every connection and release the database."""
        if self.engines is not None:
            for engine in self.engines:
                engine.dispose()
            self.engines = None

    def free(self) -> int | None:
        """Return the bytes free on the database's disk; `None` if that is not known."""
        return None

    @property
    def writer(self) -> Engine:
        """Return the engine of the only writer of this process: its transactions are durable once committed."""
        assert self.engines is not None
        return self.engines[0]

    @property
    def reader(self) -> Engine:
        """Return the engine of the readers."""
        assert self.engines is not None
        return self.engines[1]

    @abstractmethod
    def lock_schema(self, connection: Connection) -> None:
        """Keep other processes from migrating until the end of the transaction."""

    @abstractmethod
    def rows(self, parameter: str) -> FromClause:
        """Return the rows of a JSON list, which is a parameter of the statement, each in the column `value`."""

    @abstractmethod
    def item(self, value: ColumnElement[Any], index: int, kind: TypeEngine[Any]) -> ColumnElement[Any]:
        """Return one item of a row that is a JSON list."""

    @abstractmethod
    def gather(self, columns: Sequence[ColumnElement[Any]]) -> ColumnElement[str]:
        """Aggregate all rows of a query into one JSON list of lists; nothing or an empty list if there are none."""

    @abstractmethod
    def announce(self, connection: Connection, changes: Sequence[tuple[str, int]]) -> None:
        """Announce to other processes, with the commit, which tables have changed."""

    @abstractmethod
    def listen(self, tell: Callable[[str, int], None]) -> Callable[[], None] | None:
        """Start to report what other processes announce; return a function that stops it, or `None` if alone."""

    @abstractmethod
    def words(self, error: DBAPIError) -> str:
        """Return what is wrong with the database, in one line without a password."""
