"""Messages of puzzles: which there are, the position of one, and the judgement of a turn; see docs/puzzles.md.

The server keeps nothing of what anybody solves.
"""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from duchy.server.wire.coach import AdviceReason, Step
from duchy.server.wire.messages import Number

LONGEST_TURN: Final = 60
"""The maximum number of actions of a turn."""


class PuzzleInfo(Struct):
    """A puzzle in the list: how its game is played, its kind, and its rating, in which greedy has 1500."""

    id: str
    game: str
    mode: str
    kind: str
    rating: int


class Puzzles(Struct):
    """All puzzles, and the kinds of each game in order."""

    puzzles: list[PuzzleInfo]
    kinds: dict[str, list[str]]


class PuzzlePosition(Struct):
    """A puzzle without its answer: the position as a document, and the seat that has to find its turn."""

    id: str
    game: str
    mode: str
    kind: str
    rating: int
    seat: int
    position: dict[str, Any]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """A whole turn: the actions of the puzzle's seat, in order."""

    line: Annotated[list[Number], Meta(min_length=1, max_length=LONGEST_TURN)]


class PuzzleTurn(Struct):
    """A turn that was tried, and the hundredths of a point that it loses against the best."""

    lost: int
    error: int
    line: list[Step]


class PuzzleVerdict(Struct):
    """The judgement of a turn: the hundredths that it loses, and the best turns, the best first.

    `score` is how far it solves the puzzle, in thousandths; `tried`: the loss was measured when the puzzle was made.
    `lead` is the best turn's over the next. `levels` has what each bot loses; `reasons` say why the best is better
    than the next.
    """

    id: str
    lost: int
    score: int
    solved: bool
    tried: bool
    lead: int
    error: int
    continuations: int
    played: list[Step]
    turns: list[PuzzleTurn]
    reasons: list[AdviceReason]
    levels: dict[str, int]
