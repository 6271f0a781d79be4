"""Gains: taking, hiring and gaining workers, and earning points (B4.4, B5.9, B8, B9.1, B11.5, B13.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.journal import Values
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import HIRE, NO_DIE, WAITING, WORKERS
from duchy.games.burgundy.box.components import DICE
from duchy.games.burgundy.rules.dice import why_not_die
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.state.agenda import ASK_CASTLE, ASK_TURN, ASK_WHITE_CASTLE, QUESTION_NAMES, kind_of
from duchy.games.burgundy.state.effects import WAIT_POINTS, effect
from duchy.games.burgundy.state.state import Burgundy

SILVER_WITH_WORKERS: Final = 1 << 13
"""B8, monastery 13: the action also gives one silver. B8.1. It adds to monastery 14."""

FOUR_WORKERS: Final = 1 << 14
"""B8, monastery 14: the action gives four workers."""


HIRED: Final = 1 << 28
"""B9.1, monastery 28: two workers for one silver, any number of times during the turn."""

WORKERS_TAKEN: Final = 2
MORE_WORKERS: Final = 4
WORKERS_HIRED: Final = 2

FELLOW_WORKERS: Final = 1 << 2
"""B11.5, shield 2: its holder gains a worker whenever another player gains workers."""


def list_workers(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B4.4. List taking workers with each unused die."""
    dice = state.seats[seat].dice
    for die in range(i64(DICE)):
        if dice[die]:
            out[count] = WORKERS + die
            count += 1
    return count


def take_workers(state: Burgundy, seat: i64, die: i64) -> None:
    """B4.4. Take two workers, whatever the die shows.

    B8.1. Monasteries 13 and 14 apply however the action was gained, but not to the boarding house.
    """
    if die == NO_DIE:
        state.close_question()
    else:
        state.seats[seat].dice[die] = 0
    duchy = state.duchy(seat)
    workers: i64 = MORE_WORKERS if duchy.monasteries & FOUR_WORKERS else WORKERS_TAKEN
    silver: i64 = 1 if duchy.monasteries & SILVER_WITH_WORKERS else 0
    duchy.silver += silver
    if state.journal is not None:
        state.note("workers", seat, {"die": 0 if die == NO_DIE else die + 1, "workers": workers, "silver": silver})
    gain_workers(state, seat, workers)


def list_hire(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B9.1. List hiring workers for silver, with monastery 28 and during the seat's own turn."""
    duchy = state.duchy(seat)
    if duchy.monasteries & HIRED and duchy.silver and state.annex.closing == 0:
        out[count] = HIRE
        count += 1
    return count


def hire(state: Burgundy, seat: i64) -> None:
    """B9.1. Hire two workers for one silver, without using an action."""
    state.duchy(seat).silver -= 1
    if state.journal is not None:
        state.note("hire", seat, {"workers": WORKERS_HIRED, "silver": 1})
    gain_workers(state, seat, WORKERS_HIRED)


def why_not_hire(state: Burgundy, seat: i64) -> Reason | None:
    """B9.1. Require monastery 28, silver, and the seat's own turn."""
    duchy = state.duchy(seat)
    if state.annex.closing:
        return reason("turn-over")
    if not duchy.has(HIRED):
        return reason("no-monastery-28")
    return None if duchy.silver else reason("too-little-silver", needed=1, have=0)


def why_not_workers(state: Burgundy, seat: i64, die: i64) -> Reason | None:
    """B4.4. Require a die, or a castle's action."""
    asked = kind_of(state.asked())
    if die == NO_DIE and asked not in (ASK_TURN, ASK_CASTLE, ASK_WHITE_CASTLE):
        return reason("other-question", question=QUESTION_NAMES[asked])
    return why_not_die(state, seat, die)


def gain_workers(state: Burgundy, seat: i64, workers: i64) -> None:
    """B11.5. Add workers to the duchy; the holder of shield 2 in another duchy gains one too."""
    owner = state.seats[seat].duchy
    state.duchies[owner].workers += workers
    if not state.variant.shields or workers == 0:
        return
    for other in range(state.variant.duchies):
        if other != owner and state.duchies[other].shields & FELLOW_WORKERS:
            state.duchies[other].workers += 1
            if state.journal is not None:
                state.note("fellow-worker", state.first_of(other), {"workers": 1})


def earn(state: Burgundy, seat: i64, points: i64) -> None:
    """B13.8. Score points immediately; in the solo game they are pending."""
    if state.variant.solo:
        if points:
            wait(state, WAIT_POINTS, points)
    else:
        state.seats[seat].points += points


def wait(state: Burgundy, what: i64, number: i64) -> None:
    """B13.8. Add a pending effect of the solo game."""
    annex = state.annex
    assert annex.waiting < WAITING
    annex.effects[annex.waiting] = effect(what, number)
    annex.waiting += 1


def note_points(state: Burgundy, code: str, seat: i64, values: Values, points: i64, source: str) -> None:
    """Record points and their source in the journal; in the solo game hexes count, not points (B13.7)."""
    if state.variant.solo:
        state.note(code, seat, values | {"points": points})
    else:
        state.note(code, seat, values, points, source)
