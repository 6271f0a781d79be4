"""The bots there are, by their names. Nobody below imports it."""

from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.greedy import Evaluation, GreedyBot
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.levels import LEVELS
from duchy.bots.random import RandomBot
from duchy.core.reason import Refusal

USUAL: Final = "greedy"
"""The bot that plays where nobody chose another: it needs no time to think."""

BOTS: Final = {
    "random": "takes any legal action, all equally likely; about 30 points in Burgundy, below 0 in Kingdom",
    "page": LEVELS["page"].words,
    "squire": LEVELS["squire"].words,
    "greedy": "plans its own turn by what it can see; about 180 points in Burgundy, alone 35 of 37 hexes there and"
    " 75 to 85 points in Kingdom",
    "steward": LEVELS["steward"].words,
    "chancellor": LEVELS["chancellor"].words,
    "duke": LEVELS["duke"].words,
}
"""The bots by name, the weakest first, each with an honest word on how it plays."""


def bot(name: str, game_name: str, seed: int) -> Bot:
    """Make a bot for a game; the same seed makes the same choices."""
    if name not in BOTS:
        raise Refusal(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    if name == "random":
        return RandomBot(seed)
    evaluation: Evaluation
    if game_name == "burgundy":
        evaluation = BurgundyEvaluation()
    elif game_name == "kingdom":
        evaluation = KingdomEvaluation()
    else:
        raise Refusal(
            f"bot {name} cannot play {game_name!r}: it can play burgundy and kingdom; random plays every game"
        )
    if name in LEVELS:
        return LEVELS[name].player(name, game_name, evaluation, seed)
    return GreedyBot(evaluation, seed) if game_name == "burgundy" else GreedyBot(evaluation, seed, 0)
