"""Room of compiled code seen from NumPy: the same memory, nothing is copied."""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.core.batch import Rewards
from duchy.core.buffer import Buffer
from duchy.core.encoding import ByteBuffer


def array_of(room: ByteBuffer | Buffer | Rewards) -> NDArray[Any]:
    """See bytes, whole numbers or rewards as an array that can be written to.

    A vec shows its memory for reading only, because its length might change; ours never do.
    """
    kind = np.uint8 if isinstance(room, ByteBuffer) else np.int64 if isinstance(room, Buffer) else np.float64
    seen = np.frombuffer(memoryview(room.items), dtype=kind)
    kept: Any = type("Memory", (ctypes.c_uint8 * seen.nbytes,), {})
    memory = kept.from_address(seen.ctypes.data)
    memory.owner = seen  # as long as somebody looks, the memory stays
    return np.frombuffer(memory, dtype=kind)
