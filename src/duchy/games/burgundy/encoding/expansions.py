"""Writes the features of expansions: the annex of the central board, and the holdings of each place."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import beyond, byte
from duchy.games.burgundy.box.components import DEPOTS, FIRST_BUILDING, NO_TILE, ROUTE_CARDS, SHIELD_PLACES, SHIELDS
from duchy.games.burgundy.encoding.features import (
    ALLY,
    ARMS,
    CARDS,
    CLOSING,
    EFFECTS,
    FIRST_HOLDINGS,
    HOLDINGS,
    INNS,
    JOINED,
    OUTPOSTS,
    ROUTE,
    ROUTE_LAID,
    SHIELD_HEX,
    STORE,
    TARGET,
    TURNED,
)
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.effects import (
    WAIT_BUILDING,
    WAIT_CASTLE,
    WAIT_COLOUR,
    WAIT_GEESE,
    WAIT_SHIP,
    effect_kind,
    effect_number,
)
from duchy.games.burgundy.state.holdings import NO_ALLY
from duchy.games.burgundy.state.state import Burgundy

# The numbers of pending effects; points start at the last one.
AN_ACTION: Final = 1
A_SHIP: Final = 2
A_BUILDING: Final = 3
A_COLOUR: Final = 13
GEESE_ON: Final = 20
SOME_POINTS: Final = 60


def write_annex(state: Burgundy, items: vec[u8], start: i64) -> None:
    """Write what is on and next to the central board, and pending effects."""
    annex = state.annex
    shields = annex.shields
    for depot in range(i64(DEPOTS)):
        at = start + ARMS + depot * SHIELD_PLACES
        for place in range(depot * SHIELD_PLACES, (depot + 1) * SHIELD_PLACES):
            if shields[place]:
                items[at] = u8(shields[place])
                at += 1
    items[start + INNS] = byte(annex.inns)
    items[start + OUTPOSTS] = byte(annex.outposts)
    if annex.turned:
        items[start + TURNED] = 1
    if annex.closing > 0:
        items[start + CLOSING] = 1
    if state.variant.solo:
        items[start + TARGET] = byte(annex.target)
        items[start + TARGET + 1] = beyond(annex.target)
    effects = annex.effects
    for place in range(annex.waiting):
        items[start + EFFECTS + place] = effect_feature(effects[place])


def effect_feature(pending: i64) -> u8:
    """Return the feature of a pending effect."""
    what, number = effect_kind(pending), effect_number(pending)
    if what == WAIT_CASTLE:
        return AN_ACTION
    if what == WAIT_SHIP:
        return A_SHIP
    if what == WAIT_BUILDING:
        return byte(A_BUILDING + number - FIRST_BUILDING)
    if what == WAIT_COLOUR:
        return byte(A_COLOUR + number)
    if what == WAIT_GEESE:
        return byte(GEESE_ON + number)
    return byte(SOME_POINTS + number)


def write_holdings(state: Burgundy, seat: i64, items: vec[u8], start: i64) -> None:
    """Write what the duchies have, the seat's own first."""
    duchies = state.variant.duchies
    own = state.seats[seat].duchy
    for place in range(duchies):
        duchy = state.duchies[(own + place) % duchies]
        at = start + FIRST_HOLDINGS + place * HOLDINGS
        write_route(duchy, items, at)
        holdings = duchy.holdings
        for slot in range(i64(len(holdings.store))):
            if holdings.store[slot] != NO_TILE:
                items[at + STORE + slot] = u8(holdings.store[slot])
        if duchy.shields:
            for shield in range(i64(SHIELDS)):
                items[at + SHIELD_HEX + shield] = byte(holdings.shield_hex[shield + 1])
        if holdings.ally != NO_ALLY:
            items[at + ALLY + (holdings.ally - own + duchies) % duchies] = 1
        items[at + JOINED] = byte(duchy.joined)


def write_route(duchy: Duchy, items: vec[u8], at: i64) -> None:
    """Write the trade route: its cards, the goods on it, and the cards not laid yet."""
    holdings = duchy.holdings
    route, laid, cards = holdings.route, holdings.route_goods, holdings.cards
    for place in range(i64(len(route))):
        items[at + ROUTE + place] = u8(route[place] + 1)
    for place in range(i64(len(laid))):
        items[at + ROUTE_LAID + place] = u8(laid[place])
    if len(cards):
        for card in range(i64(len(ROUTE_CARDS))):
            items[at + CARDS + card] = byte(cards[card])
