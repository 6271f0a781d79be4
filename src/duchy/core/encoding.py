"""Encodings: a position as a seat sees it, as a fixed-length row of small numbers, for machine learning.

Every number is a byte. Larger numbers are capped at 255, or have a second feature for the excess. A row starts with the
seat it is for; the others follow in seating order. Information hidden from that seat is left out.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from duchy.core.buffer import Buffer
from duchy.core.game import State

MOST: Final = 255
"""The largest value of a feature."""


class ByteBuffer:
    """A buffer of bytes; compiled code reads and writes `items`, others see them through the buffer protocol."""

    def __init__(self, length: int) -> None:
        """Allocate zeros."""
        self.items: Final = vec[u8](bytes(length))

    def __len__(self) -> int:
        """Return the length in bytes."""
        return len(self.items)

    def clear(self) -> None:
        """Fill with zeros."""
        blank(self.items, 0, len(self.items))


class Feature:
    """Adjacent features with one meaning."""

    def __init__(self, name: str, first: int, length: int, high: int, meaning: str) -> None:
        """Store the name, the index of the first feature, their number, the largest value, and the meaning."""
        self.name = name
        self.first = first
        self.length = length
        self.high = high
        self.meaning = meaning


Row = tuple[str, int, int, str]
"""A feature without its position: name, length, largest value, meaning."""


def prefix_names(words: str, rows: tuple[Row, ...]) -> list[Row]:
    """Prefix the names of features."""
    return [(words + name, length, high, meaning) for name, length, high, meaning in rows]


def place_features(rows: list[Row]) -> list[Feature]:
    """Give features their positions, one after another."""
    found: list[Feature] = []
    first = 0
    for name, length, high, meaning in rows:
        found.append(Feature(name, first, length, high, meaning))
        first += length
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Writes positions of one game as rows; `version` changes with the game's rules and with the encoding."""

    name: str
    version: str
    features: int
    """The length of a row."""
    table: list[Feature]
    """Every feature, from first to last, without gaps."""

    @abstractmethod
    def write(self, state: State, seat: i64, out: ByteBuffer, start: i64) -> None:
        """Write a row at `start`; the target must be zeroed."""

    @abstractmethod
    def used_length(self, state: State) -> i64:
        """Return the length of the leading part that a game with these options can use; the rest stays zero."""

    def kept_range(self, state: State) -> tuple[i64, i64]:  # noqa: ARG002
        """Return the range of features that `update` may find filled from the previous row; the others must be zero."""
        return 0, 0

    def traces(self, state: State) -> i64:  # noqa: ARG002
        """Return the number of traces that `update` needs for each row."""
        return 0

    def update(self, state: State, seat: i64, out: ByteBuffer, start: i64, traces: Buffer, first: i64) -> None:  # noqa: ARG002
        """Write a row like `write`, over a row in which the kept range may still hold the game's previous position.

        A seat must act, not chance. `traces` from `first` on belong to the previous row; the first one is zero if that
        row is blank.
        """
        self.write(state, seat, out, start)

    def row(self, state: State, seat: int) -> list[int]:
        """Return a row as a list, for callers that are not in a hurry."""
        sheet = ByteBuffer(self.features)
        self.write(state, seat, sheet, 0)
        return [int(number) for number in sheet.items]


def blank(items: vec[u8], first: i64, last: i64) -> None:
    """Zero the range [first, last)."""
    for place in range(first, last):
        items[place] = 0


def byte(number: i64) -> u8:
    """Cap a number to the range of a feature."""
    if number <= 0:
        return 0
    if number >= MOST:
        return 255
    return u8(number)


def beyond(number: i64) -> u8:
    """Return the excess of a number over the largest value of a feature."""
    return byte(number - MOST)
