"""The agendas: each seat has a stack of open questions, and chance has at most one.

Effects push, answers pop. Seats are asked at the same time where both have a question: they answer in any order.
A question is one int: its kind and an argument.
"""

from typing import Final

from mypy_extensions import i64

# Questions to chance.
ASK_DUCHY: Final = 0
"""Which duchy does a seat (the argument) get?"""
ASK_ADVISOR: Final = 1
"""Which advisor is dealt to a seat (the argument)?"""
ASK_HAND: Final = 2
"""Which card of the deck is dealt to a seat (the argument)?"""
ASK_OFFERED: Final = 3
"""Which card of the deck comes into an offer area (the argument)?"""
ASK_TOP: Final = 4
"""Which card is now on top of the deck that lies face up?"""
ASK_DANGER: Final = 5
"""Which card of the danger pile lies at a place on offer (the argument)?"""
ASK_DANGER_DRAFTED: Final = 6
"""Which card of the danger pile lies at a place of the drafted area (the argument)?"""

# Questions to seats.
ASK_KEEP: Final = 7
"""Which of two advisors is kept?"""
ASK_OFFER: Final = 8
"""Which card is offered, of so many (the argument)?"""
ASK_TAKE: Final = 9
"""Which area is taken?"""
ASK_SPY: Final = 10
"""Which face-down card on offer is turned up?"""
ASK_SHIFT: Final = 11
"""Which face-up card on offer moves to the other area?"""
ASK_DISMISS: Final = 12
"""Which face-up card on offer is discarded?"""
ASK_SEARCH: Final = 13
"""Which card of an area is discarded for a search? (argument: the area, then how many are still to go)"""
ASK_FIND: Final = 14
"""Which of the cards seen in a search comes into an area (the argument)?"""
ASK_SHADOW: Final = 15
"""Which drafted card is lost to the shadows, so many (the argument)?"""
ASK_GIANT: Final = 16
"""Which card does a frost giant freeze, so many giants (the argument)?"""
ASK_THEFT: Final = 17
"""Which icon does a thief cover, so many thieves (the argument)?"""
ASK_GIFT: Final = 18
"""Which resource do the opponent's shadows bring, so many (the argument)?"""
ASK_PLAN: Final = 19
"""What becomes of the drafted cards?"""
ASK_CUBE: Final = 20
"""Where does a cube go? (argument: the resource, then how many)"""
ASK_STEP: Final = 21
"""Is that all in this production step?"""
ASK_BATTLE: Final = 22
"""Which menaces are removed, or is that all?"""
ASK_CONVERT: Final = 23
"""Which cube of the alchemy area is given for krystallium, so many (the argument)?"""
ASK_END: Final = 24
"""Which advisors are used at the end of the game?"""

QUESTION_NAMES: Final = (
    "duchy",
    "advisor",
    "hand",
    "offered",
    "top",
    "danger",
    "danger-drafted",
    "keep",
    "offer",
    "take",
    "spy",
    "shift",
    "dismiss",
    "search",
    "find",
    "shadow",
    "giant",
    "theft",
    "gift",
    "plan",
    "cube",
    "step",
    "battle",
    "convert",
    "end",
)

LAST_CHANCE_QUESTION: Final = ASK_DANGER_DRAFTED
NOTHING: Final = -1
"""In the place of a question: nothing is asked."""
DEPTH: Final = 64
"""How many questions one seat can have open at once."""


KIND_BITS: Final = 5
KIND_MASK: Final = 31
RESOURCE_BITS: Final = 3
RESOURCE_MASK: Final = 7
"""The argument of `ASK_CUBE` is the resource and, above these bits, the number of cubes."""
ONE_CUBE: Final = 8
AREA_BITS: Final = 1
AREA_MASK: Final = 1
"""The argument of `ASK_SEARCH` is the area and, above these bits, the number of cards still to discard."""


def question(kind: i64, argument: i64) -> i64:
    """Pack a kind and an argument into a question."""
    return kind | argument << KIND_BITS


def kind_of(asked: i64) -> i64:
    """Return the kind of a question."""
    return asked & KIND_MASK


def argument_of(asked: i64) -> i64:
    """Return the argument of a question."""
    return asked >> KIND_BITS


def ask_cubes(resource: i64, cubes: i64) -> i64:
    """Make the question where cubes of a resource go."""
    return question(ASK_CUBE, resource | cubes << RESOURCE_BITS)
