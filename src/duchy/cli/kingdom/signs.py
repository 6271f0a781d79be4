"""Signs, words and colours for the resources and cards of Kingdom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from duchy.cli.terminal.screen import text
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import (
    ADVISOR,
    CALAMITY,
    CUBES,
    DEVELOPMENT,
    GIANTS,
    MENACE,
    MENACE_NAMES,
    PHASE_NAMES,
    RATS,
    RESOURCE_NAMES,
    RESOURCES,
    TREASURE,
    TYPE_NAMES,
    TYPES,
)
from duchy.games.kingdom.variant import Variant

LETTERS = "MPGEKS"
"""Materials, population, gold, exploration, krystallium, soldiers."""

CUBE_INK = ("bold #d9b382", "bold #ff8a80", "bold #f2d024", "bold #5c9dff", "bold #d38cff", "bold #ff5252")

TYPE_INK = {
    "structure": "#d9b382",
    "company": "#ff8a80",
    "monument": "#f2d024",
    "discovery": "#5c9dff",
    "treasure": "#a6e05a",
    "calamity": "#ff5252",
    "menace": "#ff5252",
    "advisor": "#d38cff",
}

PLURALS = {"structure": "structures", "company": "companies", "monument": "monuments", "discovery": "discoveries"}

FAMILY_WORDS = {TREASURE: "treasure", CALAMITY: "calamity", MENACE: "menace", ADVISOR: "advisor"}

MENACE_WORDS = {
    "rats": "brings as many vermin as you have giant rats",
    "vermin": "gnaws at your points until soldiers remove it",
    "giants": "freezes a card: it cannot be completed or scrapped before the giant is paid off",
    "shadows": "takes a drafted card each round; the other player gets a resource of choice, two for a treasure",
    "thieves": "covers an icon of your duchy card",
}

SHADOWS_ALONE = "takes a drafted card each round, and nobody gets anything for it"

SIGNS = {
    "needs MM·": "two materials are missing, one lies on the card already",
    "G/company": "one gold for each company in the duchy, the card itself included",
    "2/monument": "two points for each monument in the duchy",
    "3▲": "supremacy, if it were produced now: more than the other makes; alone, five or more",
    "[MG···]": "alchemy: five cubes become krystallium, with quests when you say so",
    "training": "a soldier who waits for the next supremacy",
    "traps": "how many cards may still be offered face down in this round",
    "s2": "the second card under construction",
    "a3": "the third card of offer area a; down: you laid it face down, nobody else knows it",
    "1.4 EK→8VP": "task 4 of quest board 1: what it costs, what it gives",
}

MOST_LETTERS = 9
"""Cubes that are shown one by one."""


@dataclass(frozen=True)
class Facts:
    """What a card says, ready to be set: its type, its cost by resource, and the rest as text."""

    name: str
    type: str
    cost: list[int]
    makes: Text
    points: Text
    bonus: Text
    recycles: Text


def title(words: Mapping[str, object]) -> str:
    """Take the English words."""
    return str(words["en"])


def letter(resource: int) -> Text:
    """Show one cube."""
    return text((LETTERS[resource], CUBE_INK[resource]))


def letters(counts: Sequence[int], placed: int = 0) -> Text:
    """Show cubes as letters, MMG; many of them as 6M 5G. A dot is a place that is filled already."""
    parts: list[tuple[str, str]] = []
    many = sum(counts) + placed > MOST_LETTERS
    for resource, count in enumerate(counts):
        if count and many:
            parts.append((f"{' ' if parts else ''}{count}{LETTERS[resource]}", CUBE_INK[resource]))
        elif count:
            parts.append((LETTERS[resource] * count, CUBE_INK[resource]))
    if placed and not many:
        parts.append(("·" * placed, "dim"))
    return text(*parts)


def per_types(counts: Sequence[int], sign: str, ink: str) -> list[Text]:
    """Show what counts cards of a type: G/company is one gold for each company."""
    found: list[Text] = []
    for type_, count in enumerate(counts):
        number = str(count) if not sign else sign * count
        if count:
            found.append(text((number, ink), (f"/{TYPE_NAMES[type_]}", TYPE_INK[TYPE_NAMES[type_]])))
    return found


def joined(parts: Sequence[Text], sign: str = " ") -> Text:
    """Put parts into one line."""
    pieces: list[Text | str] = []
    for part in parts:
        if part:
            pieces += [sign if pieces else "", part]
    return text(*pieces)


def made(flat: Sequence[int], per: Sequence[int]) -> Text:
    """Show what makes cubes: flat by resource, and by resource and type."""
    parts = [letters(flat)]
    for resource in range(CUBES):
        parts += per_types(per[resource * TYPES : (resource + 1) * TYPES], LETTERS[resource], CUBE_INK[resource])
    return joined(parts)


def worth(points: int, per: Sequence[int]) -> Text:
    """Show points: flat, and for each card of a type."""
    return joined([text((str(points), "bold")) if points else text(), *per_types(per, "", "bold")])


def row_of(numbers: vec[i64], kind: int, size: int) -> list[int]:
    """Pick the numbers of a kind out of a long list."""
    return [int(numbers[kind * size + index]) for index in range(size)]


@lru_cache(maxsize=256)
def facts(cards: Cards, kind: int) -> Facts:
    """Read what a card says; it says so all game long."""
    family = int(cards.family[kind])
    name = title(cards.titles[kind])
    nothing = text()
    if family == DEVELOPMENT:
        cost = [int(cards.cost[kind]) >> 8 * resource & 255 for resource in range(RESOURCES)]
        bonus = [0, 0, 0, 0, int(cards.bonus_krystallium[kind]), int(cards.bonus_soldiers[kind])]
        return Facts(
            name,
            TYPE_NAMES[cards.type[kind]],
            cost,
            made(row_of(cards.produces, kind, CUBES), row_of(cards.per, kind, CUBES * TYPES)),
            worth(int(cards.points[kind]), row_of(cards.points_per, kind, TYPES)),
            letters(bonus),
            letter(int(cards.recycles[kind])),
        )
    word = FAMILY_WORDS[family]
    if family == TREASURE:
        gives = joined([letter(int(cards.recycles[kind])), letter(int(cards.second[kind]))], "")
        return Facts(name, word, [], nothing, nothing, nothing, gives)
    if family == ADVISOR:
        return Facts(name, word, [], nothing, nothing, nothing, nothing)
    cost = [0] * (RESOURCES - 1) + [int(cards.soldiers[kind])] if family == MENACE else []
    return Facts(name, word, cost, nothing, text((str(cards.points[kind]), "bold")), nothing, nothing)


def card_ink(cards: Cards, kind: int) -> str:
    """Give the colour of a card."""
    family = int(cards.family[kind])
    return TYPE_INK[TYPE_NAMES[cards.type[kind]] if family == DEVELOPMENT else FAMILY_WORDS[family]]


def card_text(cards: Cards, name: str) -> Text:
    """Name a card in its colour; a card that cannot be seen is 'face down'."""
    if not name:
        return text(("face down", "dim italic"))
    kind = cards.kind_of(name)
    return text((title(cards.titles[kind]), card_ink(cards, kind)))


def id_text(cards: Cards, kind: int) -> Text:
    """Write the id of a card as it is typed, and its name where the id does not tell it."""
    name = title(cards.titles[kind])
    line = text((cards.ids[kind], f"bold {card_ink(cards, kind)}"))
    plain = name.lower().replace("'", "").replace(" ", "-")
    if plain != cards.ids[kind]:
        line.append(f" {name}")
    return line


def ability(cards: Cards, kind: int) -> Text:
    """Say what an advisor does, when, and for how many soldiers."""
    price = int(cards.soldiers[kind])
    cost = letters([0] * (RESOURCES - 1) + [price]) if price else text(("free", "dim"))
    words = title(cards.texts[kind - int(cards.first_advisor)])
    return text((f"{PHASE_NAMES[cards.phase[kind]]} ", "dim"), cost, f" {words}")


def giant_text(cards: Cards) -> Text:
    """Show what the giant under a card costs at the end, and the soldiers that pay it off."""
    kind = int(cards.menaces[GIANTS])
    price = letters([0] * (RESOURCES - 1) + [int(cards.soldiers[kind])])
    return text((str(cards.points[kind]), "red"), " (", price, ")")


def counted(names: Sequence[str]) -> dict[str, int]:
    """Count names, in the order in which they first come."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found


