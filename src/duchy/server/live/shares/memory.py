"""Memory that is no longer needed goes back to the system."""

import gc
from typing import Final

from duchy.system import trimmer

TRIM: Final = trimmer()


def give_back() -> None:
    """Collect what nothing refers to, and return free memory to the system."""
    gc.collect()
    if TRIM is not None:
        TRIM(0)
