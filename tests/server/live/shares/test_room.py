"""Room in the store: a share per address, an end for all, and nothing that was acknowledged is lost."""

from pathlib import Path
from weakref import ref

import pytest

from duchy.server.client import ServerRefused
from duchy.server.live import tables
from duchy.server.live.shares.fairness import Asker
from duchy.server.live.shares.room import Room
from duchy.server.settings import Limits
from duchy.server.table.refused import Refused
from duchy.store.address import store_at
from tests.server.live.test_coach import refused
from tests.server.live.test_loads import SET
from tests.server.live.test_reviews import short
from tests.server.rough import until
from tests.server.serving import ME, Place, choices, hot_seat, serving

pytestmark = pytest.mark.anyio


def room(**limits: int) -> Room:
    """Return the room of a store that is not open."""
    return Room(store_at("unused.db"), Limits(**limits))


def test_forty_nicknames_of_one_address_have_one_share_of_what_is_stored() -> None:
    left = room(stored=1_000_000)
    for number in range(20):
        left.take(Asker("crowd", person=str(number)), 50_000)
    for number in range(40):
        with pytest.raises(Refused, match="your address has stored too much lately: wait a while, or store less"):
            left.take(Asker("crowd", person=str(number)), 50_000)
    assert 1_000_000 == left.size
    left.take(Asker("home", person="Ann"), 50_000)


def test_a_full_store_takes_what_games_need_and_nothing_new() -> None:
    left = room(storage=100, stored=10**9)
    left.take(Asker("home"), 100)
    with pytest.raises(Refused, match="this server's storage is full: games can be finished"):
        left.take(Asker("home"), 1)
    left.charge(Asker("home"), 10)
    assert (110, True) == (left.size, left.full)


def test_some_of_the_disk_stays_free() -> None:
    left = room(spare=1000, stored=10**9)
    left.free = 1100
    left.take(Asker("home"), 101)
    with pytest.raises(Refused):
        left.take(Asker("home"), 1)


async def test_at_a_full_server_games_go_on_and_everything_new_is_refused_in_words(both: Place) -> None:
    async with both.person("Ann") as ann:
        made = await ann.create("burgundy", {}, [ME, hot_seat("Bo")])
        before = both.state.room.size
        await both.state.room.measure()
        assert both.state.room.size > before / 100
        both.state.room.size = both.state.settings.limits.storage
        assert (409, "storage-full") == await refused(ann.create("burgundy", {}, [ME, hot_seat("Bo")]))
        assert (409, "storage-full") == await refused(ann.review(record=short()))
        health = await ann.http.get("/health")
        assert (503, True) == (health.status_code, "storage is full" in health.text)
        async with ann.sit(made.table) as sitting:
            shown = await sitting.update()
            with pytest.raises(ServerRefused, match="storage is full"):
                await sitting.chat("Hello?")
            seat = shown.table.acting[0]
            assert (await sitting.move(seat, choices(shown, seat)[0])).number
        await both.state.alarms.tidy()
        assert (await ann.http.get("/health")).status_code == 200
        assert (await ann.create("burgundy", {}, [ME, hot_seat("Bo")])).table


async def test_chat_and_trees_use_up_the_share_of_an_address(tmp_path: Path) -> None:
    limits = Limits(stored=9_000, stored_per_second=0.0)
    async with serving(str(tmp_path / "games.db"), limits) as place, place.person("Ann") as ann:
        made = await ann.create("burgundy", {}, [ME, hot_seat("Bo")])
        async with ann.sit(made.table) as sitting:
            for _ in range(5):
                await sitting.chat("x" * 400)
            with pytest.raises(ServerRefused, match="your address has stored too much lately"):
                await sitting.chat("x" * 400)
        assert (429, "too-fast") == await refused(ann.create("burgundy", {}, [ME, hot_seat("Bo")]))


async def test_tables_with_long_texts_leave_memory_when_there_are_many(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_LETTERS", 3 * len(SET))
    async with place.person("Ann") as ann:
        made = []
        for number in range(6):
            place.now.value += tables.LATELY + 1
            made.append(await ann.create("kingdom", {"set": f"{SET}# {number}\n", "players": 1}, [ME]))
        assert [one.table for one in made[-2:]] == list(place.state.tables.by_id)[-2:]
        assert len(place.state.tables.by_id) <= 3
        assert "playing" == (await ann.see(made[0].table)).table.status


async def test_a_table_that_nobody_looks_at_leaves_memory_soon_when_its_game_is_over(place: Place) -> None:
    live = place.state.tables.by_id
    async with place.person("Ann") as ann:
        made = [await ann.create("burgundy", {}, [ME, hot_seat("Bo")]) for _ in range(2)]
        over, playing = [one.table for one in made]
        known = ref(live[playing])
        async with ann.sit(over) as sitting:
            await sitting.update()
            await sitting.resign(0)
        await until(lambda: not live[over].clients)
        for later, left in ((tables.LATELY + 1, [playing]), (tables.IDLE, [])):
            place.now.value += later
            await place.state.alarms.tidy()
            assert left == list(live)
            assert bool(left) == (known() is not None)
