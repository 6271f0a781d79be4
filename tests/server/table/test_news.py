"""Changes: a client that follows them has what a new one is shown, and everybody's part is written once."""

import random

import pytest
from msgspec import json

from duchy.core.game import SPECTATOR
from duchy.server.table import decide, showing
from duchy.server.table import events as kinds
from duchy.server.table.events import Draft
from duchy.server.table.news.known import Known
from duchy.server.wire.marks import mark_of
from duchy.server.wire.messages import Change, Happened, Own, Whole
from tests.server.offline import FRIEND, ME, Follower, OfflineTable

GAMES: list[tuple[str, dict[str, str | int]]] = [
    ("burgundy", {"duchies": "boards", "start": "hidden"}),
    ("burgundy", {"players": 4, "shields": "yes", "trade_routes": "yes", "inns": "yes"}),
    ("burgundy", {"players": 1}),
    ("kingdom", {}),
    ("kingdom", {"players": 1}),
    ("kingdom", {"module": "advisors"}),
    ("kingdom", {"module": "menaces"}),
]


def seated(game: str, options: dict[str, str | int]) -> OfflineTable:
    """Seat everyone."""
    count = int(options.get("players", 2))
    return OfflineTable(game, options, [ME, *[FRIEND] * (count - 1)], friends=["ben", "cleo", "dora"][: count - 1])


def check(follower: Follower, before: list[Happened]) -> list[Happened]:
    """Compare what a client made of a message with the table as it is shown; return its events."""
    shown = showing.update(follower.offline.table, follower.update.you, 0, follower.offline.now)
    update = follower.update
    for one in (shown, update):
        for frame in one.frames:
            frame.legal.sort(key=lambda choice: choice.action)
    for name in ("table", "you", "frames"):
        assert json.decode(json.encode(getattr(shown, name))) == json.decode(json.encode(getattr(update, name))), name
    events = update.events if update.full else before + update.events
    latest = json.decode(json.encode(shown.events))
    assert latest == json.decode(json.encode(events[-len(latest) :]))
    page = follower.live.news
    assert page is not None
    assert page.page.mark == mark_of({"table": follower.mirror.table, "view": follower.mirror.view})
    return events


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_client_that_follows_has_what_a_new_one_is_shown(game: str, options: dict[str, str | int]) -> None:
    offline, dice = seated(game, options), random.Random(7)
    persons = [*(seat.person for seat in offline.table.seats), None]
    followers = [offline.follower(person) for person in persons]
    events = [check(one, []) for one in followers]
    for turn in range(120):
        if offline.table.status != "playing":
            break
        seat = offline.table.acting()[0]
        if turn % 9 == 4:
            offline.do(decide.chat, "ann", f"hello {turn}")
        elif turn % 20 == 11 and offline.table.seats[0].person == "ann":
            target = offline.table.board.ply - 1
            if showing.may_take_back(offline.table, 0) and offline.table.board.seats[target] == 0:
                offline.back("ann", 0)
        else:
            offline.move(seat, dice.choice(offline.table.setup.game.legal_actions(offline.table.board.state, seat)))
        for index, follower in enumerate(followers):
            follower.hear()
            events[index] = check(follower, events[index])
    wholes = [sum(message.startswith(b'{"type":"whole"') for message in one.sent) for one in followers]
    assert max(wholes) <= 4, "only when more happens at once than is kept"


def test_everybody_gets_the_same_public_bytes_and_only_seats_get_more() -> None:
    offline = seated("kingdom", {})
    followers = [offline.follower(person) for person in ("ann", "ben", None, None)]
    offline.move(0)
    for follower in followers:
        follower.hear()
    news = followers[0].live.news
    assert news is not None
    assert news.change.startswith(b'{"type":"change"')
    assert all(follower.sent[-1].startswith(news.change) for follower in followers)
    ann, ben, one, other = (json.decode(follower.sent[-1], type=Change) for follower in followers)
    assert (None, None) == (one.own, one.shown or None)
    assert followers[2].sent == followers[3].sent
    assert ann.own != ben.own
    assert ([0], [1]) == (followers[0].update.you, followers[1].update.you)
    assert one == other


def test_what_is_mine_is_sent_again_only_if_it_is_new() -> None:
    offline = seated("burgundy", {"duchies": "1", "start": "auto"})
    mover = offline.table.acting()[0]
    waiting = offline.follower(str(offline.table.seats[1 - mover].person))
    offline.do(decide.chat, "ann", "hello")
    waiting.hear()
    assert json.decode(waiting.sent[-1], type=Change).own is None
    assert waiting.update.frames[0].seat == 1 - mover


@pytest.mark.parametrize(("game", "options"), [("burgundy", {"duchies": "1", "start": "auto"}), ("kingdom", {})])
def test_who_gave_the_last_seat_away_is_told_once_and_then_looks_on(game: str, options: dict[str, str | int]) -> None:
    offline = seated(game, options)
    ann, other_device = offline.follower("ann"), offline.follower("anna")
    assert [0] == ann.update.you
    offline.take([Draft(kinds.CARRIED, 0, person="anna")])
    for follower in (ann, other_device):
        follower.hear()
    assert Own([], []) == json.decode(ann.sent[-1], type=Change).own
    assert ([], [SPECTATOR]) == (ann.update.you, [frame.seat for frame in ann.update.frames])
    assert ([0], [0]) == (other_device.update.you, [frame.seat for frame in other_device.update.frames])
    offline.do(decide.chat, "ben", "hello")
    ann.hear()
    assert json.decode(ann.sent[-1], type=Change).own is None
    assert [] == ann.update.you


def test_a_late_client_gets_the_whole_once_with_the_events_that_it_missed() -> None:
    offline = seated("burgundy", {"duchies": "1", "start": "auto"})
    quick, late = offline.follower("ann"), Known()
    live = quick.live
    live.message("ben", late, 0, [])
    known = late.number
    for _ in range(2):
        offline.move(offline.table.acting()[0])
        quick.hear()
    whole = json.decode(live.message("ben", late, 0, []), type=Whole | Change)
    assert isinstance(whole, Whole)
    assert (False, known, offline.table.next) == (whole.full, whole.first, whole.first + len(whole.events))
    offline.move(offline.table.acting()[0])
    quick.hear()
    assert isinstance(json.decode(live.message("ben", late, 0, []), type=Whole | Change), Change)


def test_a_client_that_is_up_to_date_comes_back_with_little() -> None:
    offline = seated("kingdom", {})
    first = offline.follower("ann")
    other = offline.follower("ann")
    assert first.known == other.known, "a fingerprint follows from the table alone, in every process"
    again = Known(first.known.number, first.known.mark)
    back = json.decode(other.live.message("ann", again, 0, []), type=Whole | Change)
    assert isinstance(back, Change)
    assert ([], back.number) == (back.events, back.first)
    astray = Known(first.known.number, first.known.mark ^ 1)
    assert isinstance(json.decode(other.live.message("ann", astray, 0, []), type=Whole | Change), Whole)
