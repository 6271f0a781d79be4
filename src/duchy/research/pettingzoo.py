"""The games as PettingZoo environments: agents act one after another, chance is resolved inside.

`from duchy.research import pettingzoo; pettingzoo.env(NAME, players=2)`. Where several seats choose at the same time,
they are asked in order; none of them sees what another has chosen.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final, Self

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from duchy.core.reason import Refusal
from duchy.games import load
from duchy.research.play import RENDER_MODES, Play
from duchy.research.rewards import USUAL, Reward

Observation = dict[str, Any]
ILLEGAL: Final = -1.0
"""The reward of an illegal action."""


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (PettingZoo's name for it, and it has no types)
    """A game without wrappers: it trusts that actions are legal and come from the selected agent."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (PettingZoo's)
        "render_modes": list(RENDER_MODES),
        "name": "duchy",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, game: str, reward: Reward = USUAL, render_mode: str | None = None, **options: object) -> None:
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
        self.advance(agent, self.play.act(int(action)))

    def advance(self, agent: str, brought: list[float]) -> None:
        """Give everyone what an agent's action brought, and select the next agent."""
        total = self._cumulative_rewards
        total[agent] = 0.0
        for each, reward in zip(self.possible_agents, brought, strict=True):
            self.rewards[each] = reward
            total[each] += reward
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:  # noqa: ANN401  (a text, dots or nothing, by the mode)
        """Render the game."""
        return self.play.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Copy all that changes; the observation spaces are shared."""
        twin: Self = object.__new__(type(self))
        memo[id(self)] = twin
        memo[id(self.observation_spaces)] = self.observation_spaces
        for name, value in vars(self).items():
            setattr(twin, name, deepcopy(value, memo))
        return twin


class checked_env(raw_env):  # noqa: N801  (named like the other)
    """A game that checks its callers, as PettingZoo's usual wrappers do but without their cost.

    An illegal action ends the game: whoever made it gets -1. The order of calls is checked.
    """

    begun = False
    stepped = False
    """Whether the agent that `agent_iter` named last has acted."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game."""
        super().reset(seed, options)
        self.begun = self.stepped = True

    def step(self, action: int | None) -> None:
        """Apply an action of the selected agent, or end the game if it is illegal."""
        if not self.begun:
            EnvLogger.error_step_before_reset()
        self.stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} has to act: expected an action, got None"
        chosen = int(action)
        if self.play.may(chosen):
            self.advance(agent, self.play.apply(chosen))
            return
        assert self.action_spaces[agent].contains(action), f"action {action!r} is not in the action space"
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation and action mask."""
        if not self.begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:  # noqa: ANN401
        """Render the game."""
        if not self.begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yield the agent to act until none is left; every one must act before the next is named."""
        if not self.begun:
            EnvLogger.error_agent_iter_before_reset()
        return self.turns(max_iter)

    def turns(self, most: int) -> Iterator[str]:
        """Yield the agent to act, that many times at most."""
        while self.agents and most > 0:
            assert self.stepped, "need to call step() or reset() in a loop over `agent_iter`"
            self.stepped = False
            most -= 1
            yield self.agent_selection


def env(game: str, reward: Reward = USUAL, render_mode: str | None = None, **options: object) -> checked_env:
    """Make a game that checks its callers: an illegal action ends it, and the order of calls is checked."""
    return checked_env(game, reward, render_mode, **options)
