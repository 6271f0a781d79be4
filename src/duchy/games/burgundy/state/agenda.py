"""The agenda: a stack of open questions. The top one is being asked; it names a seat and what it is about.

Effects push questions, answers pop them. A question is one int: its kind, the seat that is asked, and an argument (the
space to fill, the tile that needs room, the depots whose goods are loaded).
"""

from typing import Final

from mypy_extensions import i64

from duchy.core.game import CHANCE

# Questions to chance.
ASK_FIRST: Final = 0
"""Who goes first?"""
ASK_DUCHY: Final = 1
"""Which duchy does a seat (the argument) play, drawn from all?"""
ASK_BOARD: Final = 2
"""Which double-sided board does a seat (the argument) get?"""
ASK_START_GOODS: Final = 3
"""Which goods does a seat (the argument) draw?"""
ASK_TILE: Final = 4
"""Which tile fills a space (the argument)?"""
ASK_PHASE_GOODS: Final = 5
"""Which goods go on a round space (the argument)?"""
ASK_ROLL: Final = 6
"""What does a seat (the argument) roll?"""
ASK_WHITE: Final = 7
"""What does the white die show?"""

ASK_CARD: Final = 8
"""Which trade route card does a seat (the argument) get?"""
ASK_ARMS: Final = 9
"""Which shield goes on a place of a depot (the argument)?"""

# Questions to seats.
ASK_START: Final = 10
"""Which side, and which hex for the starting castle?"""
ASK_START_HIDDEN: Final = 11
"""The same, asked of everyone together."""
ASK_LAY: Final = 12
"""Which card is next on the trade route?"""
ASK_TURN: Final = 13
"""What to do with the dice, or end the turn?"""
ASK_CASTLE: Final = 14
"""Which extra action? The argument is 1 if no castle gave it."""
ASK_CITY_HALL: Final = 15
"""Which other stored tile is placed?"""
ASK_WAREHOUSE: Final = 16
"""Which goods are sold?"""
ASK_CARPENTER: Final = 17
"""Which building is taken?"""
ASK_CHURCH: Final = 18
"""Which mine, monastery or castle is taken?"""
ASK_MARKET: Final = 19
"""Which ship or animal is taken?"""
ASK_LOAD: Final = 20
"""From which depot does the ship take goods?"""
ASK_KEEP: Final = 21
"""Which new colours of those in the depots (the argument, as bits) are kept?"""
ASK_DISCARD: Final = 22
"""Which stored tile makes room for a new one (the argument)?"""
ASK_STORE: Final = 23
"""Does a tile (the argument) go into a shared slot or one of the seat's own?"""
ASK_SITE: Final = 24
"""On which hex is a tile (the argument, with the die that pays) placed?"""
ASK_WHITE_CASTLE: Final = 25
"""Which action, with the white die's number?"""
ASK_CRANE: Final = 26
"""Which building does the crane copy?"""
ASK_GEESE: Final = 27
"""Which species scores with the geese on a hex (the argument)?"""
ASK_GATHER: Final = 28
"""Which goods does the ship take from every depot?"""
ASK_COURT: Final = 29
"""Which castle gets a shield (the argument)?"""
ASK_UPKEEP: Final = 30
"""Is a shield (the argument) paid for, and with what?"""
ASK_ALLY: Final = 31
"""Whose monasteries does the holder of shield 6 use?"""
ASK_HARVEST: Final = 32
"""Which tile of the numbered depots is placed?"""
ASK_BLACK: Final = 33
"""Which tile of the black depot is placed?"""
ASK_EXCHANGE: Final = 34
"""Which tile of the black depot is taken for five goods?"""
ASK_SPEND: Final = 35
"""Which goods are paid? The argument is how many remain."""
ASK_POINTS: Final = 36
"""Are points bought?"""

QUESTION_NAMES: Final = (
    *("first", "duchy", "board", "start-goods", "tile", "phase-goods", "roll", "white", "card", "arms"),
    *("start", "start-hidden", "lay", "turn", "castle", "city-hall", "warehouse", "carpenter", "church", "market"),
    *("load", "keep", "discard", "store", "site", "white-castle", "crane", "geese", "gather", "court"),
    *("upkeep", "ally", "harvest", "black", "exchange", "spend", "points"),
)

LAST_CHANCE_QUESTION: Final = ASK_ARMS

DEPTH: Final = 32
"""The largest number of open questions."""

# Where a question keeps its parts: the kind lowest, then the seat, then the argument.
KIND_BITS: Final = 6
KIND_MASK: Final = 63
SEAT_MASK: Final = 15
ARGUMENT_SHIFT: Final = 10

# Where the argument of `ASK_SITE` keeps its parts: the tile lowest, then what pays, then the number that pays.
TILE_BITS: Final = 6
TILE_MASK: Final = 63
PAYER_MASK: Final = 3
PIPS_SHIFT: Final = 8


def question(kind: i64, seat: i64, argument: i64) -> i64:
    """Make a question to a seat."""
    return kind | seat << KIND_BITS | argument << ARGUMENT_SHIFT


def to_chance(kind: i64, argument: i64) -> i64:
    """Make a question to chance."""
    return kind | CHANCE << KIND_BITS | argument << ARGUMENT_SHIFT


def kind_of(asked: i64) -> i64:
    """Return the kind of a question."""
    return asked & KIND_MASK


def seat_of(asked: i64) -> i64:
    """Return the seat that is asked."""
    return asked >> KIND_BITS & SEAT_MASK


def argument_of(asked: i64) -> i64:
    """Return the argument of a question."""
    return asked >> ARGUMENT_SHIFT


def is_uninterrupted(kind: i64) -> bool:
    """Return whether no purchase can interrupt a question (B3.3)."""
    return kind in (
        ASK_DISCARD,
        ASK_START,
        ASK_START_HIDDEN,
        ASK_LAY,
        ASK_STORE,
        ASK_SITE,
        ASK_COURT,
        ASK_UPKEEP,
        ASK_ALLY,
    )


def site(tile: i64, payer: i64, pips: i64) -> i64:
    """Make the argument of `ASK_SITE`: the tile, the die or effect that pays, and the number it has (0: any)."""
    return tile | payer << TILE_BITS | pips << PIPS_SHIFT


def site_tile(argument: i64) -> i64:
    """Return the tile that is to be placed."""
    return argument & TILE_MASK


def site_payer(argument: i64) -> i64:
    """Return what pays for the tile: a die, `NO_DIE` for an effect, or `DIRECT` if it comes straight from a depot."""
    return argument >> TILE_BITS & PAYER_MASK


def site_pips(argument: i64) -> i64:
    """Return the number that pays for the tile; 0 reaches any hex."""
    return argument >> PIPS_SHIFT
