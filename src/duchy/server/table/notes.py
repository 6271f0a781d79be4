"""Notes about events: who may not see them, and their journal."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, json

from duchy.core.game import Game
from duchy.core.journal import Entry, Values
from duchy.store.rows import Event

NOTHING: Final = b"[]"
"""A journal without entries."""


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


def journal_json(game: Game, entries: Sequence[Entry]) -> bytes:
    """Encode journal entries as a JSON list, with their words."""
    return json.encode(
        [Told(entry.code, entry.seat, entry.values, entry.points, entry.source, game.tell(entry)) for entry in entries]
    )


def entries_of(journal: bytes) -> list[Entry]:
    """Return the entries of an encoded journal."""
    return [Entry(*entry) for entry in json.decode(journal)]


def told_json(journal: bytes) -> bytes:
    """Encode a journal as it is told, without words."""
    return json.encode([Told(one.code, one.seat, one.values, one.points, one.source) for one in entries_of(journal)])
