"""The coach's advice about a position, as data: the page gets the same fields (docs/coach.md)."""

from dataclasses import dataclass, field
from typing import Final, Literal

from duchy.core.game import Game, State
from duchy.core.journal import Values

MOST_CANDIDATES: Final = 6
"""Maximum number of actions in one piece of advice."""


@dataclass
class Step:
    """One action of a line."""

    seat: int
    action: int
    notation: str
    fields: Values


@dataclass
class Candidate:
    """An action, its value with the number of rollouts and their standard error, and its whole plan."""

    action: int
    notation: str
    fields: Values
    words: str
    value: int
    visits: int
    spread: int
    line: list[Step]


@dataclass
class AdviceReason:
    """A reason: a code, the line it is about, the source of points, hundredths, values, and English words."""

    code: str
    line: Literal["best", "next"]
    source: str
    points: int
    values: Values
    words: str


@dataclass
class Advice:
    """Candidates for a decision, best first, and the best one's lead over the next; None if it is the only one."""

    seat: int
    lead: int | None
    lead_spread: int
    candidates: list[Candidate]
    reasons: list[AdviceReason] = field(default_factory=list)
    last: bool = True
    """Whether more thinking would change nothing."""


def steps_of(game: Game, seat: int, line: list[int]) -> list[Step]:
    """Write a line of a seat's own actions."""
    return [Step(seat, action, game.notation(action), game.fields(action)) for action in line]


def candidate_of(
    game: Game, state: State, seat: int, line: list[int], value: float, visits: int, spread: float
) -> Candidate:
    """Describe the first action of a line, with its value."""
    action = line[0]
    return Candidate(
        action,
        game.notation(action),
        game.fields(action),
        game.describe(state, seat, action),
        round(value),
        visits,
        round(spread),
        steps_of(game, seat, line),
    )
