"""Many games stepped together by compiled code into preallocated arrays; `parallel` spreads them over processes.

A step applies one action in every game, resolves chance, and writes the next seat's view. A game that ends restarts in
the same step: `over` marks it, `rewards` belong to its end, and the row shows the new game.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from duchy.core import batch as compiled
from duchy.core.game import State
from duchy.core.reason import Refusal
from duchy.games import load, load_encoder
from duchy.research.arrays import array_of
from duchy.research.rewards import USUAL, Reward, kind_of


class Batch:
    """A number of games with the same options. Every step overwrites its arrays: copy what you want to keep.

    A batch can be copied and pickled between two steps; a copy has arrays of its own and plays on as the original.

    observations: a row for each game, as the seat to act sees it. masks: its legal actions. Both are read-only. seats:
    the seat to act. rewards: what the last step brought every seat of every game. over: which games ended with it.
    random: for each game a random legal action.
    """

    def __init__(self, game: str, games: int = 1024, reward: Reward = USUAL, seed: int = 0, **options: object) -> None:
        """Start the given number of games with the same options."""
        if games < 1:
            raise Refusal(f"games must be at least 1, got {games}")
        self.allocate(game, games, reward, load(game).initial(options))
        self.inner.begin(seed)

    def allocate(self, game: str, games: int, reward: Reward, root: State) -> None:
        """Allocate the arrays of games that start from the same root."""
        rules, encoder = load(game), load_encoder(game)
        self.inner = compiled.Batch(rules, encoder, root, games, 0, kind_of(reward))
        self.game = rules
        self.games = games
        self.reward: Reward = reward
        self.players = rules.seats(root)
        rows: NDArray[np.uint8] = array_of(self.inner.rows).reshape(games, encoder.features)
        parts = [rows[:, : self.inner.kept_from], rows[:, self.inner.kept_to : encoder.used_length(root)]]
        self.cleared = [part for part in parts if part.size]
        self.observations = rows.view()
        self.observations.flags.writeable = False  # the next row overwrites it, and only where it changed
        self.masks: NDArray[np.bool_] = array_of(self.inner.masks).view(np.bool_).reshape(games, rules.actions)
        self.masks.flags.writeable = False
        self.rewards: NDArray[np.float64] = array_of(self.inner.rewards).reshape(games, self.players)
        self.over: NDArray[np.bool_] = array_of(self.inner.over).view(np.bool_)
        self.seats: NDArray[np.int64] = array_of(self.inner.seats)
        self.random: NDArray[np.int64] = array_of(self.inner.random)
        self.actions: NDArray[np.int64] = array_of(self.inner.actions)

    def __getstate__(self) -> dict[str, Any]:
        """Return what the games depend on; rows and masks are written anew."""
        inner = self.inner
        return {
            "made": (self.game.name, self.games, self.reward, inner.root),
            "states": list(inner.states),
            "moment": (inner.first_seed, inner.steps),
            "arrays": {name: getattr(self, name).copy() for name in ("rewards", "over", "random", "actions")},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore a copy."""
        self.allocate(*kept["made"])
        for state, source in zip(self.inner.states, kept["states"], strict=True):
            state.become(source)
        self.inner.resume(*kept["moment"])
        for name, array in kept["arrays"].items():
            getattr(self, name)[:] = array

    def reset(self, seed: int) -> None:
        """Restart every game; the same seed gives the same draws."""
        self.clear()
        self.over.fill(0)
        self.inner.begin(seed)

    def step(self, actions: ArrayLike) -> None:
        """Apply an action in every game; if one of them is illegal, none is applied and the first is named."""
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.games,):
            raise Refusal(f"actions must have the shape ({self.games},), one for each game, got {chosen.shape}")
        self.actions[:] = chosen
        game = self.inner.first_illegal()
        if game >= 0:
            reason = self.game.explain(self.inner.states[game], int(self.seats[game]), int(chosen[game]))
            words = reason.words if reason else "it is not an action of this space"
            raise Refusal(f"game {game}: seat {self.seats[game] + 1} may not do {chosen[game]}: {words}")
        self.clear()
        self.inner.step()

    def clear(self) -> None:
        """Zero the arrays that the compiled code only adds to, except the parts of rows that it updates itself."""
        for part in self.cleared:
            part.fill(0)
        self.rewards.fill(0)
