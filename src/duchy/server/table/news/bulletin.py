"""What is sent about a table: one public part, made and written once for everybody, and a small one for each seat.

Nothing in the public part depends on what a spectator cannot see: it is made from public facts, a spectator's view and
events as spectators see them.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import UNSET, json

from duchy.core.game import SPECTATOR
from duchy.server.table.news.difference import difference, written
from duchy.server.table.notes import Note
from duchy.server.table.showing import (
    brief_events,
    chat_note,
    frame_seats,
    legal_numbers,
    may_see,
    may_take_back,
    show_event,
    shows_game,
    table_info,
)
from duchy.server.table.table import Table
from duchy.server.wire.marks import MODULUS, inside
from duchy.server.wire.messages import VERSION, Ack, Change, Choices, Own, OwnFrame, Shown, TableInfo, Whole

KEPT: Final = 4
"""The number of wholes that are kept written, for clients that come together."""
SEATLESS: Final = list[int]()
TABLE: Final = inside(0, "table")
VIEW: Final = inside(0, "view")


class OwnPart(NamedTuple):
    """What is a viewer's own: written whole, and without the views for who has the same ones already."""

    whole: bytes = b""
    brief: bytes = b""
    views: bytes = b""


NOBODY: Final = OwnPart()
"""The own part of a spectator."""


class Page:
    """The public state of a table after a number of events, with its fingerprint."""

    def __init__(self, table: Table, before: "Page | None" = None) -> None:
        """Show a table; after an earlier page, also what changed since."""
        self.number = table.next
        self.info: TableInfo = table_info(table, full=False)
        self.view: Any = table.setup.game.view(table.board.state, SPECTATOR) if shows_game(table) else None
        self.info_change: Any = UNSET
        self.view_change: Any = UNSET
        if before is None:
            self.mark = written({"table": self.info, "view": self.view}, 0) & MODULUS
        else:
            self.info_change, by_info = difference(before.info, self.info, TABLE)
            self.view_change, by_view = difference(before.view, self.view, VIEW)
            self.mark = before.mark + by_info + by_view & MODULUS


class News:
    """The messages about a table, for whoever looks at it: those that several clients get are written once."""

    def __init__(self, table: Table) -> None:
        """Open the first page."""
        self.page = Page(table)
        self.change = b""
        """The public part of the change to this page, without its last brace; '' if there is none."""
        self.since = self.base = -1
        """The events and the fingerprint that the change builds on."""
        self.wholes: OrderedDict[int, bytes] = OrderedDict()
        """The public parts of wholes, without their last brace, by the number of events known."""
        self.own: dict[tuple[int, ...], OwnPart] = {}
        """The own parts by seats."""

    def turn(self, table: Table) -> None:
        """Turn to the page of a table that has gone on."""
        before = self.page
        if before.number == table.next:
            return
        page = self.page = Page(table, before)
        self.wholes.clear()
        self.own.clear()
        self.since, self.base = before.number, before.mark
        notes = notes_since(table, before.number)
        self.change = b""
        if notes is not None:
            events, number = brief_events(table, notes), page.number
            change = Change(self.since, self.base, number, page.mark, page.info_change, page.view_change, events)
            self.change = json.encode(change)[:-1]

    def follows(self, number: int, mark: int) -> bool:
        """Return whether a client with so many events and this fingerprint needs no more than a change."""
        page = self.page
        return (number, mark) == (page.number, page.mark) or (
            bool(self.change) and (number, mark) == (self.since, self.base)
        )

    def public_change(self, number: int) -> bytes:
        """Return the public part of the change after a number of events, without its last brace."""
        page = self.page
        if number == page.number:
            return json.encode(Change(number, page.mark, number, page.mark))[:-1]
        return self.change

    def public_whole(self, table: Table, since: int) -> bytes:
        """Return the public part of the whole table for a client with so many events, without its last brace."""
        found = self.wholes.get(since)
        if found is None:
            missed = notes_since(table, since) if since else None
            full, page = missed is None, self.page
            notes = list(table.recent) if missed is None else missed
            found = self.wholes[since] = json.encode(
                Whole(
                    VERSION,
                    page.number,
                    page.mark,
                    notes[0].event.number if notes else page.number,
                    full,
                    page.info,
                    page.view,
                    brief_events(table, notes),
                    [show_event(table, chat_note(event), SEATLESS) for event in table.chats] if full else [],
                    table.setup.options if full else UNSET,
                    table.setup.printed if full else UNSET,
                )
            )[:-1]
            if len(self.wholes) > KEPT:
                self.wholes.popitem(last=False)
        return found

    def own_part(self, table: Table, seats: list[int]) -> OwnPart:
        """Return what only these seats may see and do."""
        if not seats:
            return NOBODY
        key = tuple(seats)
        found = self.own.get(key)
        if found is None:
            shown = frame_seats(table, seats) if shows_game(table) else []
            found = self.own[key] = own_part_of(seats, [own_frame(table, seat, self.page.view) for seat in shown])
        return found


