"""The end of the game: leftovers, monasteries, shields, and who wins (B7, B12.5, B13.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.games.burgundy.box.components import (
    COLOURS,
    CRANE,
    FIRST_ANIMAL,
    FIRST_BUILDING,
    GEESE,
    GOODS,
    HERDS,
    LARGE_BONUS,
    SHIELD_POINTS,
    SHIELDS,
    SMALL_BONUS,
    SPECIES,
    WHITE_CASTLE,
)
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy

SOLD_COLOURS: Final = 15
"""B8, monastery 15: 2 points (2011: 3) for each colour of which goods were sold."""

FIRST_BUILDING_SCORER: Final = 16
LAST_BUILDING_SCORER: Final = 23
"""B8, monasteries 16, 17, 18, 19, 20, 21, 22, 23: 4 points for each building of a kind, in the order of the kinds."""

SPECIES_OWNED: Final = 24
"""B8, monastery 24: 4 points for each species of animals."""

SOLD_TILES: Final = 25
"""B8, monastery 25: 1 point for each goods tile sold."""

BONUS_TILES: Final = 26
"""B8, monastery 26: 3 points (2011: 2) for each bonus tile, large or small."""

WHITE_CASTLES: Final = 29
"""B9.3, monastery 29: 4 points for each white castle."""

DOUBLE_BONUS: Final = 1 << 7
"""B11.5, shield 7: bonus tiles score double."""

DOUBLE_MONASTERIES: Final = 1 << 10
"""B11.5, shield 10: monasteries score double at the end of the game."""

DOUBLE_SHIELDS: Final = 1 << 13
"""B11.5, shield 13: shields score double."""

POINTS_PER_BUILDING: Final = 4
POINTS_PER_SPECIES: Final = 4
POINTS_PER_SOLD_COLOUR: Final = 2
POINTS_PER_SOLD_COLOUR_2011: Final = 3
POINTS_PER_BONUS_TILE: Final = 3
POINTS_PER_BONUS_TILE_2011: Final = 2
WORKERS_PER_POINT: Final = 2
MONASTERY_SOURCES: Final = [f"monastery-{number}" for number in range(WHITE_CASTLES + 1)]


def final_scoring(state: Burgundy) -> None:
    """B7.1. Score 1 point per unsold goods tile, per silver and per two workers; then monasteries and shields.

    Tiles left in storage score nothing. B12.5. A team's things score once. B13.7. In the solo game none of this counts.
    """
    if not state.variant.solo:
        for index in range(state.variant.duchies):
            score_duchy(state, state.first_of(index))
    if state.journal is not None:
        places = places_of(state)
        for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
            values: Values = {"place": place, "points": result_of(state, seat)}
            state.note("result" if not state.variant.solo else "solo-result", seat, values)


def score_duchy(state: Burgundy, seat: i64) -> None:
    """B7.1. Score everything that belongs to a duchy."""
    duchy = state.duchy(seat)
    score(state, seat, "unsold-goods", count_goods(duchy.goods))
    score(state, seat, "silver", duchy.silver)
    score(state, seat, "workers", duchy.workers // WORKERS_PER_POINT)
    crane = crane_counts_for(duchy)
    for monastery in range(i64(SOLD_COLOURS), i64(WHITE_CASTLES + 1)):
        if duchy.monasteries >> monastery & 1:
            points = monastery_points(state, seat, monastery)
            if monastery == crane:
                points += POINTS_PER_BUILDING
            if duchy.shields & DOUBLE_MONASTERIES:
                points += points
            score(state, seat, MONASTERY_SOURCES[monastery], points)
    if duchy.shields:
        score_shields(state, seat)


def score_shields(state: Burgundy, seat: i64) -> None:
    """B11.5. Score shields: 12 points for 1-6, 8 for 7-12, 4 for 13-18; 13 doubles that, and 7 the bonus tiles."""
    duchy = state.duchy(seat)
    points: i64 = 0
    for shield in range(i64(1), i64(SHIELDS + 1)):
        if duchy.shields >> shield & 1:
            points += SHIELD_POINTS[shield]
    if duchy.shields & DOUBLE_SHIELDS:
        points += points
    score(state, seat, "shields", points)
    if duchy.shields & DOUBLE_BONUS:
        points = 0
        for colour in range(i64(COLOURS)):
            if duchy.large_bonus >> colour & 1:
                points += LARGE_BONUS[state.variant.players]
            if duchy.small_bonus >> colour & 1:
                points += SMALL_BONUS[state.variant.players]
        score(state, seat, "shield-7", points)


def crane_counts_for(duchy: Duchy) -> i64:
    """B9.1. Return the monastery, of 16-23 and 29, for which a crane counts as one building at the end; -1 for none."""
    if tiles_of_kind(duchy, CRANE) == 0:
        return -1
    for monastery in range(i64(FIRST_BUILDING_SCORER), i64(WHITE_CASTLES + 1)):
        if duchy.monasteries >> monastery & 1 and scores_buildings(monastery):
            return monastery
    return -1


def scores_buildings(monastery: i64) -> bool:
    """B8, B9.3. Return whether a monastery scores buildings of one kind: 16-23 and 29 do."""
    return monastery == WHITE_CASTLES or FIRST_BUILDING_SCORER <= monastery <= LAST_BUILDING_SCORER


def score(state: Burgundy, seat: i64, source: str, points: i64) -> None:
    """Add points of the final scoring and record their source."""
    if points:
        state.seats[seat].points += points
        if state.journal is not None:
            state.note("final", seat, {"for": source}, points, source)


def count_goods(goods: vec[i64]) -> i64:
    """Return the number of goods tiles."""
    tiles: i64 = 0
    for colour in range(i64(GOODS)):
        tiles += goods[colour]
    return tiles


def monastery_points(state: Burgundy, seat: i64, monastery: i64) -> i64:
    """B8. Return what one of monasteries 15-26 scores. B9.1, B9.3. 27 and 28 score nothing, 29 scores white castles."""
    duchy = state.duchy(seat)
    if monastery > BONUS_TILES:
        return POINTS_PER_BUILDING * tiles_of_kind(duchy, WHITE_CASTLE) if monastery == WHITE_CASTLES else 0
    new = state.variant.new_edition
    if monastery <= LAST_BUILDING_SCORER and monastery >= FIRST_BUILDING_SCORER:
        return POINTS_PER_BUILDING * tiles_of_kind(duchy, FIRST_BUILDING + monastery - FIRST_BUILDING_SCORER)
    if monastery == SOLD_COLOURS:
        return (POINTS_PER_SOLD_COLOUR if new else POINTS_PER_SOLD_COLOUR_2011) * colours_sold(duchy)
    if monastery == SPECIES_OWNED:
        return POINTS_PER_SPECIES * kinds_of_animals(duchy)
    if monastery == SOLD_TILES:
        return count_goods(duchy.sold)
    return (POINTS_PER_BONUS_TILE if new else POINTS_PER_BONUS_TILE_2011) * bonus_tiles(duchy)


def colours_sold(duchy: Duchy) -> i64:
    """Return the number of colours of which goods were sold."""
    count: i64 = 0
    for colour in range(i64(GOODS)):
        if duchy.sold[colour]:
            count += 1
    return count


def tiles_of_kind(duchy: Duchy, kind: i64) -> i64:
    """Return the number of tiles of a kind in a duchy."""
    count: i64 = 0
    for hex_ in range(duchy.layout.hexes):
        if duchy.tiles[hex_] == kind:
            count += 1
    return count


def kinds_of_animals(duchy: Duchy) -> i64:
    """Return the number of species in a duchy. B9.1. Geese are a species of their own."""
    count: i64 = 1 if tiles_of_kind(duchy, GEESE) else 0
    for species in range(i64(SPECIES)):
        first = FIRST_ANIMAL + species * HERDS
        if sum(tiles_of_kind(duchy, first + herd) for herd in range(i64(HERDS))):
            count += 1
    return count


def bonus_tiles(duchy: Duchy) -> i64:
    """Return the number of a duchy's bonus tiles, large and small."""
    count: i64 = 0
    for colour in range(i64(COLOURS)):
        count += (duchy.large_bonus >> colour & 1) + (duchy.small_bonus >> colour & 1)
    return count


