"""Positions with advisors: in the draft, in planning, in production, at the end."""

from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    GAME,
    OFFER,
    STEP,
    TAKE,
    Given,
    table,
)

WITH: dict[str, object] = {"module": "advisors"}
HAND = ["farm", "farm", "village", "port", "sawmill", "navigators", "palace", "calamity"]


def draft(seat: Given, offers: dict[str, list[str]] | None = None, options: Given = WITH) -> Kingdom:
    """Set up player 1's first offer in a draft."""
    return table(
        options=options,
        stage="draft",
        offers=offers or {"a": ["palace"], "b": ["cathedral"]},
        seat1={"hand": HAND, "traps": 2, "agenda": [OFFER], **seat},
        seat2={"hand": [*HAND[2:6], "scholars", "scholars", "foundry", "calamity"], "traps": 2},
    )


def taking(area: list[str], **seat: object) -> Kingdom:
    """Set up the last taking turn of the first round, for player 1."""
    return table(options=WITH, stage="draft", turn=15, offers={"a": area, "b": []}, seat1={"agenda": [TAKE], **seat})


def planning(seat: Given, seat2: Given | None = None, options: Given = WITH) -> Kingdom:
    """Set up a planning phase with a card to plan."""
    return table(options=options, seat1={"drafted": ["farm"], **seat}, seat2=seat2)


def producing(seat: Given, seat2: Given | None = None, turn: int = 2, options: Given = WITH) -> Kingdom:
    """Set up a production step."""
    return table(options=options, stage="production", turn=turn, seat1={"agenda": [STEP], **seat}, seat2=seat2)


def ending(seat: Given, options: Given = WITH) -> Kingdom:
    """Set up the end of a game."""
    return table(options=options, stage="end", seat1={"agenda": [{"question": "end"}], **seat})


def question(state: Kingdom) -> tuple[str, str, int]:
    """Return the question that player 1 is asked."""
    asked_ = GAME.view(state, 0).asked[0]
    return asked_.question, asked_.about, asked_.count
