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
"""Which card of the deck is offered in an area (the argument)?"""
ASK_TOP: Final = 4
"""Which card is now on top of the face-up deck?"""
ASK_DANGER: Final = 5
"""Which card of the danger pile is at a place on offer (the argument)?"""
ASK_DANGER_DRAFTED: Final = 6
"""Which card of the danger pile is at a place of the drafted area (the argument)?"""

# Questions to seats.
ASK_KEEP: Final = 7
"""Which of two advisors is kept?"""
ASK_OFFER: Final = 8
"""Which card do you offer? (argument: how many are still to be offered)"""
ASK_TAKE: Final = 9
"""Which area is taken?"""
ASK_SPY: Final = 10
"""Which face-down card on offer do you reveal?"""
ASK_SHIFT: Final = 11
"""Which face-up card on offer moves to the other area?"""
ASK_DISMISS: Final = 12
"""Which face-up card on offer is discarded?"""
ASK_SEARCH: Final = 13
"""Which card of an area is discarded for a search? (argument: the area, then how many are still to go)"""
ASK_FIND: Final = 14
"""Which of the cards seen in a search is added to an area (the argument)?"""
ASK_SHADOW: Final = 15
"""Which drafted card is lost to the shadows? (argument: how many cards)"""
ASK_GIANT: Final = 16
"""Which card does a frost giant freeze? (argument: how many giants)"""
ASK_THEFT: Final = 17
"""Which icon does a thief cover? (argument: how many thieves)"""
ASK_GIFT: Final = 18
"""Which resource do the opponent's shadows give you? (argument: how many)"""
ASK_PLAN: Final = 19
"""Which drafted cards do you build or recycle?"""
ASK_CUBE: Final = 20
"""Where does a cube go? (argument: the resource, then how many)"""
ASK_STEP: Final = 21
"""Are you done with this production step?"""
ASK_BATTLE: Final = 22
"""Which menaces do you drive away, or are you done?"""
ASK_CONVERT: Final = 23
"""Which cube in alchemy do you give for krystallium? (argument: how many)"""
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
"""Stands for a question where nothing is asked."""
DEPTH: Final = 64
"""The most questions that one seat can have open together."""


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
    """Return the question where cubes of a resource go."""
    return question(ASK_CUBE, resource | cubes << RESOURCE_BITS)
