"""The bots by name. No module below imports it."""

from typing import Final, cast

from duchy.bots.bot import Bot
from duchy.bots.greedy import DEPTH, Evaluation, GreedyBot
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.learnt.features import Features
from duchy.bots.learnt.files import in_package
from duchy.bots.learnt.network import Network
from duchy.bots.levels import LEVELS, settings_of
from duchy.bots.profile import Profile
from duchy.bots.random import RandomBot
from duchy.bots.score import ScoreEvaluation
from duchy.bots.strength import Strength, read_strengths
from duchy.core.entry import import_attribute
from duchy.core.reason import Refusal
from duchy.games import entry_of, game_names, load

USUAL: Final = "greedy"
"""The default bot: it needs no time to think."""

BOTS: Final = {
    "random": "picks a random legal action",
    "novice": LEVELS["novice"].words,
    "squire": LEVELS["squire"].words,
    "greedy": "plans its own turn from what it can see",
    "steward": LEVELS["steward"].words,
    "chancellor": LEVELS["chancellor"].words,
    "duke": LEVELS["duke"].words,
}
"""The bots by name, weakest first, each with an honest description of its play."""

HAND: Final = "hand"
LEARNT: Final = "learnt"

NETWORKS: Final[dict[str, Network | None]] = {}
"""The trained networks read so far, by address."""

STRENGTHS: Final[dict[str, dict[str, Strength]]] = {}
"""The measured strengths read so far, by game and bot."""


def profile_of(game_name: str) -> Profile | None:
    """Return the bots' profile of a game; None if it registered none."""
    address = entry_of(game_name).bots
    return cast(Profile, import_attribute(address)) if address else None


def strengths_of(name: str) -> dict[str, Strength]:
    """Return a bot's measured strength in each game where it was measured."""
    found: dict[str, Strength] = {}
    for game_name in game_names():
        if game_name not in STRENGTHS:
            profile = profile_of(game_name)
            STRENGTHS[game_name] = read_strengths(profile.strengths) if profile and profile.strengths else {}
        strength = STRENGTHS[game_name].get(name)
        if strength is not None:
            found[game_name] = strength
    return found


def left_out_of(name: str) -> list[str]:
    """Return the games whose forms do not offer a bot: it plays there no better than the level below."""
    profiles = {game_name: profile_of(game_name) for game_name in game_names()}
    return [game_name for game_name, profile in profiles.items() if profile is not None and name in profile.left_out]


def ratings_of(name: str) -> dict[str, int]:
    """Return a bot's Elo above greedy in each game; none where it won or lost every game, or played too few."""
    return {game: found.rating for game, found in strengths_of(name).items() if found.rating is not None}


def points_of(name: str) -> dict[str, int]:
    """Return the points a bot usually makes for two, in each game where that was measured in enough games."""
    return {game: round(found.points) for game, found in strengths_of(name).items()}


def bot(name: str, game_name: str, seed: int, by: str = "") -> Bot:
    """Make a bot for a game; the same seed makes the same choices.

    `by` says how a searching bot values positions: "hand", "learnt", or by default whichever was measured to be better.
    """
    if name not in BOTS:
        raise Refusal(f"there is no bot {name!r}: the bots are {', '.join(BOTS)}")
    if by and name not in LEVELS:
        raise Refusal(f"bot {name} does not search: only {', '.join(LEVELS)} can value positions by {HAND} or {LEARNT}")
    if name == "random":
        return RandomBot(seed)
    evaluation = evaluation_of(name, game_name, by)
    if name in LEVELS:
        return LEVELS[name].player(name, evaluation, settings_of(name, profile_of(game_name)), seed)
    return greedy(game_name, evaluation, seed)


def greedy(game_name: str, evaluation: Evaluation, seed: int) -> GreedyBot:
    """Make a greedy bot with an evaluation, which looks as far ahead as suits the game."""
    profile = profile_of(game_name)
    return GreedyBot(evaluation, seed, profile.greedy_depth if profile is not None else DEPTH)


def evaluation_of(name: str, game_name: str, by: str) -> Evaluation:
    """Make the evaluation of a bot: made by hand unless the bot searches and a network is better."""
    hand = by_hand(game_name, name in LEVELS and LEVELS[name].has_rollouts())
    if name not in LEVELS or by == HAND:
        return hand
    features = features_of(game_name)
    profile = profile_of(game_name)
    if features is not None and profile is not None:
        network = network_at(features, profile.network)
        if network is not None:
            return LearntEvaluation(hand, features, network, by == LEARNT, network_at(features, profile.alone))
    if by == LEARNT:
        raise Refusal(f"no network for {game_name}; create one with: duchy train {game_name}")
    return hand


def network_at(features: Features, address: str) -> Network | None:
    """Return the network of a package, read once; None if there is none for these features."""
    if address not in NETWORKS:
        NETWORKS[address] = in_package(features, address)
    return NETWORKS[address]


def by_hand(game_name: str, rollouts: bool) -> Evaluation:
    """Make the hand-made evaluation of a game, for bots with rollouts or without; by the score if it has none."""
    profile = profile_of(game_name)
    return profile.evaluation(rollouts) if profile is not None else ScoreEvaluation(load(game_name))


def features_of(game_name: str) -> Features | None:
    """Make the input features of a game's network; None if it has none."""
    profile = profile_of(game_name)
    return profile.features() if profile is not None and profile.features is not None else None
