"""Storage: room for tiles that are not placed yet, and the discard that makes room (B4.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import DISCARD
from duchy.games.burgundy.agenda import ASK_DISCARD, QUESTION_NAMES, argument_of, kind_of, question
from duchy.games.burgundy.components import NO_TILE, STORAGE
from duchy.games.burgundy.reasons import reason
from duchy.games.burgundy.state import Burgundy


def stow(state: Burgundy, seat: i64, kind: i64) -> None:
    """B4.1. A tile comes into an empty slot; with storage full, a stored tile is discarded first.

    The same holds for tiles that a purchase or a building brings.
    """
    storage = state.seats[seat].storage
    for slot in range(i64(STORAGE)):
        if storage[slot] == NO_TILE:
            storage[slot] = kind
            return
    state.ask(question(ASK_DISCARD, seat, kind))


def list_discards(out: vec[i64]) -> i64:
    """B4.1. Any of the stored tiles may go."""
    for slot in range(i64(STORAGE)):
        out[slot] = DISCARD + slot
    return STORAGE


def discard(state: Burgundy, seat: i64, slot: i64) -> None:
    """B4.1. The discarded tile leaves the game and the new one takes its slot."""
    storage = state.seats[seat].storage
    kind = argument_of(state.asked())
    if state.journal is not None:
        gone, came = state.variant.tile_names[storage[slot]], state.variant.tile_names[kind]
        state.note("discard", seat, {"tile": gone, "slot": slot + 1, "for": came})
    state.answered()
    storage[slot] = kind


def why_not_discard(state: Burgundy) -> Reason | None:
    """B4.1. Tiles are discarded only to make room."""
    asked = kind_of(state.asked())
    if asked != ASK_DISCARD:
        return reason("no-such-question", do="discard", question=QUESTION_NAMES[asked])
    return None
