"""All randomness: fast numbers for simulations, and fair dice that anyone can verify.

Fair dice: the seed is secret, its hash (the commitment) is published before the first draw, and every draw follows from
the seed and the ply number. Once the seed is revealed, all draws can be recomputed.
"""

import hashlib
import secrets
from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from duchy.core.buffer import Buffer

SEED_BYTES: Final = 32
BLOCK: Final = 64
"""The bytes of a block of SHA-256."""


class Rng:
    """Fast pseudo-random numbers for simulations and bots; the same seed gives the same numbers."""

    def __init__(self, seed: int) -> None:
        """Start from a seed of any size."""
        self.source = Random(seed % (1 << 62))

    def below(self, limit: i64) -> i64:
        """Return a random number from 0 to limit - 1."""
        return self.source.randrange(limit)

    def pick_weighted(self, weights: Buffer, count: i64) -> i64:
        """Return a random number from 0 to count - 1, in proportion to its weight."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class FairDice:
    """Draws that follow from a secret seed and the ply number.

    HMAC is two hashes (RFC 2104), made here: to ask the library for it takes longer than all else about a draw.
    """

    def __init__(self, seed: bytes) -> None:
        """Store the secret seed; `new_seed()` makes one."""
        self.seed = seed
        self.commitment = commitment(seed)
        key = (hashlib.sha256(seed).digest() if len(seed) > BLOCK else seed).ljust(BLOCK, b"\0")
        self.inner = bytes([byte ^ 0x36 for byte in key])
        self.outer = bytes([byte ^ 0x5C for byte in key])

    def pick(self, ply: int, weights: list[int]) -> int:
        """Choose an index by its weight for a ply: HMAC-SHA-256 of the ply number, modulo the sum of the weights."""
        message = ply.to_bytes(8, "big")
        inner = hashlib.sha256(self.inner + message).digest()
        number = int.from_bytes(hashlib.sha256(self.outer + inner).digest(), "big") % sum(weights)
        for index, weight in enumerate(weights):
            number -= weight
            if number < 0:
                return index
        raise AssertionError(weights)


def new_seed() -> bytes:
    """Make a secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Hash a seed; published before the first draw, the hash fixes the seed without revealing it."""
    return hashlib.sha256(seed).hexdigest()
