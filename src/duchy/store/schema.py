"""The database's tables as the code uses them; the migrations create them."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

HEAD: Final = "1"
"""The latest migration, which this code requires."""
VERSION_TABLE: Final = "duchy_version"

metadata: Final = MetaData()
NUMBER: Final = BigInteger().with_variant(Integer, "sqlite")  # only INTEGER is incremented automatically there
TIME: Final = BigInteger()

tables: Final = Table(
    "tables",
    metadata,
    Column("serial", NUMBER, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", TIME, nullable=False),
    Column("next", Integer, nullable=False),
    Column("touched", TIME, nullable=False),
    Column("status", String, nullable=False),
    Column("wake", TIME),
    Column("data", Text, nullable=False),
)
Index("tables_status", tables.c.status, tables.c.touched)
Index(
    "tables_wake", tables.c.wake, sqlite_where=tables.c.wake.is_not(None), postgresql_where=tables.c.wake.is_not(None)
)

events: Final = Table(
    "events",
    metadata,
    Column("serial", NUMBER, ForeignKey("tables.serial"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", TIME, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("action", BigInteger),
    Column("person", String),
    Column("key", String),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,  # one tree, in the order of the log
)
Index(
    "events_key",
    events.c.serial,
    events.c.person,
    events.c.key,
    unique=True,
    sqlite_where=events.c.key.is_not(None),
    postgresql_where=events.c.key.is_not(None),
)

members: Final = Table(
    "members",
    metadata,
    Column("person", String, primary_key=True),
    Column("serial", NUMBER, ForeignKey("tables.serial"), primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("members_serial", members.c.serial)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("serial", NUMBER, ForeignKey("tables.serial"), primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

persons: Final = Table(
    "persons",
    metadata,
    Column("id", String, primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("created", TIME, nullable=False),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("created", TIME, nullable=False),
    Column("person", String),
    Column("table", String),
    Column("seat", Integer),
    Column("expires", TIME),
)
Index(
    "tokens_expires",
    tokens.c.expires,
    sqlite_where=tokens.c.expires.is_not(None),
    postgresql_where=tokens.c.expires.is_not(None),
)

leases: Final = Table(
    "leases",
    metadata,
    Column("name", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("until", TIME, nullable=False),
)

documents: Final = Table(
    "documents",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String, nullable=False),
    Column("table", String),
    Column("created", TIME, nullable=False),
    Column("expires", TIME),
    Column("status", String, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("source", Text, nullable=False),
    Column("data", Text, nullable=False),
)
Index("documents_person", documents.c.person, documents.c.kind, documents.c.created)
Index("documents_status", documents.c.kind, documents.c.status, documents.c.created)
Index(
    "documents_expires",
    documents.c.expires,
    sqlite_where=documents.c.expires.is_not(None),
    postgresql_where=documents.c.expires.is_not(None),
)
