"""The bots there are, by their names. Nobody below imports it."""

from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.burgundy import weights as burgundy
from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.burgundy.features import BurgundyFeatures
from duchy.bots.greedy import Evaluation, GreedyBot
from duchy.bots.kingdom import weights as kingdom
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.kingdom.features import KingdomFeatures
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.learnt.features import Features
from duchy.bots.learnt.files import in_package
from duchy.bots.learnt.network import Network
from duchy.bots.levels import LEVELS
from duchy.bots.random import RandomBot
from duchy.core.reason import Refusal

USUAL: Final = "greedy"
"""The bot that plays where nobody chose another: it needs no time to think."""

BOTS: Final = {
    "random": "picks a random legal action",
    "novice": LEVELS["novice"].words,
    "squire": LEVELS["squire"].words,
    "greedy": "plans its own turn from what it can see",
    "steward": LEVELS["steward"].words,
    "chancellor": LEVELS["chancellor"].words,
    "duke": LEVELS["duke"].words,
}
"""The bots by name, the weakest first, each with an honest word on how it plays."""

RATINGS: Final = {
    "random": {},
    "greedy": {"burgundy": 0, "kingdom": 0},
    **{name: level.ratings for name, level in LEVELS.items()},
}
"""Points of Elo by which each is rated above greedy, by game; random loses whatever it plays."""

GAMES: Final = ("burgundy", "kingdom")
"""The games that have an evaluation: in others only random plays."""

HAND: Final = "hand"
LEARNT: Final = "learnt"

NETWORKS: Final[dict[str, Network | None]] = {}
"""The networks of the package that were asked for, read once."""


def bot(name: str, game_name: str, seed: int, by: str = "") -> Bot:
    """Make a bot for a game; the same seed makes the same choices.

    A searching bot values by hand, by what was learnt, or by whichever was measured to be better.
    """
    if name not in BOTS:
        raise Refusal(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    if by and name not in LEVELS:
        raise Refusal(f"bot {name} does not search: only {', '.join(LEVELS)} can value {HAND} or {LEARNT}")
    if name == "random":
        return RandomBot(seed)
    evaluation = evaluation_of(name, game_name, by)
    if name in LEVELS:
        return LEVELS[name].player(name, game_name, evaluation, seed)
    return GreedyBot(evaluation, seed) if game_name == "burgundy" else GreedyBot(evaluation, seed, 0)


def evaluation_of(name: str, game_name: str, by: str) -> Evaluation:
    """Make the evaluation of a bot: by hand for those that do not search."""
    if game_name not in GAMES:
        raise Refusal(
            f"bot {name} cannot play {game_name!r}: it can play {' and '.join(GAMES)}; random plays every game"
        )
    hand, features = by_hand(game_name, name in LEVELS and LEVELS[name].looks_ahead())
    if name not in LEVELS or by == HAND:
        return hand
    if game_name not in NETWORKS:
        NETWORKS[game_name] = in_package(features)
    network = NETWORKS[game_name]
    if network is not None:
        return LearntEvaluation(hand, features, network, by == LEARNT)
    if by == LEARNT:
        raise Refusal(f"nothing was learnt of {game_name}: duchy train {game_name} makes a network")
    return hand


def by_hand(game_name: str, ahead: bool) -> tuple[Evaluation, Features]:
    """Make the hand-made evaluation of a game, for who looks ahead or not, and what a network is told beside it."""
    if game_name == "burgundy":
        weights = burgundy.SEARCHING if ahead else burgundy.USUAL
        return BurgundyEvaluation(weights), BurgundyFeatures(BurgundyEvaluation())
    if game_name == "kingdom":
        return KingdomEvaluation(kingdom.SEARCHING if ahead else kingdom.USUAL), KingdomFeatures(KingdomEvaluation())
    raise Refusal(f"nobody values positions of {game_name!r}: the games are {' and '.join(GAMES)}")
