"""Where a tile may go: colour, adjacency and the one-of-a-kind rule of cities (B4.2, B4.5)."""

from typing import Final

from librt.vecs import vec
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


def spots(duchy: Duchy, kind: i64) -> i64:
    """B4.2. List the hexes where a tile may go, whatever their number: empty, of its colour, next to a placed tile."""
    layout = duchy.layout
    colour = KIND_COLOUR[kind]
    hexes = duchy.frontier & layout.colour_hexes[colour]
    if colour != BUILDING or duchy.monasteries & NO_CITY_RULE:
        return hexes
    fitting: i64 = 0
    while hexes:
        bit = hexes & -hexes
        hexes ^= bit
        if fits_city(duchy, kind, first_hex(bit)):
            fitting |= bit
    return fitting


HEX_OF_BIT: Final = vec[i64]([0] * 67)
"""The place of a bit, found by its remainder by 67, which no two bits of a word share."""
for bit_ in range(63):
    HEX_OF_BIT[(1 << bit_) % 67] = bit_


def first_hex(hexes: i64) -> i64:
    """Name the first hex of a set that is not empty."""
    return HEX_OF_BIT[(hexes & -hexes) % 67]
