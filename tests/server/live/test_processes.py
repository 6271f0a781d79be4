"""Several servers on one PostgreSQL: a table is played through two of them, and no one wins twice."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from duchy.server.client import Client, ServerRefused, Sitting
from duchy.server.wire.messages import ClockRule, Move
from tests.server.serving import BOT, FRIEND, ME, Now, Place, choices, serving, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(postgres_address: str) -> AsyncIterator[tuple[Place, Place]]:
    """Return two servers on one database, with one clock."""
    now = Now()
    async with serving(postgres_address, now=now) as first, serving(postgres_address, now=now) as second:
        yield first, second


async def test_one_table_is_played_through_two_processes(pair: tuple[Place, Place]) -> None:
    first, second = pair
    async with first.person("Ann") as ann, second.person("Ben") as ben:
        made = await ann.create("burgundy", {}, [ME, FRIEND])
        await ben.follow(made.links.join)
        async with ann.sit(made.table) as a, ben.sit(made.table) as b:
            sittings = [a, b]
            number = (await b.update()).number
            for _ in range(60):
                now, other = await until(a, number), await until(b, number)
                assert (now.table.ply, now.table.acting, now.table.seats) == (
                    other.table.ply,
                    other.table.acting,
                    other.table.seats,
                )
                seat = now.table.acting[0]
                shown = sittings[seat].latest
                assert shown is not None
                ack = await sittings[seat].move(seat, choices(shown, seat)[0])
                number = (await until(sittings[seat], ack.number + 1)).number
            await a.chat("hello")
            assert "hello" in str((await until(b, number + 1)).events[-1].data)
        logs = [await place.state.store.events(made.table) for place in pair]
        assert logs[0] == logs[1]
        assert 60 == sum(event.key is not None and event.kind == "ply" for event in logs[0])


async def test_of_two_moves_at_once_in_two_processes_one_wins(pair: tuple[Place, Place]) -> None:
    first, second = pair
    async with first.person("Ann") as ann:
        made = await ann.create("burgundy", {}, [ME, BOT])
        async with Client(second.address, ann.cookie) as again:
            won = 0
            for turn in range(8):
                async with ann.sit(made.table) as a:
                    now = await a.update()
                    while not choices(now, 0):
                        now = await a.update()
                actions = choices(now, 0)
                moves = [
                    Move(id=f"{turn}-{n}", seat=0, action=actions[-n % len(actions)], number=now.number) for n in (0, 1)
                ]
                results = await asyncio.gather(
                    ann.do(made.table, moves[0]), again.do(made.table, moves[1]), return_exceptions=True
                )
                lost = [result for result in results if isinstance(result, ServerRefused)]
                assert 1 == len(lost)
                assert "stale" == lost[0].problem.code
                won += 1
            keys = [event.key for event in await first.state.store.events(made.table) if event.key]
            assert won == len(keys) == len({key.split("-")[0] for key in keys})


async def test_a_message_repeated_to_another_process_is_done_once(pair: tuple[Place, Place]) -> None:
    first, second = pair
    async with first.two() as (ann, ben, made):
        seat = (await ann.see(made.table)).table.acting[0]
        mover = ann if seat == 0 else ben
        shown = await mover.see(made.table)
        move = Move(id="once", seat=seat, action=choices(shown, seat)[0], number=shown.number)
        ack = await mover.do(made.table, move)
        async with Client(second.address, mover.cookie) as elsewhere:
            assert ack == await elsewhere.do(made.table, move)
        assert 1 == sum(event.key == "once" for event in await first.state.store.events(made.table))


async def test_a_bot_goes_on_when_its_process_is_gone(postgres_address: str) -> None:
    now = Now()
    async with serving(postgres_address, now=now) as first, first.person("Ann") as ann:
        first.state.tables.closing = True
        made = await ann.create("burgundy", {}, [BOT, ME])
        cookie = ann.cookie
    async with serving(postgres_address, now=now) as second, Client(second.address, cookie) as ann:
        now.value += 60_000
        await second.state.alarms.ring()
        async with ann.sit(made.table) as sitting:
            shown = await sitting.update()
            while not choices(shown, 1):
                shown = await sitting.update()
        assert [1] == shown.table.acting


async def test_a_clock_runs_out_once(pair: tuple[Place, Place]) -> None:
    first, second = pair
    async with first.two(clock=ClockRule("move", 60)) as (_, _, made):
        first.now.value += 60_000
        rung = await asyncio.gather(first.state.alarms.ring(), second.state.alarms.ring())
        assert 1 == sum(rung)
        log = await first.state.store.events(made.table)
        assert 1 == sum(event.kind == "timeout" for event in log)


async def test_who_looks_through_another_process_is_told_of_everything(pair: tuple[Place, Place]) -> None:
    first, second = pair
    async with first.two() as (ann, _, made), second.person("Cleo") as cleo:
        await cleo.follow(made.links.watch)
        async with cleo.sit(made.table) as watching:
            before = await watching.update()
            sittings: list[Sitting] = []
            async with ann.sit(made.table) as sitting:
                sittings.append(sitting)
                await sitting.update()
                await sitting.resign(0)
            over = await until(watching, before.number + 2)
            assert ("over", "resigned", []) == (over.table.status, over.table.why, over.you)
            assert over.table.seed
