"""Completed regions and colours (B5.6, B5.7)."""

from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.games.burgundy.components import (
    COLOUR_NAMES,
    LARGE_BONUS,
    PHASE_POINTS,
    REGION_POINTS,
    SMALL_BONUS,
)
from duchy.games.burgundy.state import Burgundy


def complete_region(state: Burgundy, seat: i64, hex_: i64) -> None:
    """B5.6. A completed region scores 1/3/6/10/15/21/28/36 points for its size and 10/8/6/4/2 for the phase."""
    duchy = state.duchy(seat)
    layout = duchy.layout
    region = layout.region[hex_]
    if duchy.left[region]:
        return
    size = layout.region_size[region]
    colour = layout.colour[hex_]
    by_size = REGION_POINTS[size]
    by_phase = PHASE_POINTS[state.phase]
    state.seats[seat].points += by_size + by_phase
    if state.journal is not None:
        values: Values = {"colour": COLOUR_NAMES[colour], "size": size, "hex": hex_ + 1}
        state.note("region", seat, values | {"points": by_size}, by_size, "regions")
        state.note("region-phase", seat, values | {"points": by_phase}, by_phase, "phases")
    if duchy.colour_complete(colour):
        complete_colour(state, seat, colour)


def complete_colour(state: Burgundy, seat: i64, colour: i64) -> None:
    """B5.7. The first to cover all hexes of a colour takes its large bonus tile, the second the small one."""
    taken = state.bonus[colour]
    if taken >= 2:
        return
    state.bonus[colour] = taken + 1
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
