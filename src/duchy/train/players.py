"""Who plays the games that something is learnt from, and by which evaluation."""

from pathlib import Path
from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.greedy import DEPTH, Evaluation, GreedyBot
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.learnt.features import Features
from duchy.bots.learnt.files import read
from duchy.bots.registry import by_hand
from duchy.bots.search.bot import SearchBot
from duchy.bots.search.budget import Budget
from duchy.bots.search.search import Sight
from duchy.core.chance import Rng

SIGHT: Final = {"burgundy": Sight(8, 10, 2, 0), "kingdom": Sight(3, 4, 2, 0)}
"""A narrow one: many quick games teach more than few slow ones."""
GREEDY_DEPTH: Final = {"burgundy": DEPTH, "kingdom": 0}
TEMPERATURES: Final = (0.0, 0.0, 0.5, 1.0, 2.0)
"""Points that are taken for equal, one of these in each game: who never errs never learns what errors cost."""


def features_of(game: str) -> tuple[Evaluation, Features]:
    """Make the hand-made evaluation of a game, as a search has it, and the features that go with it."""
    return by_hand(game, ahead=True)


def evaluation_of(game: str, network: str) -> Evaluation:
    """Make an evaluation: by hand, or with the network of a file."""
    hand, features = features_of(game)
    if not network:
        return hand
    path = Path(network)
    return LearntEvaluation(hand, features, read(path.read_bytes(), features, path.name), True)


def players(game: str, seats: int, nodes: int, network: str, rng: Rng) -> list[Bot]:
    """Make a bot for each seat, a searching one if it has nodes; how much they err is drawn for the whole game."""
    temperature = TEMPERATURES[int(rng.below(len(TEMPERATURES)))]
    made: list[Bot] = []
    for _ in range(seats):
        evaluation, seed = evaluation_of(game, network), int(rng.below(1 << 40))
        if nodes:
            made.append(SearchBot("pupil", evaluation, SIGHT[game], Budget(nodes), seed, temperature))
        else:
            made.append(GreedyBot(evaluation, seed, GREEDY_DEPTH[game]))
    return made
