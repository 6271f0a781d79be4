"""Papers: reviews of games, and trees of analyses."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None

TIME = sa.BigInteger()


def upgrade() -> None:
    """Make the table of documents."""
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
    op.create_index("papers_person", "documents", ["person", "kind", "created"])
    op.create_index("papers_status", "documents", ["kind", "status", "created"])
    there = sa.column("expires").is_not(None)
    op.create_index("papers_expires", "documents", ["expires"], sqlite_where=there, postgresql_where=there)


def downgrade() -> None:
    """Remove it."""
    op.drop_table("documents")
