"""Menaces: the effects of drafted ones before planning, and the battle against them (K6)."""

from tests.referee.kingdom.construction import complete, start_building, to_alchemy
from tests.referee.kingdom.draft import menaces_drafted
from tests.referee.kingdom.facts import (
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    NAMES,
    RAT_INVASION,
    RESOURCES,
    THIEVES_GUILD,
    TREASURES,
    Doc,
    alone,
)
from tests.referee.kingdom.table import add, answer_one, ask

LOST_DEFEAT = 5
"""K9.5: the resources beside the menaces that are a defeat."""


def act_next(doc: Doc) -> bool:
    """Let the next kind of menace act: shadows, gifts, giants, thieves and rats; return whether one was left (K6.1)."""
    steps = (shadows_act, gifts_come, giants_act, thieves_and_rats_act)
    if doc["turn"] == len(steps):
        return False
    doc["turn"] += 1
    for seat in range(len(doc["seats"])):
        steps[doc["turn"] - 1](doc, seat)
    return True


def enter(seat: Doc, kind: str) -> None:
    """Move a drafted menace to the construction area."""
    seat["drafted"].remove(MENACES[kind]["id"])
    add(seat["menaces"], kind)


def shadows_act(doc: Doc, seat: int) -> None:
    """Ask for a card for each shadow, drafted or already there, as long as there are cards (K6.5)."""
    one = doc["seats"][seat]
    shadows = menaces_drafted(one, "shadows") + one["menaces"].get("shadows", 0)
    if lost := min(shadows, len(losable(one))):
        ask(doc, seat, "shadow", count=lost)


def losable(seat: Doc) -> list[str]:
    """List the drafted developments and treasures (K6.5)."""
    return [card for card in seat["drafted"] if card in DEVELOPMENTS or card in TREASURES]


def lose(doc: Doc, seat: int, card: str) -> None:
    """Discard a card for a shadow; the other player gets a resource, two for a treasure (K6.5, K6.7, K9.5)."""
    answer_one(doc, seat)
    doc["seats"][seat]["drafted"].remove(card)
    if not alone(doc):
        doc["seats"][1 - seat]["gifts"] += 2 if card in TREASURES else 1
    elif doc["options"]["scenario"] == THIEVES_GUILD:
        doc["lost"] += 1
        if doc["lost"] >= LOST_DEFEAT:
            doc["defeat"] = "shadows"


def gifts_come(doc: Doc, seat: int) -> None:
    """Ask which resources the shadows of the other player bring (K6.5)."""
    one = doc["seats"][seat]
    if one["gifts"]:
        ask(doc, seat, "gift", count=one["gifts"])
    one["gifts"] = 0


def receive(doc: Doc, seat: int, resource: str) -> None:
    """Put a resource that a shadow brings into alchemy (K6.5)."""
    answer_one(doc, seat)
    to_alchemy(doc, seat, resource)


def giants_act(doc: Doc, seat: int) -> None:
    """Ask for a card for each drafted giant; if none is left, the giant has no card (K6.4)."""
    one = doc["seats"][seat]
    free = [site for site in one["sites"] if not site.get("frozen")]
    buildable = [card for card in one["drafted"] if card in DEVELOPMENTS]
    drafted = menaces_drafted(one, "giants")
    placed = min(drafted, len(free) + len(buildable))
    for _ in range(drafted):
        one["drafted"].remove(MENACES["giants"]["id"])
    if drafted > placed:
        add(one["menaces"], "giants", drafted - placed)
    if placed:
        ask(doc, seat, "giant", count=placed)


def giant_actions(seat: Doc) -> list[str]:
    """List the cards that a giant may freeze: under construction, or drafted and put there (K6.4)."""
    found = [f"freeze s{number}" for number, site in enumerate(seat["sites"], 1) if not site.get("frozen")]
    return found + [f"freeze-drafted {NAMES[card]}" for card in set(seat["drafted"]) if card in DEVELOPMENTS]


def freeze(doc: Doc, seat: int, index: int) -> None:
    """Put a giant under a card under construction (K6.4)."""
    answer_one(doc, seat)
    doc["seats"][seat]["sites"][index]["frozen"] = True


