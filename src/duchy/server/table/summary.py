"""Summaries of tables for lists and alarms, without the log: status, next wake-up, names, points."""

from typing import Final

from msgspec import Struct, json

from duchy.server.table.table import Table
from duchy.store.rows import PLAYING, Summary

GRACE: Final = 10_000
"""Milliseconds that the process that wrote last has for its bot, before another process takes over."""


PLAYED: Final = "played"


class Digest(Struct, omit_defaults=True):
    """A table's entry in lists; the persons behind the seats are never sent.

    `why` says how a game ended that was not played to its end; `chosen` holds the non-default options of a finished
    solo game.
    """

    names: list[str]
    persons: list[str | None]
    acting: list[int] = []
    scores: list[int] = []
    places: list[int] = []
    lesson: str = ""
    why: str = ""
    practice: bool = False
    chosen: dict[str, str | int] | None = None


def digest_of(table: Table) -> Digest:
    """Return a table's entry in lists."""
    result = table.result
    return Digest(
        [seat.name for seat in table.seats],
        [None if seat.reserved else seat.person for seat in table.seats],
        [seat for seat in table.acting() if seat < len(table.seats) and not table.seats[seat].played_by],
        result.scores if result else table.setup.game.scores(table.board.state),
        result.places if result else [],
        table.opened.lesson if table.opened else "",
        result.why if result and result.why != PLAYED else "",
        table.board.practice,
        table.setup.unusual if result and len(table.seats) == 1 else None,
    )


def wake_of(table: Table, at: int) -> int | None:
    """Return when a table needs attention if nothing happens: a clock runs out, or a bot was forgotten.

    Bots at an abandoned table wait until someone looks at it.
    """
    times = [table.clock.next_deadline()] if table.status == PLAYING else []
    if table.bots_to_act() and not table.abandoned:
        times.append(at + GRACE)
    return min((time for time in times if time is not None), default=None)


def summary_of(table: Table, at: int, before: Table | None = None) -> Summary:
    """Return a table's summary for the store, with its persons only if they have changed."""
    persons = table.persons()
    members = None if before is not None and before.persons() == persons else persons
    return Summary(table.status, wake_of(table, at), json.encode(digest_of(table)).decode(), members)
