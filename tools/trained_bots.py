"""Levels with the network of a file, to play `duchy arena` against those with today's network.

From the root, with this folder's `tools` to be found:
`NETWORK=FILE duchy arena burgundy --duchies random --bots tools.trained_bots:steward@0.03s,steward@0.03s`
"""

import os
from functools import cache
from pathlib import Path

from duchy.bots.bot import Bot
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.learnt.files import head_of, read
from duchy.bots.levels import LEVELS, settings_of
from duchy.bots.registry import by_hand, features_of, profile_of


@cache
def evaluation() -> tuple[str, LearntEvaluation]:
    """Return the game of the network that the environment names, and the evaluation with it."""
    path = Path(os.environ["NETWORK"])
    data = path.read_bytes()
    game = str(head_of(data, path.name)["game"])
    features = features_of(game)
    assert features is not None, f"{path} is of {game}, which has no features"
    return game, LearntEvaluation(by_hand(game, rollouts=True), features, read(data, features, path.name))


def trained(level: str, seed: int) -> Bot:
    """Make a bot of a level with the network."""
    game, learnt = evaluation()
    return LEVELS[level].player(f"trained-{level}", learnt, settings_of(level, profile_of(game)), seed)


def steward(seed: int) -> Bot:
    """Make a steward with the network."""
    return trained("steward", seed)


def chancellor(seed: int) -> Bot:
    """Make a chancellor with the network."""
    return trained("chancellor", seed)


def duke(seed: int) -> Bot:
    """Make a duke with the network."""
    return trained("duke", seed)
