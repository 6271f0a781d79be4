"""Samples from many transcripts as rows: one for each side at each moment, with its target."""

import struct
import zlib
from array import array
from collections.abc import Iterable
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
    game: "array[int]" = field(default_factory=lambda: array("i"))
    games: int = 0
    moments: int = 0

    def add(self, transcript: bytes) -> None:
        """Add the rows of a transcript; raises `Refusal` if it does not fit these features."""
        data = zlib.decompress(transcript)
        moments, sides, given = struct.unpack_from("<HHH", data)
        told = moments * (self.common_size + sides * self.own_size)
        size = 6 + 2 * moments + 4 * given + 4 * moments * sides + 2 * told
        if given not in (sides, moments * sides) or len(data) != size:
            raise Refusal("a transcript does not fit the features: it was played with other ones")
        turns = struct.unpack_from(f"<{moments}H", data, 6)
        place = 6 + 2 * moments
        ends = struct.unpack_from(f"<{given}i", data, place)
        place += 4 * given
        values = struct.unpack_from(f"<{moments * sides}i", data, place)
        place += 4 * moments * sides
        first = len(self.value)
        turns_before = self.turn[-1] + 1 if self.turn else 0
        for moment in range(moments):
            self.common += data[place : place + 2 * self.common_size]
            place += 2 * self.common_size
            self.own += data[place : place + 2 * self.own_size * sides]
            place += 2 * self.own_size * sides
            here = values[moment * sides : (moment + 1) * sides]
            for side in range(sides):
                others = [other for other in range(sides) if other != side] or [side]
                self.rival.append(first + moment * sides + max(others, key=lambda other: (here[other], -other)))
                self.moment.append(self.moments)
                self.after.append(moments - 1 - moment)
                self.sides.append(sides)
                self.value.append(here[side])
                self.end.append(ends[(moment * sides + side) % given])
                self.own_target.append(given > sides)
                self.turn.append(turns_before + turns[moment])
                self.game.append(self.games)
            self.moments += 1
        self.games += 1


def samples_of(features: Features, transcripts: Iterable[bytes]) -> Samples:
    """Make the rows of many transcripts."""
    samples = Samples(features.common, features.own)
    for transcript in transcripts:
        samples.add(transcript)
    if not samples.games:
        raise Refusal("there is no transcript to learn from: play some games first")
    return samples
