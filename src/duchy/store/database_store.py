"""The store in a database: tables and their log, one implementation for every dialect."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec import json
from msgspec.structs import asdict
from sqlalchemy import Connection, Select, bindparam, case, func, insert, select, update

from duchy.store import schema
from duchy.store.batch import FIELDS, Append, check_text, may_keep
from duchy.store.database import Database
from duchy.store.dialect import Dialect
from duchy.store.entities import EntityStore
from duchy.store.errors import StoreError
from duchy.store.rows import LIVE, LONGEST_OPTIONS, MOST_FINISHED, OVER, Event, Finished, Listed, Summary, Table

LAST: Final = 2**31 - 1
"""More than the number of any event."""
LISTED = tuple(schema.tables.c[name] for name in Listed.__struct_fields__)
SHORT = case((func.length(schema.tables.c.options) <= LONGEST_OPTIONS, schema.tables.c.options), else_="")
FINISHED = tuple(SHORT if name == "options" else schema.tables.c[name] for name in Finished.__struct_fields__)


class DatabaseStore(EntityStore):
    """The store on SQLAlchemy Core."""

    def __init__(self, dialect: Dialect) -> None:
        """Set a dialect that is not connected yet."""
        Database.__init__(self, dialect)
        tables, events = schema.tables, schema.events
        since = (
            select(*(events.c[name] for name in FIELDS))
            .join(tables, tables.c.serial == events.c.serial)
            .where(tables.c.id == bindparam("id"), events.c.number >= bindparam("since"))
            .where(events.c.number < bindparam("until"))
            .order_by(events.c.number)
            .subquery()
        )
        self.log = select(dialect.gather([since.c[name] for name in FIELDS]))
        self.decoder = json.Decoder(list[Event])

    async def create(self, table: Table, events: Sequence[Event], summary: Summary) -> None:
        """Write a new table with its first events, numbered from 0."""
        check_text(table.id, (table.game, table.options))
        append = Append(table.id, events, summary)
        if append.first != 0:
            raise StoreError(f"table {table.id!r}: a new table must start with event 0, got {append.first}")
        row = asdict(table) | {"next": 0, "touched": table.created, "status": summary.status, "data": summary.data}

        def insert_table(connection: Connection) -> None:
            if connection.execute(select(schema.tables.c.serial).where(schema.tables.c.id == table.id)).first():
                raise StoreError(f"table {table.id!r} already exists")
            connection.execute(insert(schema.tables), row)
            [verdict] = self.batch.write(connection, [append])
            if verdict is not None:
                raise verdict

        await self.write(insert_table)

    async def append(self, table: str, events: Sequence[Event], summary: Summary | None = None) -> None:
        """Write events, all or none; raises `Conflict`, `Repeated` or `UnknownTable`."""
        await self.written(Append(table, events, summary))

    async def events(self, table: str, since: int = 0, limit: int | None = None) -> list[Event]:
        """Return the events of a table from a number on, at most `limit`."""
        asked = {"id": table, "since": since, "until": LAST if limit is None else since + limit}
        found = await self.find(table, lambda connection: connection.execute(self.log, asked).scalar())
        return self.decoder.decode(found or "[]")

    async def number_of(self, table: str, person: str, key: str) -> int | None:
        """Return the number of the event that a person's command became."""
        logged, tables = schema.events, schema.tables
        query = select(logged.c.number).join(tables, tables.c.serial == logged.c.serial)
        query = query.where(tables.c.id == table, logged.c.person == person, logged.c.key == key)
        return await self.find(table + key, lambda connection: connection.execute(query).scalar())

    async def table(self, table: str) -> Table | None:
        """Return a table's row, including its secret seed."""
        columns = [schema.tables.c[name] for name in Table.__struct_fields__]
        query = select(*columns).where(schema.tables.c.id == table)
        row = await self.find(table, lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else Table(**{**row, "seed": bytes(row["seed"])})

    async def listed(self, table: str) -> Listed | None:
        """Return a table's entry in lists."""
        found = await self.lines(select(*LISTED).where(schema.tables.c.id == table)) if may_keep(table) else []
        return found[0] if found else None

    async def tables_of(
        self, person: str, statuses: Collection[str] = (), limit: int = 50, offset: int = 0
    ) -> list[Listed]:
        """List a person's tables, most recent first; without statuses, all."""
        tables, members = schema.tables, schema.members
        query = select(*LISTED).join(members, members.c.serial == tables.c.serial).where(members.c.person == person)
        if not may_keep(person):
            return []
        if statuses:
            query = query.where(tables.c.status.in_(list(statuses)))
        order = tables.c.touched.desc(), tables.c.serial.desc()
        return await self.lines(query.order_by(*order).limit(limit).offset(offset))

    async def finished(self, person: str, game: str) -> list[Finished]:
        """List a person's latest finished tables of a game, most recent first."""
        tables, members = schema.tables, schema.members
        if not may_keep(person) or not may_keep(game):
            return []
        query = select(*FINISHED).join(members, members.c.serial == tables.c.serial).where(members.c.person == person)
        over = query.where(tables.c.status == OVER, tables.c.game == game)
        ordered = over.order_by(tables.c.touched.desc(), tables.c.serial.desc()).limit(MOST_FINISHED)
        rows = await self.read(lambda connection: connection.execute(ordered).all())
        return [Finished(*row) for row in rows]

    async def count_tables(self, person: str | None = None) -> dict[str, int]:
        """Count tables by status: a person's, or all."""
        tables, members = schema.tables, schema.members
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        if person is not None:
            query = query.join(members, members.c.serial == tables.c.serial).where(members.c.person == person)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return {str(status): int(count) for status, count in rows}

    async def wakes(self, until: int, limit: int = 1000) -> list[Listed]:
        """List the live tables whose wake-up is due, most urgent first."""
        tables = schema.tables
        due = tables.c.wake <= until, tables.c.status.in_(LIVE)
        return await self.lines(select(*LISTED).where(*due).order_by(tables.c.wake, tables.c.serial).limit(limit))

    async def let_rest(self, table: str, number: int) -> None:
        """Cancel the wake-up of a table that still has `number` events."""
        tables = schema.tables
        resting = update(tables).where(tables.c.id == table, tables.c.next == number).values(wake=None)
        await self.write(lambda connection: connection.execute(resting))

    async def live(self, statuses: Collection[str] = LIVE, limit: int = 100_000) -> list[Listed]:
        """List the unfinished tables, most recent first."""
        tables = schema.tables
        query = select(*LISTED).where(tables.c.status.in_(list(statuses)))
        return await self.lines(query.order_by(tables.c.touched.desc(), tables.c.serial.desc()).limit(limit))

    async def lines(self, query: Select[Any]) -> list[Listed]:
        """Read entries of a list."""
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [Listed(*row) for row in rows]
