"""Messages of replays: moments, standings, draws, records; see docs/wire.md."""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Raw, Struct

from duchy.server.wire.messages import Number, Printed, StopInfo

MOST_MOMENTS: Final = 60
"""The maximum number of moments per answer."""
LONGEST_RECORD: Final = 200_000


class Moment(Struct):
    """A game after `ply` plies, as a seat sees it; and the last of these plies, unless it is hidden from the seat.

    At the start there is no last ply.
    """

    ply: int
    acting: list[int]
    scores: list[int]
    view: Any
    seat: int | None
    action: int | None
    notation: str
    fields: dict[str, Any] | None
    journal: Raw


class Moments(Struct):
    """Moments of a game in order; `plies` counts all its plies. `practice`: a draw was undone.

    `begun` are the earlier rules it started under, 0 for the current ones; `stopped` says in English why it cannot be
    followed further, `stop` as data. `printed` is what is printed on components that the options bring along.
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
    printed: Printed = UNSET


class Standings(Struct):
    """The points of all seats after each ply, as the rules count them at that moment; those of the start come first."""

    scores: list[list[int]]


class Drawn(Struct):
    """One draw: the ply and the number from which it follows, its outcome, and all possible outcomes."""

    ply: int
    number: int
    action: int
    words: str
    actions: list[int]
    weights: list[int]


class AllDrawn(Struct):
    """Every draw of a finished game; the first `past` plies were made under earlier rules, maybe with other odds."""

    commitment: str
    seed: str
    draws: list[Drawn]
    past: int = 0


class RecordText(Struct, forbid_unknown_fields=True):
    """An uploaded record to step through: `limit` moments from `since` on, as a seat saw them."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    seat: Annotated[int, Meta(ge=-1, le=14)] = -1
    since: Number = 0
    limit: Annotated[int, Meta(ge=0, le=MOST_MOMENTS)] = MOST_MOMENTS
