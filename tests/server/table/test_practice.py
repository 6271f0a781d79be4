"""Practice: whoever takes back a draw gets another one, and the table, its lists, its record and statistics say so."""

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
from tests.server.desk import BOT, FRIEND, ME, Desk, hot
from tests.server.serving import ME as SIT
from tests.server.serving import Place, until

pytestmark = pytest.mark.anyio


def past_a_draw(desk: Desk) -> None:
    """Let the first seat act, play on until chance has acted, and take all of it back."""
    desk.play_until(lambda table: table.acting() == [0])
    ply = desk.table.board.ply
    desk.move(0)
    desk.play_until(lambda table: CHANCE in table.board.seats[ply:])
    desk.back("ann", 0, ply)


@pytest.mark.parametrize("seats", [[ME, BOT], [hot("Ada"), hot("Bo")]])
def test_taking_back_a_draw_makes_a_game_practice_for_good(seats: list[object]) -> None:
    desk = Desk(seats=seats)  # type: ignore[arg-type]
    past_a_draw(desk)
    assert desk.table.board.practice
    desk.play_until(lambda table: table.status == OVER)
    assert (True, True) == (table_info(desk.table, full=False).practice, digest_of(desk.table).practice)


def test_alone_too() -> None:
    desk = Desk("burgundy", {"players": 1}, [ME], friends=())
    past_a_draw(desk)
    assert table_info(desk.table, full=False).practice


def test_taking_back_without_a_draw_is_no_practice() -> None:
    desk = Desk(seats=[ME, BOT])
    for _ in range(20):
        desk.play_until(lambda table: table.acting() == [0])
        desk.move(0)
        if desk.table.board.seats[-1] == 0:
            desk.back("ann", 0)
            break
    assert (desk.table.board.gone > 0, False) == (True, desk.table.board.practice)
    assert not digest_of(desk.table).practice


def test_friends_who_agree_to_take_back_a_draw_practise_as_well() -> None:
    desk = Desk(seats=[ME, FRIEND])
    first = desk.table.acting()[0]
    ply = desk.table.board.ply
    desk.play_until(lambda table: CHANCE in table.board.seats[ply:])
    desk.back("ann", 0, ply) if first == 0 else desk.back("ben", 1, ply)
    [asked] = desk.table.proposals
    other = "ben" if first == 0 else "ann"
    assert not desk.table.board.practice
    desk.do(decide.answer, other, asked, True, lambda: undo.agreed(desk.table, asked))
    assert desk.table.board.practice


def test_a_log_of_before_tells_it_too() -> None:
    """It is folded from the events that were always there."""
    desk = Desk(seats=[ME, BOT])
    past_a_draw(desk)
    assert desk.folded().board.practice
    assert desk.folded().copy().board.practice


def test_the_record_says_it_and_a_record_without_it_reads_as_before() -> None:
    desk = Desk(seats=[ME, BOT])
    past_a_draw(desk)
    desk.play_until(lambda table: table.status == OVER)
    text = record(desk.row, desk.log)
    assert "\npractice: yes\n" in text
    read = read_record(text)
    verify(desk.table.kit.game, read)
    assert (True, text) == (read.practice, text_of(read))
    assert not read_record(text.replace("practice: yes\n", "")).practice
    assert moments(desk.row, desk.log, "ann", 0, 0, 1).practice
    assert record_moments(RecordText(text, limit=1)).practice
    with pytest.raises(RecordError, match="practice must be 'yes' if the line is present"):
        read_record(text.replace("practice: yes", "practice: perhaps"))


def test_a_game_without_a_take_back_has_no_such_line() -> None:
    desk = Desk(seats=[ME, BOT])
    desk.play_until(lambda table: table.status == OVER)
    assert "practice" not in record(desk.row, desk.log)


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
        solo = await ann.solo()
        assert (1, 1, [plain]) == (solo.whole.played, solo.practice.played, [one.table for one in solo.results])
