"""What a seat may do: the one place that knows the answers to every question (K2 to K8)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.game import CHANCE_ACTS
from duchy.games.kingdom.actions import DONE
from duchy.games.kingdom.rules.advisors import list_keeps, list_uses
from duchy.games.kingdom.rules.anytime import list_anytime
from duchy.games.kingdom.rules.battle import list_fights
from duchy.games.kingdom.rules.construction import list_cubes
from duchy.games.kingdom.rules.draft import list_finds, list_offers, list_takes
from duchy.games.kingdom.rules.menaces import list_colours, list_covers, list_freezes, list_losses
from duchy.games.kingdom.rules.offers import list_picks
from duchy.games.kingdom.rules.planning import list_plans
from duchy.games.kingdom.state.agenda import (
    ASK_BATTLE,
    ASK_CONVERT,
    ASK_CUBE,
    ASK_DISMISS,
    ASK_END,
    ASK_FIND,
    ASK_GIANT,
    ASK_GIFT,
    ASK_KEEP,
    ASK_OFFER,
    ASK_PLAN,
    ASK_SEARCH,
    ASK_SHADOW,
    ASK_SHIFT,
    ASK_SPY,
    ASK_STEP,
    ASK_TAKE,
    ASK_THEFT,
    NOTHING,
    kind_of,
)
from duchy.games.kingdom.state.seat import bit
from duchy.games.kingdom.state.state import Kingdom


def to_act(state: Kingdom) -> i64:
    """K3.1, K4.1, K6.2. Return who must act, as bits; in planning, production and battle both seats can be asked."""
    if state.chance != NOTHING:
        return CHANCE_ACTS
    seats = state.seats
    bits: i64 = 0
    for index in range(state.variant.players):
        if seats[index].depth:
            bits |= bit(index)
    return bits


def legal(state: Kingdom, index: i64, out: vec[i64]) -> i64:
    """List the legal actions of a seat that must act: its answers, then (K4.5) the actions for any time."""
    seat = state.seats[index]
    asked = kind_of(seat.asked())
    count: i64 = 0
    if asked == ASK_CUBE:
        count = list_cubes(state, index, out)
    elif asked == ASK_PLAN:
        count = list_plans(state, index, out)
        if seat.drafts == 0:
            out[count] = DONE
            count += 1
    elif asked == ASK_OFFER:
        count = list_offers(state, index, out)
    elif asked == ASK_TAKE:
        count = list_takes(state, out)
    elif asked == ASK_STEP:
        out[0] = DONE
        count = 1
    elif asked == ASK_BATTLE:
        out[0] = DONE
        count = list_fights(state, index, out, 1)
    else:
        return list_answers(state, index, asked, out)
    return list_anytime(state, index, out, count)


def list_answers(state: Kingdom, index: i64, asked: i64, out: vec[i64]) -> i64:
    """List the answers to a question that allows no other action meanwhile."""
    if asked in (ASK_SPY, ASK_SHIFT, ASK_DISMISS, ASK_SEARCH):
        return list_picks(state, index, out)
    if asked in (ASK_GIFT, ASK_CONVERT):
        return list_colours(state, index, out)
    if asked == ASK_FIND:
        return list_finds(state, out)
    if asked == ASK_SHADOW:
        return list_losses(state, index, out)
    if asked == ASK_GIANT:
        return list_freezes(state, index, out)
    if asked == ASK_THEFT:
        return list_covers(state, index, out)
    if asked == ASK_KEEP:
        return list_keeps(state, index, out)
    assert asked == ASK_END
    out[0] = DONE
    return list_uses(state, index, out, 1)
