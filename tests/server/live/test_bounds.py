"""Limits on what one person can make the server store or compute: links, messages, tables, logs."""

import asyncio
from pathlib import Path

import pytest

from duchy.server.client import Client, ServerRefused
from duchy.server.live import tables
from duchy.server.settings import Limits
from duchy.server.table import history
from duchy.server.table.table import Table
from duchy.server.wire.messages import SeatRequest
from duchy.server.wire.requests import DiceInfo
from tests.server.rough import until
from tests.server.serving import ME, Place, serving

pytestmark = pytest.mark.anyio


async def test_links_have_a_limit(tmp_path: Path) -> None:
    limits = Limits(links=3, links_per_second=0.001)
    async with serving(str(tmp_path / "games.db"), limits) as place, place.two() as (ann, ben, made):
        for _ in range(3):
            await ann.link(made.table, "watch")
        with pytest.raises(ServerRefused, match="too many new links") as refused:
            await ann.link(made.table, "watch")
        assert 429 == refused.value.status
        assert (await ben.link(made.table, "watch")).token


async def test_messages_are_counted_by_person_however_many_sockets_there_are(tmp_path: Path) -> None:
    limits = Limits(messages=10, messages_per_second=0.001)
    async with (
        serving(str(tmp_path / "games.db"), limits) as place,
        place.two() as (ann, ben, made),
        ann.sit(made.table) as one,
        ann.sit(made.table) as two,
        ben.sit(made.table) as other,
    ):
        for sitting in (one, two) * 4:
            await sitting.chat("hello")
        for sitting in (one, two):
            with pytest.raises(ServerRefused, match="too many messages"):
                await sitting.chat("one too many")
        assert (await other.chat("and I?")).number


async def test_tables_that_nobody_looks_at_are_put_away_when_there_are_many(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 10)
    async with place.person("Ann") as ann:
        first = await ann.create("burgundy", {}, [ME, SeatRequest("hot")])
        async with ann.sit(first.table) as sitting:
            await sitting.update()
            for _ in range(15):
                place.now.value += tables.LATELY + 1
                await ann.create("burgundy", {}, [ME, SeatRequest("hot")])
            assert len(place.state.tables.by_id) <= 11
            assert first.table in place.state.tables.by_id


async def test_logs_are_gone_through_one_at_a_time_and_persons_take_turns(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, order = history.dice, list[str | None]()

    def dice(table: Table, person: str | None) -> DiceInfo:
        order.append(person)
        return really(table, person)

    monkeypatch.setattr(history, "dice", dice)
    async with place.two() as (ann, ben, made), Client(place.address, ann.cookie) as again:
        async with place.state.loads.queue.turn():
            asked = [asyncio.create_task(client.dice(made.table)) for client in (ann, again, ann, again)]
            await until(lambda: place.state.loads.queue.waiting == 1)
            asked.append(asyncio.create_task(ben.dice(made.table)))
            await until(lambda: place.state.loads.queue.waiting == 2)
        await asyncio.gather(*asked)
    assert 5 == len(order)
    [ben_at] = [index for index, person in enumerate(order) if order.count(person) == 1]
    assert ben_at <= 1
