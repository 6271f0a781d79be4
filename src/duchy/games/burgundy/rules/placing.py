"""Placing a tile, and its consequences (B4.2, B5.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import NO_DIE, PLACE
from duchy.games.burgundy.box.components import (
    ANIMAL,
    ANY_COLOUR,
    BUILDING,
    CASTLE,
    COLOUR_NAMES,
    HEXES,
    KIND_COLOUR,
    KIND_NAMES,
    MONASTERY,
    MOST_SLOTS,
    NO_TILE,
    SHIP,
    TEAM_HEXES,
    TEAM_WORDS,
)
from duchy.games.burgundy.rules.alone import settle_alone
from duchy.games.burgundy.rules.animals import animals
from duchy.games.burgundy.rules.buildings import building, castle
from duchy.games.burgundy.rules.dice import FREE_STEP_PLACING, reach, use_die, why_not_die, why_not_number
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.regions import complete_region, join_outposts
from duchy.games.burgundy.rules.ships import rise, ship
from duchy.games.burgundy.rules.spots import first_hex, fits_city, fits_inn, fitting_hexes, fitting_hexes_east
from duchy.games.burgundy.rules.storage import empty_slot, slots, stored_tile
from duchy.games.burgundy.state.agenda import (
    ASK_CASTLE,
    ASK_CITY_HALL,
    ASK_TURN,
    ASK_WHITE_CASTLE,
    QUESTION_NAMES,
    kind_of,
)
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy

PLACING: Final = (ASK_TURN, ASK_CASTLE, ASK_WHITE_CASTLE, ASK_CITY_HALL)
"""The questions that a stored tile can answer."""

ANY_NUMBER: Final = 0b1111110
"""The numbers 1 to 6 as bits: an effect may place a tile on a hex of any number."""


def list_places(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B4.2. List placing stored tiles with a die: on empty hexes of their colour and its number, next to a tile."""
    duchy = state.duchy(seat)
    player = state.seats[seat]
    storage = player.storage
    for slot in range(i64(len(storage))):
        if storage[slot] != NO_TILE:
            count = list_slot(duchy, player.dice, slot, storage[slot], out, count)
    if state.variant.teams:
        store = duchy.holdings.store
        for slot in range(i64(len(store))):
            if store[slot] != NO_TILE:
                count = list_slot(duchy, player.dice, state.variant.slots + slot, store[slot], out, count)
    return count


def list_slot(duchy: Duchy, dice: vec[i64], slot: i64, kind: i64, out: vec[i64], count: i64) -> i64:
    """B4.2. List the hexes where the dice can place a stored tile."""
    hexes = fitting_hexes(duchy, kind)
    if hexes == 0 and duchy.layout.words == 1:
        return count
    free_step = FREE_STEP_PLACING[KIND_COLOUR[kind]]
    first = reach(duchy, dice[0], free_step)
    second = reach(duchy, dice[1], free_step)
    count = list_hexes(duchy, PLACE + slot * TEAM_HEXES, first, second, hexes, 0, out, count)
    if duchy.layout.words == TEAM_WORDS:
        east = fitting_hexes_east(duchy, kind)
        count = list_hexes(duchy, PLACE + slot * TEAM_HEXES + HEXES, first, second, east, HEXES, out, count)
    return count


def list_hexes(
    duchy: Duchy, action: i64, first: i64, second: i64, hexes: i64, start: i64, out: vec[i64], count: i64
) -> i64:
    """B4.2. List the hexes that each die reaches; `action` is the first die's action on hex 0."""
    number = duchy.layout.number
    while hexes:
        hex_ = first_hex(hexes)
        hexes &= hexes - 1
        wanted = number[start + hex_]
        if first >> wanted & 1:
            out[count] = action + hex_
            count += 1
        if second >> wanted & 1:
            out[count] = action + MOST_SLOTS * TEAM_HEXES + hex_
            count += 1
    return count


