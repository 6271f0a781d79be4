"""How bots play Wonderful Kingdom: evaluation, input features, and the settings of each level."""

from typing import Final

from duchy.bots.greedy import Evaluation
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.kingdom.features import KingdomFeatures
from duchy.bots.kingdom.weights import SEARCHING, USUAL
from duchy.bots.learnt.features import Features
from duchy.bots.levels import OWN_TURN
from duchy.bots.profile import LevelSettings, Profile
from duchy.bots.search.parameters import SearchParameters


def evaluation(rollouts: bool) -> Evaluation:
    """Make the evaluation, with the weights tuned for rollouts or for greedy play."""
    return KingdomEvaluation(SEARCHING if rollouts else USUAL)


def features() -> Features:
    """Make the input features of the network."""
    return KingdomFeatures(KingdomEvaluation())


ROLLOUTS: Final = SearchParameters(
    beam_width=8, max_plans=12, horizon=2, policy_depth=0, prior_weight=8, solo_horizon=4
)
"""Search parameters of all levels with rollouts; there is no tree, because something is nearly always hidden."""

PROFILE: Final = Profile(
    evaluation=evaluation,
    features=features,
    network="duchy.bots.learnt:kingdom.network",
    strengths="duchy.bots.kingdom:strengths.json",
    greedy_depth=0,
    left_out=frozenset({"chancellor", "duke"}),
    levels={
        "novice": LevelSettings(nodes=1, search=OWN_TURN),
        "squire": LevelSettings(nodes=1, search=OWN_TURN),
        "steward": LevelSettings(nodes=1_000, search=ROLLOUTS),
        "chancellor": LevelSettings(nodes=5_000, search=ROLLOUTS),
        "duke": LevelSettings(nodes=25_000, search=ROLLOUTS),
    },
)
