"""The legend of Burgundy: what the signs mean, and what tiles, monasteries, shields and cards do in a few words."""

from collections.abc import Iterator

from rich.text import Text

from duchy.cli.burgundy.signs import (
    ANY_INK,
    BONUS_SIGNS,
    BONUS_WORDS,
    PAINT,
    SHIELD_STYLE,
    colour_of,
    letter_text,
    sign,
    words,
)
from duchy.cli.terminal.screen import text
from duchy.games.burgundy.box.components import (
    BASE_MONASTERIES,
    COLOUR_NAMES,
    MONASTERIES,
    SHIELD_POINTS,
    SHIELDS,
    SPECIES_NAMES,
)
from duchy.games.burgundy.variant import Variant

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
    "white-castle": "an action with the number of the white die, which workers may change",
    "crane": "does what any one building does; for monasteries it counts as one building",
    "geese": "2 points, and those of another species there; animals that come later score 2 more",
    "inn": "bought for 2 silver (buy inn); goes on a hex of any colour, one in a region, which counts one larger",
    "black-tile": "lies face down, for five goods; goes on a hex of any colour and has no effect",
}

SOLO_SHIP = "loads the goods of a depot, all others leave the board; then five goods may buy a black tile"

SHIELD_EFFECTS = (
    "all pastures count as one",
    "a worker whenever another player gains workers",
    "shields may be paid for with workers",
    "any number of tiles may be stored",
    "a ship also takes all goods of one colour from all depots",
    "the monasteries of a player you choose work and score for you too",
    "bonus tiles count double at the end",
    "mines pay double",
    "a sale earns a silver for each tile",
    "monasteries count double at the end",
    "the action of a castle may take a shield from any depot",
    "goods sold score double",
    "shields count double at the end",
    "after each phase you place a tile of the numbered depots",
    "after each phase you place a tile of the black depot",
    "once a turn a die may have any number",
    "completed regions count one larger",
    "tiles need not be next to others",
)


def monastery_effects(edition: int, solo: bool = False) -> list[str]:
    """Say in a few words what the monasteries 1-29 do; alone they score when they are placed."""
    new = edition == 2019
    scored = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding house", "bank", "city hall")
    end = "placed" if solo else "end"
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
        f"{end}: {2 if new else 3} points for each colour of goods sold",
        *(f"{end}: 4 points for each {building}" for building in scored),
        f"{end}: 4 points for each species",
        f"{end}: a point for each goods tile sold",
        f"{end}: {3 if new else 2} points for each {'full colour' if solo else 'bonus tile'}",
        "your marker is always on top of its stack on the bridge",
        "2 workers for 1 silver at any time of your turn (hire)",
        f"{end}: 4 points for each white castle",
    ]
    assert len(effects) == MONASTERIES
    return effects


def shield_words(shield: int) -> str:
    """Say in a few words what a shield does."""
    return SHIELD_EFFECTS[shield - 1]


def legend(variant: Variant) -> list[Text]:
    """Explain every sign of this game."""
    lines = [text(sentence) for sentence in intro(variant)]
    lines += [text(), colours(), text()]
    present = {"white-castle": variant.white_castles, "crane": variant.extra_tiles, "geese": variant.extra_tiles}
    present |= {"inn": variant.inns, "black-tile": variant.solo}
    for tile, effect in EFFECTS.items():
        if present.get(tile, True):
            does = SOLO_SHIP if variant.solo and tile == "ship" else effect
            lines.append(explained(sign(tile), PAINT.get(colour_of(tile), ANY_INK), f"{words(tile)}: {does}"))
    herds = ", ".join(f"{sign(name + '2')[:2]} {name}" for name in SPECIES_NAMES)
    herds += "" if variant.new_edition else ", which are chickens on the tiles of 2011"
    lines.append(
        explained("CO3", PAINT["animal"], f"animals ({herds}): a point each, and for those of the species there")
    )
    last = MONASTERIES if variant.extra_tiles or variant.white_castles else BASE_MONASTERIES
    for number, effect in enumerate(monastery_effects(variant.edition, variant.solo)[:last], start=1):
        if (variant.extra_tiles or number not in (27, 28)) and (variant.white_castles or number != 29):
            lines.append(explained(f"M{number}", PAINT["monastery"], effect))
    if variant.shields:
        lines += [text(), *shield_lines()]
    if variant.route_cards:
        lines += [text(), *route_lines()]
    return lines


def intro(variant: Variant) -> Iterator[str]:
    """Explain hexes, goods and spaces, and what else this game has."""
    yield (
        "A hex shows its colour and die number (B4), its own number (17), and below the tile on it (BNK) or the storage"
        " slots whose tile may go there now (s1, s12)."
    )
    yield (
        "Goods are shown by their number, 1 to 6. -1w: costs a worker. 3b is the second space of depot 3, *b of the"
        " black depot."
    )
    if variant.outposts:
        yield "OUT 1 is an outpost: the second and the third that a chain of tiles joins score the value of the phase."
    if variant.teams:
        yield "Slots s1 and s2 are your own, s3 and s4 those of the team."
    if variant.solo:
        yield "Double lines are rivers, which make two hexes neighbours."
        yield "What a tile brings waits, and you turn to it in any order (effect 1)."
        yield "At the target the score goes back to 0 and an extra action waits; the next target is 5 lower."
    if variant.shields:
        yield "CAS7 is a castle with shield 7. With shield 4 tiles can lie beyond the slots, in the yard."


def colours() -> Text:
    """Show the letters of the colours."""
    return text("colours  ", *(part for colour in COLOUR_NAMES for part in (letter_text(colour), f" {colour}   ")))


def shield_lines() -> Iterator[Text]:
    """Explain the shields."""
    yield text("Shields are taken with a double, and cost a silver after each phase. At the end they score points.")
    for shield in range(1, SHIELDS + 1):
        points = f"{SHIELD_POINTS[shield]} points"
        yield explained(str(shield), SHIELD_STYLE, f"shield {shield}, {points}: {shield_words(shield)}")


def route_lines() -> Iterator[Text]:
    """Explain the trade routes."""
    yield text(
        "Goods that are sold fill the trade route from the left, next the space with >. Goods on a space that is for"
        " them (2+) bring what stands above: what a building does, or"
    )
    for bonus, shown in BONUS_SIGNS.items():
        yield explained(shown, "bold", BONUS_WORDS[bonus])


def explained(shown: str, style: str, said: str) -> Text:
    """Explain one sign."""
    return text((f" {shown:<4}", style), f" {said}")
