"""Buying a tile, once per turn (B3.3, B9.4, and monastery 6 of B8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import BUY
from duchy.games.burgundy.box.components import (
    DEPOT_SPACES,
    FIRST_BLACK,
    INN,
    INN_SPACE,
    KIND_NAMES,
    NO_TILE,
    PURCHASE_SPACES,
    SPACES,
)
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.storage import next_slot, stow
from duchy.games.burgundy.rules.taking import why_not_space
from duchy.games.burgundy.state.agenda import ASK_TURN, QUESTION_NAMES, is_uninterrupted, kind_of
from duchy.games.burgundy.state.state import Burgundy

PRICE: Final = 2
"""B3.3. The price in silver."""

ANY_DEPOT: Final = 1 << 6
"""B8, monastery 6: any of the seven depots; in 2019 workers may replace silver one for one."""


def list_purchases(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B3.3. List the tiles of the black depot, with each way of paying for them."""
    if state.bought:
        return count
    duchy = state.duchy(seat)
    any_depot = duchy.monasteries & ANY_DEPOT != 0
    most_workers: i64 = 0
    if any_depot and state.variant.new_edition:
        most_workers = min(PRICE, duchy.workers)
    if duchy.silver + most_workers < PRICE:
        return count
    first: i64 = 0 if any_depot else FIRST_BLACK
    spaces = state.spaces
    for space in range(first, i64(SPACES)):
        if spaces[space] != NO_TILE:
            for workers in range(most_workers + 1):
                if duchy.silver + workers >= PRICE:
                    out[count] = BUY + workers * PURCHASE_SPACES + space
                    count += 1
    if state.annex.inns:
        for workers in range(most_workers + 1):
            if duchy.silver + workers >= PRICE:
                out[count] = BUY + workers * PURCHASE_SPACES + INN_SPACE
                count += 1
    return count


def may_buy(state: Burgundy, seat: i64) -> bool:
    """B3.3. Return whether a purchase is possible now."""
    if state.bought:
        return False
    duchy = state.duchy(seat)
    any_depot = duchy.monasteries & ANY_DEPOT != 0
    money = duchy.silver + (duchy.workers if any_depot and state.variant.new_edition else 0)
    if money < PRICE:
        return False
    first: i64 = 0 if any_depot else FIRST_BLACK
    for space in range(first, i64(SPACES)):
        if state.spaces[space] != NO_TILE:
            return True
    return state.annex.inns > 0


def buy(state: Burgundy, seat: i64, workers: i64, space: i64) -> None:
    """B3.3. Pay for a tile and store it. B9.4. An inn is bought in the same way."""
    duchy = state.duchy(seat)
    kind: i64 = INN
    if space == INN_SPACE:
        state.annex.inns -= 1
    else:
        kind = state.lift(space)
    state.bought = True
    duchy.silver -= PRICE - workers
    duchy.workers -= workers
    if state.journal is not None:
        depot: int | str = "black" if space >= FIRST_BLACK else space // DEPOT_SPACES + 1
        values: Values = {"tile": KIND_NAMES[kind], "depot": depot, "slot": next_slot(state, seat)}
        state.note("buy", seat, values | {"silver": PRICE - workers, "workers": workers})
    stow(state, seat, kind)


def why_not_buy(state: Burgundy, seat: i64, workers: i64, space: i64) -> Reason | None:
    """B3.3. Require two silver, the black depot and no earlier purchase this turn; monastery 6 allows more."""
    asked = kind_of(state.asked())
    if is_uninterrupted(asked):
        return reason("other-question", question=QUESTION_NAMES[asked])
    new = state.variant.new_edition
    if asked != ASK_TURN and not new:
        return reason("purchase-in-between", question=QUESTION_NAMES[asked])
    if state.annex.closing:
        return reason("turn-over")
    if state.bought:
        return reason("bought-already")
    duchy = state.duchy(seat)
    any_depot = duchy.has(ANY_DEPOT)
    if space < FIRST_BLACK and not any_depot:
        return reason("black-depot-only")
    if space == INN_SPACE:
        if state.annex.inns == 0:
            return reason("no-inn" if state.variant.inns else "no-inns")
    else:
        refused = why_not_space(state, space)
        if refused is not None:
            return refused
    if workers and not (any_depot and new):
        return reason("workers-cannot-pay")
    if workers > duchy.workers:
        return reason("too-few-workers-to-pay", needed=workers, have=duchy.workers)
    if PRICE - workers > duchy.silver:
        return reason("too-little-silver", needed=PRICE - workers, have=duchy.silver)
    return None
