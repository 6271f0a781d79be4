"""Many games at once, stepped by compiled code into arrays that were made once. `crew` spreads them over processes.

A step does one action in every game, resolves chance, and writes what the seat that is asked next sees. A game that
ends begins anew in the same step: `over` says so, `rewards` are of its end, and the row is of the new game.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from duchy.core import batch as compiled
from duchy.core.reason import Refusal
from duchy.games import load, load_encoder
from duchy.research.play import Reward
from duchy.research.room import array_of


class Batch:
    """So many games of one kind. Its arrays are written anew by every step: copy what is to be kept.

    observations: a row for each game, as the seat that is asked sees it. masks: what it may do. Nobody else writes to
    these two. seats: which seat that is. rewards: what the last step brought every seat of every game. over: which
    games ended with it. random: for each game one of its legal actions, all equally likely.
    """

    def __init__(
        self, game: str, games: int = 1024, reward: Reward = "result", seed: int = 0, **options: object
    ) -> None:
        """Begin so many games with the options of one."""
        if games < 1:
            raise Refusal(f"games is {games}: 1 or more is right")
        if reward not in {"result", "score"}:
            raise Refusal(f"reward is {reward!r}: result or score is right")
        rules, encoder = load(game), load_encoder(game)
        root = rules.initial(options)
        self.inner = compiled.Batch(rules, encoder, root, games, seed, reward == "score")
        self.game = rules
        self.games = games
        self.players = rules.seats(root)
        rows: NDArray[np.uint8] = array_of(self.inner.rows).reshape(games, encoder.features)
        parts = [rows[:, : self.inner.kept_from], rows[:, self.inner.kept_to : encoder.used_length(root)]]
        self.cleared = [part for part in parts if part.size]
        self.observations = rows.view()
        self.observations.flags.writeable = False  # the next row is written over it, and only what changed
        self.masks: NDArray[np.bool_] = array_of(self.inner.masks).view(np.bool_).reshape(games, rules.actions)
        self.masks.flags.writeable = False
        self.rewards: NDArray[np.float64] = array_of(self.inner.rewards).reshape(games, self.players)
        self.over: NDArray[np.bool_] = array_of(self.inner.over).view(np.bool_)
        self.seats: NDArray[np.int64] = array_of(self.inner.seats)
        self.random: NDArray[np.int64] = array_of(self.inner.random)
        self.actions: NDArray[np.int64] = array_of(self.inner.actions)
        self.inner.begin()

    def reset(self, seed: int) -> None:
        """Begin every game anew; the same seed lets chance decide the same."""
        self.clear()
        self.over.fill(0)
        self.inner.seed(seed)
        self.inner.begin()

    def step(self, actions: ArrayLike) -> None:
        """Do an action in every game; if one of them is illegal, none is done and the first is named."""
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.games,):
            raise Refusal(f"{chosen.shape} actions: one for each of {self.games} games is right")
        self.actions[:] = chosen
        game = self.inner.first_illegal()
        if game >= 0:
            reason = self.game.explain(self.inner.states[game], int(self.seats[game]), int(chosen[game]))
            words = reason.words if reason else "it is no action of this space"
            raise Refusal(f"game {game}: seat {self.seats[game] + 1} may not do {chosen[game]}: {words}")
        self.clear()
        self.inner.step()

    def clear(self) -> None:
        """Fill with noughts what the compiled code only adds to; what it keeps of rows is left to it."""
        for part in self.cleared:
            part.fill(0)
        self.rewards.fill(0)
