"""The bots there are, by their names. Nobody below imports it."""

from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.greedy import GreedyBot
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.random import RandomBot
from duchy.core.reason import Refusal

BOTS: Final = {
    "random": "takes any legal action, all equally likely; about 30 points in Burgundy, below 0 in Kingdom",
    "greedy": "plans its own turn by what it can see; about 180 points in Burgundy, alone 35 of 37 hexes there and"
    " 75 to 85 points in Kingdom",
}
"""The bots by name, each with an honest word on how it plays."""


def bot(name: str, game_name: str, seed: int) -> Bot:
    """Make a bot for a game; the same seed makes the same choices."""
    if name not in BOTS:
        raise Refusal(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    if name == "random":
        return RandomBot(seed)
    if game_name == "burgundy":
        return GreedyBot(BurgundyEvaluation(), seed)
    if game_name == "kingdom":
        return GreedyBot(KingdomEvaluation(), seed, 0)
    raise Refusal(f"bot {name} cannot play {game_name!r}: it can play burgundy and kingdom; random plays every game")
