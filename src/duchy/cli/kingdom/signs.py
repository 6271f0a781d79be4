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
    PHASE_NAMES,
    RESOURCES,
    TREASURE,
    TYPE_NAMES,
    TYPES,
)

LETTERS = "MPGEKS"
"""The letters of materials, population, gold, exploration, krystallium and soldiers."""

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

COLOUR_WORDS = {
    "#d9b382": ("beige", "brown"),
    "#ff8a80": ("pink", "rose"),
    "#f2d024": ("yellow",),
    "#5c9dff": ("blue",),
    "#d38cff": ("purple", "violet"),
    "#ff5252": ("red",),
    "#a6e05a": ("green",),
}
"""What people call the colours above."""

PLURALS = {"structure": "structures", "company": "companies", "monument": "monuments", "discovery": "discoveries"}

FAMILY_WORDS = {TREASURE: "treasure", CALAMITY: "calamity", MENACE: "menace", ADVISOR: "advisor"}

MOST_LETTERS = 9
"""The largest number of cubes that are shown one by one."""


@dataclass(frozen=True)
class Facts:
    """The facts printed on a card: its name, type, cost by resource, and the rest as finished text."""

    name: str
    type: str
    cost: list[int]
    produces: Text
    points: Text
    bonus: Text
    recycles: Text


def title(words: Mapping[str, object]) -> str:
    """Return the English text."""
    return str(words["en"])


def letter(resource: int) -> Text:
    """Show the letter of a resource."""
    return text((LETTERS[resource], CUBE_INK[resource]))


def letters(counts: Sequence[int], placed: int = 0) -> Text:
    """Show cubes as letters, MMG; many of them as 6M 5G. A dot is a cube already placed."""
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
    """Show amounts per card of a type: G/company is one gold for each company."""
    found: list[Text] = []
    for type_, count in enumerate(counts):
        number = str(count) if not sign else sign * count
        if count:
            found.append(text((number, ink), (f"/{TYPE_NAMES[type_]}", TYPE_INK[TYPE_NAMES[type_]])))
    return found


def join(parts: Sequence[Text], sign: str = " ") -> Text:
    """Join the parts that are not empty into one line."""
    pieces: list[Text | str] = []
    for part in parts:
        if part:
            pieces += [sign if pieces else "", part]
    return text(*pieces)


def production(flat: Sequence[int], per: Sequence[int]) -> Text:
    """Show production: fixed amounts by resource, and amounts per card by resource and type."""
    parts = [letters(flat)]
    for resource in range(CUBES):
        parts += per_types(per[resource * TYPES : (resource + 1) * TYPES], LETTERS[resource], CUBE_INK[resource])
    return join(parts)


def worth(points: int, per: Sequence[int]) -> Text:
    """Show points: a fixed number, and points per card of a type."""
    return join([text((str(points), "bold")) if points else text(), *per_types(per, "", "bold")])


def row_of(numbers: vec[i64], kind: int, size: int) -> list[int]:
    """Return the row of a kind from a flat list of rows."""
    return [int(numbers[kind * size + index]) for index in range(size)]


@lru_cache(maxsize=256)
def facts(cards: Cards, kind: int) -> Facts:
    """Read the facts printed on a card, which never change."""
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
            production(row_of(cards.produces, kind, CUBES), row_of(cards.per, kind, CUBES * TYPES)),
            worth(int(cards.points[kind]), row_of(cards.points_per, kind, TYPES)),
            letters(bonus),
            letter(int(cards.recycles[kind])),
        )
    word = FAMILY_WORDS[family]
    if family == TREASURE:
        gives = join([letter(int(cards.recycles[kind])), letter(int(cards.second[kind]))], "")
        return Facts(name, word, [], nothing, nothing, nothing, gives)
    if family == ADVISOR:
        return Facts(name, word, [], nothing, nothing, nothing, nothing)
    cost = [0] * (RESOURCES - 1) + [int(cards.soldiers[kind])] if family == MENACE else []
    return Facts(name, word, cost, nothing, text((str(cards.points[kind]), "bold")), nothing, nothing)


def card_ink(cards: Cards, kind: int) -> str:
    """Return the colour of a card's name."""
    family = int(cards.family[kind])
    return TYPE_INK[TYPE_NAMES[cards.type[kind]] if family == DEVELOPMENT else FAMILY_WORDS[family]]


def card_text(cards: Cards, name: str) -> Text:
    """Name a card in its colour; an unseen card is 'face down'."""
    if not name:
        return text(("face down", "dim italic"))
    kind = cards.kind_of(name)
    return text((title(cards.titles[kind]), card_ink(cards, kind)))


def id_text(cards: Cards, kind: int) -> Text:
    """Show a card's id, which players type, and its name if it differs from the id."""
    name = title(cards.titles[kind])
    line = text((cards.ids[kind], f"bold {card_ink(cards, kind)}"))
    plain = name.lower().replace("'", "").replace(" ", "-")
    if plain != cards.ids[kind]:
        line.append(f" {name}")
    return line


def ability(cards: Cards, kind: int) -> Text:
    """Show an advisor's phase, price in soldiers, and ability."""
    price = int(cards.soldiers[kind])
    cost = letters([0] * (RESOURCES - 1) + [price]) if price else text(("free", "dim"))
    words = title(cards.texts[kind - int(cards.first_advisor)])
    return text((f"{PHASE_NAMES[cards.phase[kind]]} ", "dim"), cost, f" {words}")


def giant_text(cards: Cards) -> Text:
    """Show the points that a frost giant costs at the end, and the soldiers that drive it away."""
    kind = int(cards.menaces[GIANTS])
    price = letters([0] * (RESOURCES - 1) + [int(cards.soldiers[kind])])
    return text((str(cards.points[kind]), "red"), " (", price, ")")


def count_names(names: Sequence[str]) -> dict[str, int]:
    """Count names, in order of first appearance."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return found


def several(cards: Cards, names: Sequence[str]) -> list[Text]:
    """Name cards, each kind once with its count: Farm x2."""
    return [
        text(card_text(cards, name), (f" x{count}", "bold") if count > 1 else "")
        for name, count in count_names(names).items()
    ]