def freeze_drafted(doc: Doc, seat: int, card: str) -> None:
    """Put a drafted card under construction for a giant; a giant without a card takes it first (K6.4)."""
    one = doc["seats"][seat]
    one["drafted"].remove(card)
    start_building(one, card)
    if not one["sites"][-1].get("frozen"):
        freeze(doc, seat, -1)
    elif not giant_actions(one):
        add(one["menaces"], "giants", one["agenda"].pop()["count"])


def thieves_and_rats_act(doc: Doc, seat: int) -> None:
    """Ask which icons drafted thieves cover; each drafted rat brings a vermin for each rat there (K6.3, K6.6)."""
    one = doc["seats"][seat]
    for _ in range(menaces_drafted(one, "shadows")):
        enter(one, "shadows")
    for _ in range(menaces_drafted(one, "rats")):
        enter(one, "rats")
        bring_vermin(doc, one, one["menaces"]["rats"])
    thieves = menaces_drafted(one, "thieves")
    for _ in range(thieves):
        enter(one, "thieves")
    open_icons = sum(max(0, number - one["stolen"].get(what, 0)) for what, number in icons(doc, seat).items())
    if covered := min(thieves, open_icons):
        ask(doc, seat, "theft", count=covered)


def bring_vermin(doc: Doc, seat: Doc, number: int) -> None:
    """Move vermin from their pile to a construction area until it is empty; empty is a defeat in K9.1 (K6.3)."""
    if brought := min(number, doc["menaces"].get("vermin", 0)):
        add(doc["menaces"], "vermin", -brought)
        add(seat["menaces"], "vermin", brought)
    if doc["options"]["scenario"] == RAT_INVASION and not doc["menaces"].get("vermin"):
        doc["defeat"] = "vermin"


def icons(doc: Doc, seat: int) -> Doc:
    """Return the production icons of the duchy card by resource (K6.6)."""
    produces: Doc = DUCHIES[doc["seats"][seat]["duchy"]][doc["options"]["side"]].get("produces", {})
    return produces


def theft_actions(doc: Doc, seat: int) -> list[str]:
    """List the icons of the duchy card that are not covered (K6.6)."""
    stolen = doc["seats"][seat]["stolen"]
    return [f"cover {what}" for what, number in icons(doc, seat).items() if number > stolen.get(what, 0)]


def cover(doc: Doc, seat: int, icon: str) -> None:
    """Cover an icon of the duchy card with a theft token (K6.6)."""
    answer_one(doc, seat)
    add(doc["seats"][seat]["stolen"], icon)


def battle_actions(seat: Doc) -> list[str]:
    """List the menaces that a seat can drive away (K6.2, K6.4, K6.6)."""
    affordable = [kind for kind, menace in MENACES.items() if menace["soldiers"] <= seat["soldiers"]]
    found = [f"fight {kind}" for kind in affordable if seat["menaces"].get(kind) and kind != "thieves"]
    if "thieves" in affordable and seat["menaces"].get("thieves"):
        found += [f"catch {icon}" for icon in RESOURCES if seat["stolen"].get(icon)]
    if "giants" in affordable:
        found += [
            f"thaw s{number}"
            for number, site in enumerate(seat["sites"], 1)
            if site.get("frozen") and not site["needs"]
        ]
    return found


def fight(doc: Doc, seat: int, kind: str) -> None:
    """Drive a menace away; vermin return to their pile in the rat invasion (K6.2, K9.1)."""
    one = doc["seats"][seat]
    one["soldiers"] -= MENACES[kind]["soldiers"]
    add(one["menaces"], kind, -1)
    if kind == "vermin" and doc["options"]["scenario"] == RAT_INVASION:
        add(doc["menaces"], "vermin")


def catch(doc: Doc, seat: int, icon: str) -> None:
    """Drive a thief away and uncover any icon (K6.6)."""
    fight(doc, seat, "thieves")
    add(doc["seats"][seat]["stolen"], icon, -1)


def thaw(doc: Doc, seat: int, index: int) -> None:
    """Drive a giant away and complete the card above it, both together (K6.4)."""
    doc["seats"][seat]["soldiers"] -= MENACES["giants"]["soldiers"]
    complete(doc, seat, index)
