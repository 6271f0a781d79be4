"""What travels when somebody analyses: positions, what can be done in them, what the engine thinks, trees of lines.

The server keeps nothing of an analysis but trees that are saved: each request brings its position. docs/coach.md.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

from duchy.server.wire.coach import AdviceReason, CoachCandidate
from duchy.server.wire.messages import Frame, Number
from duchy.server.wire.replay import LONGEST_RECORD

LONGEST_LINE: Final = 400
"""Plies that are made after a position at once."""
MOST_POSITIONS: Final = 60
"""Positions that are shown at once."""
MOST_NODES: Final = 2_000
"""Plies of a tree."""
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
    """A position and plies after it; then chance may be rolled, `one` draw or `all` until somebody decides.

    `every`: show the position after each ply, not only the last; `seat`: who looks where nobody has to act.
    """

    position: Document
    plies: Annotated[list[LinePly], Meta(max_length=LONGEST_LINE)] = []
    roll: Literal["", "one", "all"] = ""
    every: bool = False
    seat: Viewer = 0


class StartPosition(Struct, forbid_unknown_fields=True):
    """The first position of a game with options, to begin an analysis or the board editor from."""

    game: Annotated[str, Meta(max_length=32)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = {}


class RecordPosition(Struct, forbid_unknown_fields=True):
    """The position of a record after so many plies."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    ply: Number = 0


class Outcome(Struct):
    """What chance may decide: as text, as fields, in words, and its weight among all."""

    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    weight: int


class AnalysisPosition(Struct):
    """A position: as a document, as it is seen, and what may be done.

    `frames` show it to each seat that has to act, with its legal actions; if none has, to the one who looks. `outcomes`
    is what chance may decide if it has to. `ply` counts the plies made after the position that was sent; `last_seat`,
    `notation`, `fields` and `journal` are those of the last of them (-1 and nothing if there is none).
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
    """Positions, one after the other; a single one unless every one was asked for."""

    spots: list[AnalysisPosition]


class WantedThought(Struct, forbid_unknown_fields=True):
    """What does the engine think of a position? Ask with effort 0, 1, 2, ... for ever better answers."""

    position: Document
    plies: Annotated[list[LinePly], Meta(max_length=LONGEST_LINE)] = []
    effort: Annotated[int, Meta(ge=0, le=MOST_EFFORT)] = 0
    seat: Viewer = -1


class Thought(Struct):
    """The candidates of the seat that has to act, best first; `last`: more effort would find out nothing new.

    `values` are the expected margins of all seats with the best action, or if chance or nobody has to act then by
    themselves; `spread` their standard error.
    """

    seat: int
    effort: int
    last: bool
    values: list[int]
    spread: int
    lead: int | None
    candidates: list[CoachCandidate]
    reasons: list[AdviceReason]


class TreeNode(Struct, forbid_unknown_fields=True):
    """A ply of a tree: after which other node (-1: the position at the root), who and what; a name and a note.

    The first node of several with the same parent is the main line. The server writes the notation.
    """

    parent: Annotated[int, Meta(ge=-1, lt=MOST_NODES)]
    seat: Actor
    action: Number
    name: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    notation: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""


class Tree(Struct, forbid_unknown_fields=True):
    """An analysis as it is saved, shared and kept in a file: a position and what could follow."""

    form: Literal["duchy analysis 1"]
    game: Annotated[str, Meta(max_length=32)]
    position: Document
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    table: Annotated[str, Meta(max_length=64)] = ""
    ply: Number = 0
    nodes: Annotated[list[TreeNode], Meta(max_length=MOST_NODES)] = []


class SavedTree(Struct):
    """A tree that was saved: `/analysis/ID` leads to it until it expires."""

    id: str
    expires: int
    mine: bool
    tree: Tree
