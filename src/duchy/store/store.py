"""The interface of the store: a log of events per table, and everything stored besides it.

The log is the source of truth; the rest follows from it or can be lost. Writes are durable when their method returns,
except snapshots. Times are milliseconds and come from the caller: the store has no clock.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Collection, Sequence

from msgspec import Struct

from duchy.store.rows import LIVE, Document, Event, Finished, Listed, Person, Snapshot, Summary, Table, Token


class Figures(Struct):
    """The store's metrics; `broken` says why the last write failed, '' if it did not."""

    appends: int = 0
    events: int = 0
    flushes: int = 0
    statements: int = 0
    conflicts: int = 0
    failures: int = 0
    waiting: int = 0
    broken: str = ""


class Store(ABC):
    """The log of all tables; every method may raise `StoreError`."""

    figures: Figures
    alone: bool
    """Whether no other process can serve the same tables."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, migrate the schema, and start the writer."""

    @abstractmethod
    async def close(self) -> None:
        """Write everything that is waiting, then disconnect; later writes are refused."""

    @abstractmethod
    async def ping(self) -> None:
        """Check that the database answers; raises `StoreError` if it does not."""

    @abstractmethod
    async def size(self) -> tuple[int, int | None]:
        """Return the bytes that the store takes, and those free on its disk; `None` if that is not known."""

    @abstractmethod
    async def create(self, table: Table, events: Sequence[Event], summary: Summary) -> None:
        """Write a new table with its first events, numbered from 0."""

    @abstractmethod
    async def append(self, table: str, events: Sequence[Event], summary: Summary | None = None) -> None:
        """Write events, all or none; raises `Conflict`, `Repeated` or `UnknownTable`."""

    @abstractmethod
    async def events(self, table: str, since: int = 0, limit: int | None = None) -> list[Event]:
        """Return the events of a table from a number on, at most `limit`; empty if there is no such table."""

    @abstractmethod
    async def number_of(self, table: str, person: str, key: str) -> int | None:
        """Return the number of the event that a person's command became, by the client's key."""

    @abstractmethod
    async def table(self, table: str) -> Table | None:
        """Return a table's row, including its secret seed."""

    @abstractmethod
    async def listed(self, table: str) -> Listed | None:
        """Return a table's entry in lists."""

    @abstractmethod
    async def tables_of(
        self, person: str, statuses: Collection[str] = (), limit: int = 50, offset: int = 0
    ) -> list[Listed]:
        """List a person's tables, most recent first; without statuses, all."""

    @abstractmethod
    async def finished(self, person: str, game: str) -> list[Finished]:
        """List a person's latest finished tables of a game, most recent first; long options are ''."""

    @abstractmethod
    async def count_tables(self, person: str | None = None) -> dict[str, int]:
        """Count tables by status: a person's, or all."""

    @abstractmethod
    async def wakes(self, until: int, limit: int = 1000) -> list[Listed]:
        """List the live tables whose wake-up is due, most urgent first."""

    @abstractmethod
    async def let_rest(self, table: str, number: int) -> None:
        """Cancel the wake-up of a table that still has `number` events."""

    @abstractmethod
    async def live(self, statuses: Collection[str] = LIVE, limit: int = 100_000) -> list[Listed]:
        """List the unfinished tables, most recent first."""

    @abstractmethod
    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Replace a table's snapshot, unless the stored one is newer."""

    @abstractmethod
    async def snapshot(self, table: str) -> Snapshot | None:
        """Return a table's snapshot, if it has one."""

    @abstractmethod
    async def save_person(self, person: Person) -> None:
        """Save a person, or a new nickname."""

    @abstractmethod
    async def person(self, person: str) -> Person | None:
        """Return a person by id."""

    @abstractmethod
    async def save_token(self, token: Token) -> None:
        """Save a token; its hash must be new."""

    @abstractmethod
    async def token(self, hashed: str) -> Token | None:
        """Return a token by its hash."""

    @abstractmethod
    async def spend_token(self, hashed: str) -> Token | None:
        """Take and delete a token that works only once: only one caller gets it."""

    @abstractmethod
    async def save_document(self, document: Document, statuses: Collection[str] | None = None) -> bool:
        """Save a document in place of an earlier one with its id, if `statuses` is `None` or contains its status.

        Returns whether it was saved.
        """

    @abstractmethod
    async def document(self, document: str) -> Document | None:
        """Return a document with its contents."""

    @abstractmethod
    async def document_head(self, document: str) -> Document | None:
        """Return a document without its source and data."""

    @abstractmethod
    async def documents(
        self, kind: str, statuses: Collection[str] = (), person: str | None = None, limit: int = 100
    ) -> list[Document]:
        """List documents of a kind, oldest first, without source and data; by default, of all statuses and persons."""

    @abstractmethod
    async def drop_document(self, document: str) -> None:
        """Delete a document."""

    @abstractmethod
    async def forget(self, expired_at: int) -> int:
        """Delete expired tokens, documents and leases; return how many."""

    @abstractmethod
    async def lease(self, name: str, owner: str, now: int, until: int) -> bool:
        """Take or renew a lease, unless another owner holds it now; return whether it is held."""

    @abstractmethod
    async def release(self, name: str, owner: str) -> None:
        """Release a lease early."""

    @abstractmethod
    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Yield the tables that other processes write to, with their next event numbers, until closed.

        The table `EVERYTHING` means that notices were lost.
        """
