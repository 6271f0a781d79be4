"""Appends written together: each is checked separately, and all valid ones are written in a few statements.

A failed check affects only its own append. The primary key of the events backs the checks, so that two writers cannot
both win even if a check were wrong.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from msgspec import json
from msgspec.structs import astuple
from sqlalchemy import (
    BigInteger,
    Connection,
    CursorResult,
    Insert,
    Integer,
    Select,
    String,
    Update,
    case,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.types import TypeEngine

from duchy.store import schema
from duchy.store.dialect import Dialect
from duchy.store.errors import Conflict, Repeated, StoreError, UnknownTable
from duchy.store.parameters import INSERT, UPDATE
from duchy.store.rows import STATUSES, Event, Summary

WHOLE: Final = BigInteger()
WORDS: Final = String()
FIELDS: Final[dict[str, TypeEngine[Any]]] = {
    "number": Integer(),
    "at": WHOLE,
    "kind": WORDS,
    "seat": Integer(),
    "action": WHOLE,
    "person": WORDS,
    "key": WORDS,
    "data": WORDS,
}
assert tuple(FIELDS) == Event.__struct_fields__


class Behind(Exception):
    """An error: a log is not as long as the appends say, so that each of them has to be checked."""


class Append:
    """The events of one command, ready to be written; raises `StoreError` if they never can be."""

    def __init__(self, table: str, events: Sequence[Event], summary: Summary | None) -> None:
        """Check the events, in the caller's thread rather than the writer's."""
        if not events:
            raise StoreError(f"table {table!r}: nothing to append")
        check_text(table, [table])
        if summary is not None:
            check_summary(table, summary)
        self.table = table
        self.events = events
        self.summary = summary
        self.first = events[0].number
        self.next = self.first + len(events)
        check_events(table, events)
        self.keys = [(event.person, event.key, event.number) for event in events if event.key is not None]


def check_events(table: str, events: Sequence[Event]) -> None:
    """Raise if events cannot be stored."""
    for number, event in enumerate(events, start=events[0].number):
        if event.number != number:
            raise StoreError(f"table {table!r}: expected event {number}, got {event.number}")
        if event.key is not None and event.person is None:
            raise StoreError(f"table {table!r}: event {number} has a key but no person")
        if not may_keep(f"{event.kind}{event.person}{event.key}{event.data}"):
            check_text(table, (event.kind, event.person, event.key, event.data))


def rows_of(appends: Iterable[Append]) -> str:
    """Encode events as one JSON list of rows, each with its table."""
    rows: list[bytes] = []
    for append in appends:
        name = json.encode(append.table)
        rows += [b"[%b,%b" % (name, json.encode(event)[1:]) for event in append.events]
    return listed(rows)


def check_text(table: str, texts: Iterable[str | None]) -> None:
    """Raise if a text cannot be stored unchanged in every database."""
    for text in texts:
        if text is not None and not may_keep(text):
            raise StoreError(
                f"table {table!r}: {text[:40]!r} has characters that no database stores: NUL or an unpaired surrogate"
            )


def may_keep(text: str) -> bool:
    """Return whether a text can be stored unchanged in every database."""
    if "\0" in text:
        return False
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_summary(table: str, summary: Summary) -> None:
    """Raise if a summary cannot be stored."""
    if summary.status not in STATUSES:
        raise StoreError(f"table {table!r}: status must be one of {', '.join(STATUSES)}, got {summary.status!r}")
    check_text(table, (summary.data, *(summary.members or ())))


def listed(rows: Iterable[bytes]) -> str:
    """Join JSON rows into one JSON list."""
    return (b"[%b]" % b",".join(rows)).decode()


class Statement:
    """A statement whose only parameter is the rows, as text for the database's driver.

    To work out the text again, even from a cache, takes longer than most of these statements do.
    """

    def __init__(self, statement: Select[Any] | Insert | Update) -> None:
        """Keep a statement until the first use tells for which driver."""
        self.statement = statement
        self.text = ""
        self.names: list[str] | None = None
        self.values: dict[str, Any] = {}

    def run(self, connection: Connection, rows: str) -> CursorResult[Any]:
        """Execute the statement with rows."""
        if not self.text:
            compiled = self.statement.compile(dialect=connection.dialect)
            self.names = compiled.positiontup if compiled.positional else None
            self.values = dict(compiled.params)
            self.text = str(compiled)
        values = self.values | {"rows": rows}
        given = values if self.names is None else tuple([values[name] for name in self.names])
        return connection.exec_driver_sql(self.text, given)


class Statements:
    """The statements that write many appends together, for one kind of database."""

    known: ClassVar[dict[type[Dialect], "Statements"]] = {}
    """Those of each kind, worked out once: to build them takes longer than to open a file."""

    @classmethod
    def of(cls, dialect: Dialect) -> "Statements":
        """Return the statements for a dialect."""
        found = cls.known.get(type(dialect))
        if found is None:
            found = cls.known[type(dialect)] = cls(dialect)
        return found

    def __init__(self, dialect: Dialect) -> None:
        """Build the statements."""
        tables, events = schema.tables, schema.events
        given = dialect.rows("rows")

        def item(index: int, kind: TypeEngine[Any]) -> Any:  # noqa: ANN401 - an expression of any type
            return dialect.item(given.c.value, index, kind)

        heads = (
            select(tables.c.id, tables.c.serial, tables.c.next)
            .where(tables.c.id.in_(select(item(0, WORDS)).select_from(given)))
            .order_by(tables.c.serial)
            .with_for_update()
            .subquery()
        )
        self.heads = Statement(select(dialect.gather([heads.c.id, heads.c.serial, heads.c.next])))
        used = (
            (events.c.serial == item(0, WHOLE)) & (events.c.person == item(1, WORDS)) & (events.c.key == item(2, WORDS))
        )
        self.used = Statement(
            select(dialect.gather([events.c.serial, events.c.person, events.c.key, events.c.number])).select_from(
                given.join(events, used)
            )
        )
        fields = [item(index, kind) for index, kind in enumerate(FIELDS.values(), start=1)]
        self.insert = Statement(
            insert(events).from_select(
                ["serial", *FIELDS],
                select(tables.c.serial, *fields).select_from(given.join(tables, tables.c.id == item(0, WORDS))),
            )
        )
        new = select(
            item(0, WORDS).label("id"),
            item(1, Integer()).label("next"),
            item(2, WHOLE).label("touched"),
            item(3, WORDS).label("status"),
            item(4, WORDS).label("data"),
            item(5, WHOLE).label("wake"),
            item(6, Integer()).label("first"),
        ).subquery()
        summed = new.c.status.is_not(None)
        self.update = Statement(
            update(tables)
            .values(
                next=new.c.next,
                touched=new.c.touched,
                status=func.coalesce(new.c.status, tables.c.status),
                data=func.coalesce(new.c.data, tables.c.data),
                wake=case((summed, new.c.wake), else_=tables.c.wake),
            )
            .where(tables.c.id == new.c.id, tables.c.next == new.c.first)
        )


class Batch:
    """Many appends that are written together."""

    def __init__(self, dialect: Dialect) -> None:
        """Write with a dialect."""
        self.dialect = dialect
        self.statements = Statements.of(dialect)

    def write_at_once(self, connection: Connection, appends: Sequence[Append]) -> bool:
        """Write appends without looking anything up; return whether they are so plain that this is possible.

        Raises `Behind` or `IntegrityError` if one of them is not valid: then nothing of all may be committed. Only for
        a database that no other process writes to, where nearly all are valid.
        """
        if any(append.summary is not None and append.summary.members is not None for append in appends):
            return False
        latest = rows_of_tables(appends)
        if UPDATE.run(connection, latest) != len(latest):
            raise Behind
        INSERT.run(connection, [(append.table, *astuple(event)) for append in appends for event in append.events])
        return True

    def write(self, connection: Connection, appends: Sequence[Append]) -> list[StoreError | None]:
        """Write the valid appends in order; return for each its error, or `None`."""
        heads = self.read_heads(connection, {append.table for append in appends})
        used = self.read_used(connection, appends, heads)
        verdicts: list[StoreError | None] = []
        good: list[Append] = []
        for append in appends:
            verdict = judge(append, heads, used)
            verdicts.append(verdict)
            if verdict is None:
                good.append(append)
                serial, _ = heads[append.table]
                heads[append.table] = serial, append.next
                used.update({(serial, person, key): number for person, key, number in append.keys})
        if good:
            self.insert_all(connection, good, heads)
        return verdicts

    def read_heads(self, connection: Connection, tables: Iterable[str]) -> dict[str, tuple[int, int]]:
        """Read serial and next number of tables, and lock them until the end of the transaction."""
        found = self.statements.heads.run(connection, listed(json.encode((table,)) for table in tables)).scalar()
        return {table: (serial, number) for table, serial, number in json.decode(found or "[]")}

    def read_used(
        self, connection: Connection, appends: Iterable[Append], heads: dict[str, tuple[int, int]]
    ) -> dict[tuple[int, str | None, str | None], int]:
        """Find the keys of earlier commands, with the numbers of their events."""
        keys = [
            json.encode((heads[append.table][0], person, key))
            for append in appends
            if append.table in heads
            for person, key, _ in append.keys
        ]
        if not keys:
            return {}
        found = self.statements.used.run(connection, listed(keys)).scalar()
        return {(serial, person, key): number for serial, person, key, number in json.decode(found or "[]")}

    def insert_all(self, connection: Connection, appends: Sequence[Append], heads: dict[str, tuple[int, int]]) -> None:
        """Write events, summaries and members, and announce them to other processes."""
        self.statements.insert.run(connection, rows_of(appends))
        for append in appends:
            if append.summary is not None and append.summary.members is not None:
                write_members(connection, heads[append.table][0], append.summary.members)
        latest = rows_of_tables(appends)
        self.statements.update.run(connection, json.encode(latest).decode())
        self.dialect.announce(connection, [(table, heads[table][1]) for table, *_ in latest])

    def stands(self, connection: Connection, append: Append) -> bool:
        """Return whether exactly an append's events are in the log."""
        tables, events = schema.tables, schema.events
        found = connection.execute(
            select(*(events.c[name] for name in FIELDS))
            .join(tables, tables.c.serial == events.c.serial)
            .where(tables.c.id == append.table, events.c.number >= append.first, events.c.number < append.next)
            .order_by(events.c.number)
        )
        return [Event(*row) for row in found] == list(append.events)


