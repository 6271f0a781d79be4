"""The printed facts of the house set and the game's own numbers as plain data: `make wire` writes them for the page."""

from duchy.games.kingdom.box.cards import HOUSE, cards_of
from duchy.games.kingdom.box.components import ALCHEMY_CUBES, ROUNDS, SOLO_SIDE_A, SOLO_SUPREMACY
from duchy.games.kingdom.box.scenarios import SCENARIOS


def printed() -> dict[str, object]:
    """Return the facts: the house set as its file has it (docs/kingdom-set.md), limits, and the solo scenarios."""
    return {
        "cards": dict(cards_of(HOUSE).content),
        "rounds": ROUNDS,
        "alchemy_cubes": ALCHEMY_CUBES,
        "solo_supremacy": SOLO_SUPREMACY,
        "solo_side_a": SOLO_SIDE_A,
        "scenarios": [
            {
                "medals": list(scenario.medals),
                "shadow_limit": scenario.shadow_limit,
                "sites": list(scenario.sites),
            }
            for scenario in SCENARIOS[1:]
        ],
    }
