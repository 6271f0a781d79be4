"""Thousands of random games: no invariant breaks, and no seat wins more than its share."""

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.core.match import playout
from tests.contract.play import Numbers, take_lively, text_of_state
from tests.contract.witnesses import CASES, FEW_CASES, WITNESSES, Case, title

PLAYOUTS = 10
"""For each case: more than a thousand in all."""


@pytest.mark.parametrize("case", FEW_CASES[::3], ids=title)
def test_chance_draws_from_its_list_by_weight(case: Case) -> None:
    game, state, numbers = case.witness.game, case.begin(), Numbers(8)
    out, weights = game.buffer(), game.buffer()
    for seed in range(150):
        if game.acting(state) == [CHANCE]:
            drawn = game.draw(state, Rng(seed), out, weights)
            listed = game.outcomes(state, out, weights)
            assert drawn == out.items[Rng(seed).pick_weighted(weights, listed)]
        if game.acting(state):
            take_lively(case, state, numbers)


EVERY_CASE = [pytest.param(case, id=title(case)) for case in CASES]


@pytest.mark.slow
@pytest.mark.parametrize("case", EVERY_CASE)
def test_random_games_end_with_every_invariant_kept(case: Case) -> None:
    game, witness = case.witness.game, case.witness
    box = witness.pieces(case.begin())
    for seed in range(PLAYOUTS):
        state = case.begin()
        assert 0 < playout(game, state, Rng(seed)) <= witness.longest(state)
        witness.check(state)
        assert [] == [name for name, left in witness.pieces(state).items() if not 0 <= left <= box[name]]
        witness.check_places(state)
        assert text_of_state(game, state) == text_of_state(game, game.read(game.write(state)))


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES[::4], ids=title)
def test_eventful_games_keep_every_invariant_on_the_way(case: Case) -> None:
    game, witness = case.witness.game, case.witness
    for seed in range(3):
        state, numbers = case.begin(), Numbers(seed)
        ply = 0
        while game.acting(state):
            take_lively(case, state, numbers)
            ply += 1
            if ply % 7 == 0:
                witness.check(state)
        witness.check(state)
        assert ply <= witness.longest(state)


@pytest.mark.slow
@pytest.mark.parametrize("name", WITNESSES)
def test_of_a_thousand_random_games_every_seat_wins_its_share(name: str) -> None:
    witness = WITNESSES[name]
    game = witness.game
    rng = Rng(1)
    wins = [0] * game.seats(game.initial(witness.fair()))
    for _ in range(1000):
        state = game.initial(witness.fair())
        playout(game, state, rng)
        witness.check(state)
        wins[game.places(state).index(1)] += 1
    fair = 1000 / len(wins)
    assert all(abs(won - fair) < 5 * fair**0.5 for won in wins)
