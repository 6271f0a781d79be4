"""The search of one decision: plans race over rollouts with common luck until the budget is spent.

If the race is settled early, the best few may race again with a tree below them (`tree.py`); in solo games more plans
are made first. A search can be run in slices, stopped, and asked at any time for its candidates.
"""

from typing import Final

from mypy_extensions import i64

from duchy.bots.greedy import Evaluation
from duchy.bots.search.budget import Budget
from duchy.bots.search.parameters import SearchParameters
from duchy.bots.search.plans import FAIR, SURE, SURER, Plan, Planner, known, spread_of
from duchy.bots.search.rollout import Rollout
from duchy.bots.search.tree import Tree
from duchy.core.chance import Rng
from duchy.core.game import Game, State

BATCH: Final = 4
"""Rounds of rollouts between two checks for plans that are behind."""
NEWCOMERS: Final = 6
"""Maximum number of plans added later in a turn."""
TRIALS: Final = 1000
"""Maximum number of rollouts of a plan in a race: more would tell nothing new."""
SETTLED: Final = 192
"""Weight of the first race in the one with a tree, in rollouts."""
LUCK: Final = 1 << 20
"""Distance between the seeds of two rollouts."""


class Candidate:
    """The findings of a search about an action: values are leads over the best opponent, in hundredths of a point."""

    def __init__(self, action: int, value: float, visits: int, spread: float, line: list[int]) -> None:
        """Store the action, its value, the number of rollouts, their standard error, and the action's best line."""
        self.action = action
        self.value = value
        self.visits = visits
        self.spread = spread
        self.line = line


