"""The end of a phase with shields: upkeep, the tiles they bring, and the last choice (B6.1, B11.3, B11.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import PAY, PAY_NOTHING, PAY_SILVER, PAY_WORKER
from duchy.games.burgundy.box.components import FIRST_BLACK, PHASES, SPACES
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.rounds import pay_mines, speaks_for_duchy
from duchy.games.burgundy.rules.shields import BIT, BORROWING, lose_shield
from duchy.games.burgundy.rules.sites import may_place_direct
from duchy.games.burgundy.state.agenda import (
    ASK_ALLY,
    ASK_BLACK,
    ASK_HARVEST,
    ASK_UPKEEP,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
)
from duchy.games.burgundy.state.holdings import NO_ALLY
from duchy.games.burgundy.state.state import Burgundy

PAID_BY_WORKERS: Final = 1 << 3
"""B11.5, shield 3: shields may be paid for with workers, in any mix."""

HARVESTER: Final = 14
ALLIED: Final = 6

# The steps of a closing, for each seat in the turn order of the round, which ships no longer change (B2.3): its shields
# one by one; after the mines, the tiles of shields 14 and 15; after the last phase, the choice of shield 6.
HARVESTS: Final = 2
UPKEEPS: Final = 18
UPKEEP_ORDER: Final = vec[i64]((1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 3))
"""Shield 3 comes last, so that it can pay for the others."""


def close_phase(state: Burgundy) -> bool:
    """B11.3. Go through the steps of the end of a phase until one asks a question; return whether one does.

    B6.1. Shields are paid for, then mines pay, then shields 14 and 15 bring their tiles.
    """
    while state.annex.closing <= steps(state):
        if state.annex.closing == state.variant.players * UPKEEPS + 1:
            pay_mines(state)
        kind, seat, shield = step_at(state, state.annex.closing)
        state.annex.closing += 1
        if kind == ASK_UPKEEP:
            asks = upkeep(state, seat, shield)
        elif kind == ASK_ALLY:
            asks = last_ally(state, seat)
        else:
            asks = harvest(state, seat, shield)
        if asks:
            return True
    state.annex.closing = 0
    return False


def steps(state: Burgundy) -> i64:
    """Return the number of steps of a closing."""
    return state.variant.players * (HARVESTS + UPKEEPS + 1)


def step_at(state: Burgundy, step: i64) -> tuple[i64, i64, i64]:
    """Return what a step, counted from 1, may ask: the question, the seat, and the shield."""
    players = state.variant.players
    step -= 1
    if step < players * UPKEEPS:
        return ASK_UPKEEP, state.order[step // UPKEEPS], UPKEEP_ORDER[step % UPKEEPS]
    step -= players * UPKEEPS
    if step < players * HARVESTS:
        kind: i64 = ASK_BLACK if step % HARVESTS else ASK_HARVEST
        return kind, state.order[step // HARVESTS], HARVESTER + step % HARVESTS
    return ASK_ALLY, state.order[step - players * HARVESTS], ALLIED


def harvest(state: Burgundy, seat: i64, shield: i64) -> bool:
    """B11.5. After a phase's turns, shield 14 brings a tile from a numbered depot, shield 15 one from the black depot.

    It is placed directly, with its effect. Return whether a question is asked.
    """
    if not state.duchy(seat).shields & BIT[shield] or not speaks_for_duchy(state, seat):
        return False
    first: i64 = 0 if shield == HARVESTER else FIRST_BLACK
    last: i64 = FIRST_BLACK if shield == HARVESTER else SPACES
    if not may_place_direct(state, seat, first, last):
        return False
    state.ask(question(ASK_HARVEST if shield == HARVESTER else ASK_BLACK, seat, 0))
    return True


def upkeep(state: Burgundy, seat: i64, shield: i64) -> bool:
    """B11.3. Before the mines pay, ask whether to pay 1 silver for a shield or lose it; return whether it is asked."""
    duchy = state.duchy(seat)
    if not duchy.shields & BIT[shield] or not speaks_for_duchy(state, seat):
        return False
    if may_pay(state, seat, PAY_SILVER) or may_pay(state, seat, PAY_WORKER):
        state.ask(question(ASK_UPKEEP, seat, shield))
        return True
    lose_unpaid(state, seat, shield)
    return False


def may_pay(state: Burgundy, seat: i64, payment: i64) -> bool:
    """B11.3. Return whether there is silver; or workers, which can pay with shield 3 (B11.5)."""
    duchy = state.duchy(seat)
    if payment == PAY_SILVER:
        return duchy.silver > 0
    return duchy.workers > 0 and duchy.shields & PAID_BY_WORKERS != 0


def list_payments(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B11.3. List the payments: silver, a worker with shield 3, or nothing, which loses the shield."""
    count: i64 = 0
    for payment in range(i64(PAY_NOTHING)):
        if may_pay(state, seat, payment):
            out[count] = PAY + payment
            count += 1
    out[count] = PAY + PAY_NOTHING
    return count + 1


def pay(state: Burgundy, seat: i64, payment: i64) -> None:
    """B11.3. Pay for the shield, or lose it."""
    shield = argument_of(state.asked())
    state.close_question()
    duchy = state.duchy(seat)
    if payment == PAY_NOTHING:
        lose_unpaid(state, seat, shield)
        return
    if payment == PAY_SILVER:
        duchy.silver -= 1
    else:
        duchy.workers -= 1
    if state.journal is not None:
        state.note("upkeep", seat, {"shield": shield, "with": "silver" if payment == PAY_SILVER else "worker"})


def lose_unpaid(state: Burgundy, seat: i64, shield: i64) -> None:
    """B11.3. Lose a shield that is not paid for; it leaves the game."""
    lose_shield(state, state.duchy(seat), shield)
    if state.journal is not None:
        state.note("shield-lost", seat, {"shield": shield})


def last_ally(state: Burgundy, seat: i64) -> bool:
    """B11.5, shield 6. Ask a holder without an ally to choose one before the game ends; return whether it is asked."""
    duchy = state.duchy(seat)
    if state.phase != PHASES - 1 or not duchy.shields & BORROWING or duchy.holdings.ally != NO_ALLY:
        return False
    if not speaks_for_duchy(state, seat):
        return False
    state.ask(question(ASK_ALLY, seat, 0))
    return True


def why_not_pay(state: Burgundy, seat: i64, payment: i64) -> Reason | None:
    """B11.3. Require silver, or a worker with shield 3."""
    asked = kind_of(state.asked())
    if asked != ASK_UPKEEP:
        return reason("no-such-question", do="pay", question=QUESTION_NAMES[asked])
    if payment == PAY_NOTHING or may_pay(state, seat, payment):
        return None
    if payment == PAY_SILVER:
        return reason("too-little-silver", needed=1, have=0)
    if not state.duchy(seat).shields & PAID_BY_WORKERS:
        return reason("workers-pay-no-shield")
    return reason("too-few-workers-to-pay", needed=1, have=0)