def result_of(state: Burgundy, seat: i64) -> int:
    """B12.5. Return the sum of partners' points. B13.7. In the solo game, the number of filled hexes."""
    duchy = state.duchy(seat)
    if state.variant.solo:
        return int(duchy.layout.hexes) - duchy.empty_hexes()
    owner = state.seats[seat].duchy
    return sum(int(other.points) for other in state.seats if other.duchy == owner)


def places_of(state: Burgundy) -> list[int]:
    """B7.2. Rank the seats: more points win; then fewer (2019: more) empty hexes; then the marker further back.

    B12.5. Partners share a place, and so do teams tied in points and empty hexes. B13.7. A solo player is first with
    all hexes filled, and second otherwise.
    """
    variant = state.variant
    if variant.solo:
        return [2 if state.duchies[0].empty_hexes() else 1]
    sign = -1 if variant.most_empty_wins else 1
    back = [int(seat) for seat in state.bridge]

    def rank(seat: int) -> tuple[int, int, int]:
        bridge = 0 if variant.teams else -back.index(seat)
        return (-result_of(state, seat), sign * state.duchy(seat).empty_hexes(), bridge)

    ranks = [rank(seat) for seat in range(variant.players)]
    distinct = sorted(set(ranks))
    return [distinct.index(own) + 1 for own in ranks]
