"""A table from its first event to its last: moves, refusals, resigning, leaving, returning, and its log."""

import pytest
from msgspec import json

from duchy.core.game import CHANCE
from duchy.server.table import decide, events
from duchy.server.table.events import Finished, Opened
from duchy.server.table.refused import Forbidden, Refused, Stale
from duchy.store.rows import OPEN, OVER, PLAYING
from tests.server.offline import BOT, FRIEND, ME, OfflineTable, hot


def test_a_table_waits_for_friends_and_begins_with_the_last() -> None:
    offline = OfflineTable("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben"])
    assert (OPEN, []) == (offline.table.status, offline.table.acting())
    offline.join("cleo")
    assert PLAYING == offline.table.status
    assert CHANCE not in offline.table.acting()
    assert ["Ann", "Ben", "Cleo"] == [seat.name for seat in offline.table.seats]


def test_the_commitment_stands_before_the_first_draw() -> None:
    offline = OfflineTable(friends=[])
    opened = json.decode(offline.log[0].data, type=Opened)
    assert (offline.table.dice.commitment, 0) == (opened.commitment, offline.table.board.ply)


def test_the_seed_is_in_the_last_event_and_in_no_other() -> None:
    offline = OfflineTable()
    seed = offline.table.dice.seed.hex()
    offline.play_until(lambda table: table.status == OVER)
    assert seed == json.decode(offline.log[-1].data, type=Finished).seed
    assert not any(seed in event.data for event in offline.log[:-1])


def test_a_move_is_refused_with_the_reason_of_the_engine() -> None:
    offline = OfflineTable()
    seat = offline.table.acting()[0]
    with pytest.raises(Refused) as refused:
        offline.move(seat, 10**6)
    assert "illegal" == refused.value.code
    reason = refused.value.reason
    assert reason == offline.table.setup.game.explain(offline.table.board.state, seat, 10**6)
    assert reason is not None


def test_not_my_turn_is_a_reason_of_the_engine_too() -> None:
    offline = OfflineTable()
    waiting = 1 - offline.table.acting()[0]
    with pytest.raises(Refused) as refused:
        offline.move(waiting, 0)
    assert refused.value.reason is not None


def test_a_seat_moves_only_for_its_person() -> None:
    offline = OfflineTable()
    seat = offline.table.acting()[0]
    other = str(offline.table.seats[1 - seat].person)
    for person in (other, "nobody", None):
        with pytest.raises(Forbidden, match=f"seat {seat + 1} is not yours"):
            offline.do(decide.move, person, seat, 0, offline.table.next)


def test_a_move_for_an_older_table_is_stale_and_one_from_the_future_is_out_of_order() -> None:
    offline = OfflineTable()
    seat = offline.table.acting()[0]
    person = offline.table.seats[seat].person
    number = offline.table.next
    offline.move(seat)
    with pytest.raises(Stale):
        offline.do(decide.move, person, seat, 0, number)
    with pytest.raises(Refused, match="number must be at most"):
        offline.do(decide.move, person, seat, 0, offline.table.next + 1)


def test_chat_does_not_make_a_move_stale() -> None:
    offline = OfflineTable()
    seat = offline.table.acting()[0]
    number = offline.table.next
    offline.do(decide.chat, "ben", "hello   there")
    action = offline.table.setup.game.legal_actions(offline.table.board.state, seat)[0]
    assert events.PLY == offline.do(decide.move, offline.table.seats[seat].person, seat, action, number)[0]
    assert '{"text":"hello there"}' == offline.table.chats[0].data


def test_choices_made_at_once_do_not_make_each_other_stale() -> None:
    offline = OfflineTable("burgundy", {"duchies": "boards", "start": "hidden"})
    assert [0, 1] == offline.table.acting()
    number = offline.table.next
    game = offline.table.setup.game
    for seat, person in enumerate(["ann", "ben"]):
        action = game.legal_actions(offline.table.board.state, seat)[0]
        offline.do(decide.move, person, seat, action, number)
    assert [0, 1] != offline.table.acting()


def test_only_those_at_the_table_talk() -> None:
    offline = OfflineTable()
    with pytest.raises(Forbidden):
        offline.do(decide.chat, "cleo", "hello")
    with pytest.raises(Refused, match="1 to 500 visible"):
        offline.do(decide.chat, "ann", "  ")


def test_resigning_against_one_ends_the_game() -> None:
    offline = OfflineTable()
    assert [events.RESIGNED, events.FINISHED] == offline.do(decide.resign, "ann", 0)
    result = offline.table.result
    assert result is not None
    assert ("resigned", [2, 1]) == (result.why, result.places)
    with pytest.raises(Refused, match="over"):
        offline.move(1, 0)


