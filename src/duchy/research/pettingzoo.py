"""The games as PettingZoo environments: agents act one after another, chance is resolved inside.

`from duchy.research import pettingzoo; pettingzoo.env(NAME, players=2)`. Where several seats choose at the same time,
they are asked in order; none of them sees what another has chosen.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from duchy.core.reason import Refusal
from duchy.games import load
from duchy.research.play import RENDER_MODES, Play, Reward

Observation = dict[str, Any]


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name for it, and it has no types)
    """A game without wrappers: it trusts that actions are legal and come from the selected agent."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo's)
        "render_modes": list(RENDER_MODES),
        "name": "duchy",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: str, reward: Reward = "result", render_mode: str | None = None, **options: object) -> None:
        """Set the game, the reward, the render mode, and the game's options."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Refusal(f"render_mode must be one of {', '.join(RENDER_MODES)} or None, got {render_mode!r}")
        self.play = Play(game, options, reward)
        self.metadata = {**raw_env.metadata, "name": f"duchy_{game}_v{load(game).rules}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.players)]
        self.agents = list(self.possible_agents)
        actions, features = self.play.game.actions, self.play.encoder.features
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 255, (features,), np.uint8),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game; the same seed gives the same draws."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.play.begin(int(self.np_random.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation and action mask."""
        seat = self.seat_of[agent]
        return {"observation": self.play.observe(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        """Apply an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refusal(f"{agent} has to act: expected an action, got None")
        self._cumulative_rewards[agent] = 0.0
        for each, reward in zip(self.possible_agents, self.play.act(int(action)), strict=True):
            self.rewards[each] = reward
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:  # noqa: ANN401  (a text, dots or nothing, by the mode)
        """Render the game."""
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""


def env(game: str, reward: Reward = "result", render_mode: str | None = None, **options: object) -> Any:  # noqa: ANN401  (PettingZoo has no types)
    """Make a game with PettingZoo's usual wrappers: an illegal action ends it, and the order of calls is checked."""
    bare = raw_env(game, reward, render_mode, **options)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
