"""The messages between server and client; docs/wire.md says when they are sent. Knows no game and no table.

Seats count from 0. Numbers are those of events: a client with n events has events 0 to n - 1.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from duchy.server.wire.legend import Block

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Meta(min_length=16, max_length=128, pattern="^[A-Za-z0-9_-]+$")]
LONGEST_NAME: Final = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SeatKind = Literal["me", "friend", "bot", "hot"]
LONGEST_CLOCK: Final = 60 * 24 * 3600
"""The maximum thinking time, two months in seconds."""
Seconds = Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)]
MOST_SEATS: Final = 8
VERSION: Final = 3
"""The form of the messages at a table; it grows when older clients cannot read them any more."""
Coach = Literal["off", "hints", "analysis"]
"""What the coach may do during a game: nothing; give hints; also analyse any line from a seat's view."""

Printed = dict[str, Any] | UnsetType
"""What is printed on components that options bring along; absent if the game has only its own."""


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock; seconds per turn; or a bank of seconds for the whole game with an increment per turn."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A request for a seat: for me, a friend by link, a bot, or another player at my device."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=32)] = ""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


# Messages from a client at a table.


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A command at a table; the client chooses the id, and the same id is never carried out twice."""

    id: Id


class Move(Command, tag="move"):
    """A seat acts, after `number` known events."""

    seat: SeatNumber
    action: Number
    number: Number


class Chat(Command, tag="chat"):
    """A chat line."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class TakeBack(Command, tag="back"):
    """Undo to `to` plies, or my last action."""

    seat: SeatNumber
    to: Number | None = None


class Answer(Command, tag="answer"):
    """Accept or reject the proposal in the event `asked`."""

    asked: Number
    yes: bool


class Resign(Command, tag="resign"):
    """Resign a seat's game."""

    seat: SeatNumber


class Leave(Command, tag="leave"):
    """Leave the table."""


class Return(Command, tag="return"):
    """Take over from the bot again."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """Play a rematch at a new table, when this one is over."""


AnyCommand = Move | Chat | TakeBack | Answer | Resign | Leave | Return | Rematch


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket, and again whenever the client wants to be brought up to date.

    `version` is the form of the wire that the client speaks, `mark` its fingerprint of the table after `number` events.
    """

    number: Number = 0
    mark: Annotated[int, Meta(ge=0, le=2**32 - 1)] = 0
    version: Number = 1


Spoken = Hello | Move | Chat | TakeBack | Answer | Resign | Leave | Return | Rematch
"""The messages that a client may send on the socket."""

# Messages from the server at a table.


