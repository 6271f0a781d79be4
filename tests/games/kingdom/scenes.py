"""Positions in which an action is refused, one for each stage and module."""

from duchy.core.reason import Reason
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    BATTLE,
    GAME,
    OFFER,
    STEP,
    TAKE,
    after,
    begun,
    table,
)

MENACE = {"module": "menaces", "menaces": "thieves,rats"}
QUEST = {"module": "quests"}
ADVICE = {"module": "advisors"}
HAND = ["farm", "farm", "village", "port", "sawmill", "navigators", "palace", "calamity"]


def explained(state: Kingdom, seat: int, action: int) -> Reason:
    """Ask for a reason directly, by the number of a seat and an action."""
    reason = GAME.explain(state, seat, action)
    assert reason is not None
    return reason


def plan(**seat: object) -> Kingdom:
    """Set up planning with a farm."""
    return table(seat1={"drafted": ["farm", "star-chart"], **seat})


def draft(**seat: object) -> Kingdom:
    """Set up the first offer."""
    offers = {"a": ["palace"], "b": ["cathedral"]}
    options = ADVICE if seat.get("advisors") else {}
    return table(
        options=options,
        stage="draft",
        offers=offers,
        seat1={"hand": HAND, "agenda": [OFFER], **seat},
        seat2={"hand": HAND},
    )


def alone(**fields: object) -> Kingdom:
    """Set up the first taking turn of a single player."""
    given: dict[str, object] = {
        "offers": {"a": ["farm"], "b": ["port", "village"]},
        "seat1": {"agenda": [TAKE], "spies": 1},
    }
    return table(options={"players": 1}, stage="draft", top="palace", **{**given, **fields})  # type: ignore[arg-type]


def searching() -> Kingdom:
    """Start a search that looks at three cards."""
    return after(alone(), "search b", "pick b1", "pick b1", "*: card sawmill", "*: card scholars")


def shadow() -> Kingdom:
    """Let a shadow ask for a card."""
    state = table(
        options={"module": "menaces", "menaces": "shadows,rats"},
        stage="draft",
        turn=15,
        offers={"a": ["farm", "shadow"]},
        seat1={"agenda": [TAKE]},
    )
    return after(state, "take a")


def thief() -> Kingdom:
    """Let a thief ask for an icon."""
    state = table(options=MENACE, stage="draft", turn=15, offers={"a": ["farm", "thief"]}, seat1={"agenda": [TAKE]})
    return after(state, "take a")


def battle(**seat: object) -> Kingdom:
    """Set up a battle."""
    return table(
        options=MENACE, stage="battle", seat1={"agenda": [BATTLE], "menaces": {"vermin": 1}, "soldiers": 1, **seat}
    )


def quest(**seat: object) -> Kingdom:
    """Set up a step with quests."""
    return table(
        options=QUEST, stage="production", turn=2, seat1={"agenda": [STEP], "sites": [{"card": "palace"}], **seat}
    )


def keeping() -> Kingdom:
    """Deal four advisors."""
    state = begun({**ADVICE, "duchy": "valados"})
    return after(state, "*: card whisperer", "*: card censor", "*: card keeper", "*: card champion")
