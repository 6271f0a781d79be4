"""Measures the engines we compare with and prints JSON. Runs in their own environment, without ours."""

import json
import random
import sys
from time import process_time
from typing import Any


def catanatron(seconds: float) -> dict[str, float]:
    """Play catanatron's random two-player games; every entry of its log of actions is a decision."""
    from catanatron.game import Game  # noqa: PLC0415
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    decisions = 0
    seed = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        seed += 1
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return {"decisions": decisions / spent}


def backgammon(seconds: float) -> dict[str, float]:
    """Play OpenSpiel's backgammon from Python; steps are decisions and rolls of the dice."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("backgammon")
    choice = random.Random(1)
    decisions = rolls = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choice.choices(actions, weights)[0])
                rolls += 1
            else:
                state.apply_action(choice.choice(state.legal_actions()))
                decisions += 1
    return {"decisions": decisions / spent, "steps": (decisions + rolls) / spent}


def chess(seconds: float) -> dict[str, float]:
    """Play random games of PettingZoo's chess, without its wrappers."""
    import numpy as np  # noqa: PLC0415
    from pettingzoo.classic.chess.chess import raw_env  # noqa: PLC0415

    env = raw_env()
    rng = np.random.default_rng(1)
    steps = seed = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
    return {"steps": steps / spent}


def pgx(seconds: float) -> dict[str, float]:
    """Step a batch of Pgx's backgammon on the CPU with random actions; games that end restart."""
    import jax  # noqa: PLC0415
    import pgx as peer  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    games, together = 1024, 50
    env = peer.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: object) -> tuple[object, None]:  # noqa: ANN401  (Pgx has no types)
        act, chance = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(act, logits, axis=1)
        return step(state, actions, jax.random.split(chance, games)), None

    many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, together))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    state = jax.block_until_ready(many(state, jax.random.PRNGKey(1)))
    steps = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        state = jax.block_until_ready(many(state, jax.random.PRNGKey(steps)))
        steps += games * together
    return {"steps": steps / spent}


if __name__ == "__main__":
    contenders = {"catanatron": catanatron, "backgammon": backgammon, "chess": chess, "pgx": pgx}
    measure = contenders[sys.argv[1]]
    print(json.dumps(measure(float(sys.argv[2]))))
