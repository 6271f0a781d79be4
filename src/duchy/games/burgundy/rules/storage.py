"""Storage of tiles, and discarding to make room (B4.1, B11.6, B12.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import DISCARD, DROP, OWN, SHARED, STORAGES, STORE
from duchy.games.burgundy.box.components import KIND_NAMES, KINDS, NO_TILE
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.state.agenda import ASK_DISCARD, ASK_STORE, QUESTION_NAMES, argument_of, kind_of, question
from duchy.games.burgundy.state.state import Burgundy

UNLIMITED: Final = 1 << 4
"""B11.5, shield 4: any number of tiles may be stored; those beyond the slots are in the yard (extra storage)."""


def stow(state: Burgundy, seat: i64, kind: i64) -> None:
    """B4.1. Put a tile into an empty slot; if storage is full, ask which tile is discarded first.

    The same applies to tiles from purchases and buildings.
    """
    if state.variant.expanded:
        stow_beyond(state, seat, kind)
        return
    storage = state.seats[seat].storage
    for slot in range(i64(len(storage))):
        if storage[slot] == NO_TILE:
            storage[slot] = kind
            return
    state.ask(question(ASK_DISCARD, seat, kind))


def stow_beyond(state: Burgundy, seat: i64, kind: i64) -> None:
    """B12.3. Store a tile in a team, with slots of each partner and shared ones. B11.5. Shield 4 always has room.

    B11.6. Tiles in the yard stay when shield 4 is lost; a new tile fits once fewer are stored than there are slots.
    """
    slot = next_slot(state, seat)
    holdings = state.duchy(seat).holdings
    if slot > state.variant.slots:
        holdings.store[slot - state.variant.slots - 1] = kind
    elif slot:
        state.seats[seat].storage[slot - 1] = kind
    elif is_crowded(state, seat):
        state.ask(question(ASK_DISCARD, seat, kind))
    elif free_slot(state.seats[seat].storage) >= 0:
        state.ask(question(ASK_STORE, seat, kind))
    elif state.duchy(seat).shields & UNLIMITED:
        holdings.yard[kind] += 1
        holdings.yard_tiles += 1
    else:
        state.ask(question(ASK_DISCARD, seat, kind))


def next_slot(state: Burgundy, seat: i64) -> i64:
    """Return the slot that a tile goes to now, counted from 1; 0 if a question comes first, or for the yard."""
    own = free_slot(state.seats[seat].storage)
    if not state.variant.expanded:
        return own + 1
    shared = free_slot(state.duchy(seat).holdings.store)
    if is_crowded(state, seat) or (own >= 0) == (shared >= 0):
        return 0
    return own + 1 if own >= 0 else state.variant.slots + shared + 1


def is_crowded(state: Burgundy, seat: i64) -> bool:
    """B11.6. Return whether, without shield 4, tiles in the yard leave no room for another one."""
    if state.duchy(seat).shields & UNLIMITED or state.duchy(seat).holdings.yard_tiles == 0:
        return False
    return stored_tiles(state, seat) >= slots(state, seat)


def free_slot(storage: vec[i64]) -> i64:
    """Return the first empty slot; -1 if there is none."""
    for slot in range(i64(len(storage))):
        if storage[slot] == NO_TILE:
            return slot
    return -1


def slots(state: Burgundy, seat: i64) -> i64:
    """B4.1, B12.3. Return the number of slots that a seat can use, its own first, then the team's."""
    return state.variant.slots + i64(len(state.duchy(seat).holdings.store))


def stored_tile(state: Burgundy, seat: i64, slot: i64) -> i64:
    """B12.3. Return the tile in a slot that a seat can use."""
    own = state.variant.slots
    if slot < own:
        return state.seats[seat].storage[slot]
    return state.duchy(seat).holdings.store[slot - own]


def empty_slot(state: Burgundy, seat: i64, slot: i64) -> None:
    """Take the tile out of a slot."""
    own = state.variant.slots
    if slot < own:
        state.seats[seat].storage[slot] = NO_TILE
    else:
        state.duchy(seat).holdings.store[slot - own] = NO_TILE


