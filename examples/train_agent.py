"""Train a tiny agent with only NumPy; it then beats random play in Castles of Burgundy.

It has one weight per action, whatever the position, and learns by policy gradient which actions score: many games of
self-play in a batch, then as many against random play, from both seats.
"""

import numpy as np

from duchy.research.batch import Batch

GAMES = np.arange(64)
rng = np.random.default_rng(1)


def policy(batch: Batch, weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the probability of each legal action, and sample one for every game."""
    likely = np.where(batch.masks, np.exp(weights), 0.0)
    likely /= likely.sum(axis=1, keepdims=True)
    drawn = (likely.cumsum(axis=1) > rng.random((len(GAMES), 1))).argmax(axis=1)
    return likely, np.where(batch.masks[GAMES, drawn], drawn, batch.random)


batch = Batch("burgundy", len(GAMES), reward="margin", seed=2)
weights = np.zeros(batch.game.actions)
for _ in range(1500):
    likely, actions = policy(batch, weights)
    seats = batch.seats.copy()
    batch.step(actions)
    gained = batch.rewards[GAMES, seats]
    weights += 0.02 * np.bincount(actions, gained, len(weights)) - 0.02 * gained @ likely

trial, lead = Batch("burgundy", len(GAMES), reward="margin", seed=3), np.zeros(len(GAMES))
over = trial.over.copy()
while not over.all():
    trial.step(np.where(trial.seats == GAMES % 2, policy(trial, weights)[1], trial.random))
    lead += np.where(over, 0, trial.rewards[GAMES, GAMES % 2])
    over |= trial.over
print(f"{lead.mean():.1f} points ahead of random play, ahead in {np.mean(lead > 0):.0%} of the games")
assert lead.mean() > 0, "this agent has learnt nothing"
