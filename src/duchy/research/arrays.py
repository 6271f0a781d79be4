"""Buffers of compiled code as NumPy arrays: the same memory, nothing is copied."""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from duchy.core.batch import Rewards
from duchy.core.buffer import Buffer
from duchy.core.encoding import ByteBuffer


def array_of(room: ByteBuffer | Buffer | Rewards) -> NDArray[Any]:
    """Return bytes, integers or rewards as a writable array.

    A vec exposes its memory read-only, because its length might change; ours never do.
    """
    kind = np.uint8 if isinstance(room, ByteBuffer) else np.int64 if isinstance(room, Buffer) else np.float64
    seen = np.frombuffer(memoryview(room.items), dtype=kind)
    kept: Any = type("Memory", (ctypes.c_uint8 * seen.nbytes,), {})
    memory = kept.from_address(seen.ctypes.data)
    memory.owner = seen  # keeps the memory alive as long as the array
    return np.frombuffer(memory, dtype=kind)
