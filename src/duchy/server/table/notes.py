"""Notes about events: who may not see them, and their journal."""

from collections.abc import Sequence

from msgspec import Struct, json

from duchy.core.game import Game
from duchy.core.journal import Entry, Values
from duchy.store.rows import Event


class Told(Struct, frozen=True, omit_defaults=True):
    """A journal entry on the wire: what happened, as data and in words; seat -1 means no one's."""

    code: str
    seat: int
    values: Values
    words: str
    points: int = 0
    source: str = ""


class Note(Struct, frozen=True, gc=False):
    """An event and its effects: `hidden` are the seats (bits, spectators after the last) that must not see it.

    The journal is encoded as a JSON list: bytes take a tenth of the memory of objects.
    """

    event: Event
    hidden: int
    journal: bytes


def journal_json(game: Game, entries: Sequence[Entry]) -> bytes:
    """Encode journal entries as a JSON list."""
    return json.encode(
        [Told(entry.code, entry.seat, entry.values, game.tell(entry), entry.points, entry.source) for entry in entries]
    )
