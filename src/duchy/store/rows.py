"""The rows of the store as plain values: events, tables, persons, tokens and documents."""

import hashlib
from typing import Final

from msgspec import Struct

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
STATUSES: Final = (OPEN, PLAYING, OVER)
LIVE: Final = (OPEN, PLAYING)

EVERYTHING: Final = ""
"""The table of a change after lost notices: everything in memory has to be compared with the log."""


class Event(Struct, frozen=True, array_like=True, gc=False):
    """One event of a table's log; `at` is in milliseconds, `data` is JSON.

    A client's command has a `key` of the client's choice in its first event; no person uses the same key twice at one
    table.
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
    """A table's unchanging facts; the seed is secret until the game is over."""

    id: str
    game: str
    rules: int
    options: str
    seed: bytes
    created: int


class Summary(Struct, frozen=True):
    """What follows from a table's log and is searched for: status, next wake-up, list entry (JSON), persons.

    `members` are the persons who have the table in their lists; `None` leaves them unchanged.
    """

    status: str
    wake: int | None = None
    data: str = "{}"
    members: tuple[str, ...] | None = None


MOST_FINISHED: Final = 10_000
"""The maximum number of finished tables in statistics."""
LONGEST_OPTIONS: Final = 2_000
"""The maximum length of options read for statistics, in characters: they may contain a whole card set."""


class Finished(Struct, frozen=True):
    """A finished table for statistics, with its options unless they are long."""

    id: str
    touched: int
    options: str
    data: str


class Listed(Struct, frozen=True):
    """A table in a list, without secrets; `next` is the number of its next event, `touched` the time of its last."""

    id: str
    game: str
    created: int
    touched: int
    next: int
    status: str
    data: str
    wake: int | None


class Snapshot(Struct, frozen=True):
    """A table as it was before an event, in the server's own format: a cache that may be lost."""

    number: int
    data: bytes


class Person(Struct, frozen=True):
    """A person: an id that is never sent, and a nickname."""

    id: str
    nickname: str
    created: int


class Token(Struct, frozen=True):
    """The purpose of an unguessable token; only its hash is stored."""

    hash: str
    kind: str
    created: int
    person: str | None = None
    table: str | None = None
    seat: int | None = None
    expires: int | None = None


class Document(Struct, frozen=True):
    """A stored review or tree; `done` of `total` steps are done.

    `source` is its input, `data` its result so far, both JSON; lists of documents omit them.
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
    """Hash a token for storage; tokens are long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
