"""Where a tile may go: colour, adjacency, one building of a kind per city, one inn per region (B4.2, B4.5, B9.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.burgundy.box.components import BUILDING, FIRST_BUILDING, HEXES, INN, KIND_COLOUR
from duchy.games.burgundy.state.duchy import Duchy

NO_CITY_RULE: Final = 1 << 1
"""B8, monastery 1: a city may hold several buildings of one kind."""


def fits_city(duchy: Duchy, kind: i64, hex_: i64) -> bool:
    """B4.5. Return whether a city has room: one building of each kind, unless the duchy has monastery 1."""
    if KIND_COLOUR[kind] != BUILDING or duchy.monasteries & NO_CITY_RULE:
        return True
    return duchy.city[duchy.layout.region[hex_]] >> (kind - FIRST_BUILDING) & 1 == 0


def fits_inn(duchy: Duchy, kind: i64, hex_: i64) -> bool:
    """B9.4. Return whether a region has room for an inn: one each."""
    return kind != INN or duchy.inns >> duchy.layout.region[hex_] & 1 == 0


def fitting_hexes(duchy: Duchy, kind: i64) -> i64:
    """B4.2. List the hexes where a tile may go, whatever their number: empty, of its colour, next to a placed tile.

    B12.1. In a team's duchy these are the hexes of the west; `fitting_hexes_east` lists the others.
    """
    colour = KIND_COLOUR[kind]
    hexes = duchy.frontier & duchy.layout.colour_hexes[colour]
    if (colour != BUILDING or duchy.monasteries & NO_CITY_RULE) and kind != INN:
        return hexes
    return keep_fitting(duchy, kind, hexes, 0)


def fitting_hexes_east(duchy: Duchy, kind: i64) -> i64:
    """B4.2, B12.1. List the hexes in the east of a team's duchy, as bits counted from its first hex there."""
    if duchy.layout.words == 1:
        return 0
    hexes = duchy.frontier_east & duchy.layout.colour_hexes_east[KIND_COLOUR[kind]]
    return keep_fitting(duchy, kind, hexes, HEXES)


def keep_fitting(duchy: Duchy, kind: i64, hexes: i64, first: i64) -> i64:
    """B4.5, B9.4. Keep the hexes whose region has room for the tile."""
    kept: i64 = 0
    while hexes:
        bit = hexes & -hexes
        hexes ^= bit
        hex_ = first + first_hex(bit)
        if fits_city(duchy, kind, hex_) and fits_inn(duchy, kind, hex_):
            kept |= bit
    return kept


def may_place(duchy: Duchy, kind: i64) -> bool:
    """B4.2. Return whether a tile has a hex to go to."""
    return fitting_hexes(duchy, kind) != 0 or fitting_hexes_east(duchy, kind) != 0


DIVISOR: Final = 67
"""The powers of two below 2**63 all have different remainders by this prime."""
WORD_BITS: Final = 63

HEX_OF_BIT: Final = vec[i64]([0] * DIVISOR)
"""The hex of a single bit, by the remainder of that bit."""
for bit_ in range(WORD_BITS):
    HEX_OF_BIT[(1 << bit_) % DIVISOR] = bit_


def first_hex(hexes: i64) -> i64:
    """Return the first hex of a set, which must not be empty."""
    return HEX_OF_BIT[(hexes & -hexes) % DIVISOR]
