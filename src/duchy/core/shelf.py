"""A shelf: a cache of limited size for results that may be needed again."""

from collections.abc import Hashable
from threading import Lock
from typing import Final, Generic, TypeVar

MOST_LETTERS: Final = 1_000_000
"""The maximum number of letters in a shelf's keys together: five of the longest sets of cards."""
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Shelf(Generic[Key, Value]):
    """Values by key; when the shelf is full, the least recently used one is dropped.

    A shelf is also full when its keys have too many letters: what was made from a long text is large.
    """

    def __init__(self, room: int) -> None:
        """Create a shelf for at most `room` values; threads may share it."""
        self.room = room
        self.kept: dict[Key, Value] = {}
        self.letters = 0
        self.lock = Lock()

    def get(self, key: Key) -> Value | None:
        """Return the value for a key, if it is still there."""
        with self.lock:
            found = self.kept.pop(key, None)
            if found is not None:
                self.kept[key] = found
            return found

    def keep(self, key: Key, value: Value) -> Value:
        """Store a value for a key, and return it."""
        with self.lock:
            if self.kept.pop(key, None) is None:
                self.letters += letters_of(key)
            self.kept[key] = value
            while len(self.kept) > self.room or (self.letters > MOST_LETTERS and len(self.kept) > 1):
                oldest = next(iter(self.kept))
                del self.kept[oldest]
                self.letters -= letters_of(oldest)
        return value

    def __len__(self) -> int:
        """Return the number of stored values."""
        return len(self.kept)


def letters_of(key: object) -> int:
    """Count the letters of a key that is a text or has texts."""
    if isinstance(key, str):
        return len(key)
    return sum(len(part) for part in key if isinstance(part, str)) if isinstance(key, tuple) else 0
