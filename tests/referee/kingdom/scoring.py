"""Points, ties, medals and defeats (K5, K8.2, K9)."""

from tests.referee.kingdom.advisors import count_type
from tests.referee.kingdom.facts import (
    DEVELOPMENTS,
    DUCHIES,
    MEDALS,
    MENACES,
    PRINTED,
    SIDE_A_HANDICAP,
    THIEVES_GUILD,
    TYPES,
    USUAL_MEDALS,
    Doc,
    alone,
    boards_of,
    scenario_of,
)


def sources(doc: Doc, seat: int) -> Doc:
    """Count a seat's points by source: flat, for each type, and the module's (K5.1, K6.2)."""
    one = doc["seats"][seat]
    cards = [DEVELOPMENTS[card] for card in one["built"]] + [DUCHIES[one["duchy"]][doc["options"]["side"]]]
    giants = sum(1 for site in one["sites"] if site.get("frozen"))
    found = {
        "cards": sum(card.get("points", 0) for card in cards),
        "calamities": PRINTED["calamity"]["points"] * one["calamities"],
        "menaces": sum(MENACES[kind]["points"] * number for kind, number in one["menaces"].items())
        + MENACES["giants"]["points"] * giants,
        "quest": one["quest_points"],
        "advisors": one["advisor_points"],
    }
    for kind in TYPES:
        multiplier = sum(card.get("points_per", {}).get(kind, 0) for card in cards)
        found[f"per-{kind}"] = multiplier * count_type(one, kind)
    return {source: points for source, points in found.items() if points}


def scores(doc: Doc) -> list[int]:
    """Count the points of every seat."""
    return [sum(sources(doc, seat).values()) for seat in range(len(doc["seats"]))]


def finals_done(doc: Doc, seat: int) -> bool:
    """Return whether a seat did the final task of every board in play (K8.2)."""
    return all(
        f"{board}.{number}" in doc["seats"][seat]["tasks"]
        for board, tasks in enumerate(boards_of(doc), 1)
        for number, task in enumerate(tasks, 1)
        if task.get("final")
    )


def defeat_at_the_end(doc: Doc) -> str:
    """Return the cause of a single player's defeat when the game ends: unbuilt cards, a quest, thieves (K8.2, K9)."""
    one = doc["seats"][0]
    wanted = scenario_of(doc).get("sites", [])
    if any(one["built"].count(card) < wanted.count(card) for card in wanted):
        return "unbuilt"
    if not finals_done(doc, 0):
        return "quest"
    return "thieves" if one["menaces"].get("thieves") and doc["options"]["scenario"] == THIEVES_GUILD else ""


def medal(doc: Doc) -> str:
    """Return the medal of a single player, or none (K5S.5, K9)."""
    if doc["defeat"]:
        return "none"
    table = scenario_of(doc).get("medals", USUAL_MEDALS)
    points = scores(doc)[0] - (SIDE_A_HANDICAP if doc["options"]["side"] == "a" else 0)
    reached = [name for name, needed in zip(MEDALS, table, strict=True) if points >= needed]
    return reached[-1] if reached else "none"


def places(doc: Doc) -> list[int]:
    """Rank the seats of a finished game; 1 is the winner (K5.2, K5S.5, K8.2)."""
    if alone(doc):
        return [2 if medal(doc) == "none" else 1]
    did = [finals_done(doc, 0), finals_done(doc, 1)]
    if not any(did):
        return [2, 2]
    ranks = [
        (did[seat], points, len(one["built"]), one["soldiers"])
        for seat, (one, points) in enumerate(zip(doc["seats"], scores(doc), strict=True))
    ]
    return [1 if rank == max(ranks) else 2 for rank in ranks]
