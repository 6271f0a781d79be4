"""What travels when a game is gone through again: moments, draws, records. When: docs/wire.md."""

from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct

from duchy.server.wire.messages import Number, StopInfo

MOST_MOMENTS: Final = 60
"""How many moments of a game are shown at once."""
LONGEST_RECORD: Final = 200_000


class Moment(Struct):
    """A game after so many plies, as one seat sees it; and the last of these plies, unless it is hidden from the seat.

    There is no last ply at the beginning.
    """

    ply: int
    acting: list[int]
    scores: list[int]
    view: Any
    seat: int | None
    notation: str
    fields: dict[str, Any] | None
    journal: Raw


class Moments(Struct):
    """Moments of a game, one after the other; `plies` counts all that there are. `practice`: a draw was taken back.

    `begun` are the earlier rules that it was begun under, 0 for those of today; `stopped` says in English why it cannot
    be followed further, `stop` says it as data.
    """

    game: str
    options: dict[str, Any]
    players: list[str]
    plies: int
    commitment: str
    seed: str
    scores: list[int]
    places: list[int]
    moments: list[Moment]
    practice: bool = False
    begun: int = 0
    stopped: str = ""
    stop: StopInfo | None = None


class Drawn(Struct):
    """One draw of chance: the ply and the number from which it follows, what came, and what could have come."""

    ply: int
    number: int
    action: int
    words: str
    actions: list[int]
    weights: list[int]


class AllDrawn(Struct):
    """Every draw of a game that is over; the first `past` plies were made under earlier rules, maybe by other odds."""

    commitment: str
    seed: str
    draws: list[Drawn]
    past: int = 0


class RecordText(Struct, forbid_unknown_fields=True):
    """A record that somebody wants to look at: from a ply on, so many moments, as a seat saw them."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    seat: Annotated[int, Meta(ge=-1, le=14)] = -1
    since: Number = 0
    limit: Annotated[int, Meta(ge=0, le=MOST_MOMENTS)] = MOST_MOMENTS
