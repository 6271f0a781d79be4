"""The guided games of Castles of Burgundy."""

import hashlib
from typing import Final

from duchy.core.lesson import Lesson

LESSONS: Final = {
    "first": Lesson(
        {"players": 2, "edition": 2019, "duchies": "1"},
        ("", "greedy"),
        hashlib.sha256(b"the first game of burgundy, 2014").digest(),
    ),
}
"""The lessons by name."""
