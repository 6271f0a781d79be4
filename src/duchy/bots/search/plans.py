"""Plans: sequences of a seat's actions until someone else or chance acts, the most promising by an evaluation.

Plans that reach the same position are merged, whatever the order of their actions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.greedy import Evaluation
from duchy.bots.search.budget import Budget
from duchy.core.game import Game, State

LONGEST: Final = 12
"""Maximum number of actions of a plan: the rollout plays the rest of the turn."""

FAIR: Final = 8
"""Rollouts that a plan gets before it is judged."""
SURE: Final = 2.2
"""Lead, in standard errors, that eliminates a plan from the race when time is short."""
SURER: Final = 1.3
"""Additional standard errors while all of the time is left."""
ENOUGH: Final = 32
"""Rollouts after which plans that differ by almost nothing are no longer told apart."""
NOTHING: Final = 15.0
"""Differences (in hundredths) treated as zero."""

PRIOR_WEIGHT: Final = 4
"""Weight of a plan's prior, in rollouts, unless the search parameters set another."""


class Plan:
    """A sequence of actions of one seat, the position it leads to, and its rollout results so far."""

    def __init__(self, line: list[int], state: State, value: i64) -> None:
        """Store the actions, the position after them, and its value."""
        self.line = line
        self.state = state
        self.value = value
        self.results: list[int] = []
        """The result of each rollout: the n-th of every plan has the same luck."""
        self.total: i64 = 0
        self.prior = float(int(value))
        """The estimate before these results."""
        self.prior_weight = PRIOR_WEIGHT
        self.weight = PRIOR_WEIGHT
        self.before: list[int] = []
        """The rollout results of the previous race, if there was one."""
        self.live = True
        """Whether it may still be the best plan."""

    def judge(self, value: i64, prior_weight: int) -> None:
        """Set another value and prior, with the given weight in rollouts."""
        self.value = value
        self.prior = float(int(value))
        self.prior_weight = prior_weight
        self.weight = prior_weight

    def add(self, result: i64) -> None:
        """Add the result of a rollout."""
        self.results.append(result)
        self.total += result

    def mean(self, count: int) -> float:
        """Return the mean of the first `count` results, at least one."""
        total = self.total
        for index in range(count, len(self.results)):
            total -= self.results[index]
        return int(total) / count

    def worth(self, count: int) -> float:
        """Return that mean combined with the prior, so that a little luck does not outweigh a good prior."""
        return (self.mean(count) * count + self.prior * self.weight) / (count + self.weight)

    def enter_again(self, weight: int) -> None:
        """Enter another race: the results of the previous race become a prior with the given weight."""
        self.prior = self.mean(len(self.results))
        self.weight = weight
        self.before = self.results
        self.results = []
        self.total = 0
        self.live = True

    def go_back(self) -> None:
        """Forget the second race."""
        if self.before:
            self.results = self.before
            self.before = []
            self.total = sum(self.results)
            self.prior = float(int(self.value))
            self.weight = self.prior_weight

    def latest_results(self) -> list[int]:
        """Return the most informative results: those of the latest race once there are a few."""
        return self.results if len(self.results) >= FAIR or not self.before else self.before

    def is_behind(self, leader: "Plan", sure: float) -> bool:
        """Return whether this plan is clearly worse than another, or equal, by paired differences."""
        count = min(len(self.results), len(leader.results))
        if count < FAIR:
            return False
        total = 0.0
        squares = 0.0
        for index in range(count):
            difference = float(leader.results[index] - self.results[index])
            total += difference
            squares += difference * difference
        mean = total / count
        variance = max(squares / count - mean * mean, 1.0) / (count - 1)
        error: float = variance**0.5
        behind = (total + self.weight * (leader.prior - self.prior)) / (count + self.weight)
        return behind > sure * error or (count >= ENOUGH and behind >= 0.0 and behind + error < NOTHING)


