"""Taking workers: by a die or a castle (B4.4, and monasteries 13, 14 and 28 of B8 and B9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import HIRE, NO_DIE, WORKERS
from duchy.games.burgundy.box.components import DICE
from duchy.games.burgundy.rules.dice import why_not_die
from duchy.games.burgundy.rules.gains import gain_workers
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.state.agenda import ASK_CASTLE, ASK_TURN, ASK_WHITE_CASTLE, QUESTION_NAMES, kind_of
from duchy.games.burgundy.state.state import Burgundy

SILVER_WITH_WORKERS: Final = 1 << 13
"""B8, monastery 13: the action also gives one silver. B8.1. It adds to monastery 14."""

FOUR_WORKERS: Final = 1 << 14
"""B8, monastery 14: the action gives four workers."""


HIRED: Final = 1 << 28
"""B9.1, monastery 28: at any time of the turn one silver buys two workers, as often as one likes."""

WORKERS_HIRED: Final = 2


def list_workers(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B4.4. Any die takes workers."""
    dice = state.seats[seat].dice
    for die in range(i64(DICE)):
        if dice[die]:
            out[count] = WORKERS + die
            count += 1
    return count


def take_workers(state: Burgundy, seat: i64, die: i64) -> None:
    """B4.4. Two workers, whatever the die shows.

    B8.1. Monasteries 13 and 14 apply however the action was gained, but not to the boarding house.
    """
    if die == NO_DIE:
        state.answered()
    else:
        state.seats[seat].dice[die] = 0
    duchy = state.duchy(seat)
    workers: i64 = 4 if duchy.monasteries & FOUR_WORKERS else 2
    silver: i64 = 1 if duchy.monasteries & SILVER_WITH_WORKERS else 0
    duchy.silver += silver
    if state.journal is not None:
        state.note("workers", seat, {"die": 0 if die == NO_DIE else die + 1, "workers": workers, "silver": silver})
    gain_workers(state, seat, workers)


def list_hire(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B9.1. Workers are hired for silver with monastery 28, in one's own turn."""
    duchy = state.duchy(seat)
    if duchy.monasteries & HIRED and duchy.silver and state.annex.closing == 0:
        out[count] = HIRE
        count += 1
    return count


def hire(state: Burgundy, seat: i64) -> None:
    """B9.1. One silver buys two workers; that is no action."""
    state.duchy(seat).silver -= 1
    if state.journal is not None:
        state.note("hire", seat, {"workers": WORKERS_HIRED, "silver": 1})
    gain_workers(state, seat, WORKERS_HIRED)


def why_not_hire(state: Burgundy, seat: i64) -> Reason | None:
    """B9.1. It takes monastery 28, silver, and a turn."""
    duchy = state.duchy(seat)
    if state.annex.closing:
        return reason("turn-over")
    if not duchy.has(HIRED):
        return reason("no-monastery-28")
    return None if duchy.silver else reason("too-little-silver", needed=1, have=0)


def why_not_workers(state: Burgundy, seat: i64, die: i64) -> Reason | None:
    """B4.4. A die or a castle takes workers."""
    asked = kind_of(state.asked())
    if die == NO_DIE and asked not in (ASK_TURN, ASK_CASTLE, ASK_WHITE_CASTLE):
        return reason("other-question", question=QUESTION_NAMES[asked])
    return why_not_die(state, seat, die)
