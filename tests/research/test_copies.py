"""Copies of environments, states and batches play on exactly as the originals, in memory and pickled."""

import copy
import pickle
from collections.abc import Callable
from typing import Any, Final

import gymnasium
import numpy as np
import pyspiel
import pytest

from duchy.bots.bot import Bot
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.core.reason import Refusal
from duchy.games import load
from duchy.research import gymnasium as ours
from duchy.research import openspiel, pettingzoo
from duchy.research.batch import Batch
from duchy.research.opponents import Observation
from duchy.research.parallel import ParallelBatch

assert openspiel.CLASSES

Copier = Callable[[Any], Any]
COPIERS: Final[dict[str, Copier]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),  # noqa: S301  (our own)
}
OPTIONS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("burgundy", {}),
    ("burgundy", {"players": 3, "duchies": "boards", "start": "hidden", "inns": True}),
    ("burgundy", {"players": 4, "teams": True, "shields": True, "trade_routes": True}),
    ("burgundy", {"players": 1}),
    ("kingdom", {}),
    ("kingdom", {"module": "menaces"}),
    ("kingdom", {"module": "advisors"}),
    ("kingdom", {"players": 1, "scenario": 3}),
]

copiers = pytest.mark.parametrize("copied", COPIERS.values(), ids=COPIERS)


def some_action(mask: Any, rng: np.random.Generator) -> int:  # noqa: ANN401
    """Pick a legal action at random."""
    return int(rng.choice(np.flatnonzero(mask)))


@copiers
@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_a_state_plays_on(name: str, options: dict[str, Any], copied: Copier) -> None:
    game = load(name)
    state, rng, plies = game.initial(options), Rng(3), 0
    out, weights = game.buffer(), game.buffer()
    while acting := game.acting(state):
        if plies % 60 == 0:
            twin = copied(state)
            assert twin is not state
            assert twin.equals(state)
            assert game.legal_actions(state, acting[0]) == game.legal_actions(twin, acting[0])
            before = game.write(state)
            game.apply(twin, acting[0], game.legal_actions(twin, acting[0])[0])
            assert before == game.write(state)
        seat, legal = acting[0], game.legal_actions(state, acting[0])
        action = game.draw(state, rng, out, weights) if seat == CHANCE else legal[rng.below(len(legal))]
        game.apply(state, seat, action)
        plies += 1


@copiers
def test_a_game_is_the_same_game(copied: Copier) -> None:
    game = load("kingdom")
    twin = copied(game)
    assert (game.name, game.rules, game.actions) == (twin.name, twin.rules, twin.actions)


def follow(env: Any, seed: int, steps: int) -> list[Any]:  # noqa: ANN401
    """Step an environment of PettingZoo at random and note all it says."""
    rng, noted = np.random.default_rng(seed), []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, reward, termination, truncation, _ = env.last()
        noted.append((env.agent_selection, seen["observation"].tolist(), seen["action_mask"].tolist(), reward))
        env.step(None if termination or truncation else some_action(seen["action_mask"], rng))
    return noted


@copiers
@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env])
@pytest.mark.parametrize(("name", "options"), [OPTIONS[0], OPTIONS[2], OPTIONS[5]])
def test_pettingzoo_plays_on(name: str, options: dict[str, Any], make: Any, copied: Copier) -> None:  # noqa: ANN401
    env = make(name, **options)
    env.reset(seed=8)
    follow(env, 1, 40)
    twin = copied(env)
    assert follow(env, 2, 250) == follow(twin, 2, 250)


class Memory(Bot):
    """A bot of one's own that remembers: it picks another action each time."""

    name = "memory"

    def __init__(self, seed: int) -> None:
        self.count = seed % 7

    def choose(self, game: Game, state: State, seat: int) -> int:
        self.count += 1
        legal = game.legal_actions(state, seat)
        return legal[self.count % len(legal)]


def last_policy(seen: Observation) -> int:
    """Choose the last legal action."""
    return int(np.flatnonzero(seen["action_mask"])[-1])


