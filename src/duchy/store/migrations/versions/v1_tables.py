"""The first schema: the log of tables, lists, snapshots, persons, tokens, leases and documents."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
TIME = sa.BigInteger()


def upgrade() -> None:
    """Create everything."""
    make_log()
    make_lists()
    make_persons()
    make_documents()


def downgrade() -> None:
    """Remove everything."""
    for name in ("documents", "leases", "tokens", "persons", "snapshots", "members", "events", "tables"):
        op.drop_table(name)


def make_log() -> None:
    """Create tables and their events."""
    op.create_table(
        "tables",
        sa.Column("serial", NUMBER, primary_key=True),
        sa.Column("id", sa.String, nullable=False, unique=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("next", sa.Integer, nullable=False),
        sa.Column("touched", TIME, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("wake", TIME),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("tables_status", "tables", ["status", "touched"])
    create_partial_index("tables_wake", "tables", ["wake"], "wake")
    op.create_table(
        "events",
        sa.Column("serial", NUMBER, sa.ForeignKey("tables.serial"), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.BigInteger),
        sa.Column("person", sa.String),
        sa.Column("key", sa.String),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    create_partial_index("events_key", "events", ["serial", "person", "key"], "key", unique=True)


def make_lists() -> None:
    """Create the tables that follow from the log."""
    op.create_table(
        "members",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("serial", NUMBER, sa.ForeignKey("tables.serial"), primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_index("members_serial", "members", ["serial"])
    op.create_table(
        "snapshots",
        sa.Column("serial", NUMBER, sa.ForeignKey("tables.serial"), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def make_persons() -> None:
    """Create persons, tokens and leases."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("created", TIME, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("table", sa.String),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", TIME),
    )
    create_partial_index("tokens_expires", "tokens", ["expires"], "expires")
    op.create_table(
        "leases",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("until", TIME, nullable=False),
    )


def make_documents() -> None:
    """Create the table of reviews and analysis trees."""
    op.create_table(
        "documents",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("table", sa.String),
        sa.Column("created", TIME, nullable=False),
        sa.Column("expires", TIME),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("documents_person", "documents", ["person", "kind", "created"])
    op.create_index("documents_status", "documents", ["kind", "status", "created"])
    create_partial_index("documents_expires", "documents", ["expires"], "expires")


def create_partial_index(name: str, table: str, columns: list[str], column: str, *, unique: bool = False) -> None:
    """Create an index of the rows that have a value in a column."""
    there = sa.column(column).is_not(None)
    op.create_index(name, table, columns, unique=unique, sqlite_where=there, postgresql_where=there)
