"""Training targets from rollouts: the mean results of some plans of a turn, all with common luck.

They contain less luck than the end of one game, and next to none in the differences between plans. Many positions with
few rollouts each teach more than few positions with many; and most is learnt where network and search disagree.
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
"""The minimum and usual maximum number of rollouts of each plan."""
WHOLE: Final = 100


@dataclass(frozen=True)
class Moment:
    """A position, the mean rollout result of each side from there, and the side whose turn it was (-1: nobody's)."""

    state: State
    ends: list[int]
    mover: int = -1


@dataclass(frozen=True)
class Effort:
    """The rollouts of a turn's plans: the budget of nodes, the most for each plan, and the share of contested turns.

    A turn is contested if the search prefers another plan than the network after half of the rollouts. At least
    `contested` per cent of the turns learnt from are: as many of the others are left out as that takes. Rollouts look
    as far ahead as the search does, or `horizon` ticks of the clock.
    """

    nodes: int
    most: int = MOST
    contested: int = 0
    horizon: int = 0


class Trials:
    """Some plans of a turn, all rolled out equally often, and what the sides come to."""

    def __init__(self, search: Search, evaluation: LearntEvaluation, plans: list[Plan]) -> None:
        """Begin without rollouts."""
        self.search = search
        self.evaluation = evaluation
        self.plans = plans
        self.sides = int(evaluation.features.sides(search.root))
        self.by_network = evaluation.uses(search.root)
        """Whether a rollout that ends before the game has each side's value from the network anyway."""
        self.totals = [[0] * self.sides for _ in plans]
        self.times = 0

    def go_on(self, fewest: int, most: int, nodes: int) -> None:
        """Roll out every plan at least `fewest` times in all, then up to `most` while the turn has nodes left."""
        while self.times < fewest or (self.times < most and self.search.nodes() < nodes):
            self.times += 1
            for plan, total in zip(self.plans, self.totals, strict=True):
                self.search.try_out(plan)
                if self.evaluation.features.is_over(self.search.rollout.state) or not self.by_network:
                    self.evaluation.predict(self.search.rollout.state)
                for side in range(self.sides):
                    total[side] += int(self.evaluation.values[side])

    def moments(self, mover: int) -> list[Moment]:
        """Return the mean results of all plans."""
        return [
            Moment(plan.state, [round(each / self.times) for each in total], mover)
            for plan, total in zip(self.plans, self.totals, strict=True)
        ]

    def ranked(self) -> list[Plan]:
        """Return the plans by rollouts and prior together, the best first."""
        return sorted(self.plans, key=lambda plan: plan.worth(len(plan.results)), reverse=True)


class RolloutTargets:
    """Training targets from rollouts like those of a search, valued by the previous network."""

    def __init__(self, game: Game, evaluation: LearntEvaluation, effort: Effort, rng: Rng) -> None:
        """Store a game, an evaluation, the rollouts of a turn, and a random number generator."""
        self.game = game
        self.evaluation = evaluation
        self.effort = effort
        self.rng = rng
        self.learnt = 0
        self.contested = 0
        """How many turns have been learnt from, and how many of them were contested."""

    def now(self, state: State, seat: int) -> Moment:
        """Return the targets of a position, with its hidden information resampled for each rollout."""
        search = self.search(state, seat)
        return self.roll_out(search, [Plan([], search.root, 0)])[0]

    def turn(self, state: State, seat: int) -> tuple[list[Moment], list[list[int]]]:
        """Return the targets of a seat's plans, and the actions of each plan, the best first.

        There are no targets where there is nothing to choose, and for turns left out.
        """
        game = self.game
        search = self.search(state, seat)
        plans = search.planner.plans(game, search.root, seat, search.parameters.beam_width, search.parameters.max_plans)
        others = plans[BEST:]
        while len(others) > OTHERS:
            others.pop(int(self.rng.below(len(others))))
        going_on = [plan for plan in plans[:BEST] + others if game.to_act(plan.state)]
        if len(plans) == 1 or not going_on:
            return [], [plans[0].line]
        effort, trials = self.effort, Trials(search, self.evaluation, going_on)
        if effort.contested:
            trials.go_on(min(FEWEST, effort.most) // 2, max(1, effort.most // 2), effort.nodes)
            if self.is_left_out(trials.ranked()[0] is not going_on[0]):
                return [], [plan.line for plan in trials.ranked()]
        trials.go_on(min(FEWEST, effort.most), effort.most, effort.nodes)
        mover = int(self.evaluation.features.side_of(state, seat))
        return trials.moments(mover), [plan.line for plan in trials.ranked()]

    def is_left_out(self, contested: bool) -> bool:
        """Return whether a turn is left out, so that enough of those learnt from are contested."""
        short = WHOLE * self.contested < self.effort.contested * (self.learnt + 1)
        if not contested and short:
            return True
        self.learnt += 1
        self.contested += contested
        return False

    def search(self, state: State, seat: int) -> Search:
        """Start a search of a position."""
        luck = int(self.rng.below(1 << 40))
        search = Search(self.game, state, seat, self.evaluation, training_of(self.game.name).search, luck)
        if self.effort.horizon:
            search.until = self.evaluation.clock(state) + self.evaluation.horizon(state, self.effort.horizon)
        return search

    def roll_out(self, search: Search, plans: list[Plan]) -> list[Moment]:
        """Roll out plans, all equally often, while the turn has nodes left."""
        trials = Trials(search, self.evaluation, plans)
        trials.go_on(min(FEWEST, self.effort.most), self.effort.most, self.effort.nodes)
        return trials.moments(-1)
