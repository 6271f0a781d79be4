"""The coach at a running table: only if everyone accepted it, visible to everyone, without hidden information."""

import pytest
from msgspec import json

from duchy.core.chance import Rng
from duchy.core.record import read_record
from duchy.server.table import advice, history
from duchy.server.table.opening import rematch_of
from duchy.server.table.positions import seen_position, table_position
from duchy.server.table.refused import NotOver, Refused
from duchy.server.table.reviewing import sources, table_source
from duchy.server.table.showing import update
from duchy.server.table.snapshot import read_snapshot, write_snapshot
from duchy.server.tasks.coaching import Advise, advised
from duchy.server.wire.messages import Coach, SeatRequest, Update
from duchy.store.rows import OVER
from tests.server.offline import BOT, FRIEND, ME, OfflineTable, hot


def asked(offline: OfflineTable, what: advice.What = "hint", person: str = "ann") -> list[str]:
    """Let the player to act ask the coach."""
    return offline.do(advice.events_of_advice, person, offline.table.acting()[0], offline.table.next, what)


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
    seats: list[SeatRequest], wanted: Coach, found: Coach
) -> None:
    offline = OfflineTable(seats=seats, coach=wanted)
    shown = json.decode(offline.shown("ann"), type=Update)
    assert found == shown.table.coach
    assert found == json.decode(json.encode(update(offline.folded(), [0], 0, 0)), type=Update).table.coach
    assert offline.table.opened is not None
    next_one = rematch_of(offline.table, "ann", "abcd" * 4, 5)[2]
    assert next_one.opened is not None
    assert found == next_one.opened.coach


@pytest.mark.parametrize(("coach", "what"), [("off", "hint"), ("off", "analysis"), ("hints", "analysis")])
def test_what_the_table_does_not_allow_is_refused(coach: Coach, what: advice.What) -> None:
    offline = OfflineTable(seats=[ME, hot("Bo")], coach=coach)
    with pytest.raises(Refused, match="the coach is set to") as refused:
        asked(offline, what)
    assert "coach-off" == refused.value.code


def test_everybody_sees_that_the_coach_was_asked_and_once_for_each_decision() -> None:
    offline = OfflineTable(coach="hints")
    seat = offline.table.acting()[0]
    asking, other = ("ann", "ben") if seat == 0 else ("ben", "ann")
    assert ["advised"] == asked(offline, person=asking)
    shown = json.decode(offline.shown(other), type=Update)
    assert ("advised", seat, {"what": "hint"}) == (shown.events[-1].kind, shown.events[-1].seat, shown.events[-1].data)
    assert 1 == shown.table.seats[seat].hints
    with pytest.raises(Refused) as again:
        asked(offline, person=asking)
    assert advice.KNOWN == again.value.code
    offline.move(seat)
    while offline.table.acting() != [seat]:
        offline.move(offline.table.acting()[0])
    assert ["advised"] == asked(offline, person=asking)
    assert 2 == offline.folded().seats[seat].hints
    again_open = read_snapshot(offline.row, write_snapshot(offline.table))
    assert again_open is not None
    assert offline.table.seats == again_open.seats


def test_nobody_asks_for_others_or_when_nothing_is_to_be_decided() -> None:
    offline = OfflineTable(coach="hints")
    seat = offline.table.acting()[0]
    with pytest.raises(Refused, match="is not yours"):
        advice.require_may_ask(offline.table, "ben" if seat == 0 else "ann", seat, offline.table.next, "hint")
    with pytest.raises(Refused, match="is not yours"):
        advice.require_may_ask(offline.table, None, seat, offline.table.next, "hint")
    with pytest.raises(Refused, match="has nothing to decide now"):
        advice.require_may_ask(offline.table, "ann" if seat else "ben", 1 - seat, offline.table.next, "hint")
    with pytest.raises(Refused, match="moved on"):
        advice.require_may_ask(offline.table, "ben" if seat else "ann", seat, 0, "hint")


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
    """However hidden information is resampled, a seat's position to analyse and its hint are the same bytes."""
    offline = OfflineTable(game, options, coach="analysis")
    if game == "burgundy":
        offline.move(0)  # its start is hidden from the other now
    seat = offline.table.acting()[0]
    assert offline.table.setup.game.secrets(offline.table.board.state, seat) > 0
    found = {told(offline, seat)}
    true_state = offline.table.board.state
    for luck in range(3):
        offline.table.board.state = offline.table.setup.game.resample(true_state, seat, Rng(luck))
        found.add(told(offline, seat))
    assert 1 == len(found)


def told(offline: OfflineTable, seat: int) -> bytes:
    """Return everything the coach tells a seat."""
    table = offline.table
    state = advice.imagine(table, seat)
    luck = advice.luck_of(table, seat)
    spot = seen_position(table, seat, state)
    hint = advised(Advise(table.setup.game.name, table.setup.game.write(state), seat, table.next, luck))
    return json.encode(spot) + json.encode(hint)


def test_reviews_and_positions_of_running_games_are_refused() -> None:
    offline = OfflineTable(coach="analysis")
    for tell in (table_source, sources, lambda story: table_position(story, 0)):
        with pytest.raises(NotOver):
            tell(offline.story)


def test_points_by_source_of_a_game_that_is_over_add_up_to_its_scores() -> None:
    offline = OfflineTable(seats=[ME, hot("Bo")])
    asked(offline)
    offline.play_until(lambda table: table.status == OVER)
    found = sources(offline.story)
    assert found.scores == [sum(one.values()) for one in found.sources]
    assert 1 == sum(found.hints)
    assert found.hints == table_source(offline.story).hints
    assert [] == table_position(offline.story, offline.table.board.ply).acting
    with pytest.raises(Refused, match="ply must be"):
        table_position(offline.story, offline.table.board.ply + 1)
    assert found.hints == read_record(history.record(offline.story)).hints
    assert "advised" in [event.kind for event in history.history(offline.story_at(0, 10**6), None).events]
