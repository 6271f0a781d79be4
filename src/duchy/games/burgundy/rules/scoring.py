"""The end of the game: what is left over, the yellow tiles, and who wins (B7, and monasteries 15-26 of B8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.burgundy.components import (
    COLOURS,
    FIRST_ANIMAL,
    FIRST_BUILDING,
    GOODS,
    HERDS,
    SPECIES,
)
from duchy.games.burgundy.state import Burgundy, Duchy

SOLD_COLOURS: Final = 15
"""B8, monastery 15: 2 points (2011: 3) for each colour of goods of which a tile was sold."""

FIRST_BUILDING_SCORER: Final = 16
LAST_BUILDING_SCORER: Final = 23
"""B8, monasteries 16, 17, 18, 19, 20, 21, 22, 23: 4 points for each building of a kind, in the order of the kinds."""

SPECIES_OWNED: Final = 24
"""B8, monastery 24: 4 points for each species of animals."""

SOLD_TILES: Final = 25
"""B8, monastery 25: 1 point for each goods tile sold."""

BONUS_TILES: Final = 26
"""B8, monastery 26: 3 points (2011: 2) for each bonus tile, large or small."""

POINTS_PER_BUILDING: Final = 4
POINTS_PER_SPECIES: Final = 4
WORKERS_PER_POINT: Final = 2
MONASTERY_SOURCES: Final = [f"monastery-{number}" for number in range(BONUS_TILES + 1)]


def final_scoring(state: Burgundy) -> None:
    """B7.1. A point for each unsold goods tile, each silver, every two workers; then the yellow tiles.

    Tiles left in storage score nothing.
    """
    for seat in range(state.variant.players):
        duchy = state.duchy(seat)
        score(state, seat, "unsold-goods", total(duchy.goods))
        score(state, seat, "silver", duchy.silver)
        score(state, seat, "workers", duchy.workers // WORKERS_PER_POINT)
        for monastery in range(i64(SOLD_COLOURS), i64(BONUS_TILES + 1)):
            if duchy.monasteries >> monastery & 1:
                score(state, seat, MONASTERY_SOURCES[monastery], monastery_points(state, seat, monastery))
    if state.journal is not None:
        for place, seat in enumerate(ranking(state), start=1):
            state.note("result", seat, {"place": place, "points": int(state.seats[seat].points)})


def score(state: Burgundy, seat: i64, source: str, points: i64) -> None:
    """Add points of the final scoring and say where they come from."""
    if points:
        state.seats[seat].points += points
        if state.journal is not None:
            state.note("final", seat, {"for": source}, points, source)


def total(goods: vec[i64]) -> i64:
    """Count goods tiles."""
    tiles: i64 = 0
    for colour in range(i64(GOODS)):
        tiles += goods[colour]
    return tiles


def monastery_points(state: Burgundy, seat: i64, monastery: i64) -> i64:
    """B8. Count what one of the monasteries 15-26 is worth."""
    duchy = state.duchy(seat)
    new = state.variant.new_edition
    if monastery <= LAST_BUILDING_SCORER and monastery >= FIRST_BUILDING_SCORER:
        return POINTS_PER_BUILDING * tiles_of_kind(duchy, FIRST_BUILDING + monastery - FIRST_BUILDING_SCORER)
    if monastery == SOLD_COLOURS:
        return (2 if new else 3) * colours_sold(duchy)
    if monastery == SPECIES_OWNED:
        return POINTS_PER_SPECIES * kinds_of_animals(duchy)
    if monastery == SOLD_TILES:
        return total(duchy.sold)
    return (3 if new else 2) * bonus_tiles(duchy)


def colours_sold(duchy: Duchy) -> i64:
    """Count the colours of goods of which a tile was sold."""
    count: i64 = 0
    for colour in range(i64(GOODS)):
        if duchy.sold[colour]:
            count += 1
    return count


def tiles_of_kind(duchy: Duchy, kind: i64) -> i64:
    """Count the tiles of a kind in a duchy."""
    count: i64 = 0
    for hex_ in range(duchy.layout.hexes):
        if duchy.tiles[hex_] == kind:
            count += 1
    return count


def kinds_of_animals(duchy: Duchy) -> i64:
    """Count the species in a duchy."""
    count: i64 = 0
    for species in range(i64(SPECIES)):
        first = FIRST_ANIMAL + species * HERDS
        if sum(tiles_of_kind(duchy, first + herd) for herd in range(i64(HERDS))):
            count += 1
    return count


def bonus_tiles(duchy: Duchy) -> i64:
    """Count the bonus tiles of a duchy, large and small."""
    count: i64 = 0
    for colour in range(i64(COLOURS)):
        count += (duchy.large_bonus >> colour & 1) + (duchy.small_bonus >> colour & 1)
    return count


def ranking(state: Burgundy) -> list[int]:
    """B7.2. More points win; then fewer (2019: more) empty hexes; then the marker further back on the bridge."""
    sign = -1 if state.variant.most_empty_wins else 1
    back = [int(seat) for seat in state.bridge]

    def place(seat: int) -> tuple[int, int, int]:
        return (-state.seats[seat].points, sign * state.duchy(seat).empty_hexes(), -back.index(seat))

    return sorted(range(state.variant.players), key=place)
