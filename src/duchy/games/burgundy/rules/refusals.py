"""Why an action is not legal now: finds the rule that decides and asks it (every chapter)."""

from mypy_extensions import i64

from duchy.core.game import CHANCE, CHANCE_ACTS, first_in
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import (
    ACTIONS,
    ALLY,
    BESIDE,
    BUY,
    DISCARD,
    DROP,
    EFFECT,
    END,
    FETCH,
    FIRST,
    GATHER,
    HIRE,
    KEEP,
    LAY,
    LOAD,
    PAY,
    PICK,
    PIPS,
    PLACE,
    POINT,
    SELL,
    SHIELD,
    SITE,
    SKIP,
    SPEND,
    START,
    STORE,
    TAKE,
    TURN,
    USE,
    WORKERS,
    block_of,
)
from duchy.games.burgundy.box.components import (
    FIRST_BLACK,
    FIRST_BUILDING,
    GOODS,
    KINDS,
    MOST_SLOTS,
    PURCHASE_SPACES,
    TEAM_HEXES,
)
from duchy.games.burgundy.rules.alone import why_not_point, why_not_resolve, why_not_spend
from duchy.games.burgundy.rules.animals import why_not_species
from duchy.games.burgundy.rules.buildings import why_not_crane
from duchy.games.burgundy.rules.chance import is_outcome
from duchy.games.burgundy.rules.closing import why_not_pay
from duchy.games.burgundy.rules.gains import why_not_hire, why_not_workers
from duchy.games.burgundy.rules.legal import to_act
from duchy.games.burgundy.rules.placing import why_not_place
from duchy.games.burgundy.rules.purchase import why_not_buy
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.routes import why_not_lay
from duchy.games.burgundy.rules.selling import why_not_sell
from duchy.games.burgundy.rules.setup import why_not_start
from duchy.games.burgundy.rules.shields import why_not_ally, why_not_court, why_not_shield, why_not_turn
from duchy.games.burgundy.rules.ships import why_not_gather, why_not_keep, why_not_load
from duchy.games.burgundy.rules.sites import why_not_fetch, why_not_pick, why_not_site
from duchy.games.burgundy.rules.storage import why_not_discard, why_not_drop, why_not_store
from duchy.games.burgundy.rules.taking import why_not_take
from duchy.games.burgundy.state.agenda import (
    ASK_COURT,
    ASK_GEESE,
    ASK_KEEP,
    ASK_LAY,
    ASK_LOAD,
    ASK_SPEND,
    ASK_START,
    ASK_START_HIDDEN,
    ASK_TURN,
    QUESTION_NAMES,
    is_uninterrupted,
    kind_of,
)
from duchy.games.burgundy.state.state import NO_CHOICE, Burgundy


def refusal(state: Burgundy, seat: int, action: int) -> Reason | None:
    """B2.3, B3.1. Return why a seat or chance may not do something now; `None` if it may."""
    if not 0 <= action < ACTIONS:
        return reason("no-such-action", action=action)
    if seat != CHANCE and not 0 <= seat < int(state.variant.players):
        return reason("no-such-seat", seat=seat + 1, players=state.variant.players)
    acting = to_act(state)
    if acting == 0:
        return reason("game-over")
    if not acting >> seat & 1:
        return reason("seats-first") if seat == CHANCE else why_not_now(state, seat, acting)
    if seat == CHANCE:
        if is_outcome(state, action):
            return None
        return reason("not-an-outcome", do=block_of(action).do, question=QUESTION_NAMES[kind_of(state.asked())])
    return why_not_act(state, seat, action)


def why_not_now(state: Burgundy, seat: i64, acting: i64) -> Reason:
    """B2.3. Explain that another seat must act. B12.1. One partner chooses the start for both."""
    if acting == CHANCE_ACTS:
        return reason("chance-first")
    if kind_of(state.asked()) == ASK_START_HIDDEN:
        return reason("partner-chooses" if state.seats[seat].choice == NO_CHOICE else "already-chosen")
    return reason("not-your-turn", turn=first_in(acting) + 1)


