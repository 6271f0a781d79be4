"""Positions as documents: a state written as JSON that people can read; `setting` reads it back.

Everything counts from 1 and tiles have their names (docs/record.md describes the fields).
"""

from duchy.games.burgundy.actions import bit_list
from duchy.games.burgundy.agenda import (
    ASK_BOARD,
    ASK_DUCHY,
    ASK_ROLL,
    ASK_START_GOODS,
)
from duchy.games.burgundy.components import (
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
)
from duchy.games.burgundy.notation import notation
from duchy.games.burgundy.questions import write_question
from duchy.games.burgundy.state import NO_CHOICE, Burgundy, Duchy

MOST: int = 100_000
"""More than anybody ever has."""

SEAT_QUESTIONS = (ASK_DUCHY, ASK_BOARD, ASK_START_GOODS, ASK_ROLL)
"""Questions to chance that are about a seat."""


def write(state: Burgundy) -> dict[str, object]:
    """Write a state; nothing is left out."""
    names = [KIND_NAMES[kind] for kind in state.spaces]
    depots: dict[str, object] = {
        str(depot + 1): names[depot * DEPOT_SPACES : (depot + 1) * DEPOT_SPACES] for depot in range(DEPOTS)
    }
    depots["black"] = names[FIRST_BLACK : state.variant.spaces_in_use]
    return {
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
        "duchies": [write_duchy(duchy) for duchy in state.duchies],
        "agenda": [write_question(state.agenda[level]) for level in range(state.depth)],
    }


def write_pile(state: Burgundy, first: int) -> dict[str, int]:
    """Write what is left in a pile."""
    return {KIND_NAMES[kind]: int(state.piles[first + kind]) for kind in range(1, KINDS) if state.piles[first + kind]}


def write_seat(state: Burgundy, index: int) -> dict[str, object]:
    """Write what is a seat's own."""
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
