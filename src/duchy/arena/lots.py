"""Common random numbers: games from the same seed get the same draws, however differently they are played.

A draw follows from the seed, from what is drawn (`Game.draw_id`) and from how often that was drawn before: the dice of
a seat in a round, the tile of a space in a phase. Where piles have become different, outcomes that are still possible
keep their places in a race, so that most draws stay the same.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

FINEST: Final = 1 << 64
"""Equal steps that a number between 0 and 1 is counted in."""


class Lots:
    """The draws of one game."""

    def __init__(self, seed: bytes) -> None:
        """Begin with nothing drawn."""
        self.seed = seed
        self.drawn: Counter[int] = Counter()

    def pick(self, drawing: int, chances: Sequence[tuple[int, int]]) -> int:
        """Draw one of some outcomes with weights.

        Each outcome waits for a time of its own, the shorter the heavier it is, and the first one is drawn: each is as
        likely as its weight says, and one that comes or goes changes nothing between the others.
        """
        key = b"%b %d %d" % (self.seed, drawing, self.drawn[drawing])
        self.drawn[drawing] += 1
        first, soonest = -1, math.inf
        for outcome, weight in chances:
            number = int.from_bytes(hashlib.blake2b(b"%b %d" % (key, outcome), digest_size=8).digest(), "big")
            waits = -math.log((number + 1) / FINEST) / weight
            if waits < soonest:
                first, soonest = outcome, waits
        return first


def number_from(seed: bytes, *words: object) -> int:
    """Make a number for something that a seed decides."""
    text = " ".join(str(word) for word in words).encode()
    return int.from_bytes(hashlib.sha256(seed + text).digest()[:7], "big")


def seed_from(seed: bytes, *words: object) -> bytes:
    """Make a seed for something that a seed decides."""
    return hashlib.sha256(seed + " ".join(str(word) for word in words).encode()).digest()
