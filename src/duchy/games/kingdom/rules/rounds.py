"""The course of the game: the next step when no one is asked anything (K1.3, K4, K5.1)."""

from typing import Final

from mypy_extensions import i64

from duchy.games.kingdom.box.components import CUBES, ROUNDS
from duchy.games.kingdom.rules.advisors import settle_keeps
from duchy.games.kingdom.rules.anytime import may_do_anything
from duchy.games.kingdom.rules.draft import begin_round, deal_on, draft_on
from duchy.games.kingdom.rules.menaces import menaces_on
from duchy.games.kingdom.rules.planning import turn_up
from duchy.games.kingdom.rules.production import begin_step
from duchy.games.kingdom.rules.quests import settle_claims
from duchy.games.kingdom.rules.scenario import after_battle
from duchy.games.kingdom.rules.scoring import finish, tell_standing
from duchy.games.kingdom.rules.setup import deal_advisors, deal_duchies
from duchy.games.kingdom.state.agenda import (
    ASK_BATTLE,
    ASK_DANGER_DRAFTED,
    ASK_END,
    ASK_FIND,
    ASK_PLAN,
    ASK_STEP,
    ASK_TOP,
    NOTHING,
    kind_of,
    question,
)
from duchy.games.kingdom.state.seat import DANGER_LAYER, face_of
from duchy.games.kingdom.state.state import (
    ADVISORS_STAGE,
    BATTLE_STAGE,
    DEALING_STAGE,
    DRAFT_STAGE,
    DUCHIES_STAGE,
    END_STAGE,
    KEEPING_STAGE,
    MENACES_STAGE,
    OVER_STAGE,
    PLANNING_STAGE,
    PRODUCTION_STAGE,
    REVEAL_STAGE,
    Kingdom,
)

LOOKS: Final = 3
"""Cards that a search looks at."""


def proceed(state: Kingdom) -> None:
    """K1.3. Continue until chance or a seat has something to decide, or the game is over."""
    while state.chance == NOTHING and state.stage != OVER_STAGE:
        if state.defeat:
            finish(state)
            return
        asked = False
        for index in range(state.variant.players):
            if waits(state, index):
                asked = True
        if asked:
            return
        go_on(state)


def waits(state: Kingdom, index: i64) -> bool:
    """Return whether a seat has a question; one whose only answer is 'done' is answered.

    K5S.4. A search looks at three cards before it asks for one of them.
    """
    seat = state.seats[index]
    while seat.depth:
        asked = kind_of(seat.asked())
        if asked == ASK_FIND and state.looks < LOOKS:
            state.chance = question(ASK_TOP, 0)
            return True
        if asked == ASK_PLAN:
            if seat.drafts or may_do_anything(state, index):
                return True
        elif asked not in (ASK_STEP, ASK_BATTLE, ASK_END) or may_do_anything(state, index):
            return True
        seat.answered()
    return False


def go_on(state: Kingdom) -> None:
    """K1.3. A round is draft, planning, production, and battle with menaces. K9.1. No round follows a defeat."""
    stage = state.stage
    if stage == DRAFT_STAGE:
        draft_on(state)
    elif stage == DEALING_STAGE:
        deal_on(state)
    elif stage == PRODUCTION_STAGE:
        produce_on(state)
    elif stage == REVEAL_STAGE:
        reveal_on(state)
    elif stage == MENACES_STAGE:
        if menaces_on(state):
            begin_planning(state)
    elif stage == PLANNING_STAGE:
        end_planning(state)
    elif stage == BATTLE_STAGE:
        after_battle(state)
        if not state.defeat:
            end_round(state)
    elif stage == DUCHIES_STAGE:
        deal_duchies(state)
    elif stage == ADVISORS_STAGE:
        deal_advisors(state)
    elif stage == KEEPING_STAGE:
        settle_keeps(state)
        begin_round(state)
    elif stage == END_STAGE:
        finish(state)


def reveal_on(state: Kingdom) -> None:
    """K3.1. Face-down cards are revealed, those of the danger pile (K5S.2) one by one; then menaces act (K6.1)."""
    for index in range(state.variant.players):
        seat = state.seats[index]
        for place in range(seat.drafts):
            if face_of(seat.drafted[place]) == DANGER_LAYER:
                state.chance = question(ASK_DANGER_DRAFTED, place)
                return
    for index in range(state.variant.players):
        turn_up(state, index)
    state.turn = 0
    if state.variant.battle:
        state.stage = MENACES_STAGE
    else:
        begin_planning(state)


def begin_planning(state: Kingdom) -> None:
    """K3.1. Both plan at the same time."""
    state.stage = PLANNING_STAGE
    state.turn = 0
    for seat in state.seats:
        seat.ask(question(ASK_PLAN, 0))


def end_planning(state: Kingdom) -> None:
    """K3.1. When both are done, production starts with materials."""
    settle_claims(state)
    for seat in state.seats:
        seat.doubled = 0
    if anybody_asked(state):
        return
    state.stage = PRODUCTION_STAGE
    state.turn = 0
    begin_step(state)


def produce_on(state: Kingdom) -> None:
    """K4.1. When both have placed their cubes, the next resource is produced; after exploration the round continues."""
    settle_claims(state)
    if anybody_asked(state):
        return
    state.turn += 1
    if state.turn < CUBES:
        begin_step(state)
        return
    state.turn = 0
    if not state.variant.battle:
        end_round(state)
        return
    state.stage = BATTLE_STAGE
    for seat in state.seats:
        seat.ask(question(ASK_BATTLE, 0))


def end_round(state: Kingdom) -> None:
    """K1.3. Four rounds. K7.3. After the last one advisors may be used for the end of the game."""
    settle_claims(state)
    if state.journal is not None:
        tell_standing(state)
    state.turn = 0
    state.round += 1
    if state.round < ROUNDS:
        begin_round(state)
        return
    state.stage = END_STAGE
    for seat in state.seats:
        seat.ask(question(ASK_END, 0))


def anybody_asked(state: Kingdom) -> bool:
    """Return whether any seat has a question."""
    for seat in state.seats:
        if seat.depth:
            return True
    return False
