"""Undo: your own turn, by agreement, against bots; new draws; never past a revelation."""

import pytest

from duchy.core.chance import FairDice
from duchy.core.game import CHANCE
from duchy.core.record import read_record, text_of
from duchy.core.verdict import verify
from duchy.server.table import decide, events, undo
from duchy.server.table.board import STRIDE
from duchy.server.table.refused import Refused
from duchy.store.rows import OVER
from tests.server.offline import BOT, FRIEND, ME, OfflineTable, drawn, hot


def decision(offline: OfflineTable) -> int:
    """Play until a seat has a choice followed by another of its own; return the seat."""
    offline.play_until(lambda table: len(table.setup.game.legal_actions(table.board.state, table.acting()[0])) > 2)
    return offline.table.acting()[0]


def other_has_acted(offline: OfflineTable, seat: int) -> None:
    """Play until a seat has acted and then another one."""
    offline.play_until(lambda table: table.board.seats[-1] not in {seat, CHANCE} and seat in table.board.seats)


def answer(offline: OfflineTable, person: str, yes: bool) -> list[str]:
    """Answer the only open proposal."""
    [asked] = offline.table.proposals
    return offline.do(decide.answer, person, asked, yes, lambda: undo.events_of_agreed_undo(offline.table, asked))


def test_ones_own_action_is_taken_back_until_somebody_else_has_acted() -> None:
    offline = OfflineTable()
    seat = decision(offline)
    before = offline.shown("ann", 10**6), offline.table.board.ply
    offline.move(seat)
    person = str(offline.table.seats[seat].person)
    assert [events.BACK] == offline.back(person, seat)
    assert before[1] == offline.table.board.ply
    assert (
        before[0].split(b'"frames"')[1].split(b'"events"')[0]
        == offline.shown("ann", 10**6).split(b'"frames"')[1].split(b'"events"')[0]
    )


