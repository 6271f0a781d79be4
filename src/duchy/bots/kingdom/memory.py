"""What outlooks came to: the same projects are valued again and again within one decision.

An outlook follows from its projects alone, so that a remembered value is the one a simulation would find.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLACES: Final = 256
"""How many values are remembered; a new one takes the place of an old one with the same end of its hash."""
LONGEST: Final = 192
"""The longest description that is remembered: longer ones are rare."""
FACTOR: Final = 0x5851F42D
LOW: Final = (1 << 31) - 1
"""A hash stays below 62 bits, so that it is the same whether compiled or not."""
ROW: Final = LONGEST + 2
"""A length, a value and a description."""


class Memory:
    """Values by the description that they follow from, which is compared as a whole."""

    def __init__(self) -> None:
        """Start empty."""
        self.rows = vec[i64]([0] * (PLACES * ROW))
        self.asked = vec[i64]([0] * LONGEST)
        """The description that is looked for."""
        self.length: i64 = 0
        self.first: i64 = 0
        """Where its row begins."""

    def forget(self) -> None:
        """Forget everything."""
        rows = self.rows
        for place in range(i64(PLACES)):
            rows[place * ROW] = 0

    def begin(self) -> None:
        """Begin a description."""
        self.length = 0

    def add(self, number: i64) -> None:
        """Add a number to the description."""
        if self.length < LONGEST:
            self.asked[self.length] = number
        self.length += 1

    def add_all(self, numbers: vec[i64], count: i64) -> None:
        """Add the first `count` numbers to the description."""
        length = self.length
        self.length = length + count
        if length + count > LONGEST or count > len(numbers):
            return
        asked = self.asked
        for place in range(count):
            asked[length + place] = numbers[place]

    def knows(self) -> bool:
        """Return whether the value of the description is remembered, and where it is or would be."""
        length = self.length
        if length > LONGEST:
            return False
        asked, rows = self.asked, self.rows
        mixed = length
        for place in range(length):
            number = asked[place]
            mixed = ((mixed ^ mixed >> 31 ^ number ^ number >> 31) & LOW) * FACTOR
        first = (mixed >> 20 & (PLACES - 1)) * ROW
        self.first = first
        if rows[first] != length:
            return False
        for place in range(length):
            if rows[first + 2 + place] != asked[place]:
                return False
        return True

    def value(self) -> i64:
        """Return the remembered value."""
        return self.rows[self.first + 1]

    def keep(self, value: i64) -> None:
        """Remember the value of the description."""
        length = self.length
        if length > LONGEST:
            return
        asked, rows, first = self.asked, self.rows, self.first
        rows[first] = length
        rows[first + 1] = value
        for place in range(length):
            rows[first + 2 + place] = asked[place]
