"""The store of a browser: texts on shelves, by key, and everything that happens in one transaction."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Final, NoReturn

from msgspec import Struct, json
from msgspec.structs import replace

from duchy.offline.host import Host
from duchy.store.errors import Conflict, Full, Repeated, StoreError, UnknownTable
from duchy.store.rows import LIVE, Document, Event, Finished, Listed, Person, Snapshot, Summary, Table, Token
from duchy.store.store import Figures, Store

EVENTS: Final = "events"
KEYS: Final = "keys"
TABLES: Final = "tables"
LISTINGS: Final = "listings"
HEADS: Final = "heads"
CONTENTS: Final = "contents"
PERSONS: Final = "persons"
TOKENS: Final = "tokens"
SHELVES: Final = (EVENTS, KEYS, TABLES, LISTINGS, HEADS, CONTENTS, PERSONS, TOKENS)
LAST: Final = "\x7f"
"""Sorts after every character of a key."""
EVERY: Final = 1 << 30

Change = tuple[str, ...]


class Row(Struct, array_like=True):
    """A table's unchanging facts as text."""

    id: str
    game: str
    rules: int
    options: str
    seed: str
    created: int


class Contents(Struct, array_like=True):
    """What a document's head leaves out."""

    source: str
    data: str


def event_key(table: str, number: int) -> str:
    """Return the key of an event, which sorts as its number does."""
    return f"{table} {number:08d}"


