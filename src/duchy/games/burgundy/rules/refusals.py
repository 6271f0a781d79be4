"""Why an action is not legal now: finds the rule that decides and asks it (every chapter)."""

from mypy_extensions import i64

from duchy.core.game import CHANCE, CHANCE_ACTS, first_in
from duchy.core.reason import Reason
from duchy.games.burgundy.actions import (
    ACTIONS,
    BUY,
    DISCARD,
    END,
    FIRST,
    KEEP,
    LOAD,
    PLACE,
    SELL,
    SKIP,
    START,
    TAKE,
    WORKERS,
)
from duchy.games.burgundy.agenda import (
    ASK_DISCARD,
    ASK_KEEP,
    ASK_LOAD,
    ASK_START,
    ASK_START_HIDDEN,
    ASK_TURN,
    QUESTION_NAMES,
    kind_of,
)
from duchy.games.burgundy.components import FIRST_BLACK, GOODS, HEXES, SPACES, STORAGE
from duchy.games.burgundy.notation import notation
from duchy.games.burgundy.reasons import reason
from duchy.games.burgundy.rules.placing import why_not_place
from duchy.games.burgundy.rules.purchase import why_not_buy
from duchy.games.burgundy.rules.selling import why_not_sell
from duchy.games.burgundy.rules.setup import why_not_start
from duchy.games.burgundy.rules.ships import why_not_keep, why_not_load
from duchy.games.burgundy.rules.storage import why_not_discard
from duchy.games.burgundy.rules.taking import why_not_take
from duchy.games.burgundy.rules.workers import why_not_workers
from duchy.games.burgundy.state import Burgundy


def why_not(state: Burgundy, seat: int, action: int, acting: i64, outcomes: list[int]) -> Reason | None:
    """B2.3, B3.1. Say why a seat may not do something now; `None` when it may.

    acting: the seats that have to act, as bits. outcomes: what chance may decide now.
    """
    if not 0 <= action < ACTIONS:
        return reason("no-such-action", action=action)
    if seat != CHANCE and not 0 <= seat < int(state.variant.players):
        return reason("no-such-seat", seat=seat + 1, players=state.variant.players)
    if acting == 0:
        return reason("game-over")
    if not acting >> seat & 1:
        return reason("seats-first") if seat == CHANCE else why_not_now(state, acting)
    if seat == CHANCE:
        if action in outcomes:
            return None
        return reason("not-an-outcome", action=notation(action), question=QUESTION_NAMES[kind_of(state.asked())])
    return why_not_act(state, seat, action)


def why_not_now(state: Burgundy, acting: i64) -> Reason:
    """B2.3. It is somebody else's move."""
    if acting == CHANCE_ACTS:
        return reason("chance-first")
    if kind_of(state.asked()) == ASK_START_HIDDEN:
        return reason("already-chosen")
    return reason("not-your-turn", turn=first_in(acting) + 1)


def why_not_act(state: Burgundy, seat: i64, action: i64) -> Reason | None:
    """B3.1. Ask the rule of the action."""
    asked = kind_of(state.asked())
    if action >= FIRST:
        return reason("chance-decides")
    if action >= START:
        return why_not_start(state, seat, action)
    if asked in (ASK_START, ASK_START_HIDDEN):
        return reason("other-question", question=QUESTION_NAMES[asked])
    if action >= DISCARD:
        return why_not_discard(state)
    if action >= KEEP:
        return why_not_keep(state, seat, action - KEEP)
    if action >= LOAD:
        return why_not_load(state, seat, action - LOAD)
    if action >= BUY:
        return why_not_buy(state, seat, (action - BUY) // SPACES, (action - BUY) % SPACES)
    if action >= SELL:
        return why_not_sell(state, seat, (action - SELL) // GOODS, (action - SELL) % GOODS)
    if action >= PLACE:
        tile = action - PLACE
        return why_not_place(state, seat, tile // (STORAGE * HEXES), tile // HEXES % STORAGE, tile % HEXES)
    if action >= TAKE:
        return why_not_take(state, seat, (action - TAKE) // FIRST_BLACK, (action - TAKE) % FIRST_BLACK)
    if action >= WORKERS:
        return why_not_workers(state, seat, action - WORKERS)
    return why_not_stop(asked, action)


def why_not_stop(asked: i64, action: i64) -> Reason | None:
    """B3.1. A turn ends when no effect waits. B5.5. Effects may be skipped, other questions may not."""
    if action == END:
        return None if asked == ASK_TURN else reason("other-question", question=QUESTION_NAMES[asked])
    assert action == SKIP
    if asked == ASK_TURN:
        return reason("nothing-to-skip")
    if asked in (ASK_LOAD, ASK_KEEP, ASK_DISCARD):
        return reason("must-answer", question=QUESTION_NAMES[asked])
    return None
