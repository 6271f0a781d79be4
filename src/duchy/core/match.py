"""Matches: one game played from its start to its end, checked at the gate, recorded, taken back."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in


def playout(game: Game, state: State, rng: Rng) -> i64:
    """Play a state to its end with random actions, all equally likely; return the number of decisions."""
    out = vec[i64]([0] * game.actions)
    weights = vec[i64]([0] * game.actions)
    decisions: i64 = 0
    while True:
        acting = game.to_act(state)
        if acting == 0:
            return decisions
        if acting == CHANCE_ACTS:
            count = game.outcomes(state, out, weights)
            game.apply(state, CHANCE, out[pick(rng, weights, count)])
        else:
            seat = first_in(acting)
            count = game.legal(state, seat, out)
            game.apply(state, seat, out[rng.below(count)])
            decisions += 1


def pick(rng: Rng, weights: vec[i64], count: i64) -> i64:
    """Choose an index by its weight."""
    total: i64 = 0
    for index in range(count):
        total += weights[index]
    number = rng.below(total)
    for index in range(count):
        number -= weights[index]
        if number < 0:
            return index
    raise AssertionError(total)
