"""Clocks that run out and forgotten bots, on a running server and both databases."""

import pytest

from duchy.server.client import Client
from duchy.server.table.decide import number_events
from duchy.server.table.events import Draft, Said
from duchy.server.table.summary import GRACE
from duchy.server.wire.messages import ClockRule
from duchy.store.rows import Summary
from tests.server.rough import until as soon
from tests.server.serving import BOT, ME, Place, choices, until

pytestmark = pytest.mark.anyio


async def test_out_of_time_a_bot_plays_on_and_everybody_is_told(both: Place) -> None:
    async with both.two(clock=ClockRule("move", 60)) as (ann, ben, made):
        late = (await ann.see(made.table)).table.acting[0]
        other = ben if late == 0 else ann
        async with other.sit(made.table) as sitting:
            before = await sitting.update()
            assert both.now() + 60_000 == before.table.seats[late].deadline
            both.now.value += 59_999
            assert 0 == await both.state.alarms.ring()
            both.now.value += 1
            assert 1 == await both.state.alarms.ring()
            told = await until(sitting, before.number + 1)
            assert ("timeout", late) == (told.events[0].kind, told.events[0].seat)
            assert (True, "time") == (told.table.seats[late].played_by_bot, told.table.seats[late].why)
            while not choices(told, 1 - late):
                told = await sitting.update()
            assert told.table.ply > before.table.ply
        assert 0 == await both.state.alarms.ring()


async def test_a_move_that_comes_too_late_is_refused_even_before_the_alarm(place: Place) -> None:
    async with place.two(clock=ClockRule("bank", 30, 5)) as (ann, ben, made):
        late = (await ann.see(made.table)).table.acting[0]
        mover = ann if late == 0 else ben
        shown = await mover.see(made.table)
        place.now.value += 30_000
        answer = await mover.http.post(
            f"/api/tables/{made.table}/commands",
            json={
                "type": "move",
                "id": "x",
                "seat": late,
                "action": choices(shown, late)[0],
                "number": shown.number,
            },
        )
        assert (409, "bot-plays") == (answer.status_code, answer.json()["code"])
        kinds = [event.kind for event in await place.state.store.events(made.table, shown.number)]
        assert "timeout" == kinds[0]


async def test_a_bank_is_counted_over_turns(place: Place) -> None:
    async with place.two(clock=ClockRule("bank", 100, 7)) as (ann, ben, made):
        seat = (await ann.see(made.table)).table.acting[0]
        mover = ann if seat == 0 else ben
        async with mover.sit(made.table) as sitting:
            now = await sitting.update()
            while now.table.acting == [seat]:
                place.now.value += 1000
                ack = await sitting.move(seat, choices(now, seat)[0])
                now = await until(sitting, ack.number + 1)
        turns = now.table.ply
        assert turns > 0
        left = now.table.seats[seat].left
        assert left is not None
        assert 100_000 + 7000 - left == place.now() - 1_700_000_000_000


async def test_days_pass_without_a_clock(place: Place) -> None:
    async with place.two() as (ann, _, made):
        before = await ann.see(made.table)
        place.now.value += 90 * 24 * 3600 * 1000
        assert 0 == await place.state.alarms.ring()
        assert before.number == (await ann.see(made.table)).number


async def test_a_bot_that_nobody_lets_think_is_woken(both: Place) -> None:
    async with both.person("Ann") as ann:
        both.state.tables.closing = True
        made = await ann.create("burgundy")
        table = (await ann.see(made.table)).table
        both.state.tables.closing = False
        if table.acting != [1]:
            shown = await ann.see(made.table)
            both.state.tables.closing = True
            async with ann.sit(made.table) as sitting:
                shown = await sitting.update()
                while shown.table.acting == [0]:
                    ack = await sitting.move(0, choices(shown, 0)[0])
                    shown = await until(sitting, ack.number + 1)
            both.state.tables.closing = False
            table = shown.table
        assert [1] == table.acting
        assert 0 == await both.state.alarms.ring()
        both.now.value += GRACE
        assert 1 == await both.state.alarms.ring()
        thinking = both.state.tables.by_id[made.table].thinking
        assert thinking is not None
        await thinking
        assert [0] == (await ann.see(made.table)).table.acting


async def test_only_one_process_sees_to_a_table(both: Place) -> None:
    async with both.two(clock=ClockRule("move", 60)) as (_, _, made):
        both.now.value += 60_000
        now = both.now()
        assert await both.state.store.lease(f"wake {made.table}", "another process", now, now + 5000)
        assert 0 == await both.state.alarms.ring()
        both.now.value += 5000
        assert 1 == await both.state.alarms.ring()


async def test_what_nobody_uses_is_put_away(place: Place) -> None:
    async with place.two() as (ann, _, made):
        await ann.link(made.table, "carry")
        place.now.value += 10**9
        await place.state.alarms.tidy()
        assert {} == place.state.tables.by_id
        assert 0 == await place.state.store.forget(place.now())


async def test_bots_wait_for_the_last_person_to_come_back(place: Place) -> None:
    place.state.tables.patience = 0.2
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {}, [ME, BOT], ClockRule("move", 60))
        async with ann.sit(made.table) as sitting:
            shown = await sitting.update()
            while not choices(shown, 0):
                shown = await sitting.update()
            place.now.value += 60_000
            await place.state.alarms.ring()
            late = await until(sitting, shown.number + 1)
            assert (["timeout"], True) == ([event.kind for event in late.events], late.table.seats[0].played_by_bot)
            await sitting.come_back(0)
            while not choices(late, 0):
                late = await sitting.update()
            assert late.table.ply < shown.table.ply + 20


async def abandon(place: Place, ann: Client, rule: ClockRule) -> tuple[str, int]:
    """Leave a table until the clock has run out; return it and its number of plies."""
    made = await ann.create("burgundy", {}, [ME, BOT], rule)
    async with ann.sit(made.table) as sitting:
        shown = await sitting.update()
        while not choices(shown, 0):
            shown = await sitting.update()
    live = place.state.tables.by_id[made.table]
    await soon(lambda: not live.clients)
    place.now.value += 60_000
    await place.state.alarms.ring()
    assert live.table.abandoned
    return made.table, live.table.board.ply


@pytest.mark.parametrize("rule", [ClockRule("move", 60), ClockRule("bank", 60)])
async def test_an_abandoned_table_rests_until_someone_looks(both: Place, rule: ClockRule) -> None:
    both.state.tables.patience = 0.0
    async with both.person("Ann") as ann:
        table, ply = await abandon(both, ann, rule)
        both.now.value += 60_000
        assert 0 == await both.state.alarms.ring()
        live = both.state.tables.by_id[table]
        assert (None, ply) == (live.thinking, live.table.board.ply)
        async with ann.sit(table) as sitting:
            while (await sitting.update()).table.ply <= ply + 3:
                pass
        await soon(lambda: live.thinking is None)
        assert "playing" == live.table.status


async def test_a_table_abandoned_in_an_earlier_version_is_put_to_rest_once(place: Place) -> None:
    async with place.person("Ann") as ann:
        table, _ = await abandon(place, ann, ClockRule("move", 60))
        live = place.state.tables.by_id[table]
        said = number_events([Draft("chat", 0, data=Said("Hello?"))], live.table.next, place.now(), None)
        await place.state.store.append(table, said, Summary("playing", place.now(), "{}"))
        assert [1, 0] == [await place.state.alarms.ring() for _ in range(2)]
