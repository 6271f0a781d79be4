"""What the store keeps, as plain values: events, tables, persons and tokens; no words of any game, no database."""

import hashlib
from typing import Final

from msgspec import Struct

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
STATUSES: Final = (OPEN, PLAYING, OVER)
LIVE: Final = (OPEN, PLAYING)

EVERYTHING: Final = ""
"""The table in a change when notices were lost: whatever is held in memory has to be compared with the log."""


class Event(Struct, frozen=True, array_like=True, gc=False):
    """One line of a table's log; `at` is in milliseconds, `data` is JSON.

    A command of a client has a `key` of the client's choice: it stands in the first event of the command, and no
    person has the same key twice at one table.
    """

    number: int
    at: int
    kind: str
    seat: int | None = None
    action: int | None = None
    person: str | None = None
    key: str | None = None
    data: str = ""


class Table(Struct, frozen=True):
    """What a table is from its first moment on; the seed is secret until the game is over."""

    id: str
    game: str
    rules: int
    options: str
    seed: bytes
    created: int


class Summary(Struct, frozen=True):
    """What follows from a table's log and is looked for: status, next wake-up, words for lists (JSON), persons.

    `members` are the persons who have the table in their lists; `None` leaves them as they are.
    """

    status: str
    wake: int | None = None
    data: str = "{}"
    members: tuple[str, ...] | None = None


MOST_FINISHED: Final = 10_000
"""How many tables that are over are summed up."""
LONGEST_OPTIONS: Final = 2_000
"""Letters of options that are read for statistics: they may hold a whole set of cards."""


class Finished(Struct, frozen=True):
    """A table that is over, with its options unless they are long: for statistics."""

    id: str
    touched: int
    options: str
    data: str


class Listed(Struct, frozen=True):
    """A table in a list: no secrets; `next` is the number of its next event, `touched` the time of its last."""

    id: str
    game: str
    created: int
    touched: int
    next: int
    status: str
    data: str
    wake: int | None


class Snapshot(Struct, frozen=True):
    """A table as it was before an event of a number, in the server's own form: a cache that may be lost."""

    number: int
    data: bytes


class Person(Struct, frozen=True):
    """Somebody: an id that is in no message, and a nickname."""

    id: str
    nickname: str
    created: int


class Token(Struct, frozen=True):
    """What an unguessable token is good for; only its hash is kept."""

    hash: str
    kind: str
    created: int
    person: str | None = None
    table: str | None = None
    seat: int | None = None
    expires: int | None = None


class Document(Struct, frozen=True):
    """Something that is made of a game and kept: a review or a tree; `done` of `total` steps of it are done.

    `source` is what it is made from, `data` what came of it so far, both JSON; a list of documents leaves them out.
    """

    id: str
    kind: str
    person: str
    created: int
    status: str
    table: str | None = None
    expires: int | None = None
    done: int = 0
    total: int = 0
    words: str = ""
    source: str = ""
    data: str = ""


def hash_of(token: str) -> str:
    """Hash a token the way it is kept; tokens are long and random, so one round will do."""
    return hashlib.sha256(token.encode()).hexdigest()
