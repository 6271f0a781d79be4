"""What is asked for and answered by request: persons, tables, links, lists, dice; part of the wire like `wire.py`."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

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
    """The nickname a person wants."""

    nickname: Name


class Me(Struct):
    """Who I am to the others."""

    nickname: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that somebody wants; without seats, mine is the first and bots sit in the others.

    A lesson is wanted by game and name alone. Without a word on the coach it gives hints, unless friends are invited:
    then who joins agrees to what the invitation says.
    """

    game: Annotated[str, Meta(max_length=32)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=MOST_SEATS)] = []
    clock: ClockRule = ClockRule()
    stand_in: Annotated[str, Meta(max_length=32)] = ""
    lesson: Annotated[str, Meta(max_length=32)] = ""
    coach: Coach | Literal[""] = ""


class Links(Struct, omit_defaults=True):
    """Tokens to hand on, as `/join/TOKEN` and `/watch/TOKEN`."""

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


class LinkToken(Struct, forbid_unknown_fields=True):
    """A token that somebody was given and has not followed yet."""

    token: Secret


class LinkInfo(Struct, omit_defaults=True):
    """What a link leads to: who made it, which game, who sits there ('' is a free seat), unusual options, the clock.

    `seat` is the name of whoever sits in the seat that it carries; who joins agrees to the `coach`.
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
    """Where a token led: a table, and the seats that are mine there now (none: I watch)."""

    table: str
    seats: list[int]


class Listing(Struct, omit_defaults=True):
    """A table in my list; `mine` are my seats, `turn` says that one of them has to act; a lesson is named.

    `practice`: a draw was taken back.
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
    """A page of my tables, the last touched first; `total` counts all of these statuses."""

    tables: list[Listing]
    total: int


class SoloResult(Struct):
    """A game that I have finished alone: when, with which score, and whether it was won."""

    table: str
    at: int
    score: int
    won: bool


class SoloGroup(Struct):
    """Games alone with the same options (those that are not as usual): played, won, all scores added, the best.

    best_won: the best score of those that were won, 0 if none was.
    """

    options: dict[str, str | int]
    played: int = 0
    won: int = 0
    total: int = 0
    best: int = 0
    best_won: int = 0


class SoloGames(Struct):
    """All games of one kind that I have finished alone, by their options; and the last results, the oldest first.

    Games in which a draw was taken back are `practice`: they stand there and nowhere else.
    """

    whole: SoloGroup
    groups: list[SoloGroup]
    results: list[SoloResult]
    practice: SoloGroup


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
    """A bot that can sit at a table; the usual one sits there if nobody chooses another.

    Ratings are points of Elo above the bot that is called greedy, by game.
    """

    name: str
    words: str
    usual: bool
    ratings: dict[str, int]


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


class Health(Struct, omit_defaults=True):
    """Whether the server can work, and why not."""

    status: Literal["ok", "stopping", "no database", "cannot write", "trouble"]
    words: str = ""


MOST_FORESEEN: Final = 64
"""So many actions can be asked about at once."""
Word = Annotated[str, Meta(max_length=32)]
Part = Word | int | Annotated[list[Word | int], Meta(max_length=12)]


class WhatIf(Struct, forbid_unknown_fields=True):
    """What if a seat did this, knowing so many events? Actions by number, or one by fields like those of choices."""

    seat: SeatNumber
    number: Number
    actions: Annotated[list[Number], Meta(max_length=MOST_FORESEEN)] = []
    fields: Annotated[dict[Word, Part], Meta(max_length=8)] = {}


class Foreseen(Struct):
    """What an action would do up to the next draw or decision, or the engine's reason why it is not legal.

    `points` are what each seat gains, `sources` what for; `acting` is who decides then (15: chance) and `asked` what,
    as in the game's view. If it would show what the seat may not see yet, it is `hidden` and nothing of it is told.
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
