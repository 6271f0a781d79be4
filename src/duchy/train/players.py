"""The players of training games, and their evaluations."""

from pathlib import Path

from duchy.bots import registry
from duchy.bots.bot import Bot
from duchy.bots.greedy import Evaluation
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.learnt.features import Features
from duchy.bots.learnt.files import read
from duchy.core.chance import Rng
from duchy.core.reason import Refusal


def features_of(game: str) -> tuple[Evaluation, Features]:
    """Make the hand-made evaluation of a game, as the search uses it, and its input features."""
    features = registry.features_of(game)
    if features is None:
        raise Refusal(f"{game} has no input features, so nothing can be learnt from it")
    return registry.by_hand(game, rollouts=True), features


def evaluation_of(game: str, network: str) -> LearntEvaluation:
    """Make an evaluation with the network in a file, used for every kind of game."""
    hand, features = features_of(game)
    path = Path(network)
    return LearntEvaluation(hand, features, read(path.read_bytes(), features, path.name), True)


def players(game: str, seats: int, rng: Rng) -> list[Bot]:
    """Make a greedy bot for each seat, with the evaluation of the search."""
    hand, _ = features_of(game)
    return [registry.greedy(game, hand, int(rng.below(1 << 40))) for _ in range(seats)]
