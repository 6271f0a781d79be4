"""Positions as documents: writing a state as JSON that people can read; `reading` reads it back.

Everything counts from 1 and tiles have their names (docs/record.md describes the fields).
"""

from duchy.games.burgundy.actions import bit_list
from duchy.games.burgundy.box.components import (
    COLOUR_NAMES,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BLACK,
    GOODS,
    KIND_NAMES,
    KINDS,
    PHASE_NAMES,
    PHASES,
    ROUNDS,
    SHIELD_PLACES,
    SHIELDS,
    SHIELDS_ON_DEPOT,
)
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.holdings import Holdings
from duchy.games.burgundy.state.state import NO_CHOICE, Burgundy
from duchy.games.burgundy.text.notation import notation
from duchy.games.burgundy.text.position.effects import write_effects
from duchy.games.burgundy.text.position.questions import write_question
from duchy.games.burgundy.variant import Variant


def write(state: Burgundy) -> dict[str, object]:
    """Write a state, leaving out only what is not in this game."""
    names = [KIND_NAMES[kind] for kind in state.spaces]
    depots: dict[str, object] = {
        str(depot + 1): names[depot * DEPOT_SPACES : (depot + 1) * DEPOT_SPACES] for depot in range(DEPOTS)
    }
    depots["black"] = names[FIRST_BLACK : state.variant.spaces_in_use]
    document: dict[str, object] = {
        "game": "burgundy",
        "options": dict(state.variant.options),
        "phase": PHASE_NAMES[min(state.phase, PHASES - 1)],
        "round": min(state.round, ROUNDS - 1) + 1,
        "white": int(state.white),
        "order": [int(seat) + 1 for seat in state.order],
        "turn": int(state.turn) + 1,
        "bridge": [int(seat) + 1 for seat in state.bridge],
        "bought": state.bought,
        "depots": depots,
        "goods": {
            str(depot + 1): [int(state.goods[depot * GOODS + colour]) for colour in range(GOODS)]
            for depot in range(DEPOTS)
        },
        "round_goods": [int(goods) for goods in state.round_goods],
        "bag": [int(tiles) for tiles in state.bag],
        "piles": {"coloured": write_pile(state, 0), "black": write_pile(state, KINDS)},
        "seats": [write_seat(state, seat) for seat in range(state.variant.players)],
        "duchies": [write_duchy(duchy) | write_holdings(duchy.holdings, state.variant) for duchy in state.duchies],
        "agenda": [write_question(state.agenda[level]) for level in range(state.depth)],
    }
    return document | write_annex(state)


def write_annex(state: Burgundy) -> dict[str, object]:
    """Write what is on and next to the central board only in some games, and pending effects."""
    variant, annex = state.variant, state.annex
    written: dict[str, object] = {}
    if variant.shields:
        written["shields"] = {
            str(depot + 1): [int(annex.shields[depot * SHIELD_PLACES + place]) for place in range(places)]
            for depot, places in enumerate(SHIELDS_ON_DEPOT[variant.players])
        }
        written["turned"] = annex.turned
        written["closing"] = int(annex.closing) - 1 if annex.closing else 0
    if variant.inns:
        written["inns"] = int(annex.inns)
    if variant.solo:
        written["target"] = int(annex.target)
        written["effects"] = write_effects(state)
    return written


def write_pile(state: Burgundy, first: int) -> dict[str, int]:
    """Write what is left in a pile."""
    return {KIND_NAMES[kind]: int(state.piles[first + kind]) for kind in range(1, KINDS) if state.piles[first + kind]}


def write_seat(state: Burgundy, index: int) -> dict[str, object]:
    """Write what a seat has."""
    seat = state.seats[index]
    return {
        "points": int(seat.points),
        "dice": [int(pips) for pips in seat.dice],
        "storage": [KIND_NAMES[kind] for kind in seat.storage],
        "space": int(seat.space),
        "board": int(seat.board) + 1,
        "choice": "" if seat.choice == NO_CHOICE else notation(seat.choice),
    }


def write_duchy(duchy: Duchy) -> dict[str, object]:
    """Write a duchy and what belongs to it."""
    return {
        "name": duchy.layout.name,
        "tiles": {
            str(hex_ + 1): KIND_NAMES[duchy.tiles[hex_]] for hex_ in range(duchy.layout.hexes) if duchy.is_covered(hex_)
        },
        "goods": [int(tiles) for tiles in duchy.goods],
        "sold": [int(tiles) for tiles in duchy.sold],
        "silver": int(duchy.silver),
        "workers": int(duchy.workers),
        "large_bonus": [COLOUR_NAMES[colour] for colour in bit_list(duchy.large_bonus)],
        "small_bonus": [COLOUR_NAMES[colour] for colour in bit_list(duchy.small_bonus)],
    }


def write_holdings(holdings: Holdings, variant: Variant) -> dict[str, object]:
    """Write what a duchy has only in some games."""
    written: dict[str, object] = {}
    if variant.teams:
        written["store"] = [KIND_NAMES[kind] for kind in holdings.store]
    if variant.shields:
        written["yard"] = [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(holdings.yard[kind])]
        written["shields"] = {
            str(holdings.shield_hex[shield]): shield for shield in range(1, SHIELDS + 1) if holdings.shield_hex[shield]
        }
        written["ally"] = int(holdings.ally) + 1
    if variant.route_cards:
        written["route"] = [int(card) + 1 for card in holdings.route]
        written["route_goods"] = [int(goods) for goods in holdings.route_goods]
        written["cards"] = [card + 1 for card in range(len(holdings.cards)) if holdings.cards[card]]
    return written
