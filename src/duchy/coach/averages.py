"""What bots score on average by source in games for two against themselves: made by `duchy.coach.measuring`."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Average:
    """The average score of a bot by source, over so many of its games."""

    game: str
    bot: str
    games: int
    score: float
    sources: dict[str, float]


AVERAGES: Final = (
    Average(
        "burgundy",
        "page",
        80,
        132.6,
        {
            "animals": 17.0,
            "bonus-tiles": 7.6,
            "goods": 16.5,
            "monastery-15": 1.7,
            "monastery-16": 1.4,
            "monastery-17": 0.7,
            "monastery-18": 0.8,
            "monastery-19": 0.7,
            "monastery-20": 0.6,
            "monastery-21": 0.6,
            "monastery-22": 1.1,
            "monastery-23": 1.1,
            "monastery-24": 3.1,
            "monastery-25": 2.0,
            "monastery-26": 1.1,
            "phases": 31.2,
            "regions": 34.5,
            "silver": 3.0,
            "unsold-goods": 3.0,
            "watchtowers": 4.3,
            "workers": 0.5,
        },
    ),
    Average(
        "burgundy",
        "squire",
        80,
        167.1,
        {
            "animals": 22.9,
            "bonus-tiles": 10.5,
            "goods": 18.5,
            "monastery-15": 1.8,
            "monastery-16": 1.4,
            "monastery-17": 1.1,
            "monastery-18": 1.1,
            "monastery-19": 0.8,
            "monastery-20": 0.5,
            "monastery-21": 1.2,
            "monastery-22": 1.3,
            "monastery-23": 1.2,
            "monastery-24": 4.5,
            "monastery-25": 2.2,
            "monastery-26": 1.6,
            "phases": 39.7,
            "regions": 44.5,
            "silver": 3.5,
            "unsold-goods": 2.6,
            "watchtowers": 5.2,
            "workers": 0.8,
        },
    ),
    Average(
        "burgundy",
        "greedy",
        80,
        179.3,
        {
            "animals": 20.5,
            "bonus-tiles": 11.9,
            "goods": 23.3,
            "monastery-15": 2.9,
            "monastery-16": 1.5,
            "monastery-17": 1.1,
            "monastery-18": 1.1,
            "monastery-19": 1.4,
            "monastery-20": 1.1,
            "monastery-21": 0.9,
            "monastery-22": 1.3,
            "monastery-23": 1.5,
            "monastery-24": 3.5,
            "monastery-25": 2.9,
            "monastery-26": 1.6,
            "phases": 43.6,
            "regions": 46.7,
            "silver": 4.9,
            "unsold-goods": 1.1,
            "watchtowers": 4.8,
            "workers": 1.6,
        },
    ),
    Average(
        "burgundy",
        "steward",
        16,
        185.2,
        {
            "animals": 23.4,
            "bonus-tiles": 12.8,
            "goods": 20.9,
            "monastery-15": 1.9,
            "monastery-16": 1.2,
            "monastery-17": 2.2,
            "monastery-18": 1.0,
            "monastery-19": 0.8,
            "monastery-20": 2.0,
            "monastery-21": 1.2,
            "monastery-22": 1.0,
            "monastery-23": 2.0,
            "monastery-24": 3.2,
            "monastery-25": 4.1,
            "phases": 42.0,
            "regions": 50.8,
            "silver": 5.9,
            "unsold-goods": 2.4,
            "watchtowers": 5.5,
            "workers": 0.8,
        },
    ),
    Average(
        "kingdom",
        "page",
        12,
        35.9,
        {
            "calamities": -10.7,
            "cards": 19.8,
            "per-company": 5.1,
            "per-discovery": 0.2,
            "per-monument": 6.2,
            "per-structure": 3.0,
            "quest": 12.2,
        },
    ),
)
