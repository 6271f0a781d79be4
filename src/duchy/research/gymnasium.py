"""The games as Gymnasium environments: solo, or one seat against bots or policies; chance is resolved inside.

Importing this registers `duchy/NAME-vRULES` for every game that has an encoder: `gymnasium.make("duchy/NAME-vRULES",
opponent="greedy")`, or the solo game with `players=1` and no opponent.
"""

from copy import deepcopy
from typing import Any, Final, Self

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from duchy.core.reason import Refusal
from duchy.games import entry_of, game_names, load
from duchy.research.opponents import Observation, Opponent, opponents_of
from duchy.research.play import RENDER_MODES, Play
from duchy.research.rewards import USUAL, Reward

ILLEGAL: Final = -1.0
"""The reward of an illegal action."""


class DuchyEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; opponents play all others. It can be copied and pickled between any two steps."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  (Gymnasium's)

    def __init__(
        self,
        game: str,
        opponent: Opponent = "random",
        seat: int = 0,
        reward: Reward = USUAL,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Set the game, who plays the other seats, the agent's seat (from 0), and the game's options."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Refusal(f"render_mode must be one of {', '.join(RENDER_MODES)} or None, got {render_mode!r}")
        self.play = Play(game, options, reward)
        if not 0 <= seat < self.play.players:
            raise Refusal(f"seat must be 0 to {self.play.players - 1}, got {seat}")
        self.opponents = opponents_of(opponent, game)
        self.seat = seat
        self.render_mode = render_mode
        actions, features = self.play.game.actions, self.play.encoder.features
        self.action_space: Any = Discrete(actions)
        self.observation_space = Dict(
            {"observation": Box(0, 255, (features,), np.uint8), "action_mask": Box(0, 1, (actions,), np.int8)}
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game; the same seed gives the same draws and the same bots."""
        super().reset(seed=seed, options=options)
        luck, others = (int(number) for number in self.np_random.integers(1 << 62, size=2))
        self.play.begin(luck)
        self.opponents.begin(others)
        self.opponents.answer(self.play, self.seat)
        self.play.rewards()  # what the others' first actions bring is not the agent's
        return self.observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply an action, and let the others act until it is the agent's turn again.

        An illegal action changes nothing, costs 1 and ends the game; `info["refused"]` says why.
        """
        chosen = int(action)
        if not self.play.may(chosen):
            reason = self.play.game.explain(self.play.state, self.seat, chosen)
            return self.observe(), ILLEGAL, True, False, {"refused": reason.words if reason else ""}
        self.opponents.answer(self.play, self.seat, chosen)
        return self.observe(), self.play.rewards()[self.seat], self.play.over, False, {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Copy all that changes; the observation space is shared."""
        twin = object.__new__(type(self))
        memo[id(self)] = twin
        memo[id(self.observation_space)] = self.observation_space
        vars(twin).update({name: deepcopy(value, memo) for name, value in vars(self).items()})
        return twin

    def observe(self) -> Observation:
        """Return the agent's observation and action mask."""
        return {"observation": self.play.observe(self.seat), "action_mask": self.play.mask(self.seat)}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the action mask under the name that maskable agents of other libraries expect."""
        return self.play.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:  # noqa: ANN401  (a text, dots or nothing, by the mode)
        """Render the game."""
        return self.play.render(self.render_mode)


IDS: Final = {name: f"duchy/{name.title()}-v{load(name).rules}" for name in game_names() if entry_of(name).encoder}
"""The id of each game for `gymnasium.make`."""

for _name, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, "duchy.research.gymnasium:DuchyEnv", kwargs={"game": _name})
