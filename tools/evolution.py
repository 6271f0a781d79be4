"""An evolution strategy: numbers are varied around a middle, which moves to those that turned out best.

Steps are as long as they turn out useful, for all numbers together and for each by itself. Numbers are multiplied, so
that none changes its sign and all may vary by the same share.
"""

import math
import random
from collections.abc import Sequence
from typing import Final

FARTHEST: Final = 1.6
"""How far a number may go from where it was, as a logarithm."""
SHORTEST, LONGEST = 0.03, 0.4
"""How far it may go at a time."""
EACH: Final = 0.05
"""How fast it is learnt how far each number should vary."""


class Evolution:
    """Where some numbers stand; `ask` for some to try, `tell` how good each was."""

    def __init__(self, begin: Sequence[int], tries: int, seed: int = 1) -> None:
        """Take numbers to begin with, and how many are tried at a time: an even number."""
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
        """Give the whole numbers at a place."""
        far = [max(-FARTHEST, min(FARTHEST, at)) for at in place]
        return [round(was * math.exp(at)) for was, at in zip(self.begin, far, strict=True)]

    def best(self) -> list[int]:
        """Give the numbers in the middle."""
        return self.numbers(self.middle)

    def ask(self) -> list[list[int]]:
        """Give numbers to try, each pair on opposite sides of the middle."""
        half = [[self.rng.gauss(0, 1) for _ in self.middle] for _ in range(self.half)]
        self.ways = half + [[-far for far in way] for way in half]
        return [self.numbers(self.moved(way)) for way in self.ways]

    def moved(self, way: Sequence[float]) -> list[float]:
        """Give the place that lies a step from the middle."""
        return [at + self.step * each * far for at, each, far in zip(self.middle, self.each, way, strict=True)]

    def weighed(self, found: Sequence[float]) -> float:
        """Average what was found of the best, of which the first count most."""
        return sum(share * one for share, one in zip(self.shares, found, strict=True))

    def tell(self, points: Sequence[float]) -> None:
        """Move the middle to those of the tried ones that were best, and learn from how that went."""
        best = sorted(range(len(points)), key=points.__getitem__, reverse=True)[: self.half]
        fars = list(zip(*[self.ways[way] for way in best], strict=True))
        way = [self.weighed(far) for far in fars]
        wide = [self.weighed([one * one for one in far]) for far in fars]
        self.middle = self.moved(way)
        push = math.sqrt(self.memory * (2 - self.memory) * self.effective)
        self.path = [(1 - self.memory) * old + push * far for old, far in zip(self.path, way, strict=True)]
        longer = math.exp(self.memory / (1 + self.memory) * (math.hypot(*self.path) / self.usual - 1))
        self.step = min(max(self.step * longer, SHORTEST), LONGEST)
        self.each = [each * math.exp(EACH * (width - 1) / 2) for each, width in zip(self.each, wide, strict=True)]
