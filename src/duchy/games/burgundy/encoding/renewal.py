"""Writes a row of Burgundy over that of an earlier position of the same game: no more than what may have changed.

Most of what was there is read from the row itself. The rest is kept beside it, as traces: who was asked and what, the
moment, and for each place words in which every change shows. Games with expansions are always written anew.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import beyond, blank, byte
from duchy.games.burgundy.actions import START as START_ACTIONS
from duchy.games.burgundy.box.components import (
    COLOURS,
    DEPOTS,
    FIRST_BLACK,
    FIRST_MONASTERY,
    LARGEST_REGION,
    NO_TILE,
    ROUNDS,
    TEAM_HEXES,
)
from duchy.games.burgundy.box.components import GOODS as GOODS_COLOURS
from duchy.games.burgundy.encoding.board import SEATS, write_clock, write_piles, write_question, write_round_goods
from duchy.games.burgundy.encoding.features import (
    ASKED,
    BLACK_LYING,
    BOARD,
    BONUS,
    BOUGHT,
    BRIDGE,
    CHOSEN,
    DICE,
    FIRST_HEX,
    FIRST_PLACE,
    GOODS,
    HEX,
    LACKING,
    LARGE,
    LAYOUT,
    LYING,
    MONASTERIES,
    ORDER,
    OWN_GOODS,
    PHASE,
    PLACE,
    POINTS,
    QUESTION,
    ROUND_GOODS,
    SEAT,
    SILVER,
    SMALL,
    SOLD,
    SPACE,
    SPACES,
    START,
    STORAGE,
    STORED,
    TILES,
    TURN,
    WORKERS,
)
from duchy.games.burgundy.encoding.places import EMPTY, TILE, layout_number, write_dice, write_hexes
from duchy.games.burgundy.state.agenda import ASK_START_HIDDEN, kind_of
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import NO_BOARD, NO_CHOICE, Burgundy, Seat
from duchy.games.burgundy.variant import BOARDS, HIDDEN, Variant

BLANK_ROW: Final = 0
"""The first trace of a row of noughts; otherwise it is the seat whose row it is, from 1."""
MOMENT: Final = 1
ASKED_LAST: Final = 2
ROUND_GOODS_LEFT: Final = 3
FIRST_TRACE: Final = 4
"""The traces of a place come after those of the table; below, where each is."""
COVERED: Final = 0
FRONTIER: Final = 1
BUILT: Final = 2
BONUSES: Final = 3
ROLLED: Final = 4
PLACE_TRACES: Final = 5
EVERY_HEX: Final = -1
"""All bits of a word."""


def moment_of(state: Burgundy) -> i64:
    """Give phase, round and white die as one number."""
    return (state.phase * 8 + state.round) * 8 + state.white


def round_goods_of(state: Burgundy) -> i64:
    """Give what lies on the round spaces as one number."""
    goods: i64 = 0
    for colour in state.round_goods:
        goods = goods * 8 + colour
    return goods


def bonuses_of(duchy: Duchy) -> i64:
    """Give the bonus tiles of a duchy as one number."""
    return duchy.large_bonus << COLOURS | duchy.small_bonus


def remember(state: Burgundy, viewer: i64, traces: vec[i64], first: i64) -> None:
    """Keep the traces of a row that was written anew."""
    players = state.variant.players
    traces[first] = viewer + 1
    traces[first + MOMENT] = moment_of(state)
    traces[first + ASKED_LAST] = state.asked()
    traces[first + ROUND_GOODS_LEFT] = round_goods_of(state)
    for place in range(players):
        index = (viewer + place) % players
        at = first + FIRST_TRACE + place * PLACE_TRACES
        duchy, dice = state.duchies[index], state.seats[index].dice
        traces[at + COVERED] = duchy.covered
        traces[at + FRONTIER] = duchy.frontier
        traces[at + BUILT] = duchy.monasteries
        traces[at + BONUSES] = bonuses_of(duchy)
        traces[at + ROLLED] = dice[0] * 8 + dice[1]


def renew_row(state: Burgundy, viewer: i64, items: vec[u8], start: i64, traces: vec[i64], first: i64) -> None:
    """Write what may have changed since the traces were kept, perhaps for another viewer."""
    before = traces[first] - 1
    players = state.variant.players
    if before != viewer:
        items[start + SEAT + before] = 0
        items[start + SEAT + viewer] = 1
        traces[first] = viewer + 1
    filled = renew_spaces(state, items, start)
    if renew_moment(state, viewer, items, start, traces, first) or filled:
        write_piles(state, items, start)  # tiles come to spaces only, and a phase begins with new ones
    renew_goods(state, items, start, traces, first)
    asked = state.asked()
    last = traces[first + ASKED_LAST]
    if last != asked or before != viewer or kind_of(asked) == ASK_START_HIDDEN:
        items[start + QUESTION + kind_of(last)] = 0
        blank(items, start + ASKED, start + FIRST_PLACE)
        write_question(state, viewer, items, start)
        traces[first + ASKED_LAST] = asked
    index = viewer
    for place in range(players):
        at = first + FIRST_TRACE + place * PLACE_TRACES
        row = start + FIRST_PLACE + place * PLACE
        renew_seat(state.variant, state.seats[index], place == 0, items, row, traces, at)
        renew_duchy(state.variant, state.duchies[index], before != viewer, items, row, traces, at)
        index += 1
        if index == players:
            index = 0


def renew_moment(state: Burgundy, viewer: i64, items: vec[u8], start: i64, traces: vec[i64], first: i64) -> bool:
    """Write phase, round, white die and who comes when; say whether it is another moment."""
    players = state.variant.players
    order, bridge = state.order, state.bridge
    owner = viewer
    for place in range(players):
        for turn in range(players):
            items[start + ORDER + turn * SEATS + place] = 1 if order[turn] == owner else 0
            items[start + BRIDGE + turn * SEATS + place] = 1 if bridge[turn] == owner else 0
        owner += 1
        if owner == players:
            owner = 0
    items[start + TURN] = byte(state.turn)
    items[start + BOUGHT] = 1 if state.bought else 0
    moment = moment_of(state)
    if traces[first + MOMENT] == moment:
        return False
    blank(items, start + PHASE, start + TURN)
    write_clock(state, items, start)
    traces[first + MOMENT] = moment
    return True


def renew_spaces(state: Burgundy, items: vec[u8], start: i64) -> bool:
    """Write the tiles on the central board; say whether one has come."""
    spaces = state.spaces
    filled = False
    for space in range(state.variant.spaces_in_use):
        kind, before = spaces[space], i64(items[start + SPACES + space])
        if kind != before:
            items[start + SPACES + space] = u8(kind)
            lying = start + (BLACK_LYING if space >= FIRST_BLACK else LYING) - 1
            count_again(before, kind, items, lying)
            if kind != NO_TILE:
                filled = True
    return filled


def count_again(before: i64, kind: i64, items: vec[u8], at: i64) -> None:
    """Count a tile no longer as what it was but as what it is now."""
    if before != NO_TILE:
        items[at + before] = items[at + before] - 1
    if kind != NO_TILE:
        items[at + kind] = items[at + kind] + 1


def renew_goods(state: Burgundy, items: vec[u8], start: i64, traces: vec[i64], first: i64) -> None:
    """Write goods on depots and round spaces, and the bonus tiles that are taken."""
    goods, bonus = state.goods, state.bonus
    for place in range(i64(DEPOTS * GOODS_COLOURS)):
        items[start + GOODS + place] = u8(goods[place])
    for colour in range(i64(COLOURS)):
        items[start + BONUS + colour] = u8(bonus[colour])
    left = round_goods_of(state)
    if traces[first + ROUND_GOODS_LEFT] != left:
        blank(items, start + ROUND_GOODS, start + ROUND_GOODS + ROUNDS * GOODS_COLOURS)
        write_round_goods(state, items, start)
        traces[first + ROUND_GOODS_LEFT] = left


def renew_seat(variant: Variant, seat: Seat, own: bool, items: vec[u8], start: i64, traces: vec[i64], at: i64) -> None:
    """Write what is a seat's own; a hidden start is for itself."""
    dice, storage = seat.dice, seat.storage
    rolled = dice[0] * 8 + dice[1]
    if traces[at + ROLLED] != rolled:
        blank(items, start + DICE, start + STORAGE)
        write_dice(dice, items, start)
        traces[at + ROLLED] = rolled
    for slot in range(i64(len(storage))):
        kind, before = storage[slot], i64(items[start + STORAGE + slot])
        if kind != before:
            items[start + STORAGE + slot] = u8(kind)
            count_again(before, kind, items, start + STORED - 1)
    items[start + POINTS] = byte(seat.points)
    items[start + POINTS + 1] = beyond(seat.points)
    items[start + SPACE] = byte(seat.space)
    if variant.dealing == BOARDS:
        blank(items, start + BOARD, start + CHOSEN)
        if seat.board != NO_BOARD:
            items[start + BOARD + seat.board] = 1
    if variant.start == HIDDEN:
        blank(items, start + CHOSEN, start + LAYOUT)
        if seat.choice != NO_CHOICE:
            items[start + CHOSEN] = 1
            if own:
                items[start + START] = byte((seat.choice - START_ACTIONS) // TEAM_HEXES + 1)
                items[start + START + 1] = byte((seat.choice - START_ACTIONS) % TEAM_HEXES + 1)


def renew_duchy(
    variant: Variant, duchy: Duchy, another: bool, items: vec[u8], start: i64, traces: vec[i64], at: i64
) -> None:
    """Write what belongs to a duchy, perhaps where another one was."""
    goods, sold = duchy.goods, duchy.sold
    for colour in range(i64(GOODS_COLOURS)):
        items[start + OWN_GOODS + colour] = byte(goods[colour])
        items[start + SOLD + colour] = byte(sold[colour])
    items[start + SILVER] = byte(duchy.silver)
    items[start + WORKERS] = byte(duchy.workers)
    bonuses = bonuses_of(duchy)
    if traces[at + BONUSES] != bonuses:
        for colour in range(i64(COLOURS)):
            items[start + LARGE + colour] = u8(duchy.large_bonus >> colour & 1)
            items[start + SMALL + colour] = u8(duchy.small_bonus >> colour & 1)
        traces[at + BONUSES] = bonuses
    changed = (traces[at + BUILT] ^ duchy.monasteries) >> 1
    place = start + MONASTERIES
    while changed:
        if changed & 1:
            items[place] = 1 - items[place]
        changed >>= 1
        place += 1
    traces[at + BUILT] = duchy.monasteries
    covered, frontier = traces[at + COVERED], traces[at + FRONTIER]
    number = items[start + LAYOUT]
    if another or covered == 0:
        number = layout_number(variant, duchy.layout)
    if covered == 0 or number != items[start + LAYOUT]:
        lay_out(duchy, number, items, start)
    elif another:
        renew_hexes(duchy, EVERY_HEX, items, start)
    elif covered != duchy.covered or frontier != duchy.frontier:
        renew_hexes(duchy, (covered ^ duchy.covered) | (frontier ^ duchy.frontier), items, start)
    traces[at + COVERED] = duchy.covered
    traces[at + FRONTIER] = duchy.frontier


def lay_out(duchy: Duchy, number: u8, items: vec[u8], start: i64) -> None:
    """Write all hexes of a duchy where one of another layout was, or one without a tile."""
    items[start + LAYOUT] = number
    blank(items, start + TILES, start + STORED)
    blank(items, start + FIRST_HEX, start + PLACE)
    write_hexes(duchy, duchy.frontier, 0, duchy.layout.hexes, items, start, start)


def renew_hexes(duchy: Duchy, changed: i64, items: vec[u8], start: i64) -> None:
    """Write some hexes of a duchy, given as bits, over others of the same layout, and what its regions lack."""
    layout = duchy.layout
    tiles, colours, open_ = duchy.tiles, layout.colour, duchy.frontier
    at = start + FIRST_HEX
    for hex_ in range(layout.hexes):
        if changed & 1:
            kind, before = tiles[hex_], i64(items[at + TILE])
            if kind != before:
                items[at + TILE] = u8(kind)
                if before < FIRST_MONASTERY:
                    count_again(before, NO_TILE, items, start + TILES - 1)
                if kind < FIRST_MONASTERY:
                    count_again(NO_TILE, kind, items, start + TILES - 1)
            items[at + colours[hex_]] = u8(EMPTY + (open_ & 1)) if kind == NO_TILE else 0
        changed >>= 1
        if changed == 0:
            break
        open_ >>= 1
        at += HEX
    blank(items, start + LACKING, start + STORED)
    left, region_colour = duchy.left, layout.region_colour
    for region in range(layout.regions):
        if left[region]:
            counted = start + LACKING - 1 + region_colour[region] * LARGEST_REGION + left[region]
            items[counted] = items[counted] + u8(left[region])
