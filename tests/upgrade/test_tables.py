"""Tables of every version open: those of earlier rules go on where they can, and say why where they cannot."""

import shutil
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from duchy.core.reason import Refusal
from duchy.core.record import read_record
from duchy.core.verdict import judge
from duchy.games import load
from duchy.server.client import Client, ServerRefused
from duchy.server.table import decide, history, replay, undo
from duchy.server.table import events as kinds
from duchy.server.table.events import Upgraded, WentBack
from duchy.server.table.refused import Refused
from duchy.server.table.showing import update
from duchy.server.table.table import Table
from duchy.store.address import store_at
from duchy.store.rows import OVER, PLAYING, Event
from duchy.store.rows import Table as Row
from tests.server.serving import Now, serving, until

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).with_name("burgundy-2-kingdom-1.sqlite")
NAMES = [
    *("over", "running", "expert", "waiting", "alone-0", "alone-1", "alone-2"),
    *("alone-running-0", "alone-running-1", "alone-running-2", "kingdom", "kingdom-alone"),
]
COOKIE = "ann-cookie-of-the-tests"
RULES = load("burgundy").rules


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Give a copy of a database as an earlier version left it."""
    return str(shutil.copy(KEPT, tmp_path / "tables.db"))


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
    """Put an action into a log that is not legal there: the rules of then allowed it, let us say."""
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
        with pytest.raises(Refused, match="it is there when the game is over"):
            history.record(row, log)
        return
    record = read_record(history.record(row, log))
    assert row.rules == record.rules
    if table.result is not None:
        assert (table.result.scores, table.result.places) == (record.scores, record.places)
    verdict = judge(load(row.game), record)
    assert table.board.ply == len(verdict.match.plies)
    assert (table.stopped == "") == (verdict.stopped == "")
    shown = replay.moments(row, log, "ann", 0, 0, 5)
    assert table.board.ply == shown.plies
    if table.status == OVER:
        assert table.past == replay.draws(row, log).past


async def test_a_game_goes_on_and_its_log_says_so(database: str) -> None:
    async with serving(database, now=later()) as place, Client(place.address, COOKIE) as ann:
        async with ann.sit("running") as sitting:
            before = await sitting.update()
            assert (2, "") == (before.table.begun, before.table.stopped)
            frame = before.frames[0]
            seat = before.table.acting[0]
            if seat == frame.seat:
                await sitting.move(seat, frame.legal[0].action)
            else:
                await sitting.chat("Anybody here?")
            await until(sitting, before.number + 2)
        log = await place.state.store.events("running")
        new = [event for event in log if event.number >= before.number]
        assert kinds.UPGRADED == new[0].kind
        assert Upgraded(RULES) == json.decode(new[0].data, type=Upgraded)
        row = await place.state.store.table("running")
        assert row is not None
        assert not folded(row, log).older


async def test_going_on_is_told_once(database: str) -> None:
    row, log = await logged(database, "running")
    table = folded(row, log)
    [upgraded] = decide.events_of_upgrade(table)
    table.fold(upgraded.event(table.next, 0))
    assert [] == decide.events_of_upgrade(table)
    assert RULES == table.rules
    assert table.past == table.board.ply


async def test_a_table_that_waits_for_players_goes_on_too(database: str) -> None:
    row, log = await logged(database, "waiting")
    assert [kinds.UPGRADED] == [draft.kind for draft in decide.events_of_upgrade(folded(row, log))]


async def test_a_table_of_newer_rules_is_refused_in_words(database: str) -> None:
    row, log = await logged(database, "running")
    with pytest.raises(Refusal, match=r"played with rules 99 of burgundy, here are rules .*: a newer duchy opens it"):
        Table(replace(row, rules=99))
    newer = Event(len(log), 0, kinds.UPGRADED, data=json.encode(Upgraded(99)).decode())
    with pytest.raises(Refusal, match="a newer duchy opens it"):
        folded(row, [*log, newer])


async def test_a_game_that_newer_rules_cannot_follow_stops_and_says_why(database: str) -> None:
    row, log = await logged(database, "running")
    log = wrong_at(log, 100)
    table = folded(row, log)
    assert 100 == table.board.ply
    assert table.stopped.startswith(f"ply 101, 'lay 1', does not fit rules {RULES}: ")
    assert [] == table.acting()
    assert [] == decide.events_of_upgrade(table)
    shown = update(table, [0], 0, log[-1].at)
    assert table.stopped == shown.table.stopped
    assert [] == shown.frames[0].legal
    with pytest.raises(Refused, match="cannot go on under newer rules: ply 101"):
        decide.move(table, "ann", 0, 0, table.next)
    with pytest.raises(Refused, match="cannot go on under newer rules: ply 101"):
        undo.take_back(table, "ann", 0, None)
    assert [kinds.CHAT] == [draft.kind for draft in decide.chat(table, "ann", "A pity.")]


async def test_a_game_that_stopped_is_gone_through_and_downloaded(database: str) -> None:
    row, log = await logged(database, "running")
    log = wrong_at(log, 100)
    shown = replay.moments(row, log, "ann", 0, 0, 1)
    assert (100, 2) == (shown.plies, shown.begun)
    assert shown.stopped.startswith("ply 101")
    record = read_record(history.record(row, log))
    plies = [event for event in log if event.kind == kinds.PLY]
    assert len(plies) == len(record.plies)
    assert "lay 1" == record.notations[100]
    assert row.seed.hex() == record.seed


async def test_what_was_taken_back_stops_nothing(database: str) -> None:
    row, log = await logged(database, "running")
    log = wrong_at(log, 100)
    back = Event(len(log), 0, kinds.BACK, data=json.encode(WentBack(90)).decode())
    table = folded(row, [*log, back])
    assert ("", 90, 0) == (table.stopped, table.board.ply, table.unread)
    assert sum(event.kind == kinds.PLY for event in log) == 90 + table.board.gone


@pytest.mark.parametrize("name", ["alone-running-0", "alone-running-1", "alone-running-2"])
async def test_a_solo_game_of_earlier_rules_goes_on_or_says_why(database: str, name: str) -> None:
    row, log = await logged(database, name)
    table = folded(row, log)
    assert PLAYING == table.status
    assert bool(table.stopped) != bool(table.acting())


async def test_lists_name_every_table(database: str) -> None:
    async with serving(database, now=later()) as place, Client(place.address, COOKIE) as ann:
        assert set(NAMES) == {listed.id for listed in (await ann.tables()).tables}


async def test_a_table_that_stopped_is_watched_over_the_socket(database: str) -> None:
    async with serving(database, now=later()) as place, Client(place.address, COOKIE) as ann:
        for name in ("alone-running-0", "alone-running-1", "alone-running-2", "kingdom"):
            async with ann.sit(name) as sitting:
                shown = await sitting.update()
                assert shown.frames
                if shown.table.stopped:
                    with pytest.raises(ServerRefused, match="cannot go on"):
                        await sitting.take_back(0)


def later() -> Now:
    """Give a clock that stands long after the games were played."""
    return Now()
