"""How bots play Castles of Burgundy: evaluation, input features, and the settings of each level."""

from typing import Final

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.burgundy.features import BurgundyFeatures
from duchy.bots.burgundy.weights import SEARCHING, USUAL
from duchy.bots.greedy import Evaluation
from duchy.bots.learnt.features import Features
from duchy.bots.levels import OWN_TURN
from duchy.bots.profile import LevelSettings, Profile
from duchy.bots.search.parameters import SearchParameters


def evaluation(rollouts: bool) -> Evaluation:
    """Make the evaluation, with the weights tuned for rollouts or for greedy play."""
    return BurgundyEvaluation(SEARCHING if rollouts else USUAL)


def features() -> Features:
    """Make the input features of the network."""
    return BurgundyFeatures(BurgundyEvaluation())


SMALL: Final = SearchParameters(beam_width=16, max_plans=24, horizon=3, policy_depth=0, solo_widening=3)
"""Search parameters for small budgets: three rounds ahead, which leaves enough rollouts to tell plans apart."""
LARGE: Final = SearchParameters(beam_width=16, max_plans=24, horizon=4, policy_depth=0, solo_horizon=3, solo_widening=3)
LARGEST: Final = SearchParameters(
    beam_width=16,
    max_plans=24,
    horizon=4,
    policy_depth=0,
    solo_horizon=3,
    solo_widening=3,
    tree_plans=8,
    tree_only_near_end=True,
)
"""Search parameters for the largest budget: near the end of the game replies and chance become a tree."""

PROFILE: Final = Profile(
    evaluation=evaluation,
    features=features,
    network="duchy.bots.learnt:burgundy.network",
    alone="duchy.bots.learnt:burgundy-alone.network",
    strengths="duchy.bots.burgundy:strengths.json",
    levels={
        "novice": LevelSettings(nodes=1, search=OWN_TURN),
        "squire": LevelSettings(nodes=1, search=OWN_TURN),
        "steward": LevelSettings(nodes=10_000, search=SMALL),
        "chancellor": LevelSettings(nodes=80_000, search=LARGE),
        "duke": LevelSettings(nodes=500_000, search=LARGEST),
    },
)