class Planner:
    """A beam search for plans: at each step only the best positions are expanded."""

    def __init__(self, evaluation: Evaluation, seats: i64, prior_weight: int = PRIOR_WEIGHT) -> None:
        """Set the evaluation, the number of players (0: only the seat's own value counts), and the weight of priors."""
        self.evaluation = evaluation
        self.seats = seats
        self.prior_weight = prior_weight
        self.nodes: i64 = 0
        """How many actions have been tried."""
        self.budget = Budget()
        """The budget under way, of which only the time counts here."""

    def plans(self, game: Game, root: State, seat: i64, width: i64, limit: i64) -> list[Plan]:
        """Make at most `limit` plans, expanding at most `width` positions at each step; the best first.

        Once the time of the budget is over, plans end where they are, but each has an action.
        """
        late = False
        open_plans = [Plan([], root, 0)]
        ended: list[Plan] = []
        for length in range(i64(LONGEST)):
            found: list[Plan] = []
            for plan in open_plans:
                self.extend(game, plan, seat, width, found)
                late = self.budget.late()
                if late:
                    break
            open_plans = []
            for plan in best_first(found, width + limit):
                if not late and length < LONGEST - 1 and self.goes_on(game, root, plan, seat):
                    if len(open_plans) < width and not known(open_plans, plan):
                        open_plans.append(plan)
                elif not known(ended, plan):
                    ended.append(plan)
            if not open_plans:
                break
        if self.seats and self.evaluation.ranks_by_margin(root):
            ended = self.judge(best_first(ended, 1) if late else ended, seat)
        return select_varied(best_first(ended, len(ended)), limit)

    def judge(self, plans: list[Plan], seat: i64) -> list[Plan]:
        """Give plans their margins as priors; return those that got one in time, at least the first."""
        judged: list[Plan] = []
        for plan in plans:
            plan.judge(self.evaluation.margin(plan.state, seat, self.seats), self.prior_weight)
            judged.append(plan)
            if self.budget.late():
                break
        self.nodes += len(judged)
        return judged

    def extend(self, game: Game, plan: Plan, seat: i64, width: i64, found: list[Plan]) -> None:
        """Add the best plans that extend a plan by one action, of those that can be valued in time."""
        out = game.buffer()
        count = self.evaluation.worthwhile(plan.state, seat, out, game.legal(plan.state, seat, out))
        values = vec[i64]([0] * count)
        trial = plan.state.copy()
        valued: i64 = 0
        while valued < count:
            trial.become(plan.state)
            game.apply(trial, seat, out.items[valued])
            values[valued] = self.evaluation.value(trial, seat)
            valued += 1
            if self.budget.late():
                break
        count = valued
        self.nodes += count
        for index in range(count):
            better: i64 = 0
            for other in range(count):
                if values[other] > values[index] or (values[other] == values[index] and other < index):
                    better += 1
            if better < width or self.evaluation.leads_on(out.items[index]):
                after = plan.state.copy()
                game.apply(after, seat, out.items[index])
                found.append(Plan([*plan.line, int(out.items[index])], after, values[index]))

    def goes_on(self, game: Game, root: State, plan: Plan, seat: i64) -> bool:
        """Return whether the seat acts again without having learnt any hidden information."""
        if not game.to_act(plan.state) >> seat & 1:
            return False
        hidden = game.secrets(root, seat)
        return hidden == 0 or game.secrets(plan.state, seat) >= hidden


def spread_of(results: list[int]) -> float:
    """Return the standard error of the mean of some results."""
    count = len(results)
    if count < 2:
        return 0.0
    mean = sum(results) / count
    squares = 0.0
    for result in results:
        squares += (result - mean) * (result - mean)
    spread: float = (squares / (count - 1) / count) ** 0.5
    return spread


def known(plans: list[Plan], plan: Plan) -> bool:
    """Return whether some plan reaches the same position."""
    for other in plans:
        if other.value == plan.value and other.state.equals(plan.state):
            return True
    return False


def best_first(plans: list[Plan], limit: i64) -> list[Plan]:
    """Sort plans by value; of equals the first stays first."""
    ordered = sorted(plans, key=looks_best, reverse=True)
    return ordered[:limit]


def select_varied(plans: list[Plan], limit: i64) -> list[Plan]:
    """Select the best plans, with one third reserved for the best plan of each other first action."""
    first: set[int] = set()
    chosen: list[Plan] = []
    rest: list[Plan] = []
    for plan in plans:
        if plan.line[0] not in first and 3 * len(first) < limit:
            first.add(plan.line[0])
            chosen.append(plan)
        else:
            rest.append(plan)
    return best_first(chosen + rest[: limit - len(chosen)], limit)


def looks_best(plan: Plan) -> int:
    """Return the sort key of a plan: its value."""
    return plan.value
