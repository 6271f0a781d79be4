"""The coach's advice about a position, as data: the page gets the same fields (docs/coach.md)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from duchy.core.game import Game, State

Said = Mapping[str, object]
"""Values of an entry, or fields of an action. A saved part of a review is read by its types, and JSON has only one
kind of list: these stay as they were written."""

MOST_CANDIDATES: Final = 4
"""Maximum number of plans in one piece of advice."""


@dataclass
class StepEntry:
    """What an action does, as a journal entry."""

    code: str
    seat: int
    values: Said
    words: str
    source: str
    points: int


@dataclass
class Step:
    """One action of a line, what it costs, and what it does."""

    seat: int
    action: int
    notation: str
    fields: Said
    words: str
    costs: dict[str, int]
    entries: list[StepEntry]


@dataclass
class Candidate:
    """A plan: its first action, what the seat comes to with it and its chance to win, and the whole of it."""

    action: int
    notation: str
    fields: Said
    words: str
    value: int
    win: int
    line: list[Step]


@dataclass
class AdviceReason:
    """A reason: a code, the line it is about, the source of points, hundredths, values, and English words."""

    code: str
    line: Literal["best", "next"]
    source: str
    points: int
    values: Said
    words: str


@dataclass
class Advice:
    """The value of a position to a seat, its plans, best first, and the best one's lead; None if it is the only one."""

    seat: int
    value: int
    win: int
    low: int
    high: int
    lead: int | None
    solved: bool
    candidates: list[Candidate]
    reasons: list[AdviceReason] = field(default_factory=list)


def steps_of(game: Game, state: State, seat: int, line: list[int]) -> list[Step]:
    """Write a line of a seat's own actions after a position."""
    after = state.copy()
    journal = game.start_journal(after)
    steps: list[Step] = []
    for action in line:
        words, costs, told = game.describe(after, seat, action), game.costs(after, seat, action), len(journal)
        game.apply(after, seat, action)
        entries = [
            StepEntry(one.code, one.seat, one.values, game.tell(one), one.source, one.points) for one in journal[told:]
        ]
        steps.append(Step(seat, action, game.notation(action), game.fields(action), words, costs, entries))
    return steps


def candidate_of(game: Game, state: State, seat: int, line: list[int], value: float, win: float) -> Candidate:
    """Describe a plan, with its value and chance to win."""
    steps = steps_of(game, state, seat, line)
    first = steps[0]
    return Candidate(first.action, first.notation, first.fields, first.words, round(value), per_mille(win), steps)


def per_mille(win: float) -> int:
    """Return a chance in thousandths."""
    return min(1000, max(0, round(1000 * win)))
