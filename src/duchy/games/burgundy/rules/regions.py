"""Completed regions, covered colours and connected outposts (B5.6, B5.7, B9.2)."""

from typing import Final

from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.games.burgundy.box.components import (
    COLOUR_NAMES,
    LARGE_BONUS,
    LARGEST_REGION,
    PHASE_POINTS,
    REGION_POINTS,
    SMALL_BONUS,
)
from duchy.games.burgundy.rules.gains import earn, note_points, wait
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.effects import WAIT_COLOUR
from duchy.games.burgundy.state.state import OUTPOSTS, Burgundy

LARGER_REGIONS: Final = 1 << 17
"""B11.5, shield 17: a completed region scores as if one hex larger."""

BONUS_TILES_OF_COLOUR: Final = 2
"""B5.7. A large one and a small one."""
OUTPOST_BONUSES: Final = 2
"""B9.2. For the first and the second duchy to connect all three outposts."""


def complete_region(state: Burgundy, seat: i64, hex_: i64) -> None:
    """B5.6. Score a completed region: 1/3/6/10/15/21/28/36 points for its size, and 10/8/6/4/2 for the phase.

    B13.6. In the solo game both are pending, separately.
    """
    duchy = state.duchy(seat)
    layout = duchy.layout
    region = layout.region[hex_]
    if duchy.left[region]:
        return
    size = region_worth(duchy, region)
    colour = layout.colour[hex_]
    by_size = REGION_POINTS[size]
    by_phase = PHASE_POINTS[state.phase]
    earn(state, seat, by_size)
    earn(state, seat, by_phase)
    if state.journal is not None:
        values: Values = {"colour": COLOUR_NAMES[colour], "size": size, "hex": hex_ + 1}
        note_points(state, "region", seat, values | {"points": by_size}, by_size, "regions")
        note_points(state, "region-phase", seat, values | {"points": by_phase}, by_phase, "phases")
    if duchy.colour_complete(colour):
        complete_colour(state, seat, colour)


def region_worth(duchy: Duchy, region: i64) -> i64:
    """B9.4, B11.5. Return a region's size for scoring: an inn and shield 17 each add one, up to eight."""
    size = duchy.layout.region_size[region]
    if duchy.inns >> region & 1:
        size += 1
    if duchy.shields & LARGER_REGIONS:
        size += 1
    return min(size, LARGEST_REGION)


def complete_colour(state: Burgundy, seat: i64, colour: i64) -> None:
    """B5.7. Give the large bonus tile to the first duchy that covers a colour, the small one to the second.

    B13.5. In the solo game there are no bonus tiles; a tile of the black depot is pending instead.
    """
    if state.variant.solo:
        wait(state, WAIT_COLOUR, colour)
        return
    taken = state.bonus[colour]
    if taken >= BONUS_TILES_OF_COLOUR:
        return
    state.bonus[colour] = taken + 1
    state.pieces_moved += 1
    duchy = state.duchy(seat)
    bit: i64 = 1
    players = state.variant.players
    points = LARGE_BONUS[players]
    if taken == 0:
        duchy.large_bonus |= bit << colour
    else:
        duchy.small_bonus |= bit << colour
        points = SMALL_BONUS[players]
    state.seats[seat].points += points
    if state.journal is not None:
        size = "small" if taken else "large"
        state.note("bonus", seat, {"colour": COLOUR_NAMES[colour], "tile": size}, points, "bonus-tiles")


def join_outposts(state: Burgundy, seat: i64, before: i64) -> None:
    """B9.2. Score the phase value for the second and for the third connected outpost.

    By option the third one scores both new pairs. The first duchy to connect all three scores another 5/6/7 points, the
    second 2/3/4; these are not bonus tiles.
    """
    joined = state.duchy(seat).joined
    pairs = joined * (joined - 1) // 2 - before * (before - 1) // 2
    steps = max(joined - 1, 0) - max(before - 1, 0)
    points = PHASE_POINTS[state.phase] * (pairs if state.variant.outpost_pairs else steps)
    earn(state, seat, points)
    if state.journal is not None:
        note_points(state, "outposts", seat, {"joined": joined}, points, "outposts")
    if joined < OUTPOSTS:
        return
    players = state.variant.players
    taken = state.annex.outposts
    state.annex.outposts = taken + 1
    if taken < OUTPOST_BONUSES:
        points = SMALL_BONUS[players] if taken else LARGE_BONUS[players]
        earn(state, seat, points)
        if state.journal is not None:
            note_points(state, "outposts-first", seat, {"place": taken + 1}, points, "outposts")
