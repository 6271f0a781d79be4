"""Our environments pass the tests of PettingZoo and Gymnasium, with several sets of options."""

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as check_saving

from duchy.core.batch import MARGIN, POINTS
from duchy.core.reason import Refusal
from duchy.games import game_names
from duchy.research import gymnasium as ours
from duchy.research import pettingzoo
from duchy.research.rewards import standings

CASES: Final[dict[str, dict[str, Any]]] = {
    "burgundy": {"game": "burgundy"},
    "burgundy-hidden": {"game": "burgundy", "players": 3, "duchies": "boards", "start": "hidden", "reward": "score"},
    "burgundy-teams": {
        "game": "burgundy",
        "players": 4,
        "teams": "yes",
        "shields": "yes",
        "trade_routes": "yes",
        "inns": "yes",
    },
    "kingdom": {"game": "kingdom", "reward": "score"},
    "kingdom-advisors": {"game": "kingdom", "module": "advisors"},
}
ALONE: Final[dict[str, dict[str, Any]]] = {
    "burgundy-alone": {"game": "burgundy", "players": 1},
    "kingdom-scenario": {"game": "kingdom", "players": 1, "scenario": 3, "reward": "score"},
    "burgundy-greedy": {"game": "burgundy", "opponent": "greedy", "reward": "score"},
    "kingdom-second": {"game": "kingdom", "opponent": "random", "seat": 1},
}


def maker(case: dict[str, Any]) -> Callable[..., Any]:
    """Return a factory of environments for PettingZoo's tests."""

    def make(render_mode: str | None = None) -> Any:  # noqa: ANN401
        return pettingzoo.env(render_mode=render_mode, **case)

    return make


@pytest.fixture
def _lenient() -> Any:  # noqa: ANN401
    """Ignore warnings of PettingZoo and Gymnasium about preferences: rows are neither images nor floats."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.usefixtures("_lenient")
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_pettingzoos_tests_pass(case: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make = maker(case)
    api_test(make(), num_cycles=40)
    seed_test(make, num_cycles=30)
    monkeypatch.chdir(tmp_path)
    check_saving(make())


@pytest.mark.usefixtures("_lenient")
@pytest.mark.parametrize("name", game_names())
def test_an_environment_can_be_rendered(name: str) -> None:
    render_test(maker({"game": name}))
    env = pettingzoo.env(name, render_mode="ansi")
    env.reset(seed=3)
    assert "> player" in str(env.render())


@pytest.mark.usefixtures("_lenient")
@pytest.mark.parametrize("case", ALONE.values(), ids=ALONE)
def test_gymnasiums_checks_pass(case: dict[str, Any]) -> None:
    env = gymnasium.make(
        ours.IDS[case["game"]], disable_env_checker=True, **{k: v for k, v in case.items() if k != "game"}
    )
    check_env(env.unwrapped, skip_render_check=True)


def finished(env: Any, seed: int) -> Any:  # noqa: ANN401
    """Play a game at random; return each agent's total reward."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        action = None
        if not (termination or truncation):
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
    return got


@pytest.mark.parametrize("case", [CASES["burgundy"], CASES["kingdom-advisors"]], ids=["burgundy", "kingdom"])
def test_the_result_follows_from_the_places(case: dict[str, Any]) -> None:
    env = pettingzoo.raw_env(**case, reward="result")
    got = finished(env, 11)
    places = env.play.game.places(env.play.state)
    assert [got[agent] for agent in env.possible_agents] == [1.0 if place == 1 else -1.0 for place in places]


@pytest.mark.parametrize(("reward", "kind"), [("margin", MARGIN), ("score", MARGIN), ("points", POINTS)])
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "teams": True}, {"players": 1}])
def test_rewards_add_up_to_points_or_to_the_lead(reward: Any, kind: int, options: dict[str, Any]) -> None:  # noqa: ANN401
    env = pettingzoo.raw_env("burgundy", reward=reward, **options)
    env.reset(seed=5)
    play = env.play
    start = standings(play.game.scores(play.state), play.sides, kind)
    got = finished(env, 5)
    end = standings(play.game.scores(play.state), play.sides, kind)
    assert [last - first for last, first in zip(end, start, strict=True)] == list(got.values())
    assert any(got.values())


def test_standings_are_those_of_sides() -> None:
    teams = [[0, 2], [1, 3]]
    assert [40, 60, 40, 60] == standings([10, 20, 30, 40], teams, POINTS)
    assert [-20, 20, -20, 20] == standings([10, 20, 30, 40], teams, MARGIN)
    assert [-20, -10, 10] == standings([10, 20, 30], [[0], [1], [2]], MARGIN)
    assert [7] == standings([7], [[0]], MARGIN)


def test_teams_win_and_lose_as_one_side() -> None:
    env = pettingzoo.raw_env("burgundy", reward="result", players=4, teams=True)
    got = finished(env, 3)
    assert [got["player_0"], got["player_1"]] == [got["player_2"], got["player_3"]]
    assert {1.0, -1.0} == set(got.values())


def test_quests_between_random_players_have_no_winner() -> None:
    """That is why the result is not the default reward."""
    env = pettingzoo.raw_env("kingdom", reward="result")
    assert {-1.0} == set(finished(env, 1).values())
    assert {0.0} != set(finished(pettingzoo.raw_env("kingdom"), 2).values())


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    env = pettingzoo.raw_env("burgundy")
    env.reset(seed=1)
    with pytest.raises(Refusal, match="may not do"):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    alone = ours.DuchyEnv("burgundy", players=1)
    seen, _ = alone.reset(seed=1)
    _, reward, over, _, info = alone.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["refused"]


@pytest.mark.parametrize("wrong", [{"reward": "gold"}, {"render_mode": "smoke"}, {"players": 9}])
def test_wrong_arguments_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        pettingzoo.env("burgundy", **wrong)


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"opponent": "nobody"}, {"render_mode": "smoke"}])
def test_wrong_arguments_of_gymnasium_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        ours.DuchyEnv("burgundy", **wrong)
