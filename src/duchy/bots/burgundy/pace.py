"""Estimates that depend only on the time left, cached: the likelihood of tiles, the promise of regions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.burgundy.weights import Weights
from duchy.core.vectors import fill_up_to
from duchy.games.burgundy.box import components as box

POINT: Final = 100
TURNS: Final = box.PHASES * box.ROUNDS

TILES: Final = 40
"""Number of tiles for which likelihoods are cached."""
SIDE: Final = 9
"""The dimensions of a table, from 0: sizes of regions, missing tiles, and the sizes they score as."""
LARGEST: Final = SIDE - 1
UNKNOWN: Final = -1


class Pace:
    """Estimates that are cached until the time changes."""

    def __init__(self, weights: Weights) -> None:
        """Store the weights."""
        self.weights = weights
        self.turns: i64 = -1
        """Turns after the current one, of both partners together."""
        self.steps: i64 = 0
        """Approximate number of actions left."""
        self.partners: i64 = 1
        """How many players share the duchy."""
        self.likelihoods = vec[i64]([0] * TILES)
        self.regions = vec[i64]([0] * (SIDE * SIDE * SIDE))

    def set(self, turns: i64, steps: i64, partners: i64) -> None:
        """Set the time."""
        if turns == self.turns and steps == self.steps and partners == self.partners:
            return
        self.turns = turns
        self.steps = steps
        self.partners = partners
        for tiles in range(i64(TILES)):
            self.likelihoods[tiles] = self.likelihood(tiles)
        fill_up_to(self.regions, SIDE * SIDE * SIDE, UNKNOWN)

    def likelihood(self, tiles: i64) -> i64:
        """Estimate the likelihood that `count` more tiles of one kind will be placed, in per cent."""
        return 1000 * self.steps // (10 * self.steps + self.weights.slow * tiles + 1)

    def likely(self, tiles: i64) -> i64:
        """Return the cached likelihood."""
        return self.likelihoods[tiles] if 0 <= tiles < TILES else self.likelihood(tiles)

    def region(self, size: i64, left: i64, worth: i64) -> i64:
        """Value a region by its size, the hexes left, and the size it will score as."""
        if size > LARGEST:
            return self.promise(size, left, worth)
        place = (size * SIDE + left) * SIDE + worth
        value = self.regions[place]
        if value == UNKNOWN:
            value = self.promise(size, left, worth)
            self.regions[place] = value
        return value

    def promise(self, size: i64, left: i64, worth: i64) -> i64:
        """Compute the value of a region."""
        turn = 100 * (TURNS - 1 - self.turns // self.partners) + self.weights.pace * left // self.partners
        phase = max(1080 - 40 * turn // 100, 200)
        points = box.REGION_POINTS[worth] * POINT + phase
        if left == 0:
            return points
        placed = size - left
        share = 100 * placed * (placed + self.weights.linear) // (size * (size + self.weights.linear))
        return points * share // 100 * self.likely(left) // 100
