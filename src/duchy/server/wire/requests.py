"""Requests and answers by HTTP: persons, tables, links, lists, dice."""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from duchy.server.wire.messages import (
    LONGEST_NAME,
    MOST_SEATS,
    ClockRule,
    Coach,
    Happened,
    Name,
    Number,
    ReasonInfo,
    SeatNumber,
    SeatRequest,
    Secret,
)


class Problem(Struct):
    """Why a request was refused."""

    code: str
    words: str
    reason: ReasonInfo | None = None


class NewName(Struct, forbid_unknown_fields=True):
    """A new nickname."""

    nickname: Name


class Me(Struct):
    """Your nickname."""

    nickname: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a table; by default you take the first seat and bots take the others.

    A lesson is requested by game and name only. By default the coach gives hints, unless friends are invited: people
    who join accept what the invitation says.
    """

    game: Annotated[str, Meta(max_length=32)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=MOST_SEATS)] = []
    clock: ClockRule = ClockRule()
    stand_in: Annotated[str, Meta(max_length=32)] = ""
    lesson: Annotated[str, Meta(max_length=32)] = ""
    coach: Coach | Literal[""] = ""


class Links(Struct, omit_defaults=True):
    """Tokens to share, as `/join/TOKEN` and `/watch/TOKEN`."""

    join: str = ""
    watch: str = ""


class Created(Struct):
    """A new table, and the links to it."""

    table: str
    links: Links


class WantedLink(Struct, forbid_unknown_fields=True):
    """A request for a link to join or watch a table, or to carry one of your seats to another device."""

    kind: Literal["join", "watch", "carry"]
    seat: SeatNumber | None = None


class Link(Struct):
    """A token and its expiry (milliseconds since 1970; `None`: valid as long as the table exists)."""

    token: str
    expires: int | None = None


class Redeemed(Struct, forbid_unknown_fields=True):
    """A token to follow, and the name to sit down with."""

    token: Secret
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class LinkToken(Struct, forbid_unknown_fields=True):
    """A token to preview."""

    token: Secret


class LinkInfo(Struct, omit_defaults=True):
    """A link's target: creator, game, names ('' is a free seat), options that differ from the defaults, clock.

    `seat` is the name in the seat that the link carries; joining means accepting the `coach`.
    """

    kind: str
    game: str
    status: str
    by: str
    names: list[str]
    clock: ClockRule
    options: dict[str, str | int] = {}
    seat: str = ""
    coach: Coach = "off"


class Entered(Struct):
    """A token's target: a table, and your seats there now (empty: you are watching)."""

    table: str
    seats: list[int]


class Listing(Struct, omit_defaults=True):
    """A table in your list; `mine` are your seats, `turn` says that one of them has to act.

    `lesson` names a lesson; `practice`: a draw was undone.
    """

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
    lesson: str = ""
    practice: bool = False


class Listings(Struct):
    """A page of your tables, most recent first; `total` counts all with these statuses."""

    tables: list[Listing]
    total: int


class SoloResult(Struct):
    """A solo game that you have finished: time, score, and whether it was won."""

    table: str
    at: int
    score: int
    won: bool


class SoloGroup(Struct):
    """Solo games with the same non-default options: played, won, total and best score.

    `best_won` is the best score among games won, 0 if there are none.
    """

    options: dict[str, str | int]
    played: int = 0
    won: int = 0
    total: int = 0
    best: int = 0
    best_won: int = 0


class SoloGames(Struct):
    """All your finished solo games of one kind, by options; and the latest results, oldest first.

    Games in which a draw was undone are counted only as `practice`.
    """

    whole: SoloGroup
    groups: list[SoloGroup]
    results: list[SoloResult]
    practice: SoloGroup


class OptionChoice(Struct):
    """A possible value of an option."""

    value: str | int
    words: str


class OptionInfo(Struct):
    """An option of a game; without choices it accepts any text."""

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
    """A bot that can take a seat; the usual one is the default.

    By game, where it was measured: Elo relative to the bot greedy, the points it usually makes, and in how many games.
    Forms do not offer it in the games of `left_out`, where it plays no better than the level below.
    `seconds` are those that a decision usually takes where a bot thinks longer than people notice, by game.
    """

    name: str
    words: str
    usual: bool
    ratings: dict[str, int]
    points: dict[str, int]
    games: dict[str, int]
    left_out: list[str]
    seconds: dict[str, int] | UnsetType = UNSET


class Catalogue(Struct):
    """The available games and bots."""

    games: list[GameInfo]
    bots: list[BotInfo]


class Draws(Struct):
    """How often a seat (-1: no one's) got each value of one kind of draw; after the end, also the odds."""

    seat: int
    draw: str
    counts: dict[str, int]
    expected: dict[str, float]


class DiceInfo(Struct, omit_defaults=True):
    """A table's dice: the commitment, the seed once it is revealed, and all draws that you may see."""

    commitment: str
    draws: list[Draws]
    seed: str = ""
    taken_back: int = 0


class History(Struct):
    """Events of a table from a number on, as you may see them; `next` is the next page, `None` at the end."""

    events: list[Happened]
    next: int | None = None


class Health(Struct, omit_defaults=True):
    """Whether the server is healthy, and why not."""

    status: Literal["ok", "stopping", "no database", "cannot write", "trouble"]
    words: str = ""


MOST_FORESEEN: Final = 64
"""The maximum number of actions per preview."""
MOST_AFTER: Final = 4
"""The maximum number of actions that a preview may follow."""
Word = Annotated[str, Meta(max_length=32)]
Part = Word | int | Annotated[list[Word | int], Meta(max_length=12)]


class WhatIf(Struct, forbid_unknown_fields=True):
    """A question about actions of a seat, after `number` events: by number, or one action by its fields.

    They would follow the seat's actions in `after`, which are not done either. Without `effects` only words and costs
    are told, or why an action is not legal.
    """

    seat: SeatNumber
    number: Number
    actions: Annotated[list[Number], Meta(max_length=MOST_FORESEEN)] = []
    fields: Annotated[dict[Word, Part], Meta(max_length=8)] = {}
    effects: bool = True
    after: Annotated[list[Number], Meta(max_length=MOST_AFTER)] = []


class Foreseen(Struct):
    """The effects of an action up to the next draw or decision, or the engine's reason why it is not legal.

    `points` are each seat's gains, `sources` their sources; `acting` decides next (15: chance), and `asked` says what,
    as in the game's view; `costs` are its costs by resource. If it would reveal hidden information, it is `hidden`,
    and its effects are not returned.
    """

    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    reason: ReasonInfo | None
    hidden: bool
    journal: Raw | list[dict[str, Any]]
    points: list[int]
    sources: list[dict[str, int]]
    acting: list[int]
    asked: Any
    costs: dict[str, int] = {}
