"""What a network is told of a position: numbers of the whole table, and numbers of each side."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from duchy.core.buffer import Buffer
from duchy.core.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """Turns positions of one game into numbers; a side is a seat, or the seats that win and lose together."""

    game: str
    version: int
    """Grows with every change of what the numbers mean: a network knows one version."""
    common: int
    """How many numbers tell of the table."""
    own: int
    """How many tell of a side."""

    @abstractmethod
    def sides(self, state: State) -> i64:
        """Count the sides; the first seats of the table are one of each."""

    @abstractmethod
    def side_of(self, state: State, seat: i64) -> i64:
        """Name the side of a seat."""

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Say whether the game is over: then there is nothing to guess."""

    @abstractmethod
    def write_common(self, state: State, out: Buffer) -> None:
        """Write what tells of the table."""

    @abstractmethod
    def write_own(self, state: State, side: i64, out: Buffer) -> i64:
        """Write what tells of a side, and return what the hand-made evaluation thinks of it.

        Nothing that somebody at the table cannot see is read.
        """

    def is_learnt(self, state: State) -> bool:  # noqa: ARG002
        """Say whether games like this one are better played by what was learnt, as measured."""
        return True


class Writer:
    """Writes numbers one after the other; those that nobody writes stay nought."""

    def __init__(self) -> None:
        self.place: i64 = 0
        self.out = Buffer(0)

    def begin(self, out: Buffer, size: i64) -> None:
        """Write into a buffer from its beginning on; all of it is nought."""
        self.out = out
        self.place = 0
        for place in range(size):
            out.items[place] = 0

    def number(self, value: i64) -> None:
        """Write one number."""
        self.out.items[self.place] = value
        self.place += 1

    def one_of(self, value: i64, count: i64) -> None:
        """Write which of so many it is: a 1 among noughts, or none of them."""
        if 0 <= value < count:
            self.out.items[self.place + value] = 1
        self.place += count

    def bits(self, value: i64, count: i64) -> None:
        """Write the lowest so many bits."""
        for bit in range(count):
            self.out.items[self.place + bit] = value >> bit & 1
        self.place += count

    def add(self, offset: i64, value: i64) -> None:
        """Add to a number that comes so many places later."""
        self.out.items[self.place + offset] += value

    def skip(self, count: i64) -> None:
        """Go on behind so many numbers, to which something was added."""
        self.place += count
