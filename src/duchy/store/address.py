"""The address of a store: a file name or a URL; every mistake is reported in one line."""

from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from duchy.store.database_store import DatabaseStore
from duchy.store.errors import StoreError
from duchy.store.sqlite import SqliteDialect
from duchy.store.store import Store

RIGHT: Final = "use a file name, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


def store_at(address: str) -> Store:
    """Return the store at an address; `open` connects it."""
    if not address.strip():
        raise StoreError(f"the database address is empty: {RIGHT}")
    if "://" not in address:
        return DatabaseStore(SqliteDialect(Path(address)))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        scheme = address.partition("://")[0]
        raise StoreError(f"the address {scheme}://... is not valid: {RIGHT}") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        return DatabaseStore(SqliteDialect(file_of(url)))
    if kind in {"postgresql", "postgres"}:
        from duchy.store.postgres import PostgresDialect  # noqa: PLC0415 - its library is loaded on demand

        return DatabaseStore(PostgresDialect(url))
    raise StoreError(f"there is no store for {kind!r}: {RIGHT}")


def file_of(url: URL) -> Path:
    """Return the file of a SQLite URL; a store in memory would lose its games."""
    if url.host or not url.database or url.database == ":memory:":
        raise StoreError(f"{url.render_as_string(hide_password=True)} must name a file, such as sqlite:///games.db")
    return Path(url.database)
