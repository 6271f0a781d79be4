"""The writer: many writes share one flush, failures are isolated, and it survives database failures."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from duchy.store import writer as writing
from duchy.store.address import store_at
from duchy.store.database_store import DatabaseStore
from duchy.store.errors import Conflict, Repeated, StoreError, UnknownTable
from duchy.store.rows import Event, Person
from duchy.store.store import Store
from duchy.store.writer import Job, Writer
from tests.store.samples import open_table, ply

pytestmark = pytest.mark.anyio


class Gate:
    """A barrier that keeps the writer busy, so that later writes wait together."""

    def __init__(self, store: Store) -> None:
        assert isinstance(store, DatabaseStore)
        self.closed = threading.Event()
        self.reached = threading.Event()
        self.task = asyncio.create_task(store.write(self.wait))

    def wait(self, connection: Connection) -> None:
        assert not connection.closed
        self.reached.set()
        self.closed.wait()

    async def __aenter__(self) -> None:
        await asyncio.to_thread(self.reached.wait)

    async def __aexit__(self, *_: object) -> None:
        await asyncio.sleep(0)  # lets the waiting tasks reach the queue
        self.closed.set()
        await self.task


async def test_many_tables_share_one_flush(store: Store) -> None:
    for number in range(50):
        await open_table(store, f"table {number}")
    async with Gate(store):
        flushes = store.figures.flushes
        waiting = [asyncio.create_task(store.append(f"table {number}", [ply(1)])) for number in range(50)]
    await asyncio.gather(*waiting)
    assert 2 == store.figures.flushes - flushes, "the gate's own, and one for all"
    assert 50 == store.figures.appends
    assert 0 == store.figures.waiting


async def test_one_refused_append_does_not_spoil_the_others_of_its_flush(store: Store) -> None:
    await open_table(store)
    await open_table(store, "elm")
    await store.append("oak", [ply(1, "old")])
    async with Gate(store):
        waiting = [
            asyncio.create_task(store.append(name, events))
            for name, events in (
                ("oak", [ply(2, "new")]),
                ("oak", [ply(2, "late")]),
                ("oak", [ply(3, "old")]),
                ("ash", [ply(1)]),
                ("elm", [ply(1)]),
            )
        ]
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(None), Conflict, Repeated, UnknownTable, type(None)] == [type(result) for result in results]
    assert (3, 2) == (len(await store.events("oak")), len(await store.events("elm")))


async def test_a_mistake_in_one_task_does_not_spoil_the_others(store: Store) -> None:
    await open_table(store)
    assert isinstance(store, DatabaseStore)

    def mistaken(connection: Connection) -> None:
        connection.execute(text("DELETE FROM events"))
        raise ZeroDivisionError

    def wrong(connection: Connection) -> None:
        connection.execute(text("SELECT * FROM no_such_table"))

    async with Gate(store):
        waiting: list[asyncio.Task[None]] = [
            asyncio.create_task(store.write(mistaken)),
            asyncio.create_task(store.append("oak", [ply(1)])),
            asyncio.create_task(store.write(wrong)),
            asyncio.create_task(store.save_person(Person("p1", "Anna", 1))),
        ]
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [ZeroDivisionError, type(None), StoreError, type(None)] == [type(result) for result in results]
    assert "\n" not in str(results[2])
    assert 2 == len(await store.events("oak"))
    assert Person("p1", "Anna", 1) == await store.person("p1")


async def test_whoever_stops_waiting_does_not_stop_the_write(store: Store) -> None:
    await open_table(store)
    async with Gate(store):
        impatient = asyncio.create_task(store.append("oak", [ply(1)]))
        await asyncio.sleep(0)
        impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    await store.append("oak", [ply(2)])
    assert [0, 1, 2] == [event.number for event in await store.events("oak")]


async def test_closing_writes_what_waits(address: str) -> None:
    store = store_at(address)
    await store.open()
    await open_table(store)
    async with Gate(store):
        waiting = [asyncio.create_task(store.append("oak", [ply(number)])) for number in range(1, 30)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
    await asyncio.gather(*waiting, closing)
    await store.open()
    assert 30 == len(await store.events("oak"))
    await store.close()


async def test_too_many_who_wait_are_sent_away(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_table(store)
    monkeypatch.setattr(writing, "MOST_WAITING", 3)
    async with Gate(store):
        waiting = [asyncio.create_task(store.append("oak", [ply(number)])) for number in (1, 2)]
        await asyncio.sleep(0)
        with pytest.raises(StoreError, match="is too slow: 3 changes are waiting"):
            await store.append("oak", [ply(3)])
    await asyncio.gather(*waiting)
    assert 3 == len(await store.events("oak"))


@pytest.mark.parametrize("reached", [True, False])
async def test_after_a_lost_connection_each_event_is_there_once(
    store: Store, reached: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether or not the commit reached the disk, the second attempt leaves each event written once."""
    await open_table(store)
    gone = OperationalError("COMMIT", {}, Exception("gone"), connection_invalidated=True)
    really, attempts = Writer.transact, []

    def transact(self: Writer, jobs: Sequence[Job], *, uncertain: bool = False, at_once: bool = False) -> None:
        attempts.append(uncertain)
        if len(attempts) > 1 or reached:
            really(self, jobs, uncertain=uncertain, at_once=at_once)
        if len(attempts) == 1:
            raise gone

    monkeypatch.setattr(writing, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(Writer, "transact", transact)
    await store.append("oak", [ply(1, "k"), ply(2)])
    assert [False, True] == attempts
    assert [0, 1, 2] == [event.number for event in await store.events("oak")]
    with pytest.raises(Repeated):
        await store.append("oak", [ply(3, "k")])


async def test_a_database_that_stays_away_is_an_error_and_the_writer_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(store)
    away = OperationalError("BEGIN", {}, Exception("connection failed: refused"))
    really = Writer.transact

    def transact(self: Writer, jobs: Sequence[Job], **_: bool) -> None:  # noqa: ARG001
        raise away

    monkeypatch.setattr(writing, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(Writer, "transact", transact)
    with pytest.raises(StoreError, match="cannot be used: connection failed: refused"):
        await store.append("oak", [ply(1)])
    assert 1 == store.figures.failures
    monkeypatch.setattr(Writer, "transact", really)
    await store.append("oak", [ply(1)])
    assert 2 == len(await store.events("oak"))


async def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    store = store_at(str(tmp_path / "games.db"))
    assert isinstance(store, DatabaseStore)
    await store.open()
    await open_table(store)
    await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 60").scalar())
    acknowledged, refusal = 0, ""
    while not refusal:
        try:
            await store.append("oak", [Event(acknowledged + 1, 1, "chat", data="x" * 2000)])
            acknowledged += 1
        except StoreError as error:
            refusal = str(error)
    assert refusal.endswith("games.db cannot be used: database or disk is full")
    assert acknowledged > 5
    assert acknowledged + 1 == len(await store.events("oak"))
    await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 10000").scalar())
    await store.append("oak", [ply(acknowledged + 1)])
    assert acknowledged + 2 == len(await store.events("oak"))
    await store.close()
