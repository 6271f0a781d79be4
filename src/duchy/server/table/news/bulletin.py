"""What is sent about a table: one public part, made and written once for everybody, and a small one for each seat."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, json

from duchy.server.table.news.known import Known
from duchy.server.table.news.page import NOBODY, OwnPart, Page, notes_since, own_frame, own_part_of, unveiled
from duchy.server.table.showing import brief_events, chat_note, frame_seats, show_event, shows_game
from duchy.server.table.table import Table
from duchy.server.wire.messages import VERSION, Ack, Change, Whole

LATE: Final = 100
"""Milliseconds after the last event from which on a change says what time it is."""
KEPT: Final = 4
"""The number of wholes that are kept written, for clients that come together."""


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

    def message(self, table: Table, person: str, known: Known, now: int, acks: Sequence[Ack]) -> bytes:
        """Bring a client up to date: with the change if it knows what that builds on, otherwise with the whole.

        What the client knows afterwards is noted.
        """
        self.turn(table)
        seats, since = table.seats_of(person), known.number
        own = self.own_part(table, seats)
        if self.follows(since, known.mark):
            public, told, now = self.public_change(since), own.after(known.own), now - self.page.at
        else:
            public, told = self.public_whole(table, since), own.whole()
        known.number, known.mark, known.own = table.next, self.page.mark, own
        return joined(public, told, unveiled(table, seats, since), acks, now)

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
            events = brief_events(table, notes, before.at)
            change = Change(self.since, self.base, page.info_change, page.view_change, events)
            self.change = json.encode(change)[:-1]

    def follows(self, number: int, mark: int) -> bool:
        """Return whether a client with so many events and this fingerprint needs no more than a change."""
        page = self.page
        return (number, mark) == (page.number, page.mark) or (
            bool(self.change) and (number, mark) == (self.since, self.base)
        )

    def differs(self, table: Table, number: int, mark: int) -> bool:
        """Return whether a fingerprint is not that after so many events; only the last two are known."""
        self.turn(table)
        page = self.page
        return (number == page.number and mark != page.mark) or (number == self.since and mark != self.base)

    def public_change(self, number: int) -> bytes:
        """Return the public part of the change after a number of events, without its last brace."""
        page = self.page
        if number == page.number:
            return json.encode(Change(number, page.mark))[:-1]
        return self.change

    def public_whole(self, table: Table, since: int) -> bytes:
        """Return the public part of the whole table for a client with so many events, without its last brace."""
        found = self.wholes.get(since)
        if found is None:
            missed = notes_since(table, since) if since else None
            full, page = missed is None, self.page
            notes = table.recent.all() if missed is None else missed
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
                    [show_event(table, chat_note(event), []) for event in table.chats] if full else [],
                    table.setup.legend,
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


def joined(public: bytes, own: bytes, shown: bytes, acks: Sequence[Ack], now: int) -> bytes:
    """Write a message from its public part, without the last brace, and what is the client's own."""
    parts = [public]
    if shown:
        parts += [b',"shown":', shown]
    if own:
        parts += [b',"own":', own]
    if acks:
        parts += [b',"acks":', json.encode({ack.id: ack.number for ack in acks})]
    parts.append(b',"now":%d}' % now if now >= LATE else b"}")
    return b"".join(parts)