def test_resigning_among_three_lets_a_bot_play_on_and_comes_last() -> None:
    offline = OfflineTable("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    assert [events.RESIGNED] == offline.do(decide.resign, "ben", 1)
    assert ("greedy", PLAYING) == (offline.table.seats[1].played_by, offline.table.status)
    with pytest.raises(Refused, match="already"):
        offline.do(decide.resign, "ben", 1)
    with pytest.raises(Refused, match="has resigned"):
        offline.do(decide.come_back, "ben", 1)
    offline.play_until(lambda table: table.status == OVER)
    assert offline.table.result is not None
    assert 3 == offline.table.result.places[1]


def test_the_last_person_who_resigns_ends_the_game() -> None:
    offline = OfflineTable("burgundy", {"players": 3}, [ME, BOT, BOT], friends=[])
    assert [events.RESIGNED, events.FINISHED] == offline.do(decide.resign, "ann", 0)
    assert offline.table.result is not None
    assert 3 == offline.table.result.places[0]


def test_leaving_before_the_start_frees_the_seat() -> None:
    offline = OfflineTable("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben"])
    offline.do(decide.leave, "ben")
    assert (None, "") == (offline.table.seats[1].person, offline.table.seats[1].name)
    offline.join("cleo")
    assert "Cleo" == offline.table.seats[1].name


def test_the_seat_of_whoever_opened_the_table_can_be_taken_by_a_friend() -> None:
    offline = OfflineTable(friends=["ben"], seats=[ME, FRIEND, FRIEND], options={"players": 3})
    offline.do(decide.leave, "ann")
    offline.join("cleo")
    offline.join("dora")
    assert (PLAYING, ["Cleo", "Ben", "Dora"]) == (offline.table.status, [seat.name for seat in offline.table.seats])


def test_a_bot_takes_the_seat_of_who_left_if_all_others_agree() -> None:
    offline = OfflineTable("burgundy", {"players": 3}, [ME, FRIEND, FRIEND], friends=["ben", "cleo"])
    assert [events.LEFT, events.ASKED] == offline.do(decide.leave, "ben")
    [asked] = offline.table.proposals
    assert "" == offline.table.seats[1].played_by
    offline.do(decide.answer, "ann", asked, True, list)
    assert "" == offline.table.seats[1].played_by
    assert [events.ANSWERED, events.BOT] == offline.do(decide.answer, "cleo", asked, True, list)
    assert "greedy" == offline.table.seats[1].played_by
    assert [events.RETURNED] == offline.do(decide.come_back, "ben", 1)
    assert ("", "") == (offline.table.seats[1].played_by, offline.table.seats[1].why)


def test_without_agreement_the_seat_waits() -> None:
    offline = OfflineTable()
    offline.do(decide.leave, "ben")
    [asked] = offline.table.proposals
    offline.do(decide.answer, "ann", asked, False, list)
    assert ({}, "", "left") == (offline.table.proposals, offline.table.seats[1].played_by, offline.table.seats[1].why)
    with pytest.raises(Refused, match="already left"):
        offline.do(decide.leave, "ben")


def test_who_comes_back_before_the_answer_needs_no_bot() -> None:
    offline = OfflineTable()
    offline.do(decide.leave, "ben")
    offline.do(decide.come_back, "ben", 1)
    assert {} == offline.table.proposals


def test_the_last_person_who_leaves_closes_the_table() -> None:
    offline = OfflineTable(seats=[ME, BOT])
    assert [events.LEFT, events.FINISHED] == offline.do(decide.leave, "ann")
    assert offline.table.result is not None
    assert "left" == offline.table.result.why


def test_hot_seats_belong_to_one_person() -> None:
    offline = OfflineTable(seats=[hot("Ada"), hot("Bo")])
    assert ([0, 1], ["Ada", "Bo"]) == (offline.table.seats_of("ann"), [seat.name for seat in offline.table.seats])
    for _ in range(4):
        offline.move(offline.table.acting()[0])


def test_a_bot_s_choice_for_a_table_that_has_moved_on_is_dropped() -> None:
    offline = OfflineTable(seats=[BOT, ME])
    offline.play_until(lambda table: table.bots_to_act() == [0])
    number = offline.table.next
    offline.move(0)
    with pytest.raises(Stale):
        decide.bot_move(offline.table, 0, 0, number)


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
    offline = OfflineTable(game, options, [ME, *[FRIEND] * (players - 1)], friends=["ben", "cleo", "dora"])
    offline.play_until(lambda table: table.board.ply > 150)
    again = offline.folded()
    assert offline.shown("ann", again.next) == offline.shown("ann", again.next)
    for person in ("ann", "ben", None):
        shown = offline.shown(person)
        offline.table, kept = again, offline.table
        assert shown == offline.shown(person)
        offline.table = kept


def test_a_copy_goes_on_by_itself() -> None:
    offline = OfflineTable()
    before = offline.shown("ann")
    copy = offline.table.copy()
    kept, offline.table = offline.table, copy
    offline.move(copy.acting()[0])
    offline.do(decide.chat, "ann", "hello")
    offline.do(decide.leave, "ben")
    offline.table = kept
    assert before == offline.shown("ann")
