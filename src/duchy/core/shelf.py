"""A shelf: a cache of limited size for results that may be needed again."""

from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Shelf(Generic[Key, Value]):
    """Values by key; when the shelf is full, the least recently used one is dropped."""

    def __init__(self, room: int) -> None:
        """Create a shelf for at most `room` values; threads may share it."""
        self.room = room
        self.kept: dict[Key, Value] = {}
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
            self.kept.pop(key, None)
            self.kept[key] = value
            while len(self.kept) > self.room:
                del self.kept[next(iter(self.kept))]
        return value

    def __len__(self) -> int:
        """Return the number of stored values."""
        return len(self.kept)
