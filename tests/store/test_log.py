"""The log: everything written is read back; two writers cannot both win; lists follow from summaries."""

import asyncio

import pytest

from duchy.store.errors import Conflict, Repeated, StoreError, UnknownTable
from duchy.store.rows import OPEN, OVER, PLAYING, Event, Listed, Summary
from duchy.store.store import Store
from tests.store.samples import SEED, listed, open_table, playing, ply, table

pytestmark = pytest.mark.anyio


async def test_a_table_is_read_back_as_it_was_created(store: Store) -> None:
    await open_table(store)
    assert table() == await store.table("oak")
    assert Listed("oak", "burgundy", 1000, 1000, 1, OPEN, "{}", None) == await store.listed("oak")


async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert (await store.table("elm"), await store.listed("elm"), await store.events("elm")) == (None, None, [])


async def test_a_second_table_of_the_same_name_is_refused(store: Store) -> None:
    await open_table(store)
    with pytest.raises(StoreError, match="table 'oak' already exists"):
        await open_table(store)
    assert SEED == (await store.table("oak") or table("elm")).seed


async def test_events_are_read_back_as_they_were_written(store: Store) -> None:
    await open_table(store)
    written = [
        ply(1, "k1"),
        Event(2, 2001, "ply", -1, 2**40, None, None, "{}"),
        Event(3, 2002, "chat", None, None, "bob", "k1", '"Grüße\\n\\u0000"'),
    ]
    await store.append("oak", written)
    assert [Event(0, 1000, "opened", data="{}"), *written] == await store.events("oak")
    assert written[1:] == await store.events("oak", since=2)
    assert [] == await store.events("oak", since=4)


async def test_long_texts_are_kept_whole(store: Store) -> None:
    await open_table(store)
    long = Event(1, 2000, "chat", data='"' + "ß" * 100_000 + '"')
    await store.append("oak", [long])
    assert [long] == await store.events("oak", since=1)


async def test_events_behind_a_faster_writer_are_refused_with_the_next_number(store: Store) -> None:
    await open_table(store)
    await store.append("oak", [ply(1), ply(2)])
    with pytest.raises(Conflict) as refused:
        await store.append("oak", [ply(1, "mine"), ply(2)])
    assert (3, "oak") == (refused.value.next, refused.value.table)
    assert 3 == len(await store.events("oak"))


async def test_a_gap_is_refused(store: Store) -> None:
    await open_table(store)
    with pytest.raises(Conflict):
        await store.append("oak", [ply(2)])
    with pytest.raises(StoreError, match="expected event 2, got 3"):
        await store.append("oak", [ply(1), ply(3)])
    assert 1 == len(await store.events("oak"))


async def test_a_repeated_command_is_told_where_it_stands(store: Store) -> None:
    await open_table(store)
    await store.append("oak", [ply(1, "k1"), ply(2)])
    for number in (1, 3):
        with pytest.raises(Repeated) as repeated:
            await store.append("oak", [ply(number, "k1")])
        assert 1 == repeated.value.number
    assert 3 == len(await store.events("oak"))


async def test_a_key_belongs_to_its_person_and_its_table(store: Store) -> None:
    await open_table(store)
    await open_table(store, "elm")
    await store.append("oak", [ply(1, "k1", "anna")])
    await store.append("oak", [ply(2, "k1", "bob")])
    await store.append("elm", [ply(1, "k1", "anna")])
    with pytest.raises(StoreError, match="has a key but no person"):
        await store.append("elm", [Event(2, 1, "ply", key="k2")])


async def test_an_append_to_no_table_is_refused(store: Store) -> None:
    with pytest.raises(UnknownTable, match="there is no table 'elm'"):
        await store.append("elm", [ply(1)])


async def test_nothing_and_impossible_letters_are_refused(store: Store) -> None:
    await open_table(store)
    for events in ([], [Event(1, 1, "chat", data="a\0b")], [Event(1, 1, "chat", data="\ud800")]):
        with pytest.raises(StoreError, match="table 'oak'"):
            await store.append("oak", events)
    with pytest.raises(StoreError, match="got 'lost'"):
        await store.append("oak", [ply(1)], Summary("lost"))
    assert 1 == len(await store.events("oak"))


async def test_of_many_writers_of_one_number_exactly_one_wins(store: Store) -> None:
    await open_table(store)
    results = await asyncio.gather(
        *(store.append("oak", [ply(1, f"k{n}", f"person {n}")]) for n in range(50)), return_exceptions=True
    )
    assert 1 == results.count(None)
    assert all(isinstance(result, Conflict) for result in results if result is not None)
    assert [1] == [event.number for event in await store.events("oak", since=1)]


async def test_of_many_repeats_of_one_command_exactly_one_is_written(store: Store) -> None:
    await open_table(store)
    results = await asyncio.gather(*(store.append("oak", [ply(1, "k")]) for _ in range(50)), return_exceptions=True)
    assert 1 == results.count(None)
    assert all(isinstance(result, Repeated) and result.number == 1 for result in results if result is not None)


