"""Both games pass OpenSpiel's tests, and OpenSpiel's bots play them unchanged."""

import copy
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


def test_the_information_state_is_a_tensor_too() -> None:
    one, other = (play_randomly("duchy_kingdom", "module:none", 60, seed) for seed in (1, 2))
    tensor, features = one.information_state_tensor(0), len(one.observation_tensor(0))
    assert tensor[:features] == one.observation_tensor(0)
    assert len(tensor) == features + openspiel.DIGEST == one.get_game().information_state_tensor_size()
    assert tensor[features:] != other.information_state_tensor(0)[features:]
    assert tensor == one.clone().information_state_tensor(0)


def test_options_are_read_as_they_are_written() -> None:
    for text in ("players:3;duchies:1&4&7", "players:3;duchies:1,4,7", "players=3; duchies=1&4&7"):
        assert {"players": "3", "duchies": "1,4,7"} == openspiel.options_of(text, "burgundy")
        game = pyspiel.load_game("duchy_burgundy", {"options": text})
        assert "duchy_burgundy(options=players:3;duchies:1&4&7,reward=result)" == str(game)
        assert str(pyspiel.load_game(str(game))) == str(game)
    known = pyspiel.load_game("duchy_burgundy(options=players:3;duchies:1&4&7)")
    assert str(known) == str(openspiel.load_game("burgundy", players=3, duchies=[1, 4, 7]))
    assert 4 == openspiel.load_game("burgundy", players=4, teams=True).num_players()


@pytest.mark.parametrize(
    ("given", "options"),
    [
        ("duchy_burgundy(players=3,duchies=1&4&7)", "players:3;duchies:1&4&7"),
        ("duchy_burgundy(teams=True,players=4)", "players:4;teams:yes"),
        ("duchy_burgundy(players=2,options=players:3)", "players:3"),
        ("duchy_kingdom(module=menaces,menaces=rats&thieves)", "module:menaces;menaces:rats&thieves"),
        ("duchy_kingdom(players=1,scenario=3)", "players:1;scenario:3"),
    ],
)
def test_every_option_is_a_parameter_with_its_own_type(given: str, options: str) -> None:
    game = pyspiel.load_game(given)
    assert str(game) == f"{given.partition('(')[0]}(options={options},reward=result)"
    assert str(game) == str(pyspiel.load_game(str(game))) == str(copy.deepcopy(game))


def test_parameters_may_come_as_a_dictionary_and_wrong_ones_are_answered_with_the_right_ones() -> None:
    game = pyspiel.load_game("duchy_burgundy", {"players": 3, "inns": True, "duchies": "1,4,7"})
    assert "duchy_burgundy(options=players:3;duchies:1&4&7;inns:yes,reward=result)" == str(game)
    with pytest.raises(OptionError, match="option players: 9 is not one of 2, 3, 4, 1"):
        openspiel.CLASSES["burgundy"]({"players": 9})
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'duchies:3.*duchies, edition, .*players"):
        pyspiel.load_game("duchy_burgundy(options=players:3,duchies:3)")


@pytest.mark.parametrize("wrong", ["players:7", "players:3,teams:no", "players", "seats:3"])
def test_wrong_options_are_answered_with_the_right_form(wrong: str) -> None:
    with pytest.raises(OptionError, match=r"write options as in players:3;duchies:1&4&7"):
        openspiel.CLASSES["burgundy"]({"options": wrong})


def test_what_openspiel_cannot_carry_is_refused() -> None:
    with pytest.raises(OptionError, match="as sets and drawings have"):
        openspiel.load_game("burgundy", drawings="a (b)")


@pytest.mark.parametrize(("reward", "expected"), [("result", [1.0, -1.0]), ("points", None), ("margin", None)])
def test_the_end_is_worth_the_result_or_the_points(reward: str, expected: list[float] | None) -> None:
    game = pyspiel.load_game("duchy_kingdom", {"options": "module:none", "reward": reward})
    state, rng = game.new_initial_state(), np.random.default_rng(5)
    while not state.is_terminal():
        assert [0.0, 0.0] == state.returns()
        state.apply_action(int(rng.choice(state.legal_actions())))
    points = game.rules.scores(state.moment.state)
    if reward == "points":
        assert points == state.returns()
    elif reward == "margin":
        assert [points[0] - points[1], points[1] - points[0]] == state.returns()
    else:
        assert sorted(expected or []) == sorted(state.returns())
