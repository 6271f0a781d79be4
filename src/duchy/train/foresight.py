"""Turns thought through: what some plans come to when they are played on a little, all of them with the same luck.

Less luck is in that than in the end of one game, and next to none in what one plan comes to more than another.
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
"""Plans of a turn that are played on: those that look best, and any others."""
FEWEST: Final = 4
MOST: Final = 12
"""How often each of them is played on, at least and at most."""


@dataclass(frozen=True)
class Moment:
    """A position, and what each side comes to on average if it is played on from there."""

    state: State
    ends: list[int]


class Foresight:
    """Plays on as a search does, and asks what was learnt before about where that leads."""

    def __init__(self, game: Game, evaluation: LearntEvaluation, nodes: int, rng: Rng) -> None:
        """Take a game, who values, how many nodes a turn is worth, and luck."""
        self.game = game
        self.evaluation = evaluation
        self.nodes = nodes
        self.rng = rng

    def now(self, state: State, seat: int) -> Moment:
        """Say what a position comes to, in which what a seat cannot see is drawn anew each time."""
        search = self.search(state, seat)
        return self.tried(search, [Plan([], search.root, 0)])[0]

    def turn(self, state: State, seat: int) -> tuple[list[Moment], list[list[int]]]:
        """Say what plans of a seat come to, and give the actions of each plan, the best of them first."""
        game = self.game
        search = self.search(state, seat)
        plans = search.planner.plans(game, search.root, seat, search.parameters.beam_width, search.parameters.max_plans)
        others = plans[BEST:]
        while len(others) > OTHERS:
            others.pop(int(self.rng.below(len(others))))
        going_on = [plan for plan in plans[:BEST] + others if game.to_act(plan.state)]
        if len(plans) == 1 or not going_on:
            return [], [plans[0].line]
        moments = self.tried(search, going_on)
        ranked = sorted(going_on, key=lambda plan: plan.worth(len(plan.results)), reverse=True)
        return moments, [plan.line for plan in ranked]

    def search(self, state: State, seat: int) -> Search:
        """Begin to think about a position."""
        luck = int(self.rng.below(1 << 40))
        return Search(self.game, state, seat, self.evaluation, training_of(self.game.name).search, luck)

    def tried(self, search: Search, plans: list[Plan]) -> list[Moment]:
        """Play plans on, each as often as the others, while there are nodes for the turn."""
        evaluation = self.evaluation
        sides = int(evaluation.features.sides(search.root))
        totals = [[0] * sides for _ in plans]
        times = 0
        while times < FEWEST or (times < MOST and search.nodes() < self.nodes):
            times += 1
            for plan, total in zip(plans, totals, strict=True):
                search.try_out(plan)
                evaluation.foretell(search.rollout.state)
                for side in range(sides):
                    total[side] += int(evaluation.values[side])
        return [
            Moment(plan.state, [round(each / times) for each in total])
            for plan, total in zip(plans, totals, strict=True)
        ]