class Shelves(Store):
    """The log of this browser's tables. Other tabs may write to them, too."""

    def __init__(self, host: Host) -> None:
        """Store the browser; the list of tables is read when the store is opened."""
        self.host = host
        self.figures = Figures()
        self.alone = False
        self.listings: dict[str, Listed] = {}
        self.heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    async def open(self) -> None:
        """Read the list of tables."""
        for text in await self.texts(LISTINGS):
            self.keep(json.decode(text, type=Listed))

    def keep(self, listing: Listed) -> None:
        """Note a table's entry in lists."""
        self.listings[listing.id] = listing

    async def close(self) -> None:
        """Do nothing: whatever was written is kept."""

    async def ping(self) -> None:
        """Check that the browser answers."""
        await self.host.read(PERSONS, "")

    async def size(self) -> tuple[int, int | None]:
        """Return the bytes that everything takes, and those that the browser has left."""
        used, free = json.decode(await self.host.room(), type=tuple[int, int])
        return max(0, used), None if free < 0 else free

    # Texts on shelves.

    async def texts(self, shelf: str, first: str = "", after: str = LAST, most: int = EVERY) -> list[str]:
        """Return the texts of a shelf, by key."""
        return json.decode(await self.host.list(shelf, first, after, most), type=list[str])

    async def write(self, changes: Sequence[Change]) -> str:
        """Make changes in one transaction; return '' or `ConstraintError`, raises `StoreError` otherwise."""
        problem = await self.host.write(json.encode(changes).decode())
        if problem in {"", "ConstraintError"}:
            self.figures.broken = ""
            return problem
        self.figures.failures += 1
        self.figures.broken = problem
        if problem == "QuotaExceededError":
            raise Full("the browser has no room left: nothing was lost, and the same can be done again once there is")
        raise StoreError(f"the browser did not keep this: {problem}")

    async def put(self, shelf: str, key: str, value: object) -> None:
        """Write one text."""
        await self.write([("put", shelf, key, json.encode(value).decode())])

    # Tables and their logs.

    async def create(self, table: Table, events: Sequence[Event], summary: Summary) -> None:
        """Write a new table with its first events."""
        row = Row(table.id, table.game, table.rules, table.options, table.seed.hex(), table.created)
        listing = listed(table.id, table.game, table.created, events, summary)
        changes = [("add", TABLES, table.id, json.encode(row).decode()), *log_changes(table.id, events, listing)]
        if await self.write(changes):
            raise StoreError(f"table {table.id!r} exists already")
        self.keep(listing)
        self.host.tell(table.id, listing.next)

    async def append(self, table: str, events: Sequence[Event], summary: Summary | None = None) -> None:
        """Write events, all or none; raises `Conflict`, `Repeated` or `UnknownTable`."""
        before = self.listings.get(table) or await self.listed(table)
        if before is None:
            raise UnknownTable(table)
        after = listed(table, before.game, before.created, events, summary) if summary else before
        after = replace(after, next=events[-1].number + 1, touched=events[-1].at)
        if await self.write(log_changes(table, events, after)):
            await self.why_not(table, events)
        self.figures.appends += 1
        self.keep(after)
        self.host.tell(table, after.next)

    async def why_not(self, table: str, events: Sequence[Event]) -> NoReturn:
        """Raise `Repeated` if a command was written before, otherwise `Conflict`."""
        for event in events:
            number = await self.number_of(table, event.person or "", event.key) if event.key else None
            if event.key and number is not None:
                raise Repeated(table, event.key, number)
        self.figures.conflicts += 1
        there = await self.listed(table)
        raise Conflict(table, there.next if there else 0, events[0].number)

    async def events(self, table: str, since: int = 0, limit: int | None = None) -> list[Event]:
        """Return the events of a table from a number on, at most `limit`."""
        first, after = event_key(table, since), event_key(table, 99_999_999)
        found = await self.texts(EVENTS, first, after, EVERY if limit is None else limit)
        return [json.decode(text, type=Event) for text in found]

    async def number_of(self, table: str, person: str, key: str) -> int | None:
        """Return the number of the event that a person's command became."""
        found = await self.host.read(KEYS, f"{table} {person} {key}")
        return None if found is None else int(found)

    async def table(self, table: str) -> Table | None:
        """Return a table's row."""
        text = await self.host.read(TABLES, table)
        if text is None:
            return None
        row = json.decode(text, type=Row)
        return Table(row.id, row.game, row.rules, row.options, bytes.fromhex(row.seed), row.created)

    async def listed(self, table: str) -> Listed | None:
        """Return a table's entry in lists, as it is kept now."""
        text = await self.host.read(LISTINGS, table)
        if text is None:
            return None
        self.keep(json.decode(text, type=Listed))
        return self.listings[table]

    def recent(self, statuses: Collection[str] = ()) -> list[Listed]:
        """List the tables, most recent first."""
        found = [each for each in self.listings.values() if not statuses or each.status in statuses]
        return sorted(found, key=lambda each: (-each.touched, each.id))

    async def tables_of(
        self, person: str, statuses: Collection[str] = (), limit: int = 50, offset: int = 0
    ) -> list[Listed]:
        """List the tables, all of which are the person's."""
        del person
        return self.recent(statuses)[offset : offset + limit]

    async def finished(self, person: str, game: str) -> list[Finished]:
        """List the finished tables of a game, most recent first."""
        del person
        return [Finished(each.id, each.touched, "", each.data) for each in self.recent(("over",)) if each.game == game]

    async def count_tables(self, person: str | None = None) -> dict[str, int]:
        """Count tables by status."""
        del person
        counts: dict[str, int] = {}
        for each in self.listings.values():
            counts[each.status] = counts.get(each.status, 0) + 1
        return counts

    async def wakes(self, until: int, limit: int = 1000) -> list[Listed]:
        """List the live tables whose wake-up is due, most urgent first."""
        due = [(each.wake, each.id) for each in self.recent(LIVE) if each.wake is not None and each.wake <= until]
        return [self.listings[name] for _, name in sorted(due)[:limit]]

    async def let_rest(self, table: str, number: int) -> None:
        """Cancel the wake-up of a table that still has `number` events."""
        listing = await self.listed(table)
        if listing is not None and listing.next == number and listing.wake is not None:
            self.keep(replace(listing, wake=None))
            await self.put(LISTINGS, table, self.listings[table])

    async def live(self, statuses: Collection[str] = LIVE, limit: int = 100_000) -> list[Listed]:
        """List the unfinished tables, most recent first."""
        return self.recent(statuses)[:limit]

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep none: a table is folded from its log."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return none."""
        del table
        return None

    # Persons, tokens and documents.

    async def save_person(self, person: Person) -> None:
        """Save a person."""
        await self.put(PERSONS, person.id, person)

    async def person(self, person: str) -> Person | None:
        """Return a person."""
        text = await self.host.read(PERSONS, person)
        return None if text is None else json.decode(text, type=Person)

    async def save_token(self, token: Token) -> None:
        """Save a token; its hash must be new."""
        if await self.write([("add", TOKENS, token.hash, json.encode(token).decode())]):
            raise StoreError("there is such a token already")

    async def token(self, hashed: str) -> Token | None:
        """Return a token."""
        text = await self.host.read(TOKENS, hashed)
        return None if text is None else json.decode(text, type=Token)

    async def spend_token(self, hashed: str) -> Token | None:
        """Take and delete a token."""
        token = await self.token(hashed)
        await self.write([("drop", TOKENS, hashed)])
        return token

    async def save_document(self, document: Document, statuses: Collection[str] | None = None) -> bool:
        """Save a document in place of an earlier one, if that has one of the statuses."""
        if statuses is not None:
            there = await self.document_head(document.id)
            if there is None or there.status not in statuses:
                return False
        head, contents = replace(document, source="", data=""), Contents(document.source, document.data)
        await self.write(
            [
                ("put", HEADS, document.id, json.encode(head).decode()),
                ("put", CONTENTS, document.id, json.encode(contents).decode()),
            ]
        )
        return True

    async def document(self, document: str) -> Document | None:
        """Return a document with its contents."""
        head, text = await self.document_head(document), await self.host.read(CONTENTS, document)
        if head is None or text is None:
            return None
        contents = json.decode(text, type=Contents)
        return replace(head, source=contents.source, data=contents.data)

    async def document_head(self, document: str) -> Document | None:
        """Return a document without its contents."""
        text = await self.host.read(HEADS, document)
        return None if text is None else json.decode(text, type=Document)

    async def documents(
        self, kind: str, statuses: Collection[str] = (), person: str | None = None, limit: int = 100
    ) -> list[Document]:
        """List documents of a kind, oldest first, without contents."""
        heads = [json.decode(text, type=Document) for text in await self.texts(HEADS)]
        found = [
            head
            for head in heads
            if head.kind == kind and (not statuses or head.status in statuses) and person in {None, head.person}
        ]
        return sorted(found, key=lambda head: (head.created, head.id))[:limit]

    async def drop_document(self, document: str) -> None:
        """Delete a document."""
        await self.write([("drop", HEADS, document), ("drop", CONTENTS, document)])

    async def forget(self, expired_at: int) -> int:
        """Delete expired documents."""
        heads = [json.decode(text, type=Document) for text in await self.texts(HEADS)]
        gone = [head.id for head in heads if head.expires is not None and head.expires <= expired_at]
        for document in gone:
            await self.drop_document(document)
        return len(gone)

    async def lease(self, name: str, owner: str, now: int, until: int) -> bool:
        """Take or renew a lease, which ends with this tab at the latest."""
        del owner, now, until
        return await self.host.lease(name)

    async def release(self, name: str, owner: str) -> None:
        """Release a lease."""
        del owner
        self.host.release(name)

    # Other tabs.

    def hear(self, table: str, number: int) -> None:
        """Note that another tab has written."""
        self.heard.put_nowait((table, number))

    async def changes(self) -> AsyncIterator[tuple[str, int]]:
        """Yield the tables that other tabs write to."""
        while True:
            table, number = await self.heard.get()
            if table:
                await self.listed(table)
            else:
                await self.open()
            yield table, number


def listed(table: str, game: str, created: int, events: Sequence[Event], summary: Summary) -> Listed:
    """Return a table's entry in lists after its latest events."""
    last = events[-1]
    return Listed(table, game, created, last.at, last.number + 1, summary.status, summary.data, summary.wake)


def log_changes(table: str, events: Sequence[Event], listing: Listed) -> list[Change]:
    """Return what is written with events: themselves, their keys, and the table's entry in lists."""
    changes: list[Change] = [
        ("add", EVENTS, event_key(table, event.number), json.encode(event).decode()) for event in events
    ]
    changes += [
        ("add", KEYS, f"{table} {event.person or ''} {event.key}", str(event.number)) for event in events if event.key
    ]
    return [*changes, ("put", LISTINGS, table, json.encode(listing).decode())]
