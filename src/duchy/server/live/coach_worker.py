"""A coach process: thinks for the coach. It knows no table and no person, and can be killed at any time.

It reads tasks from standard input and writes answers back as JSON, one per line. It has a low priority: bots and
people's moves come first.
"""

import os
import sys
from typing import Any, Final

from msgspec import Raw, Struct, convert, json
from msgspec.structs import asdict

from duchy.bots.search.budget import Budget
from duchy.coach.advice import Advice
from duchy.coach.course import Course
from duchy.coach.curve import CurvePoint
from duchy.coach.hint import Adviser
from duchy.coach.judging import Judged
from duchy.coach.luck import Fortune
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Part, Reviewer
from duchy.coach.valuing import Valuer, error_of, mean_of
from duchy.core.game import CHANCE, Game, State
from duchy.core.reason import IllegalAction, Refusal
from duchy.games import load
from duchy.server.live.worker import Read, limit_memory, refusal_of
from duchy.server.table.positions import match_at
from duchy.server.table.reviewing import Source
from duchy.server.wire import coach
from duchy.server.wire.analysis import MOST_EFFORT, Thought, WantedThought
from duchy.server.wire.coach import Hint

PATIENCE: Final = 1.2
"""The maximum number of seconds of search for a hint or the greatest effort."""
LUCK: Final = 20_261_115
"""The seed: the same question always gets the same answer."""
PARTS: Final[dict[str, tuple[Any, Any]]] = {
    "decision": (coach.Judged, Judged),
    "luck": (coach.Fortune, Fortune),
    "curve": (coach.CurvePoint, CurvePoint),
}
"""The parts of a review as types of the wire and of the coach."""


class Advise(Struct, tag="advise"):
    """A position in which a seat asks for a hint; hidden information is resampled."""

    game: str
    position: Any
    seat: int
    number: int
    luck: int
    seconds: float = PATIENCE


class Think(Struct, tag="think"):
    """A position to analyse."""

    wanted: WantedThought
    seconds: float = PATIENCE


class Reviewing(Struct, tag="review"):
    """A request for parts of a review, or with all its parts, for the whole."""

    source: Source
    first: int
    last: int
    parts: list[Raw] = []


class Reviewed(Struct):
    """The requested parts and the total number of parts, or the whole review."""

    total: int
    parts: list[Any]
    review: Any = None


