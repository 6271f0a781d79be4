"""Statistics of finished solo games."""

import pytest
from msgspec import json

from duchy.games.kingdom.box.template import template
from duchy.server.client import Client, ServerRefused
from duchy.server.table import events
from duchy.server.table.events import Draft
from duchy.server.table.events import Finished as Ended
from duchy.server.table.news.digest import Digest
from duchy.server.table.solo import RECENT, solo_of
from duchy.server.table.summary import summary_of
from duchy.store.rows import PLAYING, Finished
from tests.server.serving import ME, Place, until

pytestmark = pytest.mark.anyio


def finished(
    score: int, at: int = 0, lesson: str = "", why: str = "", persons: int = 1, **options: str | int
) -> Finished:
    """Return a finished table."""
    digest = Digest(["Ann"] * persons, ["ann"] * persons, [], [score], [1 if score == 37 else 2], lesson, why)
    chosen = {"players": 1, "target": 50, "duchies": "auto", "drawings": ""} | options
    return Finished(f"{at:016x}", at, json.encode(chosen).decode(), json.encode(digest).decode())


async def test_games_are_counted_by_their_options() -> None:
    rows = [finished(37, 3), finished(30, 2), finished(37, 1, target=45), finished(35, 0, drawings="duchy x")]
    summed = solo_of("burgundy", rows)
    assert (4, 2, 37, 139) == (summed.whole.played, summed.whole.won, summed.whole.best, summed.whole.total)
    assert [({}, 3, 1), ({"target": 45}, 1, 1)] == [(one.options, one.played, one.won) for one in summed.groups]
    assert [35, 37, 30, 37] == [result.score for result in summed.results]


async def test_the_best_of_those_won_stands_beside_the_best() -> None:
    lost, won = finished(40, 1), finished(37, 0)
    assert (40, 37) == (solo_of("burgundy", [lost, won]).whole.best, solo_of("burgundy", [lost, won]).whole.best_won)
    assert 0 == solo_of("burgundy", [lost]).whole.best_won


async def test_lessons_games_that_were_given_up_and_games_with_others_do_not_count() -> None:
    rows = [finished(37, lesson="first"), finished(37, why="resigned"), finished(37, persons=2)]
    assert 0 == solo_of("burgundy", rows).whole.played


async def test_ten_thousand_games_are_summed_up_in_a_short_answer() -> None:
    summed = solo_of("burgundy", (finished(at % 38, 10_000 - at) for at in range(10_000)))
    assert (10_000, 263) == (summed.whole.played, summed.whole.won)
    assert RECENT == len(summed.results)
    assert summed.results[0].at < summed.results[-1].at


async def alone(client: Client) -> str:
    """Open a solo table."""
    return (await client.create("burgundy", {"players": 1}, [ME])).table


async def test_only_my_own_games_that_were_played_to_their_end_are_counted(place: Place) -> None:
    async with place.person("Ann") as ann, place.person("Bo") as bo:
        async with ann.sit(await alone(ann)) as sitting:
            update = await until(sitting, 1)
            while update.table.status == PLAYING:
                legal = update.frames[0].legal
                ends = [choice for choice in legal if choice.fields["do"] == "end"]
                await sitting.move(0, (ends or legal)[0].action)
                update = await until(sitting, update.number + 1)
        async with ann.sit(await alone(ann)) as sitting:
            await until(sitting, 1)
            await sitting.resign(0)
        assert (1, 0) == ((await ann.solo("burgundy")).whole.played, (await bo.solo("burgundy")).whole.played)
        assert 0 == (await ann.solo("kingdom")).whole.played
        with pytest.raises(ServerRefused, match="got 'chess'"):
            await ann.solo("chess")


async def test_a_set_of_ones_own_is_named_by_a_mark_and_never_loaded(
    both: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with both.person("Ann") as ann:
        made = [(await ann.create("kingdom", {"players": 1, "set": template()}, [ME])).table for _ in range(2)]
        tables = [both.state.tables.by_id[name].table.copy() for name in made]
        for table in tables:
            over = [Draft(events.FINISHED, data=Ended("00", "played", [37], [1])).event(table.next, 1)]
            table.fold(over[0])
            await both.state.store.append(table.id, over, summary_of(table, 1))
        rows = await both.state.store.finished(tables[0].persons()[0], "kingdom")
        assert ["", ""] == [row.options for row in rows]
        [group] = (await ann.solo("kingdom")).groups
        assert (2, {"set"}, 9) == (group.played, set(group.options), len(str(group.options["set"])))
        monkeypatch.setattr("duchy.store.database_store.MOST_FINISHED", 1)
        assert 1 == (await ann.solo("kingdom")).whole.played


async def test_a_table_that_was_over_before_is_summed_up_by_its_options() -> None:
    old = [finished(37, target=45), Finished("a" * 16, 1, "", finished(30).data)]
    assert [{"target": 45}, {"options": "own"}] == [group.options for group in solo_of("burgundy", old).groups]
