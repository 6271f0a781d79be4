"""Summaries of tables for lists and alarms, without the log: status, next wake-up, names, points."""

from typing import Final

from msgspec import json

from duchy.server.table.news.digest import Digest
from duchy.server.table.table import Table
from duchy.store.rows import PLAYING, Summary

GRACE: Final = 10_000
"""Milliseconds that the process that wrote last has for its bot, before another process takes over."""
PLAYED: Final = "played"


def digest_of(table: Table) -> Digest:
    """Return a table's entry in lists."""
    result, seats = table.result, table.seats
    return Digest(
        [seat.name for seat in seats],
        [None if seat.reserved else seat.person for seat in seats],
        [seat for seat in table.acting() if seat < len(seats) and not seats[seat].played_by],
        result.scores if result else table.setup.game.scores(table.board.state),
        result.places if result else [],
        table.opened.lesson if table.opened else "",
        result.why if result and result.why != PLAYED else "",
        table.board.practice,
        table.setup.unusual if result and len(seats) == 1 else None,
    )


def wake_of(table: Table, at: int) -> int | None:
    """Return when a table needs attention if nothing happens: a clock runs out, or a bot was forgotten.

    Bots at an abandoned table wait until someone looks at it.
    """
    wake = table.clock.next_deadline() if table.status == PLAYING else None
    if table.bots_to_act() and not table.abandoned:
        return at + GRACE if wake is None else min(wake, at + GRACE)
    return wake


def summary_of(table: Table, at: int, before: Table | None = None) -> Summary:
    """Return a table's summary for the store, with its persons only if they have changed."""
    members = None
    if before is None or before.seats is not table.seats:
        persons = table.persons()
        members = None if before is not None and before.persons() == persons else persons
    return Summary(table.status, wake_of(table, at), json.encode(digest_of(table)).decode(), members)
