"""Facts of Kingdom: the house set's cards, read from its file, and the rulebook's scenario data."""

import tomllib
from importlib.resources import files
from typing import Any

Doc = dict[str, Any]
"""A position, or a part of one, as the plain data of its JSON document."""

SET = "house"
PRINTED: Doc = tomllib.loads(files("duchy.games.kingdom.box").joinpath("sets", f"{SET}.toml").read_text("utf-8"))

RESOURCES = ("materials", "population", "gold", "exploration")
"""The four resources, in the order of production (K4.1)."""

TYPES = ("structure", "company", "monument", "discovery")

DEVELOPMENTS: dict[str, Doc] = {card["id"]: card for card in PRINTED["development"]}
TREASURES: dict[str, Doc] = {card["id"]: card for card in PRINTED["treasure"]}
CALAMITY = "calamity"
MENACES: dict[str, Doc] = {card["kind"]: card for card in PRINTED["menace"]}
"""The menaces by their kind: rats, vermin, giants, shadows, thieves."""
KINDS: dict[str, str] = {card["id"]: kind for kind, card in MENACES.items()}
"""The kind of each menace card."""
ADVISORS: dict[str, Doc] = {card["id"]: card for card in PRINTED["advisor"]}
DUCHIES: dict[str, Doc] = {card["id"]: card for card in PRINTED["duchy"]}
QUESTS: dict[str, Doc] = {board["id"]: board for board in PRINTED["quest"]}

CARDS = (*DEVELOPMENTS, *TREASURES, CALAMITY, *KINDS, *ADVISORS)
NUMBERS = {card: number for number, card in enumerate(CARDS, 1)}
NAMES = {card: f"{number}.{card}" for card, number in NUMBERS.items()}
"""Each card as a notation writes it: its number and its id."""
ADVISOR_NAMES = {card: f"{number}.{card}" for number, card in enumerate(ADVISORS, 1)}
DUCHY_NAMES = {card: f"{number}.{card}" for number, card in enumerate(DUCHIES, 1)}

MEDALS = ("bronze", "silver", "gold")
USUAL_MEDALS = (70, 95, 115)
"""K5S.5, K6.7, K7.4, K8.2: the points for bronze, silver and gold without a scenario."""
SIDE_A_HANDICAP = 15

SCENARIOS: dict[int, Doc] = {
    1: {"menace": "rats", "sites": ["farm"] * 4, "medals": (70, 90, 110)},
    2: {
        "advisors": ["inspired-prophet", "grey-eminence"],
        "sites": ["hell-gate", "secret-brotherhood", "royal-citadel"],
        "soldiers": 6,
        "spies": False,
        "medals": (60, 80, 100),
    },
    3: {
        "boards": ["northern-lands"],
        "menace": "giants",
        "sites": ["giant-lighthouse", "navigators", "port", "giants-cache"],
        "spies": False,
        "medals": (65, 85, 110),
    },
    4: {
        "advisors": ["master-cartographer"],
        "boards": ["usurper"],
        "sites": ["recruiters", "great-army", "barracks", "alchemical-forge"],
        "soldiers": 2,
        "medals": (80, 95, 125),
    },
    5: {"menace": "shadows", "thieves": 4, "built": ["village", "guildhall"], "medals": (80, 95, 120)},
    6: {
        "boards": ["usurper", "plague-lord"],
        "sites": ["barracks", "royal-guard", "impregnable-walls", "munitions-specialists"],
        "medals": (60, 85, 100),
    },
}
"""K9.1 to K9.6: what a scenario puts on the table."""

RAT_INVASION, THIEVES_GUILD = 1, 5


def scenario_of(doc: Doc) -> Doc:
    """Return the pieces that a game's scenario puts on the table; nothing without a scenario."""
    return SCENARIOS.get(doc["options"]["scenario"], {})


def alone(doc: Doc) -> bool:
    """Return whether the game is for one player (K5S)."""
    return len(doc["seats"]) == 1


def module_of(options: Doc) -> str:
    """Return the module in play; quests by default (K1.2)."""
    if options["scenario"]:
        return ""
    return "quests" if options["module"] == "auto" else options["module"]


def menaces_of(doc: Doc) -> list[str]:
    """Return the kinds of menaces that replace the calamities, by seat (K6.1, K6.7)."""
    options = doc["options"]
    if options["scenario"]:
        return [scenario_of(doc)["menace"]] if "menace" in scenario_of(doc) else []
    if module_of(options) != "menaces":
        return []
    if options["menaces"] != "auto":
        return str(options["menaces"]).split(",")
    return ["rats"] if alone(doc) else ["giants", "rats"]


def with_advisors(options: Doc) -> bool:
    """Return whether advisors are in play (K7, K9.2, K9.4)."""
    return module_of(options) == "advisors" or "advisors" in SCENARIOS.get(options["scenario"], {})


def boards_of(doc: Doc) -> list[list[Doc]]:
    """Return the quest boards in play, each as its tasks (K8.1)."""
    options = doc["options"]
    names: list[str] = scenario_of(doc).get("boards", [])
    if module_of(options) == "quests":
        names = [next(iter(QUESTS)) if options["quest"] == "auto" else options["quest"]]
    return [QUESTS[name]["solo" if alone(doc) else "two"] for name in names]


def danger_of(doc: Doc) -> str:
    """Return the special card in the danger pile: a menace or the calamity (K5S.1, K6.7)."""
    kinds = menaces_of(doc)
    return MENACES[kinds[0]]["id"] if kinds else CALAMITY


def is_menace(card: str) -> bool:
    """Return whether a card is a menace."""
    return card in KINDS


def in_order(cards: list[str]) -> list[str]:
    """Sort cards by their numbers in the set."""
    return sorted(cards, key=NUMBERS.__getitem__)
