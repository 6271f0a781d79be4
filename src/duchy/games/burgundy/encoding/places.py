"""Writes a place of a Burgundy row: what a seat has, its duchy and the duchy's hexes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import MOST, beyond, byte
from duchy.games.burgundy.actions import START as START_ACTIONS
from duchy.games.burgundy.box.components import (
    COLOURS,
    FIRST_MONASTERY,
    HEXES,
    INN,
    KINDS,
    LARGEST_REGION,
    NO_TILE,
    TEAM_HEXES,
)
from duchy.games.burgundy.box.components import DICE as DICE_ROLLED
from duchy.games.burgundy.box.components import GOODS as GOODS_COLOURS
from duchy.games.burgundy.box.layout import Layout
from duchy.games.burgundy.encoding.features import (
    BOARD,
    CHOSEN,
    DICE,
    FIRST_HEX,
    HEX,
    LACKING,
    LARGE,
    LAYOUT,
    MONASTERIES,
    OWN_GOODS,
    PLACE,
    POINTS,
    SILVER,
    SMALL,
    SOLD,
    SPACE,
    START,
    STORAGE,
    STORED,
    TILES,
    WORKERS,
)
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import NO_BOARD, NO_CHOICE, Burgundy, Seat
from duchy.games.burgundy.variant import Variant

PIPS: Final = 6
TILE: Final = 6
"""The index of the tile among the features of a hex, after the six colours."""
EMPTY: Final = 1
UNDER: Final = 3
"""A hex under a tile that does not show its colour; an open hex is 2."""


def write_place(state: Burgundy, viewer: i64, place: i64, items: vec[u8], start: i64) -> None:
    """Write one place: seats follow the viewer in order."""
    variant = state.variant
    index = viewer + place
    if index >= variant.players:
        index -= variant.players
    seat = state.seats[index]
    write_seat(seat, seat.duchy == state.seats[viewer].duchy, items, start)
    duchy = state.duchies[seat.duchy]
    if place < variant.duchies:
        write_duchy(state, duchy, items, start)
        write_stored(state, seat.duchy, duchy, items, start + STORED - 1)
        write_hexes(duchy, duchy.frontier, 0, min(duchy.layout.hexes, HEXES), items, start, start)
    elif duchy.layout.hexes > HEXES:  # B12.1: the east of a team's duchy, whose facts are two places before
        facts = start - variant.duchies * PLACE
        write_hexes(duchy, duchy.frontier_east, HEXES, duchy.layout.hexes, items, facts, start)


def write_seat(seat: Seat, together: bool, items: vec[u8], start: i64) -> None:
    """Write what a seat has; a hidden start is shown to the seat and its partner."""
    storage = seat.storage
    write_dice(seat.dice, items, start)
    for slot in range(i64(len(storage))):
        if storage[slot] != NO_TILE:
            items[start + STORAGE + slot] = u8(storage[slot])
    items[start + POINTS] = byte(seat.points)
    if seat.points > MOST:
        items[start + POINTS + 1] = beyond(seat.points)
    items[start + SPACE] = byte(seat.space)
    if seat.board != NO_BOARD:
        items[start + BOARD + seat.board] = 1
    if seat.choice != NO_CHOICE:
        items[start + CHOSEN] = 1
        if together:
            items[start + START] = byte((seat.choice - START_ACTIONS) // TEAM_HEXES + 1)
            items[start + START + 1] = byte((seat.choice - START_ACTIONS) % TEAM_HEXES + 1)


def write_dice(dice: vec[i64], items: vec[u8], start: i64) -> None:
    """Write what the dice show."""
    for die in range(i64(DICE_ROLLED)):
        if dice[die]:
            items[start + DICE + die * PIPS + dice[die] - 1] = 1


def write_duchy(state: Burgundy, duchy: Duchy, items: vec[u8], start: i64) -> None:
    """Write what belongs to a duchy."""
    items[start + LAYOUT] = layout_number(state.variant, duchy.layout)
    goods, sold = duchy.goods, duchy.sold
    for colour in range(i64(GOODS_COLOURS)):
        if goods[colour]:
            items[start + OWN_GOODS + colour] = byte(goods[colour])
        if sold[colour]:
            items[start + SOLD + colour] = byte(sold[colour])
    items[start + SILVER] = byte(duchy.silver)
    items[start + WORKERS] = byte(duchy.workers)
    if duchy.large_bonus | duchy.small_bonus:
        for colour in range(i64(COLOURS)):
            items[start + LARGE + colour] = u8(duchy.large_bonus >> colour & 1)
            items[start + SMALL + colour] = u8(duchy.small_bonus >> colour & 1)
    if duchy.monasteries:
        at = start + MONASTERIES
        bits = duchy.monasteries >> 1
        while bits:
            if bits & 1:
                items[at] = 1
            bits >>= 1
            at += 1


def layout_number(variant: Variant, layout: Layout) -> u8:
    """Return the number of a layout among those of the game, from 1; 0 if it is not dealt yet."""
    layouts = variant.layouts
    for index in range(i64(len(layouts))):
        if layouts[index] is layout:
            return byte(index + 1)
    return 0


def write_stored(state: Burgundy, owner: i64, duchy: Duchy, items: vec[u8], at: i64) -> None:
    """Count a duchy's stored tiles by kind: in its seats' slots, in shared ones and in extra storage."""
    for index in range(state.variant.players):
        seat = state.seats[index]
        if seat.duchy == owner:
            count_kinds(seat.storage, items, at)
    if duchy.holdings.plain:
        return
    count_kinds(duchy.holdings.store, items, at)
    if duchy.holdings.yard_tiles:
        yard = duchy.holdings.yard
        for kind in range(i64(1), KINDS):
            if yard[kind]:
                items[at + kind] = items[at + kind] + u8(yard[kind])


def count_kinds(slots: vec[i64], items: vec[u8], at: i64) -> None:
    """Add one for the kind of every tile in some slots."""
    for slot in range(i64(len(slots))):
        kind = slots[slot]
        if kind != NO_TILE:
            items[at + kind] = items[at + kind] + 1


def write_hexes(duchy: Duchy, open_: i64, first: i64, last: i64, items: vec[u8], facts: i64, start: i64) -> None:
    """Write some hexes of a duchy, as many as one word has; add its tiles and what its regions lack to its facts."""
    layout = duchy.layout
    tiles, left, colours, regions = duchy.tiles, duchy.left, layout.colour, layout.region
    at = start + FIRST_HEX
    lacking = facts + LACKING - 1
    kinds = facts + TILES - 1
    for hex_ in range(first, last):
        kind = tiles[hex_]
        if kind == NO_TILE:
            colour = colours[hex_]
            items[at + colour] = u8(EMPTY + (open_ & 1))
            counted = lacking + colour * LARGEST_REGION + left[regions[hex_]]
            items[counted] = items[counted] + 1
        else:
            items[at + TILE] = u8(kind)
            if kind < FIRST_MONASTERY:
                items[kinds + kind] = items[kinds + kind] + 1
            elif kind >= INN:
                items[at + colours[hex_]] = UNDER
                counted = kinds + kind - INN + FIRST_MONASTERY
                items[counted] = items[counted] + 1
        open_ >>= 1
        at += HEX
