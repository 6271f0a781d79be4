"""The database for many processes: PostgreSQL, whose notices wake the processes that did not write."""

import logging
import re
import secrets
import selectors
import socket
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg
from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    Text,
    bindparam,
    cast,
    create_engine,
    event,
    func,
    text,
)
from sqlalchemy.dialects.postgresql import JSON
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.types import TypeEngine

from duchy.store.dialect import Dialect
from duchy.store.errors import StoreError
from duchy.store.rows import EVERYTHING

CHANNEL: Final = "duchy"
NOTICE: Final = re.compile(r"(?P<origin>[0-9a-f]+) (?P<number>[0-9]{1,18}) (?P<table>.*)", re.DOTALL)
SCHEMA_LOCK: Final = 0x6475636879  # any number that no other program uses in this database
CONNECT_SECONDS: Final = 5
READERS: Final = 4
RECONNECT_SECONDS: Final = 1.0
ALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""Keep-alive settings: a dead machine is noticed within half a minute rather than hours."""

log = logging.getLogger("duchy.store")


class PostgresDialect(Dialect):
    """One database on a server, shared with other processes."""

    size = "SELECT pg_database_size(current_database())"

    def __init__(self, url: URL) -> None:
        """Set the address."""
        self.url = url.set(drivername="postgresql+psycopg")
        self.name = url.set(drivername="postgresql").render_as_string(hide_password=True)
        self.alone = False
        self.origin = secrets.token_hex(8)

    def connect(self) -> None:
        """Create the engines; the first transaction connects."""
        arguments = {"connect_timeout": CONNECT_SECONDS, "application_name": "duchy", **ALIVE}
        writer = create_engine(self.url, connect_args=arguments, pool_size=1, max_overflow=0)
        event.listen(writer, "connect", make_durable)
        reader = create_engine(
            self.url, connect_args=arguments, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT"
        )
        self.engines = writer, reader

    def lock_schema(self, connection: Connection) -> None:
        """Take a database lock that ends with the transaction."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": SCHEMA_LOCK})

    def rows(self, parameter: str) -> FromClause:
        """Return the rows of a JSON list."""
        given = cast(bindparam(parameter, type_=Text()), JSON)
        return func.json_array_elements(given).table_valued("value", name="given", joins_implicitly=True)

    def item(self, value: ColumnElement[Any], index: int, kind: TypeEngine[Any]) -> ColumnElement[Any]:
        """Return one item of a row."""
        return cast(cast(value, JSON)[index].astext, kind)

    def gather(self, columns: Sequence[ColumnElement[Any]]) -> ColumnElement[str]:
        """Aggregate all rows into one JSON list."""
        return cast(func.json_agg(func.json_build_array(*columns)), Text)

    def announce(self, connection: Connection, changes: Sequence[tuple[str, int]]) -> None:
        """Notify the other processes with the commit."""
        notices = [f"{self.origin} {number} {table}" for table, number in changes]
        connection.execute(
            text("SELECT count(pg_notify(:channel, notice)) FROM unnest(CAST(:notices AS text[])) AS notice"),
            {"channel": CHANNEL, "notices": notices},
        )

    def listen(self, tell: Callable[[str, int], None]) -> Callable[[], None] | None:
        """Listen in a thread, which reconnects when the connection is lost."""
        listener = Listener(self.url, self.origin, tell)
        try:
            listener.connect()
        except psycopg.Error as error:
            listener.bell.close()
            listener.rope.close()
            raise StoreError(f"cannot listen to {self.name}: {one_line(error)}") from None
        listener.thread.start()
        return listener.stop

    def words(self, error: DBAPIError) -> str:
        """Return what is wrong with the database."""
        return f"{self.name} cannot be used: {one_line(error.orig)}"


class Listener:
    """A thread that receives the notices of other processes."""

    def __init__(self, url: URL, origin: str, tell: Callable[[str, int], None]) -> None:
        """Report other processes' writes; those of this process (its origin) are ignored."""
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.origin = origin
        self.tell = tell
        self.ended = threading.Event()
        self.bell, self.rope = socket.socketpair()
        self.connection: psycopg.Connection[tuple[Any, ...]] | None = None
        self.thread = threading.Thread(target=self.run, name="duchy-listener", daemon=True)

    def connect(self) -> None:
        """Connect and subscribe to notices."""
        found: psycopg.Connection[tuple[Any, ...]] = psycopg.connect(
            self.address, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name="duchy listener", **ALIVE
        )
        try:
            found.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            found.close()
            raise
        self.connection = found

    def run(self) -> None:
        """Receive notices until stopped; after a lost connection, report that some may have been missed."""
        while not self.ended.is_set():
            try:
                if self.connection is None:
                    self.connect()
                    self.tell(EVERYTHING, 0)
                self.hear()
            except Exception as error:  # noqa: BLE001 - the listener survives every error
                if self.connection is None:
                    self.ended.wait(RECONNECT_SECONDS)
                else:
                    log.warning("the connection for notices was lost; reconnecting", extra={"error": str(error)})
                    self.connection.close()
                    self.connection = None
        if self.connection is not None:
            self.connection.close()

    def hear(self) -> None:
        """Wait for notices, or for the signal to stop, and pass them on; foreign notices are ignored."""
        assert self.connection is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self.connection, selectors.EVENT_READ)
            selector.register(self.bell, selectors.EVENT_READ)
            selector.select()
        for notice in self.connection.notifies(timeout=0):
            found = NOTICE.fullmatch(notice.payload)
            if found is not None and found["origin"] != self.origin:
                self.tell(found["table"], int(found["number"]))

    def stop(self) -> None:
        """Stop the thread."""
        self.ended.set()
        self.rope.send(b"!")
        self.thread.join()
        self.rope.close()
        self.bell.close()


def make_durable(connection: Any, record: object) -> None:  # noqa: ANN401, ARG001 - the library's own signature
    """Make commits wait for the disk, whatever the server's default is."""
    connection.autocommit = True
    connection.execute("SET synchronous_commit TO on")
    connection.autocommit = False


def one_line(error: BaseException | None) -> str:
    """Return a database error as one line."""
    return " ".join(str(error).split())
