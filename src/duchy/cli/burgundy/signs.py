"""Signs, words and colours for the tiles and goods of Burgundy."""

from rich.text import Text

from duchy.cli.paper import text
from duchy.games.burgundy.components import COLOUR_NAMES, KIND_COLOUR, KIND_OF_NAME, MONASTERIES
from duchy.games.burgundy.drawing import LETTERS

LETTER = dict(zip(COLOUR_NAMES, LETTERS, strict=True))

INK = {
    "castle": "#4caf50",
    "mine": "#b0b0b0",
    "ship": "#5c9dff",
    "monastery": "#f2d024",
    "building": "#d9b382",
    "animal": "#a6e05a",
}
"""The colour of a tile or hex as ink."""

PAINT = {
    "castle": "bold white on #1f6b2a",
    "mine": "bold black on #a8a8a8",
    "ship": "bold white on #2a5fb8",
    "monastery": "bold black on #f2d024",
    "building": "bold black on #d9b382",
    "animal": "bold black on #a6e05a",
}
"""The same as the ground of what is covered."""

GOODS_PAINT = (
    "bold black on #40e0d0",
    "bold white on #7b3fa0",
    "bold black on #ff9ec4",
    "bold white on #c62828",
    "bold white on #7a4a21",
    "bold black on #ff9c33",
)

MOST_GOODS = 6
"""Goods that are shown one by one."""

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
}

EFFECTS = {
    "castle": "an extra action with any number",
    "mine": "1 silver at the end of every phase",
    "ship": "loads the goods of a depot, and moves you along the bridge",
    "warehouse": "sell goods of one colour",
    "watchtower": "4 points",
    "carpenter": "take a building",
    "church": "take a mine, monastery or castle",
    "market": "take a ship or animals",
    "boarding-house": "4 workers",
    "bank": "2 silver",
    "city-hall": "place another stored tile, whatever its number",
}


def monastery_effects(edition: int) -> list[str]:
    """Say in a few words what the monasteries 1-26 do."""
    new = edition == 2019
    scored = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding house", "bank", "city hall")
    effects = [
        "a city may hold the same building twice",
        "a worker for each mine at the end of a phase",
        "a sale earns 2 silver",
        "a sale also earns a worker",
        "a ship also loads a depot next door",
        "buy from any depot" + (", also with workers" if new else ""),
        "a point more for each animal tile that scores",
        "a worker changes a die by up to 2",
        "buildings: place with a free step of 1",
        "ships, animals: place with a free step of 1",
        "mines, castles, monasteries: place with a free step of 1",
        "take tiles with a free step of 1",
        "taking workers also gives 1 silver",
        "taking workers gives 4",
        f"end: {2 if new else 3} points for each colour of goods sold",
        *(f"end: 4 points for each {building}" for building in scored),
        "end: 4 points for each species",
        "end: a point for each goods tile sold",
        f"end: {3 if new else 2} points for each bonus tile",
    ]
    assert len(effects) == MONASTERIES
    return effects


def colour_of(tile: str) -> str:
    """Name the colour of a tile."""
    return COLOUR_NAMES[KIND_COLOUR[KIND_OF_NAME[tile]]]


def sign(tile: str) -> str:
    """Give the sign of a tile in three letters: CAS, M12, CO3."""
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
    return text((words(tile), INK[colour_of(tile)])) if tile else text(("-", "dim"))


def goods_text(counts: list[int]) -> Text:
    """Show goods that are counted by colour, each tile as its number: 1 1 4; many of them as 1x4."""
    if sum(counts) > MOST_GOODS:
        line = text()
        for colour, count in enumerate(counts):
            if count:
                line.append(" " if line else "")
                line.append(f"{colour + 1}x{count}", GOODS_PAINT[colour])
        return line
    return goods_row([colour for colour, count in enumerate(counts, start=1) for _ in range(count)])


def goods_row(numbers: list[int]) -> Text:
    """Show goods in a row; 0 is a place without."""
    line = text()
    for place, number in enumerate(numbers):
        line.append(" " if place else "")
        line.append(str(number or "-"), GOODS_PAINT[number - 1] if number else "dim")
    return line if numbers else text(("-", "dim"))


def legend(edition: int) -> list[Text]:
    """Explain every sign."""
    lines = [
        text("A hex shows its colour and die number (B4), its own number (17), and below the tile on it (BNK) or the"),
        text(
            "storage slots whose tile may go there now (s1, s12). Goods are shown by their number, 1 to 6. -1w: costs"
        ),
        text(
            "a worker. 3b is the second space of depot 3, *b of the black depot. OUT 1 is an outpost; double lines are"
        ),
        text("rivers, which make two hexes neighbours."),
        text(),
        text("colours  ", *(part for colour in COLOUR_NAMES for part in (letter_text(colour), f" {colour}   "))),
        text(),
    ]
    lines += [
        text((f" {sign(tile):<4}", PAINT[colour_of(tile)]), f" {words(tile)}: {effect}")
        for tile, effect in EFFECTS.items()
    ]
    lines.append(
        text((" CO3 ", PAINT["animal"]), " 3 cows (CO, SH sheep, PI pig, GO goat): a point each, and older ones too")
    )
    lines += [
        text((f" M{number:<3}", PAINT["monastery"]), f" {effect}")
        for number, effect in enumerate(monastery_effects(edition), start=1)
    ]
    return lines


def letter_text(colour: str) -> Text:
    """Show the letter of a colour."""
    return text((f" {LETTER[colour]} ", PAINT[colour]))
