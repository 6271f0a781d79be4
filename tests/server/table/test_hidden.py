"""Hidden information: messages to a viewer are the same bytes, whatever is hidden from the viewer.

That holds for whole tables, for changes and what is the viewer's own, and so for their sizes, number and order.
"""

from copy import copy

import pytest
from msgspec import json

from duchy.core.game import CHANCE
from duchy.server.live.live_table import LiveTable
from duchy.server.table import decide, events
from duchy.server.table.events import Draft
from duchy.server.table.history import history
from duchy.server.table.news.bulletin import News
from duchy.server.table.table import Table
from duchy.server.wire.messages import Update
from tests.server.offline import FRIEND, ME, Follower, OfflineTable

GAMES: list[tuple[str, dict[str, str | int]]] = [
    ("burgundy", {"duchies": "boards", "start": "hidden"}),
    ("burgundy", {"players": 4, "duchies": "boards", "start": "hidden"}),
    ("kingdom", {}),
    ("kingdom", {"module": "advisors"}),
    ("kingdom", {"module": "menaces"}),
]
every_game = pytest.mark.parametrize(("game", "options"), GAMES)


def begin(game: str, options: dict[str, str | int]) -> OfflineTable:
    """Seat everyone."""
    count = int(options.get("players", 2))
    return OfflineTable(game, options, [ME, *[FRIEND] * (count - 1)], friends=["ben", "cleo", "dora"][: count - 1])


def hidden_from(table: Table, seat: int, action: int) -> list[int]:
    """List the seats that may not see an action about to be made; the number of seats stands for spectators."""
    game, state, count = table.setup.game, table.board.state, table.setup.seats
    found = [viewer for viewer in range(count) if game.hides(state, seat, action, viewer)]
    return [*found, count] if game.hides(state, seat, action, -1) else found


def seen(offline: OfflineTable, viewer: int, since: int, story: bool = True) -> bytes:
    """Return everything a viewer can get: the update since a number, the full update, and the table's log."""
    person = offline.table.seats[viewer].person if viewer < offline.table.setup.seats else None
    told = json.encode(history(offline.story_at(0, 10**6), person)) if story else b""
    return b"\n".join([offline.shown(person, since), offline.shown(person, 0), told])


def followed(offline: OfflineTable, viewer: int, since: int) -> list[bytes]:
    """Return every message that a client gets which looks from an event on and is told of each event by itself."""
    before = Table(offline.row)
    before.fold_all(offline.log[:since])
    other = fork(offline)
    other.table = before
    follower = other.follower(before.seats[viewer].person if viewer < before.setup.seats else None)
    for event in offline.log[since:]:
        before.fold(event)
        follower.hear()
    return follower.sent


def changed(before: Follower, offline: OfflineTable) -> bytes:
    """Return what a client is sent that was there before."""
    other = Follower.__new__(Follower)
    vars(other).update(vars(before))
    other.offline, other.live, other.sent = offline, LiveTable(offline.table, alone=True), list(before.sent)
    assert before.live.news is not None
    other.live.news = News(before.live.news.page.table)
    other.known, other.mirror = copy(before.known), copy(before.mirror)
    other.hear()
    return other.sent[-1]


def fork(offline: OfflineTable) -> OfflineTable:
    """Copy a table."""
    other = OfflineTable.__new__(OfflineTable)
    other.now, other.row, other.log, other.table = offline.now, offline.row, list(offline.log), offline.table.copy()
    return other


def exchanged(offline: OfflineTable, number: int, action: int) -> OfflineTable:
    """Copy a table with another action in place of one ply."""
    other = fork(offline)
    other.log[number] = Draft(events.PLY, offline.log[number].seat, action).event(number, offline.log[number].at)
    return other


def is_legal(offline: OfflineTable) -> bool:
    """Return whether every ply of a log is legal in its place."""
    table = Table(offline.row)
    for event in offline.log:
        if event.kind == events.PLY:
            assert event.seat is not None
            if event.action not in table.setup.game.legal_actions(table.board.state, event.seat):
                return False
        table.fold(event)
    return True


