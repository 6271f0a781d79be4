"""Room for actions: what `legal` and `outcomes` write into.

A vec of its own would do in compiled code. But whenever Python hands one to a compiled function, the compiler's own
wrapper keeps a count of it for ever, and its memory with it (mypyc 2.4.1); an object that holds a vec is let go.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Buffer:
    """So many numbers, which belong to the caller; `items` are theirs to read and to write."""

    def __init__(self, length: int) -> None:
        """Make room, filled with noughts."""
        self.items: Final = BLANK[:length] if length <= len(BLANK) else vec[i64]([0] * length)

    def __len__(self) -> int:
        """Count the numbers there is room for."""
        return len(self.items)

    def __getitem__(self, index: i64) -> i64:
        """Read a number; compiled code reads `items`, which is faster."""
        return self.items[index]


BLANK: Final = vec[i64]([0] * 4096)
"""An empty buffer: copying a part of it is faster than filling a new one."""
