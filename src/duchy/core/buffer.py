"""Buffers that `legal` and `outcomes` write to.

Compiled code could use a bare vec. But the wrapper that mypyc (2.4.1) generates for calls from Python leaks every vec
passed to it; an object that holds a vec is released.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Buffer:
    """A fixed number of ints that belong to the caller, who reads and writes `items`."""

    def __init__(self, length: int) -> None:
        """Allocate zeros."""
        self.items: Final = BLANK[:length] if length <= len(BLANK) else vec[i64]([0] * length)

    def __len__(self) -> int:
        """Return the length."""
        return len(self.items)

    def __getitem__(self, index: i64) -> i64:
        """Return one number; compiled code reads `items`, which is faster."""
        return self.items[index]


BLANK: Final = vec[i64]([0] * 4096)
"""An empty buffer: copying a part of it is faster than filling a new one."""

SPARE: Final[list[Buffer]] = []
"""Buffers that no one uses now."""


def borrow(length: int) -> Buffer:
    """Return a buffer of at least some length, with anything in it, for somebody who will `give_back` it soon."""
    try:
        return SPARE.pop() if length <= len(BLANK) else Buffer(length)
    except IndexError:
        return Buffer(len(BLANK))


def give_back(buffer: Buffer) -> None:
    """Keep a borrowed buffer for the next."""
    if len(buffer.items) == len(BLANK):
        SPARE.append(buffer)
