"""Placing a tile, and what that sets off (B4.2, B5.8)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import NO_DIE, PLACE
from duchy.games.burgundy.agenda import ASK_CASTLE, ASK_CITY_HALL, ASK_TURN, QUESTION_NAMES, kind_of
from duchy.games.burgundy.components import (
    ANIMAL,
    BUILDING,
    CASTLE,
    COLOUR_NAMES,
    HEXES,
    KIND_COLOUR,
    NO_TILE,
    SHIP,
    STORAGE,
)
from duchy.games.burgundy.reasons import reason
from duchy.games.burgundy.rules.animals import animals
from duchy.games.burgundy.rules.buildings import building, castle
from duchy.games.burgundy.rules.dice import FREE_STEP_PLACING, reach, use_die, why_not_die, why_not_number
from duchy.games.burgundy.rules.regions import complete_region
from duchy.games.burgundy.rules.ships import ship
from duchy.games.burgundy.rules.spots import first_hex, fits_city, spots
from duchy.games.burgundy.state import Burgundy


def list_places(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B4.2. A die places a stored tile on an empty hex of its colour and number next to a placed tile."""
    duchy = state.duchy(seat)
    dice = state.seats[seat].dice
    storage = state.seats[seat].storage
    number = duchy.layout.number
    for slot in range(i64(STORAGE)):
        kind = storage[slot]
        if kind == NO_TILE:
            continue
        hexes = spots(duchy, kind)
        if hexes == 0:
            continue
        free_step = FREE_STEP_PLACING[KIND_COLOUR[kind]]
        first = reach(duchy, dice[0], free_step)
        second = reach(duchy, dice[1], free_step)
        while hexes:
            hex_ = first_hex(hexes)
            hexes &= hexes - 1
            if first >> number[hex_] & 1:
                out[count] = PLACE + slot * HEXES + hex_
                count += 1
            if second >> number[hex_] & 1:
                out[count] = PLACE + (STORAGE + slot) * HEXES + hex_
                count += 1
    return count


def list_free_places(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B5.2, B5.5. A castle or a city hall places a stored tile on a hex of any number."""
    duchy = state.duchy(seat)
    storage = state.seats[seat].storage
    for slot in range(i64(STORAGE)):
        if storage[slot] != NO_TILE:
            hexes = spots(duchy, storage[slot])
            while hexes:
                out[count] = PLACE + (NO_DIE * STORAGE + slot) * HEXES + first_hex(hexes)
                count += 1
                hexes &= hexes - 1
    return count


def place(state: Burgundy, seat: i64, die: i64, slot: i64, hex_: i64) -> None:
    """B4.2. A stored tile is placed in the duchy."""
    player = state.seats[seat]
    duchy = state.duchy(seat)
    kind = player.storage[slot]
    use_die(state, seat, die, duchy.layout.number[hex_], FREE_STEP_PLACING[KIND_COLOUR[kind]])
    player.storage[slot] = NO_TILE
    settle(state, seat, hex_, kind)


def settle(state: Burgundy, seat: i64, hex_: i64, kind: i64) -> None:
    """B5.8. A tile's own points, its region and its colour score at once; then its questions, depth first.

    B5.3. A mine does nothing now.
    """
    duchy = state.duchy(seat)
    duchy.cover(hex_, kind)
    if state.journal is not None:
        state.note("place", seat, {"tile": state.variant.tile_names[kind], "hex": hex_ + 1})
    colour = KIND_COLOUR[kind]
    if colour == ANIMAL:
        animals(state, seat, hex_, kind)
    elif colour == SHIP:
        ship(state, seat)
    elif colour == CASTLE:
        castle(state, seat)
    elif colour == BUILDING:
        building(state, seat, kind)
    complete_region(state, seat, hex_)


def why_not_place(state: Burgundy, seat: i64, die: i64, slot: i64, hex_: i64) -> Reason | None:
    """B4.2, B4.5. The hex must be empty, of the tile's colour, next to a placed tile, and fit the city and the die."""
    asked = kind_of(state.asked())
    if die == NO_DIE and asked not in (ASK_TURN, ASK_CASTLE, ASK_CITY_HALL):
        return reason("other-question", question=QUESTION_NAMES[asked])
    refused = why_not_die(state, seat, die)
    if refused is not None:
        return refused
    kind = state.seats[seat].storage[slot]
    if kind == NO_TILE:
        return reason("slot-empty", slot=slot + 1)
    duchy = state.duchy(seat)
    layout = duchy.layout
    tile = state.variant.tile_names[kind]
    if duchy.is_covered(hex_):
        return reason("hex-covered", hex=hex_ + 1, tile=state.variant.tile_names[duchy.tiles[hex_]])
    colour = KIND_COLOUR[kind]
    if layout.colour[hex_] != colour:
        wanted = COLOUR_NAMES[layout.colour[hex_]]
        return reason("wrong-colour", hex=hex_ + 1, wanted=wanted, tile=tile, colour=COLOUR_NAMES[colour])
    if not duchy.is_open(hex_):
        return reason("not-adjacent", hex=hex_ + 1)
    if not fits_city(duchy, kind, hex_):
        return reason("city-has-one", hex=hex_ + 1, tile=tile)
    return why_not_number(state, seat, die, layout.number[hex_], FREE_STEP_PLACING[colour], f"hex {hex_ + 1}")