def why_not_act(state: Burgundy, seat: i64, action: i64) -> Reason | None:
    """B3.1. Ask the rule of the action."""
    asked = kind_of(state.asked())
    if action >= FIRST:
        return reason("chance-decides")
    if action >= START:
        return why_not_start(state, seat, action)
    if asked in (ASK_START, ASK_START_HIDDEN) or (asked == ASK_LAY and not LAY <= action < EFFECT):
        return reason("other-question", question=QUESTION_NAMES[asked])
    if action >= HIRE:
        return why_not_beyond(state, seat, action)
    if action >= DISCARD:
        return why_not_discard(state, seat, action - DISCARD)
    if action >= KEEP:
        return why_not_keep(state, seat, action - KEEP)
    if action >= LOAD:
        return why_not_load(state, seat, action - LOAD)
    if action >= BUY:
        return why_not_buy(state, seat, (action - BUY) // PURCHASE_SPACES, (action - BUY) % PURCHASE_SPACES)
    if action >= SELL:
        return why_not_sell(state, seat, (action - SELL) // GOODS, (action - SELL) % GOODS)
    if action >= PLACE:
        tile = action - PLACE
        slot = tile // TEAM_HEXES
        return why_not_place(state, seat, slot // MOST_SLOTS, slot % MOST_SLOTS, tile % TEAM_HEXES)
    if action >= TAKE:
        return why_not_take(state, seat, (action - TAKE) // FIRST_BLACK, (action - TAKE) % FIRST_BLACK)
    if action >= WORKERS:
        return why_not_workers(state, seat, action - WORKERS)
    return why_not_stop(state, asked, action)


def why_not_beyond(state: Burgundy, seat: i64, action: i64) -> Reason | None:
    """B9, B11-B13. Ask the rule of an action of the expansions."""
    if action >= SPEND:
        return why_not_spend(state, seat, action - SPEND)
    if action >= POINT:
        return why_not_point(state, seat)
    if action >= EFFECT:
        return why_not_resolve(state, action - EFFECT)
    if action >= LAY:
        return why_not_lay(state, seat, action - LAY)
    if action >= ALLY:
        return why_not_ally(state, seat, action - ALLY)
    if action >= PAY:
        return why_not_pay(state, seat, action - PAY)
    if action >= SHIELD:
        return why_not_shield(state, seat, action - SHIELD + 1)
    if action >= TURN:
        return why_not_turn(state, seat, (action - TURN) // PIPS, (action - TURN) % PIPS + 1)
    if action >= GATHER:
        return why_not_gather(state, seat, action - GATHER)
    if action >= BESIDE:
        return why_not_species(state, seat, action - BESIDE)
    if action >= USE:
        return why_not_crane(state, action - USE + FIRST_BUILDING)
    if action >= FETCH:
        return why_not_fetch(state, seat, action - FETCH + FIRST_BLACK)
    if action >= SITE:
        if kind_of(state.asked()) == ASK_COURT:
            return why_not_court(state, seat, action - SITE)
        return why_not_site(state, seat, action - SITE)
    if action >= DROP:
        return why_not_drop(state, seat, action - DROP + 1)
    if action >= PICK:
        return why_not_pick(state, seat, (action - PICK) // (KINDS - 1), (action - PICK) % (KINDS - 1) + 1)
    if action >= STORE:
        return why_not_store(state)
    return why_not_hire(state, seat)


def why_not_stop(state: Burgundy, asked: i64, action: i64) -> Reason | None:
    """B3.1. A turn ends only without pending effects. B5.5. Effects may be skipped, other questions may not."""
    if action == END:
        if asked != ASK_TURN:
            return reason("other-question", question=QUESTION_NAMES[asked])
        return reason("effects-wait", waiting=state.annex.waiting) if state.annex.waiting else None
    assert action == SKIP
    if asked == ASK_TURN:
        return reason("nothing-to-skip")
    if is_uninterrupted(asked) or asked in (ASK_LOAD, ASK_KEEP, ASK_GEESE, ASK_SPEND):
        return reason("must-answer", question=QUESTION_NAMES[asked])
    return None
