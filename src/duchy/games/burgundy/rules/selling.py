"""Selling goods: by a die, a castle, or a warehouse (B4.3, and monasteries 3 and 4 of B8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import NO_DIE, SELL
from duchy.games.burgundy.box.components import GOODS, SALE_POINTS
from duchy.games.burgundy.rules.dice import reach, use_die, why_not_die, why_not_number
from duchy.games.burgundy.rules.gains import earn, gain_workers, note_points
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.routes import travel
from duchy.games.burgundy.state.agenda import (
    ASK_CASTLE,
    ASK_TURN,
    ASK_WAREHOUSE,
    ASK_WHITE_CASTLE,
    QUESTION_NAMES,
    kind_of,
)
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import SILVER_PER_TILE, Burgundy

TWO_SILVER: Final = 1 << 3
"""B8, monastery 3: a sale earns two silver instead of one."""

WORKER_PER_SALE: Final = 1 << 4
"""B8, monastery 4: a sale also earns a worker. B8.1. It adds to monastery 3."""


SALE_SILVER: Final = 1
MORE_SILVER: Final = 2

DOUBLE_POINTS: Final = 1 << 12
"""B11.5, shield 12: goods score double."""


def list_sales(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B4.3. List selling goods with a die of their number."""
    duchy = state.duchy(seat)
    dice = state.seats[seat].dice
    count = list_sales_with(duchy, dice[0], 0, out, count)
    return list_sales_with(duchy, dice[1], 1, out, count)


def list_sales_with(duchy: Duchy, pips: i64, die: i64, out: vec[i64], count: i64) -> i64:
    """B4.3. List the goods that a number can sell, with the workers available."""
    if pips == 0:
        return count
    goods = duchy.goods
    colours = reach(duchy, pips, 0)
    for colour in range(i64(GOODS)):
        if goods[colour] and colours >> (colour + 1) & 1:
            out[count] = SELL + die * GOODS + colour
            count += 1
    return count


def list_free_sales(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B5.2, B5.5. List selling goods of any colour by a castle or a warehouse."""
    goods = state.duchy(seat).goods
    for colour in range(i64(GOODS)):
        if goods[colour]:
            out[count] = SELL + NO_DIE * GOODS + colour
            count += 1
    return count


def may_sell_free(state: Burgundy, seat: i64) -> bool:
    """B5.5. Return whether there are goods to sell."""
    goods = state.duchy(seat).goods
    for colour in range(i64(GOODS)):
        if goods[colour]:
            return True
    return False


def sell(state: Burgundy, seat: i64, die: i64, colour: i64) -> None:
    """B4.3. Sell all stored goods of a colour for one silver in total, and 2/3/4 points each with 2/3/4 players.

    B11.5, shield 9: one silver per tile instead.
    """
    use_die(state, seat, die, colour + 1, 0)
    duchy = state.duchy(seat)
    tiles = duchy.goods[colour]
    silver: i64 = MORE_SILVER if duchy.monasteries & TWO_SILVER else SALE_SILVER
    if duchy.shields & SILVER_PER_TILE:
        silver = tiles
    workers: i64 = 1 if duchy.monasteries & WORKER_PER_SALE else 0
    points = tiles * SALE_POINTS[state.variant.players]
    if duchy.shields & DOUBLE_POINTS:
        points += points
    duchy.goods[colour] = 0
    duchy.sold[colour] += tiles
    state.pieces_moved += 1
    duchy.silver += silver
    earn(state, seat, points)
    if state.journal is not None:
        values: Values = {
            "goods": colour + 1,
            "tiles": tiles,
            "silver": silver,
            "workers": workers,
        }
        note_points(state, "sell", seat, values, points, "goods")
    if workers:
        gain_workers(state, seat, workers)
    if state.variant.route_cards:
        travel(state, seat, colour, tiles)


def why_not_sell(state: Burgundy, seat: i64, die: i64, colour: i64) -> Reason | None:
    """B4.3, B5.5. Require goods of the colour, and a die, a castle or a warehouse."""
    asked = kind_of(state.asked())
    if die == NO_DIE and asked not in (ASK_TURN, ASK_CASTLE, ASK_WHITE_CASTLE, ASK_WAREHOUSE):
        return reason("other-question", question=QUESTION_NAMES[asked])
    refused = why_not_die(state, seat, die)
    if refused is not None:
        return refused
    if state.duchy(seat).goods[colour] == 0:
        return reason("no-goods", goods=colour + 1)
    return why_not_number(state, seat, die, colour + 1, 0, f"goods {colour + 1}")
