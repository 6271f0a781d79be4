"""The coach at a running table: only where all agreed, seen by everybody, and blind for what is hidden."""

import pytest
from msgspec import json

from duchy.core.chance import Rng
from duchy.core.record import read_record
from duchy.server.live.tutor import Advise, advised
from duchy.server.table import coached, history
from duchy.server.table.opening import rematch_of
from duchy.server.table.refused import NotOver, Refused
from duchy.server.table.reviewing import sources, table_source
from duchy.server.table.showing import update
from duchy.server.table.snapshot import kept, restored
from duchy.server.table.spots import seen_spot, table_spot
from duchy.server.wire.messages import Coach, SeatWish, Update
from duchy.store.rows import OVER
from tests.server.desk import BOT, FRIEND, ME, Desk, hot


def asked(desk: Desk, what: coached.What = "hint", person: str = "ann") -> list[str]:
    """Let whoever has to act ask the coach."""
    return desk.do(coached.advised, person, desk.table.acting()[0], desk.table.next, what)


@pytest.mark.parametrize(
    ("seats", "wanted", "found"),
    [
        ([ME, BOT], "", "hints"),
        ([ME, hot("Bo")], "", "hints"),
        ([ME, FRIEND], "", "off"),
        ([ME, FRIEND], "hints", "hints"),
        ([ME, BOT], "off", "off"),
        ([ME, BOT], "analysis", "analysis"),
    ],
)
def test_friends_have_a_coach_only_if_it_is_said_at_the_opening(
    seats: list[SeatWish], wanted: Coach, found: Coach
) -> None:
    desk = Desk(seats=seats, coach=wanted)
    shown = json.decode(desk.shown("ann"), type=Update)
    assert found == shown.table.coach
    assert found == json.decode(json.encode(update(desk.folded(), [0], 0, 0)), type=Update).table.coach
    assert desk.table.opened is not None
    next_one = rematch_of(desk.table, "ann", "abcd" * 4, 5)[2]
    assert next_one.opened is not None
    assert found == next_one.opened.coach


@pytest.mark.parametrize(("coach", "what"), [("off", "hint"), ("off", "analysis"), ("hints", "analysis")])
def test_what_the_table_does_not_allow_is_refused(coach: Coach, what: coached.What) -> None:
    desk = Desk(seats=[ME, hot("Bo")], coach=coach)
    with pytest.raises(Refused, match="this table was opened with the coach set to") as refused:
        asked(desk, what)
    assert "coach-off" == refused.value.code


def test_everybody_sees_that_the_coach_was_asked_and_once_for_each_decision() -> None:
    desk = Desk(coach="hints")
    seat = desk.table.acting()[0]
    asking, other = ("ann", "ben") if seat == 0 else ("ben", "ann")
    assert ["advised"] == asked(desk, person=asking)
    shown = json.decode(desk.shown(other), type=Update)
    assert ("advised", seat, {"what": "hint"}) == (shown.events[-1].kind, shown.events[-1].seat, shown.events[-1].data)
    assert 1 == shown.table.seats[seat].hints
    with pytest.raises(Refused) as again:
        asked(desk, person=asking)
    assert coached.KNOWN == again.value.code
    desk.move(seat)
    while desk.table.acting() != [seat]:
        desk.move(desk.table.acting()[0])
    assert ["advised"] == asked(desk, person=asking)
    assert 2 == desk.folded().seats[seat].hints
    again_open = restored(desk.row, kept(desk.table))
    assert again_open is not None
    assert desk.table.seats == again_open.seats


def test_nobody_asks_for_others_or_when_nothing_is_to_be_decided() -> None:
    desk = Desk(coach="hints")
    seat = desk.table.acting()[0]
    with pytest.raises(Refused, match="is not yours"):
        coached.may_ask(desk.table, "ben" if seat == 0 else "ann", seat, desk.table.next, "hint")
    with pytest.raises(Refused, match="is not yours"):
        coached.may_ask(desk.table, None, seat, desk.table.next, "hint")
    with pytest.raises(Refused, match="has nothing to decide now"):
        coached.may_ask(desk.table, "ann" if seat else "ben", 1 - seat, desk.table.next, "hint")
    with pytest.raises(Refused, match="moved on"):
        coached.may_ask(desk.table, "ben" if seat else "ann", seat, 0, "hint")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("burgundy", {"duchies": "boards", "start": "hidden"}),
        ("kingdom", {}),
        ("kingdom", {"module": "advisors"}),
    ],
)
@pytest.mark.slow
def test_the_coach_tells_nothing_hidden(game: str, options: dict[str, str | int]) -> None:
    """Whatever is drawn anew of what a seat cannot see, its position to analyse and its hint are the same bytes."""
    desk = Desk(game, options, coach="analysis")
    if game == "burgundy":
        desk.move(0)  # its start is hidden from the other now
    seat = desk.table.acting()[0]
    assert desk.table.kit.game.secrets(desk.table.board.state, seat) > 0
    found = {told(desk, seat)}
    true_state = desk.table.board.state
    for luck in range(3):
        desk.table.board.state = desk.table.kit.game.resample(true_state, seat, Rng(luck))
        found.add(told(desk, seat))
    assert 1 == len(found)


def told(desk: Desk, seat: int) -> bytes:
    """Write all that the coach tells a seat."""
    table = desk.table
    state = coached.imagined(table, seat)
    luck = coached.luck_of(table, seat)
    spot = seen_spot(table, seat, state)
    hint = advised(Advise(table.kit.game.name, table.kit.game.write(state), seat, table.next, luck, 0.0), 60)
    return json.encode(spot) + json.encode(hint)


def test_reviews_and_positions_of_running_games_are_refused() -> None:
    desk = Desk(coach="analysis")
    for tell in (table_source, sources, lambda row, log: table_spot(row, log, 0)):
        with pytest.raises(NotOver):
            tell(desk.row, desk.log)


def test_points_by_source_of_a_game_that_is_over_add_up_to_its_scores() -> None:
    desk = Desk(seats=[ME, hot("Bo")])
    asked(desk)
    desk.play_until(lambda table: table.status == OVER)
    found = sources(desk.row, desk.log)
    assert found.scores == [sum(one.values()) for one in found.sources]
    assert 1 == sum(found.hints)
    assert found.hints == table_source(desk.row, desk.log).hints
    assert [] == table_spot(desk.row, desk.log, desk.table.board.ply).acting
    with pytest.raises(Refused, match="there is no ply"):
        table_spot(desk.row, desk.log, desk.table.board.ply + 1)
    assert found.hints == read_record(history.record(desk.row, desk.log)).hints
    assert "advised" in [event.kind for event in history.history(desk.row, desk.log, None, 0, 10**6).events]