def own_part_of(seats: list[int], frames: list[OwnFrame]) -> OwnPart:
    """Write what is a viewer's own."""
    whole = json.encode(Own(seats, frames))
    views = [(frame.seat, frame.view) for frame in frames if frame.view is not UNSET]
    if not views:
        return OwnPart(whole, whole)
    return OwnPart(whole, json.encode(Own(seats, [without_view(frame) for frame in frames])), json.encode(views))


def without_view(frame: OwnFrame) -> OwnFrame:
    """Return a frame for who has its view already."""
    return OwnFrame(frame.seat, frame.legal, frame.may_take_back, frame.view is not UNSET)


def notes_since(table: Table, since: int) -> list[Note] | None:
    """Return the notes of the events from a number on; none if some of them are not kept, or are not there yet."""
    oldest = table.next if table.recent.first < 0 else table.recent.first
    if not oldest <= since <= table.next:
        return None
    return [note for note in table.recent if note.event.number >= since]


def unveiled(table: Table, seats: list[int], since: int) -> bytes:
    """Return the plies since a number that these seats may see and spectators may not, as a JSON list; '' if none."""
    if not seats or not any(note.hidden for note in table.recent):
        return b""
    shown = [
        Shown(note.event.number, note.event.action, table.setup.fields(note.event.action))
        for note in table.recent
        if note.event.number >= since
        and note.event.action is not None
        and not may_see(table.setup, note.hidden, SEATLESS)
        and may_see(table.setup, note.hidden, seats)
    ]
    return json.encode(shown) if shown else b""


def joined(public: bytes, own: bytes, shown: bytes, acks: Sequence[Ack], now: int) -> bytes:
    """Write a message from its public part, without the last brace, and what is the client's own."""
    parts = [public]
    if shown:
        parts += [b',"shown":', shown]
    if own:
        parts += [b',"own":', own]
    if acks:
        parts += [b',"acks":', json.encode(acks)]
    parts.append(b',"now":%d}' % now)
    return b"".join(parts)


def own_frame(table: Table, seat: int, public: object) -> OwnFrame:
    """Return what only one seat sees and may do."""
    return OwnFrame(seat, rows_of(table, seat), may_take_back(table, seat), False, own_view(table, seat, public))


def own_view(table: Table, seat: int, public: object) -> object:
    """Return what a seat's view has otherwise than the public one.

    A seat that sees no more than a spectator is shown the same but for itself, which is always alike: found once.
    """
    setup, state = table.setup, table.board.state
    game = setup.game
    if game.sees_more(state, seat):
        return difference(public, game.view(state, seat))[0]
    if seat not in setup.apart:
        setup.apart[seat] = difference(public, game.view(state, seat))[0]
    return setup.apart[seat]


def rows_of(table: Table, seat: int) -> list[Choices]:
    """Write what a seat may do now as rows: actions that do the same share the names of their fields."""
    game, state, row = table.setup.game, table.board.state, table.setup.row
    groups: dict[tuple[str, ...], tuple[list[list[Any]], list[dict[str, int]]]] = {}
    for action in legal_numbers(table, seat):
        key, values = row(action)
        group = groups.get(key)
        if group is None:
            group = groups[key] = [], []
        group[0].append(values)
        group[1].append(game.costs(state, seat, action))
    found = []
    for (do, *names), (plain, costs) in groups.items():
        paid, rows = list[str](), plain
        if any(costs):
            paid = list(dict.fromkeys(name for each in costs for name in each))
            rows = [one + [each.get(name, 0) for name in paid] for one, each in zip(plain, costs, strict=True)]
        found.append(Choices(do, names, rows, paid))
    return found
