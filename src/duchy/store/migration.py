"""Migrates a database's schema, or reports in one line why it must not be touched."""

from sqlalchemy import Connection, inspect, text

from duchy.store.errors import StoreError
from duchy.store.schema import HEAD, VERSION_TABLE, metadata


def migrate(connection: Connection, name: str) -> None:
    """Run the missing migrations inside the caller's transaction; an up-to-date database is left alone."""
    found = version(connection)
    if found == HEAD:
        return
    if found is None:
        refuse_strangers(connection, name)
    elif not found.isdecimal() or int(found) > int(HEAD):
        raise StoreError(
            f"{name} was made by a newer version of duchy (its schema is {found}, this version knows {HEAD}): "
            "install that version, or name another database"
        )
    upgrade(connection)


def version(connection: Connection) -> str | None:
    """Return a database's migration version; `None` if duchy has never used it."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608 - a constant
    return None if found is None else str(found)


def refuse_strangers(connection: Connection, name: str) -> None:
    """Raise if a database without a version has tables with names that duchy uses."""
    taken = sorted(set(metadata.tables).intersection(inspect(connection).get_table_names()))
    if taken:
        raise StoreError(f"{name} has tables of another program ({', '.join(taken)}): name another database")


def upgrade(connection: Connection) -> None:
    """Run the missing migrations."""
    from alembic import command  # noqa: PLC0415 - slow to import, and needed only once per store
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "duchy.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
