"""Messages of the coach: hints at a table, and reviews of finished games; see docs/coach.md.

Values are hundredths of a point of lead over the best opponent (solo: of a point, or of a hex), as whole numbers, so
that sums are exact.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from duchy.server.wire.messages import Number, SeatNumber
from duchy.server.wire.replay import LONGEST_RECORD

MOST_CANDIDATES: Final = 6
"""The maximum number of actions in the coach's answer."""
Grade = Literal["forced", "best", "good", "inaccuracy", "mistake"]
ReviewStatus = Literal["waiting", "running", "done", "cancelled", "failed"]


class Step(Struct):
    """One action of a line: seat and action, as text and as fields."""

    seat: int
    action: int
    notation: str
    fields: dict[str, Any]


class CoachCandidate(Struct):
    """The search's estimate of an action: its value, number of rollouts and standard error.

    `line` is the whole plan starting with the action, up to the next draw or another seat's decision.
    """

    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    value: int
    visits: int
    spread: int
    line: list[Step]


class AdviceReason(Struct):
    """A reason as data: what a line does now, or what it leads to later and the other line does not.

    `line` is the line it speaks of, the best or the next; `points` are hundredths; `source` and `values` are the
    journal's (docs/journal.md) or the coach's (docs/coach.md); `words` is the same in English.
    """

    code: str
    line: Literal["best", "next"]
    source: str
    points: int
    values: dict[str, Any]
    words: str


class WantedHint(Struct, forbid_unknown_fields=True):
    """A question for a hint, asked after `number` events."""

    seat: SeatNumber
    number: Number


class Hint(Struct):
    """The best action first, and its lead over the next one (`None`: there is no other)."""

    seat: int
    number: int
    lead: int | None
    lead_spread: int
    candidates: list[CoachCandidate]
    reasons: list[AdviceReason]


class CurvePoint(Struct):
    """The expected outcome after `ply` plies: each seat's final margin and its spread.

    `spreads` are standard deviations of the margin, `wins` thousandths of a win.
    """

    ply: int
    values: list[int]
    spreads: list[int]
    wins: list[int]


class Judged(Struct):
    """One decision of the game, made after `ply` plies: the move played, and the best one.

    `lost` is the expected loss in hundredths, with its standard error; `best` is the best line (empty if the move
    played is as good), `candidates` are the alternatives. `gains` is each seat's gain or loss.
    """

    ply: int
    seat: int
    phase: str
    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    grade: Grade
    lost: int
    spread: int
    best: list[Step]
    candidates: list[CoachCandidate]
    reasons: list[AdviceReason]
    gains: list[int]


class Fortune(Struct):
    """One roll, or one filling of the board: for each seat, the value after it minus the value expected before.

    It covers the `plies` plies up to `ply`; `seat` rolled (-1: no one); `kind` is dice, tiles or cards. `outcomes`
    counts the possible outcomes, if all were evaluated; 0 if they were sampled.
    """

    ply: int
    plies: int
    kind: str
    seat: int
    phase: str
    values: list[int]
    spread: int
    outcomes: int


class PhaseTotal(Struct):
    """A seat's decisions in one phase."""

    phase: str
    decisions: int
    lost: int
    grades: dict[str, int]


class SeatTotal(Struct):
    """A seat's game broken down: `start` + all `luck` + `skill` + `others` + `rest` is exactly `result`.

    `skill` is the loss by its own decisions (never above 0), `others` the net effect of other players' decisions,
    `rest` what the estimates cannot explain.
    """

    seat: int
    name: str
    result: int
    start: int
    luck: dict[str, int]
    skill: int
    others: int
    rest: int
    decisions: int
    grades: dict[str, int]
    phases: list[PhaseTotal]
    sources: dict[str, int]
    hints: int


class Thresholds(Struct):
    """The losses in hundredths from which on a decision is no longer best, no longer good, and a mistake."""

    good: int
    inaccuracy: int
    mistake: int


class Review(Struct):
    """The review of a finished game: the curve, every decision, all luck, and the totals."""

    form: int
    game: str
    rules: int
    players: list[str]
    plies: int
    finished: bool
    scores: list[int]
    places: list[int]
    thresholds: Thresholds
    curve: list[CurvePoint]
    decisions: list[Judged]
    luck: list[Fortune]
    totals: list[SeatTotal]


class WantedReview(Struct, forbid_unknown_fields=True):
    """A request for a review of a finished table or of a record; exactly one of the two."""

    table: Annotated[str, Meta(pattern="^([0-9a-f]{16})?$")] = ""
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] = ""


class ReviewState(Struct):
    """The progress of a review: `done` of `total` steps; `ahead` reviews come first; you may cancel it if `mine`.

    `words` say why it failed; `review` is included when it is done and was requested.
    """

    id: str
    table: str
    status: ReviewStatus
    done: int
    total: int
    ahead: int
    mine: bool
    words: str
    expires: int | None
    review: Review | None


class Sources(Struct):
    """Each seat's points of a finished game by source, and the hints it used."""

    game: str
    players: list[str]
    bots: list[str]
    scores: list[int]
    sources: list[dict[str, int]]
    hints: list[int]


class BotSources(Struct):
    """A bot's average points by source, measured over a number of its two-player games."""

    game: str
    bot: str
    games: int
    score: float
    sources: dict[str, float]
