"""A client's copy of a table: whole at first, then kept up by changes. The only place where a change is applied.

It reads no clock and no socket; the page has the same in `web/src/net/mirror.ts`.
"""

from typing import Any

from msgspec import UNSET, UnsetType, convert
from msgspec.structs import replace

from duchy.server.wire.legend import Legend
from duchy.server.wire.marks import MODULUS, changed
from duchy.server.wire.messages import (
    Ack,
    Change,
    Choice,
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
        self.legend = Legend([])
        self.at = 0
        """The time of the last event."""
        self.options: dict[str, str | int] = {}
        self.printed: Printed = UNSET

    def hear(self, heard: Whole | Change) -> Update | None:
        """Take a message; return the table after it, or nothing if it does not build on what is known: ask for all."""
        full, chats = False, list[Happened]()
        if isinstance(heard, Whole):
            self.table, self.view, self.mark = heard.table, heard.view, heard.mark
            self.own = heard.own or NOBODY
            full, chats = heard.full, heard.chats
            if heard.options is not UNSET:
                self.options, self.printed = heard.options, heard.printed
            if isinstance(heard.legend, list):
                self.legend = Legend(heard.legend)
            right = True
        else:
            if (heard.first, heard.base) != (self.number, self.mark):
                return None
            right = self.follow(heard)
            self.own = self.kept(heard.own) if heard.own else self.own
        self.number = heard.number
        return self.update(heard, full, chats) if right else None

    def follow(self, change: Change) -> bool:
        """Apply a change, and move the fingerprint by it; return whether it fits."""
        inner = {name: one for name, one in (("table", change.table), ("view", change.view)) if one is not UNSET}
        try:
            after, moved = changed({"table": self.table, "view": self.view}, inner)
        except (ValueError, TypeError, IndexError, KeyError):
            self.mark = 0
            return False
        self.table, self.view = after["table"], after["view"]
        self.mark = self.mark + moved & MODULUS
        return True

    def kept(self, own: Own) -> Own:
        """Return what is the viewer's own, with the seats and views that stay as they were."""
        own.you = self.own.you if own.you is UNSET else own.you
        views = {frame.seat: frame.view for frame in self.own.frames}
        for frame in own.frames:
            if frame.keep:
                frame.view = views.get(frame.seat, UNSET)
        return own

    def update(self, heard: Whole | Change, full: bool, chats: list[Happened]) -> Update:
        """Return everything that a message says, and the current table."""
        table = convert(self.table, TableInfo)
        events = self.events(heard)
        return Update(
            heard.number,
            full,
            heard.now if isinstance(heard, Whole) else self.at + heard.now,
            replace(table, options=self.options, printed=self.printed),
            self.you,
            self.frames(),
            events,
            chats,
            self.acks(heard),
        )

    def acks(self, heard: Whole | Change) -> list[Ack]:
        """Return the acknowledgements in a message."""
        return [Ack(name, number, self.table["id"]) for name, number in heard.acks.items()]

    def events(self, heard: Whole | Change) -> list[Happened]:
        """Return the events of a message in full, and the plies that only this viewer may see."""
        found, shown = list[Happened](), {one.number: one.action for one in heard.shown}
        if isinstance(heard, Whole) and heard.events:
            self.at = 0
        for number, brief in enumerate(heard.events, start=heard.first):
            self.at += brief.at
            kind, action = brief.kind, brief.action
            if number in shown:
                kind, action = "ply", shown[number]
            fields = None if action is None else self.legend.fields(action)
            event = Happened(number, self.at, kind, brief.seat, action, "", fields, brief.name, brief.data)
            if isinstance(brief.told, list):
                event.journal = [dict(zip(TOLD, entry, strict=False)) for entry in brief.told]
            found.append(event)
        return found

    @property
    def you(self) -> list[int]:
        """List the viewer's seats."""
        return [] if isinstance(self.own.you, UnsetType) else self.own.you

    def frames(self) -> list[Frame]:
        """Return the table as each of the viewer's seats sees it, or as a spectator does; none before the start."""
        if self.view is None:
            return []
        if not self.you:
            return [Frame(-1, self.view, [])]
        return [self.frame(own) for own in self.own.frames]

    def frame(self, own: OwnFrame) -> Frame:
        """Return the table as a seat sees it, with its legal actions."""
        view = self.view if own.view is UNSET else changed(self.view, own.view)[0]
        legal = [Choice(action, self.legend.fields(action), costs_of(own, action)) for action in own.legal]
        return Frame(own.seat, view, legal, own.back)


def costs_of(own: OwnFrame, action: int) -> dict[str, int]:
    """Return what an action costs, by what is paid."""
    return {name: costs[action] for name, costs in own.costs.items() if action in costs}
