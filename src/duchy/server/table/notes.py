"""Notes about events: who may not see them, and their journal."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from zlib import compress, decompress

from msgspec import Struct, json, msgpack

from duchy.core.game import Game
from duchy.core.journal import Entry, Values
from duchy.store.rows import Event

NOTHING: Final = b"[]"
"""A journal without entries."""
RECENT: Final = 32
"""The number of events kept for clients that have missed some."""


class Told(Struct, frozen=True, omit_defaults=True):
    """A journal entry on the wire: what happened, as data, and in words where they were asked; seat -1 is no one's."""

    code: str
    seat: int
    values: Values
    points: int = 0
    source: str = ""
    words: str = ""


class Note(Struct, frozen=True, gc=False):
    """An event and its effects: `hidden` are the seats (bits, spectators after the last) that must not see it.

    The journal is encoded as JSON without words, each entry as a list: bytes take a tenth of the memory of objects.
    """

    event: Event
    hidden: int
    journal: bytes


class Notes:
    """The latest notes of a table; packed while it rests, which takes a tenth of the memory."""

    __slots__ = ("at", "first", "kept", "packed")

    def __init__(self, notes: Iterable[Note] = ()) -> None:
        """Keep the last of these."""
        self.kept = list(notes)[-RECENT:]
        self.packed: bytes | None = None
        self.first = self.kept[0].event.number if self.kept else -1
        """The number of the first event that is kept; -1 without any."""
        self.at = self.kept[-1].event.at if self.kept else 0
        """The time of the last."""

    def __iter__(self) -> Iterator[Note]:
        """Go through the notes; packed ones stay packed."""
        return iter(self.kept if self.packed is None else unpacked(self.packed))

    def copy(self) -> "Notes":
        """Return an independent copy."""
        other = Notes.__new__(Notes)
        other.kept, other.packed, other.first, other.at = self.kept[:], self.packed, self.first, self.at
        return other

    def number_of(self, person: str | None, key: str) -> int | None:
        """Return the number of the event of a person's command, if it is among these."""
        found = [note.event.number for note in self if note.event.key == key and note.event.person == person]
        return found[0] if found else None

    def append(self, note: Note) -> None:
        """Add a note; the first goes when there are too many."""
        if self.packed is not None:
            self.kept, self.packed = unpacked(self.packed), None
        self.kept.append(note)
        self.at = note.event.at
        del self.kept[:-RECENT]
        self.first = self.kept[0].event.number

    def pack(self) -> None:
        """Pack the notes until one is added."""
        if self.packed is None:
            plain = msgpack.encode([(one.event, one.hidden, one.journal) for one in self.kept])
            self.packed, self.kept = compress(plain, 1), []


def unpacked(packed: bytes) -> list[Note]:
    """Return packed notes."""
    return [Note(*one) for one in msgpack.decode(decompress(packed), type=list[tuple[Event, int, bytes]])]


def journal_json(game: Game, entries: Sequence[Entry]) -> bytes:
    """Encode journal entries as a JSON list, with their words."""
    return json.encode(
        [Told(entry.code, entry.seat, entry.values, entry.points, entry.source, game.tell(entry)) for entry in entries]
    )


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


def entries_of(journal: bytes) -> list[Entry]:
    """Return the entries of an encoded journal."""
    return [Entry(*entry) for entry in json.decode(journal)]


def told_json(journal: bytes) -> bytes:
    """Encode a journal as it is told, without words."""
    return json.encode([Told(one.code, one.seat, one.values, one.points, one.source) for one in entries_of(journal)])
