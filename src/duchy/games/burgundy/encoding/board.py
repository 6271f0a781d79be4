"""Writes the first part of a Burgundy row: options, clock, central board and question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import byte
from duchy.games.burgundy.actions import SEATS
from duchy.games.burgundy.box.components import (
    COLOURS,
    DEPOTS,
    FIRST_BLACK,
    FIRST_KIND,
    KINDS,
    KINDS_OF_COLOUR,
    NO_TILE,
    PHASES,
    ROUNDS,
)
from duchy.games.burgundy.box.components import GOODS as GOODS_COLOURS
from duchy.games.burgundy.encoding.features import (
    ABOUT_CASTLE,
    ABOUT_DEPOTS,
    ABOUT_DIE,
    ABOUT_GOODS,
    ABOUT_HEX,
    ABOUT_PLACE,
    ABOUT_SHIELD,
    ABOUT_TILE,
    ASKED,
    BLACK_LEFT,
    BLACK_LYING,
    BONUS,
    BOUGHT,
    BRIDGE,
    COLOURED_LEFT,
    EDITION,
    GOODS,
    LYING,
    OPTIONS,
    ORDER,
    PHASE,
    PLAYERS,
    QUESTION,
    ROUND,
    ROUND_GOODS,
    SEAT,
    SPACES,
    TURN,
    WHITE,
)
from duchy.games.burgundy.rules.setup import seats_choosing
from duchy.games.burgundy.state.agenda import (
    ASK_ARMS,
    ASK_CASTLE,
    ASK_COURT,
    ASK_DISCARD,
    ASK_GEESE,
    ASK_KEEP,
    ASK_PHASE_GOODS,
    ASK_SITE,
    ASK_SPEND,
    ASK_START_HIDDEN,
    ASK_STORE,
    ASK_TILE,
    ASK_UPKEEP,
    argument_of,
    kind_of,
    seat_of,
    site_payer,
    site_tile,
)
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.variant import Variant

# The options among the features, in the order of their meaning.
TEAMS_OPTION: Final = 0
EXTRA_TILES_OPTION: Final = 1
WHITE_CASTLES_OPTION: Final = 2
INNS_OPTION: Final = 3
ROUTES_OPTION: Final = 4
SHIELDS_OPTION: Final = 5
OUTPOSTS_OPTION: Final = 6
OUTPOST_PAIRS_OPTION: Final = 7
MOST_EMPTY_OPTION: Final = 8
OVERFLOW_OPTION: Final = 9


def write_variant(variant: Variant, seat: i64, items: vec[u8], start: i64) -> None:
    """Write the number of players, the options and the seat."""
    items[start + PLAYERS + variant.players - 1] = 1
    items[start + SEAT + seat] = 1
    if variant.new_edition:
        items[start + EDITION] = 1
    at = start + OPTIONS
    if variant.most_empty_wins:
        items[at + MOST_EMPTY_OPTION] = 1
    if variant.overflow_stays:
        items[at + OVERFLOW_OPTION] = 1
    if not variant.expanded:
        return
    if variant.teams:
        items[at + TEAMS_OPTION] = 1
    if variant.extra_tiles:
        items[at + EXTRA_TILES_OPTION] = 1
    if variant.white_castles:
        items[at + WHITE_CASTLES_OPTION] = 1
    if variant.inns:
        items[at + INNS_OPTION] = 1
    if variant.route_cards:
        items[at + ROUTES_OPTION] = 1
    if variant.shields:
        items[at + SHIELDS_OPTION] = 1
    if variant.outposts:
        items[at + OUTPOSTS_OPTION] = 1
    if variant.outpost_pairs:
        items[at + OUTPOST_PAIRS_OPTION] = 1


def write_moment(state: Burgundy, seat: i64, items: vec[u8], start: i64) -> None:
    """Write phase, round, white die, and turn order."""
    players = state.variant.players
    write_clock(state, items, start)
    items[start + TURN] = byte(state.turn)
    if state.bought:
        items[start + BOUGHT] = 1
    order, bridge = state.order, state.bridge
    for turn in range(players):
        place = order[turn] - seat
        if place < 0:
            place += players
        items[start + ORDER + turn * SEATS + place] = 1
        place = bridge[turn] - seat
        if place < 0:
            place += players
        items[start + BRIDGE + turn * SEATS + place] = 1


def write_clock(state: Burgundy, items: vec[u8], start: i64) -> None:
    """Write phase, round and white die."""
    items[start + PHASE + min(state.phase, PHASES - 1)] = 1
    items[start + ROUND + min(state.round, ROUNDS - 1)] = 1
    if state.white:
        items[start + WHITE + state.white - 1] = 1


def write_board(state: Burgundy, items: vec[u8], start: i64) -> None:
    """Write the central board and the heights of the piles."""
    spaces, goods, bonus = state.spaces, state.goods, state.bonus
    first = start + SPACES
    lying = start + LYING - 1
    for space in range(state.variant.spaces_in_use):
        kind = spaces[space]
        if kind != NO_TILE:
            items[first + space] = u8(kind)
            counted = lying + kind
            if space >= FIRST_BLACK:
                counted += BLACK_LYING - LYING
            items[counted] = items[counted] + 1
    first = start + GOODS
    for place in range(i64(DEPOTS * GOODS_COLOURS)):
        if goods[place]:
            items[first + place] = u8(goods[place])
    for colour in range(i64(COLOURS)):
        if bonus[colour]:
            items[start + BONUS + colour] = u8(bonus[colour])
    write_round_goods(state, items, start)
    write_piles(state, items, start)


def write_round_goods(state: Burgundy, items: vec[u8], start: i64) -> None:
    """Write the goods on the round spaces."""
    round_goods = state.round_goods
    for place in range(i64(ROUNDS)):
        if round_goods[place]:
            items[start + ROUND_GOODS + place * GOODS_COLOURS + round_goods[place] - 1] = 1


def write_piles(state: Burgundy, items: vec[u8], start: i64) -> None:
    """Write the heights of the piles."""
    piles = state.piles
    for colour in range(i64(COLOURS)):
        items[start + COLOURED_LEFT + colour] = left_in(piles, FIRST_KIND[colour], KINDS_OF_COLOUR[colour])
    items[start + BLACK_LEFT] = left_in(piles, KINDS, KINDS)


def left_in(piles: vec[i64], first: i64, kinds: i64) -> u8:
    """Return the number of tiles left of some consecutive kinds."""
    tiles: i64 = 0
    for kind in range(first, first + kinds):
        tiles += piles[kind]
    return byte(tiles)


def write_question(state: Burgundy, seat: i64, items: vec[u8], start: i64) -> None:
    """Write the open question, its seats and what it is about, as in a view."""
    asked = state.asked()
    kind, argument = kind_of(asked), argument_of(asked)
    players = state.variant.players
    items[start + QUESTION + kind] = 1
    if kind == ASK_START_HIDDEN:
        open_ = seats_choosing(state)
        for other in range(players):
            if open_ >> other & 1:
                items[start + ASKED + (other - seat + players) % players] = 1
    elif seat_of(asked) < players:
        items[start + ASKED + (seat_of(asked) - seat + players) % players] = 1
    if argument == 0 and kind not in (ASK_TILE, ASK_PHASE_GOODS, ASK_ARMS, ASK_GEESE):
        return
    if kind in (ASK_TILE, ASK_PHASE_GOODS, ASK_ARMS):
        items[start + ABOUT_PLACE] = byte(argument + 1)
    elif kind == ASK_CASTLE:
        items[start + ABOUT_CASTLE] = 1
    elif kind == ASK_KEEP:
        for depot in range(i64(DEPOTS)):
            items[start + ABOUT_DEPOTS + depot] = u8(argument >> depot & 1)
    elif kind in (ASK_DISCARD, ASK_STORE):
        items[start + ABOUT_TILE] = u8(argument)
    elif kind == ASK_SITE:
        items[start + ABOUT_TILE] = u8(site_tile(argument))
        items[start + ABOUT_DIE] = u8(site_payer(argument) + 1)
    elif kind == ASK_GEESE:
        items[start + ABOUT_HEX] = byte(argument + 1)
    elif kind in (ASK_COURT, ASK_UPKEEP):
        items[start + ABOUT_SHIELD] = u8(argument)
    elif kind == ASK_SPEND:
        items[start + ABOUT_GOODS] = u8(argument)
