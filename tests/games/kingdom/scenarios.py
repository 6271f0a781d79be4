"""Positions for the solo scenarios, and helpers that set them up."""

from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    GAME,
    Given,
    dealt,
    stage,
    table,
)

SETS = ("house", "rules")


def scenario(number: int, seat: Given | None = None, side: str = "b", **fields: object) -> Kingdom:
    """Set up a position of a scenario."""
    return table(options={"players": 1, "scenario": number, "side": side}, seat1=seat, **fields)  # type: ignore[arg-type]


def new(number: int, **options: object) -> Kingdom:
    """Start a scenario."""
    return dealt({"players": 1, "scenario": number, "duchy": "valados", **options})


def ended(number: int, seat: Given) -> tuple[str, list[int]]:
    """End a game with plenty of points; return why it is lost, and the place."""
    state = scenario(number, {"advisor_points": 200, "agenda": [], **seat}, stage="end")
    assert "over" == stage(state)
    return GAME.view(state, 0).defeat, GAME.places(state)


def deck(state: Kingdom) -> dict[str, int]:
    """Count the deck by card."""
    cards = state.variant.cards
    return {cards.ids[kind]: int(state.deck[kind]) for kind in range(cards.kinds) if state.deck[kind]}


SITES = {
    1: ["farm", "farm", "farm", "farm"],
    2: ["hell-gate", "secret-brotherhood", "royal-citadel"],
    3: ["giant-lighthouse", "navigators", "port", "giants-cache"],
    4: ["recruiters", "great-army", "barracks", "alchemical-forge"],
    5: [],
    6: ["barracks", "royal-guard", "impregnable-walls", "munitions-specialists"],
}
FINALS: dict[int, list[str]] = {1: [], 2: [], 3: ["1.2"], 4: ["1.1"], 5: [], 6: ["1.1", "2.2"]}
