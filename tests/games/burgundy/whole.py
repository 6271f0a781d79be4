"""The complete content of a state, as plain data, so that two states can be compared exactly."""

from collections.abc import Sequence
from typing import Final

from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.holdings import Annex, Holdings
from duchy.games.burgundy.state.state import Burgundy, Seat

STATE: Final = (
    *("spaces", "goods", "piles", "bag", "round_goods", "bonus", "bridge", "order", "turn", "phase", "round", "white"),
    *("bought", "agenda", "depth"),
)
SEAT: Final = ("duchy", "board", "choice", "dice", "storage", "points", "space")
DUCHY: Final = (
    *("tiles", "goods", "sold", "silver", "workers", "large_bonus", "small_bonus", "shields"),
    *("covered", "covered_east", "frontier", "frontier_east", "left", "city", "inns", "built", "monasteries"),
    *("mines", "joined"),
)
HOLDINGS: Final = (*("plain", "store", "yard", "yard_tiles", "shield_hex", "ally", "cards", "route", "route_goods"),)
ANNEX: Final = (
    *("plain", "shields", "cards", "inns", "outposts", "turned", "closing", "target", "effects", "waiting"),
)

Whole = dict[str, object]


def whole(state: Burgundy) -> Whole:
    """List everything that changes in a game; layouts and variants by their identity."""
    return {
        "variant": id(state.variant),
        **listed(state, STATE),
        "annex": listed(state.annex, ANNEX),
        "seats": [listed(seat, SEAT) for seat in state.seats],
        "duchies": [
            {"layout": id(duchy.layout), **listed(duchy, DUCHY), "holdings": listed(duchy.holdings, HOLDINGS)}
            for duchy in state.duchies
        ],
    }


def listed(thing: Burgundy | Seat | Duchy | Holdings | Annex, names: Sequence[str]) -> Whole:
    """List attributes of an object: numbers, or rows of numbers."""
    found: Whole = {}
    for name in names:
        value = getattr(thing, name)
        found[name] = int(value) if isinstance(value, int) else [int(item) for item in value]
    return found
