"""Cards under construction: cubes, krystallium and soldiers on them, alchemy, scrapping, completing (K3, K4)."""

from tests.referee.kingdom.facts import DEVELOPMENTS, NAMES, RESOURCES, TREASURES, Doc, boards_of
from tests.referee.kingdom.table import add, answer_one, ask, asked, cubes_in_alchemy, gain

KRYSTALLIUM_COST = 5
"""K4.5: the cubes in alchemy that become one krystallium."""


def start_building(seat: Doc, card: str) -> None:
    """Put a card under construction; a giant without a card freezes it (K3.1, K6.4)."""
    site: Doc = {"card": card, "needs": dict(DEVELOPMENTS[card]["cost"])}
    if seat["menaces"].get("giants"):
        add(seat["menaces"], "giants", -1)
        site["frozen"] = True
    seat["sites"].append(site)


def recycle(doc: Doc, seat: int, card: str) -> None:
    """Discard a drafted card for its resource, or a treasure for two; twice with the Inspired Prophet (K3.1, K3.2)."""
    one = doc["seats"][seat]
    one["drafted"].remove(card)
    times = 1 + one["doubled"]
    one["doubled"] = 0
    resources = TREASURES[card]["gives"] if card in TREASURES else [DEVELOPMENTS[card]["recycles"]]
    for resource in reversed(resources):
        ask(doc, seat, "cube", resource=resource, count=times)


def put(doc: Doc, seat: int, index: int) -> None:
    """Put the cube in question on a card under construction (K4.3)."""
    resource = asked(doc, seat)["resource"]
    answer_one(doc, seat)
    pay_site(doc, seat, index, resource)


def pay_site(doc: Doc, seat: int, index: int, what: str) -> None:
    """Put something that a card needs on it; a card that has everything and no giant is built (K3.3, K4.4)."""
    one = doc["seats"][seat]
    site = one["sites"][index]
    add(site["needs"], what, -1)
    if not site["needs"] and not site.get("frozen"):
        complete(doc, seat, index)


def complete(doc: Doc, seat: int, index: int) -> None:
    """Move a card from the construction area to the duchy and gain its bonus (K4.4)."""
    one = doc["seats"][seat]
    card = one["sites"].pop(index)["card"]
    one["built"].append(card)
    gain(doc, seat, DEVELOPMENTS[card].get("bonus", {}))


def lay_aside(doc: Doc, seat: int) -> None:
    """Put the cube in question into alchemy (K4.3)."""
    resource = asked(doc, seat)["resource"]
    answer_one(doc, seat)
    to_alchemy(doc, seat, resource)


def to_alchemy(doc: Doc, seat: int, resource: str) -> None:
    """Put a cube into alchemy, where five become krystallium immediately unless there are quests (K4.5, K8.1)."""
    one = doc["seats"][seat]
    add(one["alchemy"], resource)
    if cubes_in_alchemy(one) >= KRYSTALLIUM_COST and not boards_of(doc):
        one["alchemy"].clear()
        one["krystallium"] += 1


def scrap(doc: Doc, seat: int, index: int) -> None:
    """Discard a card under construction; its recycling resource goes into alchemy (K4.6)."""
    site = doc["seats"][seat]["sites"].pop(index)
    to_alchemy(doc, seat, DEVELOPMENTS[site["card"]]["recycles"])


def convert(doc: Doc, seat: int, number: int = KRYSTALLIUM_COST) -> None:
    """Turn some cubes into one krystallium; if there are more, the player chooses which (K7.3, K8.1)."""
    one = doc["seats"][seat]
    if cubes_in_alchemy(one) == number:
        one["alchemy"].clear()
        one["krystallium"] += 1
    else:
        ask(doc, seat, "convert", count=number)


def convert_cube(doc: Doc, seat: int, resource: str) -> None:
    """Take one of the cubes that become krystallium (K7.3, K8.1)."""
    one = doc["seats"][seat]
    add(one["alchemy"], resource, -1)
    if answer_one(doc, seat):
        one["krystallium"] += 1


def site_actions(seat: Doc) -> list[str]:
    """List the actions on cards under construction that are allowed at any time (K4.5, K4.6, K6.4, K9.1)."""
    found = []
    for number, site in enumerate(seat["sites"], 1):
        for what in site["needs"]:
            if what == "soldiers":
                found += [f"soldier s{number}"] if seat["soldiers"] else []
            elif seat["krystallium"]:
                found.append(f"krystallium s{number} {what}")
        if not site.get("frozen") and not site.get("fixed"):
            found.append(f"scrap s{number}")
    return found


def cube_actions(seat: Doc, resource: str) -> list[str]:
    """List where a cube may go (K3.1, K4.3)."""
    sites = [f"put s{number}" for number, site in enumerate(seat["sites"], 1) if resource in site["needs"]]
    return ["alchemy", *sites]


def plan_actions(seat: Doc) -> list[str]:
    """List the actions on drafted cards; planning is over when none is left (K3.1, K3.2)."""
    drafted = set(seat["drafted"])
    found = [f"{what} {NAMES[card]}" for card in drafted if card in DEVELOPMENTS for what in ("build", "recycle")]
    found += [f"recycle {NAMES[card]}" for card in drafted if card in TREASURES]
    return found or ["done"]


def colours(seat: Doc) -> list[str]:
    """List the colours of cubes in alchemy."""
    return [f"colour {resource}" for resource in RESOURCES if resource in seat["alchemy"]]
