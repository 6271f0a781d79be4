"""Clocks: per turn, a bank with increment, none; times are passed in, and no test waits."""

import pytest

from duchy.server.table import decide, events
from duchy.server.table.clock import Clock
from duchy.server.table.refused import Refused
from duchy.server.table.summary import GRACE, wake_of
from duchy.server.wire.messages import ClockRule
from duchy.store.rows import OVER
from tests.server.offline import BOT, FRIEND, ME, OfflineTable, hot

MOVE = ClockRule("move", 60)
BANK = ClockRule("bank", 600, 30)


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = Clock(ClockRule(), 2)
    clock.turn([0], 0)
    assert (None, []) == (clock.next_deadline(), clock.overdue(10**15))


def test_a_turn_has_its_time_anew() -> None:
    clock = Clock(MOVE, 2)
    clock.turn([0], 1000)
    assert 61_000 == clock.deadline(0)
    clock.turn([1], 50_000)
    clock.turn([0], 70_000)
    assert (130_000, None) == (clock.deadline(0), clock.deadline(1))


def test_a_bank_is_used_up_and_filled_by_the_increment() -> None:
    clock = Clock(BANK, 2)
    clock.turn([0], 0)
    clock.turn([1], 100_000)
    assert [600_000 - 100_000 + 30_000, 600_000] == clock.left


def test_several_decisions_of_one_turn_are_one_turn() -> None:
    clock = Clock(BANK, 2)
    clock.turn([0], 0)
    clock.turn([0], 40_000)
    assert ([600_000, 600_000], 0) == (clock.left, clock.since[0])


def test_a_bank_never_falls_below_nothing() -> None:
    clock = Clock(ClockRule("bank", 10, 0), 1)
    clock.turn([0], 0)
    clock.turn([], 50_000)
    assert [0] == clock.left


def test_a_seat_is_late_from_its_deadline_on() -> None:
    clock = Clock(MOVE, 2)
    clock.turn([0, 1], 0)
    assert ([], [0, 1]) == (clock.overdue(59_999), clock.overdue(60_000))


def test_only_persons_who_are_asked_think() -> None:
    offline = OfflineTable(seats=[ME, BOT], clock=MOVE)
    asked = offline.table.acting()[0]
    assert (None if asked == 1 else offline.now) == offline.table.clock.since[0]
    assert offline.table.clock.since[1] is None


def test_out_of_time_a_bot_plays_on() -> None:
    offline = OfflineTable(clock=MOVE)
    late = offline.table.acting()[0]
    offline.now += 60_000
    assert [events.TIMEOUT] == [event.kind for event in offline.take(decide.timeouts(offline.table, offline.now))]
    assert [late] == offline.table.bots_to_act()
    assert ("greedy", "time") == (offline.table.seats[late].played_by, offline.table.seats[late].why)
    assert [] == decide.timeouts(offline.table, offline.now + 10**9)
    with pytest.raises(Refused, match="a bot is playing seat"):
        offline.do(decide.move, offline.table.seats[late].person, late, 0, offline.table.next)


def test_a_moment_before_the_deadline_nothing_happens() -> None:
    offline = OfflineTable(clock=MOVE)
    assert [] == decide.timeouts(offline.table, offline.now + 59_999)


def test_who_was_out_of_time_for_a_turn_may_play_again() -> None:
    offline = OfflineTable(clock=MOVE)
    late = offline.table.acting()[0]
    offline.now += 60_000
    offline.take(decide.timeouts(offline.table, offline.now))
    offline.do(decide.come_back, offline.table.seats[late].person, late)
    assert ([], offline.now + 60_000) == (offline.table.bots_to_act(), offline.table.clock.deadline(late))


def test_a_bank_that_is_used_up_stays_so() -> None:
    offline = OfflineTable(clock=BANK)
    late = offline.table.acting()[0]
    offline.now += 600_000
    offline.take(decide.timeouts(offline.table, offline.now))
    with pytest.raises(Refused, match="is out of time"):
        offline.do(decide.come_back, offline.table.seats[late].person, late)


def test_draws_in_the_middle_of_a_turn_do_not_give_more_time() -> None:
    offline = OfflineTable("kingdom", {"players": 1}, [ME], MOVE)
    began = offline.table.clock.since[0]
    before = offline.table.board.ply
    for _ in range(6):
        offline.now += 5000
        offline.move(0)
    assert offline.table.board.ply > before + 6
    assert began == offline.table.clock.since[0]


def test_a_table_wakes_at_the_first_deadline_and_soon_where_a_bot_is_to_act() -> None:
    offline = OfflineTable(clock=MOVE)
    assert offline.now + 60_000 == wake_of(offline.table, offline.now)
    alone = OfflineTable(seats=[BOT, ME])
    alone.play_until(lambda table: bool(table.bots_to_act()))
    assert alone.now + GRACE == wake_of(alone.table, alone.now)
    assert wake_of(OfflineTable().table, 0) is None


def test_no_clock_runs_when_the_game_is_over() -> None:
    offline = OfflineTable(seats=[hot("Ada"), hot("Bo")], clock=BANK)
    offline.do(decide.resign, "ann", 0)
    assert (OVER, None, None) == (
        offline.table.status,
        offline.table.clock.next_deadline(),
        wake_of(offline.table, offline.now),
    )


def test_waiting_for_friends_costs_nobody_time() -> None:
    offline = OfflineTable(seats=[ME, FRIEND], clock=BANK, friends=[])
    assert offline.table.clock.next_deadline() is None
    offline.now += 10**9
    offline.join("ben")
    assert offline.now + 600_000 == offline.table.clock.next_deadline()


@pytest.mark.parametrize(("clock", "deserted"), [(MOVE, True), (BANK, False)])
def test_a_table_is_deserted_if_the_last_person_was_late_and_may_return(clock: ClockRule, deserted: bool) -> None:
    offline = OfflineTable(seats=[ME, BOT], clock=clock)
    offline.play_until(lambda table: table.acting() == [0])
    assert not offline.table.deserted
    offline.now += 1_000_000
    offline.take(decide.timeouts(offline.table, offline.now))
    assert deserted == offline.table.deserted
