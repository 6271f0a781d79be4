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


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock; so many seconds for each turn; or a bank of seconds for the whole game, more with each turn."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
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
    """Who sits in a seat; `left` milliseconds to think were there when it was asked, at `since` (none: it is not)."""

    name: str
    kind: Literal["person", "bot", "free", "reserved"]
    bot: str = ""
    played_by_bot: bool = False
    why: str = ""
    left: int | None = None
    since: int | None = None
    deadline: int | None = None


class ProposalInfo(Struct):
    """What all others must agree to; `waiting` are the seats that have not answered."""

    asked: int
    what: str
    seat: int
    to: int
    bot: str
    waiting: list[int]


class TableInfo(Struct, omit_defaults=True):
    """What everybody may know of a table."""

    id: str
    game: str
    rules: int
    options: dict[str, str | int]
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


class Choice(Struct):
    """A legal action: its number, as text, as fields, in words."""

    action: int
    notation: str
    fields: dict[str, Any]
    words: str


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


class ReasonInfo(Struct):
    """Why an action is not legal, as the engine says it."""

    code: str
    rule: str
    values: dict[str, Any]


class Refusal(Struct, tag_field="type", tag="refused"):
    """A command was not carried out, and why."""

    id: str
    code: str
    words: str
    reason: ReasonInfo | None = None


Heard = Update | Ack | Refusal
"""What a server may send on the socket."""

# --- HTTP ----------------------------------------------------------------------------------------------------------


class Problem(Struct):
    """Why a request was refused."""

    code: str
    words: str
    reason: ReasonInfo | None = None


class NewName(Struct, forbid_unknown_fields=True):
    """The nickname a person wants."""

    nickname: Name


class Me(Struct):
    """Who I am to the others."""

    nickname: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that somebody wants; without seats, mine is the first and bots sit in the others."""

    game: Annotated[str, Meta(max_length=32)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = []
    clock: ClockRule = ClockRule()
    stand_in: Annotated[str, Meta(max_length=32)] = ""


class Links(Struct, omit_defaults=True):
    """Tokens to hand on; the address that a person opens carries them behind '#', which no server ever sees."""

    join: str = ""
    watch: str = ""


class Created(Struct):
    """A new table, and the links to it."""

    table: str
    links: Links


class WantedLink(Struct, forbid_unknown_fields=True):
    """A link to join or watch a table, or to carry one of my seats to another device."""

    kind: Literal["join", "watch", "carry"]
    seat: SeatNumber | None = None


class Link(Struct):
    """A token, and how long it is good for (milliseconds since 1970; none: for as long as the table)."""

    token: str
    expires: int | None = None


class Redeemed(Struct, forbid_unknown_fields=True):
    """A token that somebody was given, and the name to sit down with."""

    token: Secret
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class Entered(Struct):
    """Where a token led: a table, and the seats that are mine there now (none: I watch)."""

    table: str
    seats: list[int]


class Listing(Struct, omit_defaults=True):
    """A table in my list; `mine` are my seats, `turn` says that one of them has to act."""

    id: str
    game: str
    status: str
    created: int
    touched: int
    names: list[str]
    mine: list[int] = []
    turn: bool = False
    scores: list[int] = []
    places: list[int] = []


class Listings(Struct):
    """A page of my tables, the last touched first; `total` counts all of these statuses."""

    tables: list[Listing]
    total: int


class OptionChoice(Struct):
    """A value that an option may have."""

    value: str | int
    words: str


class OptionInfo(Struct):
    """An option of a game; without choices it takes any text."""

    name: str
    default: str | int
    words: str
    choices: list[OptionChoice]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    rules: int
    actions: int
    options: list[OptionInfo]


class BotInfo(Struct):
    """A bot that can sit at a table."""

    name: str
    words: str


class Catalogue(Struct):
    """What can be played, and against which bots."""

    games: list[GameInfo]
    bots: list[BotInfo]


class Draws(Struct):
    """How often chance gave a seat (-1: nobody's) each value of one kind of draw; and, at the end, the odds of that."""

    seat: int
    draw: str
    counts: dict[str, int]
    expected: dict[str, float]


class DiceInfo(Struct, omit_defaults=True):
    """The dice of a table: the commitment, the seed once it is revealed, and all draws that you may see."""

    commitment: str
    draws: list[Draws]
    seed: str = ""
    taken_back: int = 0


class History(Struct):
    """Events of a table from a number on, as you may see them; `next` is where to go on, none at the end."""

    events: list[Happened]
    next: int | None = None


class Health(Struct):
    """Whether the server can work."""

    status: Literal["ok", "stopping", "no database"]
