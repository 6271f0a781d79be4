"""The random bot."""

from duchy.bots.random import RandomBot
from tests.bots.playing import GAME, first_decision


def test_every_legal_action_comes_up_about_equally_often() -> None:
    state, seat = first_decision({}, 1)
    legal = GAME.legal_actions(state, seat)
    player = RandomBot(1)
    chosen = [player.choose(GAME, state, seat) for _ in range(300 * len(legal))]
    assert set(legal) == set(chosen)
    assert all(200 < chosen.count(action) < 400 for action in legal)


def test_same_seed_same_choices() -> None:
    state, seat = first_decision({}, 1)
    first, second = RandomBot(7), RandomBot(7)
    for _ in range(50):
        assert first.choose(GAME, state, seat) == second.choose(GAME, state, seat)
