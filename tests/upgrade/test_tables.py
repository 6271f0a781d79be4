"""Tables of every version open: those of earlier rules continue where possible, and say why where they cannot."""

import shutil
import sqlite3
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from duchy.core.reason import Refusal
from duchy.core.record import read_record
from duchy.core.verdict import judge
from duchy.games import load
from duchy.server.client import Client
from duchy.server.table import decide, history, replay, undo
from duchy.server.table import events as kinds
from duchy.server.table.events import Upgraded, WentBack
from duchy.server.table.history import story_of
from duchy.server.table.positions import check_tree
from duchy.server.table.refused import Refused
from duchy.server.table.showing import update
from duchy.server.table.table import Table
from duchy.server.wire.analysis import Tree
from duchy.store.address import store_at
from duchy.store.rows import OPEN, OVER, PLAYING, Event
from duchy.store.rows import Table as Row
from tests.server.serving import Now, serving, until
from tests.upgrade.make import COOKIE, TABLES

pytestmark = pytest.mark.anyio

STORED = sorted(Path(__file__).parent.glob("tables-*.sqlite"))
"""One database for each version; `make.py` writes the newest."""
NAMES = list(TABLES)
RUNNING = "burgundy-running"
RULES = load("burgundy").rules


@pytest.fixture(params=STORED, ids=[path.stem for path in STORED])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a copy of a database as a version left it."""
    return str(shutil.copy(request.param, tmp_path / "tables.db"))


def make_older(database: str) -> None:
    """Mark every running table as started under the previous rules."""
    connection = sqlite3.connect(database)
    connection.execute("UPDATE tables SET rules = rules - 1 WHERE status != 'over'")
    connection.execute("DELETE FROM snapshots")
    connection.commit()
    connection.close()


@pytest.fixture
def older(database: str) -> str:
    """Return a database whose running tables started under the previous rules."""
    make_older(database)
    return database


async def logged(database: str, name: str) -> tuple[Row, list[Event]]:
    """Read a table's row and log."""
    store = store_at(database)
    await store.open()
    try:
        row = await store.table(name)
        assert row is not None
        return row, await store.events(name)
    finally:
        await store.close()


def folded(row: Row, log: list[Event]) -> Table:
    """Fold a log."""
    table = Table(row)
    table.fold_all(log)
    return table


def wrong_at(log: list[Event], ply: int) -> list[Event]:
    """Put an action into a log that is not legal there, as if earlier rules had allowed it."""
    places = [index for index, event in enumerate(log) if event.kind == kinds.PLY]
    changed = list(log)
    changed[places[ply]] = replace(log[places[ply]], action=load("burgundy").parse("lay 1"))
    return changed


@pytest.mark.parametrize("name", NAMES)
async def test_every_table_opens(database: str, name: str) -> None:
    row, log = await logged(database, name)
    table = folded(row, log)
    plies = sum(event.kind == kinds.PLY for event in log)
    assert len(log) == table.next
    assert plies == table.board.ply + table.unread + table.board.gone
    shown = update(table, [0], 0, log[-1].at)
    assert shown.table.status == table.status
    assert (row.rules if row.rules != table.setup.game.rules else 0) == shown.table.begun


@pytest.mark.parametrize("name", NAMES)
async def test_a_table_that_is_over_or_stopped_can_be_gone_through_and_downloaded(database: str, name: str) -> None:
    row, log = await logged(database, name)
    table = folded(row, log)
    if table.status != OVER and not table.stopped:
        with pytest.raises(Refused, match="it is available when the game is over"):
            history.record(story_of(row, log))
        return
    record = read_record(history.record(story_of(row, log)))
    assert row.rules == record.rules
    if table.result is not None:
        assert (table.result.scores, table.result.places) == (record.scores, record.places)
    verdict = judge(load(row.game), record)
    assert table.board.ply == len(verdict.match.plies)
    assert (table.stopped == "") == (verdict.stopped == "")
    shown = replay.moments(story_of(row, log).table, "ann", 0, 0, 5)
    assert table.board.ply == shown.plies
    if table.status == OVER:
        assert table.past == replay.draws(story_of(row, log).table).past


async def test_a_game_goes_on_and_its_log_says_so(older: str) -> None:
    async with serving(older, now=later()) as place, Client(place.address, COOKIE) as ann:
        async with ann.sit(RUNNING) as sitting:
            before = await sitting.update()
            assert (RULES - 1, "") == (before.table.begun, before.table.stopped)
            frame = before.frames[0]
            seat = before.table.acting[0]
            if seat == frame.seat:
                await sitting.move(seat, frame.legal[0].action)
            else:
                await sitting.chat("Anybody here?")
            await until(sitting, before.number + 2)
        log = await place.state.store.events(RUNNING)
        new = [event for event in log if event.number >= before.number]
        assert kinds.UPGRADED == new[0].kind
        assert Upgraded(RULES) == json.decode(new[0].data, type=Upgraded)
        row = await place.state.store.table(RUNNING)
        assert row is not None
        assert not folded(row, log).older


