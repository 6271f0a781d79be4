"""The measured strength of each bot: how many points it makes, and how often it beats greedy.

`make ratings` plays the games, keeps them in docs/ratings, and writes what follows from them into a file per game.
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

ENOUGH: Final = 200
"""The number of games from which a figure is told."""
FEW: Final = 10
"""The number of games from which points are told, with the number of the games."""


@dataclass(frozen=True)
class Strength:
    """What a bot's games against greedy showed."""

    games: int
    won: float
    """The share of games won, ties counted as half."""
    points: float
    """The mean of its points."""
    rating: int | None
    """Elo above greedy, in tens; none if it won or lost every game."""
    low: int | None
    """The lower end of the rating's 95% interval; none if it has no lower end."""
    high: int | None
    """The upper end."""


def read_strengths(address: str) -> dict[str, Strength]:
    """Read the strengths of a game's bots, by name, from a file in a package ("package:file")."""
    package, _, name = address.partition(":")
    found = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return {bot: Strength(**figures) for bot, figures in found.items()}
