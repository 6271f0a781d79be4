"""The searching bot: thinks about each decision as long as its level allows, and errs as much as its level does."""

from math import exp

from duchy.bots.bot import Bot
from duchy.bots.greedy import Evaluation
from duchy.bots.search.budget import Budget
from duchy.bots.search.parameters import SearchParameters
from duchy.bots.search.search import Candidate, Search
from duchy.core.chance import Rng
from duchy.core.game import Game, State


class SearchBot(Bot):
    """A bot that searches, in every game that has an evaluation."""

    def __init__(
        self,
        name: str,
        evaluation: Evaluation,
        parameters: SearchParameters,
        budget: Budget,
        seed: int,
        temperature: float = 0.0,
    ) -> None:
        """Store evaluation, search parameters and budget; `temperature` is the size of mistakes in points."""
        self.name = name
        self.evaluation = evaluation
        self.parameters = parameters
        self.allowed = budget
        self.haste = 0.0
        """Seconds for the next decision if it has to be quick, otherwise 0."""
        self.seed = seed
        self.temperature = temperature
        self.rng = Rng(seed)
        self.search: Search | None = None
        self.nodes = 0
        """Actions tried for the last decision."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose the action that starts the best plan, or one nearly as good."""
        out = game.buffer()
        if self.evaluation.worthwhile(state, seat, out, game.legal(state, seat, out)) == 1:
            return out.items[0]
        search = self.search
        if search is None or not self.follows(game, state, seat):
            luck = int(self.rng.below(1 << 40))
            search = Search(game, state, seat, self.evaluation, self.parameters, luck)
            self.search = search
        search.think(self.next_budget())
        self.nodes = search.nodes()
        return self.among(search.candidates())

    def follows(self, game: Game, state: State, seat: int) -> bool:
        """Return whether a decision continues the turn being searched, and move the search on to it."""
        search = self.search
        return search is not None and search.game is game and search.seat == seat and search.advance(state)

    def budget(self, seconds: float, nodes: int) -> bool:
        """Use this budget from now on, whatever the level's is."""
        self.allowed = Budget(seconds=seconds) if seconds else Budget(nodes)
        return True

    def hurry(self, seconds: float) -> None:
        """Think no longer than this about the next decision."""
        self.haste = seconds

    def next_budget(self) -> Budget:
        """Return the budget of the next decision."""
        allowed, haste = self.allowed, self.haste
        self.haste = 0.0
        if haste > 0.0 and (allowed.seconds == 0.0 or haste < allowed.seconds):
            return Budget(int(allowed.nodes), haste)
        return allowed

    def among(self, candidates: list[Candidate]) -> int:
        """Choose the best candidate; with a temperature, better candidates are more likely.

        If any candidate has rollouts, one without them is not chosen: its prior is not comparable.
        """
        best = candidates[0].value
        if self.temperature == 0.0:
            return candidates[0].action
        near = 100.0 * self.temperature
        tried = min(candidates[0].visits, 1)
        weights = [
            exp(min(one.value - best, 0.0) / near) if best - one.value < 3 * near and one.visits >= tried else 0.0
            for one in candidates
        ]
        number = self.rng.below(1 << 30) / (1 << 30) * sum(weights)
        for one, weight in zip(candidates, weights, strict=True):
            number -= weight
            if number < 0:
                return one.action
        return candidates[0].action
