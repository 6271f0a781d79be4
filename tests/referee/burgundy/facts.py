"""The contents of the box of Castles of Burgundy, written down a second time from the boards and tiles.

Nothing here comes from the engine: the referee must not share its mistakes.
"""

from functools import cache
from typing import Any, Final

Doc = dict[str, Any]
"""A position document, as described in `docs/record.md`."""

COLOURS: Final = {"C": "castle", "M": "mine", "S": "ship", "Y": "monastery", "B": "building", "A": "animal"}

NUMBERS: Final = [int(digit) for digit in "6543 21654 543123 6126541 254312 61256 3413" if digit != " "]

DRAWINGS: Final = {
    "1": "ACCY AACYB AABYBB SSSCSSS BBMBBA BMYBB MYYB",
    "2": "YYYC BBSAM MBBSAS CBSCYBS YSBAYB BBABM AABC",
    "3": "AAAA SSCSS BMYYSB BBYCYBB BBYYBB CAMMC BASB",
    "4": "CABS AABSS BBBSCM AAAYYMS BCYBBB BMBYY SBYC",
    "5": "ABBS AABMM BCYSSS BBAYCBB YCAYSB BABCS YYBM",
    "6": "YYCS YBBSB AAMSBB YBBCSBB YBBMSB YMAAS CAAC",
    "7": "YCCS YAAAS SMBBMA SYBBBAB BYBBAB BSMYB SCCY",
    "8": "BBSB SCYCB BYMYYS BAYMAYB SAAAMB BCACS BSBB",
    "9": "BBCY BBAAS BBAASS CYYMSCY SSYMBA YBBBA MCBB",
    "10": "SBAC ASBAB AAABYB BBBBBYC YYMYMS BBMYS CSSC",
}
"""The ten duchies of 2019."""

NAMES: Final = {2011: [str(n) for n in range(1, 10)], 2019: [str(n) for n in range(1, 11)]}

BOARDS: Final = {
    2019: [("1", "2", 4), ("3", "4", 1), ("5", "6", 1), ("7", "8", 1), ("9", "10", 1)],
    2011: [("1", "2", 1), ("1", "3", 1), ("1", "4", 1), ("1", "5", 1), ("6", "7", 1), ("8", "9", 1)],
}
"""B1.5: the two sides of each board, and how many copies there are."""

# Colour and least number of players of each space, in the order of the printed board.
DEPOTS: Final = {
    "1": [("monastery", 3), ("building", 2), ("ship", 2), ("animal", 4)],
    "2": [("monastery", 2), ("building", 3), ("castle", 2), ("building", 4)],
    "3": [("animal", 2), ("ship", 3), ("building", 2), ("monastery", 4)],
    "4": [("mine", 4), ("ship", 2), ("building", 2), ("animal", 3)],
    "5": [("building", 3), ("mine", 2), ("building", 4), ("monastery", 2)],
    "6": [("castle", 3), ("building", 2), ("ship", 4), ("animal", 2)],
}
BLACK_SPACES: Final = {2: 4, 3: 6, 4: 8}

BUILDINGS: Final = [
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
]
SPECIES: Final = ["cow", "sheep", "pig", "goat"]
COLOURED: Final = (
    {"castle": 14, "mine": 10, "ship": 20}
    | dict.fromkeys(BUILDINGS, 5)
    | {species + number: count for species in SPECIES for number, count in (("2", 2), ("3", 2), ("4", 1))}
    | {f"monastery{n}": 1 for n in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 16, 17, 18, 19, 20, 21, 22, 23, 26)}
)
BLACK: Final = (
    {"castle": 2, "mine": 2, "ship": 6}
    | dict.fromkeys(BUILDINGS, 2)
    | {species + number: 1 for species in SPECIES for number in "34"}
    | {f"monastery{n}": 1 for n in (7, 12, 14, 15, 24, 25)}
)

REGION_POINTS: Final = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASE_POINTS: Final = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
LARGE_BONUS: Final = {2: 5, 3: 6, 4: 7}
SMALL_BONUS: Final = {2: 2, 3: 3, 4: 4}
LAST_SPACE: Final = 6
"""The last space of the bridge, whose seven spaces are 0 to 6."""

SCORED_BUILDINGS: Final = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "city-hall",
}


@cache
def colour_of(tile: str) -> str:
    """Return the colour of a tile."""
    if tile in ("castle", "mine", "ship"):
        return tile
    if tile.startswith("monastery"):
        return "monastery"
    return "building" if tile in BUILDINGS else "animal"


@cache
def drawing(edition: int, name: str) -> tuple[str, ...]:
    """Return the colours of the 37 hexes; duchy 2 of 2011 is duchy 10 of 2019."""
    name = "10" if edition == 2011 and name == "2" else name
    return tuple(COLOURS[letter] for letter in DRAWINGS[name] if letter != " ")


@cache
def hexes(colours: tuple[str, ...], colour: str) -> list[int]:
    """List the hexes of a colour."""
    return [place for place, one in enumerate(colours, 1) if one == colour]


def number_of(place: int) -> int:
    """Return the die number of a hex, 1 to 37."""
    return NUMBERS[place - 1]


def _places() -> dict[int, tuple[int, int]]:
    """Place the hexes on a grid in which the next hex to the right is two columns away."""
    places: dict[int, tuple[int, int]] = {}
    for row, length in enumerate((4, 5, 6, 7, 6, 5, 4)):
        for column in range(length):
            places[len(places) + 1] = (row, 2 * column - length)
    return places


def _neighbours() -> dict[int, list[int]]:
    """List the hexes that touch each hex."""
    places = _places()
    steps = {(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}
    return {
        one: [other for other, (y, x) in places.items() if (y - row, x - column) in steps]
        for one, (row, column) in places.items()
    }


NEIGHBOURS: Final = _neighbours()


@cache
def region(colours: tuple[str, ...], place: int) -> list[int]:
    """List the connected hexes of one colour that a hex belongs to."""
    found = [place]
    for hex_ in found:
        for other in NEIGHBOURS[hex_]:
            if other not in found and colours[other - 1] == colours[place - 1]:
                found.append(other)
    return found


def space_name(depot: str, index: int) -> str:
    """Write a space of a depot, as 3b or *c."""
    return ("*" if depot == "black" else depot) + "abcdefgh"[index]


def space_of(text: str) -> tuple[str, int]:
    """Read a space of a depot."""
    return "black" if text[0] == "*" else text[0], "abcdefgh".index(text[1])


def space_colour(depot: str, index: int, players: int, phase: str) -> str:
    """Return the colour of a space, "black", or "" for one that is not in use (B1.6)."""
    if depot == "black":
        return "black"
    colour, least = DEPOTS[depot][index]
    if players < least:
        return ""
    if players == 3 and (depot, index) == ("6", 0) and phase in "BD":
        return "mine"
    return colour