def rows_of_tables(appends: Iterable[Append]) -> list[tuple[Any, ...]]:
    """Return what appends change in the rows of their tables, and how many events these have before.

    Raises `Behind` if an append does not follow the one before it at its table.
    """
    latest: dict[str, tuple[Any, ...]] = {}
    for append in appends:
        table, first, summary = append.table, append.first, append.summary
        _, ends, _, status, data, wake, begins = latest.get(table, (table, first, 0, None, None, None, first))
        if ends != first:
            raise Behind
        if summary is not None:
            status, data, wake = summary.status, summary.data, summary.wake
        latest[table] = table, append.next, append.events[-1].at, status, data, wake, begins
    return list(latest.values())


def judge(
    append: Append, heads: dict[str, tuple[int, int]], used: dict[tuple[int, str | None, str | None], int]
) -> StoreError | None:
    """Return why an append is not valid; `None` if it is."""
    if append.table not in heads:
        return UnknownTable(append.table)
    serial, number = heads[append.table]
    for person, key, _ in append.keys:
        if (serial, person, key) in used:
            return Repeated(append.table, str(key), used[serial, person, key])
    if append.first != number:
        return Conflict(append.table, number, append.first)
    return None


def write_members(connection: Connection, serial: int, persons: Sequence[str]) -> None:
    """Set the persons who have a table in their lists."""
    members = schema.members
    connection.execute(delete(members).where(members.c.serial == serial, members.c.person.not_in(persons)))
    here = set(connection.execute(select(members.c.person).where(members.c.serial == serial)).scalars())
    missing = [{"serial": serial, "person": person} for person in dict.fromkeys(persons) if person not in here]
    if missing:
        connection.execute(insert(members), missing)
