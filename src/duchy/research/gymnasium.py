"""The games as Gymnasium environments: solo, or one seat against named bots; chance is resolved inside.

Importing this registers `duchy/NAME-vRULES` for every game that has an encoder: `gymnasium.make("duchy/NAME-vRULES",
opponent="greedy")`, or the solo game with `players=1` and no opponent.
"""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from duchy.bots.bot import Bot
from duchy.bots.registry import bot
from duchy.core.reason import Refusal
from duchy.games import entry_of, game_names, load
from duchy.research.play import RENDER_MODES, Play, Reward

Observation = dict[str, Any]


class DuchyEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; bots play all others."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  (Gymnasium's)

    def __init__(
        self,
        game: str,
        opponent: str = "random",
        seat: int = 0,
        reward: Reward = "result",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Set the game, the bot in the other seats, the agent's seat (from 0), and the game's options."""
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Refusal(f"render_mode must be one of {', '.join(RENDER_MODES)} or None, got {render_mode!r}")
        self.play = Play(game, options, reward)
        if not 0 <= seat < self.play.players:
            raise Refusal(f"seat must be 0 to {self.play.players - 1}, got {seat}")
        bot(opponent, game, 0)
        self.opponent = opponent
        self.seat = seat
        self.bots: dict[int, Bot] = {}
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
        play = self.play
        play.begin(int(self.np_random.integers(1 << 62)))
        others = [seat for seat in range(play.players) if seat != self.seat]
        self.bots = {seat: bot(self.opponent, play.game.name, int(self.np_random.integers(1 << 62))) for seat in others}
        self.others_act()
        return self.observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply an action, and let the others act until it is the agent's turn again.

        An illegal action changes nothing, costs 1 and ends the game; `info["refused"]` says why.
        """
        if not self.play.may(int(action)):
            reason = self.play.game.explain(self.play.state, self.seat, int(action))
            return self.observe(), -1.0, True, False, {"refused": reason.words if reason else ""}
        reward = self.play.act(int(action))[self.seat] + self.others_act()
        return self.observe(), reward, self.play.over, False, {}

    def others_act(self) -> float:
        """Let bots act until the agent has to; return the agent's reward meanwhile."""
        play, brought = self.play, 0.0
        while not play.over and play.seat != self.seat:
            imagined = play.game.resample(play.state, play.seat, play.rng)
            brought += play.act(self.bots[play.seat].choose(play.game, imagined, play.seat))[self.seat]
        return brought

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
