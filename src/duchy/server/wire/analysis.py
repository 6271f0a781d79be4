"""Messages of analysis: positions, their legal actions, evaluations, and trees of lines; see docs/coach.md.

The server stores only saved trees: each request brings its position.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct

from duchy.server.wire.coach import AdviceReason, CoachCandidate
from duchy.server.wire.messages import Frame, Number, Printed, SeatNumber
from duchy.server.wire.replay import LONGEST_RECORD
from duchy.server.wire.requests import MOST_AFTER, MOST_FORESEEN, Part, Word

LONGEST_LINE: Final = 400
"""The maximum number of plies played after a position."""
MOST_POSITIONS: Final = 60
"""The maximum number of positions per answer."""
MOST_NODES: Final = 2_000
"""The maximum number of plies in a tree."""
LONGEST_TITLE: Final = 80
LONGEST_NOTE: Final = 500
MOST_EFFORT: Final = 4
Actor = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=-1, le=14)]
Document = Annotated[dict[str, Any], Meta(max_length=64)]


class LinePly(Struct, forbid_unknown_fields=True):
    """A ply of a line: a seat, or chance (15), and its action."""

    seat: Actor
    action: Number


class WantedPosition(Struct, forbid_unknown_fields=True):
    """A position and plies after it; then chance may be rolled, `one` draw or `all` until the next decision.

    `every`: show the position after each ply, not only the last; `seat`: the viewer.
    """

    position: Document
    plies: Annotated[list[LinePly], Meta(max_length=LONGEST_LINE)] = []
    roll: Literal["", "one", "all"] = ""
    every: bool = False
    seat: Viewer = 0


class PositionWhatIf(Struct, forbid_unknown_fields=True):
    """A question about actions of a seat in a position, answered as at a table (`WhatIf`)."""

    position: Document
    seat: SeatNumber
    actions: Annotated[list[Number], Meta(max_length=MOST_FORESEEN)] = []
    fields: Annotated[dict[Word, Part], Meta(max_length=8)] = {}
    effects: bool = True
    after: Annotated[list[Number], Meta(max_length=MOST_AFTER)] = []


class StartPosition(Struct, forbid_unknown_fields=True):
    """The first position of a game with options, to start an analysis or the board editor from."""

    game: Annotated[str, Meta(max_length=32)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = {}


class RecordPosition(Struct, forbid_unknown_fields=True):
    """The position of a record after a number of plies."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    ply: Number = 0


class Outcome(Struct):
    """A possible outcome of chance: as text, as fields, in words, and its weight."""

    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    weight: int


class AnalysisPosition(Struct):
    """A position: as a document, as it is seen, and its legal actions.

    `frames` show it to each seat that has to act, with its legal actions, and then to the viewer. `outcomes` are
    chance's, if it has to act. `ply` counts the plies played after the position that was sent; `last_seat`,
    `notation`, `fields` and `journal` belong to the last of them (-1 and empty if there is none).
    """

    game: str
    position: dict[str, Any]
    seats: int
    ply: int
    acting: list[int]
    scores: list[int]
    places: list[int]
    frames: list[Frame]
    outcomes: list[Outcome]
    last_seat: int
    action: int
    notation: str
    fields: dict[str, Any]
    journal: Raw | list[dict[str, Any]]


class AnalysisPositions(Struct):
    """Positions in order; a single one unless every one was requested.

    `printed` is what is printed on components that their options bring along.
    """

    spots: list[AnalysisPosition]
    printed: Printed = UNSET


class WantedThought(Struct, forbid_unknown_fields=True):
    """A question about the engine's evaluation of a position; efforts 0, 1, 2, ... give ever better answers.

    `line` is a turn of the seat to act, which is valued beside its plans.
    """

    position: Document
    plies: Annotated[list[LinePly], Meta(max_length=LONGEST_LINE)] = []
    effort: Annotated[int, Meta(ge=0, le=MOST_EFFORT)] = 0
    seat: Viewer = -1
    line: Annotated[list[Number], Meta(max_length=LONGEST_LINE)] = []


class Thought(Struct):
    """The plans of the seat to act, best first; `last`: more effort would find nothing new.

    `values` and `wins` are the position's for all seats, as in reviews and hints; `error` is their standard error (0
    unless chance has to act), and eight games in ten would end between `lows` and `highs`. `weighed` is what the line
    that was asked about comes to, valued like the plans.
    """

    seat: int
    effort: int
    last: bool
    values: list[int]
    wins: list[int]
    lows: list[int]
    highs: list[int]
    error: int
    lead: int | None
    solved: bool
    candidates: list[CoachCandidate]
    reasons: list[AdviceReason]
    weighed: int | None = None


class TreeNode(Struct, forbid_unknown_fields=True):
    """A ply of a tree: its parent node (-1: the root position), seat and action; a name and a note.

    The first of several nodes with the same parent is the main line. The server writes the notation.
    """

    parent: Annotated[int, Meta(ge=-1, lt=MOST_NODES)]
    seat: Actor
    action: Number
    name: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    notation: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""


class Tree(Struct, forbid_unknown_fields=True):
    """An analysis as it is saved, shared and kept in a file: a position and lines after it."""

    form: Literal["duchy analysis 1"]
    game: Annotated[str, Meta(max_length=32)]
    position: Document
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    ply: Number = 0
    nodes: Annotated[list[TreeNode], Meta(max_length=MOST_NODES)] = []


class SavedTree(Struct):
    """A saved tree: `/analysis/ID` leads to it until it expires."""

    id: str
    expires: int
    mine: bool
    tree: Tree
