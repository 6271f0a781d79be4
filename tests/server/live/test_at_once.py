"""Concurrent requests: each decision is made under a lock, once."""

import asyncio
from pathlib import Path

import pytest

from duchy.server.client import Client, ServerRefused
from duchy.server.live import lobby
from duchy.server.settings import Limits
from duchy.server.wire.messages import SeatRequest
from tests.server.serving import FRIEND, ME, Place, serving

pytestmark = pytest.mark.anyio
TIMES = 6


async def test_who_joins_twice_at_once_has_one_seat(both: Place) -> None:
    async with both.person("Ann") as ann, both.person("Ben") as ben:
        made = await ann.create("burgundy", {"players": 4}, [ME, FRIEND, FRIEND, FRIEND])
        both.state.tables.by_id.clear()
        entered = await asyncio.gather(*(ben.follow(made.links.join) for _ in range(TIMES)))
        assert [[1]] * TIMES == [one.seats for one in entered]
        assert ["Ann", "Ben", "", ""] == [seat.name for seat in (await ann.see(made.table)).table.seats]


async def over(client: Client) -> str:
    """Open a table where one person plays both seats, and end it."""
    made = await client.create("burgundy", {}, [ME, SeatRequest("hot")])
    async with client.sit(made.table) as sitting:
        await sitting.update()
        await sitting.resign(0)
    return made.table


async def test_the_seat_of_a_rematch_is_taken_once_however_often_it_is_asked_for(place: Place) -> None:
    async with place.two() as (ann, ben, made):
        async with ann.sit(made.table) as sitting:
            await sitting.update()
            await sitting.resign(0)
            again = (await sitting.rematch()).table
        entered = await asyncio.gather(*(ben.join(again) for _ in range(TIMES)))
        assert [[1]] * TIMES == [one.seats for one in entered]
        assert 1 == sum(event.kind == "joined" for event in (await ann.history(again)).events)


async def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(both: Place) -> None:
    async with both.two() as (ann, ben, made):
        async with ann.sit(made.table) as a, ben.sit(made.table) as b:
            await a.update()
            await b.update()
            await a.resign(0)
            first, second = await asyncio.gather(a.rematch(), b.rematch())
        assert first.table == second.table
        assert "playing" == (await ann.see(first.table)).table.status


async def test_who_follows_a_link_to_watch_twice_at_once_is_let_in(place: Place) -> None:
    async with place.two() as (_, _, made), place.person("Cleo") as cleo:
        entered = await asyncio.gather(*(cleo.follow(made.links.watch) for _ in range(TIMES)))
        assert [[]] * TIMES == [one.seats for one in entered]


async def test_a_seat_is_carried_once(place: Place) -> None:
    async with place.person("Ann") as ann, place.person("Ben") as ben:
        made = await ann.create("burgundy", {}, [ME, SeatRequest("hot")])
        links = [(await ann.link(made.table, "carry", seat)).token for seat in (0, 1)]
        found = await asyncio.gather(*(ben.follow(token) for token in links * 2), return_exceptions=True)
        assert 1 == sum(not isinstance(one, BaseException) for one in found)
        assert 1 == len((await ben.see(made.table)).you)


async def test_tables_opened_at_once_are_counted(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_LIVE", 3)
    async with place.person("Ann") as ann:
        found = await asyncio.gather(*(ann.create("burgundy") for _ in range(TIMES)), return_exceptions=True)
        refused = [one.problem.code for one in found if isinstance(one, ServerRefused)]
        assert ["too-many-tables"] * 3 == refused
        assert 3 == (await ann.tables()).total


async def test_a_rematch_counts_like_a_new_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits(tables=2, tables_per_second=0.001)
    async with serving(str(tmp_path / "games.db"), limits) as place, place.person("Ann") as ann:
        table = await over(ann)
        async with ann.sit(table) as sitting:
            await sitting.update()
            again = await sitting.rematch()
            assert again.table == (await sitting.rematch()).table
        async with ann.sit(again.table) as sitting:
            await sitting.update()
            await sitting.resign(0)
            with pytest.raises(ServerRefused, match="too many new tables") as refused:
                await sitting.rematch()
            assert "too-fast" == refused.value.problem.code
            monkeypatch.setattr(place.state.lobby.new_tables.own, "size", 10)
            place.state.lobby.new_tables.own.buckets.clear()
            monkeypatch.setattr(lobby, "MOST_LIVE", 0)
            with pytest.raises(ServerRefused, match="unfinished tables"):
                await sitting.rematch()
        assert 2 == (await ann.tables()).total
