"""How hard a puzzle is: what each bot loses in it, and the rating that follows from their ratings."""

from collections.abc import Mapping
from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.levels import LEVELS as LEVELS_OF_SEARCH
from duchy.bots.levels import settings_of
from duchy.bots.registry import BOTS, bot, profile_of, ratings_of
from duchy.puzzles.puzzle import SOLVED, USUAL

LEVELS: Final = tuple(name for name in BOTS if name != "random")
"""The bots that try a puzzle, the weakest first."""
TRIES: Final = {"novice": 3, "squire": 3}
"""How often those try that do not always play alike; all others once."""
NOTHING_LEFT: Final = 400
"""A turn that loses so many hundredths counts as not solved at all."""
BEFOREHAND: Final = 1.0
"""How many draws against a puzzle of the usual rating every puzzle begins with."""
LOWEST: Final = 600
HIGHEST: Final = 2600


def without_clock(name: str, game: str, seed: int) -> Bot:
    """Make a bot whose search ends by its nodes alone: a busy machine must not make a puzzle harder."""
    made = bot(name, game, seed)
    if name in LEVELS_OF_SEARCH:
        settings = settings_of(name, profile_of(game))
        made.budget(0.0, settings.nodes if settings else LEVELS_OF_SEARCH[name].nodes)
    return made


def score_of(lost: float) -> float:
    """Return how far a turn solves a puzzle, between 0 and 1: several good turns count."""
    return min(1.0, max(0.0, (NOTHING_LEFT - lost) / (NOTHING_LEFT - SOLVED)))


def strengths(game: str) -> dict[str, int]:
    """Return the ratings of bots on the scale of puzzles, greedy at 1500; those not measured are as the next weaker."""
    found: dict[str, int] = {}
    last = 0
    for name in LEVELS:
        last = ratings_of(name).get(game, last)
        found[name] = USUAL + last
    return found


def rating_of(game: str, levels: Mapping[str, int]) -> int:
    """Return the rating against which the bots would be expected to score as they did, and one draw beforehand."""
    known = strengths(game)
    games = [(known[name], score_of(lost)) for name, lost in levels.items()]
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        surplus = sum(score - expected(rating, middle) for rating, score in games)
        surplus += BEFOREHAND * (0.5 - expected(USUAL, middle))
        low, high = (low, middle) if surplus > 0 else (middle, high)
    return round((low + high) / 2)


def expected(rating: float, other: float) -> float:
    """Return the expected score of a rating against another, by Elo's formula."""
    return float(1.0 / (1.0 + 10.0 ** ((other - rating) / 400.0)))
