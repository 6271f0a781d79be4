"""The making of a benchmark: games of a strong bot, one decision of each, and its plans weighed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from duchy.arena.decisions.positions import Position
from duchy.arena.decisions.weighing import Scales, turn_of
from duchy.arena.lots import number_from
from duchy.bots.entrants import make_bot
from duchy.bots.levels import LEVELS
from duchy.bots.registry import USUAL, evaluation_of
from duchy.bots.search.plans import Plan as Line
from duchy.bots.search.plans import Planner, known
from duchy.coach.registry import knowledge_of
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State, first_in
from duchy.games import load

MOST: Final = 8
"""Plans of a position at most."""
WIDTH: Final = 16
LIMIT: Final = 24
"""How widely plans are looked for that no bot chooses."""
ASKED: Final = (*LEVELS, USUAL)
"""The bots whose plans are among those weighed, so that they need not be weighed when these bots are asked."""
STRONGEST: Final = "duke"
"""The level whose evaluation ranks the plans that no bot chooses."""


@dataclass(frozen=True)
class Task:
    """One position to make: its number, and all that it depends on."""

    game: str
    number: int
    options: Mapping[str, str | int]
    player: str
    continuations: int
    seed: bytes


def make(task: Task) -> Position:
    """Make a position: nothing else than the task affects it."""
    game = load(task.game)
    rng = Rng(number_from(task.seed, "decision", task.number))
    state, seat = moment_of(game, task, rng)
    root = game.resample(state, seat, rng)
    plans = Scales(game, root, seat).weigh(lines_of(game, root, seat, task), task.continuations)
    plans.sort(key=lambda plan: -sum(plan.points))
    phase = knowledge_of(game.name).phase(root)
    kind = str(game.fields(plans[0].line[0])["do"])
    return Position(task.number, dict(task.options), seat, phase, kind, game.write(root), plans)


def moment_of(game: Game, task: Task, rng: Rng) -> tuple[State, int]:
    """Play a game, and return one of the moments at which there was something to decide, each as likely."""
    state = game.initial(task.options)
    players = [make_bot(task.player, game.name, int(rng.below(1 << 40))) for _ in range(game.seats(state))]
    hand = knowledge_of(game.name).evaluation()
    out, weights = game.buffer(), game.buffer()
    chosen: tuple[State, int] | None = None
    decisions = 0
    while acting := game.acting(state):
        seat = int(first_in(game.to_act(state))) if acting[0] != CHANCE else CHANCE
        if seat == CHANCE:
            game.apply(state, CHANCE, game.draw(state, rng, out, weights))
            continue
        if hand.worthwhile(state, seat, out, game.legal(state, seat, out)) > 1:
            decisions += 1
            if int(rng.below(decisions)) == 0:
                chosen = state.copy(), seat
        game.apply(state, seat, players[seat].choose(game, game.resample(state, seat, rng), seat))
    assert chosen is not None
    return chosen


def lines_of(game: Game, root: State, seat: int, task: Task) -> list[list[int]]:
    """Return different plans: what each bot would do, and others that look best."""
    rng = Rng(number_from(task.seed, "plans", task.number))
    found: list[Line] = []
    for name in ASKED:
        bot = make_bot(name, game.name, int(rng.below(1 << 40)))
        line, end = turn_of(bot, game, root, seat, rng)
        plan = Line(line, end, 0)
        if not known(found, plan):
            found.append(plan)
    evaluation = evaluation_of(STRONGEST, game.name, "")
    for plan in Planner(evaluation, game.seats(root)).plans(game, root, seat, WIDTH, LIMIT):
        if len(found) < MOST and not any(other.state.equals(plan.state) for other in found):
            found.append(plan)
    return [plan.line for plan in found[:MOST]]
