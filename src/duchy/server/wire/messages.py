"""Everything that travels between server and client, as types; docs/wire.md says when. Knows no game and no table.

Seats count from 0 here, as in code. Numbers are those of events: who has seen n events has seen 0 to n - 1.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Meta(min_length=16, max_length=128, pattern="^[A-Za-z0-9_-]+$")]
LONGEST_NAME: Final = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Wish = Literal["me", "friend", "bot", "hot"]
LONGEST_CLOCK: Final = 60 * 24 * 3600
"""Two months: the longest time to think, in seconds."""
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]
MOST_SEATS: Final = 8
Coach = Literal["off", "hints", "analysis"]
"""What the coach may do while a game runs: nothing; give hints; be asked about any line from what a seat sees, too."""


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock; so many seconds for each turn; or a bank of seconds for the whole game, more with each turn."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit in a seat: me, a friend by link, a bot of a level, or somebody beside me at my device."""

    kind: Wish
    bot: Annotated[str, Meta(max_length=32)] = ""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


# --- what a client says at a table ---------------------------------------------------------------------------------


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something to be done at a table; the id is the client's, and the same id is never carried out twice."""

    id: Id


class Move(Command, tag="move"):
    """A seat acts, knowing so many events."""

    seat: SeatNumber
    action: Number
    number: Number


class Chat(Command, tag="chat"):
    """Words to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class TakeBack(Command, tag="back"):
    """Go back to so many plies, or to before my last action."""

    seat: SeatNumber
    to: Number | None = None


class Answer(Command, tag="answer"):
    """Agree or not to what was asked in the event of this number."""

    asked: Number
    yes: bool


class Resign(Command, tag="resign"):
    """Give up a seat's game."""

    seat: SeatNumber


class Leave(Command, tag="leave"):
    """Get up from the table."""


class Return(Command, tag="return"):
    """Play again instead of a bot."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """Play the same again at a new table, when this one is over."""


AnyCommand = Move | Chat | TakeBack | Answer | Resign | Leave | Return | Rematch


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first word on a socket, and again whenever the client wants to be brought up to date."""

    number: Number = 0


Spoken = Hello | Move | Chat | TakeBack | Answer | Resign | Leave | Return | Rematch
"""What a client may send on the socket."""

# --- what the server says at a table -------------------------------------------------------------------------------


class Happened(Struct, omit_defaults=True):
    """One event as a viewer may see it; `kind` is 'blank' for a ply that is hidden from the viewer."""

    number: int
    at: int
    kind: str
    seat: int | None = None
    action: int | None = None
    notation: str = ""
    fields: dict[str, Any] | None = None
    name: str = ""
    data: Raw | dict[str, Any] | None = None
    journal: Raw | list[dict[str, Any]] | None = None


class SeatInfo(Struct, omit_defaults=True):
    """Who sits in a seat; `left` milliseconds to think were there when it was asked, at `since` (none: it is not).

    `hints` counts the decisions for which the coach was asked.
    """

    name: str
    kind: Literal["person", "bot", "free", "reserved"]
    bot: str = ""
    played_by_bot: bool = False
    why: str = ""
    left: int | None = None
    since: int | None = None
    deadline: int | None = None
    hints: int = 0


class ProposalInfo(Struct):
    """What all others must agree to; `waiting` are the seats that have not answered."""

    asked: int
    what: str
    seat: int
    to: int
    bot: str
    waiting: list[int]


class ReasonInfo(Struct):
    """Why an action is not legal, as the engine says it."""

    code: str
    rule: str
    values: dict[str, Any]


class StopInfo(Struct):
    """The first ply of earlier rules that the current rules do not allow.

    The reason is the game's own, or has the code `no-such-action` if the current rules have no such action.
    """

    ply: int
    notation: str
    rules: int
    reason: ReasonInfo


class TableInfo(Struct, omit_defaults=True):
    """What everybody may know of a table; the options come only with a full update.

    `lesson` names the lesson that it is: its dice are the same each time. `practice`: a draw was taken back.
    `begun` are the earlier rules that it was begun under. `stopped` says in English why it cannot go on under those of
    today, `stop` says it as data.
    `coach` is what the coach may do while the game runs, to which all agreed by sitting down.
    """

    id: str
    game: str
    rules: int
    status: str
    seats: list[SeatInfo]
    clock: ClockRule
    commitment: str
    ply: int
    acting: list[int]
    scores: list[int]
    taken_back: int = 0
    proposals: list[ProposalInfo] = []
    seed: str = ""
    why: str = ""
    places: list[int] = []
    rematch: str = ""
    rematch_of: str = ""
    options: dict[str, str | int] = {}
    lesson: str = ""
    practice: bool = False
    begun: int = 0
    stopped: str = ""
    coach: Coach = "off"
    stop: StopInfo | None = None


class Choice(Struct, omit_defaults=True):
    """A legal action: its number, as text, as fields, in words, and what it costs, by what is paid."""

    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    costs: dict[str, int] = {}


class Frame(Struct):
    """The table as one seat sees it (-1: a spectator), and what it may do."""

    seat: int
    view: Any
    legal: list[Choice]
    may_take_back: bool = False


class Ack(Struct, tag_field="type", tag="ack"):
    """A command is done, and durable: it is the event of this number. The id may come again; the event does not."""

    id: str
    number: int
    table: str = ""


class Update(Struct, tag_field="type", tag="update"):
    """All that is new to a client, and the table as it is now; `full`: forget what you had.

    `acks` acknowledge commands of this client that are among what is new; each counts like an `Ack` of its own.
    """

    number: int
    full: bool
    now: int
    title: str
    table: TableInfo
    you: list[int]
    frames: list[Frame]
    events: list[Happened]
    chats: list[Happened] = []
    acks: list[Ack] = []


class Refusal(Struct, tag_field="type", tag="refused"):
    """A command was not carried out, and why."""

    id: str
    code: str
    words: str
    reason: ReasonInfo | None = None


class Present(Struct, tag_field="type", tag="present"):
    """Whether the person of each seat is connected now; none for bots, for free seats, and where it is not known."""

    seats: list[bool | None]


Heard = Update | Ack | Refusal | Present
"""What a server may send on the socket."""
