"""What a bot loses in the positions of a benchmark: what the best plan brings, less what its own does."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from duchy.arena.decisions.positions import Position, Weighed
from duchy.arena.decisions.weighing import Scales, mean_points, turn_of
from duchy.arena.lots import number_from
from duchy.bots.entrants import make_bot
from duchy.core.chance import Rng
from duchy.core.game import Game, State
from duchy.core.reason import Refusal
from duchy.games import load

FRESH: Final = 1 << 20
"""The number of the first continuation of a plan that is not in the file: none has its luck."""
HUNDRED: Final = 100.0


@dataclass(frozen=True)
class Question:
    """A position in which a bot is asked, and how often a plan that is not in the file is played on."""

    game: str
    bot: str
    position: Position
    seed: bytes
    continuations: int


@dataclass(frozen=True)
class Answer:
    """What a bot lost: points, and chances to win; and whether its plan was in the file."""

    bot: str
    number: int
    phase: str
    kind: str
    points: float
    wins: float
    known: bool


def ask(question: Question) -> Answer:
    """Ask a bot for its turn in a position."""
    game, position = load(question.game), question.position
    root, seat = position.state(game), position.seat
    rng = Rng(number_from(question.seed, "asked", position.number))
    bot = make_bot(question.bot, question.game, int(rng.below(1 << 40)))
    line, end = turn_of(bot, game, root, seat, rng)
    plans = position.plans
    place = next((place for place, plan in enumerate(plans) if end_of(game, root, seat, plan).equals(end)), None)
    if place is not None:
        points = lost([plan.points for plan in plans], place) / HUNDRED
        wins = lost([plan.wins for plan in plans], place)
    else:
        points, wins = lost_anew(Scales(game, root, seat), plans, line, question.continuations)
    return Answer(question.bot, position.number, position.phase, position.kind, points, wins, place is not None)


def end_of(game: Game, root: State, seat: int, plan: Weighed) -> State:
    """Return the position after a plan; raises `Refusal` if it is not legal, as in a file that was edited."""
    end = root.copy()
    for action in plan.line:
        known = 0 <= action < game.actions and game.to_act(end) >> seat & 1
        reason = game.explain(end, seat, action) if known else None
        if not known or reason is not None:
            words = reason.words if reason else "there is no such action"
            raise Refusal(f"action {action} of plan {plan.line} is not legal: {words}")
        game.apply(end, seat, action)
    return end


def lost(halves: Sequence[Sequence[float]], place: int) -> float:
    """Return what a plan is behind the best.

    Which plan is the best, one half of the continuations says, and how much better it is, the other: so the luck that
    made a plan the best is not counted as its merit.
    """
    losses: list[float] = []
    for chosen, counted in ((0, 1), (1, 0)):
        best = max(range(len(halves)), key=lambda other: (halves[other][chosen], -other))
        losses.append(halves[best][counted] - halves[place][counted])
    return fmean(losses)


def lost_anew(scales: Scales, plans: list[Weighed], line: list[int], count: int) -> tuple[float, float]:
    """Return the points and chances to win that a plan is behind the best of the file, by luck of their own."""
    own = scales.play_on(line, FRESH, count)
    pointed = scales.play_on(max(plans, key=lambda plan: sum(plan.points)).line, FRESH, count)
    winning = scales.play_on(max(plans, key=lambda plan: sum(plan.wins)).line, FRESH, count)
    points = (mean_points(pointed) - mean_points(own)) / HUNDRED
    return points, fmean(end.won for end in winning) - fmean(end.won for end in own)
