"""The guided games of Wonderful Kingdom."""

import hashlib
from typing import Final

from duchy.core.lesson import Lesson

LESSONS: Final = {
    "first": Lesson(
        {"players": 2, "module": "none", "side": "a", "duchy": "teressie"},
        ("", "greedy"),
        hashlib.sha256(b"the first game of kingdom, 1735").digest(),
    ),
}
"""The lessons by name."""
