"""Background tasks: a failure ends nothing, no table delays another, and everything is reported."""

import asyncio
from typing import Any

import httpx
import pytest
from msgspec import json

from duchy.server.live.duties import Duties, Duty
from duchy.server.live.troubles import Troubles
from duchy.server.wire.messages import ClockRule
from duchy.store.database_store import DatabaseStore
from duchy.store.errors import StoreError
from duchy.store.rows import Event
from tests.server.rough import until
from tests.server.serving import FRIEND, ME, Place, serving
from tests.server.serving import until as told

pytestmark = pytest.mark.anyio


async def health(place: Place) -> tuple[int, dict[str, str]]:
    """Return a server's health."""
    async with httpx.AsyncClient(base_url=place.address) as http:
        answer = await http.get("/health")
    return answer.status_code, answer.json()


async def figures(place: Place) -> dict[str, float]:
    """Read the metrics."""
    async with httpx.AsyncClient(base_url=place.address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


class Failing:
    """A replacement for a method that fails a number of times, then works again."""

    def __init__(self, really: Any, times: int, error: Exception) -> None:  # noqa: ANN401 - any method
        self.really = really
        self.left = times
        self.error = error

    async def __call__(self, *arguments: object) -> object:
        if self.left:
            self.left -= 1
            raise self.error
        return await self.really(*arguments)


@pytest.mark.slow
async def test_one_failed_read_does_not_end_the_listener(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(postgres_address) as first, serving(postgres_address) as second:
        second.state.tables.troubles.pauses = (0.0,)
        async with first.person("Ann") as ann, second.person("Ben") as ben:
            made = await ann.create("burgundy", {}, [ME, FRIEND])
            await ben.follow(made.links.join)
            async with ann.sit(made.table) as a, ben.sit(made.table) as b:
                await a.update()
                shown = await b.update()
                store = second.state.store
                failing = Failing(store.events, 1, StoreError("the connection is bad"))
                monkeypatch.setattr(store, "events", failing)
                await a.chat("this is missed at first")
                await told(b, shown.number + 1)
                await a.chat("and this comes at once")
                await told(b, shown.number + 2)
        assert (0, 1) == (failing.left, second.state.tables.troubles.count)
        assert (200, {"status": "ok"}) == await health(second)


async def test_a_table_that_cannot_be_folded_keeps_no_other_waiting(both: Place) -> None:
    clock = ClockRule("move", 60)
    async with both.two(clock=clock) as (_, _, broken), both.two(clock=clock) as (ann, _, whole):
        log = await both.state.store.events(broken.table)
        await both.state.store.append(broken.table, [Event(len(log), both.now(), "ply", 0, 10**6)])
        both.state.tables.by_id.clear()
        number = (await ann.see(whole.table)).number
        both.now.value += 60_000
        async with ann.sit(whole.table, number) as sitting:
            assert "timeout" == (await told(sitting, number + 1)).events[0].kind
        await until(lambda: broken.table in both.state.tables.troubles.tables)
        assert [] == both.state.duties.down
        values = await figures(both)
        assert (1, 1) == (values["duchy_tables_in_trouble"], values['duchy_task_up{task="clocks"}'])
        assert (200, {"status": "ok"}) == await health(both)


@pytest.mark.slow
async def test_the_clocks_go_on_after_a_mistake_and_health_says_so_meanwhile(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.state.duties.pauses = (0.2,)
    failing = Failing(place.state.store.wakes, 10**6, KeyError("a mistake"))
    monkeypatch.setattr(place.state.store, "wakes", failing)
    duty = place.state.duties.all["clocks"]
    await until(lambda: duty.restarts > 1)
    status, said = await health(place)
    assert (503, "trouble") == (status, said["status"])
    assert "clocks" in said["words"]
    values = await figures(place)
    assert 0 == values['duchy_task_up{task="clocks"}']
    assert values['duchy_task_restarts_total{task="clocks"}'] > 1
    assert values['duchy_task_failures_total{task="clocks"}'] > 1
    place.now.value += 5000
    failing.left = 0
    await until(lambda: not place.state.duties.down)
    assert (200, {"status": "ok"}) == await health(place)
    assert place.now() // 1000 == (await figures(place))['duchy_task_success_seconds{task="clocks"}']


def let_write(store: DatabaseStore) -> None:
    """Let the writer's connection write again."""
    held = store.dialect.writer.raw_connection()
    held.cursor().execute("PRAGMA query_only = OFF")
    held.close()


@pytest.mark.slow
async def test_while_changes_cannot_be_written_the_server_is_not_healthy(place: Place) -> None:
    place.state.duties.pauses = (0.1,)
    store = place.state.store
    assert isinstance(store, DatabaseStore)
    async with place.two() as (ann, _, made):
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON").close())
        body = json.encode({"type": "chat", "id": "a", "text": "b"})
        headers = {"content-type": "application/json"}
        answer = await ann.http.post(f"/api/tables/{made.table}/commands", content=body, headers=headers)
        assert 503 == answer.status_code
        status, said = await health(place)
        assert (503, "cannot write") == (status, said["status"])
        assert 0 == (await figures(place))["duchy_store_writable"]
        await until(lambda: place.state.duties.all["clocks"].failures > 1)
        assert 503 == (await health(place))[0]
        await asyncio.to_thread(let_write, store)
        await until(lambda: not store.figures.broken and not place.state.duties.down)
        assert (200, {"status": "ok"}) == await health(place)


async def test_a_task_waits_longer_after_each_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    really = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await really(0)

    async def work(duty: Duty) -> None:
        if duty.failures == 3 and duty.in_a_row:
            duty.did()
        if duty.failures < 5:
            raise OSError("gone")

    monkeypatch.setattr("duchy.server.live.duties.asyncio.sleep", sleep)
    duties = Duties(lambda: 0)
    duties.pauses = (1, 2, 4)
    duties.begin("work", work)
    await asyncio.gather(*duties.tasks)
    assert [1, 2, 4, 1, 2] == slept
    assert ["work"] == duties.down


def test_a_table_in_trouble_is_tried_again_later_and_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("duchy.server.live.troubles.time.monotonic", lambda: now[0])
    troubles = Troubles()
    for pause in (1, 5, 30, 300, 300):
        troubles.add("oak", "it failed", StoreError("gone"))
        now[0] += pause - 0.5
        assert troubles.waits("oak")
        now[0] += 0.5
        assert not troubles.waits("oak")
    troubles.tidy()
    assert ["oak"] == list(troubles.tables)
    now[0] += 301
    troubles.tidy()
    assert [] == list(troubles.tables)
