"""The pages of a table: what everybody sees of it after a number of events, and what only a seat sees and may do.

Nothing public depends on what a spectator cannot see: it is made from public facts, a spectator's view and events as
spectators see them.
"""

from typing import Any, Final, NamedTuple

from msgspec import UNSET, json

from duchy.core.game import SPECTATOR
from duchy.server.table.news.difference import difference, written
from duchy.server.table.notes import Note
from duchy.server.table.showing import (
    legal_numbers,
    may_see,
    may_take_back,
    shows_game,
    table_info,
)
from duchy.server.table.table import Table
from duchy.server.wire.marks import MODULUS, inside
from duchy.server.wire.messages import OwnFrame, SeatInfo, Shown, TableInfo

NO_SEATS: Final = b"[]"
SEATLESS: Final = list[int]()
TABLE: Final = inside(0, "table")
VIEW: Final = inside(0, "view")


class OwnPart(NamedTuple):
    """What is a viewer's own, written: the seats, the frames, the frames without views, and the views."""

    seats: bytes = b"[]"
    frames: bytes = b""
    brief: bytes = b""
    views: bytes = b""

    def whole(self) -> bytes:
        """Return everything; nothing for a spectator."""
        return b'{"frames":[%b],"you":%b}' % (self.frames, self.seats) if self.seats != NO_SEATS else b""

    def after(self, before: "OwnPart") -> bytes:
        """Return what is new to whoever knows another: nothing if it is the same, and no views or seats if they are."""
        if self == before:
            return b""
        frames = self.brief if self.views == before.views else self.frames
        if self.seats == before.seats:
            return b'{"frames":[%b]}' % frames
        return b'{"frames":[%b],"you":%b}' % (self.frames, self.seats)


NOBODY: Final = OwnPart()
"""The own part of a spectator."""


class Page:
    """The public state of a table after a number of events, with its fingerprint."""

    def __init__(self, table: Table, before: "Page | None" = None) -> None:
        """Show a table; after an earlier page, also what changed since.

        The table is not changed any more: what happens next is folded into a copy.
        """
        self.table = table
        self.number = table.next
        self.at = table.recent.at
        """The time of the last event."""
        self.info: TableInfo = table_info(table, full=False, seats=seats_again(table, before))
        self.view: Any = public_view(table, before) if shows_game(table) else None
        self.info_change: Any = UNSET
        self.view_change: Any = UNSET
        if before is None:
            self.mark = written({"table": self.info, "view": self.view}, 0) & MODULUS
        else:
            self.info_change, by_info = difference(before.info, self.info, TABLE)
            self.view_change, by_view = difference(before.view, self.view, VIEW)
            self.mark = before.mark + by_info + by_view & MODULUS


def seats_again(table: Table, before: Page | None) -> list[SeatInfo] | None:
    """Return the seats as they were shown before, if nothing about them can have changed."""
    untimed = before is not None and table.clock.rule.kind == "none"
    return before.info.seats if before is not None and untimed and before.table.seats is table.seats else None


def public_view(table: Table, before: Page | None) -> object:
    """Return the game as spectators see it; what looks as it did before is the same object."""
    game, state = table.setup.game, table.board.state
    if before is None or before.view is None or before.table.board.state is state:
        return game.view(state, SPECTATOR)
    return game.view_again(state, SPECTATOR, before.table.board.state, SPECTATOR, before.view)


def own_part_of(seats: list[int], frames: list[OwnFrame]) -> OwnPart:
    """Write what is a viewer's own; views are written once."""
    whole, brief, views = list[bytes](), list[bytes](), list[bytes]()
    for frame in frames:
        view, frame.view = frame.view, UNSET
        rest = json.encode(frame)[:-1]
        if view is UNSET:
            whole.append(rest + b"}")
            brief.append(rest + b"}")
        else:
            shown = json.encode(view)
            whole.append(b'%b,"view":%b}' % (rest, shown))
            brief.append(rest + b',"keep":true}')
            views.append(b"%d %b" % (frame.seat, shown))
    return OwnPart(json.encode(seats), b",".join(whole), b",".join(brief), b"\n".join(views))


def notes_since(table: Table, since: int) -> list[Note] | None:
    """Return the notes of the events from a number on; none if some of them are not kept, or are not there yet."""
    if since >= table.next:
        return [] if since == table.next else None
    return table.recent.since(since)


def unveiled(table: Table, seats: list[int], since: int) -> bytes:
    """Return the plies since a number that these seats may see and spectators may not, as a JSON list; '' if none."""
    if not seats:
        return b""
    notes = notes_since(table, since)
    shown = list[Shown]()
    for note in table.recent.all() if notes is None else notes:
        event, hidden = note.event, note.hidden
        if not hidden or event.action is None or may_see(table.setup, hidden, SEATLESS):
            continue
        if may_see(table.setup, hidden, seats):
            shown.append(Shown(event.number, event.action))
    return json.encode(shown) if shown else b""


def own_frame(table: Table, seat: int, public: object) -> OwnFrame:
    """Return what only one seat sees and may do."""
    legal = legal_numbers(table, seat)
    costs = costs_of(table, seat, legal)
    return OwnFrame(seat, legal, costs, may_take_back(table, seat), False, own_view(table, seat, public))


def own_view(table: Table, seat: int, public: object) -> object:
    """Return what a seat's view has otherwise than the public one.

    A seat that sees no more than a spectator is shown the same but for itself, which is always alike: found once.
    """
    setup, state = table.setup, table.board.state
    game = setup.game
    if game.sees_more(state, seat):
        return difference(public, game.view_again(state, seat, state, SPECTATOR, public))[0]
    if seat not in setup.apart:
        setup.apart[seat] = difference(public, game.view(state, seat))[0]
    return setup.apart[seat]


def costs_of(table: Table, seat: int, legal: list[int]) -> dict[str, dict[int, int]]:
    """Return what legal actions cost, by what is paid and by action."""
    game, state = table.setup.game, table.board.state
    found: dict[str, dict[int, int]] = {}
    for action in legal:
        costs = game.costs(state, seat, action)
        if costs:
            for name, count in costs.items():
                found.setdefault(name, {})[action] = count
    return found
