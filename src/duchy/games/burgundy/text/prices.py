"""What an action of Burgundy would cost: workers and silver, as the rules will take them."""

from typing import Final

from duchy.core.block import Block
from duchy.core.journal import Values
from duchy.games.burgundy.actions import PAY_SILVER, PAY_WORKER, bit_list, block_of
from duchy.games.burgundy.box.components import HEXES, KIND_COLOUR, NO_TILE, SHIELD_PLACES
from duchy.games.burgundy.rules.dice import FREE_STEP_PLACING, FREE_STEP_TAKING, number_shown, worker_cost
from duchy.games.burgundy.rules.purchase import PRICE
from duchy.games.burgundy.rules.shields import place_of, price_of_double
from duchy.games.burgundy.rules.spots import fitting_hexes, fitting_hexes_east
from duchy.games.burgundy.rules.storage import slots, stored_tile
from duchy.games.burgundy.state.agenda import ASK_SITE, ASK_TURN, argument_of, kind_of, site_pips, site_tile
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.fields import fields_of

PRICED: Final = ("take", "place", "sell", "pick", "on", "shield")
"""Actions that can cost workers."""

FREE: Final[dict[str, int]] = {}
"""The answer for most actions, which cost nothing."""


def costs(state: Burgundy, seat: int, action: int) -> dict[str, int]:
    """Return what an action costs here, by currency; free actions return nothing."""
    block, raw, _ = parts_of(action)
    if block.do in PRICED:
        workers = price(state, seat, action)
        return {"workers": workers} if workers else FREE
    if block.do == "buy":
        paid = {"silver": PRICE - raw["workers"], "workers": raw["workers"]}
        return {what: count for what, count in paid.items() if count}
    if block.do in ("hire", "point"):
        return {"silver": 1}
    if block.do == "pay" and raw["payment"] in (PAY_SILVER, PAY_WORKER):
        return {"silver" if raw["payment"] == PAY_SILVER else "workers": 1}
    return FREE


def price(state: Burgundy, seat: int, action: int) -> int:
    """B3.2. Return the workers that an action costs here: with a die, a white castle (B9.3) or a double (B11.2).

    The price of a tile from extra storage depends on its hex; before that is chosen, this is the minimum.
    """
    block, raw, _ = parts_of(action)
    if block.do not in PRICED or state.depth == 0:
        return 0
    asked = state.asked()
    if block.do == "shield":
        place = place_of_shield(state, raw["shield"] + 1)
        by_dice = kind_of(asked) == ASK_TURN and 0 not in list(state.seats[seat].dice)
        return price_of_double(state, seat, place // SHIELD_PLACES + 1) if place >= 0 and by_dice else 0
    duchy = state.duchy(seat)
    if block.do == "on":
        about = argument_of(asked) if kind_of(asked) == ASK_SITE else 0
        return hex_price(duchy, int(site_tile(about)), raw["hex"], int(site_pips(about)))
    shows = number_shown(state, seat, raw["die"])
    if block.do == "place":
        return hex_price(duchy, tile_in_slot(state, seat, raw["slot"]), raw["hex"], shows)
    if shows == 0:
        return 0
    if block.do == "take":
        return worker_cost(duchy, shows, raw["depot"] + 1, FREE_STEP_TAKING)
    if block.do == "sell":
        return worker_cost(duchy, shows, raw["goods"] + 1, 0)
    kind = raw["tile"] + 1
    west, east = fitting_hexes(duchy, kind), fitting_hexes_east(duchy, kind)
    hexes = bit_list(west) + [HEXES + hex_ for hex_ in bit_list(east)]
    return min((hex_price(duchy, kind, hex_, shows) for hex_ in hexes), default=0)


def hex_price(duchy: Duchy, kind: int, hex_: int, shows: int) -> int:
    """B3.2. Return the workers that change a number to that of a hex; 0 means any number."""
    if shows == 0 or hex_ >= duchy.layout.hexes:
        return 0
    return worker_cost(duchy, shows, duchy.layout.number[hex_], FREE_STEP_PLACING[KIND_COLOUR[kind]])


PARTS: Final[dict[int, tuple[Block, dict[str, int], Values]]] = {}


def parts_of(action: int) -> tuple[Block, dict[str, int], Values]:
    """Split an action once: its block, the numbers of its fields, and the fields as shown."""
    parts = PARTS.get(action)
    if parts is None:
        block = block_of(action)
        parts = PARTS[action] = (block, block.split(action), fields_of(action))
    return parts


def tile_in_slot(state: Burgundy, seat: int, slot: int) -> int:
    """Return the tile in a slot; none if the slot does not exist."""
    return stored_tile(state, seat, slot) if slot < slots(state, seat) else NO_TILE


def place_of_shield(state: Burgundy, shield: int) -> int:
    """Return the place of a shield on the depots; -1 if it is on none."""
    return place_of(state, shield) if state.variant.shields else -1
