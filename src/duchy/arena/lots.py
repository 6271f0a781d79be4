"""Common random numbers: games with the same seed get the same draws, however differently they are played.

A draw follows from the seed, from its identity (`Game.draw_id`) and from how many times that was drawn before: a seat's
dice in a round, the tile of a space in a phase. Where piles have come to differ, the outcomes that are still possible
keep their places in a race, so most draws stay the same.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

FINEST: Final = 1 << 64
"""The number of equal steps into which the interval from 0 to 1 is divided."""


class Lots:
    """The draws of one game."""

    def __init__(self, seed: bytes) -> None:
        """Start with nothing drawn."""
        self.seed = seed
        self.drawn: Counter[int] = Counter()

    def pick(self, drawing: int, chances: Sequence[tuple[int, int]]) -> int:
        """Draw one of several weighted outcomes.

        Each outcome waits for a time of its own, shorter on average the heavier it is, and the first one is drawn. So
        each is as likely as its weight says, and adding or removing one changes nothing between the others.
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
    """Derive a number from a seed."""
    text = " ".join(str(word) for word in words).encode()
    return int.from_bytes(hashlib.sha256(seed + text).digest()[:7], "big")


def seed_from(seed: bytes, *words: object) -> bytes:
    """Derive a seed from a seed."""
    return hashlib.sha256(seed + " ".join(str(word) for word in words).encode()).digest()
