"""Who plays the games that something is learnt from, and by which evaluation."""

from pathlib import Path
from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.greedy import DEPTH, Evaluation, GreedyBot
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.learnt.features import Features
from duchy.bots.learnt.files import read
from duchy.bots.registry import by_hand
from duchy.core.chance import Rng

GREEDY_DEPTH: Final = {"burgundy": DEPTH, "kingdom": 0}


def features_of(game: str) -> tuple[Evaluation, Features]:
    """Make the hand-made evaluation of a game, as a search has it, and the features that go with it."""
    return by_hand(game, ahead=True)


def evaluation_of(game: str, network: str) -> LearntEvaluation:
    """Make an evaluation with the network of a file, for every kind of game."""
    hand, features = features_of(game)
    path = Path(network)
    return LearntEvaluation(hand, features, read(path.read_bytes(), features, path.name), True)


def players(game: str, seats: int, rng: Rng) -> list[Bot]:
    """Make a greedy bot for each seat."""
    hand, _ = features_of(game)
    return [GreedyBot(hand, int(rng.below(1 << 40)), GREEDY_DEPTH[game]) for _ in range(seats)]