def test_in_a_game_with_friends_going_further_back_needs_everybody() -> None:
    offline = OfflineTable("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    seat = offline.table.acting()[0]
    other_has_acted(offline, seat)
    asker = str(offline.table.seats[seat].person)
    ply = offline.table.board.ply
    target = undo.last_own(offline.table, asker)
    assert [events.ASKED] == offline.back(asker, seat)
    others = [person for person in ("ann", "ben", "cleo") if person != asker]
    assert [events.ANSWERED] == answer(offline, others[0], True)
    assert ply == offline.table.board.ply
    kinds = answer(offline, others[1], True)
    assert [events.ANSWERED, events.BACK] == kinds[:2]
    assert (target, {}) == (offline.table.board.ply, offline.table.proposals)


def test_one_no_is_enough() -> None:
    offline = OfflineTable()
    seat = offline.table.acting()[0]
    other_has_acted(offline, seat)
    ply = offline.table.board.ply
    offline.back(str(offline.table.seats[seat].person), seat)
    answer(offline, str(offline.table.seats[1 - seat].person), False)
    assert ({}, ply) == (offline.table.proposals, offline.table.board.ply)


def test_who_asked_cannot_answer_and_nobody_answers_twice() -> None:
    offline = OfflineTable("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    seat = offline.table.acting()[0]
    other_has_acted(offline, seat)
    asker = str(offline.table.seats[seat].person)
    offline.back(asker, seat)
    with pytest.raises(Refused, match="you are not asked"):
        answer(offline, asker, True)
    other = next(person for person in ("ann", "ben", "cleo") if person != asker)
    answer(offline, other, True)
    with pytest.raises(Refused, match="you are not asked"):
        answer(offline, other, True)


def test_a_request_lapses_when_the_game_goes_on() -> None:
    offline = OfflineTable()
    seat = offline.table.acting()[0]
    other_has_acted(offline, seat)
    offline.back(str(offline.table.seats[seat].person), seat)
    offline.move(offline.table.acting()[0])
    assert {} == offline.table.proposals


def test_against_bots_take_back_is_free_even_past_the_dice() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    offline.play_until(lambda table: table.acting() == [0])
    first = offline.table.board.ply
    offline.move(0)
    offline.play_until(lambda table: table.acting() == [1])
    offline.play_until(lambda table: table.acting() == [0])
    assert CHANCE in offline.table.board.seats[first:]
    assert events.BACK == offline.back("ann", 0, first)[0]
    assert (first, [0]) == (offline.table.board.ply, offline.table.acting())


def test_draws_after_a_take_back_are_new_ones_and_the_record_verifies() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    offline.play_until(lambda table: table.acting() == [0] and table.board.ply > 60)
    first = offline.table.board.ply
    offline.play_until(lambda table: table.board.ply > first + 60)
    before = list(offline.table.board.plies())[first:]
    offline.back("ann", 0, first)
    offline.play_until(lambda table: table.board.ply > first + 60)
    after = list(offline.table.board.plies())[first:]
    assert [action for seat, action in before if seat == CHANCE] != [action for seat, action in after if seat == CHANCE]
    offline.back("ann", 0, first + 10)
    offline.back("ann", 0, first + 5)
    offline.play_until(lambda table: table.status == OVER)
    board = offline.table.board
    assert board.gone == sum(board.taken_back.values())
    text = text_of(board.record(["Ann", "bot random"], offline.table.dice.commitment, offline.table.dice.seed))
    verify(offline.table.setup.game, read_record(text))
    assert board.gone > 70


def test_the_same_draw_is_never_made_twice() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    numbers = []

    class Dice(FairDice):
        def pick(self, ply: int, weights: list[int]) -> int:
            numbers.append(ply)
            return super().pick(ply, weights)

    offline.table.dice = Dice(offline.table.dice.seed)
    for _ in range(4):
        offline.play_until(lambda table: table.acting() == [0])
        ply = offline.table.board.ply
        offline.move(0)
        offline.play_until(lambda table: table.acting() == [1])
        offline.play_until(lambda table: table.acting() == [0])
        offline.back("ann", 0, ply)
    assert len(numbers) == len(set(numbers)) > 10


def test_hot_seats_take_back_freely() -> None:
    offline = OfflineTable(seats=[hot("Ada"), hot("Bo")])
    seat = offline.table.acting()[0]
    offline.play_until(lambda table: table.acting()[0] != seat)
    assert events.BACK == offline.back("ann", seat)[0]


def test_what_was_hidden_and_has_been_shown_cannot_be_unseen() -> None:
    offline = OfflineTable("kingdom", {}, [ME, BOT])
    offline.play_until(lambda table: any(bits & 1 for bits in table.board.informed))
    with pytest.raises(Refused, match="hidden information has been revealed"):
        offline.back("ann", 0, 0)


def test_not_even_if_all_agree() -> None:
    offline = OfflineTable("kingdom", {})
    offline.play_until(lambda table: any(bits & 1 for bits in table.board.informed))
    with pytest.raises(Refused, match="hidden information has been revealed"):
        offline.back("ann", 0, 0)


def test_a_hidden_start_that_was_shown_is_not_taken_back() -> None:
    offline = OfflineTable("burgundy", {"players": 2, "duchies": "boards", "start": "hidden"}, [ME, BOT])
    offline.move(0)
    chosen = offline.table.board.ply
    assert [events.BACK] == offline.back("ann", 0)
    offline.move(0)
    offline.move(1)
    assert offline.table.board.ply > chosen
    with pytest.raises(Refused, match="hidden information has been revealed"):
        offline.back("ann", 0)


@pytest.mark.parametrize("to", [-1, 10**6])
def test_there_is_nothing_before_the_start_or_after_now(to: int) -> None:
    offline = OfflineTable(seats=[ME, BOT])
    with pytest.raises(Refused, match="nothing to undo"):
        offline.back("ann", 0, to)


def test_nothing_is_taken_back_for_another_seat_or_after_the_end() -> None:
    offline = OfflineTable()
    with pytest.raises(Refused, match="not yours"):
        offline.back("ben", 0, 0)
    offline.do(decide.resign, "ann", 0)
    with pytest.raises(Refused, match="over"):
        offline.back("ann", 0, 0)


def test_a_take_back_is_in_the_log_and_the_fold_is_the_same() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    offline.play_until(lambda table: table.acting() == [0] and table.board.ply > 40)
    offline.back("ann", 0, 35)
    offline.play_until(lambda table: table.board.ply > 45)
    again = offline.folded()
    assert list(offline.table.board.plies()) == list(again.board.plies())
    assert (offline.table.board.taken_back, drawn(offline.table)) == (again.board.taken_back, drawn(again))
    game = again.setup.game
    assert game.write(offline.table.board.state) == game.write(again.board.state)


def test_going_back_often_leads_to_the_same_states_as_going_back_once() -> None:
    """States that are kept on the way change nothing, however far back the next undo leads."""
    offline = OfflineTable(seats=(ME, hot("Bo")), friends=())
    for to in (70, 69, 40, 69, 31, 32, 5, 60):
        offline.play_until(lambda table, to=to: table.board.ply > to + 3)  # type: ignore[misc]
        offline.back("ann", offline.table.acting()[0], to)
        board = offline.table.board
        write = board.game.write
        assert write(board.state) == write(board.replay(board.ply))
        assert board.marks
        assert all(write(state) == write(board.replay(at)) for at, state in board.marks)


def test_an_undo_late_in_a_game_plays_few_plies_again() -> None:
    """An undo starts from the latest state that is kept and not too late: never more than a stride before."""
    offline = OfflineTable(seats=(ME, hot("Bo")), friends=())
    offline.play_until(lambda table: table.board.ply > 5 * STRIDE)
    game, again = offline.table.setup.game, list[int]()

    def back() -> None:
        board, to = offline.table.board, offline.table.board.ply - 1
        kept = [at for at, _ in board.marks if at <= to]
        again.append(to - max(kept, default=0))
        offline.back("ann", offline.table.acting()[0], to)
        for at, state in offline.table.board.marks:
            assert game.write(offline.table.board.replay(at)) == game.write(state)

    for _ in range(STRIDE):
        back()
    assert max(again) < STRIDE
    offline.table.board.marks = ()
    back()
    assert again[-1] > 3 * STRIDE, "once, from the start"
    back()
    assert again[-1] < STRIDE
