"""The random bot: any legal action, with equal probability."""

from duchy.bots.bot import Bot
from duchy.core.chance import Rng
from duchy.core.game import Game, State


class RandomBot(Bot):
    """A bot that plays any game, badly."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = Rng(seed)

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Pick one of the legal actions."""
        out = game.buffer()
        return out.items[self.rng.below(game.legal(state, seat, out))]
