"""Hints: what a seat should do now, how much better that is than the next best, and why."""

from duchy.bots.search.budget import Budget
from duchy.bots.search.plans import Plan
from duchy.bots.search.search import Candidate as Found
from duchy.bots.search.search import Search
from duchy.coach.advice import MOST_CANDIDATES, Advice, candidate_of
from duchy.coach.knowledge import Knowledge
from duchy.coach.valuing import Valuer, error_of
from duchy.coach.why import reasons_of
from duchy.core.game import Game, State


class Adviser:
    """An adviser on one decision of a seat; it sees only the seat's view, and the rest is resampled."""

    def __init__(self, game: Game, state: State, seat: int, knowledge: Knowledge, seed: int) -> None:
        """Prepare a hint for a position in which the seat has to act."""
        self.game = game
        self.state = state
        self.seat = seat
        self.knowledge = knowledge
        self.seed = seed
        self.valuer = Valuer(game, state, knowledge, seed + 1)
        self.search = Search(game, state, seat, self.valuer.evaluation, knowledge.search, seed)

    def forced_action(self) -> int | None:
        """Return the only action worth considering, if there is only one."""
        out = self.game.buffer()
        state, seat = self.search.root, self.seat
        count = self.valuer.evaluation.worthwhile(state, seat, out, self.game.legal(state, seat, out))
        return int(out.items[0]) if count == 1 else None

    def advise(self, budget: Budget, why: bool = True) -> Advice:
        """Search as long as the budget allows, and return advice."""
        only = self.forced_action()
        if only is not None:
            return self.write_advice([self.value_line([only])], None, 0, last=True, why=why)
        more = self.search.think(budget)
        found = self.keep_rival(self.search.candidates())
        lead, spread = self.lead(found)
        return self.write_advice(found[:MOST_CANDIDATES], lead, spread, last=not more, why=why)

    def keep_rival(self, found: list[Found]) -> list[Found]:
        """Drop candidates without rollouts, but keep a rival for the best: it is not the only one."""
        tried = [one for one in found if one.visits]
        if len(tried) != 1:
            return tried or found
        others = [one for one in found if not one.visits]
        return sorted(tried + [self.value_line(one.line) for one in others[:1]], key=lambda one: -one.value)

    def value_line(self, line: list[int]) -> Found:
        """Value a line by rollouts."""
        until = self.valuer.until(self.state)
        results = []
        for number in range(self.knowledge.effort.telling):
            start = self.valuer.sample(self.search.root, self.seat, number)
            results.append(self.valuer.roll_out(self.valuer.after(start, self.seat, line), number, until)[self.seat])
        return Found(line[0], sum(results) / len(results), len(results), error_of(results), line)

    def lead(self, found: list[Found]) -> tuple[int | None, int]:
        """Return the lead of the best candidate over the next, by paired rollouts, and its standard error."""
        if len(found) < 2:
            return None, 0
        best, other = (self.plan(one.line).results for one in found[:2])
        differences = [a - b for a, b in zip(best, other, strict=False)]
        if not differences:
            return max(0, round(found[0].value - found[1].value)), 0
        return max(0, round(sum(differences) / len(differences))), round(error_of(differences))

    def plan(self, line: list[int]) -> Plan:
        """Return the plan of a line."""
        return next(plan for plan in self.search.plans if plan.line == line)

    def write_advice(self, found: list[Found], lead: int | None, spread: int, *, last: bool, why: bool) -> Advice:
        """Return the findings as advice."""
        candidates = [
            candidate_of(self.game, self.search.root, self.seat, one.line, one.value, one.visits, one.spread)
            for one in found
        ]
        advice = Advice(self.seat, lead, spread, candidates, last=last)
        if why:
            lines = [one.line for one in found[:2]]
            advice.reasons = reasons_of(
                self.valuer,
                self.knowledge,
                self.search.root,
                self.seat,
                lines,
                clear=lead is None or lead > spread,
                lead=lead or 0,
            )
        return advice