def stored_tiles(state: Burgundy, seat: i64) -> i64:
    """B11.6. Return the number of tiles that a seat has stored."""
    tiles = state.duchy(seat).holdings.yard_tiles
    for slot in range(slots(state, seat)):
        if stored_tile(state, seat, slot) != NO_TILE:
            tiles += 1
    return tiles


def list_discards(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B4.1. List the stored tiles, any of which may be discarded."""
    count: i64 = 0
    for slot in range(slots(state, seat)):
        if stored_tile(state, seat, slot) != NO_TILE:
            out[count] = DISCARD + slot
            count += 1
    holdings = state.duchy(seat).holdings
    if holdings.yard_tiles:
        for kind in range(i64(1), i64(KINDS)):
            if holdings.yard[kind]:
                out[count] = DROP + kind - 1
                count += 1
    return count


def discard(state: Burgundy, seat: i64, slot: i64) -> None:
    """B4.1. Discard a tile, which leaves the game; the new one takes its slot."""
    gone = stored_tile(state, seat, slot)
    empty_slot(state, seat, slot)
    make_room(state, seat, gone)


def drop(state: Burgundy, seat: i64, kind: i64) -> None:
    """B11.6. Discard a tile from the yard."""
    take_from_yard(state, seat, kind)
    make_room(state, seat, kind)


def take_from_yard(state: Burgundy, seat: i64, kind: i64) -> None:
    """B11.5. Take a tile out of the yard."""
    holdings = state.duchy(seat).holdings
    holdings.yard[kind] -= 1
    holdings.yard_tiles -= 1


def make_room(state: Burgundy, seat: i64, gone: i64) -> None:
    """B4.1. Store the new tile after a discard, or ask for more room (B11.6)."""
    kind = argument_of(state.asked())
    state.close_question()
    if state.journal is not None:
        names = KIND_NAMES
        state.note("discard", seat, {"tile": names[gone], "for": names[kind], "slot": next_slot(state, seat)})
    stow(state, seat, kind)


def list_stores(out: vec[i64]) -> i64:
    """B12.3. List both kinds of slots, the seat's own and the shared ones; the tile stays there."""
    out[OWN] = STORE + OWN
    out[SHARED] = STORE + SHARED
    return STORAGES


def store(state: Burgundy, seat: i64, where: i64) -> None:
    """B12.3. Store the tile where the player wants it."""
    kind = argument_of(state.asked())
    state.close_question()
    storage = state.seats[seat].storage if where == OWN else state.duchy(seat).holdings.store
    slot = free_slot(storage)
    storage[slot] = kind
    if state.journal is not None:
        tile = KIND_NAMES[kind]
        place = slot + 1 if where == OWN else state.variant.slots + slot + 1
        state.note("store", seat, {"tile": tile, "storage": "own" if where == OWN else "shared", "slot": place})


def why_not_discard(state: Burgundy, seat: i64, slot: i64) -> Reason | None:
    """B4.1. Require a stored tile, and a tile that needs room."""
    asked = kind_of(state.asked())
    if asked != ASK_DISCARD:
        return reason("no-such-question", do="discard", question=QUESTION_NAMES[asked])
    if slot >= slots(state, seat):
        return reason("no-such-slot", slot=slot + 1, slots=slots(state, seat))
    if stored_tile(state, seat, slot) == NO_TILE:
        return reason("slot-empty", slot=slot + 1)
    return None


def why_not_drop(state: Burgundy, seat: i64, kind: i64) -> Reason | None:
    """B11.6. Require a tile in the yard, and a tile that needs room."""
    asked = kind_of(state.asked())
    if asked != ASK_DISCARD:
        return reason("no-such-question", do="drop", question=QUESTION_NAMES[asked])
    return why_not_in_yard(state, seat, kind)


def why_not_in_yard(state: Burgundy, seat: i64, kind: i64) -> Reason | None:
    """B11.5. Require the tile to be in the yard."""
    holdings = state.duchy(seat).holdings
    if holdings.yard_tiles == 0 or holdings.yard[kind] == 0:
        return reason("not-in-yard", tile=KIND_NAMES[kind])
    return None


def why_not_store(state: Burgundy) -> Reason | None:
    """B12.3. Require room in both kinds of slots."""
    asked = kind_of(state.asked())
    if asked != ASK_STORE:
        return reason("no-such-question", do="store", question=QUESTION_NAMES[asked])
    return None
