"""Presence: reported to clients, lost after a while, and never guessed."""

import asyncio

import pytest

from duchy.server.client import Sitting
from duchy.server.live.presence import Presence
from duchy.server.table.seats import Seat
from duchy.server.wire.messages import Present
from tests.server.serving import BOT, FRIEND, ME, Place, serving

pytestmark = pytest.mark.anyio


async def told(sitting: Sitting, seats: list[bool | None]) -> None:
    """Read until exactly this presence is reported; fail if it takes too long."""
    async with asyncio.timeout(20):
        while True:
            heard = await sitting.hear()
            if isinstance(heard, Present) and heard.seats == seats:
                return


async def test_who_comes_and_goes_is_told_to_the_others(place: Place) -> None:
    async with place.two() as (ann, ben, made), ann.sit(made.table) as first:
        await told(first, [True, False])
        place.state.tables.by_id[made.table].presence.grace = 0.01
        async with ben.sit(made.table) as second:
            await told(first, [True, True])
            await told(second, [True, True])
        await told(first, [True, False])
        number = (await ann.see(made.table)).number
        assert number == len(await place.state.store.events(made.table))


async def test_bots_and_free_seats_are_neither_here_nor_away(place: Place) -> None:
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {"players": 3}, [ME, BOT, FRIEND])
        async with ann.sit(made.table) as sitting:
            await told(sitting, [True, None, None])


async def test_a_second_process_may_have_them(postgres_address: str) -> None:
    """Each process knows only its own connections, so no one is reported as away."""
    async with serving(postgres_address) as place, place.two() as (ann, ben, made):
        place.state.tables.by_id[made.table].presence.grace = 0.01
        async with ann.sit(made.table) as first:
            await told(first, [True, None])
            async with ben.sit(made.table):
                await told(first, [True, True])
            await told(first, [True, None])


SEATS = [Seat("me", "Ann", "ann"), Seat("friend", "Ben", "ben"), Seat("bot", bot="greedy"), Seat("friend")]


async def test_who_comes_back_soon_was_never_away() -> None:
    changes: list[list[bool | None]] = []
    presence = Presence(True, lambda: changes.append(presence.of(SEATS)), grace=0.02)
    presence.come("ann")
    presence.come("ben")
    presence.go("ben")
    presence.come("ben")
    await asyncio.sleep(0.06)
    assert [[True, False, None, None], [True, True, None, None]] == changes


async def test_the_last_of_several_tabs_counts() -> None:
    changes: list[list[bool | None]] = []
    presence = Presence(True, lambda: changes.append(presence.of(SEATS)), grace=0.01)
    for _ in range(2):
        presence.come("ben")
    presence.go("ben")
    await asyncio.sleep(0.05)
    assert 1 == len(changes)
    presence.go("ben")
    await asyncio.sleep(0.05)
    assert [False, False, None, None] == changes[-1]
    assert not presence.here
    assert not presence.connections


def test_a_kept_seat_is_nobodys_yet() -> None:
    presence = Presence(True, lambda: None)
    assert [None] == presence.of([Seat("friend", "Ben", "ben", reserved=True)])
