"""Average scores of bots by source in Wonderful Kingdom for two, by `python -m duchy.coach.measure kingdom`."""

from typing import Final

from duchy.coach.averages import Average

AVERAGES: Final = (
    Average(
        "kingdom",
        "novice",
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
    Average(
        "kingdom",
        "squire",
        12,
        47.1,
        {
            "calamities": -13.3,
            "cards": 22.5,
            "per-company": 7.8,
            "per-discovery": 1.8,
            "per-monument": 9.5,
            "per-structure": 6.0,
            "quest": 12.8,
        },
    ),
    Average(
        "kingdom",
        "greedy",
        16,
        51.2,
        {
            "calamities": -12.0,
            "cards": 29.0,
            "per-company": 8.3,
            "per-discovery": 2.4,
            "per-monument": 3.9,
            "per-structure": 6.1,
            "quest": 13.5,
        },
    ),
)
