"""The latest notes of a table: changes are written from them, and a command that came twice is found there."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from zlib import compress, decompress

from msgspec import json, msgpack

from duchy.core.journal import Entry
from duchy.server.table.notes import NOTHING, Note
from duchy.store.rows import Event

RECENT: Final = 32
"""The number of events kept for clients that have missed some."""


class Notes:
    """The latest notes of a table; packed while it rests, which takes a tenth of the memory."""

    def __init__(self, notes: Iterable[Note] = ()) -> None:
        """Keep the last of these."""
        self.kept: list[Note] = list(notes)[-RECENT:]
        self.packed: bytes | None = None
        self.first: int = self.kept[0].event.number if self.kept else -1
        """The number of the first event that is kept; -1 without any."""
        self.at: int = self.kept[-1].event.at if self.kept else 0
        """The time of the last."""
        self.keys: dict[str, int] = {}
        """The numbers of the events of commands that are kept, by person and key; none while packed."""
        for note in self.kept:
            self.learn(note.event)

    def learn(self, event: Event) -> None:
        """Note the key of a command's event."""
        if event.key is not None:
            self.keys[f"{event.person} {event.key}"] = event.number

    def __iter__(self) -> Iterator[Note]:
        """Go through the notes; packed ones stay packed."""
        return iter(self.all())

    def all(self) -> list[Note]:
        """Return the notes, which are not to be changed; packed ones stay packed."""
        return self.kept if self.packed is None else unpacked(self.packed)

    def since(self, number: int) -> list[Note] | None:
        """Return the notes of the events from a number on; none if not all of them are kept."""
        if self.first < 0 or number < self.first:
            return None
        return self.all()[number - self.first :]

    def copy(self) -> "Notes":
        """Return an independent copy."""
        other = Notes()
        other.kept, other.packed, other.first, other.at = self.kept[:], self.packed, self.first, self.at
        other.keys = self.keys.copy()
        return other

    def number_of(self, person: str | None, key: str) -> int | None:
        """Return the number of the event of a person's command, if it is among these."""
        if self.packed is not None:
            self.unpack()
        return self.keys.get(f"{person} {key}")

    def append(self, note: Note) -> None:
        """Add a note; the first goes when there are too many."""
        if self.packed is not None:
            self.unpack()
        self.kept.append(note)
        event = note.event
        self.at = event.at
        if event.key is not None:
            self.learn(event)
        while len(self.kept) > RECENT:
            gone = self.kept.pop(0).event
            if gone.key is not None:
                self.keys.pop(f"{gone.person} {gone.key}", None)
        self.first = self.kept[0].event.number

    def pack(self) -> None:
        """Pack the notes until they are needed."""
        if self.packed is None:
            plain = msgpack.encode([(one.event, one.hidden, one.journal) for one in self.kept])
            self.packed, self.kept, self.keys = compress(plain, 1), [], {}

    def unpack(self) -> None:
        """Have the notes at hand again."""
        if self.packed is not None:
            self.kept, self.packed = unpacked(self.packed), None
            for note in self.kept:
                self.learn(note.event)


def unpacked(packed: bytes) -> list[Note]:
    """Return packed notes."""
    return [Note(*one) for one in msgpack.decode(decompress(packed), type=list[tuple[Event, int, bytes]])]


def bare_journal(entries: Sequence[Entry]) -> bytes:
    """Encode journal entries without words, which are made where somebody reads them: code, seat, values, points."""
    if not entries:
        return NOTHING
    return json.encode(
        [
            [entry.code, entry.seat, entry.values, entry.points, entry.source]
            if entry.points or entry.source
            else [entry.code, entry.seat, entry.values]
            for entry in entries
        ]
    )
