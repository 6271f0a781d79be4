"""A shelf: what was worked out and may be wanted again, as much as there is room for and no more."""

from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Shelf(Generic[Key, Value]):
    """Values by their keys; where there is no room, the one that was not wanted for longest goes."""

    def __init__(self, room: int) -> None:
        """Have room for so many; threads may share a shelf."""
        self.room = room
        self.kept: dict[Key, Value] = {}
        self.lock = Lock()

    def get(self, key: Key) -> Value | None:
        """Give what is kept for a key, if it is still there."""
        with self.lock:
            found = self.kept.pop(key, None)
            if found is not None:
                self.kept[key] = found
            return found

    def keep(self, key: Key, value: Value) -> Value:
        """Keep a value for a key, and give it back."""
        with self.lock:
            self.kept.pop(key, None)
            self.kept[key] = value
            while len(self.kept) > self.room:
                del self.kept[next(iter(self.kept))]
        return value

    def __len__(self) -> int:
        """Count what is kept."""
        return len(self.kept)