def journey(env: Any, seed: int, steps: int) -> list[Any]:  # noqa: ANN401
    """Step an environment of Gymnasium at random and note all it says."""
    rng, noted = np.random.default_rng(seed), []
    for _ in range(steps):
        action = some_action(env.unwrapped.action_masks(), rng)
        seen, reward, over, _, _ = env.step(action)
        noted.append((action, seen["observation"].tolist(), reward, over))
        if over:
            noted.append(env.reset()[0]["observation"].tolist())
    return noted


OPPONENTS: Final[dict[str, Any]] = {
    "random": "random",
    "greedy": "greedy",
    "nodes": "steward@20n",
    "module": "tests.research.test_copies:Memory",
    "class": Memory,
    "object": Memory(1),
    "policy": last_policy,
}


@copiers
@pytest.mark.parametrize("opponent", OPPONENTS.values(), ids=OPPONENTS)
def test_gymnasium_plays_on(opponent: Any, copied: Copier) -> None:  # noqa: ANN401
    searching = isinstance(opponent, str) and "@" in opponent
    env = gymnasium.make(ours.IDS["burgundy"], opponent=opponent, players=3, seat=1, disable_env_checker=True)
    env.reset(seed=4)
    journey(env, 1, 3 if searching else 20)
    twin = copied(env)
    steps = 6 if searching else 90
    assert journey(env, 2, steps) == journey(twin, 2, steps)


def test_a_bot_that_cannot_be_copied_is_named() -> None:
    class Stubborn(Memory):
        def __deepcopy__(self, memo: object) -> None:
            raise TypeError("no copies of this")

    env = ours.DuchyEnv("burgundy", opponent=Stubborn(1))
    env.reset(seed=1)
    with pytest.raises(Refusal, match=r"the opponent cannot be copied: no copies of this"):
        copy.deepcopy(env)


@copiers
@pytest.mark.parametrize("reward", ["result", "margin", "points"])
@pytest.mark.parametrize(("name", "options"), [OPTIONS[0], OPTIONS[2], OPTIONS[4], OPTIONS[6]])
def test_a_batch_plays_on(name: str, options: dict[str, Any], reward: Any, copied: Copier) -> None:  # noqa: ANN401
    batch = Batch(name, 3, reward=reward, seed=6, **options)
    for _ in range(45):
        batch.step(batch.random)
    twin = copied(batch)
    for _ in range(60):
        for array in ("observations", "masks", "rewards", "over", "seats", "random"):
            assert (getattr(batch, array) == getattr(twin, array)).all(), array
        batch.step(batch.random)
        twin.step(twin.random)


@copiers
def test_a_batch_over_processes_plays_on(copied: Copier) -> None:
    with ParallelBatch("kingdom", 4, workers=2, seed=5, module="none") as batch:
        for _ in range(20):
            batch.step(batch.random)
        with copied(batch) as twin:
            for _ in range(20):
                assert (batch.observations == twin.observations).all()
                assert (batch.random == twin.random).all()
                batch.step(batch.random)
                twin.step(twin.random)


@copiers
@pytest.mark.parametrize(("name", "options"), [("duchy_burgundy", "players:3;duchies:1&4&7"), ("duchy_kingdom", "")])
def test_openspiel_plays_on(name: str, options: str, copied: Copier) -> None:
    game = pyspiel.load_game(name, {"options": options})
    twin_game = copied(game)
    assert str(game) == str(twin_game)
    state, rng = game.new_initial_state(), np.random.default_rng(2)
    for _ in range(130):
        state.apply_action(int(rng.choice(state.legal_actions())))
    twin = copied(state)
    for _ in range(60):
        assert (str(state), state.legal_actions()) == (str(twin), twin.legal_actions())
        assert state.history() == twin.history()
        if not state.is_chance_node():
            player = state.current_player()
            assert state.information_state_string(player) == twin.information_state_string(player)
        action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
        twin.apply_action(action)
