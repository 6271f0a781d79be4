"""Both games pass OpenSpiel's tests, and OpenSpiel's bots play them unchanged."""

from typing import Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from duchy.core.reason import OptionError
from duchy.research import openspiel

GAMES: Final = [
    ("duchy_burgundy", "players:1;inns:yes"),
    ("duchy_kingdom", "players:1;scenario:2"),
    ("duchy_burgundy", ""),
    ("duchy_burgundy", "players:3;duchies:boards;start:hidden"),
    ("duchy_kingdom", ""),
    ("duchy_kingdom", "module:menaces;menaces:rats&thieves"),
]
"""The first two are short."""


@pytest.mark.parametrize(
    ("name", "options"), [*GAMES[:2], *(pytest.param(*game, marks=pytest.mark.slow) for game in GAMES[2:])]
)
def test_openspiels_tests_pass(name: str, options: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(name, {"options": options})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert capfd.readouterr()


def play_randomly(name: str, options: str, plies: int, seed: int) -> pyspiel.State:
    """Play some plies at random."""
    state = pyspiel.load_game(name, {"options": options}).new_initial_state()
    rng = np.random.default_rng(seed)
    while plies and not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
        plies -= 1
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def test_a_copy_is_independent() -> None:
    state = play_randomly("duchy_kingdom", "", 90, 4)
    copy = state.clone()
    assert str(copy) == str(state)
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert (str(state), state.history()) == (before, copy.history()[:-1])


@pytest.mark.parametrize("plies", [30, 60, 75])
def test_a_resampled_state_looks_the_same_to_the_seat(plies: int) -> None:
    state = play_randomly("duchy_kingdom", "module:advisors", plies, plies)
    player = state.current_player()
    rng = np.random.default_rng(1)
    others = [state.resample_from_infostate(player, rng.random) for _ in range(4)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert len({str(other) for other in others}) > 1


def test_information_states_distinguish_histories() -> None:
    one, other = (play_randomly("duchy_burgundy", "", plies, 9) for plies in (150, 153))
    assert one.information_state_string(0) != other.information_state_string(0)
    assert np.array(one.observation_tensor(0)).max() > 1
    assert one.observation_string(0) in one.information_state_string(0)


def test_openspiels_bots_play() -> None:
    state = play_randomly("duchy_kingdom", "", 80, 2)
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    searcher = mcts.MCTSBot(state.get_game(), 2.0, 3, evaluator, random_state=rng)
    assert searcher.step(state) in state.legal_actions()
    imaginer = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 3, random_state=rng)
    assert imaginer.step(state) in state.legal_actions()


def test_an_openspiel_learner_finds_its_environment() -> None:
    env = rl_environment.Environment(pyspiel.load_game("duchy_burgundy"))
    step = env.reset()
    player = step.observations["current_player"]
    assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
    step = env.step([step.observations["legal_actions"][player][0]])
    assert not step.last()


def test_wrong_options_are_refused() -> None:
    assert {"players": "3", "duchies": "1,4,7"} == openspiel.options_of("players:3;duchies:1&4&7")
    with pytest.raises(OptionError):
        openspiel.CLASSES["kingdom"]({"options": "players:7"})
