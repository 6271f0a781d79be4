"""The bot worker of a measured server: it has an additional bot, which keeps a core busy for a second."""

import sys
from time import perf_counter

from duchy.bots.bot import Bot
from duchy.bots.registry import bot
from duchy.core.chance import Rng
from duchy.core.game import Game, State
from duchy.server.live.processes import worker
from duchy.server.tasks import choosing

SLOW = "slow"
SECONDS = 1.0


class SlowBot(Bot):
    """A bot that thinks as long as it may, then picks a random legal action."""

    def __init__(self, seed: int) -> None:
        """Set the thinking time to a second."""
        self.name = SLOW
        self.rng = Rng(seed)
        self.seconds = SECONDS

    def hurry(self, seconds: float) -> None:
        """Shorten the thinking time if people are waiting."""
        self.seconds = min(self.seconds, seconds)

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Waste time computing, then pick an action."""
        until = perf_counter() + self.seconds
        while perf_counter() < until:
            pass
        actions = game.legal_actions(state, seat)
        return actions[self.rng.below(len(actions))]


def slow_or(name: str, game: str, seed: int) -> Bot:
    """Make the slow bot, or one of the registered bots."""
    return SlowBot(seed) if name == SLOW else bot(name, game, seed)


if __name__ == "__main__":
    setattr(choosing, "bot", slow_or)  # noqa: B010 - a name that it has imported
    worker.main(*(int(argument) for argument in sys.argv[1:]))
