"""Gains: workers and points, however they are earned (B5.9, B11.5, B13.6)."""

from typing import Final

from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.games.burgundy.actions import WAITING
from duchy.games.burgundy.state.state import Burgundy

FELLOW_WORKERS: Final = 1 << 2
"""B11.5, shield 2: whenever another player gains workers, its holder gains one."""

# What waits in the solo game until the player turns to it (B13.8): a word for what it is, and a number.
WAIT_POINTS: Final = 0
WAIT_CASTLE: Final = 1
WAIT_SHIP: Final = 2
WAIT_BUILDING: Final = 3
WAIT_COLOUR: Final = 4
WAIT_GEESE: Final = 5
WAIT_NAMES: Final = ("points", "action", "ship", "building", "colour", "geese")


def gain_workers(state: Burgundy, seat: i64, workers: i64) -> None:
    """B11.5. Workers go to the duchy; who holds shield 2 in another one gains one worker beside it."""
    owner = state.seats[seat].duchy
    state.duchies[owner].workers += workers
    if not state.variant.shields or workers == 0:
        return
    for other in range(state.variant.duchies):
        if other != owner and state.duchies[other].shields & FELLOW_WORKERS:
            state.duchies[other].workers += 1
            if state.journal is not None:
                state.note("fellow-worker", state.first_of(other), {"workers": 1})


def earn(state: Burgundy, seat: i64, points: i64) -> None:
    """B13.8. Points count at once; in the solo game they wait until the player turns to them."""
    if state.variant.solo:
        if points:
            wait(state, WAIT_POINTS, points)
    else:
        state.seats[seat].points += points


def wait(state: Burgundy, what: i64, number: i64) -> None:
    """B13.8. An effect waits in the solo game."""
    annex = state.annex
    assert annex.waiting < WAITING
    annex.effects[annex.waiting] = what | number << 3
    annex.waiting += 1


def note_points(state: Burgundy, code: str, seat: i64, values: Values, points: i64, source: str) -> None:
    """Write points and their source into the journal; alone, hexes count and not points (B13.7)."""
    if state.variant.solo:
        state.note(code, seat, values | {"points": points})
    else:
        state.note(code, seat, values, points, source)
