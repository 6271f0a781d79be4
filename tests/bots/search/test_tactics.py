"""Positions near the end of a game, with a best move proved by exhaustive search."""

from typing import cast

import pytest

from duchy.bots.registry import bot
from duchy.core.game import CHANCE, Game, State
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.search.searching import case_of, player_of
from tests.contract.play import Numbers, take_lively

CASE = case_of("burgundy:2019-2p-duchy1")
GAME = CASE.witness.game


def last_turn(seed: int) -> State:
    """Play to the middle of the last turn of a game: no chance and no other player follows."""
    state, numbers = CASE.begin(), Numbers(seed)
    while True:
        burgundy = cast(Burgundy, state)
        last = burgundy.phase == 4 and burgundy.round == 4 and burgundy.turn == burgundy.variant.players - 1
        if last and GAME.acting(state) not in ([], [CHANCE]) and 0 in list(burgundy.seats[GAME.acting(state)[0]].dice):
            return state
        take_lively(CASE, state, numbers)


def ahead(state: State, seat: int) -> int:
    """Return a seat's lead."""
    scores = GAME.scores(state)
    return scores[seat] - scores[1 - seat]


def best_end(game: Game, state: State, seat: int) -> int:
    """Search every line to the end of the game."""
    if not game.acting(state):
        return ahead(state, seat)
    ends = []
    for action in game.legal_actions(state, seat):
        after = state.copy()
        game.apply(after, seat, action)
        ends.append(best_end(game, after, seat))
    return max(ends)


@pytest.mark.parametrize("seed", [1, 2, 3, 5, 8])
def test_at_the_end_of_a_game_the_search_finds_the_best_line(seed: int) -> None:
    state = last_turn(seed)
    seat = GAME.acting(state)[0]
    best = best_end(GAME, state, seat)
    player = player_of(CASE, seed)
    while GAME.acting(state):
        GAME.apply(state, seat, player.choose(GAME, state, seat))
    assert best == ahead(state, seat)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["steward", "chancellor", "duke"])
@pytest.mark.parametrize("seed", range(20, 26))
def test_every_searching_level_finds_it_too(name: str, seed: int) -> None:
    state = last_turn(seed)
    seat = GAME.acting(state)[0]
    best = best_end(GAME, state, seat)
    player = bot(name, "burgundy", seed)
    while GAME.acting(state):
        GAME.apply(state, seat, player.choose(GAME, state, seat))
    assert best == ahead(state, seat)
