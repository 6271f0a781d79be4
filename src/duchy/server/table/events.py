"""The events of a table: their kinds, and their data besides seat, action and person."""

from typing import Final, Literal

from msgspec import Struct, json

from duchy.server.table.seats import Seat
from duchy.server.wire.messages import ClockRule, Coach, SeatRequest
from duchy.store.rows import Event

OPENED: Final = "opened"
JOINED: Final = "joined"
LEFT: Final = "left"
STARTED: Final = "started"
PLY: Final = "ply"
BACK: Final = "back"
ASKED: Final = "asked"
ANSWERED: Final = "answered"
BOT: Final = "bot"
RETURNED: Final = "returned"
CARRIED: Final = "carried"
RESIGNED: Final = "resigned"
TIMEOUT: Final = "timeout"
CHAT: Final = "chat"
FINISHED: Final = "finished"
REMATCH: Final = "rematch"
UPGRADED: Final = "upgraded"
ADVISED: Final = "advised"
BLANK: Final = "blank"
"""The kind of a ply for viewers who may not see it; never in the log."""


class Opened(Struct, omit_defaults=True):
    """A table as it was requested."""

    seats: list[Seat]
    requests: list[SeatRequest]
    clock: ClockRule
    commitment: str
    stand_in: str
    rematch_of: str = ""
    lesson: str = ""
    coach: Coach = "off"


class Named(Struct):
    """The nickname of the person who takes a seat."""

    name: str


class WentBack(Struct):
    """The number of plies left after an undo."""

    to: int


class Asked(Struct, omit_defaults=True):
    """A proposal that everyone must accept: an undo to a number of plies, or a bot for a seat."""

    what: str
    to: int = 0
    bot: str = ""


class Answered(Struct):
    """An answer to the proposal in an event."""

    asked: int
    yes: bool


class Sits(Struct):
    """The bot that plays a seat from now on."""

    bot: str


class Said(Struct):
    """A chat line."""

    text: str


class Finished(Struct, omit_defaults=True):
    """The end of the game, with the seed of its dice."""

    seed: str
    why: str
    scores: list[int] = []
    places: list[int] = []


class Again(Struct):
    """The table of the rematch."""

    table: str


class Upgraded(Struct):
    """The rules under which the game continues and its plies are numbered from now on."""

    rules: int


class Advised(Struct):
    """What a seat asked the coach for: a hint, or an analysis of its view."""

    what: Literal["hint", "analysis"]


Data = Opened | Named | WentBack | Asked | Answered | Sits | Said | Finished | Again | Upgraded | Advised


class Draft(Struct):
    """An event without a number."""

    kind: str
    seat: int | None = None
    action: int | None = None
    person: str | None = None
    data: Data | None = None

    def event(self, number: int, at: int, key: str | None = None) -> Event:
        """Number the event."""
        data = "" if self.data is None else json.encode(self.data).decode()
        return Event(number, at, self.kind, self.seat, self.action, self.person, key, data)
