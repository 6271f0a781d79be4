"""Quick bots play all seats but one, up to the decisions of that seat."""

import pytest

from duchy.bots.registry import BOTS, bot
from duchy.bots.sparring import NOTHING_YET, Sparring, is_quick
from duchy.core.reason import Refusal
from duchy.games import game_names, load


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("own", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_the_others_act_until_the_own_seat_has_to(name: str, own: int) -> None:
    game = load(name)
    state, out, weights = game.initial({}), game.buffer(), game.buffer()
    sparring = Sparring(game, [bot("greedy", name, 0), bot("random", name, 0)])
    action, answers = NOTHING_YET, 0
    while not sparring.over:
        sparring.answer(state, own, action, sparring.steps, out, weights, 5, 6)
        if not sparring.over:
            assert sparring.seat == own
            assert [out.items[place] for place in range(sparring.legal)] == game.legal_actions(state, own)
            action = out.items[0]
        answers += 1
    assert answers > 30
    assert sparring.steps > answers
    assert game.acting(state) == []


def test_bots_that_search_do_not_spar() -> None:
    assert [name for name in BOTS if is_quick(bot(name, "burgundy", 0))] == ["random", "greedy"]
    with pytest.raises(Refusal, match="steward cannot spar"):
        Sparring(load("burgundy"), [bot("greedy", "burgundy", 0), bot("steward", "burgundy", 0)])
