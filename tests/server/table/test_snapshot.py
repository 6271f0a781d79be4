"""Snapshots: a restored table equals the folded one, and one that does not fit is ignored."""

import pytest
from msgspec import msgpack

from duchy.server.live.loads import begin
from duchy.server.live.tables import KEEP_EVERY
from duchy.server.table import decide, undo
from duchy.server.table.news.known import Known
from duchy.server.table.refused import Refused
from duchy.server.table.snapshot import FORM, read_snapshot, write_snapshot
from duchy.server.wire.messages import ClockRule
from duchy.store.rows import Event, Snapshot
from tests.server.offline import BOT, ME, OfflineTable
from tests.server.serving import Place, until

pytestmark = pytest.mark.anyio

GAMES: list[tuple[str, dict[str, str | int]]] = [
    ("burgundy", {"shields": "yes", "trade_routes": "yes"}),
    ("burgundy", {"duchies": "boards", "start": "hidden"}),
    ("kingdom", {"module": "menaces"}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_table_comes_back_as_its_log_makes_it(game: str, options: dict[str, str | int]) -> None:
    offline = OfflineTable(game, options, clock=ClockRule("bank", 600, 5))
    for plies in (0, 9, 40, 90):
        offline.play_until(lambda table, plies=plies: table.board.ply >= plies)  # type: ignore[misc]
        offline.now += 3000
        offline.do(decide.chat, "ann", f"after {plies}")
        back = read_snapshot(offline.row, write_snapshot(offline.table))
        assert back is not None
        again = OfflineTable(game, options)
        again.row, again.log, again.table, again.now = offline.row, offline.log, back, offline.now
        for person in ("ann", "ben", None):
            for since in (0, max(0, offline.table.next - 5)):
                assert offline.shown(person, since) == again.shown(person, since)


def test_a_table_goes_on_from_a_snapshot_as_from_its_log() -> None:
    offline = OfflineTable(seats=(ME, BOT), friends=())
    offline.play_until(lambda table: table.board.ply >= 60)
    snapshot = Snapshot(offline.table.next, write_snapshot(offline.table))
    offline.back("ann", 0)
    offline.play_until(lambda table: table.board.ply >= 80)
    table = begin(offline.row, snapshot)
    assert snapshot.number == table.next
    table.fold_all(offline.log[snapshot.number :])
    again = OfflineTable(seats=(ME, BOT), friends=())
    again.row, again.log, again.table, again.now = offline.row, offline.log, table, offline.now
    assert offline.shown("ann") == again.shown("ann")
    assert offline.table.board.taken_back == table.board.taken_back


def test_a_snapshot_of_another_form_or_of_other_rules_is_not_read() -> None:
    offline = OfflineTable()
    data = write_snapshot(offline.table)
    values = msgpack.decode(data)
    assert [FORM, offline.table.rules] == values[:2]
    assert read_snapshot(offline.row, msgpack.encode([FORM + 1, *values[1:]])) is None
    assert read_snapshot(offline.row, msgpack.encode([FORM, offline.table.rules - 1, *values[2:]])) is None
    assert read_snapshot(offline.row, data[:-1]) is None
    assert read_snapshot(offline.row, b"") is None


async def test_a_table_with_a_long_log_opens_from_a_snapshot(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {"players": 1, "duchies": "13a"}, [ME])
        async with ann.sit(made.table) as sitting:
            shown = await sitting.update()
            while shown.number < KEEP_EVERY + 20:
                done = await sitting.move(0, shown.frames[0].legal[0].action)
                await until(sitting, done.number + 1)
                done = await sitting.take_back(0)
                shown = await until(sitting, done.number + 1)
    tables = place.state.tables
    while tables.saving:
        await next(iter(tables.saving))
    before = tables.by_id.pop(made.table)
    snapshot = await place.state.store.snapshot(made.table)
    assert snapshot is not None
    assert snapshot.number >= KEEP_EVERY
    folded, events = list[int](), place.state.store.events

    async def counted(table: str, since: int = 0, limit: int | None = None) -> list[Event]:
        found = await events(table, since, limit)
        folded.extend(event.number for event in found)
        return found

    monkeypatch.setattr(place.state.store, "events", counted)
    after = await tables.get(made.table)
    assert snapshot.number == after.kept
    assert folded == list(range(snapshot.number, after.table.next))
    assert len(folded) < KEEP_EVERY
    person = str(before.table.seats[0].person)
    assert before.message(person, Known(), 0, []) == after.message(person, Known(), 0, [])


def test_a_log_that_is_full_takes_only_what_leads_to_the_end() -> None:
    offline = OfflineTable(seats=(ME, BOT), friends=())
    offline.play_until(lambda table: table.board.ply >= 40 and table.acting() == [0])
    offline.table.next = decide.LONGEST_LOG
    with pytest.raises(Refused, match="this table has 6000 events, the maximum"):
        decide.check_length(offline.table, undo.take_back(offline.table, "ann", 0, None))
    with pytest.raises(Refused, match="play on, resign or leave"):
        decide.check_length(offline.table, decide.chat(offline.table, "ann", "Hello?"))
    action = offline.table.setup.game.legal_actions(offline.table.board.state, 0)[0]
    assert decide.check_length(offline.table, decide.move(offline.table, "ann", 0, action, offline.table.next))
    assert decide.check_length(offline.table, decide.leave(offline.table, "ann"))