def several(cards: Cards, names: Sequence[str]) -> list[Text]:
    """Name cards, each kind once: Farm x2."""
    return [
        text(card_text(cards, name), (f" x{count}", "bold") if count > 1 else "")
        for name, count in counted(names).items()
    ]


def legend(variant: Variant) -> list[Text]:
    """Explain every sign, and the menaces and advisors of this game."""
    lines = [
        joined([text(letter(resource), f" {name}") for resource, name in enumerate(RESOURCE_NAMES)], "  "),
        joined([text((name, ink)) for name, ink in TYPE_INK.items()], "  "),
        text(),
        *(text((f"{sign:<12}", "bold"), words) for sign, words in SIGNS.items()),
        text(),
    ]
    cards = variant.cards
    for which, menace in enumerate(MENACE_NAMES):
        if variant.has_menace[which] or (menace == "vermin" and variant.has_menace[RATS]):
            name = cards.ids[cards.menaces[which]]
            words = SHADOWS_ALONE if variant.solo and menace == "shadows" else MENACE_WORDS[menace]
            lines.append(text(card_text(cards, name), f": {words}"))
    if variant.advisors:
        kinds = range(int(cards.first_advisor), int(cards.kinds))
        lines += [text(card_text(cards, cards.ids[kind]), ": ", ability(cards, kind)) for kind in kinds]
    return [*lines, text(("`duchy set show` lists all the cards of a set.", "dim"))]
