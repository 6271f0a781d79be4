"""The draft: dealing, offering, taking, and for a solo game the danger pile, spies and searches (K2, K5S)."""

from tests.referee.kingdom.advisors import join
from tests.referee.kingdom.facts import (
    ADVISORS,
    CALAMITY,
    KINDS,
    MENACES,
    NAMES,
    NUMBERS,
    Doc,
    alone,
    danger_of,
    in_order,
    is_menace,
    menaces_of,
)
from tests.referee.kingdom.table import AREAS, add, answer_one, ask, asked, first_player, is_down

HAND = 7
TRAPS = 2
TURNS = 16
"""K2.2: four times offer, take, offer, take."""
SOLO_TURNS = 4
SEARCHED = 3
"""K5S.4: the cards of the deck that a search looks at."""


def begin_draft(doc: Doc) -> None:
    """Start a round: traps return and hands are dealt, or alone the areas are filled (K2.1, K2.3, K5S.2)."""
    doc["turn"] = 0
    if alone(doc):
        doc["stage"] = "draft"
        doc["fill"] = [2, 2]
        fill(doc)
        return
    doc["stage"] = "dealing"
    for one in doc["seats"]:
        one["traps"] = TRAPS
    doc["chance"] = {"question": "hand", "seat": 1}


def deal(doc: Doc, card: str) -> None:
    """Deal a card of the deck: seven to each player, then one into each area (K2.1)."""
    add(doc["deck"], card, -1)
    if doc["chance"]["question"] == "hand":
        seat = doc["chance"]["seat"] - 1
        hand = doc["seats"][seat]["hand"]
        hand.append(card)
        if len(hand) == HAND:
            hand.append(eighth_card(doc, seat))
        doc["seats"][seat]["hand"] = in_order(hand)
    else:
        doc["offers"][doc["chance"]["area"]].append(card)
    doc["turn"] += 1
    if doc["turn"] < 2 * HAND:
        doc["chance"] = {"question": "hand", "seat": 1 + doc["turn"] // HAND}
    elif doc["turn"] < 2 * HAND + 2:
        doc["chance"] = {"question": "offered", "area": AREAS[doc["turn"] - 2 * HAND]}
    else:
        doc["chance"] = {}
        doc["stage"], doc["turn"] = "draft", 0
        ask(doc, first_player(doc), "offer", count=2)


def eighth_card(doc: Doc, seat: int) -> str:
    """Take the eighth card of a hand from the calamities or from the pile of the seat's menace (K2.1, K6.1)."""
    kinds = menaces_of(doc)
    if not kinds:
        return CALAMITY
    add(doc["menaces"], kinds[seat], -1)
    card: str = MENACES[kinds[seat]]["id"]
    return card


def offer_actions(seat: Doc) -> list[str]:
    """List the cards a seat may offer, face down as long as there are traps (K2.2, K2.3)."""
    faces = ("", " down") if seat["traps"] else ("",)
    return [f"offer {NAMES[card]} {area}{face}" for card in set(seat["hand"]) for area in AREAS for face in faces]


def offer(doc: Doc, seat: int, card: str, area: str, down: bool) -> None:
    """Offer a card of the hand; after the second one the other player takes (K2.2)."""
    one = doc["seats"][seat]
    one["hand"].remove(card)
    one["traps"] -= down
    doc["offers"][area].append(f"{card}/{seat + 1}" if down else card)
    if answer_one(doc, seat):
        doc["turn"] += 1
        ask(doc, 1 - seat, "take")


def take(doc: Doc, seat: int, area: str) -> None:
    """Take all cards of an area; face-up advisors join immediately (K2.2, K7.2)."""
    one = doc["seats"][seat]
    one["agenda"].pop()
    for card in doc["offers"][area]:
        if card in ADVISORS:
            join(one, card)
        else:
            one["drafted"].append(card)
    one["drafted"].sort(key=drafted_order)
    doc["offers"][area] = []
    doc["turn"] += 1
    if alone(doc):
        endanger(doc, area)
        fill(doc)
    elif doc["turn"] == TURNS:
        end_draft(doc)
    elif doc["turn"] % 4 == 2:
        ask(doc, seat, "offer", count=2)
    else:
        ask(doc, first_player(doc), "offer", count=2)


def drafted_order(card: str) -> tuple[str, int]:
    """Sort drafted cards: face up first, then by the player who put them down, then by number."""
    name, _, layer = card.partition("/")
    return ("?", 0) if card == "?" else (layer, NUMBERS[name])


def endanger(doc: Doc, area: str) -> None:
    """Put a danger card into the area not taken and have the other filled, but not at the end (K5S.2)."""
    if doc["turn"] < SOLO_TURNS:
        doc["offers"][AREAS[1 - AREAS.index(area)]].append("?")
        doc["pile"] -= 1
        doc["fill"][AREAS.index(area)] = 2


def fill(doc: Doc) -> None:
    """Put cards from the open deck into the areas and reveal its new top card; then a choice follows (K5S.1, K5S.2)."""
    for index, area in enumerate(AREAS):
        while doc["fill"][index]:
            if not doc["top"]:
                doc["chance"] = {"question": "top"}
                return
            doc["offers"][area].append(doc["top"])
            doc["top"] = ""
            doc["fill"][index] -= 1
    if not doc["top"]:
        doc["chance"] = {"question": "top"}
    elif doc["turn"] < SOLO_TURNS:
        ask(doc, 0, "take")
    else:
        end_draft(doc)


def turn_up(doc: Doc, card: str) -> None:
    """Reveal the top card of the open deck: for an area, for a search or to stay on top (K5S.1, K5S.4)."""
    add(doc["deck"], card, -1)
    doc["chance"] = {}
    if doc["looked"]:
        doc["looked"].append(card)
        if len(doc["looked"]) < SEARCHED:
            doc["chance"] = {"question": "top"}
        return
    doc["top"] = card
    fill(doc)


def search_actions(doc: Doc) -> list[str]:
    """List the areas that may be searched, once per round: those with two cards to discard (K5S.4)."""
    if not alone(doc) or doc["searched"]:
        return []
    return [f"search {area}" for area in AREAS if len(payable(doc, area)) >= 2]


def payable(doc: Doc, area: str) -> list[str]:
    """List the cards that pay for a search: face up, neither calamity nor menace (K5S.4)."""
    return [
        f"{area}{place}"
        for place, card in enumerate(doc["offers"][area], 1)
        if not is_down(card) and card != CALAMITY and not is_menace(card)
    ]


def search(doc: Doc, area: str) -> None:
    """Start a search in an area (K5S.4)."""
    doc["searched"] = True
    ask(doc, 0, "search", area=area, count=2)


def pick(doc: Doc, seat: int, area: str, place: int) -> None:
    """Choose a card on offer, to reveal it, to move it, to discard it or to pay for a search (K5S.3, K5S.4, K7.3)."""
    question = asked(doc, seat)
    cards = doc["offers"][area]
    if question["question"] == "search":
        cards.pop(place)
        if answer_one(doc, seat):
            ask(doc, seat, "find", area=area)
            doc["looked"], doc["top"] = [doc["top"]], ""
            doc["chance"] = {"question": "top"}
        return
    doc["seats"][seat]["agenda"].pop()
    if question["question"] == "shift":
        doc["offers"][AREAS[1 - AREAS.index(area)]].append(cards.pop(place))
    elif question["question"] == "dismiss":
        cards.pop(place)
    elif cards[place] == "?":
        doc["chance"] = {"question": "danger", "area": area, "place": place + 1}
    else:
        cards[place] = cards[place].split("/")[0]


def find(doc: Doc, card: str) -> None:
    """Put the card found into the searched area and take it; the other two are discarded (K5S.4)."""
    area = doc["seats"][0]["agenda"].pop()["area"]
    doc["looked"] = []
    doc["offers"][area].append(card)
    take(doc, 0, area)


def spy(doc: Doc, seat: int) -> None:
    """Flip an active spy to hidden (K5S.3)."""
    one = doc["seats"][seat]
    one["spies"] -= 1
    one["hidden_spies"] += 1
    ask(doc, seat, "spy")


def end_draft(doc: Doc) -> None:
    """Discard the rest, face-down cards unseen; a spy turns active; drafted cards are revealed (K2.2, K5S.3)."""
    for area in AREAS:
        for card in doc["offers"][area]:
            if "/" in card:
                name, layer = card.split("/")
                add(doc["seats"][int(layer) - 1]["buried"], name)
        doc["offers"][area] = []
    for one in doc["seats"]:
        if one["hidden_spies"]:
            one["hidden_spies"] -= 1
            one["spies"] += 1
    doc["stage"], doc["turn"] = "reveal", 0


def reveal(doc: Doc) -> bool:
    """Reveal drafted cards: advisors join, calamities go to the duchy; return whether all are known (K3.1, K3.2)."""
    if alone(doc) and "?" in doc["seats"][0]["drafted"]:
        doc["chance"] = {"question": "danger-drafted", "place": doc["seats"][0]["drafted"].index("?") + 1}
        return False
    for one in doc["seats"]:
        cards = [card.split("/")[0] for card in one["drafted"]]
        for card in cards:
            if card in ADVISORS:
                join(one, card)
        one["calamities"] += cards.count(CALAMITY)
        one["drafted"] = in_order([card for card in cards if card not in ADVISORS and card != CALAMITY])
    return True


def see_danger(doc: Doc, card: str) -> None:
    """Decide a card of the danger pile that is seen for the first time (K5S.1)."""
    question = doc["chance"]
    doc["chance"] = {}
    doc["unseen"] -= 1
    if card == danger_of(doc):
        doc["lurking"] -= 1
    else:
        add(doc["deck"], card, -1)
    cards = doc["offers"][question["area"]] if question["question"] == "danger" else doc["seats"][0]["drafted"]
    cards[question["place"] - 1] = card


def danger_chances(doc: Doc) -> dict[str, int]:
    """Weigh the possible identities of a danger card: the special card, or one from the deck (K5S.1)."""
    left = sum(doc["deck"].values())
    chances = {danger_of(doc): doc["lurking"] * left}
    chances |= {card: (doc["unseen"] - doc["lurking"]) * count for card, count in doc["deck"].items()}
    return {f"card {NAMES[card]}": weight for card, weight in chances.items() if weight}


def menaces_drafted(seat: Doc, kind: str) -> int:
    """Count the menaces of a kind among drafted cards."""
    return sum(1 for card in seat["drafted"] if KINDS.get(card) == kind)
