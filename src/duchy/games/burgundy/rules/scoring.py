"""The end of the game: what is left over, the yellow tiles, and who wins (B7, and monasteries 15-26 of B8)."""

from typing import Final

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

FIRST_BUILDING_SCORER: Final = 16
"""B8, monasteries 16-23: one for each building, in the order of the kinds."""

POINTS_PER_BUILDING: Final = 4
POINTS_PER_SPECIES: Final = 4
WORKERS_PER_POINT: Final = 2


def final_scoring(state: Burgundy) -> None:
    """B7.1. A point for each unsold goods tile, each silver, every two workers; then the yellow tiles.

    Tiles left in storage score nothing.
    """
    for seat in range(state.variant.players):
        duchy = state.duchy(seat)
        score(state, seat, "unsold-goods", total(duchy, False))
        score(state, seat, "silver", duchy.silver)
        score(state, seat, "workers", duchy.workers // WORKERS_PER_POINT)
        for monastery in range(i64(15), i64(27)):
            if duchy.monasteries >> monastery & 1:
                score(state, seat, f"monastery-{monastery}", monastery_points(state, seat, monastery))
    if state.journal is not None:
        for place in ranking(state):
            state.note(
                "result",
                place,
                {"place": ranking(state).index(place) + 1, "points": state.seats[place].points},
            )


def score(state: Burgundy, seat: i64, source: str, points: i64) -> None:
    """Add points of the final scoring and say where they come from."""
    if points:
        state.seats[seat].points += points
        if state.journal is not None:
            state.note("final", seat, {"for": source}, points, source)


def total(duchy: Duchy, sold: bool) -> i64:
    """Count the goods tiles of a duchy, sold or not."""
    tiles: i64 = 0
    for colour in range(i64(GOODS)):
        tiles += duchy.sold[colour] if sold else duchy.goods[colour]
    return tiles


def monastery_points(state: Burgundy, seat: i64, monastery: i64) -> i64:
    """B8, monasteries 15-26: what each scores at the end.

    15: 2 (2011: 3) for each colour of goods sold. 16-23: 4 for each building of a kind. 24: 4 for each species of
    animals. 25: 1 for each goods tile sold. 26: 3 (2011: 2) for each bonus tile.
    """
    duchy = state.duchy(seat)
    new = state.variant.new_edition
    if monastery == 15:
        return (2 if new else 3) * colours_sold(duchy)
    if monastery == 24:
        return POINTS_PER_SPECIES * kinds_of_animals(duchy)
    if monastery == 25:
        return total(duchy, True)
    if monastery == 26:
        return (3 if new else 2) * bonus_tiles(duchy)
    return POINTS_PER_BUILDING * tiles_of_kind(duchy, FIRST_BUILDING + monastery - FIRST_BUILDING_SCORER)


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
