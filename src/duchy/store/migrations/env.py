"""Runs the migrations on the connection that `duchy.store.migration` passes."""

from alembic import context

from duchy.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, version_table=VERSION_TABLE
)
context.run_migrations()
