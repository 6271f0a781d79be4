"""Animals and the points they score on their pasture (B5.4, and monastery 7 of B8)."""

from typing import Final

from mypy_extensions import i64

from duchy.games.burgundy.components import FIRST_ANIMAL, HERDS, NO_TILE, SPECIES, herd, species
from duchy.games.burgundy.state import Burgundy

POINT_PER_TILE: Final = 1 << 7
"""B8, monastery 7: one more point for each animal tile that scores."""


def animals(state: Burgundy, seat: i64, hex_: i64, kind: i64) -> None:
    """B5.4. A tile scores its own animals and those of the same species on the same pasture."""
    duchy = state.duchy(seat)
    layout = duchy.layout
    region = layout.region[hex_]
    placed = species(kind)
    tiles: i64 = 0
    points: i64 = 0
    for other in range(layout.hexes):
        if layout.region[other] == region:
            there = duchy.tiles[other]
            if there != NO_TILE and is_animal(there) and species(there) == placed:
                tiles += 1
                points += herd(there)
    if duchy.monasteries & POINT_PER_TILE:
        points += tiles
    state.seats[seat].points += points
    if state.journal is not None:
        state.note("animals", seat, {"tile": state.variant.tile_names[kind], "tiles": tiles}, points, "animals")


def is_animal(kind: i64) -> bool:
    """Say whether a tile shows animals."""
    return FIRST_ANIMAL <= kind < FIRST_ANIMAL + SPECIES * HERDS
