"""Why an action is not legal now: finds the rule that decides and asks it (every chapter)."""

from mypy_extensions import i64

from duchy.core.game import CHANCE, CHANCE_ACTS, first_in
from duchy.core.reason import Reason
from duchy.games.kingdom.actions import (
    ACTIONS,
    ALCHEMY,
    BUILD,
    CATCH,
    COLOUR,
    CONVERT,
    COVER,
    CUBE,
    DUCHY,
    FIGHT,
    FIGHT_SITE,
    FIND,
    FREEZE,
    FREEZE_DRAFTED,
    KEEP,
    LOSE,
    OFFER,
    PICK,
    RECYCLE,
    SCRAP,
    SEARCH,
    SOLDIER,
    SPY,
    SUBSTITUTE,
    TAKE,
    TASK,
    USE,
    block_of,
)
from duchy.games.kingdom.box.components import AREAS, FACES, PLACES, SUBSTITUTED, TASKS
from duchy.games.kingdom.rules.advisors import why_not_keep, why_not_use
from duchy.games.kingdom.rules.anytime import is_any_time
from duchy.games.kingdom.rules.battle import why_not_catch, why_not_fight, why_not_thaw
from duchy.games.kingdom.rules.chance import is_outcome
from duchy.games.kingdom.rules.construction import (
    why_not_convert,
    why_not_cube,
    why_not_scrap,
    why_not_station,
    why_not_substitute,
)
from duchy.games.kingdom.rules.draft import why_not_find, why_not_offer, why_not_search, why_not_take
from duchy.games.kingdom.rules.legal import to_act
from duchy.games.kingdom.rules.menaces import why_not_colour, why_not_cover, why_not_freeze, why_not_lose
from duchy.games.kingdom.rules.offers import why_not_pick, why_not_spy
from duchy.games.kingdom.rules.planning import why_not_plan
from duchy.games.kingdom.rules.quests import why_not_task
from duchy.games.kingdom.rules.reasons import reason
from duchy.games.kingdom.state.agenda import ASK_BATTLE, ASK_END, ASK_PLAN, ASK_STEP, QUESTION_NAMES, kind_of
from duchy.games.kingdom.state.state import Kingdom


def refusal(state: Kingdom, seat: int, action: int) -> Reason | None:
    """K2.2, K3.1. Return why a seat or chance may not do something now; `None` when it may."""
    if not 0 <= action < ACTIONS:
        return reason("no-such-action", action=action)
    players = int(state.variant.players)
    if seat != CHANCE and not 0 <= seat < players:
        return reason("no-such-seat", seat=seat + 1, players=players)
    acting = to_act(state)
    if acting == 0:
        return reason("game-over")
    if not acting >> seat & 1:
        return why_not_now(acting)
    if seat == CHANCE:
        if is_outcome(state, action):
            return None
        return reason("not-an-outcome", do=block_of(action).do, question=QUESTION_NAMES[kind_of(state.chance)])
    if action >= DUCHY:
        return reason("chance-decides")
    return why_not_act(state, seat, action)


def why_not_now(acting: i64) -> Reason:
    """K2.2. Someone else must act first."""
    if acting == CHANCE_ACTS:
        return reason("chance-first")
    return reason("not-your-turn", turn=first_in(acting) + 1)


def why_not_act(state: Kingdom, index: i64, action: i64) -> Reason | None:
    """Ask the chapter that decides about the action."""
    asked = kind_of(state.seats[index].asked())
    if is_addition(action):
        if not is_any_time(asked) and not (asked == ASK_END and USE <= action < KEEP):
            return reason("other-question", question=QUESTION_NAMES[asked])
        return why_not_addition(state, index, action)
    if action >= PICK:
        return why_not_rare(state, index, action)
    if action >= ALCHEMY:
        return why_not_cube(state, index, action - CUBE)
    if action >= RECYCLE:
        return why_not_plan(state, index, action - RECYCLE, building=False)
    if action >= BUILD:
        return why_not_plan(state, index, action - BUILD, building=True)
    if action >= OFFER:
        return why_not_offer(state, index, (action - OFFER) // (AREAS * FACES), (action - OFFER) % FACES)
    if action >= SEARCH:
        return why_not_search(state, index, action - SEARCH)
    if action >= TAKE:
        return why_not_take(state, index)
    return why_not_done(state, index, asked)


def is_addition(action: i64) -> bool:
    """K4.5. Return whether an action may be done at any time."""
    return SUBSTITUTE <= action < PICK or TASK <= action < KEEP or action in (CONVERT, SPY)


def why_not_addition(state: Kingdom, index: i64, action: i64) -> Reason | None:
    """K4.5, K4.6, K7.3, K8.1, K5S.3. Ask the chapter of an action for any time."""
    if action == SPY:
        return why_not_spy(state, index)
    if action == CONVERT:
        return why_not_convert(state, index)
    if action >= USE:
        return why_not_use(state, index, action - USE)
    if action >= TASK:
        return why_not_task(state, index, (action - TASK) // TASKS, (action - TASK) % TASKS)
    if action >= SCRAP:
        return why_not_scrap(state, index, action - SCRAP)
    if action >= SOLDIER:
        return why_not_station(state, index, action - SOLDIER)
    return why_not_substitute(state, index, (action - SUBSTITUTE) // SUBSTITUTED, (action - SUBSTITUTE) % SUBSTITUTED)


def why_not_rare(state: Kingdom, index: i64, action: i64) -> Reason | None:
    """K5S to K7. Ask the chapter of an action of the modules or of solo games."""
    if action >= KEEP:
        return why_not_keep(state, index, action - KEEP)
    if action >= CATCH:
        return why_not_catch(state, index, action - CATCH)
    if action >= FIGHT_SITE:
        return why_not_thaw(state, index, action - FIGHT_SITE)
    if action >= FIGHT:
        return why_not_fight(state, index, action - FIGHT)
    if action >= COLOUR:
        return why_not_colour(state, index, action - COLOUR)
    if action >= COVER:
        return why_not_cover(state, index, action - COVER)
    if action >= FREEZE_DRAFTED:
        return why_not_freeze(state, index, -1, action - FREEZE_DRAFTED)
    if action >= FREEZE:
        return why_not_freeze(state, index, action - FREEZE, -1)
    if action >= LOSE:
        return why_not_lose(state, index, action - LOSE)
    if action >= FIND:
        return why_not_find(state, index, action - FIND)
    return why_not_pick(state, index, (action - PICK) // PLACES, (action - PICK) % PLACES)


def why_not_done(state: Kingdom, index: i64, asked: i64) -> Reason | None:
    """K3.1. Planning ends when no drafted card is left. K4.3. A step ends when every cube is placed."""
    if asked == ASK_PLAN:
        left = int(state.seats[index].drafts)
        return reason("cards-left", cards=left) if left else None
    return (
        None if asked in (ASK_STEP, ASK_BATTLE, ASK_END) else reason("other-question", question=QUESTION_NAMES[asked])
    )
