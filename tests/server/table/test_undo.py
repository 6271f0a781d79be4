"""Take-backs: one's own turn, by agreement, against bots; new draws; never past something hidden that was shown."""

import pytest

from duchy.core.game import CHANCE
from duchy.core.record import read_record, text_of
from duchy.core.verdict import verify
from duchy.server.table import decide, events, undo
from duchy.server.table.refused import Refused
from duchy.store.rows import OVER
from tests.server.desk import BOT, FRIEND, ME, Desk, drawn, hot


def decision(desk: Desk) -> int:
    """Play until a seat has a choice and its choice is followed by another of its own; name the seat."""
    desk.play_until(lambda table: len(table.kit.game.legal_actions(table.board.state, table.acting()[0])) > 2)
    return desk.table.acting()[0]


def other_has_acted(desk: Desk, seat: int) -> None:
    """Play until a seat has acted and then another one."""
    desk.play_until(lambda table: table.board.seats[-1] not in {seat, CHANCE} and seat in table.board.seats)


def answer(desk: Desk, person: str, yes: bool) -> list[str]:
    """Answer the one question that is open."""
    [asked] = desk.table.proposals
    return desk.do(decide.answer, person, asked, yes, lambda: undo.agreed(desk.table, asked))


def test_ones_own_action_is_taken_back_until_somebody_else_has_acted() -> None:
    desk = Desk()
    seat = decision(desk)
    before = desk.shown("ann", 10**6), desk.table.board.ply
    desk.move(seat)
    person = str(desk.table.seats[seat].person)
    assert [events.BACK] == desk.back(person, seat)
    assert before[1] == desk.table.board.ply
    assert (
        before[0].split(b'"frames"')[1].split(b'"events"')[0]
        == desk.shown("ann", 10**6).split(b'"frames"')[1].split(b'"events"')[0]
    )