class Happened(Struct, omit_defaults=True):
    """An event as a viewer may see it; `kind` is 'blank' for a ply hidden from the viewer."""

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
    """A seat and its holder; `left` milliseconds to think remained at `since`, when it was asked (`None`: it is not).

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
    """A proposal that all others must accept; `waiting` are the seats that have not answered."""

    asked: int
    what: str
    seat: int
    to: int
    bot: str
    waiting: list[int]


class ReasonInfo(Struct):
    """The engine's reason why an action is not legal."""

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
    """Public information about a table; `options` and `printed` are sent only with a full one.

    `lesson` names its lesson, whose dice are the same every time. `practice`: a draw was undone. `begun` are the
    earlier rules it started under; `stopped` says in English why it cannot continue under the current ones, `stop` as
    data. `coach` is what the coach may do during the game, which everyone accepted by sitting down.
    `printed` is what is printed on components that the options bring along, such as the cards of a custom set.
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
    printed: Printed = UNSET


class Choice(Struct, omit_defaults=True):
    """A legal action: its number, its fields, and its costs by resource."""

    action: int
    fields: dict[str, Any]
    costs: dict[str, int] = {}


class Frame(Struct):
    """The table as a seat sees it (-1: a spectator), and its legal actions."""

    seat: int
    view: Any
    legal: list[Choice]
    may_take_back: bool = False


class Ack(Struct, tag_field="type", tag="ack"):
    """A command was carried out durably, as the event of this number. The same id may be acknowledged again."""

    id: str
    number: int
    table: str = ""


class Update(Struct):
    """All news for a viewer, and the current table; `full`: discard your local state.

    Clients make it from `Whole` and `Change`. `acks` acknowledge commands of this client among the events; each counts
    like a separate `Ack`.
    """

    number: int
    full: bool
    now: int
    table: TableInfo
    you: list[int]
    frames: list[Frame]
    events: list[Happened]
    chats: list[Happened] = []
    acks: list[Ack] = []


class Brief(Struct, omit_defaults=True):
    """An event of a whole or a change, without what can be told from its place and from the legend; see `Happened`.

    The first has the number of the message's `first`, the others follow. `at` is in milliseconds after the event
    before; the first of a whole has its time itself. `told` is the journal: code, seat and values of each entry, and
    points and source if it scores.
    """

    kind: str = "ply"
    at: int = 0
    seat: int | None = None
    action: int | None = None
    name: str = ""
    data: Raw | dict[str, Any] | None = None
    told: Raw | list[list[Any]] | None = None


class Shown(Struct):
    """The action of a blank, which only you may see."""

    number: int
    action: int


class OwnFrame(Struct, omit_defaults=True):
    """What only one of your seats sees and may do: `view` is the change from the public view to the seat's.

    `legal` are its actions by number, `costs` those that cost something, by what is paid and by action. `back`: its
    last action can be undone. `keep`: the change of the view is the same as in the last `own`.
    """

    seat: int
    legal: list[int] = []
    costs: dict[str, dict[int, int]] = {}
    back: bool = False
    keep: bool = False
    view: Any = UNSET


class Own(Struct):
    """What only you may see and do: those of your seats that have to act, or else the first.

    `you` are your seats; absent, they are the same as in the last `own`.
    """

    frames: list[OwnFrame]
    you: list[int] | UnsetType = UNSET


class Whole(Struct, tag_field="type", tag="whole", omit_defaults=True):
    """The whole table: its public `table` (a `TableInfo`) and public `view`, with the fingerprint `mark` of both.

    `full`: the events are the latest ones and replace what you have; otherwise they follow what you have. `options`,
    `printed` and `chats` are there only if it is full. `legend` says what the numbers of actions mean. `shown` are the
    plies that only you may see, `own` is what only you may see and do; a spectator gets neither. `acks` are your
    commands that were carried out at this table, with the numbers of their events.
    """

    version: int
    number: int
    mark: int
    first: int
    full: bool
    table: Any
    view: Any
    events: list[Brief] = []
    chats: list[Happened] = []
    legend: Raw | list[Block] = []
    options: dict[str, str | int] | UnsetType = UNSET
    printed: Printed = UNSET
    shown: list[Shown] = []
    own: Own | None = None
    acks: dict[str, int] = {}
    now: int = 0


class Change(Struct, tag_field="type", tag="change", omit_defaults=True):
    """What changed since the first `first` events, when the public table and view had the fingerprint `base`.

    `table` and `view` are changes; an absent one says that nothing changed. `own` replaces the last one; absent, that
    is still valid. `now` is the server's clock, in milliseconds after the last event, if those are many. The rest is as
    in `Whole`.
    """

    first: int
    base: int
    table: Any = UNSET
    view: Any = UNSET
    events: list[Brief] = []
    shown: list[Shown] = []
    own: Own | None = None
    acks: dict[str, int] = {}
    now: int = 0

    @property
    def number(self) -> int:
        """Return how many events are known afterwards."""
        return self.first + len(self.events)


class Refusal(Struct, tag_field="type", tag="refused"):
    """A command was not carried out, and why."""

    id: str
    code: str
    words: str
    reason: ReasonInfo | None = None


class Present(Struct, tag_field="type", tag="present"):
    """Whether each seat's person is connected now; `None` for bots, free seats and unknown presence."""

    seats: list[bool | None]


Heard = Whole | Change | Ack | Refusal | Present
"""The messages that a server may send on the socket."""
