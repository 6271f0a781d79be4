"""Setup: duchies, spies, the danger pile, the first advisors (K1, K5S.1, K7.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.kingdom.actions import CARD, DUCHY
from duchy.games.kingdom.box.components import DANGER_CARDS, DANGERS, FIRST_SOLDIERS, MENACES
from duchy.games.kingdom.rules.construction import recount
from duchy.games.kingdom.rules.draft import begin_round
from duchy.games.kingdom.rules.scenario import set_up_scenario
from duchy.games.kingdom.state.agenda import ASK_ADVISOR, ASK_DUCHY, ASK_KEEP, question
from duchy.games.kingdom.state.state import ADVISORS_STAGE, KEEPING_STAGE, Kingdom
from duchy.games.kingdom.variant import NO_MENACE

CHOICE: Final = 2
"""Advisors of which each player keeps one."""


def deal_duchies(state: Kingdom) -> None:
    """K1.1. One duchy each, by chance or as chosen; all play the same side."""
    variant = state.variant
    for index in range(variant.players):
        if state.seats[index].duchy >= 0:
            continue
        if variant.duchy >= 0:
            deal_duchy(state, index, (variant.duchy + index) % len(variant.cards.duchy_ids))
            continue
        state.chance = question(ASK_DUCHY, index)
        return
    set_up(state)


def list_duchies(state: Kingdom, out: vec[i64], weights: vec[i64]) -> i64:
    """K1.1. Any duchy that no one has."""
    count: i64 = 0
    for duchy in range(len(state.variant.cards.duchy_ids)):
        taken = False
        for seat in state.seats:
            if seat.duchy == duchy:
                taken = True
        if not taken:
            out[count] = DUCHY + duchy
            weights[count] = 1
            count += 1
    return count


def deal_duchy(state: Kingdom, index: i64, duchy: i64) -> None:
    """K1.1. A seat gets its duchy."""
    seat = state.seats[index]
    seat.duchy = duchy
    recount(state, seat)
    if state.journal is not None:
        state.note("duchy", index, {"duchy": state.variant.cards.duchy_ids[duchy]})


def set_up(state: Kingdom) -> None:
    """K1.1. Menaces are in their piles. K5S.1. In a solo game: the danger pile of 12, one active spy, one hidden.

    K7.1. Two soldiers each with advisors, unless a scenario says otherwise (K9).
    """
    variant = state.variant
    cards = variant.cards
    for menace in range(i64(MENACES)):
        state.menaces_left[menace] = cards.copies[cards.menaces[menace]]
    if variant.solo:
        state.pile = DANGER_CARDS + DANGERS
        state.unseen = DANGER_CARDS + DANGERS
        state.lurking = DANGERS
        if variant.menaces[0] != NO_MENACE:
            state.menaces_left[variant.menaces[0]] -= DANGERS
        if variant.scenario.spies:
            state.seats[0].spies = 1
            state.seats[0].hidden_spies = 1
    if variant.advisors:
        for seat in state.seats:
            seat.soldiers = FIRST_SOLDIERS
    set_up_scenario(state)
    if variant.advisors and not variant.scenario.advisors:
        state.stage = ADVISORS_STAGE
    else:
        begin_round(state)


def deal_advisors(state: Kingdom) -> None:
    """K7.1. Each player secretly gets two advisors and keeps one; both choose at the same time."""
    for index in range(state.variant.players):
        if state.seats[index].held < CHOICE:
            state.chance = question(ASK_ADVISOR, index)
            return
    state.stage = KEEPING_STAGE
    for seat in state.seats:
        seat.ask(question(ASK_KEEP, 0))


def list_advisors(state: Kingdom, out: vec[i64], weights: vec[i64]) -> i64:
    """K7.1. Any advisor that is not dealt yet."""
    count: i64 = 0
    for kind in range(state.variant.cards.first_advisor, state.variant.cards.kinds):
        if state.deck[kind]:
            out[count] = CARD + kind
            weights[count] = i64(state.deck[kind])
            count += 1
    return count


def deal_advisor(state: Kingdom, index: i64, kind: i64) -> None:
    """K7.1. An advisor is dealt."""
    state.deck[kind] -= 1
    state.cards_moved += 1
    state.seats[index].hold(kind)
