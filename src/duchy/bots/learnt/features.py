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
    """Input features for the positions of one game; a side is a seat, or the seats that win and lose together."""

    game: str
    version: int
    """The version of the features: a network fits exactly one."""
    common: int
    """The number of features of the table."""
    own: int
    """The number of features of a side."""
    plans: bool
    """Whether the network was also trained on positions in the middle of a round, where plans end."""

    @abstractmethod
    def sides(self, state: State) -> i64:
        """Return the number of sides; the first seats of the table are one of each."""

    @abstractmethod
    def side_of(self, state: State, seat: i64) -> i64:
        """Return the side of a seat."""

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Return whether the game is over: then there is nothing to predict."""

    @abstractmethod
    def write_common(self, state: State, out: Buffer) -> None:
        """Write the features of the table."""

    @abstractmethod
    def write_own(self, state: State, side: i64, out: Buffer) -> i64:
        """Write the features of a side, and return its hand-made value.

        Only information that everyone at the table can see is used.
        """

    def rivalry(self, state: State) -> i64:  # noqa: ARG002
        """Return the percentage of the best rival's value that counts in games like this one, until they are over."""
        return 100


Chosen = tuple[tuple[str, int], ...]
"""Features of an encoder by name, each with the largest value passed on: 1 only says that there is something."""


class Rows:
    """A selection of features from the rows of an encoder."""

    def __init__(self, encoder: Encoder, chosen: Chosen) -> None:
        """Select features of an encoder; raises `Refusal` if it lacks one."""
        self.encoder = encoder
        self.sheet = ByteBuffer(encoder.features)
        known = {feature.name: feature for feature in encoder.table}
        places: list[int] = []
        largest: list[int] = []
        for name, most in chosen:
            if name not in known:
                raise Refusal(f"the encoding of {encoder.name} has no feature {name!r}")
            first, length = known[name].first, known[name].length
            places += range(first, first + length)
            largest += [most] * length
        self.length = len(places)
        self.places = vec[i64](places)
        self.largest = vec[i64](largest)

    def write(self, state: State, seat: i64, out: Buffer, first: i64) -> None:
        """Write the selected features of a seat's view, starting at a place."""
        items = self.sheet.items
        blank(items, 0, self.encoder.used_length(state))
        self.encoder.write(state, seat, self.sheet, 0)
        for place in range(i64(self.length)):
            out.items[first + place] = min(i64(items[self.places[place]]), self.largest[place])


class Writer:
    """A writer of consecutive numbers; those not written stay zero."""

    def __init__(self) -> None:
        self.place: i64 = 0
        self.out = Buffer(0)

    def begin(self, out: Buffer, size: i64) -> None:
        """Start at the beginning of a buffer, and zero it."""
        self.out = out
        self.place = 0
        for place in range(size):
            out.items[place] = 0

    def number(self, value: i64) -> None:
        """Write one number."""
        self.out.items[self.place] = value
        self.place += 1

    def one_of(self, value: i64, count: i64) -> None:
        """Write a one-hot vector of the given size (all zeros for none)."""
        if 0 <= value < count:
            self.out.items[self.place + value] = 1
        self.place += count

    def bits(self, value: i64, count: i64) -> None:
        """Write the lowest `count` bits."""
        for bit in range(count):
            self.out.items[self.place + bit] = value >> bit & 1
        self.place += count

    def add(self, offset: i64, value: i64) -> None:
        """Add to the number at an offset from the current place."""
        self.out.items[self.place + offset] += value

    def skip(self, count: i64) -> None:
        """Move past `count` numbers that were added to."""
        self.place += count
