"""A client's copy of a table: whole at first, then kept up by changes. The only place where a change is applied.

It reads no clock and no socket; the page has the same in `web/src/net/mirror.ts`.
"""

from typing import Any

from msgspec import UNSET, convert
from msgspec.structs import replace

from duchy.server.wire.marks import MODULUS, changed
from duchy.server.wire.messages import (
    Change,
    Choice,
    Choices,
    Frame,
    Happened,
    Own,
    OwnFrame,
    Printed,
    TableInfo,
    Update,
    Whole,
)

TOLD = ("code", "seat", "values", "points", "source")
"""The parts of a journal entry, in the order in which they are sent."""
NOBODY = Own([], [])
"""What only a spectator may see and do."""


class Mirror:
    """A table as its viewer knows it."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.number = 0
        self.mark = 0
        self.table: Any = None
        self.view: Any = None
        self.own = NOBODY
        self.options: dict[str, str | int] = {}
        self.printed: Printed = UNSET

    def hear(self, heard: Whole | Change) -> Update | None:
        """Take a message; return the table after it, or nothing if it does not build on what is known: ask for all."""
        full, chats = False, list[Happened]()
        if isinstance(heard, Whole):
            self.table, self.view = heard.table, heard.view
            self.own = heard.own or NOBODY
            full, chats = heard.full, heard.chats
            if heard.options is not UNSET:
                self.options, self.printed = heard.options, heard.printed
            right = True
        else:
            if (heard.first, heard.base) != (self.number, self.mark):
                return None
            try:
                right = self.follow(heard) == heard.mark
            except (ValueError, TypeError, IndexError, KeyError):
                right = False
            self.own = self.kept(heard.own) if heard.own else self.own
        self.number, self.mark = heard.number, heard.mark if right else 0
        return self.update(heard, full, chats) if right else None

    def follow(self, change: Change) -> int:
        """Apply a change; return the fingerprint afterwards."""
        inner = {name: one for name, one in (("table", change.table), ("view", change.view)) if one is not UNSET}
        after, moved = changed({"table": self.table, "view": self.view}, inner)
        self.table, self.view = after["table"], after["view"]
        return self.mark + moved & MODULUS

    def kept(self, own: Own) -> Own:
        """Return what is the viewer's own, with the views that stay as they were."""
        views = {frame.seat: frame.view for frame in self.own.frames}
        for frame in own.frames:
            if frame.keep:
                frame.view = views.get(frame.seat, UNSET)
        return own

    def update(self, heard: Whole | Change, full: bool, chats: list[Happened]) -> Update:
        """Return everything that a message says, and the current table."""
        table = convert(self.table, TableInfo)
        return Update(
            heard.number,
            full,
            heard.now,
            replace(table, options=self.options, printed=self.printed),
            self.own.you,
            self.frames(),
            events_in(heard),
            chats,
            heard.acks,
        )

    def frames(self) -> list[Frame]:
        """Return the table as each of the viewer's seats sees it, or as a spectator does; none before the start."""
        if self.view is None:
            return []
        if not self.own.you:
            return [Frame(-1, self.view, [])]
        return [self.frame(own) for own in self.own.frames]

    def frame(self, own: OwnFrame) -> Frame:
        """Return the table as a seat sees it, with its legal actions."""
        view = self.view if own.view is UNSET else changed(self.view, own.view)[0]
        return Frame(own.seat, view, [choice for one in own.legal for choice in choices_in(one)], own.may_take_back)


def events_in(heard: Whole | Change) -> list[Happened]:
    """Return the events of a message with their numbers and times, and the plies that only this viewer may see."""
    found, at, shown = list[Happened](), 0, {one.number: one for one in heard.shown}
    for number, brief in enumerate(heard.events, start=heard.first):
        at = brief.at or at
        event = Happened(number, at, brief.kind, brief.seat, brief.action, "", brief.fields, brief.name, brief.data)
        if isinstance(brief.told, list):
            event.journal = [dict(zip(TOLD, entry, strict=False)) for entry in brief.told]
        if (own := shown.get(number)) is not None:
            event.kind, event.action, event.fields = "ply", own.action, own.fields
        found.append(event)
    return found


def choices_in(group: Choices) -> list[Choice]:
    """Return the actions of a group, each with its fields and costs."""
    found, last = [], 1 + len(group.names)
    for row in group.rows:
        fields = {"do": group.do} | dict(zip(group.names, row[1:last], strict=True))
        costs = {name: count for name, count in zip(group.paid, row[last:], strict=True) if count}
        found.append(Choice(row[0], fields, costs))
    return found
