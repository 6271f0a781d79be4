"""The course of a game: setup, phases, production and the end (K1, K4, K5, K9)."""

from tests.referee.kingdom.advisors import count_type
from tests.referee.kingdom.draft import begin_draft, reveal
from tests.referee.kingdom.facts import (
    ADVISORS,
    DEVELOPMENTS,
    DUCHIES,
    MENACES,
    RAT_INVASION,
    RESOURCES,
    TREASURES,
    Doc,
    alone,
    menaces_of,
    scenario_of,
    with_advisors,
)
from tests.referee.kingdom.menaces import act_next, bring_vermin
from tests.referee.kingdom.quests import pay_owed
from tests.referee.kingdom.scoring import defeat_at_the_end
from tests.referee.kingdom.table import add, ask

ROUNDS = 4
DANGER_PILE, LURKING = 12, 4
ADVISOR_SOLDIERS = 2
SOLO_SUPREMACY = 5


def opening(options: Doc) -> Doc:
    """Write the position before anything is decided (K1.1)."""
    doc: Doc = {
        "game": "kingdom",
        "options": dict(options),
        "round": 1,
        "stage": "duchies",
        "turn": 0,
        "searched": False,
        "defeat": "",
        "deck": deck_of(options),
        "offers": {"a": [], "b": []},
        "fill": [0, 0],
        "looked": [],
        "top": "",
        "pile": 0,
        "unseen": 0,
        "lurking": 0,
        "menaces": {},
        "lost": 0,
        "chance": {"question": "duchy", "seat": 1},
        "seats": [empty_seat() for _ in range(options["players"])],
    }
    for card in [*scenario_of(doc).get("sites", []), *scenario_of(doc).get("built", [])]:
        add(doc["deck"], card, -1)
    if options["duchy"] != "random":
        others = [duchy for duchy in DUCHIES if duchy != options["duchy"]]
        for one, duchy in zip(doc["seats"], [options["duchy"], *others], strict=False):
            one["duchy"] = duchy
        set_up(doc)
    return doc


def deck_of(options: Doc) -> Doc:
    """Count the cards in the deck: developments, and treasures or, instead of them, advisors (K1.1, K7.1, K7.4, K9)."""
    deck = {card: printed["copies"] for card, printed in DEVELOPMENTS.items()}
    if not with_advisors(options):
        return deck | {card: printed.get("copies", 1) for card, printed in TREASURES.items()}
    fitting = [name for name, card in ADVISORS.items() if options["players"] == 2 or card["players"] == "any"]
    scenario = scenario_of({"options": options})
    return deck | {name: 1 for name in fitting if name not in scenario.get("advisors", [])}


def empty_seat() -> Doc:
    """Write a seat that has nothing."""
    seat: Doc = {name: [] for name in ("hand", "drafted", "sites", "built", "advisors", "used", "tasks", "agenda")}
    seat |= {name: {} for name in ("menaces", "stolen", "alchemy", "buried")}
    seat |= dict.fromkeys(("duchy", "left", "choice"), "")
    counts = "traps calamities krystallium soldiers training doubled ties spies hidden_spies final_at owed"
    seat |= dict.fromkeys(f"{counts} quest_points advisor_points gifts made".split(), 0)
    return seat


def choose_duchy(doc: Doc, duchy: str) -> None:
    """Deal a duchy card to a seat (K1.1)."""
    seat = doc["chance"]["seat"]
    doc["seats"][seat - 1]["duchy"] = duchy
    if seat < len(doc["seats"]):
        doc["chance"] = {"question": "duchy", "seat": seat + 1}
    else:
        set_up(doc)


def set_up(doc: Doc) -> None:
    """Lay out piles and tokens, and for a solo game the danger pile and the scenario (K1.1, K5S.1, K7.1, K9)."""
    doc["chance"] = {}
    doc["menaces"] = {kind: menace["copies"] for kind, menace in MENACES.items()}
    for one in doc["seats"]:
        one["soldiers"] = ADVISOR_SOLDIERS if with_advisors(doc["options"]) else 0
    if alone(doc):
        set_up_alone(doc)
    if with_advisors(doc["options"]) and not scenario_of(doc):
        doc["stage"] = "advisors"
        doc["chance"] = {"question": "advisor", "seat": 1}
    else:
        begin_draft(doc)


def set_up_alone(doc: Doc) -> None:
    """Make the danger pile, take the spies, and lay out the scenario's pieces (K5S.1, K9)."""
    one, scenario = doc["seats"][0], scenario_of(doc)
    doc["pile"] = doc["unseen"] = DANGER_PILE
    doc["lurking"] = LURKING
    for kind in menaces_of(doc):
        add(doc["menaces"], kind, -LURKING)
    if scenario.get("spies", True):
        one["spies"] = one["hidden_spies"] = 1
    one["soldiers"] = scenario.get("soldiers", one["soldiers"])
    one["advisors"] = list(scenario.get("advisors", []))
    for card in scenario.get("sites", []):
        one["sites"].append({"card": card, "needs": dict(DEVELOPMENTS[card]["cost"])})
        if doc["options"]["scenario"] == RAT_INVASION:
            one["sites"][-1]["fixed"] = True
    if thieves := scenario.get("thieves", 0):
        add(doc["menaces"], "thieves", -thieves)
        add(one["menaces"], "thieves", thieves)
    for card in scenario.get("built", []):
        one["built"].append(card)
        for resource, number in DEVELOPMENTS[card]["produces"].items():
            add(one["stolen"], resource, number)


