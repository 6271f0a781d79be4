"""The interface of the store: a log of events for each table, and what has to be found beside it.

The log is the truth, the rest follows from it or can be lost. What a method has returned from is durable, snapshots
excepted. Times are milliseconds and come from the caller: the store has no clock.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Collection, Sequence

from msgspec import Struct

from duchy.store.rows import LIVE, Document, Event, Finished, Listed, Person, Snapshot, Summary, Table, Token


class Figures(Struct):
    """What the store counts for the metrics; `broken` says why the last change could not be written, '' if it could."""

    appends: int = 0
    events: int = 0
    flushes: int = 0
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
        """Connect, bring the schema up to date, and begin to write."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, then disconnect; what comes later is refused."""

    @abstractmethod
    async def ping(self) -> None:
        """Ask the database for a sign of life; raises `StoreError` if there is none."""

    @abstractmethod
    async def create(self, table: Table, events: Sequence[Event], summary: Summary) -> None:
        """Write a new table with its first events, number_events from 0."""

    @abstractmethod
    async def append(self, table: str, events: Sequence[Event], summary: Summary | None = None) -> None:
        """Write events, all or none; raises `Conflict`, `Repeated` or `UnknownTable`."""

    @abstractmethod
    async def events(self, table: str, since: int = 0) -> list[Event]:
        """Read the events of a table from a number on; none if there is no such table."""

    @abstractmethod
    async def number_of(self, table: str, person: str, key: str) -> int | None:
        """Find the event that a command of a person became, by the key that the client gave it."""

    @abstractmethod
    async def table(self, table: str) -> Table | None:
        """Read what a table is, its secret seed included."""

    @abstractmethod
    async def listed(self, table: str) -> Listed | None:
        """Read what a list says of one table."""

    @abstractmethod
    async def tables_of(
        self, person: str, statuses: Collection[str] = (), limit: int = 50, offset: int = 0
    ) -> list[Listed]:
        """List the tables of a person, the last touched first; without statuses, all."""

    @abstractmethod
    async def finished(self, person: str, game: str) -> list[Finished]:
        """List the last tables of a person at which a game is over, the last touched first; long options are ''."""

    @abstractmethod
    async def count_tables(self, person: str | None = None) -> dict[str, int]:
        """Count tables by status: those of a person, or all."""

    @abstractmethod
    async def wakes(self, until: int, limit: int = 1000) -> list[Listed]:
        """List the live tables whose wake-up is not after a time, the most urgent first."""

    @abstractmethod
    async def live(self, statuses: Collection[str] = LIVE, limit: int = 100_000) -> list[Listed]:
        """List the tables that are not over, the last touched first."""

    @abstractmethod
    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a table instead of the last one, unless that is younger."""

    @abstractmethod
    async def snapshot(self, table: str) -> Snapshot | None:
        """Read the snapshot of a table, if it has one."""

    @abstractmethod
    async def save_person(self, person: Person) -> None:
        """Keep a person, or a new nickname."""

    @abstractmethod
    async def person(self, person: str) -> Person | None:
        """Read a person by id."""

    @abstractmethod
    async def save_token(self, token: Token) -> None:
        """Keep a token; its hash must be new."""

    @abstractmethod
    async def token(self, hashed: str) -> Token | None:
        """Find out what a token is good for."""

    @abstractmethod
    async def spend_token(self, hashed: str) -> Token | None:
        """Take a token that is good only once: whoever gets it, nobody else does."""

    @abstractmethod
    async def save_document(self, document: Document, statuses: Collection[str] | None = None) -> bool:
        """Keep a document instead of the last one of its id; only if that has one of some statuses, if they are named.

        Returns whether it was kept.
        """

    @abstractmethod
    async def document(self, document: str) -> Document | None:
        """Read a document with all that it holds."""

    @abstractmethod
    async def document_head(self, document: str) -> Document | None:
        """Read a document without what it was made from and what it holds."""

    @abstractmethod
    async def documents(
        self, kind: str, statuses: Collection[str] = (), person: str | None = None, limit: int = 100
    ) -> list[Document]:
        """List documents of a kind, the oldest first, without what they hold; without statuses or person, all."""

    @abstractmethod
    async def drop_document(self, document: str) -> None:
        """Forget a document."""

    @abstractmethod
    async def forget(self, expired_at: int) -> int:
        """Forget the tokens, documents and leases that have expired at a time; return how many."""

    @abstractmethod
    async def lease(self, name: str, owner: str, now: int, until: int) -> bool:
        """Take or keep a lease until a time, unless another owner has it now; return whether it is had."""

    @abstractmethod
    async def release(self, name: str, owner: str) -> None:
        """Give a lease back before its time."""

    @abstractmethod
    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Tell the tables that other processes write to and the number of their next event, until closed.

        The table `EVERYTHING` says that notices were lost.
        """
