"""Empty databases that have today's schema already: to migrate each new one takes longer than most tests with it do."""

import tempfile
from functools import cache
from pathlib import Path

from duchy.store.address import store_at
from duchy.store.database import Database


def migrate(address: str) -> None:
    """Migrate an empty database."""
    store = store_at(address)
    assert isinstance(store, Database)
    store.prepare()
    store.dialect.disconnect()


@cache
def migrated() -> bytes:
    """Return an empty file of SQLite with today's schema."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.db")
        migrate(str(path))
        return path.read_bytes()


def lay(address: str) -> None:
    """Put such a file where there is none yet; other databases stay as they are."""
    path = Path(address)
    if "://" not in address and not path.exists():
        path.touch(0o600)
        path.write_bytes(migrated())
