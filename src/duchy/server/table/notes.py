"""What is noted of an event: from whom it is hidden, and what the journal told of it."""

from collections.abc import Sequence

from msgspec import Struct, json

from duchy.core.game import Game
from duchy.core.journal import Entry, Values
from duchy.store.rows import Event


class Told(Struct, frozen=True, omit_defaults=True):
    """A journal entry on the wire: what happened, as data and in words; seats count from 0, -1 is nobody's."""

    code: str
    seat: int
    values: Values
    words: str
    points: int = 0
    source: str = ""


class Note(Struct, frozen=True, gc=False):
    """An event and what it did: `hidden` are the seats (bits, spectators after the last seat) that must not see it.

    The journal is a JSON list of what it told: bytes are a tenth of the size of objects.
    """

    event: Event
    hidden: int
    journal: bytes


def journal_json(game: Game, entries: Sequence[Entry]) -> bytes:
    """Write journal entries as a JSON list."""
    return json.encode(
        [Told(entry.code, entry.seat, entry.values, game.tell(entry), entry.points, entry.source) for entry in entries]
    )
