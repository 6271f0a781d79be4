"""Proofs: the value of every action in a position near the end of a game, by exhaustive search."""

from functools import lru_cache
from typing import Final, cast

from duchy.core.game import CHANCE, Game, State
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.search.searching import case_of
from tests.contract.play import Numbers, take_lively

ROUGH: Final = case_of("burgundy:2019-2p-duchy1")


@lru_cache
def last_round(seed: int) -> State:
    """Play roughly to the last turn of the player who goes first, with one die left: the other's whole turn follows."""
    game, state, numbers = ROUGH.witness.game, ROUGH.begin(), Numbers(seed)
    while True:
        burgundy, acting = cast(Burgundy, state), game.acting(state)
        last = burgundy.phase == 4 and burgundy.round == 4 and burgundy.turn == 0 and acting != [CHANCE]
        if last and 1 == sum(1 for die in burgundy.seats[acting[0]].dice if die == 0):
            return state
        take_lively(ROUGH, state, numbers)


def worth(game: Game, state: State, seat: int, least: float = float("-inf"), most: float = float("inf")) -> float:
    """Return a seat's expected lead at the end if everyone plays perfectly.

    A value outside `least` to `most` may be inexact: such a line is never chosen.
    """
    acting = game.acting(state)
    if not acting:
        return ahead(game, state, seat)
    if acting == [CHANCE]:
        chances = game.chances(state)
        total = sum(weight for _, weight in chances)
        return sum(weight * worth(game, after(game, state, CHANCE, one), seat) for one, weight in chances) / total
    actor = acting[0]
    best = float("-inf") if actor == seat else float("inf")
    for action in game.legal_actions(state, actor):
        value = worth(game, after(game, state, actor, action), seat, least, most)
        if actor == seat:
            best = max(best, value)
            least = max(least, best)
        else:
            best = min(best, value)
            most = min(most, best)
        if least >= most:
            break
    return best


def proved(game: Game, state: State, seat: int) -> dict[str, float]:
    """Return the value of each action of a seat by its notation, best first."""
    values = {
        game.notation(action): worth(game, after(game, state, seat, action), seat)
        for action in game.legal_actions(state, seat)
    }
    return dict(sorted(values.items(), key=lambda one: -one[1]))


def after(game: Game, state: State, seat: int, action: int) -> State:
    """Return the position after an action or an outcome."""
    end = state.copy()
    game.apply(end, seat, action)
    return end


def ahead(game: Game, state: State, seat: int) -> float:
    """Return a seat's lead over the best other seat; in solo games its points."""
    scores = game.scores(state)
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others)) if others else float(scores[seat])
