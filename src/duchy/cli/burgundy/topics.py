"""What people may ask about on the table of Burgundy: tiles, shields, bonuses, hexes, and the words around them."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from duchy.cli.burgundy.legend import EFFECTS, SOLO_SHIP, explain, monastery_effects, shield_words
from duchy.cli.burgundy.signs import (
    ANY_INK,
    BONUS_SIGNS,
    BONUS_WORDS,
    GOODS_PAINT,
    LETTER,
    PAINT,
    SHIELD_STYLE,
    colour_of,
    sign,
    words,
)
from duchy.cli.burgundy.vocabulary import ALSO, WORDS
from duchy.cli.table.topics import Topic
from duchy.cli.terminal.screen import text
from duchy.games.burgundy.box.components import (
    BASE_MONASTERIES,
    COLOUR_NAMES,
    GOODS_NAMES,
    MONASTERIES,
    SHIELD_POINTS,
    SHIELDS,
    SPECIES_NAMES,
)
from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.variant import Variant

EXTRA_TILES = "--extra-tiles brings it"
WHITE_CASTLES = "--white-castles brings it"
MOST_ANIMALS = 4
PIPS = 6
SPACES = "abcdefgh"
MOST_HEXES = 73
MOST_GOODS = 42
MOST_WORKERS = 9
SLOTS = "1234"
PRINTED = {
    "castle": "dark green",
    "mine": "grey",
    "ship": "blue",
    "monastery": "yellow",
    "building": "beige",
    "animal": "light green",
}
"""The colours of hexes and tiles in the box."""


@lru_cache(maxsize=2)
def topics(variant: Variant) -> tuple[Topic, ...]:
    """List everything that can be asked about."""
    return (
        *tiles(variant),
        *animals(),
        *monasteries(variant),
        *shields(variant),
        *routes(variant),
        *depots(),
        *hexes(),
        *goods(),
        *places(),
        *others(variant),
        *(Topic(tuple(names.split(", ")), (text(explained),)) for names, explained in WORDS.items()),
    )


def tiles(variant: Variant) -> Iterator[Topic]:
    """Explain castles, mines, ships, buildings and the tiles of expansions."""
    missing = {
        "white-castle": "" if variant.white_castles else WHITE_CASTLES,
        "crane": "" if variant.extra_tiles else EXTRA_TILES,
        "geese": "" if variant.extra_tiles else EXTRA_TILES,
        "inn": "" if variant.inns else "--inns brings it",
        "black-tile": "" if variant.solo else "only the solo game has it",
    }
    for tile, effect in EFFECTS.items():
        does = SOLO_SHIP if variant.solo and tile == "ship" else effect
        line = explain(sign(tile), PAINT.get(colour_of(tile), ANY_INK), f"{words(tile)}: {does}")
        yield Topic((words(tile), sign(tile), *ALSO.get(tile, ())), (line,), missing.get(tile, ""))


def animals() -> Iterator[Topic]:
    """Explain the species, by name and by sign."""
    for name in SPECIES_NAMES:
        short = sign(name + "2")[:2]
        counts = range(2, MOST_ANIMALS + 1)
        signs = [shown for count in counts for shown in (f"{name} {count}", f"{short}{count}")]
        called = f"{name}, a chicken on the 2011 tiles" if name == "goat" else name
        says = f"{called}: {short}3 are three; they score a point each, also for those of the same species there"
        names = (name, short, "animal", *signs, *(["chicken"] if name == "goat" else []))
        yield Topic(names, (explain(short, PAINT["animal"], says),))


def monasteries(variant: Variant) -> Iterator[Topic]:
    """Explain monasteries by number."""
    for number, effect in enumerate(monastery_effects(variant.edition, variant.solo), start=1):
        missing = ""
        if number == MONASTERIES and not variant.white_castles:
            missing = WHITE_CASTLES
        elif BASE_MONASTERIES < number < MONASTERIES and not variant.extra_tiles:
            missing = EXTRA_TILES
        line = explain(f"M{number}", PAINT["monastery"], f"monastery {number}: {effect}")
        yield Topic((f"monastery {number}", f"M{number}"), (line,), missing)
    yield Topic(
        ("monastery",), (text("Each monastery has a number and an effect of its own: ask for one, as in: ? M12"),)
    )


def shields(variant: Variant) -> Iterator[Topic]:
    """Explain shields by number."""
    missing = "" if variant.shields else "--shields brings it"
    for shield in range(1, SHIELDS + 1):
        says = f"shield {shield}, {SHIELD_POINTS[shield]} points: {shield_words(shield)}"
        names = (f"shield {shield}", f"[{shield}]", f"CAS{shield}")
        yield Topic(names, (explain(str(shield), SHIELD_STYLE, says),), missing)
    says = "Take a shield with a double, from the depot of that number. It costs 1 silver after each phase."
    yield Topic(("shield",), (text(f"{says} Ask for one, as in: ? shield 7"),), missing)


def routes(variant: Variant) -> Iterator[Topic]:
    """Explain the trade route and its bonuses."""
    missing = "" if variant.route_cards else "--trade-routes brings it"
    says = "Goods that you sell fill the trade route from the left, next on >. Goods that match a space give its bonus."
    yield Topic(("route", "trade route", "for", "laid", ">"), (text(says),), missing)
    for bonus, shown in BONUS_SIGNS.items():
        line = explain(shown, "bold", f"{BONUS_WORDS[bonus]}, a bonus of trade routes")
        yield Topic((shown, BONUS_WORDS[bonus]), (line,), missing)


def depots() -> Iterator[Topic]:
    """Explain the depots and their spaces, such as 3b."""
    says = "A die of its number takes a tile from a depot. 3b is the second space of depot 3."
    numbers = range(1, PIPS + 1)
    spaces = [f"{number}{letter}" for number in numbers for letter in SPACES]
    yield Topic(("depot", *(f"depot {number}" for number in numbers), *spaces), (text(says),))
    says = "Buy a tile from the black depot for 2 silver, once per turn. *b is its second space."
    yield Topic(("black depot", "black", "*", *(f"*{letter}" for letter in SPACES)), (text(says),))


def hexes() -> Iterator[Topic]:
    """Explain hexes by number, and by letter and die, such as B4."""
    says = "On a hex, its own number; goods are shown by number too, 1 to 6. For a shield, ask: ? shield 7"
    numbers = [str(number) for number in range(1, MOST_HEXES + 1)]
    yield Topic((*numbers, *(f"hex {number}" for number in numbers)), (text(says),))
    for colour in COLOUR_NAMES:
        letter = LETTER[colour]
        line = explain(letter, PAINT[colour], f"a {PRINTED[colour]} hex, for a {colour} tile")
        printed = PRINTED[colour]
        yield Topic((letter, f"{colour} hex", printed, printed.split()[-1], printed.replace("grey", "gray")), (line,))
        for number in range(1, PIPS + 1):
            says = f"a hex for a {colour} tile, which needs a die that shows {number}"
            yield Topic((f"{letter}{number}",), (explain(f"{letter}{number}", PAINT[colour], says),))


def goods() -> Iterator[Topic]:
    """Explain goods by number, by colour, and counted as on the table: 3x2."""
    for number, colour in enumerate(GOODS_NAMES, start=1):
        counted = [f"{number}x{count}" for count in range(1, MOST_GOODS + 1)]
        counted += [f"{count} {colour}" for count in range(1, MOST_GOODS + 1)]
        says = f"goods of number {number}, {colour}: sold with a die that shows {number}; {number}x2 are two of them"
        names = (f"goods {number}", colour, f"{colour} goods", *counted)
        yield Topic(names, (explain(str(number), GOODS_PAINT[number - 1], says),))


def places() -> Iterator[Topic]:
    """Explain printed duchies, rounds, prices in workers, and several slots at once."""
    says = "A printed duchy: `duchy duchies 13a` in the shell draws one. Here, `duchy 2` shows that of player 2."
    sides = [name for name in BOX if not name.isdecimal()]
    yield Topic((*(f"duchy {name}" for name in BOX), *sides), (text(says),))
    prices = [f"{sign_}{count}w" for count in range(1, MOST_WORKERS + 1) for sign_ in ("-", "")]
    yield Topic(tuple(prices), (text("What an action costs in workers: each changes the die by 1."),))
    slots = ["".join(chosen) for size in (2, 3, 4) for chosen in combinations(SLOTS, size)]
    says = "The storage slots whose tiles may go on this hex now: s12 is slot 1 or 2."
    yield Topic(tuple(f"s{chosen}" for chosen in slots), (text(says),))


def others(variant: Variant) -> Iterator[Topic]:
    """Explain the parts of modes and expansions that are no tiles."""
    outposts = "The second and third outpost that you connect with a chain of tiles score the phase value."
    missing = "" if variant.outposts else "--duchies outposts, or one of 11a to 11f, brings it"
    yield Topic(("outpost", "OUT", "OUT 1", "OUT 2", "OUT 3"), (text(outposts),), missing)
    yard = "With shield 4, tiles beyond the storage spaces are in the yard."
    yield Topic(("yard",), (text(yard),), "" if variant.shields else "--shields brings it")
    target = "At the target the score returns to 0 and you get an extra action; the next target is 5 lower."
    alone = "" if variant.solo else "only the solo game has it"
    yield Topic(("target", "reached"), (text(target),), alone)
    yield Topic(("pending effects", "effect"), (text("Effects of tiles that you may resolve in any order."),), alone)
    yield Topic(("river",), (text("A double line connects two hexes as neighbours."),), alone)
    partners = "Two players share a duchy; s1 and s2 are your own storage, s3 and s4 the team's."
    yield Topic(
        ("team", "partner", "store", "shared", "ally"),
        (text(partners),),
        "" if variant.teams else "--players 4 --teams brings it",
    )
