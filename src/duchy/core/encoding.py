"""Encodings: a position as a seat sees it, as a row of small numbers of fixed length, for programs that learn.

Every number is a byte. What is larger is cut at 255, or has a second feature for the rest. A row belongs to one seat
and begins with it: others follow in the order in which they sit. Nothing that is hidden from the seat is written.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from duchy.core.buffer import Buffer
from duchy.core.game import State

MOST: Final = 255
"""The largest number of a feature."""


class ByteBuffer:
    """Room for rows of bytes; `items` are read and written by compiled code, and seen by others as a buffer."""

    def __init__(self, length: int) -> None:
        """Make room, filled with noughts."""
        self.items: Final = vec[u8](bytes(length))

    def __len__(self) -> int:
        """Count the bytes there is room for."""
        return len(self.items)

    def clear(self) -> None:
        """Fill all of it with noughts."""
        blank(self.items, 0, len(self.items))


class Feature:
    """Some features of one meaning that lie side by side."""

    def __init__(self, name: str, first: int, length: int, high: int, meaning: str) -> None:
        """Take a name, the place of the first, how many they are, the largest number, and what they say."""
        self.name = name
        self.first = first
        self.length = length
        self.high = high
        self.meaning = meaning


Row = tuple[str, int, int, str]
"""A feature before it has its place: name, how many, the largest number, and what they say."""


def prefix_names(words: str, rows: tuple[Row, ...]) -> list[Row]:
    """Put words before the names of some features."""
    return [(words + name, length, high, meaning) for name, length, high, meaning in rows]


def place_features(rows: list[Row]) -> list[Feature]:
    """Give features their places, one after the other."""
    found: list[Feature] = []
    first = 0
    for name, length, high, meaning in rows:
        found.append(Feature(name, first, length, high, meaning))
        first += length
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Writes positions of one game as rows; `version` is that of the game's rules and grows with the encoding too."""

    name: str
    version: str
    features: int
    """The length of a row."""
    table: list[Feature]
    """Every feature, from the first to the last, without a gap."""

    @abstractmethod
    def write(self, state: State, seat: i64, out: ByteBuffer, start: i64) -> None:
        """Write a row from `start` on; there must be noughts."""

    @abstractmethod
    def used_length(self, state: State) -> i64:
        """Count the features from the first on that a game with these options can use; the rest stays nought."""

    def kept_range(self, state: State) -> tuple[i64, i64]:  # noqa: ARG002
        """Say from which feature up to which `update` writes over those of the last row; the others are noughts."""
        return 0, 0

    def traces(self, state: State) -> i64:  # noqa: ARG002
        """Count the numbers that are kept beside a row for `update`."""
        return 0

    def update(self, state: State, seat: i64, out: ByteBuffer, start: i64, traces: Buffer, first: i64) -> None:  # noqa: ARG002
        """Write a row like `write`, where those features that are kept may still be those of the last row of the game.

        Somebody other than chance has to act. `traces` from `first` on are of the last row; with a row of noughts the
        first of them is nought.
        """
        self.write(state, seat, out, start)

    def row(self, state: State, seat: int) -> list[int]:
        """Write a row by itself, for those not in a hurry."""
        sheet = ByteBuffer(self.features)
        self.write(state, seat, sheet, 0)
        return [int(number) for number in sheet.items]


def blank(items: vec[u8], first: i64, last: i64) -> None:
    """Fill a part with noughts, up to the last but not with it."""
    for place in range(first, last):
        items[place] = 0


def byte(number: i64) -> u8:
    """Cut a number to what a feature can hold."""
    if number <= 0:
        return 0
    if number >= MOST:
        return 255
    return u8(number)


def beyond(number: i64) -> u8:
    """Give what a number has beyond the largest that a feature can hold."""
    return byte(number - MOST)
