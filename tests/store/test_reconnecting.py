"""A PostgreSQL that stops and returns: reads, writes and notices resume, and nothing is written twice."""

import asyncio
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from duchy.store import database, postgres, writer
from duchy.store.address import store_at
from duchy.store.errors import StoreError
from duchy.store.rows import EVERYTHING
from duchy.store.store import Store
from tests.store.samples import open_table, ply

pytestmark = pytest.mark.anyio
NAME = ".s.PGSQL.5432"


class Ferry:
    """A relay in front of a PostgreSQL: while it is down, the database is unreachable, for this test only."""

    def __init__(self, address: str, folder: Path) -> None:
        url = make_url(address)
        self.behind = str(Path(str(url.query["host"])) / NAME)
        self.before = folder / NAME
        self.address = url.update_query_dict({"host": str(folder)}).render_as_string(hide_password=False)
        self.server: asyncio.Server | None = None
        self.writers: set[asyncio.StreamWriter] = set()

    async def run(self) -> None:
        """Let every connection through."""
        self.server = await asyncio.start_unix_server(self.carry, str(self.before))

    async def sink(self) -> None:
        """Refuse all connections, and drop the open ones."""
        assert self.server is not None
        self.server.close()
        self.before.unlink(missing_ok=True)
        for stream in self.writers:
            stream.transport.abort()
        self.writers.clear()

    async def carry(self, reader: asyncio.StreamReader, stream: asyncio.StreamWriter) -> None:
        """Carry bytes both ways until one end is gone."""
        far_reader, far_stream = await asyncio.open_unix_connection(self.behind)
        self.writers |= {stream, far_stream}
        await asyncio.gather(pour(reader, far_stream), pour(far_reader, stream))


async def pour(reader: asyncio.StreamReader, stream: asyncio.StreamWriter) -> None:
    """Carry bytes one way."""
    with suppress(OSError):
        while data := await reader.read(65536):
            stream.write(data)
            await stream.drain()
    stream.transport.abort()


async def changed(store: Store, heard: list[tuple[str, int]]) -> None:
    """Collect the changes of other processes."""
    changes = store.changes()
    while (change := await anext(changes, None)) is not None:
        heard.append(change)


async def heard_at_last(heard: list[tuple[str, int]], change: tuple[str, int]) -> None:
    """Wait until a change is reported."""
    async with asyncio.timeout(30):
        while change not in heard:  # noqa: ASYNC110 - what was told rings no bell
            await asyncio.sleep(0.01)


@pytest.mark.slow
async def test_all_goes_on_when_a_database_was_away_for_a_moment(
    postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "RECONNECT_SECONDS", 0.01)
    ferry = Ferry(postgres_address, tmp_path)
    await ferry.run()
    store, other = store_at(ferry.address), store_at(postgres_address)
    await store.open()
    await other.open()
    heard: list[tuple[str, int]] = []
    hears = asyncio.create_task(changed(store, heard))
    await open_table(store)
    for number in (1, 3, 5):
        heard.clear()
        await ferry.sink()
        writing = asyncio.create_task(store.append("oak", [ply(number)]))
        with pytest.raises(StoreError, match="cannot be used: connection"):
            await store.events("oak")
        await ferry.run()
        await writing
        assert number + 1 == len(await store.events("oak"))
        await heard_at_last(heard, (EVERYTHING, 0))
        await other.append("oak", [ply(number + 1)])
        await heard_at_last(heard, ("oak", number + 2))
    assert "" == store.figures.broken
    await store.close()
    await other.close()
    await hears
    await ferry.sink()


@pytest.mark.parametrize("waits", ["connection is bad: no such file", "connection timeout expired"])
def test_a_connection_that_cannot_be_made_is_tried_again(waits: str) -> None:
    error = DBAPIError("BEGIN", {}, psycopg.OperationalError(waits))
    assert writer.lost(error)


@pytest.mark.slow
async def test_every_connection_that_the_database_ends_is_made_anew(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "RECONNECT_SECONDS", 0.01)
    monkeypatch.setattr(database, "LITTLE_LATER", 0.0)
    store = store_at(postgres_address)
    await store.open()
    await open_table(store)
    heard: list[tuple[str, int]] = []
    hears = asyncio.create_task(changed(store, heard))
    for number in range(1, 4):
        await asyncio.gather(*(store.events("oak") for _ in range(8)))
        with psycopg.connect(postgres_address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        lengths = await asyncio.gather(*(store.events("oak") for _ in range(8)))
        assert [number] * 8 == [len(events) for events in lengths]
        await store.append("oak", [ply(number)])
        await heard_at_last(heard, (EVERYTHING, 0))
        heard.clear()
    await store.close()
    await hears


async def test_what_is_no_notice_of_ours_does_not_end_the_listener(postgres_address: str) -> None:
    store, other = store_at(postgres_address), store_at(postgres_address)
    await store.open()
    await other.open()
    heard: list[tuple[str, int]] = []
    hears = asyncio.create_task(changed(store, heard))
    with psycopg.connect(postgres_address, autocommit=True) as connection:
        for words in ("", "nonsense", "abc x oak", "abc 1"):
            connection.execute("SELECT pg_notify('duchy', %s)", [words])
    await open_table(other)
    await heard_at_last(heard, ("oak", 1))
    assert [("oak", 1)] == heard
    await store.close()
    await other.close()
    await hears
