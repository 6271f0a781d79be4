"""The coach thinks: hints, positions to analyse, and reviews part by part. It knows no table and no person."""

from time import monotonic
from typing import Any, Final

from msgspec import Raw, Struct, ValidationError, convert, json

from duchy.coach.course import Course
from duchy.coach.hint import Adviser
from duchy.coach.judging import TurnPart
from duchy.coach.luck import ChancePart
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Part, Reviewer
from duchy.coach.valuer import Valuer
from duchy.core.game import CHANCE, Game, State
from duchy.core.reason import IllegalAction, Refusal
from duchy.core.shelf import Shelf
from duchy.games import load
from duchy.server.table.positions import match_at
from duchy.server.table.reviewing import Source
from duchy.server.tasks.puzzles import verdict_of
from duchy.server.wire.analysis import MOST_EFFORT, Thought, WantedThought
from duchy.server.wire.coach import Hint

REVIEWERS: Final = 4
"""The number of games under review that are kept: reviews are made in turn."""
LUCK: Final = 20_261_115
"""The seed: the same question always gets the same answer."""
LONG: Final = 1.0
"""Seconds after which no further part is begun: another review may be waiting for its turn."""
PARTS: Final[dict[str, Any]] = {"turn": TurnPart, "chance": ChancePart}
"""The parts of a review by the kind of their task."""


class Advise(Struct, tag="advise"):
    """A position in which a seat asks for a hint; hidden information is resampled."""

    game: str
    position: Any
    seat: int
    number: int
    luck: int


class Think(Struct, tag="think"):
    """A position to analyse."""

    wanted: WantedThought


class Solve(Struct, tag="solve"):
    """A turn of a puzzle to judge."""

    puzzle: str
    line: list[int]


class Reviewing(Struct, tag="review"):
    """A request for parts of a review, or with all its parts, for the whole."""

    source: Source
    first: int
    last: int
    parts: list[Raw] = []


Question = Advise | Think | Solve | Reviewing
"""What a coach process can do."""


class Reviewed(Struct):
    """The requested parts and the total number of parts, or the whole review."""

    total: int
    parts: list[Any]
    review: Any = None


class CoachDesk:
    """The coach's memory: the games under review."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.reviewers = Shelf[bytes, Reviewer](REVIEWERS)

    def answer(self, task: Question) -> object:
        """Carry out a task."""
        if isinstance(task, Advise):
            return advised(task)
        if isinstance(task, Think):
            return thought(task.wanted)
        if isinstance(task, Solve):
            return verdict_of(task.puzzle, task.line)
        return self.review(task)

    def review(self, task: Reviewing) -> Reviewed:
        """Compute parts of a review, fewer than wanted if they take long, or assemble all of them."""
        key = json.encode(task.source)
        reviewer = self.reviewers.get(key) or self.reviewers.keep(key, reviewer_of(task.source))
        total = len(reviewer.tasks)
        if task.parts:
            parts = [part_of(one.kind, part) for part, one in zip(task.parts, reviewer.tasks, strict=True)]
            return Reviewed(total, [], reviewer.review(parts, task.source.players, task.source.hints))
        parts, began = [], monotonic()
        for one in reviewer.tasks[task.first : task.last]:
            parts.append(reviewer.part(one))
            if monotonic() - began >= LONG:
                break
        return Reviewed(total, parts)


def part_of(kind: str, text: Raw) -> Part:
    """Decode a saved part of a review."""
    try:
        part: Part = json.decode(text, type=PARTS[kind])
    except ValidationError as error:
        raise Refusal("this review was begun by an earlier version: start it again") from error
    return part


def reviewer_of(source: Source) -> Reviewer:
    """Play through a game to be reviewed."""
    game = load(source.game)
    first = game.initial(source.options) if source.position is None else game.read(source.position)
    knowledge = knowledge_of(source.game)
    knowledge.effort = knowledge.effort.part(source.share)
    return Reviewer(Course(game, knowledge, first, source.plies))


def advised(task: Advise) -> Hint:
    """Compute a hint."""
    game = load(task.game)
    adviser = Adviser(game, game.read(task.position), task.seat, knowledge_of(task.game), task.luck)
    return convert(vars(adviser.advise()) | {"number": task.number}, Hint, from_attributes=True)


def thought(wanted: WantedThought) -> Thought:
    """Evaluate a position: the decision in it, or its standing if no one decides."""
    match = match_at(wanted.position)
    for ply in wanted.plies:
        match.play(ply.seat, ply.action)
    game, state = match.game, match.state
    acting = [seat for seat in game.acting(state) if seat != CHANCE]
    if not acting:
        return evaluate(game, state, wanted.effort)
    seat = wanted.seat if wanted.seat in acting else acting[0]
    adviser = Adviser(game, state, seat, knowledge_of(game.name), LUCK)
    lows, highs = adviser.valuer.forecast.ranges(state, adviser.worth)
    values = {
        "effort": wanted.effort,
        "last": True,
        "values": adviser.worth.whole_margins(),
        "wins": adviser.worth.whole_wins(),
        "lows": lows,
        "highs": highs,
        "error": 0,
        "weighed": weighed(adviser, wanted.line),
    }
    return convert(vars(adviser.advise()) | values, Thought, from_attributes=True)


def weighed(adviser: Adviser, line: list[int]) -> int | None:
    """Value a turn like the plans of the seat that plays it."""
    if not line:
        return None
    game, state, seat = adviser.game, adviser.choice.state.copy(), adviser.seat
    for action in line:
        if reason := game.explain(state, seat, action):
            raise IllegalAction(reason)
        game.apply(state, seat, action)
    return round(adviser.choice.value(adviser.valuer.played(adviser.choice, line)))


def evaluate(game: Game, state: State, effort: int) -> Thought:
    """Evaluate a position in which no seat decides; more effort draws more samples of what chance may bring."""
    knowledge = knowledge_of(game.name)
    knowledge.effort = knowledge.effort.part(1 << (MOST_EFFORT - effort))
    valuer = Valuer(game, state, knowledge)
    worth, variances = valuer.worth(state, LUCK)
    lows, highs = valuer.forecast.ranges(state, worth)
    return Thought(
        -1,
        effort,
        effort == MOST_EFFORT or not game.acting(state),
        worth.whole_margins(),
        worth.whole_wins(),
        lows,
        highs,
        round(max(variances) ** 0.5),
        None,
        False,
        [],
        [],
    )
