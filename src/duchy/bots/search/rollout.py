"""Rollouts: a fast policy plays on from a position, with luck from a seed, to a horizon at which it is valued."""

from mypy_extensions import i64

from duchy.bots.greedy import Evaluation, GreedyBot
from duchy.bots.search.budget import Budget
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in


class Rollout:
    """A fast simulation of the game from a position to a horizon, and the value of its end."""

    def __init__(self, game: Game, state: State, evaluation: Evaluation, depth: int) -> None:
        """Prepare rollouts of a game, given any of its states and the depth to which the policy looks ahead."""
        self.game = game
        self.evaluation = evaluation
        self.policy = GreedyBot(evaluation, 0, depth)
        self.state = state.copy()
        self.out = game.buffer()
        self.weights = game.buffer()
        self.seats: i64 = game.seats(state)
        self.budget = Budget()
        """The budget under way, of which only the time counts here."""
        self.cut = False
        """Whether the time was over before the last rollout was: then its value means nothing."""
        self.chances: i64 = 0
        """How many times chance has acted."""

    def nodes(self) -> i64:
        """Return the number of actions tried and of draws."""
        return self.policy.nodes + self.chances

    def play(self, seat: i64, luck: int, until: i64) -> i64:
        """Play `state` on until its clock reaches `until` or the game is over; return its value to a seat."""
        game = self.game
        state = self.state
        rng = Rng(luck)
        self.policy.rng = Rng(luck + 1)
        self.cut = False
        while True:
            acting = game.to_act(state)
            if acting == 0:
                break
            if acting == CHANCE_ACTS:
                self.draw(state, rng)
                if self.evaluation.clock(state) >= until:
                    break
                continue
            actor = first_in(acting)
            game.apply(state, actor, self.policy.pick(game, state, actor))
            if self.evaluation.clock(state) >= until:
                break
            if self.budget.late():
                self.cut = True
                return 0
        return self.evaluation.margin(state, seat, self.seats)

    def draw(self, state: State, rng: Rng) -> None:
        """Let chance act in a position."""
        self.game.apply(state, CHANCE, self.game.draw(state, rng, self.out, self.weights))
        self.chances += 1