class Search:
    """A search of one decision of a seat; results are kept for the seat's next decision in the same turn."""

    def __init__(
        self, game: Game, state: State, seat: int, evaluation: Evaluation, parameters: SearchParameters, seed: int
    ) -> None:
        """Start from a position, in which hidden information is resampled."""
        self.game = game
        self.seat: i64 = seat
        self.evaluation = evaluation
        self.parameters = parameters
        self.seed = seed
        self.planner = Planner(evaluation, game.seats(state) if parameters.horizon else 0, parameters.prior_weight)
        self.rollout = Rollout(game, state, evaluation, parameters.policy_depth)
        self.tree = Tree(game, self.planner, self.rollout, seat, seed)
        self.in_tree = False
        """Whether the race with a tree is on."""
        self.hidden = game.secrets(state, seat) > 0
        self.root = game.resample(state, seat, Rng(seed)) if self.hidden else state.copy()
        self.until = evaluation.clock(state) + evaluation.horizon(state, parameters.horizon_for(game.seats(state)))
        self.plans: list[Plan] = []
        self.trials = 0
        """Rollouts that every plan in the race has had."""
        self.may_grow = game.seats(state) == 1 or not parameters.tree_only_near_end
        """Whether there may be a tree: rollouts reach the end of the game, or need not."""
        self.widened = parameters.solo_widening == 0 or game.seats(state) > 1
        """Whether the wider plans have been made."""
        self.kept: i64 = 0
        """Nodes spent on earlier decisions."""

    def nodes(self) -> i64:
        """Return the number of actions tried for this decision."""
        return self.planner.nodes + self.rollout.nodes() - self.kept

    def think(self, budget: Budget) -> bool:
        """Search until the budget is spent; return whether there is more to find out."""
        budget.begin(self.nodes())
        self.planner.budget = self.rollout.budget = budget
        if not self.plans:
            self.plans = self.planner.plans(
                self.game, self.root, self.seat, self.parameters.beam_width, self.parameters.max_plans
            )
        if budget.late():
            return True  # a rollout of the first plan alone would change no choice
        while True:
            while self.is_open():
                for plan in self.plans:
                    if plan.live and len(plan.results) <= self.trials:
                        self.catch_up(plan, budget)
                        if budget.spent(self.nodes()):
                            return True
                self.trials += 1
                if self.trials % BATCH == 0:
                    self.thin_out(budget.share(self.nodes()))
            if not self.look_further():
                return False

    def look_further(self) -> bool:
        """Use the remaining time: add more plans once, then start a race with a tree below the best.

        More plans pay only in solo games. Otherwise the evaluation at the end of a rollout errs too much: with more
        plans, one is more often chosen for such an error.
        """
        if len(self.plans) < 2 or not self.best().results:
            return False
        if not self.widened:
            self.widened = True
            parameters = self.parameters
            width = parameters.solo_widening * parameters.beam_width
            limit = parameters.solo_widening * parameters.max_plans
            wide = self.planner.plans(self.game, self.root, self.seat, width, limit)
            self.plans += [plan for plan in wide if not known(self.plans, plan)]
            return True
        if self.in_tree or self.hidden or not self.parameters.tree_plans or not self.may_grow:
            return False
        self.begin_again(self.parameters.tree_plans)
        self.in_tree = True
        return True

    def begin_again(self, places: int) -> None:
        """Let the plans that are least behind race again, the best of them first."""
        best = self.best()
        behind: list[tuple[float, int]] = []
        for place, plan in enumerate(self.plans):
            plan.live = False
            count = len(plan.results)
            if count >= FAIR and plan is not best:
                behind.append((best.mean(count) - plan.mean(count), place))
        behind.sort()
        finalists = [best, *[self.plans[place] for _, place in behind[: places - 1]]]
        others = [plan for plan in self.plans if plan not in finalists]
        for plan in finalists:
            plan.enter_again(SETTLED)
        self.plans = finalists + others
        self.trials = 0

    def is_open(self) -> bool:
        """Return whether several plans are still in the race."""
        live = sum(1 for plan in self.plans if plan.live)
        return live > 1 and self.parameters.horizon > 0 and self.trials < TRIALS

    def catch_up(self, plan: Plan, budget: Budget) -> None:
        """Roll out a plan once more than all plans have been; drop a late plan once it is clearly behind."""
        while len(plan.results) <= self.trials:
            self.try_out(plan)
            late = len(plan.results) % BATCH == 0 and len(plan.results) < self.trials
            if late and plan.is_behind(self.best(), SURE + SURER * (1.0 - budget.share(self.nodes()))):
                plan.live = False
            if not plan.live or budget.spent(self.nodes()):
                return

    def try_out(self, plan: Plan) -> None:
        """Roll out a plan once more; the n-th rollout of every plan has the same luck and hidden information."""
        luck = self.seed + LUCK * (len(plan.results) + 1)
        if self.in_tree:
            result = self.tree.play(plan, luck, self.until)
            if not self.rollout.cut:
                plan.add(result)
            return
        state = self.rollout.state
        if self.hidden:
            state.become(self.game.resample(self.root, self.seat, Rng(luck)))
            for action in plan.line:
                self.game.apply(state, self.seat, action)
        else:
            state.become(plan.state)
        result = self.rollout.play(self.seat, luck, self.until)
        if self.rollout.cut:
            return
        plan.add(result)
        if not self.game.to_act(state):
            self.may_grow = True

    def thin_out(self, share: float) -> None:
        """Remove plans from the race that are clearly behind, or too many for the remaining budget."""
        leader = self.best()
        sure = SURE + SURER * (1.0 - share)
        places = max(2.0, (1.0 - share) * int(self.parameters.max_plans))
        means = [(plan.worth(self.trials), -place) for place, plan in enumerate(self.plans) if plan.live]
        means.sort(reverse=True)
        for rank, (_, place) in enumerate(means):
            plan = self.plans[-place]
            if plan is not leader and (rank >= places or plan.is_behind(leader, sure)):
                plan.live = False

    def best(self) -> Plan:
        """Return the best plan so far; before any rollout the one with the best prior."""
        best = self.plans[0]
        most = 0.0
        found = False
        for plan in self.plans:
            if plan.live and 0 < self.trials <= len(plan.results):
                worth = plan.worth(self.trials)
                if not found or worth > most:
                    best, most, found = plan, worth, True
        return best

    def candidates(self) -> list[Candidate]:
        """Return a candidate for each first action, valued by its best plan, the best first."""
        found: list[Candidate] = []
        if not self.plans:
            return found
        seen: set[int] = set()
        best = self.best()
        ranked = sorted(self.plans, key=standing, reverse=True)
        for plan in [best, *ranked]:
            if plan.line[0] not in seen:
                seen.add(plan.line[0])
                results = plan.latest_results()
                visits = len(results)
                value = sum(results) / visits if visits else float(int(plan.value))
                found.append(Candidate(plan.line[0], value, visits, spread_of(results), plan.line))
        return found

    def advance(self, state: State) -> bool:
        """Move on to the next decision of the turn, keeping the results; return whether that was possible.

        Equal states may hold the same pieces in different slots, which actions name, so the documents must match as
        well.
        """
        if self.hidden or not self.plans:
            return False
        if self.root.equals(state) and self.game.write(self.root) == self.game.write(state):
            return True
        for first in {plan.line[0] for plan in self.plans}:
            after = self.root.copy()
            self.game.apply(after, self.seat, first)
            if after.equals(state) and self.game.write(after) == self.game.write(state):
                self.enter(after, first)
                return True
        return False

    def enter(self, root: State, first: int) -> None:
        """Keep the plans that start with an action, and add a few new ones, but none to a race with a tree.

        There a plan's prior is what it came to in the race before. A new plan has only its value, which is on another
        scale, so that it would win or lose by that alone.
        """
        self.root = root
        self.kept += self.nodes()
        kept = [plan for plan in self.plans if plan.line[0] == first and len(plan.line) > 1]
        for plan in kept:
            plan.line = plan.line[1:]
        room = len(kept) + NEWCOMERS if kept else int(self.parameters.max_plans)
        self.planner.budget = Budget(seconds=self.planner.budget.seconds)  # as long as the latest decision had
        self.planner.budget.begin(0)
        if not (self.in_tree and self.has_leader(kept)):
            for plan in self.planner.plans(
                self.game, root, self.seat, self.parameters.beam_width, self.parameters.max_plans
            ):
                if len(kept) < room and not known(kept, plan):
                    kept.append(plan)
        self.plans = kept
        if not self.has_leader(kept):
            self.trials = 0
            self.in_tree = False
            for plan in kept:
                plan.go_back()
                plan.live = True

    def has_leader(self, plans: list[Plan]) -> bool:
        """Return whether one of some plans is in the race, with as many rollouts as it has had."""
        for plan in plans:
            if plan.live and len(plan.results) >= self.trials:
                return True
        return False


def standing(plan: Plan) -> tuple[bool, bool, int, float]:
    """Return the sort key of a plan: how long it stayed in the races, then its mean result or its value."""
    results = plan.latest_results()
    visits = len(results)
    return plan.live, len(plan.before) > 0, visits, sum(results) / visits if visits else float(int(plan.value))
