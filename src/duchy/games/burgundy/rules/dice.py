"""Dice and workers: the cost of changing a die to a number (B3.2, and monasteries 8-12 of B8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import NO_DIE, PIPS
from duchy.games.burgundy.box.components import ANIMAL, BUILDING, CASTLE, COLOURS, MINE, MONASTERY, SHIP
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.state.agenda import ASK_TURN, ASK_WHITE_CASTLE, QUESTION_NAMES, kind_of
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy

LONG_STEPS: Final = 1 << 8
"""B8, monastery 8: a worker changes a die by up to 2."""

FREE_STEP_TAKING: Final = 1 << 12
"""B8, monastery 12: the die may be changed by 1 for free when taking a tile."""

MONASTERY_9: Final = 1 << 9
MONASTERY_10: Final = 1 << 10
MONASTERY_11: Final = 1 << 11

FREE_STEP_PLACING: Final = vec[i64]([0] * (COLOURS + 1))
"""B8, monasteries 9, 10, 11: the same when placing a tile, by colour; an inn has none."""
FREE_STEP_PLACING[BUILDING] = MONASTERY_9
FREE_STEP_PLACING[SHIP] = MONASTERY_10
FREE_STEP_PLACING[ANIMAL] = MONASTERY_10
FREE_STEP_PLACING[MINE] = MONASTERY_11
FREE_STEP_PLACING[CASTLE] = MONASTERY_11
FREE_STEP_PLACING[MONASTERY] = MONASTERY_11

STEPS: Final = vec[i64]([min((a - b) % PIPS, (b - a) % PIPS) for a in range(PIPS + 1) for b in range(PIPS + 1)])
"""The steps from one number to another on the ring 1-2-3-4-5-6-1."""

FARTHEST: Final = 3
"""The largest distance between two numbers."""

WITHIN: Final = vec[i64](
    [
        sum(1 << number for number in range(1, PIPS + 1) if pips and STEPS[pips * (PIPS + 1) + number] <= steps)
        for pips in range(PIPS + 1)
        for steps in range(FARTHEST + 1)
    ]
)
"""The numbers within a number of steps of a die, as bits; none for a used die."""


def reach(duchy: Duchy, die: i64, free_step: i64) -> i64:
    """B3.2. List the numbers that a duchy's workers can change a die to, as bits."""
    steps = duchy.workers
    if duchy.monasteries & LONG_STEPS:
        steps += steps
    if duchy.monasteries & free_step:
        steps += 1
    steps = min(steps, FARTHEST)
    return WITHIN[die * (FARTHEST + 1) + steps]


def worker_cost(duchy: Duchy, die: i64, number: i64, free_step: i64) -> i64:
    """B3.2. Return the number of workers needed: each changes a die by 1 either way, 6 and 1 being neighbours.

    B8.1. The free step of monasteries 9-12 is worth 1 even with monastery 8, and adds to the steps paid for.
    """
    steps = STEPS[die * (PIPS + 1) + number]
    if duchy.monasteries & free_step:
        steps -= 1
    if steps <= 0:
        return 0
    if duchy.monasteries & LONG_STEPS:
        return (steps + 1) >> 1
    return steps


def use_die(state: Burgundy, seat: i64, die: i64, number: i64, free_step: i64) -> None:
    """B3.1. Use up a die for one action; an effect that pays instead of a die closes its question.

    B9.3. A white castle pays with the white die's number.
    """
    if die == NO_DIE:
        white = kind_of(state.asked()) == ASK_WHITE_CASTLE
        state.close_question()
        if white:
            use_white(state, seat, number, free_step)
        return
    player = state.seats[seat]
    duchy = state.duchy(seat)
    cost = worker_cost(duchy, player.dice[die], number, free_step)
    if state.journal is not None:
        state.note("die", seat, {"die": die + 1, "shows": player.dice[die], "used_as": number, "workers": cost})
    duchy.workers -= cost
    player.dice[die] = 0


def use_white(state: Burgundy, seat: i64, number: i64, free_step: i64) -> None:
    """B9.3. Pay workers to change the white die's number; the die itself does not change."""
    duchy = state.duchy(seat)
    cost = worker_cost(duchy, state.white, number, free_step)
    if state.journal is not None:
        state.note("white-die", seat, {"shows": state.white, "used_as": number, "workers": cost})
    duchy.workers -= cost


def number_shown(state: Burgundy, seat: i64, die: i64) -> i64:
    """B9.3. Return the number that pays: that of a die, of the white die for a white castle, or 0 for other effects."""
    if die != NO_DIE:
        return state.seats[seat].dice[die]
    return state.white if kind_of(state.asked()) == ASK_WHITE_CASTLE else 0


def why_not_die(state: Burgundy, seat: i64, die: i64) -> Reason | None:
    """B3.1. Require an unused die, on the seat's turn and with no open effect."""
    asked = kind_of(state.asked())
    if die == NO_DIE:
        return reason("no-extra-action") if asked == ASK_TURN else None
    if asked != ASK_TURN:
        return reason("other-question", question=QUESTION_NAMES[asked])
    if state.seats[seat].dice[die] == 0:
        return reason("die-used", die=die + 1)
    return None


def why_not_number(state: Burgundy, seat: i64, die: i64, number: i64, free_step: i64, what: str) -> Reason | None:
    """B3.2. Require enough workers to change what pays to the number."""
    return why_not_reached(state.duchy(seat), number_shown(state, seat, die), number, free_step, what)


def why_not_reached(duchy: Duchy, shows: i64, number: i64, free_step: i64, what: str) -> Reason | None:
    """B3.2. Require enough workers to change one number to another; 0 means any number."""
    if shows == 0:
        return None
    needed = worker_cost(duchy, shows, number, free_step)
    if needed <= duchy.workers:
        return None
    return reason("too-few-workers", what=what, number=number, shows=shows, needed=needed, have=duchy.workers)