async def test_appends_that_follow_each_other_may_wait_together(store: Store) -> None:
    await open_table(store)
    await asyncio.gather(*(store.append("oak", [ply(number, f"k{number}")]) for number in range(1, 100)))
    assert list(range(100)) == [event.number for event in await store.events("oak")]
    assert 100 == (await listed(store)).next


async def test_the_summary_of_the_last_append_is_in_the_list(store: Store) -> None:
    await open_table(store)
    await store.append("oak", [ply(1, at=5000)], playing(9000, '{"turn": 1}'))
    await store.append("oak", [ply(2, at=6000)])
    assert Listed("oak", "burgundy", 1000, 6000, 3, PLAYING, '{"turn": 1}', 9000) == await store.listed("oak")
    await store.append("oak", [ply(3, at=7000)], Summary(OVER, None, "{}"))
    assert Listed("oak", "burgundy", 1000, 7000, 4, OVER, "{}", None) == await store.listed("oak")


async def test_summaries_of_one_flush_do_not_lose_each_other(store: Store) -> None:
    await open_table(store)
    await asyncio.gather(store.append("oak", [ply(1)], playing(7, '{"a": 1}')), store.append("oak", [ply(2)]))
    found = await listed(store)
    assert (PLAYING, 7, '{"a": 1}', 3) == (found.status, found.wake, found.data, found.next)


async def test_a_refused_append_changes_no_summary(store: Store) -> None:
    await open_table(store)
    with pytest.raises(Conflict):
        await store.append("oak", [ply(5)], Summary(OVER, members=("eve",)))
    assert OPEN == (await listed(store)).status
    assert [] == await store.tables_of("eve")


async def test_a_person_has_the_tables_where_they_are_a_member(store: Store) -> None:
    for number in range(5):
        await open_table(store, f"table {number}", ("anna",) if number % 2 else ("anna", "bob"), created=number)
    await store.append("table 1", [ply(1, at=100)], playing(members=("bob", "carol", "bob")))
    assert ["table 4", "table 3", "table 2", "table 0"] == [row.id for row in await store.tables_of("anna")]
    assert ["table 1", "table 4", "table 2", "table 0"] == [row.id for row in await store.tables_of("bob")]
    assert ["table 1"] == [row.id for row in await store.tables_of("bob", [PLAYING])]
    assert ["table 2"] == [row.id for row in await store.tables_of("bob", limit=1, offset=2)]
    assert {OPEN: 3, PLAYING: 1} == await store.count_tables("bob")
    assert {OPEN: 4, PLAYING: 1} == await store.count_tables()


async def test_wake_ups_come_by_urgency_and_only_of_live_tables(store: Store) -> None:
    for name, wake in (("a", 300), ("b", 100), ("c", None), ("d", 200), ("e", 999)):
        await open_table(store, name)
        await store.append(name, [ply(1)], playing(wake))
    await store.append("d", [ply(2)], Summary(OVER, 200))
    assert ["b", "a"] == [row.id for row in await store.wakes(300)]
    assert ["b"] == [row.id for row in await store.wakes(300, limit=1)]
    assert {"a", "b", "c", "e"} == {row.id for row in await store.live()}
    assert [] == await store.live([OPEN])


async def test_a_table_that_has_moved_on_is_not_put_to_rest(store: Store) -> None:
    await open_table(store, "a")
    await store.append("a", [ply(1)], playing(300))
    await store.let_rest("a", 1)
    assert ["a"] == [row.id for row in await store.wakes(300)]
    await store.let_rest("a", 2)
    assert [] == await store.wakes(300)


async def test_a_log_is_read_in_pieces(store: Store) -> None:
    await open_table(store, "a")
    await store.append("a", [ply(number) for number in range(1, 8)], playing(300))
    pieces = [await store.events("a", since, 3) for since in (0, 3, 6, 9)]
    assert [[0, 1, 2], [3, 4, 5], [6, 7], []] == [[event.number for event in piece] for piece in pieces]


async def test_text_that_looks_like_sql_or_json_is_only_text(store: Store) -> None:
    name = '\'; DROP TABLE events; -- "[1]" :rows %s ${x}'
    await open_table(store, name, (name,))
    event = Event(1, 1, name, person=name, key=name, data=name)
    await store.append(name, [event])
    assert [event] == await store.events(name, since=1)
    assert [name] == [row.id for row in await store.tables_of(name)]


async def test_a_name_that_cannot_be_kept_is_nowhere(store: Store) -> None:
    for name in ("a\0b", "\ud800"):
        assert (None, None, None) == (await store.table(name), await store.listed(name), await store.snapshot(name))
        assert (None, None) == (await store.person(name), await store.token(name))
        assert (None, []) == (await store.spend_token(name), await store.events(name))
        assert [] == await store.tables_of(name)
