"""Pending effects of the solo game: effects of tiles that the player has not resolved yet (B13.8).

A pending effect is one int: its kind and a number, whose meaning depends on the kind.
"""

from typing import Final

from mypy_extensions import i64

WAIT_POINTS: Final = 0
"""The number: how many points are scored."""
WAIT_CASTLE: Final = 1
"""An extra action. The number: 0 if a castle gave it, otherwise 1."""
WAIT_SHIP: Final = 2
WAIT_BUILDING: Final = 3
"""The number: the kind of the building."""
WAIT_COLOUR: Final = 4
"""The number: the colour that is covered."""
WAIT_GEESE: Final = 5
"""The number: the hex of the geese."""
WAIT_NAMES: Final = ("points", "action", "ship", "building", "colour", "geese")

KIND_BITS: Final = 3
KIND_MASK: Final = 7


def effect(kind: i64, number: i64) -> i64:
    """Make a pending effect."""
    return kind | number << KIND_BITS


def effect_kind(pending: i64) -> i64:
    """Return the kind of a pending effect."""
    return pending & KIND_MASK


def effect_number(pending: i64) -> i64:
    """Return the number of a pending effect."""
    return pending >> KIND_BITS
