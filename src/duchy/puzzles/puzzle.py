"""A puzzle: a position with known dice or cards, the turns that were tried in it, and what each of them loses.

A collection is a file of JSON lines, a puzzle on each. The answer is the first turn; everything that people read about
it is made from its actions when it is shown.
"""

import hashlib
import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from duchy.coach.advice import AdviceReason
from duchy.core.document import parse_json
from duchy.core.reason import Refusal

FORM: Final = 1
"""The version of a line of a collection."""
LETTERS: Final = 12
"""The length of a puzzle's id."""
SOLVED: Final = 50
"""A turn that loses fewer hundredths of a point than this is as good as the best."""
USUAL: Final = 1500
"""The rating of a puzzle that a player of greedy's strength solves half the time."""


@dataclass
class Tried:
    """A whole turn: its actions, the hundredths it loses against the best one, and the standard error of that."""

    line: list[int]
    lost: int
    error: int


@dataclass
class Proof:
    """Why the best turn is the best: what it leads the next different one by, and over how much.

    `lead` and `error` are of games played to the end; `hand` and `learnt` are leads at a nearer horizon, by each value.
    """

    continuations: int
    lead: int
    error: int
    hand: int
    learnt: int
    solved: bool = False


@dataclass
class Puzzle:
    """A position, the seat that has to find its turn, the turns tried in it (the best first), and what is known of it.

    `levels` has the hundredths that each bot loses here; `rating` follows from them, on the scale of the bots' own.
    """

    game: str
    rules: int
    mode: str
    kind: str
    seat: int
    position: dict[str, Any]
    turns: list[Tried]
    proof: Proof
    levels: dict[str, int]
    rating: int
    reasons: list[AdviceReason] = field(default_factory=list)
    origin: str = ""

    @property
    def id(self) -> str:
        """Return the id, which follows from the position."""
        return id_of(self.game, self.seat, self.position)

    @property
    def best(self) -> Tried:
        """Return the answer."""
        return self.turns[0]


def id_of(game: str, seat: int, position: object) -> str:
    """Return the id of a puzzle: the same position has the same."""
    text = json.dumps([game, seat, position], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


def write_puzzle(puzzle: Puzzle) -> str:
    """Write a puzzle as a line of a collection."""
    return json.dumps({"form": FORM, "id": puzzle.id} | asdict(puzzle), separators=(",", ":"), ensure_ascii=False)


def read_puzzle(line: str) -> Puzzle:
    """Read a line of a collection; raises `Refusal`, which says what is wrong with it."""
    try:
        read = parse_json(line)
        found: dict[str, Any] = read if isinstance(read, dict) else {}
        puzzle = made(found)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Refusal(f"not a line of a collection of puzzles: {error!r}") from error
    if len(puzzle.turns) < 2 or puzzle.best.lost:
        raise Refusal("turns of a puzzle must be at least two, the best first with nothing lost")
    if found.get("id") != puzzle.id:
        raise Refusal(f"puzzle {found.get('id')}: its position has the id {puzzle.id}, so it was changed")
    return puzzle


def made(found: dict[str, Any]) -> Puzzle:
    """Make a puzzle of a document of version 1; raises where a field is missing or of another kind."""
    document = dict(found)
    if document.pop("form", None) != FORM:
        raise ValueError(f"form must be {FORM}, got {found.get('form')!r}")
    document.pop("id")
    document["turns"] = [
        Tried(list(map(int, one["line"])), int(one["lost"]), int(one["error"])) for one in found["turns"]
    ]
    document["proof"] = Proof(**found["proof"])
    document["levels"] = {str(name): int(lost) for name, lost in found["levels"].items()}
    document["reasons"] = [AdviceReason(**reason) for reason in found["reasons"]]
    if not isinstance(found["position"], dict):
        raise TypeError("position must be an object")
    return Puzzle(**document)
