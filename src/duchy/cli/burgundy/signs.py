"""Signs, words and colours for the tiles and goods of Burgundy."""

from rich.text import Text

from duchy.cli.terminal.screen import text
from duchy.games.burgundy.box.components import ANY_COLOUR, COLOUR_NAMES, KIND_COLOUR, KIND_OF_NAME
from duchy.games.burgundy.box.drawing import LETTERS
from duchy.games.burgundy.text.view import EffectView

LETTER = dict(zip(COLOUR_NAMES, LETTERS, strict=True))

INK = {
    "castle": "#4caf50",
    "mine": "#b0b0b0",
    "ship": "#5c9dff",
    "monastery": "#f2d024",
    "building": "#d9b382",
    "animal": "#a6e05a",
}
"""The text colour for tiles and hexes."""

PAINT = {
    "castle": "bold white on #1f6b2a",
    "mine": "bold black on #a8a8a8",
    "ship": "bold white on #2a5fb8",
    "monastery": "bold black on #f2d024",
    "building": "bold black on #d9b382",
    "animal": "bold black on #a6e05a",
}
"""The background colour for covered hexes."""

GOODS_PAINT = (
    "bold black on #40e0d0",
    "bold white on #7b3fa0",
    "bold black on #ff9ec4",
    "bold white on #c62828",
    "bold white on #7a4a21",
    "bold black on #ff9c33",
)

MOST_GOODS = 6
"""The largest number of goods that are shown one by one."""

SIGNS = {
    "castle": "CAS",
    "mine": "MIN",
    "ship": "SHP",
    "warehouse": "WAR",
    "watchtower": "WAT",
    "carpenter": "CAR",
    "church": "CHU",
    "market": "MAR",
    "boarding-house": "BRD",
    "bank": "BNK",
    "city-hall": "CTY",
    "white-castle": "WCA",
    "crane": "CRN",
    "geese": "GEE",
    "inn": "INN",
    "black-tile": "BLK",
}

ANY_INK = "#d0d0d0"
"""The text colour for tiles without a colour of their own."""

SHIELD_STYLE = "bold magenta"

BONUS_SIGNS = {"workers": "4WO", "silver": "2SI", "points": "4VP", "action": "ACT"}
BONUS_WORDS = {"workers": "4 workers", "silver": "2 silver", "points": "4 points", "action": "extra action"}
"""The bonuses of trade route spaces; other bonuses are named after the building with the same effect."""


def colour_of(tile: str) -> str:
    """Return the colour of a tile; '' for one that may go on any colour."""
    colour = KIND_COLOUR[KIND_OF_NAME[tile]]
    return "" if colour == ANY_COLOUR else COLOUR_NAMES[colour]


def ink_of(tile: str) -> str:
    """Return the text colour for a tile."""
    return INK.get(colour_of(tile), ANY_INK)


def sign(tile: str) -> str:
    """Return the three-letter sign of a tile: CAS, M12, CO3."""
    if tile in SIGNS:
        return SIGNS[tile]
    if tile.startswith("monastery"):
        return f"M{tile.removeprefix('monastery')}"
    return f"{tile[:2].upper()}{tile[-1]}"


def words(tile: str) -> str:
    """Name a tile for people: boarding house, monastery 12, cow 3."""
    name = tile.replace("-", " ")
    bare = name.rstrip("0123456789")
    return f"{bare} {name[len(bare) :]}" if bare != name else name


def tile_text(tile: str) -> Text:
    """Name a tile in its colour."""
    return text((words(tile), ink_of(tile))) if tile else text(("-", "dim"))


def goods_text(counts: list[int]) -> Text:
    """Show counts of goods by colour, each tile by its number: 1 1 4; many of them as 1x4."""
    if sum(counts) > MOST_GOODS:
        line = text()
        for colour, count in enumerate(counts):
            if count:
                line.append(" " if line else "")
                line.append(f"{colour + 1}x{count}", GOODS_PAINT[colour])
        return line
    return goods_row([colour for colour, count in enumerate(counts, start=1) for _ in range(count)])


def goods_row(numbers: list[int]) -> Text:
    """Show goods in a row; 0 is an empty space."""
    line = text()
    for place, number in enumerate(numbers):
        line.append(" " if place else "")
        line.append(str(number or "-"), GOODS_PAINT[number - 1] if number else "dim")
    return line if numbers else text(("-", "dim"))


def bonus_sign(bonus: str) -> str:
    """Return the sign of a trade route space's bonus: CAR, 2SI."""
    return BONUS_SIGNS.get(bonus) or sign(bonus)


def bonus_words(bonus: str) -> str:
    """Name a trade route space's bonus: carpenter, 2 silver."""
    return BONUS_WORDS.get(bonus) or words(bonus)


def effect_words(effect: EffectView) -> str:
    """Name a pending effect of a solo game."""
    if effect.effect == "points":
        return f"{effect.number} {'point' if effect.number == 1 else 'points'}"
    if effect.effect == "action":
        return "extra action"
    if effect.effect == "colour":
        return f"black depot ({effect.what} hexes covered)"
    if effect.effect == "geese":
        return f"geese on hex {effect.number + 1}"
    return words(effect.what or effect.effect)


def letter_text(colour: str) -> Text:
    """Show the letter of a colour."""
    return text((f" {LETTER[colour]} ", PAINT[colour]))
