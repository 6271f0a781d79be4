"""Snapshots: a table comes back from one as its log makes it, and one that does not fit is not read."""

import pytest
from msgspec import msgpack

from duchy.server.live.hall import KEEP_EVERY, unfolded
from duchy.server.table import decide, undo
from duchy.server.table.refused import Refused
from duchy.server.table.snapshot import FORM, kept, restored
from duchy.server.wire.messages import ClockRule
from duchy.store.rows import Snapshot
from tests.server.desk import BOT, ME, Desk
from tests.server.serving import Place, until

pytestmark = pytest.mark.anyio

GAMES: list[tuple[str, dict[str, str | int]]] = [
    ("burgundy", {"shields": "yes", "trade_routes": "yes"}),
    ("burgundy", {"duchies": "boards", "start": "hidden"}),
    ("kingdom", {"module": "menaces"}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_table_comes_back_as_its_log_makes_it(game: str, options: dict[str, str | int]) -> None:
    desk = Desk(game, options, clock=ClockRule("bank", 600, 5))
    for plies in (0, 9, 40, 90):
        desk.play_until(lambda table, plies=plies: table.board.ply >= plies)  # type: ignore[misc]
        desk.now += 3000
        desk.do(decide.chat, "ann", f"after {plies}")
        back = restored(desk.row, kept(desk.table))
        assert back is not None
        again = Desk(game, options)
        again.row, again.log, again.table, again.now = desk.row, desk.log, back, desk.now
        for person in ("ann", "ben", None):
            for since in (0, max(0, desk.table.next - 5)):
                assert desk.shown(person, since) == again.shown(person, since)


def test_a_table_goes_on_from_a_snapshot_as_from_its_log() -> None:
    desk = Desk(seats=(ME, BOT), friends=())
    desk.play_until(lambda table: table.board.ply >= 60)
    snapshot = Snapshot(desk.table.next, kept(desk.table))
    desk.back("ann", 0)
    desk.play_until(lambda table: table.board.ply >= 80)
    table = unfolded(desk.row, snapshot, desk.log[snapshot.number :])
    assert table is not None
    again = Desk(seats=(ME, BOT), friends=())
    again.row, again.log, again.table, again.now = desk.row, desk.log, table, desk.now
    assert desk.shown("ann") == again.shown("ann")
    assert desk.table.board.taken_back == table.board.taken_back


def test_a_snapshot_of_another_form_or_of_other_rules_is_not_read() -> None:
    desk = Desk()
    data = kept(desk.table)
    values = msgpack.decode(data)
    assert [FORM, desk.table.rules] == values[:2]
    assert restored(desk.row, msgpack.encode([FORM + 1, *values[1:]])) is None
    assert restored(desk.row, msgpack.encode([FORM, desk.table.rules - 1, *values[2:]])) is None
    assert restored(desk.row, data[:-1]) is None
    assert restored(desk.row, b"") is None


async def test_a_table_with_a_long_log_opens_from_a_snapshot(place: Place) -> None:
    async with place.person("Ann") as ann:
        made = await ann.create("burgundy", {"players": 1, "duchies": "13a"}, [ME])
        async with ann.sit(made.table) as sitting:
            shown = await sitting.update()
            while shown.number < KEEP_EVERY + 20:
                done = await sitting.move(0, shown.frames[0].legal[0].action)
                await until(sitting, done.number + 1)
                done = await sitting.take_back(0)
                shown = await until(sitting, done.number + 1)
    hall = place.house.hall
    while hall.saving:
        await next(iter(hall.saving))
    before = hall.rooms.pop(made.table)
    snapshot = await place.house.store.snapshot(made.table)
    assert snapshot is not None
    assert snapshot.number >= KEEP_EVERY
    after = await hall.room(made.table)
    assert snapshot.number == after.kept
    message = before.message([0], 0, 0, [])
    assert message == after.message([0], 0, 0, [])


def test_a_log_that_is_full_takes_only_what_leads_to_the_end() -> None:
    desk = Desk(seats=(ME, BOT), friends=())
    desk.play_until(lambda table: table.board.ply >= 40 and table.acting() == [0])
    desk.table.next = decide.LONGEST_LOG
    with pytest.raises(Refused, match="this table has 20000 events, which is the most"):
        decide.bounded(desk.table, undo.take_back(desk.table, "ann", 0, None))
    with pytest.raises(Refused, match="play on, resign or leave"):
        decide.bounded(desk.table, decide.chat(desk.table, "ann", "Hello?"))
    action = desk.table.kit.game.legal_actions(desk.table.board.state, 0)[0]
    assert decide.bounded(desk.table, decide.move(desk.table, "ann", 0, action, desk.table.next))
    assert decide.bounded(desk.table, decide.leave(desk.table, "ann"))
