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
    """Plays every game that has an evaluation."""

    def __init__(
        self,
        name: str,
        evaluation: Evaluation,
        parameters: SearchParameters,
        budget: Budget,
        seed: int,
        temperature: float = 0.0,
    ) -> None:
        """Take a name, how to look and for how long; a temperature is what it takes near-equals for, in points."""
        self.name = name
        self.evaluation = evaluation
        self.parameters = parameters
        self.allowed = budget
        self.haste = 0.0
        """Seconds for the next decision, where it has to be quick."""
        self.seed = seed
        self.temperature = temperature
        self.rng = Rng(seed)
        self.search: Search | None = None
        self.nodes = 0
        """Actions tried for the decision before."""

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose the action that begins the best plan, or one nearly as good."""
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
        """Go on to a decision of the turn that was thought about, if it is one."""
        search = self.search
        return search is not None and search.game is game and search.seat == seat and search.advance(state)

    def budget(self, seconds: float, nodes: int) -> bool:
        """Think so long from now on, whatever the level has."""
        self.allowed = Budget(seconds=seconds) if seconds else Budget(nodes)
        return True

    def hurry(self, seconds: float) -> None:
        """Think no longer than this for the next decision."""
        self.haste = seconds

    def next_budget(self) -> Budget:
        """What may be spent on the next decision."""
        allowed, haste = self.allowed, self.haste
        self.haste = 0.0
        if haste > 0.0 and (allowed.seconds == 0.0 or haste < allowed.seconds):
            return Budget(int(allowed.nodes), haste)
        return allowed

    def among(self, candidates: list[Candidate]) -> int:
        """Choose the best candidate; with a temperature the better ones are the likelier ones.

        Where continuations were played, what had none is not chosen: looks do not compare with them.
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
