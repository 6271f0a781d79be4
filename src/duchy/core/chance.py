"""The only randomness there is: fast numbers for simulation, and fair dice that anyone can check.

Fair dice: the seed is secret, its hash (the commitment) is shown before the first draw, and every draw
follows from the seed and the number of the ply. When the seed is revealed, all draws can be recomputed.
"""

import hashlib
import hmac
import secrets
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from duchy.core.buffer import Buffer

SEED_BYTES: Final = 32


class Rng:
    """Fast pseudo-random numbers for simulations and bots; the same seed gives the same numbers."""

    def __init__(self, seed: int) -> None:
        """Start from a seed of any size."""
        self.source = Random(seed % (1 << 62))

    def below(self, limit: i64) -> i64:
        """Draw a number from 0 to limit - 1."""
        return self.source.randrange(limit)

    def pick_weighted(self, weights: Buffer, count: i64) -> i64:
        """Draw a number from 0 to count - 1, each as likely as its weight says."""
        items = weights.items
        total: i64 = 0
        for index in range(count):
            total += items[index]
        number = self.below(total)
        if total == count:
            return number
        for index in range(count):
            number -= items[index]
            if number < 0:
                return index
        raise AssertionError(total)


class FairDice:
    """Draws that follow from a secret seed and the number of the ply."""

    def __init__(self, seed: bytes) -> None:
        """Take the secret seed: `new_seed()` makes one."""
        self.seed = seed
        self.commitment = commitment(seed)

    def pick(self, ply: int, weights: list[int]) -> int:
        """Choose an index by its weight for a ply: HMAC-SHA-256 of the ply's number, modulo their sum."""
        message = ply.to_bytes(8, "big")
        number = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big") % sum(weights)
        for index, weight in enumerate(weights):
            number -= weight
            if number < 0:
                return index
        raise AssertionError(weights)


def new_seed() -> bytes:
    """Make a secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Hash a seed: shown before the first draw, it pins the seed down without telling it."""
    return hashlib.sha256(seed).hexdigest()
