"""The legend of Burgundy: what the signs mean, and briefly what tiles, monasteries, shields and cards do."""

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
    "castle": "take an extra action with any number",
    "mine": "gain 1 silver at the end of each phase",
    "ship": "load the goods of a depot, and move along the bridge",
    "warehouse": "sell goods of one colour",
    "watchtower": "score 4 points",
    "carpenter": "take a building",
    "church": "take a mine, monastery or castle",
    "market": "take a ship or animals",
    "boarding-house": "gain 4 workers",
    "bank": "gain 2 silver",
    "city-hall": "place another tile from storage, with any number",
    "white-castle": "take an action with the number of the white die, which workers may change",
    "crane": "copies any building's effect; monasteries count it as any one building",
    "geese": "score 2 points plus one other species there; animals placed there later score 2 more",
    "inn": "costs 2 silver (buy inn); goes on a hex of any colour, at most one per region, which scores one hex larger",
    "black-tile": "face down, for five goods; goes on a hex of any colour and has no effect",
}

SOLO_SHIP = "load the goods of a depot; all others leave the board; then you may pay five goods for a black tile"

SHIELD_EFFECTS = (
    "all pastures count as one",
    "gain a worker whenever another player gains workers",
    "you may pay for shields with workers",
    "you may store any number of tiles",
    "ships also load all goods of one colour from all depots",
    "the monasteries of a player of your choice also work and score for you",
    "bonus tiles score double at the end",
    "mines pay double",
    "a sale earns 1 silver per tile",
    "monasteries score double at the end",
    "a castle's extra action may take a shield from any depot",
    "goods sold score double",
    "shields score double at the end",
    "after each phase, place a tile from the numbered depots",
    "after each phase, place a tile from the black depot",
    "once per turn, set one of your dice to any number",
    "completed regions score one hex larger",
    "tiles need not be placed next to others",
)


def monastery_effects(edition: int, solo: bool = False) -> list[str]:
    """Describe briefly what monasteries 1-29 do; in solo games, those with points for the end score when placed."""
    new = edition == 2019
    scored = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding house", "bank", "city hall")
    end = "when placed" if solo else "at the end"
    effects = [
        "a city may have the same building twice",
        "gain a worker per mine at the end of each phase",
        "a sale earns 2 silver",
        "a sale also earns a worker",
        "ships also load a neighbouring depot",
        "buy from any depot" + (", also with workers" if new else ""),
        "score 1 more point per animal tile that scores",
        "a worker changes a die by up to 2",
        "change the die by 1 for free to place buildings",
        "change the die by 1 for free to place ships or animals",
        "change the die by 1 for free to place mines, castles or monasteries",
        "change the die by 1 for free to take tiles",
        "taking workers also gives 1 silver",
        "taking workers gives 4",
        f"{end}: {2 if new else 3} points per colour of goods sold",
        *(f"{end}: 4 points per {building}" for building in scored),
        f"{end}: 4 points per species",
        f"{end}: 1 point per goods tile sold",
        f"{end}: {3 if new else 2} points per {'covered colour' if solo else 'bonus tile'}",
        "your marker is always on top of its stack on the bridge",
        "at any time in your turn, buy 2 workers for 1 silver (hire)",
        f"{end}: 4 points per white castle",
    ]
    assert len(effects) == MONASTERIES
    return effects


def shield_words(shield: int) -> str:
    """Describe briefly what a shield does."""
    return SHIELD_EFFECTS[shield - 1]


def legend(variant: Variant) -> list[Text]:
    """Explain every sign that this game uses, one per line."""
    lines = [text(sentence) for sentence in intro(variant)]
    lines += [text(), colours(), text()]
    present = {"white-castle": variant.white_castles, "crane": variant.extra_tiles, "geese": variant.extra_tiles}
    present |= {"inn": variant.inns, "black-tile": variant.solo}
    for tile, effect in EFFECTS.items():
        if present.get(tile, True):
            does = SOLO_SHIP if variant.solo and tile == "ship" else effect
            lines.append(explain(sign(tile), PAINT.get(colour_of(tile), ANY_INK), f"{words(tile)}: {does}"))
    herds = ", ".join(f"{sign(name + '2')[:2]} {name}" for name in SPECIES_NAMES)
    herds += "" if variant.new_edition else ", which are chickens on the 2011 tiles"
    lines.append(
        explain(
            "CO3", PAINT["animal"], f"animals ({herds}): score a point each, also for those of the same species there"
        )
    )
    last = MONASTERIES if variant.extra_tiles or variant.white_castles else BASE_MONASTERIES
    for number, effect in enumerate(monastery_effects(variant.edition, variant.solo)[:last], start=1):
        if (variant.extra_tiles or number not in (27, 28)) and (variant.white_castles or number != 29):
            lines.append(explain(f"M{number}", PAINT["monastery"], effect))
    if variant.shields:
        lines += [text(), *shield_lines()]
    if variant.route_cards:
        lines += [text(), *route_lines()]
    return lines


def intro(variant: Variant) -> Iterator[str]:
    """Explain hexes, goods and spaces, and the parts of the game's expansions and modes."""
    yield (
        "A hex shows its colour and die number (B4), its own number (17), and below them the tile on it (BNK) or the"
        " storage slots whose tiles may go there now (s1, s12)."
    )
    yield (
        "Goods are shown by number, 1 to 6. -1w means that an action costs a worker. 3b is the second space of depot 3,"
        " *b that of the black depot."
    )
    if variant.outposts:
        yield "OUT 1 is an outpost: the second and third that you connect with a chain of tiles score the phase value."
    if variant.teams:
        yield "Slots s1 and s2 are your own, s3 and s4 the team's."
    if variant.solo:
        yield "Double lines are rivers, which connect two hexes as neighbours."
        yield "Effects of tiles are pending until you resolve them, in any order (effect 1)."
        yield "At the target the score returns to 0 and you get an extra action; the next target is 5 lower."
    if variant.shields:
        yield "CAS7 is a castle with shield 7. With shield 4, tiles beyond the slots are in the yard."


def colours() -> Text:
    """Show the letters of the colours."""
    return text("colours  ", *(part for colour in COLOUR_NAMES for part in (letter_text(colour), f" {colour}   ")))


def shield_lines() -> Iterator[Text]:
    """Explain the shields."""
    yield text("Take shields with a double. Each costs 1 silver after each phase, and scores points at the end.")
    for shield in range(1, SHIELDS + 1):
        points = f"{SHIELD_POINTS[shield]} points"
        yield explain(str(shield), SHIELD_STYLE, f"shield {shield}, {points}: {shield_words(shield)}")


def route_lines() -> Iterator[Text]:
    """Explain the trade routes."""
    yield text(
        "Goods that you sell fill the trade route from the left, next on the space marked >. Goods on a matching space"
        " (2+) give the bonus above it: a building's effect, or"
    )
    for bonus, shown in BONUS_SIGNS.items():
        yield explain(shown, "bold", BONUS_WORDS[bonus])


def explain(shown: str, style: str, meaning: str) -> Text:
    """Explain one sign."""
    return text((f" {shown:<4}", style), f" {meaning}")