class CoachWorker:
    """The worker's memory: the game under review."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.source: Source | None = None
        self.reviewer: Reviewer | None = None

    def answer(self, task: Advise | Think | Reviewing) -> object:
        """Carry out a task."""
        if isinstance(task, Advise):
            return advised(task)
        if isinstance(task, Think):
            return thought(task.wanted, task.seconds)
        return self.review(task)

    def review(self, task: Reviewing) -> Reviewed:
        """Compute parts of a review, or assemble all of them."""
        reviewer = self.reviewer
        if reviewer is None or task.source != self.source:
            self.source = task.source
            reviewer = self.reviewer = reviewer_of(task.source)
        total = len(reviewer.tasks)
        if task.parts:
            parts = [part_of(one.kind, part) for part, one in zip(task.parts, reviewer.tasks, strict=True)]
            return Reviewed(total, [], reviewer.review(parts, task.source.players, task.source.hints))
        return Reviewed(total, [reviewer.part(one) for one in reviewer.tasks[task.first : task.last]])


def part_of(kind: str, text: Raw) -> Part:
    """Decode a saved part of a review."""
    written, made = PARTS[kind]
    part: Part = made(**asdict(json.decode(text, type=written)))
    return part


def reviewer_of(source: Source) -> Reviewer:
    """Play through a game to be reviewed."""
    game = load(source.game)
    first = game.initial(source.options) if source.position is None else game.read(source.position)
    knowledge = knowledge_of(source.game)
    knowledge.effort = knowledge.effort.part(source.share)
    return Reviewer(Course(game, knowledge, first, source.plies))


def advised(task: Advise, nodes: int = 0) -> Hint:
    """Compute a hint; the default number of nodes is the usual one."""
    game = load(task.game)
    knowledge = knowledge_of(task.game)
    adviser = Adviser(game, game.read(task.position), task.seat, knowledge, task.luck)
    advice = adviser.advise(Budget(nodes or knowledge.effort.hint_nodes, task.seconds))
    return convert(vars(advice) | {"number": task.number}, Hint, from_attributes=True)


def thought(wanted: WantedThought, seconds: float) -> Thought:
    """Evaluate a position: the decision in it, or its standing if no one decides."""
    match = match_at(wanted.position)
    for ply in wanted.plies:
        match.play(ply.seat, ply.action)
    game, state = match.game, match.state
    acting = [seat for seat in game.acting(state) if seat != CHANCE]
    if not acting:
        return evaluate(game, state, wanted.effort)
    seat = wanted.seat if wanted.seat in acting else acting[0]
    knowledge = knowledge_of(game.name)
    nodes = knowledge.effort.hint_nodes >> 2 * (MOST_EFFORT - wanted.effort)
    adviser = Adviser(game, state, seat, knowledge, LUCK)
    advice = adviser.advise(Budget(max(nodes, 50), seconds))
    return thought_of(advice, values_of(adviser, advice), wanted.effort)


def values_of(adviser: Adviser, advice: Advice) -> list[int]:
    """Value the best line for every seat; with two seats, one's gain is the other's loss."""
    best, valuer, seat = advice.candidates[0], adviser.valuer, advice.seat
    if valuer.seats <= 2:
        return [best.value if other == seat else -best.value for other in range(valuer.seats)]
    line = [step.action for step in best.line]
    until, rows = valuer.until(adviser.state), list[list[int]]()
    for number in range(adviser.knowledge.effort.telling):
        start = valuer.sample(adviser.search.root, seat, number)
        rows.append(valuer.roll_out(valuer.after(start, seat, line), number, until))
    return mean_of(rows)


def thought_of(advice: Advice, values: list[int], effort: int) -> Thought:
    """Return the evaluation of a decision."""
    best = advice.candidates[0]
    return convert(
        vars(advice)
        | {
            "effort": effort,
            "last": advice.last or effort == MOST_EFFORT,
            "values": values,
            "spread": best.spread,
        },
        Thought,
        from_attributes=True,
    )


def evaluate(game: Game, state: State, effort: int) -> Thought:
    """Evaluate a position in which no seat decides."""
    valuer = Valuer(game, state, knowledge_of(game.name), LUCK)
    if not game.acting(state):
        return Thought(-1, effort, True, valuer.worth(state), 0, None, [], [])
    count = max(2, knowledge_of(game.name).effort.draws >> (MOST_EFFORT - effort))
    rows = [valuer.roll_out(state, number, valuer.until(state)) for number in range(count)]
    spread = round(error_of([row[0] for row in rows]))
    return Thought(-1, effort, effort == MOST_EFFORT, mean_of(rows), spread, None, [], [])


def main(steps_back: int, megabytes: int) -> None:
    """Carry out tasks until the input ends."""
    if sys.platform != "win32":
        os.nice(steps_back)
    limit_memory(megabytes)
    decoder, encoder, tutor = json.Decoder(Advise | Think | Reviewing), json.Encoder(), CoachWorker()
    while line := sys.stdin.buffer.readline():
        try:
            answer = Read(answer=Raw(encoder.encode(tutor.answer(decoder.decode(line)))))
        except (Refusal, RecursionError, IllegalAction) as error:
            answer = refusal_of(error)
        except MemoryError:
            return  # the process is no longer reliable
        sys.stdout.buffer.write(encoder.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main(*(int(argument) for argument in sys.argv[1:]))
    except BrokenPipeError:
        os._exit(0)  # the server is gone
