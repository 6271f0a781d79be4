"""Why a request was refused, as the wire has it, with the status of HTTP that goes with it."""

from typing import Final

from duchy.core.reason import OptionError, Refusal
from duchy.server.live.shares.room import FULL
from duchy.server.table.refused import Refused
from duchy.server.table.showing import reason_info, reason_of
from duchy.server.wire.requests import Problem
from duchy.store.errors import Full, StoreError, UnknownTable

STATUS: Final = {
    "forbidden": 403,
    "too-fast": 429,
    "status": 400,
    "wrong": 400,
    "too-much": 400,
    "seats": 400,
    "clock": 400,
    "position": 400,
    "no-review": 404,
    "no-puzzle": 404,
    "no-page": 404,
    "nobody": 401,
    "invalid": 400,
    "friends": 400,
    "newer": 400,
}
"""The HTTP status of a refusal by its code; 409 for all others."""
LONGEST_WORDS: Final = 1000


def problem_of(error: Refusal | StoreError) -> tuple[int, Problem]:
    """Return the status and the words of an error."""
    if isinstance(error, UnknownTable):  # the same whether a table does not exist or is not visible to the person
        return 404, Problem(
            "no-table", f"table {error.table!r} does not exist or is not visible to you"[:LONGEST_WORDS]
        )
    if isinstance(error, Full):
        return 507, Problem(FULL, str(error))
    if isinstance(error, StoreError):
        return 503, Problem("unavailable", "the database is not available now: try again soon")
    words = str(error)[:LONGEST_WORDS]
    if isinstance(error, Refused):
        return STATUS.get(error.code, 409), Problem(error.code, words, reason_info(error))
    reason = error.reason if isinstance(error, OptionError) else None
    return 400, Problem("wrong", words, None if reason is None else reason_of(reason))
