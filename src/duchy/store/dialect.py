"""What differs between the databases: how to connect, how a list of rows travels as one JSON text, how to listen.

Rows travel as one text because a statement that runs once lets go of the interpreter once. A thread that has to ask
for the interpreter again after each row is slow beside a busy event loop.
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
    """The address as it may be shown: without a password."""
    alone: bool
    """Whether no other process can have the database open."""
    engines: tuple[Engine, Engine] | None = None
    """The engines of the writer and of the readers, while connected."""

    @abstractmethod
    def connect(self) -> None:
        """Take possession of the database and make the engines; raises `StoreError`."""

    def disconnect(self) -> None:
        """Close every connection and release the database."""
        if self.engines is not None:
            for engine in self.engines:
                engine.dispose()
            self.engines = None

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
        """Keep other processes from migrating at the same time, until the end of the transaction."""

    @abstractmethod
    def rows(self, parameter: str) -> FromClause:
        """Give the rows of a JSON list that is a parameter of the statement, each in the column `value`."""

    @abstractmethod
    def item(self, value: ColumnElement[Any], index: int, kind: TypeEngine[Any]) -> ColumnElement[Any]:
        """Give one item of a row that is a JSON list."""

    @abstractmethod
    def gather(self, columns: Sequence[ColumnElement[Any]]) -> ColumnElement[str]:
        """Gather all rows of a query into one JSON list of lists; nothing or an empty list if there are none."""

    @abstractmethod
    def announce(self, connection: Connection, changes: Sequence[tuple[str, int]]) -> None:
        """Tell other processes, with the commit, which tables have changed."""

    @abstractmethod
    def listen(self, tell: Callable[[str, int], None]) -> Callable[[], None] | None:
        """Begin to tell what other processes announce; return what ends it, or none if there are no others."""

    @abstractmethod
    def words(self, error: DBAPIError) -> str:
        """Say in one line, without a password, what is wrong with the database."""
