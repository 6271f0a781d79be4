"""The average score of a bot by source, in games for two against itself; each game has its own table of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Average:
    """A bot's average score by source over a number of its games."""

    game: str
    bot: str
    games: int
    score: float
    sources: dict[str, float]