@every_game
def test_hidden_draws_and_choices_are_the_same_to_whoever_may_not_know(
    game: str, options: dict[str, str | int]
) -> None:
    offline = begin(game, options)
    start = [event for event in offline.log if event.kind != events.PLY]
    offline.log = start
    offline.table = Table(offline.row)
    offline.table.fold_all(start)
    compared = 0
    for _ in range(140):
        acting = offline.table.acting()
        if not acting:
            break
        seat = acting[0]
        actions = offline.table.setup.game.legal_actions(offline.table.board.state, seat)
        since = offline.table.next
        alike: dict[int, list[int]] = {}
        followers: dict[int, Follower] = {}
        for action in actions:
            for viewer in hidden_from(offline.table, seat, action):
                alike.setdefault(viewer, []).append(action)
        last_choice = (
            seat != CHANCE
            and len(acting) == 1
            and offline.table.setup.game.fields(actions[0])["do"]
            in {
                "keep",
                "start",
            }
        )
        for viewer, hidden in alike.items():
            if last_choice:
                continue  # the last of several hidden choices shows them all
            kinds: dict[str, set[bytes]] = {}
            holder = offline.table.seats[viewer].person if viewer < offline.table.setup.seats else None
            followers[viewer] = offline.follower(holder)
            for action in hidden[:4]:
                fields = offline.table.setup.game.fields(action)
                other = fork(offline)
                other.take([Draft(events.PLY, seat, action)])
                kinds.setdefault(str(fields.get("area")), set()).add(
                    seen(other, viewer, since, offline.table.board.ply % 16 == 0) + changed(followers[viewer], other)
                )
                compared += 1
            assert all(len(messages) == 1 for messages in kinds.values())
        chosen = actions[(7 * offline.table.board.ply) % len(actions)]
        offline.take([Draft(events.PLY, seat, chosen)])
    assert compared > 5


@every_game
def test_two_games_that_differ_in_what_a_seat_cannot_see_send_it_the_same(
    game: str, options: dict[str, str | int]
) -> None:
    """Replace one hidden ply in the log by another; until something reveals it, all messages stay the same."""
    offline = begin(game, options)
    kinds = [event for event in offline.log if event.kind == events.PLY]
    swapped = 0
    for ply in kinds:
        before = Table(offline.row)
        before.fold_all(offline.log[: ply.number])
        assert ply.seat is not None
        assert ply.action is not None
        for viewer in hidden_from(before, ply.seat, ply.action):
            others = [
                action
                for action in before.setup.game.legal_actions(before.board.state, ply.seat)
                if action != ply.action and viewer in hidden_from(before, ply.seat, action)
            ]
            found = (exchanged(offline, ply.number, action) for action in reversed(others))
            other = next((one for one in found if is_legal(one)), None)
            if other is None:
                continue  # a later draw of the same card is not possible any more
            other.table = other.folded()
            swapped += 1
            assert seen(offline, viewer, ply.number) == seen(other, viewer, ply.number)
            assert followed(offline, viewer, ply.number) == followed(other, viewer, ply.number)
    if game == "kingdom":
        assert swapped > 4


def test_a_blank_has_the_number_of_what_it_hides() -> None:
    offline = begin("kingdom", {})
    own = json.decode(offline.shown("ann"), type=Update)
    other = json.decode(offline.shown("ben"), type=Update)
    stranger = json.decode(offline.shown(None), type=Update)
    numbers = [happened.number for happened in own.events]
    assert (
        numbers == [happened.number for happened in other.events] == [happened.number for happened in stranger.events]
    )
    blanks = {happened.number for happened in own.events if happened.kind == events.BLANK}
    assert blanks
    assert blanks.isdisjoint(happened.number for happened in other.events if happened.kind == events.BLANK)
    assert blanks < {happened.number for happened in stranger.events if happened.kind == events.BLANK}
    assert all(
        (None, "", None) == (happened.action, happened.notation, happened.fields)
        for happened in stranger.events
        if happened.kind == events.BLANK
    )


@every_game
def test_no_message_names_a_person_a_key_or_the_seed(game: str, options: dict[str, str | int]) -> None:
    offline = begin(game, options)
    for _ in range(40):
        offline.move(offline.table.acting()[0])
    offline.do(decide.chat, "ben", "hello")
    offline.table.seats[0].person = "secretperson"
    for viewer in range(offline.table.setup.seats + 1):
        sent = seen(offline, viewer, 0) + b"".join(followed(offline, viewer, 3))
        assert b"secretperson" not in sent
        assert offline.table.dice.seed.hex().encode() not in sent
        assert b'"person":"' not in sent


def test_a_spectator_has_no_choices_and_no_seat() -> None:
    offline = begin("kingdom", {})
    shown = json.decode(offline.shown(None), type=Update)
    assert ([], [-1], [[]]) == (
        shown.you,
        [frame.seat for frame in shown.frames],
        [frame.legal for frame in shown.frames],
    )


def test_the_choices_of_a_seat_are_sent_to_it_alone() -> None:
    offline = begin("burgundy", {"duchies": "1", "start": "auto"})
    acting = offline.table.acting()[0]
    holder, other = ("ann", "ben") if acting == 0 else ("ben", "ann")
    mine = json.decode(offline.shown(holder), type=Update).frames[0]
    theirs = json.decode(offline.shown(other), type=Update).frames[0]
    game, state = offline.table.setup.game, offline.table.board.state
    assert game.legal_actions(state, acting) == [choice.action for choice in mine.legal]
    assert [] == theirs.legal
    for choice in mine.legal:
        assert (game.fields(choice.action), game.costs(state, acting, choice.action)) == (choice.fields, choice.costs)