def list_free_places(state: Burgundy, seat: i64, pips: i64, out: vec[i64], count: i64) -> i64:
    """B5.2, B5.5. List placing by an effect, on hexes of any number. B9.3. A white castle has its die's number."""
    duchy = state.duchy(seat)
    for slot in range(slots(state, seat)):
        kind = stored_tile(state, seat, slot)
        if kind == NO_TILE:
            continue
        numbers: i64 = ANY_NUMBER
        if pips:
            numbers = reach(duchy, pips, FREE_STEP_PLACING[KIND_COLOUR[kind]])
        action = PLACE + (NO_DIE * MOST_SLOTS + slot) * TEAM_HEXES
        count = list_hexes(duchy, action, numbers, 0, fitting_hexes(duchy, kind), 0, out, count)
        if duchy.layout.words == TEAM_WORDS:
            count = list_hexes(duchy, action + HEXES, numbers, 0, fitting_hexes_east(duchy, kind), HEXES, out, count)
    return count


def place(state: Burgundy, seat: i64, die: i64, slot: i64, hex_: i64) -> None:
    """B4.2. Place a stored tile in the duchy."""
    kind = stored_tile(state, seat, slot)
    number = state.duchy(seat).layout.number[hex_]
    use_die(state, seat, die, number, FREE_STEP_PLACING[KIND_COLOUR[kind]])
    empty_slot(state, seat, slot)
    settle(state, seat, hex_, kind)


def settle(state: Burgundy, seat: i64, hex_: i64, kind: i64) -> None:
    """B5.8. Score the tile itself, its region and its colour immediately; then ask its questions, depth first.

    B5.3. A mine does nothing now. B9.4. Neither does an inn.
    """
    duchy = state.duchy(seat)
    joined = duchy.joined
    duchy.cover(hex_, kind)
    if state.variant.solo:
        settle_alone(state, seat, hex_, kind)
        return
    if state.journal is not None:
        state.note("place", seat, {"tile": KIND_NAMES[kind], "hex": hex_ + 1})
    colour = KIND_COLOUR[kind]
    if colour == ANIMAL:
        animals(state, seat, hex_, kind)
    elif colour == SHIP:
        ship(state, seat)
    elif colour == CASTLE:
        castle(state, seat)
    elif colour == BUILDING:
        building(state, seat, kind)
    elif colour == MONASTERY and state.variant.expanded:
        state.count_monasteries()
        rise(state)
    complete_region(state, seat, hex_)
    if duchy.joined != joined:
        join_outposts(state, seat, joined)


def why_not_place(state: Burgundy, seat: i64, die: i64, slot: i64, hex_: i64) -> Reason | None:
    """B4.2. Require a stored tile, something that pays, and a hex where the tile may go."""
    asked = kind_of(state.asked())
    if die == NO_DIE and asked not in PLACING:
        return reason("other-question", question=QUESTION_NAMES[asked])
    refused = why_not_die(state, seat, die)
    if refused is not None:
        return refused
    if slot >= slots(state, seat):
        return reason("no-such-slot", slot=slot + 1, slots=slots(state, seat))
    kind = stored_tile(state, seat, slot)
    if kind == NO_TILE:
        return reason("slot-empty", slot=slot + 1)
    refused = why_not_spot(state, seat, kind, hex_)
    if refused is not None:
        return refused
    number = state.duchy(seat).layout.number[hex_]
    return why_not_number(state, seat, die, number, FREE_STEP_PLACING[KIND_COLOUR[kind]], f"hex {hex_ + 1}")


def why_not_spot(state: Burgundy, seat: i64, kind: i64, hex_: i64) -> Reason | None:
    """B4.2, B4.5, B9.4. Require an empty hex of the tile's colour next to a tile, in a region with room for it."""
    duchy = state.duchy(seat)
    layout = duchy.layout
    tile = KIND_NAMES[kind]
    if hex_ >= layout.hexes:
        return reason("no-such-hex", hex=hex_ + 1, duchy=layout.name, hexes=layout.hexes)
    if duchy.is_covered(hex_):
        return reason("hex-covered", hex=hex_ + 1, tile=KIND_NAMES[duchy.tiles[hex_]])
    colour = KIND_COLOUR[kind]
    if colour not in (ANY_COLOUR, layout.colour[hex_]):
        wanted = COLOUR_NAMES[layout.colour[hex_]]
        return reason("wrong-colour", hex=hex_ + 1, wanted=wanted, tile=tile, colour=COLOUR_NAMES[colour])
    if not duchy.is_open(hex_):
        return reason("not-adjacent", hex=hex_ + 1)
    if not fits_city(duchy, kind, hex_):
        return reason("city-has-one", hex=hex_ + 1, tile=tile)
    if not fits_inn(duchy, kind, hex_):
        return reason("region-has-inn", hex=hex_ + 1)
    return None
