"""Practice: undoing a draw leads to another one, and the table, lists, record and statistics say so."""

import pytest

from duchy.core.game import CHANCE
from duchy.core.reason import RecordError
from duchy.core.record import read_record, text_of
from duchy.core.verdict import verify
from duchy.server.table import decide, undo
from duchy.server.table.history import record
from duchy.server.table.replay import moments, record_moments
from duchy.server.table.showing import table_info
from duchy.server.table.summary import digest_of
from duchy.server.wire.replay import RecordText
from duchy.store.rows import OVER, PLAYING
from tests.server.offline import BOT, FRIEND, ME, OfflineTable, hot
from tests.server.serving import ME as SIT
from tests.server.serving import Place, until

pytestmark = pytest.mark.anyio


def past_a_draw(offline: OfflineTable) -> None:
    """Let the first seat act, play on until chance has acted, and undo all of it."""
    offline.play_until(lambda table: table.acting() == [0])
    ply = offline.table.board.ply
    offline.move(0)
    offline.play_until(lambda table: CHANCE in table.board.seats[ply:])
    offline.back("ann", 0, ply)


@pytest.mark.parametrize("seats", [[ME, BOT], [hot("Ada"), hot("Bo")]])
def test_taking_back_a_draw_makes_a_game_practice_for_good(seats: list[object]) -> None:
    offline = OfflineTable(seats=seats)  # type: ignore[arg-type]
    past_a_draw(offline)
    assert offline.table.board.practice
    offline.play_until(lambda table: table.status == OVER)
    assert (True, True) == (table_info(offline.table, full=False).practice, digest_of(offline.table).practice)


def test_alone_too() -> None:
    offline = OfflineTable("burgundy", {"players": 1}, [ME], friends=())
    past_a_draw(offline)
    assert table_info(offline.table, full=False).practice


def test_taking_back_without_a_draw_is_no_practice() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    for _ in range(20):
        offline.play_until(lambda table: table.acting() == [0])
        offline.move(0)
        if offline.table.board.seats[-1] == 0:
            offline.back("ann", 0)
            break
    assert (offline.table.board.gone > 0, False) == (True, offline.table.board.practice)
    assert not digest_of(offline.table).practice


def test_friends_who_agree_to_take_back_a_draw_practise_as_well() -> None:
    offline = OfflineTable(seats=[ME, FRIEND])
    first = offline.table.acting()[0]
    ply = offline.table.board.ply
    offline.play_until(lambda table: CHANCE in table.board.seats[ply:])
    offline.back("ann", 0, ply) if first == 0 else offline.back("ben", 1, ply)
    [asked] = offline.table.proposals
    other = "ben" if first == 0 else "ann"
    assert not offline.table.board.practice
    offline.do(decide.answer, other, asked, True, lambda: undo.events_of_agreed_undo(offline.table, asked))
    assert offline.table.board.practice


def test_a_log_of_before_tells_it_too() -> None:
    """Practice follows from events that were always there."""
    offline = OfflineTable(seats=[ME, BOT])
    past_a_draw(offline)
    assert offline.folded().board.practice
    assert offline.folded().copy().board.practice


def test_the_record_says_it_and_a_record_without_it_reads_as_before() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    past_a_draw(offline)
    offline.play_until(lambda table: table.status == OVER)
    text = record(offline.story)
    assert "\npractice: yes\n" in text
    read = read_record(text)
    verify(offline.table.setup.game, read)
    assert (True, text) == (read.practice, text_of(read))
    assert not read_record(text.replace("practice: yes\n", "")).practice
    assert moments(offline.table, "ann", 0, 0, 1).practice
    assert record_moments(RecordText(text, limit=1)).practice
    with pytest.raises(RecordError, match="practice must be 'yes' if the line is present"):
        read_record(text.replace("practice: yes", "practice: perhaps"))


def test_a_game_without_a_take_back_has_no_such_line() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    offline.play_until(lambda table: table.status == OVER)
    assert "practice" not in record(offline.story)


async def test_lists_and_statistics_keep_practice_apart(place: Place) -> None:
    async with place.person("Ann") as ann:
        plain, practised = [(await ann.create("burgundy", {"players": 1}, [SIT])).table for _ in range(2)]
        for table in (plain, practised):
            async with ann.sit(table) as sitting:
                update = await until(sitting, 1)
                first = update.number
                while update.table.status == PLAYING:
                    legal = update.frames[0].legal
                    ends = [choice for choice in legal if choice.fields["do"] == "end"]
                    ack = await sitting.move(0, (ends or legal)[0].action)
                    update = await until(sitting, ack.number + 1)
                    if table == practised and first and len(update.events) > 1 and ends:
                        ack = await sitting.take_back(0)
                        update = await until(sitting, ack.number + 1)
                        first = 0
                assert (table == practised) == update.table.practice
        assert {plain: False, practised: True} == {one.id: one.practice for one in (await ann.tables()).tables}
        solo = await ann.solo("burgundy")
        assert (1, 1, [plain]) == (solo.whole.played, solo.practice.played, [one.table for one in solo.results])
