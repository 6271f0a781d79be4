"""Samples from many transcripts as rows: one for each side at each moment, with its target."""

import struct
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from duchy.bots.learnt.features import Features
from duchy.core.reason import Refusal


@dataclass
class Samples:
    """Rows as long lists of numbers; the rows of a moment are adjacent, and so are those of a game."""

    common_size: int
    own_size: int
    common: bytearray = field(default_factory=bytearray)
    """The features of the table, 16 bits each, for every moment."""
    own: bytearray = field(default_factory=bytearray)
    """The features of a side, 16 bits each, for every row."""
    moment: "array[int]" = field(default_factory=lambda: array("i"))
    """The moment of each row."""
    rival: "array[int]" = field(default_factory=lambda: array("i"))
    """For each row, the row of the strongest other side by the hand-made evaluation; in solo games the row itself."""
    after: "array[int]" = field(default_factory=lambda: array("i"))
    """For each row, how many moments of its game come after it."""
    sides: "array[int]" = field(default_factory=lambda: array("i"))
    value: "array[int]" = field(default_factory=lambda: array("i"))
    end: "array[int]" = field(default_factory=lambda: array("i"))
    own_target: "array[int]" = field(default_factory=lambda: array("i"))
    """Whether each row has a target of its own, rather than the result of its game."""
    turn: "array[int]" = field(default_factory=lambda: array("i"))
    """The turn of each row, counted through all games."""
    moves: "array[int]" = field(default_factory=lambda: array("i"))
    """Whether each row is of the side whose plan led there."""
    game: "array[int]" = field(default_factory=lambda: array("i"))
    games: int = 0
    moments: int = 0

    def add(self, transcript: bytes) -> None:
        """Add the rows of a transcript; raises `Refusal` if it does not fit these features."""
        data = zlib.decompress(transcript)
        moments, sides, given = struct.unpack_from("<HHH", data)
        told = moments * (self.common_size + sides * self.own_size)
        size = 6 + 4 * moments + 4 * given + 4 * moments * sides + 2 * told
        if given not in (sides, moments * sides) or len(data) != size:
            raise Refusal("a transcript does not fit the features: it was played with other ones")
        turns = struct.unpack_from(f"<{moments}H", data, 6)
        movers = struct.unpack_from(f"<{moments}h", data, 6 + 2 * moments)
        place = 6 + 4 * moments
        ends = struct.unpack_from(f"<{given}i", data, place)
        place += 4 * given
        values = struct.unpack_from(f"<{moments * sides}i", data, place)
        self.add_features(memoryview(data)[place + 4 * moments * sides :], moments, sides)
        first, rows = len(self.value), moments * sides
        turns_before = self.turn[-1] + 1 if self.turn else 0
        self.rival.extend(first + row for row in rivals(values, sides))
        self.moment.extend(self.moments + row // sides for row in range(rows))
        self.after.extend(moments - 1 - row // sides for row in range(rows))
        self.sides.extend([sides] * rows)
        self.value.extend(values)
        self.end.extend(ends if given == rows else ends * moments)
        self.own_target.extend([given > sides] * rows)
        self.turn.extend(turns_before + turn for turn in turns for _ in range(sides))
        self.moves.extend(side == mover for mover in movers for side in range(sides))
        self.game.extend([self.games] * rows)
        self.moments += moments
        self.games += 1

    def add_features(self, told: memoryview, moments: int, sides: int) -> None:
        """Add the features of all moments: first the table's, then each side's."""
        common, own = 2 * self.common_size, 2 * self.own_size * sides
        for place in range(0, moments * (common + own), common + own):
            self.common += told[place : place + common]
            self.own += told[place + common : place + common + own]


def rivals(values: Sequence[int], sides: int) -> Iterator[int]:
    """Return for each row the row of the strongest other side; of equals the first one, and alone the row itself."""
    for first in range(0, len(values), sides):
        rows = range(first, first + sides)
        best = max(rows, key=lambda row: (values[row], -row))
        second = max((row for row in rows if row != best), key=lambda row: (values[row], -row), default=best)
        yield from (second if row == best else best for row in rows)


def samples_of(features: Features, transcripts: Iterable[bytes]) -> Samples:
    """Make the rows of many transcripts."""
    samples = Samples(features.common, features.own)
    for transcript in transcripts:
        samples.add(transcript)
    if not samples.games:
        raise Refusal("there is no transcript to learn from: play some games first")
    return samples
