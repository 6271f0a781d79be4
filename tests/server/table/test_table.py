"""A table from its first event to its last: moves, refusals, resigning, leaving, coming back, and its log folded."""

import pytest
from msgspec import json

from duchy.core.game import CHANCE
from duchy.server.table import decide, events
from duchy.server.table.events import Finished, Opened
from duchy.server.table.refused import Forbidden, Refused, Stale
from duchy.store.rows import OPEN, OVER, PLAYING
from tests.server.desk import BOT, FRIEND, ME, Desk, hot


def test_a_table_waits_for_friends_and_begins_with_the_last() -> None:
    desk = Desk("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben"])
    assert (OPEN, []) == (desk.table.status, desk.table.acting())
    desk.join("cleo")
    assert PLAYING == desk.table.status
    assert CHANCE not in desk.table.acting()
    assert ["Ann", "Ben", "Cleo"] == [seat.name for seat in desk.table.seats]


def test_the_commitment_stands_before_the_first_draw() -> None:
    desk = Desk(friends=[])
    opened = json.decode(desk.log[0].data, type=Opened)
    assert (desk.table.dice.commitment, 0) == (opened.commitment, desk.table.board.ply)


def test_the_seed_is_in_the_last_event_and_in_no_other() -> None:
    desk = Desk()
    seed = desk.table.dice.seed.hex()
    desk.play_until(lambda table: table.status == OVER)
    assert seed == json.decode(desk.log[-1].data, type=Finished).seed
    assert not any(seed in event.data for event in desk.log[:-1])


def test_a_move_is_refused_with_the_reason_of_the_engine() -> None:
    desk = Desk()
    seat = desk.table.acting()[0]
    with pytest.raises(Refused) as refused:
        desk.move(seat, 10**6)
    assert "illegal" == refused.value.code
    reason = refused.value.reason
    assert reason == desk.table.kit.game.explain(desk.table.board.state, seat, 10**6)
    assert reason is not None


def test_not_my_turn_is_a_reason_of_the_engine_too() -> None:
    desk = Desk()
    waiting = 1 - desk.table.acting()[0]
    with pytest.raises(Refused) as refused:
        desk.move(waiting, 0)
    assert refused.value.reason is not None


def test_a_seat_moves_only_for_its_person() -> None:
    desk = Desk()
    seat = desk.table.acting()[0]
    other = str(desk.table.seats[1 - seat].person)
    for person in (other, "nobody", None):
        with pytest.raises(Forbidden, match=f"seat {seat + 1} is not yours"):
            desk.do(decide.move, person, seat, 0, desk.table.next)


def test_a_move_for_an_older_table_is_stale_and_one_from_the_future_is_out_of_order() -> None:
    desk = Desk()
    seat = desk.table.acting()[0]
    person = desk.table.seats[seat].person
    number = desk.table.next
    desk.move(seat)
    with pytest.raises(Stale):
        desk.do(decide.move, person, seat, 0, number)
    with pytest.raises(Refused, match="you say that you have seen"):
        desk.do(decide.move, person, seat, 0, desk.table.next + 1)


def test_chat_does_not_make_a_move_stale() -> None:
    desk = Desk()
    seat = desk.table.acting()[0]
    number = desk.table.next
    desk.do(decide.chat, "ben", "hello   there")
    action = desk.table.kit.game.legal_actions(desk.table.board.state, seat)[0]
    assert events.PLY == desk.do(decide.move, desk.table.seats[seat].person, seat, action, number)[0]
    assert '{"text":"hello there"}' == desk.table.chats[0].data


def test_choices_made_at_once_do_not_make_each_other_stale() -> None:
    desk = Desk("burgundy", {"duchies": "boards", "start": "hidden"})
    assert [0, 1] == desk.table.acting()
    number = desk.table.next
    game = desk.table.kit.game
    for seat, person in enumerate(["ann", "ben"]):
        action = game.legal_actions(desk.table.board.state, seat)[0]
        desk.do(decide.move, person, seat, action, number)
    assert [0, 1] != desk.table.acting()


def test_only_those_at_the_table_talk() -> None:
    desk = Desk()
    with pytest.raises(Forbidden):
        desk.do(decide.chat, "cleo", "hello")
    with pytest.raises(Refused, match="at most"):
        desk.do(decide.chat, "ann", "  ")


def test_resigning_against_one_ends_the_game() -> None:
    desk = Desk()
    assert [events.RESIGNED, events.FINISHED] == desk.do(decide.resign, "ann", 0)
    result = desk.table.result
    assert result is not None
    assert ("resigned", [2, 1]) == (result.why, result.places)
    with pytest.raises(Refused, match="over"):
        desk.move(1, 0)


