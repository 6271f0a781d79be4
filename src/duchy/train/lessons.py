"""A lesson is one game: what was told of every side whenever the clock went on or a plan ended, and how it ended.

As bytes: the numbers of moments and sides, then for each side its end, then for each moment what the table tells and
for each side its value by hand and what it tells. All numbers have 16 bits but values and ends, which have 32.
"""

import struct
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.learnt.features import Features
from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.games import load
from duchy.train.modes import mode_at
from duchy.train.players import features_of, players

WHIM: Final = 60
"""One decision of so many is any legal action."""


@dataclass(frozen=True)
class Task:
    """A game to play: nodes for a decision (none: greedily), a network's file ("": by hand), a seed, a number."""

    game: str
    nodes: int
    network: str
    seed: int
    number: int = 0


class Lesson:
    """Collects what is told in the course of a game."""

    def __init__(self, features: Features, sides: int) -> None:
        """Begin with nothing."""
        self.features = features
        self.sides = sides
        self.moments = 0
        self.told = array("h")
        self.values = array("i")
        self.common = Buffer(features.common)
        self.own = Buffer(features.own)

    def note(self, state: State) -> None:
        """Write down what a position tells."""
        features = self.features
        features.write_common(state, self.common)
        self.told.extend(clipped(int(self.common[place])) for place in range(features.common))
        for side in range(self.sides):
            self.values.append(int(features.write_own(state, side, self.own)))
            self.told.extend(clipped(int(self.own[place])) for place in range(features.own))
        self.moments += 1

    def end(self, state: State) -> bytes:
        """Write the lesson of a game that is over; small, for there are many."""
        ends = array("i", [int(self.features.write_own(state, side, self.own)) for side in range(self.sides)])
        head = struct.pack("<HH", self.moments, self.sides)
        return zlib.compress(head + little(ends) + little(self.values) + little(self.told), 6)


def clipped(number: int) -> int:
    """Keep a number within 16 bits."""
    return max(-32768, min(32767, number))


def little(numbers: "array[int]") -> bytes:
    """Write numbers with their lowest byte first, whatever the machine."""
    if struct.pack("=H", 1) != struct.pack("<H", 1):
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def numbered(task: Task) -> tuple[int, bytes]:
    """Play a game by itself and give its lesson, with its number."""
    return task.number, play(task)


def play(task: Task) -> bytes:
    """Play a game by itself and give its lesson."""
    rng = Rng(task.seed)
    game = load(task.game)
    options: Mapping[str, str | int] = mode_at(task.game, rng)
    state = game.initial(options)
    evaluation, features = features_of(task.game)
    bots = players(task.game, game.seats(state), task.nodes, task.network, rng)
    lesson = Lesson(features, int(features.sides(state)))
    out, weights = game.buffer(), game.buffer()
    time = -1
    while acting := game.to_act(state):
        if evaluation.clock(state) > time:
            time = int(evaluation.clock(state))
            lesson.note(state)
        if acting == CHANCE_ACTS:
            game.apply(state, CHANCE, game.draw(state, rng, out, weights))
            continue
        seat = int(first_in(acting))
        game.apply(state, seat, choice(game, state, seat, bots, rng))
        if (still := game.to_act(state)) and not still >> seat & 1:
            lesson.note(state)
    return lesson.end(state)


def choice(game: Game, state: State, seat: int, bots: list[Bot], rng: Rng) -> int:
    """Let a bot choose by what its seat sees; now and then it does something else, so that this is known too."""
    if rng.below(WHIM) == 0:
        out = game.buffer()
        return int(out.items[rng.below(game.legal(state, seat, out))])
    return bots[seat].choose(game, game.resample(state, seat, rng), seat)
