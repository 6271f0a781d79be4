"""Several processes, and processes that die: one wins, others are notified, nothing acknowledged is lost."""

import asyncio
import random
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from duchy.store.address import store_at
from duchy.store.errors import Conflict, StoreError
from duchy.store.postgres import Listener
from duchy.store.rows import EVERYTHING, Person
from duchy.store.store import Store
from tests.store.samples import open_table, ply

pytestmark = pytest.mark.anyio
APPENDER = Path(__file__).with_name("appender.py")


def killed_after(address: str, lines: int) -> dict[str, int]:
    """Run a process until a number of acknowledged appends, kill it, and return the last event of each table."""
    last: dict[str, int] = {}
    with subprocess.Popen([sys.executable, str(APPENDER), address], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(lines):
            name, _, number = process.stdout.readline().strip().rpartition(" ")
            last[name] = int(number)
        process.kill()
        for line in process.stdout:  # output from before it died; half a line does not count
            if line.endswith("\n"):
                name, _, number = line.strip().rpartition(" ")
                last[name] = int(number)
    return last


@pytest.mark.slow
async def test_a_killed_process_loses_no_acknowledged_event(address: str) -> None:
    dice = random.Random(5)
    for _ in range(5):
        acknowledged = killed_after(address, dice.randrange(1, 200))
        store = store_at(address)
        await store.open()
        for name, number in acknowledged.items():
            events = await store.events(name)
            assert number < len(events)
            assert list(range(len(events))) == [event.number for event in events]
            assert 1 == len(events) % 2, "both events of a command, or none"
        await store.close()


async def follow(store: Store, count: int) -> list[tuple[str, int]]:
    """Return the next changes."""
    changes = []
    async for change in store.changes():
        changes.append(change)
        if len(changes) == count:
            break
    return changes


async def test_what_one_process_writes_wakes_the_other_and_not_itself(postgres_address: str) -> None:
    one, two = store_at(postgres_address), store_at(postgres_address)
    await asyncio.gather(one.open(), two.open())
    hears_one = asyncio.create_task(follow(one, 1))
    hears_two = asyncio.create_task(follow(two, 2))
    await asyncio.sleep(0)
    await open_table(one, "oak of two words")
    await one.append("oak of two words", [ply(1), ply(2)])
    assert [("oak of two words", 1), ("oak of two words", 3)] == await hears_two
    assert 3 == len(await two.events("oak of two words"))
    await two.append("oak of two words", [ply(3)])
    assert [("oak of two words", 4)] == await hears_one
    await asyncio.gather(one.close(), two.close())


async def test_who_has_lost_notices_is_told(postgres_address: str) -> None:
    store = store_at(postgres_address)
    await store.open()
    hears = asyncio.create_task(follow(store, 1))
    await asyncio.sleep(0)
    disconnect(postgres_address, "duchy listener")
    assert [(EVERYTHING, 0)] == await hears
    await store.close()


async def test_closing_ends_the_changes(store: Store, address: str) -> None:
    hears = asyncio.create_task(follow(store, 1))
    await asyncio.sleep(0)
    await store.close()
    assert [] == await hears
    assert address


async def test_two_processes_contend_and_each_event_has_one_writer(postgres_address: str) -> None:
    stores = store_at(postgres_address), store_at(postgres_address)
    await asyncio.gather(*(store.open() for store in stores))
    for number in range(5):
        await open_table(stores[0], f"table {number}")
    won = []

    async def contend(store: Store, name: str, person: str) -> None:
        number = 1
        while number < 20:
            try:
                await store.append(name, [ply(number, f"k{number}", person)])
                won.append((name, number))
                number += 1
            except Conflict as conflict:
                number = max(number + 1, conflict.next)

    await asyncio.gather(
        *(contend(store, f"table {n}", f"person {s}") for s, store in enumerate(stores) for n in range(5))
    )
    assert sorted(set(won)) == sorted(won)
    for number in range(5):
        assert list(range(20)) == [event.number for event in await stores[1].events(f"table {number}")]
    await asyncio.gather(*(store.close() for store in stores))


async def test_one_lease_and_one_token_for_all_processes(postgres_address: str) -> None:
    stores = [store_at(postgres_address) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    for number in range(10):
        had = await asyncio.gather(
            *(store.lease(f"lease {number}", str(owner), 0, 10) for owner, store in enumerate(stores))
        )
        assert 1 == sum(had)
    persons = [store.save_person(Person("p1", f"name {number}", 1)) for number, store in enumerate(stores)]
    await asyncio.gather(*persons)
    assert (await stores[0].person("p1")) == (await stores[1].person("p1"))
    creations = await asyncio.gather(*(open_table(store) for store in stores), return_exceptions=True)
    assert 1 == creations.count(None)
    assert all(isinstance(error, StoreError) for error in creations if error is not None)
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_store_whose_connections_are_cut_goes_on(postgres_address: str) -> None:
    store = store_at(postgres_address)
    await store.open()
    await open_table(store)
    assert 1 == len(await store.events("oak"))
    for number in range(1, 4):
        disconnect(postgres_address, "duchy")
        await store.append("oak", [ply(number)])
        assert number + 1 == len(await store.events("oak"))
    await store.close()


def disconnect(address: str, application: str) -> None:
    """Cut connections, as a restart of the database does."""
    with suppress(psycopg.Error), psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE application_name = %s AND datname = current_database()",
            [application],
        )


async def test_a_file_is_free_again_when_its_process_was_killed(tmp_path: Path) -> None:
    address = str(tmp_path / "games.db")
    killed_after(address, 1)
    store = store_at(address)
    await store.open()
    await store.close()


async def test_a_store_that_cannot_listen_is_not_left_half_open(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Listener) -> None:  # noqa: ARG001 - takes its place
        raise psycopg.OperationalError("no more\nconnections")

    monkeypatch.setattr(Listener, "connect", refuse)
    store = store_at(postgres_address)
    with pytest.raises(StoreError, match=r"cannot listen to .*: no more connections"):
        await store.open()
    with pytest.raises(StoreError, match="is closed"):
        await store.ping()
