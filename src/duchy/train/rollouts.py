"""Training targets from rollouts: the mean results of some plans of a turn, all with common luck.

They contain less luck than the end of one game, and next to none in the differences between plans.
"""

from dataclasses import dataclass
from typing import Final

from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.search.plans import Plan
from duchy.bots.search.search import Search
from duchy.core.chance import Rng
from duchy.core.game import Game, State
from duchy.train.training import training_of

BEST: Final = 6
OTHERS: Final = 2
"""How many plans of a turn are rolled out: the best by prior, and random others."""
FEWEST: Final = 4
MOST: Final = 12
"""The minimum and maximum number of rollouts of each plan."""


@dataclass(frozen=True)
class Moment:
    """A position, and the mean rollout result of each side from there."""

    state: State
    ends: list[int]


class RolloutTargets:
    """Training targets from rollouts like those of a search, valued by the previous network."""

    def __init__(self, game: Game, evaluation: LearntEvaluation, nodes: int, rng: Rng) -> None:
        """Store a game, an evaluation, the node budget of a turn, and a random number generator."""
        self.game = game
        self.evaluation = evaluation
        self.nodes = nodes
        self.rng = rng

    def now(self, state: State, seat: int) -> Moment:
        """Return the targets of a position, with its hidden information resampled for each rollout."""
        search = self.search(state, seat)
        return self.roll_out(search, [Plan([], search.root, 0)])[0]

    def turn(self, state: State, seat: int) -> tuple[list[Moment], list[list[int]]]:
        """Return the targets of a seat's plans, and the actions of each plan, the best first."""
        game = self.game
        search = self.search(state, seat)
        plans = search.planner.plans(game, search.root, seat, search.parameters.beam_width, search.parameters.max_plans)
        others = plans[BEST:]
        while len(others) > OTHERS:
            others.pop(int(self.rng.below(len(others))))
        going_on = [plan for plan in plans[:BEST] + others if game.to_act(plan.state)]
        if len(plans) == 1 or not going_on:
            return [], [plans[0].line]
        moments = self.roll_out(search, going_on)
        ranked = sorted(going_on, key=lambda plan: plan.worth(len(plan.results)), reverse=True)
        return moments, [plan.line for plan in ranked]

    def search(self, state: State, seat: int) -> Search:
        """Start a search of a position."""
        luck = int(self.rng.below(1 << 40))
        return Search(self.game, state, seat, self.evaluation, training_of(self.game.name).search, luck)

    def roll_out(self, search: Search, plans: list[Plan]) -> list[Moment]:
        """Roll out plans, all equally often, while the turn has nodes left."""
        evaluation = self.evaluation
        sides = int(evaluation.features.sides(search.root))
        totals = [[0] * sides for _ in plans]
        times = 0
        while times < FEWEST or (times < MOST and search.nodes() < self.nodes):
            times += 1
            for plan, total in zip(plans, totals, strict=True):
                search.try_out(plan)
                evaluation.predict(search.rollout.state)
                for side in range(sides):
                    total[side] += int(evaluation.values[side])
        return [
            Moment(plan.state, [round(each / times) for each in total])
            for plan, total in zip(plans, totals, strict=True)
        ]