def test_in_a_game_with_friends_going_further_back_needs_everybody() -> None:
    desk = Desk("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    seat = desk.table.acting()[0]
    other_has_acted(desk, seat)
    asker = str(desk.table.seats[seat].person)
    ply = desk.table.board.ply
    target = undo.last_own(desk.table, asker)
    assert [events.ASKED] == desk.back(asker, seat)
    others = [person for person in ("ann", "ben", "cleo") if person != asker]
    assert [events.ANSWERED] == answer(desk, others[0], True)
    assert ply == desk.table.board.ply
    kinds = answer(desk, others[1], True)
    assert [events.ANSWERED, events.BACK] == kinds[:2]
    assert (target, {}) == (desk.table.board.ply, desk.table.proposals)


def test_one_no_is_enough() -> None:
    desk = Desk()
    seat = desk.table.acting()[0]
    other_has_acted(desk, seat)
    ply = desk.table.board.ply
    desk.back(str(desk.table.seats[seat].person), seat)
    answer(desk, str(desk.table.seats[1 - seat].person), False)
    assert ({}, ply) == (desk.table.proposals, desk.table.board.ply)


def test_who_asked_cannot_answer_and_nobody_answers_twice() -> None:
    desk = Desk("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    seat = desk.table.acting()[0]
    other_has_acted(desk, seat)
    asker = str(desk.table.seats[seat].person)
    desk.back(asker, seat)
    with pytest.raises(Refused, match="not asked of you"):
        answer(desk, asker, True)
    other = next(person for person in ("ann", "ben", "cleo") if person != asker)
    answer(desk, other, True)
    with pytest.raises(Refused, match="not asked of you"):
        answer(desk, other, True)


def test_a_request_lapses_when_the_game_goes_on() -> None:
    desk = Desk()
    seat = desk.table.acting()[0]
    other_has_acted(desk, seat)
    desk.back(str(desk.table.seats[seat].person), seat)
    desk.move(desk.table.acting()[0])
    assert {} == desk.table.proposals


def test_against_bots_take_back_is_free_even_past_the_dice() -> None:
    desk = Desk(seats=[ME, BOT])
    desk.play_until(lambda table: table.acting() == [0])
    first = desk.table.board.ply
    desk.move(0)
    desk.play_until(lambda table: table.acting() == [1])
    desk.play_until(lambda table: table.acting() == [0])
    assert CHANCE in desk.table.board.seats[first:]
    assert events.BACK == desk.back("ann", 0, first)[0]
    assert (first, [0]) == (desk.table.board.ply, desk.table.acting())


def test_draws_after_a_take_back_are_new_ones_and_the_record_verifies() -> None:
    desk = Desk(seats=[ME, BOT])
    desk.play_until(lambda table: table.acting() == [0] and table.board.ply > 60)
    first = desk.table.board.ply
    desk.play_until(lambda table: table.board.ply > first + 60)
    before = list(desk.table.board.plies())[first:]
    desk.back("ann", 0, first)
    desk.play_until(lambda table: table.board.ply > first + 60)
    after = list(desk.table.board.plies())[first:]
    assert [action for seat, action in before if seat == CHANCE] != [action for seat, action in after if seat == CHANCE]
    desk.back("ann", 0, first + 10)
    desk.back("ann", 0, first + 5)
    desk.play_until(lambda table: table.status == OVER)
    board = desk.table.board
    assert board.gone == sum(board.taken_back.values())
    text = text_of(board.record(["Ann", "bot random"], desk.table.dice.commitment, desk.table.dice.seed))
    verify(desk.table.kit.game, read_record(text))
    assert board.gone > 70


def test_the_same_draw_is_never_made_twice() -> None:
    desk = Desk(seats=[ME, BOT])
    numbers = []
    picked = desk.table.dice.pick

    class Dice:
        commitment = desk.table.dice.commitment
        seed = desk.table.dice.seed

        def pick(self, number: int, weights: list[int]) -> int:
            numbers.append(number)
            return picked(number, weights)

    desk.table.dice = Dice()  # type: ignore[assignment]
    for _ in range(4):
        desk.play_until(lambda table: table.acting() == [0])
        ply = desk.table.board.ply
        desk.move(0)
        desk.play_until(lambda table: table.acting() == [1])
        desk.play_until(lambda table: table.acting() == [0])
        desk.back("ann", 0, ply)
    assert len(numbers) == len(set(numbers)) > 10


def test_hot_seats_take_back_freely() -> None:
    desk = Desk(seats=[hot("Ada"), hot("Bo")])
    seat = desk.table.acting()[0]
    desk.play_until(lambda table: table.acting()[0] != seat)
    assert events.BACK == desk.back("ann", seat)[0]


def test_what_was_hidden_and_has_been_shown_cannot_be_unseen() -> None:
    desk = Desk("kingdom", {}, [ME, BOT])
    desk.play_until(lambda table: bool(table.board.told_since(0) & 1))
    with pytest.raises(Refused, match="something hidden has been shown"):
        desk.back("ann", 0, 0)


def test_not_even_if_all_agree() -> None:
    desk = Desk("kingdom", {})
    desk.play_until(lambda table: bool(table.board.told_since(0) & 1))
    with pytest.raises(Refused, match="something hidden has been shown"):
        desk.back("ann", 0, 0)


def test_a_hidden_start_that_was_shown_is_not_taken_back() -> None:
    desk = Desk("burgundy", {"players": 2, "duchies": "boards", "start": "hidden"}, [ME, BOT])
    desk.move(0)
    chosen = desk.table.board.ply
    assert [events.BACK] == desk.back("ann", 0)
    desk.move(0)
    desk.move(1)
    assert desk.table.board.ply > chosen
    with pytest.raises(Refused, match="something hidden has been shown"):
        desk.back("ann", 0)


@pytest.mark.parametrize("to", [-1, 10**6])
def test_there_is_nothing_before_the_start_or_after_now(to: int) -> None:
    desk = Desk(seats=[ME, BOT])
    with pytest.raises(Refused, match="nothing of yours"):
        desk.back("ann", 0, to)


def test_nothing_is_taken_back_for_another_seat_or_after_the_end() -> None:
    desk = Desk()
    with pytest.raises(Refused, match="not yours"):
        desk.back("ben", 0, 0)
    desk.do(decide.resign, "ann", 0)
    with pytest.raises(Refused, match="over"):
        desk.back("ann", 0, 0)


def test_a_take_back_is_in_the_log_and_the_fold_is_the_same() -> None:
    desk = Desk(seats=[ME, BOT])
    desk.play_until(lambda table: table.acting() == [0] and table.board.ply > 40)
    desk.back("ann", 0, 35)
    desk.play_until(lambda table: table.board.ply > 45)
    again = desk.folded()
    assert list(desk.table.board.plies()) == list(again.board.plies())
    assert (desk.table.board.taken_back, drawn(desk.table)) == (again.board.taken_back, drawn(again))
    game = again.kit.game
    assert game.write(desk.table.board.state) == game.write(again.board.state)
