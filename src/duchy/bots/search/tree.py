"""The tree below a plan: the decisions of others and of chance are nodes, so that everyone replies well.

Where a rollout leaves the tree, a fast policy plays on. Only for positions without hidden information.
"""

from math import log
from typing import Final

from mypy_extensions import i64

from duchy.bots.search.plans import Plan, Planner
from duchy.bots.search.rollout import Rollout
from duchy.core.chance import Rng
from duchy.core.game import CHANCE_ACTS, Game, State, first_in

OUTCOMES: Final = 32
"""Maximum number of outcomes of a chance node; all plans share them, so that they differ by merit only."""
WIDTH: Final = 4
"""Positions expanded at each step of a plan in the tree."""
PLANS: Final = 6
"""Maximum number of plans of a decision in the tree."""
CURIOSITY: Final = 300.0
"""Exploration bonus of a plan that was hardly tried, in hundredths."""
LARGEST: Final = 500
"""Maximum number of decisions in a tree for which plans are made: time and memory are finite."""


class Node:
    """A position in which a seat or chance has to act, or in which the game is over."""

    def __init__(self, state: State, acting: i64) -> None:
        """Store the position and the seat to act."""
        self.state = state
        self.acting = acting
        self.visits = 0
        self.plans: list[Plan] = []
        """The plans of the acting seat, the best first; more of them are tried as visits grow."""
        self.below: list[Node | None] = []
        """The node after each plan, or after each outcome of chance, once it has been visited."""

    def choose(self) -> int:
        """Choose the plan with the highest upper confidence bound for the acting seat."""
        known = log(self.visits + 1)
        best = 0
        most = 0.0
        for place in range(min(len(self.plans), 1 + self.visits // 2)):
            plan = self.plans[place]
            count = len(plan.results) + plan.weight
            worth = (int(plan.total) + plan.prior * plan.weight) / count + CURIOSITY * (known / count) ** 0.5
            if place == 0 or worth > most:
                best, most = place, worth
        return best


class Tree:
    """The tree below the plans of one search."""

    def __init__(self, game: Game, planner: Planner, rollout: Rollout, seat: i64, seed: int) -> None:
        """Take the planner, the rollout, the deciding seat and the seed."""
        self.game = game
        self.planner = planner
        self.evaluation = planner.evaluation
        self.rollout = rollout
        self.seat = seat
        self.seed = seed
        self.ends: dict[Plan, Node] = {}
        """The root node for each plan of the search."""
        self.decisions = 0
        """Decisions for which plans were made."""

    def play(self, plan: Plan, luck: int, until: i64) -> i64:
        """Go down the tree below a plan once more, then roll out; return the value to the deciding seat."""
        evaluation, rollout = self.evaluation, self.rollout
        chosen: list[Plan] = []
        choosers: list[int] = []
        node = self.end_of(plan)
        number = len(plan.results)
        while node.acting and evaluation.clock(node.state) < until:
            if node.acting == CHANCE_ACTS:
                node = self.outcome(node, number % OUTCOMES)
                number //= OUTCOMES
                continue
            node.visits += 1
            if node.visits == 1 or not self.plans_of(node):
                break
            place = node.choose()
            chosen.append(node.plans[place])
            choosers.append(int(first_in(node.acting)))
            node = self.after(node, place)
        rollout.state.become(node.state)
        if node.acting and evaluation.clock(node.state) < until:
            result = rollout.play(self.seat, luck, until)
            if rollout.cut:
                return 0
        else:
            rollout.cut = False
            result = evaluation.margin(node.state, self.seat, rollout.seats)
        for place, other in enumerate(choosers):
            own = other == self.seat
            chosen[place].add(result if own else evaluation.margin(rollout.state, other, rollout.seats))
        return result

    def node(self, state: State) -> Node:
        """Make a node of a position."""
        return Node(state, self.game.to_act(state))

    def end_of(self, plan: Plan) -> Node:
        """Return the node that a plan of the search leads to."""
        if plan not in self.ends:
            self.ends[plan] = self.node(plan.state)
        return self.ends[plan]

    def plans_of(self, node: Node) -> list[Plan]:
        """Return the plans of a decision; they are made on its second visit, up to the limit."""
        if not node.plans and self.decisions < LARGEST:
            self.decisions += 1
            node.plans = self.planner.plans(self.game, node.state, first_in(node.acting), WIDTH, PLANS)
            node.below = [None for _ in node.plans]
        return node.plans

    def after(self, node: Node, place: int) -> Node:
        """Return the node after a plan of a decision."""
        after = node.below[place]
        if after is None:
            after = self.node(node.plans[place].state)
            node.below[place] = after
        return after

    def outcome(self, node: Node, number: int) -> Node:
        """Return the node after the n-th sample of chance, which acts until someone else has to."""
        if not node.below:
            node.below = [None for _ in range(OUTCOMES)]
        after = node.below[number]
        if after is None:
            state = node.state.copy()
            rng = Rng(self.seed + number)
            while self.game.to_act(state) == CHANCE_ACTS:
                self.rollout.draw(state, rng)
            after = self.node(state)
            node.below[number] = after
        return after