async def test_going_on_is_told_once(older: str) -> None:
    row, log = await logged(older, RUNNING)
    table = folded(row, log)
    [upgraded] = decide.events_of_upgrade(table)
    table.fold(upgraded.event(table.next, 0))
    assert [] == decide.events_of_upgrade(table)
    assert RULES == table.rules
    assert table.past == table.board.ply


async def test_a_table_that_waits_for_players_goes_on_too(older: str) -> None:
    row, log = await logged(older, "burgundy-waiting")
    assert [kinds.UPGRADED] == [draft.kind for draft in decide.events_of_upgrade(folded(row, log))]


async def test_a_table_of_newer_rules_is_refused_in_words(older: str) -> None:
    row, log = await logged(older, RUNNING)
    with pytest.raises(Refusal, match=r"uses rules 99 of burgundy, newer than rules .*: update duchy to open it"):
        Table(replace(row, rules=99))
    newer = Event(len(log), 0, kinds.UPGRADED, data=json.encode(Upgraded(99)).decode())
    with pytest.raises(Refusal, match="update duchy to open it"):
        folded(row, [*log, newer])


async def test_a_game_that_newer_rules_cannot_follow_stops_and_says_why(older: str) -> None:
    row, log = await logged(older, RUNNING)
    log = wrong_at(log, 100)
    table = folded(row, log)
    assert 100 == table.board.ply
    assert table.stopped.startswith(f"ply 101, 'lay 1', does not fit rules {RULES}: ")
    assert [] == table.acting()
    assert [] == decide.events_of_upgrade(table)
    shown = update(table, [0], 0, log[-1].at)
    assert table.stopped == shown.table.stopped
    stop = shown.table.stop
    assert stop is not None
    assert (101, "lay 1", RULES, "not-an-outcome") == (stop.ply, stop.notation, stop.rules, stop.reason.code)
    assert [] == shown.frames[0].legal
    with pytest.raises(Refused, match="cannot continue under newer rules: ply 101"):
        decide.move(table, "ann", 0, 0, table.next)
    with pytest.raises(Refused, match="cannot continue under newer rules: ply 101"):
        undo.take_back(table, "ann", 0, None)
    assert [kinds.CHAT] == [draft.kind for draft in decide.chat(table, "ann", "A pity.")]


async def test_a_game_that_stopped_is_gone_through_and_downloaded(older: str) -> None:
    row, log = await logged(older, RUNNING)
    log = wrong_at(log, 100)
    shown = replay.moments(story_of(row, log).table, "ann", 0, 0, 1)
    assert (100, RULES - 1) == (shown.plies, shown.begun)
    assert shown.stopped.startswith("ply 101")
    assert shown.stop is not None
    assert (101, "lay 1", RULES) == (shown.stop.ply, shown.stop.notation, shown.stop.rules)
    record = read_record(history.record(story_of(row, log)))
    plies = [event for event in log if event.kind == kinds.PLY]
    assert len(plies) == len(record.plies)
    assert "lay 1" == record.notations[100]
    assert row.seed.hex() == record.seed


async def test_what_was_taken_back_stops_nothing(older: str) -> None:
    row, log = await logged(older, RUNNING)
    log = wrong_at(log, 100)
    back = Event(len(log), 0, kinds.BACK, data=json.encode(WentBack(90)).decode())
    table = folded(row, [*log, back])
    assert ("", 90, 0) == (table.stopped, table.board.ply, table.unread)
    assert sum(event.kind == kinds.PLY for event in log) == 90 + table.board.gone


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("running")])
async def test_a_running_table_continues(database: str, name: str) -> None:
    row, log = await logged(database, name)
    table = folded(row, log)
    assert PLAYING == table.status
    assert bool(table.stopped) != bool(table.acting())


async def test_a_saved_analysis_is_found(database: str) -> None:
    store = store_at(database)
    await store.open()
    found = await store.document("a-tree-of-the-tests")
    await store.close()
    assert found is not None
    assert "" == check_tree(json.decode(found.data, type=Tree)).table


async def test_lists_name_every_table(database: str) -> None:
    async with serving(database, now=later()) as place, Client(place.address, COOKIE) as ann:
        assert set(NAMES) == {listed.id for listed in (await ann.tables()).tables}


async def test_every_table_is_watched_over_the_socket(older: str) -> None:
    async with serving(older, now=later()) as place, Client(place.address, COOKIE) as ann:
        for name in NAMES:
            async with ann.sit(name) as sitting:
                shown = await sitting.update()
                assert bool(shown.frames) == (shown.table.status != OPEN)


def later() -> Now:
    """Return a clock set long after the games were played."""
    return Now()
