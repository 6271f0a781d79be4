"""The levels of the searching bot: how far it looks, how long it thinks, and how large a mistake it may make.

A level is a set of search parameters, a node budget and a temperature, never a cheat. Because budgets are counted in
nodes, a level plays the same on every machine; where that takes too long, the clock ends the search early.
"""

from typing import Final

from duchy.bots.greedy import Evaluation
from duchy.bots.profile import LevelSettings, Profile
from duchy.bots.search.bot import SearchBot
from duchy.bots.search.budget import Budget
from duchy.bots.search.parameters import SearchParameters

PATIENCE: Final = 2.5
"""Maximum seconds per decision: no one waits longer than three for a step of a turn."""


class Level:
    """A level's default settings, which a game's profile may replace."""

    def __init__(self, words: str, nodes: int, search: SearchParameters, temperature: float = 0.0) -> None:
        """Store one honest sentence, the node budget, the search parameters, and the temperature in points."""
        self.words = words
        self.nodes = nodes
        self.search = search
        self.temperature = temperature

    def has_rollouts(self) -> bool:
        """Return whether the level simulates the game beyond its own turn."""
        return self.search.horizon > 0

    def player(self, name: str, evaluation: Evaluation, settings: LevelSettings | None, seed: int) -> SearchBot:
        """Make a bot of this level, with a game's own settings if it has some."""
        nodes = settings.nodes if settings else self.nodes
        search = settings.search if settings else self.search
        return SearchBot(name, evaluation, search, Budget(nodes, PATIENCE), seed, self.temperature)


OWN_TURN: Final = SearchParameters(beam_width=6, max_plans=12, horizon=0, policy_depth=0)
"""Parameters that plan the bot's own turn and simulate nothing beyond it."""
ROLLOUTS: Final = SearchParameters(beam_width=8, max_plans=12, horizon=2, policy_depth=0)
"""Parameters with short rollouts, for games that name none of their own."""

LEVELS: Final = {
    "novice": Level(
        "plans its own turn but often picks the second-best move: good for a first game",
        nodes=1,
        search=OWN_TURN,
        temperature=8.0,
    ),
    "squire": Level(
        "plans its own turn and sometimes picks the second-best move", nodes=1, search=OWN_TURN, temperature=1.5
    ),
    "steward": Level("tests its plans in a few simulated futures", nodes=1_000, search=ROLLOUTS),
    "chancellor": Level("tests many plans in dozens of simulated futures", nodes=5_000, search=ROLLOUTS),
    "duke": Level("the most thorough: thinks longest about each decision", nodes=25_000, search=ROLLOUTS),
}
"""The levels by name, weakest first."""


def settings_of(level: str, profile: Profile | None) -> LevelSettings | None:
    """Return a game's own settings of a level, if it has some."""
    return profile.levels.get(level) if profile is not None else None
