"""The levels of the searching bot: how far it sees, how long it thinks, and how much it takes for nearly equal.

A level is a sight, a budget and a temperature, never a cheat. Budgets are in nodes, so that a level plays alike on
every machine; on one too slow for that the clock ends a thought, and it plays as well as it can.
"""

from typing import Final

from duchy.bots.greedy import Evaluation
from duchy.bots.search.bot import SearchBot
from duchy.bots.search.budget import Budget
from duchy.bots.search.search import Sight

PATIENCE: Final = 2.5
"""Seconds of thought for one decision, at most: nobody waits longer than three for a step of a turn."""


class Level:
    """What a level may spend and how it errs."""

    def __init__(
        self,
        words: str,
        ratings: dict[str, int],
        nodes: dict[str, int],
        sight: dict[str, Sight],
        temperature: float = 0.0,
    ) -> None:
        """Take an honest sentence, and in each game a rating, the nodes and the sight; and a temperature in points.

        Ratings are points of Elo above greedy, as measured in docs/bots.md.
        """
        self.words = words
        self.ratings = ratings
        self.nodes = nodes
        self.sight = sight
        self.temperature = temperature

    def looks_ahead(self) -> bool:
        """Say whether it tries how a game goes on after its own turn."""
        return any(sight.horizon > 0 for sight in self.sight.values())

    def player(self, name: str, game: str, evaluation: Evaluation, seed: int) -> SearchBot:
        """Make a bot of this level."""
        budget = Budget(self.nodes[game], PATIENCE)
        return SearchBot(name, evaluation, self.sight[game], budget, seed, self.temperature)


NARROW: Final = {"burgundy": Sight(6, 12, 0, 0), "kingdom": Sight(6, 12, 0, 0)}
"""The sight of those who plan nothing but their own turn."""
SHORT: Final = {"burgundy": Sight(16, 24, 3, 0, wider=3), "kingdom": Sight(8, 12, 2, 0, 8, 4)}
"""The sight of who has few nodes: three rounds of Burgundy, and continuations enough to tell plans apart."""
WIDE: Final = {"burgundy": Sight(16, 24, 4, 0, alone=3, wider=3), "kingdom": SHORT["kingdom"]}
DEEP: Final = {"burgundy": Sight(16, 24, 4, 0, alone=3, deep=8, wider=3, late=True), "kingdom": WIDE["kingdom"]}
"""The sight of the most thorough, at the end with replies and chance as a tree; in Kingdom something is hidden nearly
always."""

LEVELS: Final = {
    "novice": Level(
        "plans its own turn but often picks the second-best move: good for a first game",
        {"burgundy": -700, "kingdom": -280},
        {"burgundy": 1, "kingdom": 1},
        NARROW,
        8.0,
    ),
    "squire": Level(
        "plans its own turn and sometimes picks the second-best move",
        {"burgundy": -180, "kingdom": -190},
        {"burgundy": 1, "kingdom": 1},
        NARROW,
        1.5,
    ),
    "steward": Level(
        "tests its plans in a few simulated futures",
        {"burgundy": 580, "kingdom": 390},
        {"burgundy": 10_000, "kingdom": 1_000},
        SHORT,
    ),
    "chancellor": Level(
        "tests many plans in dozens of simulated futures",
        {"burgundy": 610, "kingdom": 450},
        {"burgundy": 80_000, "kingdom": 5_000},
        WIDE,
    ),
    "duke": Level(
        "the most thorough: thinks longest about each decision",
        {"burgundy": 610, "kingdom": 450},
        {"burgundy": 500_000, "kingdom": 25_000},
        DEEP,
    ),
}
"""The levels by name, the weakest first."""
