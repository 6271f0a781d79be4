"""An evolution strategy: numbers vary around a centre, which moves towards the best of them.

Step sizes adapt, for all numbers together and for each by itself. Numbers are multiplied, so that none changes its sign
and all vary by the same share.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

FARTHEST: Final = 1.6
"""The largest distance of a number from its start, as a logarithm."""
SHORTEST, LONGEST = 0.03, 0.4
"""The smallest and the largest step."""
EACH: Final = 0.05
"""The learning rate of the individual step sizes."""


class Evolution:
    """The state of the search: `ask` for numbers to try, `tell` how good each was."""

    def __init__(self, begin: Sequence[int], tries: int, seed: int = 1) -> None:
        """Set the initial numbers, and how many variants are tried at a time: an even number."""
        self.begin = list(begin)
        size = len(self.begin)
        self.rng = random.Random(seed)
        self.half = tries // 2
        ranks = [math.log(self.half + 0.5) - math.log(rank + 1) for rank in range(self.half)]
        self.shares = [rank / sum(ranks) for rank in ranks]
        self.effective = 1 / sum(share * share for share in self.shares)
        self.memory = (self.effective + 2) / (size + self.effective + 5)
        self.usual = math.sqrt(size) * (1 - 1 / (4 * size))
        self.middle, self.path, self.each, self.step = [0.0] * size, [0.0] * size, [1.0] * size, 0.2
        self.ways: list[list[float]] = []

    def numbers(self, place: Sequence[float]) -> list[int]:
        """Return the integers at a place."""
        far = [max(-FARTHEST, min(FARTHEST, at)) for at in place]
        return [round(was * math.exp(at)) for was, at in zip(self.begin, far, strict=True)]

    def best(self) -> list[int]:
        """Return the numbers at the centre."""
        return self.numbers(self.middle)

    def ask(self) -> list[list[int]]:
        """Return numbers to try, in pairs on opposite sides of the centre."""
        half = [[self.rng.gauss(0, 1) for _ in self.middle] for _ in range(self.half)]
        self.ways = half + [[-far for far in way] for way in half]
        return [self.numbers(self.step_from_centre(way)) for way in self.ways]

    def step_from_centre(self, way: Sequence[float]) -> list[float]:
        """Return the place one step from the centre."""
        return [at + self.step * each * far for at, each, far in zip(self.middle, self.each, way, strict=True)]

    def weighted_mean(self, found: Sequence[float]) -> float:
        """Return the weighted mean over the best, of which the first count most."""
        return sum(share * one for share, one in zip(self.shares, found, strict=True))

    def tell(self, points: Sequence[float]) -> None:
        """Move the centre towards the best variants, and adapt the step sizes."""
        best = sorted(range(len(points)), key=points.__getitem__, reverse=True)[: self.half]
        fars = list(zip(*[self.ways[way] for way in best], strict=True))
        way = [self.weighted_mean(far) for far in fars]
        wide = [self.weighted_mean([one * one for one in far]) for far in fars]
        self.middle = self.step_from_centre(way)
        push = math.sqrt(self.memory * (2 - self.memory) * self.effective)
        self.path = [(1 - self.memory) * old + push * far for old, far in zip(self.path, way, strict=True)]
        longer = math.exp(self.memory / (1 + self.memory) * (math.hypot(*self.path) / self.usual - 1))
        self.step = min(max(self.step * longer, SHORTEST), LONGEST)
        self.each = [each * math.exp(EACH * (width - 1) / 2) for each, width in zip(self.each, wide, strict=True)]
