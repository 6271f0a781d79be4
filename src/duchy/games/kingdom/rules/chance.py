"""What chance can draw: the one place that knows the outcomes of every question to chance (K1.1, K2.1, K5S.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.games.kingdom.actions import ACTIONS, CARD
from duchy.games.kingdom.rules.danger import list_dangers
from duchy.games.kingdom.rules.setup import list_advisors, list_duchies
from duchy.games.kingdom.state.agenda import ASK_ADVISOR, ASK_DANGER, ASK_DANGER_DRAFTED, ASK_DUCHY, kind_of
from duchy.games.kingdom.state.state import Kingdom


def outcomes(state: Kingdom, out: vec[i64], weights: vec[i64]) -> i64:
    """List the possible outcomes and their weights; return their number."""
    asked = kind_of(state.chance)
    if asked in (ASK_DANGER, ASK_DANGER_DRAFTED):
        return list_dangers(state, out, weights)
    if asked == ASK_DUCHY:
        return list_duchies(state, out, weights)
    if asked == ASK_ADVISOR:
        return list_advisors(state, out, weights)
    return list_deck(state, out, weights)


def list_deck(state: Kingdom, out: vec[i64], weights: vec[i64]) -> i64:
    """K2.1. The next card of the deck is any that is left in it, each copy equally likely."""
    deck = state.deck
    count: i64 = 0
    for kind in range(state.variant.cards.kinds):
        left = i64(deck[kind])
        if left:
            out[count] = CARD + kind
            weights[count] = left
            count += 1
    return count


def draw_id(state: Kingdom) -> i64:
    """Identify the draw by its question: the kind, and the seat or place it is for."""
    return state.chance


def is_outcome(state: Kingdom, outcome: int) -> bool:
    """Return whether chance can decide this now."""
    out = vec[i64]([0] * ACTIONS)
    weights = vec[i64]([0] * ACTIONS)
    return any(out[place] == outcome for place in range(outcomes(state, out, weights)))