def deal_advisor(doc: Doc, advisor: str) -> None:
    """Deal an advisor to choose from, two to each player (K7.1)."""
    add(doc["deck"], advisor, -1)
    seat = doc["chance"]["seat"]
    hand = doc["seats"][seat - 1]["hand"]
    hand.append(advisor)
    hand.sort(key=list(ADVISORS).index)
    if len(hand) == 2:
        seat += 1
    if seat <= len(doc["seats"]):
        doc["chance"] = {"question": "advisor", "seat": seat}
        return
    doc["chance"], doc["stage"] = {}, "keeping"
    for index in range(len(doc["seats"])):
        ask(doc, index, "keep")


def keep(doc: Doc, seat: int, advisor: str) -> None:
    """Keep one of two advisors; when all have chosen, the others leave, or alone return to the deck (K7.1, K7.4)."""
    one = doc["seats"][seat]
    one["agenda"].pop()
    one["choice"] = advisor
    if any(other["agenda"] for other in doc["seats"]):
        return
    for other in doc["seats"]:
        other["hand"].remove(other["choice"])
        other["advisors"].append(other["choice"])
        if alone(doc):
            add(doc["deck"], other["hand"][0])
        else:
            other["left"] = other["hand"][0]
        other["hand"], other["choice"] = [], ""
    begin_draft(doc)


def advance(doc: Doc) -> None:
    """Continue with the next stage when no one is asked anything any more (K1.3)."""
    match doc["stage"]:
        case "reveal":
            if reveal(doc):
                doc["stage"] = "menaces"
        case "menaces":
            if not act_next(doc):
                begin_all(doc, "planning", "plan")
        case "planning":
            pay_owed(doc)
            for one in doc["seats"]:
                one["doubled"] = 0
            doc["stage"] = "production"
            produce(doc)
        case "production":
            pay_owed(doc)
            doc["turn"] += 1
            if doc["turn"] < len(RESOURCES):
                produce(doc)
            elif menaces_of(doc):
                begin_all(doc, "battle", "battle")
            else:
                end_round(doc)
        case "battle":
            end_round(doc)
        case "end":
            doc["stage"] = "over"
            if alone(doc):
                doc["defeat"] = defeat_at_the_end(doc)


def begin_all(doc: Doc, stage: str, question: str) -> None:
    """Start a phase in which everyone acts at the same time."""
    doc["stage"], doc["turn"] = stage, 0
    for seat in range(len(doc["seats"])):
        ask(doc, seat, question)


def made_by(doc: Doc, seat: Doc, resource: str) -> int:
    """Count the cubes of a resource that a duchy produces (K4.1, K6.6)."""
    cards = [DUCHIES[seat["duchy"]][doc["options"]["side"]], *(DEVELOPMENTS[card] for card in seat["built"])]
    plain = sum(card.get("produces", {}).get(resource, 0) for card in cards)
    per_type = sum(
        count_type(seat, icon["per"])
        for card in cards
        for icon in card.get("produces_per", [])
        if icon["resource"] == resource
    )
    return int(plain + per_type - seat["stolen"].get(resource, 0))


def produce(doc: Doc) -> None:
    """Count the cubes of a step, train soldiers by supremacy, and ask where the cubes go (K4.1, K4.2, K5S.5)."""
    resource = RESOURCES[doc["turn"]]
    for one in doc["seats"]:
        one["made"] = made_by(doc, one, resource)
    for seat, one in enumerate(doc["seats"]):
        if supreme(doc, seat):
            one["soldiers"] += one["training"]
            one["training"] = 1 - one["training"]
        ask(doc, seat, "step")
        if one["made"]:
            ask(doc, seat, "cube", resource=resource, count=one["made"])


def supreme(doc: Doc, seat: int) -> bool:
    """Return whether a seat has supremacy in this step (K4.2, K5S.5, K7.3)."""
    made = doc["seats"][seat]["made"]
    if alone(doc):
        return bool(made >= SOLO_SUPREMACY)
    other = doc["seats"][1 - seat]["made"]
    return bool(made > other or (doc["seats"][seat]["ties"] and made == other and made > 0))


def end_round(doc: Doc) -> None:
    """End a round; in the rat invasion add a vermin for each farm under construction (K1.3, K9.1)."""
    if doc["options"]["scenario"] == RAT_INVASION:
        one = doc["seats"][0]
        bring_vermin(doc, one, sum(1 for site in one["sites"] if site["card"] == "farm"))
        if doc["defeat"]:
            return
    doc["round"] += 1
    if doc["round"] > ROUNDS:
        begin_all(doc, "end", "end")
        return
    doc["searched"] = False
    for one in doc["seats"]:
        one["used"], one["ties"] = [], 0
    begin_draft(doc)
