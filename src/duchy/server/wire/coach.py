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


class StepEntry(Struct):
    """What an action of a line does, as a journal entry (docs/journal.md)."""

    code: str
    seat: int
    values: dict[str, Any]
    words: str
    source: str
    points: int


class Step(Struct):
    """One action of a line: as text, as fields and in words, what it costs, and what it does."""

    seat: int
    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    costs: dict[str, int]
    entries: list[StepEntry]


class CoachCandidate(Struct):
    """A plan: its first action, what the seat comes to with it, and the whole of it.

    `value` is the expected margin and `win` the chance to win, in thousandths, both after `line`: everything that the
    seat does until chance or another seat decides. Candidates are sorted by value, and no two end alike.
    """

    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    value: int
    win: int
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
    """What a position is worth to the seat that asks, and its plans, best first.

    `value` is the position's, as on the curve of a review, and the best plan's; `low` and `high` are what eight games
    in ten would end between. `lead` is the best plan's over the next (`None`: there is no other). `solved`: no chance
    is left, and every reply was tried.
    """

    seat: int
    number: int
    value: int
    win: int
    low: int
    high: int
    lead: int | None
    solved: bool
    candidates: list[CoachCandidate]
    reasons: list[AdviceReason]


class CurvePoint(Struct):
    """The value after `ply` plies: each seat's expected margin and chance to win, in thousandths.

    Eight games in ten would end between `lows` and `highs`.
    """

    ply: int
    values: list[int]
    wins: list[int]
    lows: list[int]
    highs: list[int]


class Judged(Struct):
    """One decision of the game, made after `ply` plies, in the turn that began after `turn` plies.

    `gains` is what it changed for each seat: the value after it less the value before it. `lost` is what the whole
    turn lost against the best plan, booked on the decision that gave it away. There `best` is the better line and
    `played` what was played, both from this decision to the end of the turn, and `candidates` are the plans.
    """

    ply: int
    seat: int
    turn: int
    phase: str
    action: int
    notation: str
    fields: dict[str, Any]
    words: str
    grade: Grade
    lost: int
    solved: bool
    best: list[Step]
    played: list[Step]
    candidates: list[CoachCandidate]
    reasons: list[AdviceReason]
    gains: list[int]


class Fortune(Struct):
    """One roll, or one filling of the board: for each seat, the value after it minus the average over all outcomes.

    It covers the `plies` plies up to `ply`; `seat` rolled (-1: no one); `kind` is dice, tiles or cards. `outcomes`
    counts the possible outcomes, if all were valued; 0 if they were sampled. `error` is the standard error.
    """

    ply: int
    plies: int
    kind: str
    seat: int
    phase: str
    values: list[int]
    error: int
    outcomes: int


class PhaseTotal(Struct):
    """A seat's decisions in one phase."""

    phase: str
    decisions: int
    lost: int
    grades: dict[str, int]


class SeatTotal(Struct):
    """A seat's game broken down: `start` + all `luck` + `skill` + `others` is exactly `result`.

    `skill` is what its own decisions changed, `others` what those of the others did to it; `error` is the standard
    error of both and of luck. `lost` sums up its mistakes; `accuracy` is in thousandths, and it played like the
    bot `level`, or a weaker one down to `weakest` (both "" if there were too few decisions).
    """

    seat: int
    name: str
    result: int
    start: int
    luck: dict[str, int]
    skill: int
    others: int
    error: int
    lost: int
    accuracy: int
    level: str
    weakest: str
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
    """The review of a finished game: the curve, every decision, all luck, and the totals.

    `by_win`: the game can be lost whatever the points, so the chance to win says more than they do. `unsplit` says why
    luck and skill cannot be told apart well enough ("" if they can). `form` is that of the coach's figures: a review of
    another form is made anew.
    """

    form: Annotated[int, Meta(ge=8, le=8)]
    game: str
    rules: int
    players: list[str]
    plies: int
    finished: bool
    scores: list[int]
    places: list[int]
    by_win: bool
    unsplit: str
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
