"""Plans: what a seat could do until somebody else or chance has to act, the most promising ones by an evaluation.

Plans that end alike are one plan, in whatever order their actions are done.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.greedy import Evaluation
from duchy.core.game import Game, State

LONGEST: Final = 12
"""Actions of a plan, at most: what is left of a turn after them is for the continuation."""

FAIR: Final = 8
"""Continuations that a plan gets before it is judged."""
SURE: Final = 2.2
"""Standard errors by which a plan must be behind another to leave the race when time is short."""
SURER: Final = 1.3
"""As many more while all of the time is left."""
ENOUGH: Final = 32
"""Continuations after which plans that differ by next to nothing are told apart no longer."""
NOTHING: Final = 15.0
"""Hundredths that are next to nothing."""

PRIOR_WEIGHT: Final = 4
"""The looks of a plan count as much as so many continuations, unless a sight says something else."""


class Plan:
    """A row of actions of one seat, where it leads, and how it fared in the continuations so far."""

    def __init__(self, line: list[int], state: State, value: i64) -> None:
        """Take the actions, the position after them, and what that looks like."""
        self.line = line
        self.state = state
        self.value = value
        self.results: list[int] = []
        """What each continuation came to: the n-th of every plan has the same luck."""
        self.total: i64 = 0
        self.prior = float(int(value))
        """What was thought of it before these results."""
        self.prior_weight = PRIOR_WEIGHT
        self.weight = PRIOR_WEIGHT
        self.before: list[int] = []
        """What the continuations of the race before came to, if there was one."""
        self.live = True
        """Whether it may still be the best."""

    def judge(self, value: i64, prior_weight: int) -> None:
        """Take another look at where it leads, which counts as much as so many continuations."""
        self.value = value
        self.prior = float(int(value))
        self.prior_weight = prior_weight
        self.weight = prior_weight

    def add(self, result: i64) -> None:
        """Write down what a continuation came to."""
        self.results.append(result)
        self.total += result

    def mean(self, count: int) -> float:
        """Average what the first so many continuations came to, at least one."""
        total = self.total
        for index in range(count, len(self.results)):
            total -= self.results[index]
        return int(total) / count

    def worth(self, count: int) -> float:
        """Weigh that average with what the plan looks like: a little luck does not outdo good looks."""
        return (self.mean(count) * count + self.prior * self.weight) / (count + self.weight)

    def enter_again(self, weight: int) -> None:
        """Enter another race: what the one before has told is a first thought, worth as much as so many results."""
        self.prior = self.mean(len(self.results))
        self.weight = weight
        self.before = self.results
        self.results = []
        self.total = 0
        self.live = True

    def go_back(self) -> None:
        """Forget the race that was entered again."""
        if self.before:
            self.results = self.before
            self.before = []
            self.total = sum(self.results)
            self.prior = float(int(self.value))
            self.weight = self.prior_weight

    def told(self) -> list[int]:
        """Give the results that tell most: those of the latest race, once there are a few."""
        return self.results if len(self.results) >= FAIR or not self.before else self.before

    def is_behind(self, leader: "Plan", sure: float) -> bool:
        """Say whether this plan is clearly worse than another, or as good, by the differences with the same luck."""
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
    """Makes plans, widest first: at each step only the best-looking positions are gone on from."""

    def __init__(self, evaluation: Evaluation, seats: i64, prior_weight: int = PRIOR_WEIGHT) -> None:
        """Take an evaluation, how many play (none: only what the seat itself has counts), and what looks weigh."""
        self.evaluation = evaluation
        self.seats = seats
        self.prior_weight = prior_weight
        self.nodes: i64 = 0
        """How many actions were tried so far."""

    def plans(self, game: Game, root: State, seat: i64, width: i64, limit: i64) -> list[Plan]:
        """Make at most so many plans, going on from at most so many positions at each step; best-looking first."""
        open_plans = [Plan([], root, 0)]
        ended: list[Plan] = []
        for length in range(i64(LONGEST)):
            found: list[Plan] = []
            for plan in open_plans:
                self.extend(game, plan, seat, width, found)
            open_plans = []
            for plan in best_first(found, width + limit):
                if self.goes_on(game, root, plan, seat) and length < LONGEST - 1:
                    if len(open_plans) < width and not known(open_plans, plan):
                        open_plans.append(plan)
                elif not known(ended, plan):
                    ended.append(plan)
            if not open_plans:
                break
        if self.seats and self.evaluation.ranks_by_margin(root):
            for plan in ended:
                plan.judge(self.evaluation.margin(plan.state, seat, self.seats), self.prior_weight)
            self.nodes += len(ended)
        return varied(best_first(ended, len(ended)), limit)

    def extend(self, game: Game, plan: Plan, seat: i64, width: i64, found: list[Plan]) -> None:
        """Add the plans that go on from one by one action, the best-looking of them."""
        out = game.buffer()
        count = self.evaluation.worthwhile(plan.state, seat, out, game.legal(plan.state, seat, out))
        values = vec[i64]([0] * count)
        trial = plan.state.copy()
        self.nodes += count
        for index in range(count):
            trial.become(plan.state)
            game.apply(trial, seat, out.items[index])
            values[index] = self.evaluation.value(trial, seat)
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
        """Say whether the seat acts again without having learnt anything that was hidden."""
        if not game.to_act(plan.state) >> seat & 1:
            return False
        hidden = game.secrets(root, seat)
        return hidden == 0 or game.secrets(plan.state, seat) >= hidden


def spread_of(results: list[int]) -> float:
    """Say how far from the mean of all luck the average of some results may lie: its standard error."""
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
    """Say whether a plan that ends alike is among some."""
    for other in plans:
        if other.value == plan.value and other.state.equals(plan.state):
            return True
    return False


def best_first(plans: list[Plan], limit: i64) -> list[Plan]:
    """Put plans in order of what they look like; those that came first stay first among equals."""
    ordered = sorted(plans, key=looks_best, reverse=True)
    return ordered[:limit]


def varied(plans: list[Plan], limit: i64) -> list[Plan]:
    """Choose from plans in order: the best ones, but a third is for other first actions, the best plan of each."""
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
    """Order plans by what they look like."""
    return plan.value
