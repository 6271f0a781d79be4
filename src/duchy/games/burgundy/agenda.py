"""The agenda: a stack of open questions. Its top says what is being asked, of whom, and about what.

Effects push, answers pop. A question is one int: its kind, the seat that is asked, and an argument (the space
to be filled, the tile that waits for room, the depots whose goods are being loaded).
"""

from typing import Final

from mypy_extensions import i64

from duchy.core.game import CHANCE

# Questions to chance.
ASK_FIRST: Final = 0
"""Who is the first player?"""
ASK_DUCHY: Final = 1
"""Which duchy does a seat (the argument) play, drawn from all?"""
ASK_BOARD: Final = 2
"""Which double-sided board does a seat (the argument) get?"""
ASK_START_GOODS: Final = 3
"""Which goods does the seat (the argument) draw?"""
ASK_TILE: Final = 4
"""Which tile fills a space (the argument)?"""
ASK_PHASE_GOODS: Final = 5
"""Which goods lie on a round space (the argument)?"""
ASK_ROLL: Final = 6
"""What does a seat (the argument) roll?"""
ASK_WHITE: Final = 7
"""What does the white die show?"""

# Questions to seats.
ASK_START: Final = 8
"""Which side, and on which hex does the starting castle stand?"""
ASK_START_HIDDEN: Final = 9
"""The same, asked of everybody at once."""
ASK_TURN: Final = 10
"""What to do with the dice, or is that all?"""
ASK_CASTLE: Final = 11
"""Which extra action?"""
ASK_CITY_HALL: Final = 12
"""Which stored tile is placed as well?"""
ASK_WAREHOUSE: Final = 13
"""Which goods are sold?"""
ASK_CARPENTER: Final = 14
"""Which building is taken?"""
ASK_CHURCH: Final = 15
"""Which mine, monastery or castle is taken?"""
ASK_MARKET: Final = 16
"""Which ship or animal is taken?"""
ASK_LOAD: Final = 17
"""From which depot does the ship take goods?"""
ASK_KEEP: Final = 18
"""Which new colours are kept, of those in the depots (the argument, as bits)?"""
ASK_DISCARD: Final = 19
"""Which stored tile makes room for a new one (the argument)?"""

QUESTION_NAMES: Final = (
    "first",
    "duchy",
    "board",
    "start-goods",
    "tile",
    "phase-goods",
    "roll",
    "white",
    "start",
    "start-hidden",
    "turn",
    "castle",
    "city-hall",
    "warehouse",
    "carpenter",
    "church",
    "market",
    "load",
    "keep",
    "discard",
)

LAST_CHANCE_QUESTION: Final = ASK_WHITE
DEPTH: Final = 16
"""How many questions can be open at once."""


def question(kind: i64, seat: i64, argument: i64) -> i64:
    """Make a question to a seat."""
    return kind | seat << 5 | argument << 9


def to_chance(kind: i64, argument: i64) -> i64:
    """Make a question to chance."""
    return kind | CHANCE << 5 | argument << 9


def kind_of(asked: i64) -> i64:
    """Say what is asked."""
    return asked & 31


def seat_of(asked: i64) -> i64:
    """Say who is asked."""
    return asked >> 5 & 15


def argument_of(asked: i64) -> i64:
    """Say what the question is about."""
    return asked >> 9
