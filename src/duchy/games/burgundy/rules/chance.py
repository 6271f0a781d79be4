"""What chance can draw: the one place that knows the outcomes of every question to chance (B1, B2)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.games.burgundy.actions import ACTIONS, PIPS, ROLL, WHITE
from duchy.games.burgundy.rules.rounds import draw_from_pile, list_goods, list_rolls, list_tiles, list_whites
from duchy.games.burgundy.rules.routes import list_cards
from duchy.games.burgundy.rules.setup import list_boards, list_duchies, list_firsts
from duchy.games.burgundy.rules.shields import list_arms
from duchy.games.burgundy.state.agenda import (
    ASK_ARMS,
    ASK_BOARD,
    ASK_CARD,
    ASK_DUCHY,
    ASK_FIRST,
    ASK_ROLL,
    ASK_TILE,
    ASK_WHITE,
    argument_of,
    kind_of,
)
from duchy.games.burgundy.state.state import Burgundy


def outcomes(state: Burgundy, out: vec[i64], weights: vec[i64]) -> i64:
    """List the possible outcomes and their weights; return their number."""
    asked = kind_of(state.asked())
    if asked == ASK_ROLL:
        return list_rolls(out, weights)
    if asked == ASK_TILE:
        return list_tiles(state, argument_of(state.asked()), out, weights)
    if asked == ASK_WHITE:
        return list_whites(out, weights)
    if asked == ASK_FIRST:
        return list_firsts(state, out, weights)
    if asked == ASK_DUCHY:
        return list_duchies(state, out, weights)
    if asked == ASK_BOARD:
        return list_boards(state, out, weights)
    if asked == ASK_CARD:
        return list_cards(state, out, weights)
    if asked == ASK_ARMS:
        return list_arms(state, out, weights)
    return list_goods(state, out, weights)


def draw(state: Burgundy, rng: Rng, out: Buffer, weights: Buffer) -> i64:
    """B2.1, B2.2. Draw one outcome: all rolls are equally likely, and so are all tiles in a pile."""
    asked = kind_of(state.asked())
    if asked == ASK_ROLL:
        return ROLL + rng.below(PIPS * PIPS)
    if asked == ASK_WHITE:
        return WHITE + rng.below(PIPS)
    if asked == ASK_TILE:
        return draw_from_pile(state, argument_of(state.asked()), rng)
    count = outcomes(state, out.items, weights.items)
    return out.items[rng.pick_weighted(weights, count)]


def draw_id(state: Burgundy) -> i64:
    """Identify the draw by its question: the kind, and the seat or space it is for."""
    return state.asked()


def is_outcome(state: Burgundy, outcome: int) -> bool:
    """Return whether chance can decide this now."""
    out = vec[i64]([0] * ACTIONS)
    weights = vec[i64]([0] * ACTIONS)
    return any(out[place] == outcome for place in range(outcomes(state, out, weights)))
