"""A random game in PettingZoo: two agents that take any legal action."""

import numpy as np

from duchy.research import pettingzoo

env = pettingzoo.env("burgundy", players=2, render_mode="ansi")
env.reset(seed=7)
rng = np.random.default_rng(7)
rewards = dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    observation, reward, termination, truncation, _ = env.last()
    rewards[agent] += reward
    if termination or truncation:
        env.step(None)
        continue
    env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
print(env.render())
print(rewards)
