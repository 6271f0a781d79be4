"""Server settings."""

import os
import time
from collections.abc import Callable

from msgspec import Struct


def milliseconds() -> int:
    """Return the current time in milliseconds."""
    return time.time_ns() // 1_000_000


class Limits(Struct, frozen=True):
    """Limits per visitor: a burst and a rate per second for each kind of request, and sizes.

    `sockets` is the limit per address, `own_sockets` per person, `watchers` per table, `connections` in total and
    `connections_each` per address. A request has `head_seconds` and `body_seconds`; a client that reads almost nothing
    for `slow` seconds is cut off, or for `last` seconds while closing. Uploads have `reading_seconds` of computing time
    and `reading_memory` megabytes, and at most `readings` may wait. `pictures` counts new link previews, `questions`
    those to the coach, `documents` new reviews and trees. An address may store `stored` bytes at once; everything
    together may take `storage` bytes, and `spare` bytes stay free on the disk.
    """

    requests: int = 120
    requests_per_second: float = 30
    persons: int = 20
    persons_per_second: float = 0.05
    tables: int = 30
    tables_per_second: float = 0.2
    messages: int = 60
    messages_per_second: float = 20
    sockets: int = 100
    body: int = 262_144
    message: int = 8_192
    links: int = 60
    links_per_second: float = 0.2
    own_sockets: int = 50
    watchers: int = 500
    connections: int = 8_000
    connections_each: int = 250
    head_seconds: float = 15
    body_seconds: float = 60
    slow: float = 30
    last: float = 5
    readings: int = 32
    reading_seconds: int = 10
    reading_memory: int = 256
    pictures: int = 20
    pictures_per_second: float = 0.5
    questions: int = 60
    questions_per_second: float = 2
    documents: int = 20
    documents_per_second: float = 0.05
    stored: int = 64_000_000
    stored_per_second: float = 4_000
    storage: int = 20_000_000_000
    spare: int = 256_000_000


NO_LIMITS = Limits(
    requests=1_000_000_000,
    persons=1_000_000_000,
    tables=1_000_000_000,
    messages=1_000_000_000,
    sockets=1_000_000,
    links=1_000_000_000,
    own_sockets=1_000_000,
    watchers=1_000_000,
    connections=1_000_000,
    connections_each=1_000_000,
    pictures=1_000_000_000,
    questions=1_000_000_000,
    documents=1_000_000_000,
    stored=1_000_000_000_000,
)
"""No practical limits, for measurements and fast tests; sizes and times stay limited."""


class Settings(Struct, frozen=True):
    """All settings, with their defaults.

    `public` is the address that people open, if it differs from the bound one; `proxies` are the addresses and networks
    whose forwarded headers are trusted; `page` is the folder of the built page, `offline` that of the edition without a
    server. `bot_workers` and `coach_workers` are
    numbers of processes; a review gets the `review_share`-th part of the usual effort.
    """

    host: str = "127.0.0.1"
    port: int = 8123
    database: str = "duchy.db"
    log_level: str = "warning"
    public: str | None = None
    proxies: tuple[str, ...] = ()
    webhook: str | None = None
    page: str | None = None
    offline: str | None = None
    bot_workers: int = max(1, min(4, os.cpu_count() or 1))
    coach_workers: int = max(1, min(2, (os.cpu_count() or 1) // 2))
    review_share: int = 1
    limits: Limits = Limits()
    now: Callable[[], int] = milliseconds
