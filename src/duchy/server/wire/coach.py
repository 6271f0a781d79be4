"""What travels between the coach and a client: hints at a table, and reviews of games that are over. docs/coach.md.

Values are hundredths of a point that a seat is ahead of its best opponent (alone: of a point, or of a hex), as whole
numbers, so that sums are exact.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from duchy.server.wire.messages import Number, SeatNumber
from duchy.server.wire.replay import LONGEST_RECORD

MOST_CANDIDATES: Final = 6
"""How many actions the coach speaks of at once."""
Grade = Literal["forced", "best", "good", "inaccuracy", "mistake"]
ReviewStatus = Literal["waiting", "running", "done", "cancelled", "failed"]


class Step(Struct):
    """One action of a line: who, what, as text and as fields."""

    seat: int
    action: int
    notation: str
    fields: dict[str, Any]


class CoachCandidate(Struct):
    """What the search thinks of an action: its value, by how many continuations, with which standard error.

    `line` is the whole plan that begins with the action, up to the next draw or somebody else's decision.
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
    """A reason as data: what a line does now, or what it leads to later than the other line does not.

    `line` says of which: the best one or the next; `points` are hundredths; `source` and `values` are those of the
    journal (docs/journal.md) or of the coach (docs/coach.md); `words` is the same in English.
    """

    code: str
    line: Literal["best", "next"]
    source: str
    points: int
    values: dict[str, Any]
    words: str


class WantedHint(Struct, forbid_unknown_fields=True):
    """What would you do in my seat? Asked by somebody who has seen so many events."""

    seat: SeatNumber
    number: Number


class Hint(Struct):
    """The best action first, and by how much it is better than the next one (none: there is no other)."""

    seat: int
    number: int
    lead: int | None
    lead_spread: int
    candidates: list[CoachCandidate]
    reasons: list[AdviceReason]


class CurvePoint(Struct):
    """What was to be expected after so many plies: for each seat the margin at the end, and how wide it scatters.

    `spreads` are standard deviations of the margin, `wins` thousandths of a win.
    """

    ply: int
    values: list[int]
    spreads: list[int]
    wins: list[int]


class Judged(Struct):
    """One decision of the game: `ply` plies stood before it; what was done, what would have been best.

    `lost` are the hundredths expected to be lost by it, with their standard error; `best` is the best line (empty if
    what was done is as good), `candidates` what else there was. `gains` is what each seat gained or lost by it.
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
    """One roll, or one filling of the board: the value after it less that expected before, for each seat.

    It is the `plies` plies up to the ply `ply`; `seat` rolled (-1: nobody); `kind` is dice, tiles or cards. `outcomes`
    counts what could have come, where all was tried; 0 where it was sampled.
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
    """The decisions of a seat in one phase."""

    phase: str
    decisions: int
    lost: int
    grades: dict[str, int]


class SeatTotal(Struct):
    """A seat's game taken apart: `start` + all `luck` + `skill` + `others` + `rest` is exactly `result`.

    `skill` is what its own decisions lost (never above 0), `others` what those of others gave it or took, `rest` what
    the estimates cannot tell.
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
    """From how many hundredths lost on a decision is no longer best, no longer good, and a mistake."""

    good: int
    inaccuracy: int
    mistake: int


class Review(Struct):
    """A game that is over, reviewed: the curve, every decision, all luck, and what they come to."""

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
    """A review of a table whose game is over, or of a record; one of the two."""

    table: Annotated[str, Meta(pattern="^([0-9a-f]{16})?$")] = ""
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] = ""


class ReviewState(Struct):
    """How far a review is: `done` of `total` steps; `ahead` are the reviews before it; it is mine to cancel if `mine`.

    `words` say why it failed; `review` is there when it is done and was asked for.
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
    """The points of each seat of a game that is over by their source, and the hints that it used."""

    game: str
    players: list[str]
    bots: list[str]
    scores: list[int]
    sources: list[dict[str, int]]
    hints: list[int]


class BotSources(Struct):
    """What a bot scores on average by source, measured over so many of its games for two."""

    game: str
    bot: str
    games: int
    score: float
    sources: dict[str, float]