def test_resigning_among_three_lets_a_bot_play_on_and_comes_last() -> None:
    desk = Desk("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    assert [events.RESIGNED] == desk.do(decide.resign, "ben", 1)
    assert ("greedy", PLAYING) == (desk.table.seats[1].played_by, desk.table.status)
    with pytest.raises(Refused, match="already"):
        desk.do(decide.resign, "ben", 1)
    with pytest.raises(Refused, match="has resigned"):
        desk.do(decide.come_back, "ben", 1)
    desk.play_until(lambda table: table.status == OVER)
    assert desk.table.result is not None
    assert 3 == desk.table.result.places[1]


def test_the_last_person_who_resigns_ends_the_game() -> None:
    desk = Desk("burgundy", {"players": 3}, [ME, BOT, BOT], friends=[])
    assert [events.RESIGNED, events.FINISHED] == desk.do(decide.resign, "ann", 0)
    assert desk.table.result is not None
    assert 3 == desk.table.result.places[0]


def test_leaving_before_the_start_frees_the_seat() -> None:
    desk = Desk("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben"])
    desk.do(decide.leave, "ben")
    assert (None, "") == (desk.table.seats[1].person, desk.table.seats[1].name)
    desk.join("cleo")
    assert "Cleo" == desk.table.seats[1].name


def test_the_seat_of_whoever_opened_the_table_can_be_taken_by_a_friend() -> None:
    desk = Desk(friends=["ben"], seats=[ME, FRIEND, FRIEND], options={"players": 3})
    desk.do(decide.leave, "ann")
    desk.join("cleo")
    desk.join("dora")
    assert (PLAYING, ["Cleo", "Ben", "Dora"]) == (desk.table.status, [seat.name for seat in desk.table.seats])


def test_a_bot_takes_the_seat_of_who_left_if_all_others_agree() -> None:
    desk = Desk("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    assert [events.LEFT, events.ASKED] == desk.do(decide.leave, "ben")
    [asked] = desk.table.proposals
    assert "" == desk.table.seats[1].played_by
    desk.do(decide.answer, "ann", asked, True, list)
    assert "" == desk.table.seats[1].played_by
    assert [events.ANSWERED, events.BOT] == desk.do(decide.answer, "cleo", asked, True, list)
    assert "greedy" == desk.table.seats[1].played_by
    assert [events.RETURNED] == desk.do(decide.come_back, "ben", 1)
    assert ("", "") == (desk.table.seats[1].played_by, desk.table.seats[1].why)


def test_without_agreement_the_seat_waits() -> None:
    desk = Desk()
    desk.do(decide.leave, "ben")
    [asked] = desk.table.proposals
    desk.do(decide.answer, "ann", asked, False, list)
    assert ({}, "", "left") == (desk.table.proposals, desk.table.seats[1].played_by, desk.table.seats[1].why)
    with pytest.raises(Refused, match="left already"):
        desk.do(decide.leave, "ben")


def test_who_comes_back_before_the_answer_needs_no_bot() -> None:
    desk = Desk()
    desk.do(decide.leave, "ben")
    desk.do(decide.come_back, "ben", 1)
    assert {} == desk.table.proposals


def test_the_last_person_who_leaves_closes_the_table() -> None:
    desk = Desk(seats=[ME, BOT])
    assert [events.LEFT, events.FINISHED] == desk.do(decide.leave, "ann")
    assert desk.table.result is not None
    assert "left" == desk.table.result.why


def test_hot_seats_belong_to_one_person() -> None:
    desk = Desk(seats=[hot("Ada"), hot("Bo")])
    assert ([0, 1], ["Ada", "Bo"]) == (desk.table.seats_of("ann"), [seat.name for seat in desk.table.seats])
    for _ in range(4):
        desk.move(desk.table.acting()[0])


def test_a_bot_s_choice_for_a_table_that_has_moved_on_is_dropped() -> None:
    desk = Desk(seats=[BOT, ME])
    desk.play_until(lambda table: table.bots_to_act() == [0])
    number = desk.table.next
    desk.move(0)
    with pytest.raises(Stale):
        decide.bot_move(desk.table, 0, 0, number)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("burgundy", {"players": 2}),
        ("burgundy", {"players": 4, "edition": 2011}),
        ("kingdom", {}),
        ("kingdom", {"players": 1, "scenario": 2}),
        ("kingdom", {"module": "advisors"}),
    ],
)
def test_a_log_folds_to_the_same_table_every_time(game: str, options: dict[str, str | int]) -> None:
    players = 1 if options.get("players") == 1 else int(options.get("players", 2))
    desk = Desk(game, options, [ME, *[FRIEND] * (players - 1)], friends=["ben", "cleo", "dora"])
    desk.play_until(lambda table: table.board.ply > 150)
    again = desk.folded()
    assert desk.shown("ann", again.next) == desk.shown("ann", again.next)
    for person in ("ann", "ben", None):
        shown = desk.shown(person)
        desk.table, kept = again, desk.table
        assert shown == desk.shown(person)
        desk.table = kept


def test_a_copy_goes_on_by_itself() -> None:
    desk = Desk()
    before = desk.shown("ann")
    copy = desk.table.copy()
    kept, desk.table = desk.table, copy
    desk.move(copy.acting()[0])
    desk.do(decide.chat, "ann", "hello")
    desk.do(decide.leave, "ben")
    desk.table = kept
    assert before == desk.shown("ann")
