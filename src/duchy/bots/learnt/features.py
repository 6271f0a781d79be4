"""The input features of a network: numbers that describe the whole table, and numbers that describe each side."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from duchy.core.buffer import Buffer
from duchy.core.encoding import ByteBuffer, Encoder, blank
from duchy.core.game import State
from duchy.core.reason import Refusal


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
    plans: bool
    """Whether what was learnt was learnt of positions too in which a plan ends, in the middle of a round."""

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

    def rivalry(self, state: State) -> i64:  # noqa: ARG002
        """Say how many hundredths of the best rival's worth count in games like this one, until they are over."""
        return 100


Chosen = tuple[tuple[str, int], ...]
"""Features of an encoder by name, each with the largest number that is told: 1 only tells that there is something."""


class Rows:
    """Tells some features of the rows of an encoder, one after the other."""

    def __init__(self, encoder: Encoder, chosen: Chosen) -> None:
        """Choose features of an encoder; raises `Refusal` where it has no such thing."""
        self.encoder = encoder
        self.sheet = ByteBuffer(encoder.features)
        known = {feature.name: feature for feature in encoder.table}
        places: list[int] = []
        largest: list[int] = []
        for name, most in chosen:
            if name not in known:
                raise Refusal(f"the encoding of {encoder.name} has no {name!r}: change what is chosen of it")
            first, length = known[name].first, known[name].length
            places += range(first, first + length)
            largest += [most] * length
        self.length = len(places)
        self.places = vec[i64](places)
        self.largest = vec[i64](largest)

    def write(self, state: State, seat: i64, out: Buffer, first: i64) -> None:
        """Write the chosen features of what a seat sees, from a place on."""
        items = self.sheet.items
        blank(items, 0, self.encoder.used_length(state))
        self.encoder.write(state, seat, self.sheet, 0)
        for place in range(i64(self.length)):
            out.items[first + place] = min(i64(items[self.places[place]]), self.largest[place])


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
