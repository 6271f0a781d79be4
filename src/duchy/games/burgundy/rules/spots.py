"""Where a tile may go: colour, adjacency and the one-of-a-kind rule of cities (B4.2, B4.5)."""

from typing import Final

from mypy_extensions import i64

from duchy.games.burgundy.components import BUILDING, FIRST_BUILDING, KIND_COLOUR
from duchy.games.burgundy.state import Duchy

NO_CITY_RULE: Final = 1 << 1
"""B8, monastery 1: a city may hold several buildings of one kind."""


def fits_city(duchy: Duchy, kind: i64, hex_: i64) -> bool:
    """B4.5. A city holds at most one building of each kind, unless monastery 1 stands in the duchy."""
    if KIND_COLOUR[kind] != BUILDING or duchy.monasteries & NO_CITY_RULE:
        return True
    return duchy.city[duchy.layout.region[hex_]] >> (kind - FIRST_BUILDING) & 1 == 0


def may_place(duchy: Duchy, kind: i64) -> bool:
    """B4.2. Say whether a tile fits anywhere, whatever the number."""
    layout = duchy.layout
    colour = KIND_COLOUR[kind]
    if duchy.frontier & layout.colour_hexes[colour] == 0:
        return False
    for place in range(layout.colour_start[colour], layout.colour_start[colour + 1]):
        hex_ = layout.of_colour[place]
        if duchy.frontier >> hex_ & 1 and fits_city(duchy, kind, hex_):
            return True
    return False
