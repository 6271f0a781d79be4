"""Actions for any time: krystallium, soldiers, scrapping, tasks, advisors, spies (K4.5, K4.6, K7.3, K8.1).

Any time means whenever the seat is asked what to offer, what to take, how to plan, where a cube goes, or whether it is
done. **Ruling**: not between the parts of one effect, nor while menaces act, which come first.
"""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.kingdom.rules.advisors import list_uses
from duchy.games.kingdom.rules.battle import list_fights
from duchy.games.kingdom.rules.construction import list_additions, may_add
from duchy.games.kingdom.rules.offers import list_spies
from duchy.games.kingdom.rules.quests import list_tasks
from duchy.games.kingdom.state.agenda import (
    ASK_BATTLE,
    ASK_CUBE,
    ASK_END,
    ASK_OFFER,
    ASK_PLAN,
    ASK_STEP,
    ASK_TAKE,
    kind_of,
)
from duchy.games.kingdom.state.state import Kingdom

SCRATCH = vec[i64]([0] * 128)
"""A buffer for answers that are only counted."""


def is_any_time(asked: i64) -> bool:
    """K4.5. Return whether a question allows the actions for any time."""
    return asked in (ASK_OFFER, ASK_TAKE, ASK_PLAN, ASK_CUBE, ASK_STEP, ASK_BATTLE)


def list_anytime(state: Kingdom, index: i64, out: vec[i64], count: i64) -> i64:
    """K4.5, K4.6, K8.1, K7.3, K5S.3. List the actions for any time."""
    count = list_additions(state, index, out, count)
    variant = state.variant
    if variant.quests:
        count = list_tasks(state, index, out, count)
    if variant.advisors:
        count = list_uses(state, index, out, count)
    return list_spies(state, index, out, count)


def may_do_anything(state: Kingdom, index: i64) -> bool:
    """Return whether a seat whose only answer is 'done' has any other action."""
    seat = state.seats[index]
    variant = state.variant
    asked = kind_of(seat.asked())
    if asked != ASK_END:
        if may_add(state, index):
            return True
        if variant.quests and list_tasks(state, index, SCRATCH, 0):
            return True
        if asked == ASK_BATTLE and list_fights(state, index, SCRATCH, 0):
            return True
    return variant.advisors and list_uses(state, index, SCRATCH, 0) > 0
