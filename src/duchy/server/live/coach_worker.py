"""A tutor process: thinks for the coach. It knows no table and no person, and can be killed at any moment.

It reads tasks from its standard input and writes the answers back: JSON, each on a line of its own. People's bots and
moves go before it: it stands far back.
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
"""Seconds of search for a hint or the greatest effort, at most."""
LUCK: Final = 20_261_115
"""The same question gets the same answer."""
PARTS: Final[dict[str, tuple[Any, Any]]] = {
    "decision": (coach.Judged, Judged),
    "luck": (coach.Fortune, Fortune),
    "curve": (coach.CurvePoint, CurvePoint),
}
"""What the parts of a review are on the wire, and to the coach."""


class Advise(Struct, tag="advise"):
    """A position in which a seat wants a hint; what it cannot see is made up."""

    game: str
    position: Any
    seat: int
    number: int
    luck: int
    seconds: float = PATIENCE


class Think(Struct, tag="think"):
    """A position that somebody analyses."""

    wanted: WantedThought
    seconds: float = PATIENCE


class Reviewing(Struct, tag="review"):
    """Parts of a review: some tasks of a game; with the parts of all of them, the whole."""

    source: Source
    first: int
    last: int
    parts: list[Raw] = []


class Reviewed(Struct):
    """The parts that were asked for, of how many there are; or the whole review."""

    total: int
    parts: list[Any]
    review: Any = None


class CoachWorker:
    """What a process remembers: the game that it reviews."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.source: Source | None = None
        self.reviewer: Reviewer | None = None

    def answer(self, task: Advise | Think | Reviewing) -> object:
        """Do a task."""
        if isinstance(task, Advise):
            return advised(task)
        if isinstance(task, Think):
            return thought(task.wanted, task.seconds)
        return self.review(task)

    def review(self, task: Reviewing) -> Reviewed:
        """Make parts of a review, or put all of them together."""
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
    """Read a part of a review that was written down."""
    written, made = PARTS[kind]
    part: Part = made(**asdict(json.decode(text, type=written)))
    return part


def reviewer_of(source: Source) -> Reviewer:
    """Play a game through that is to be reviewed."""
    game = load(source.game)
    first = game.initial(source.options) if source.position is None else game.read(source.position)
    knowledge = knowledge_of(source.game)
    knowledge.effort = knowledge.effort.part(source.share)
    return Reviewer(Course(game, knowledge, first, source.plies))


def advised(task: Advise, nodes: int = 0) -> Hint:
    """Give a hint, after as many nodes as usual if none are named."""
    game = load(task.game)
    knowledge = knowledge_of(task.game)
    adviser = Adviser(game, game.read(task.position), task.seat, knowledge, task.luck)
    advice = adviser.advise(Budget(nodes or knowledge.effort.hint_nodes, task.seconds))
    return convert(vars(advice) | {"number": task.number}, Hint, from_attributes=True)


def thought(wanted: WantedThought, seconds: float) -> Thought:
    """Say what the engine thinks of a position: of the decision in it, or of how it stands."""
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
    """Value the best line to every seat; what one of two gains the other loses."""
    best, valuer, seat = advice.candidates[0], adviser.valuer, advice.seat
    if valuer.seats <= 2:
        return [best.value if other == seat else -best.value for other in range(valuer.seats)]
    line = [step.action for step in best.line]
    until, rows = valuer.until(adviser.state), list[list[int]]()
    for number in range(adviser.knowledge.effort.telling):
        start = valuer.imagined(adviser.search.root, seat, number)
        rows.append(valuer.played(valuer.after(start, seat, line), number, until))
    return mean_of(rows)


def thought_of(advice: Advice, values: list[int], effort: int) -> Thought:
    """Write what is thought of a decision."""
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
    """Say how a position stands in which nobody decides."""
    valuer = Valuer(game, state, knowledge_of(game.name), LUCK)
    if not game.acting(state):
        return Thought(-1, effort, True, valuer.worth(state), 0, None, [], [])
    count = max(2, knowledge_of(game.name).effort.draws >> (MOST_EFFORT - effort))
    rows = [valuer.played(state, number, valuer.until(state)) for number in range(count)]
    spread = round(error_of([row[0] for row in rows]))
    return Thought(-1, effort, effort == MOST_EFFORT, mean_of(rows), spread, None, [], [])


def main(steps_back: int, megabytes: int) -> None:
    """Do what is asked until the input ends."""
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
            return  # what is left of this process is not to be trusted
        sys.stdout.buffer.write(encoder.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main(*(int(argument) for argument in sys.argv[1:]))
    except BrokenPipeError:
        os._exit(0)  # the server is gone: nobody is left to be told anything
