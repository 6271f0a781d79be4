"""A lesson is one game: what was told of every side whenever the clock went on or a plan ended, and what came of it.

That is how the game ended, for all moments alike; or, where a network is known already, what each moment comes to if it
is played on a little (`foresight.py`), with plans that were only thought of as further moments. As bytes: the numbers
of moments, sides and ends, then the ends, then for each moment and side its value by hand, then for each moment what
the table tells and what each side tells. All numbers have 16 bits but values and ends, which have 32.
"""

import struct
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.learnt.features import Features
from duchy.bots.search.bot import SearchBot
from duchy.bots.search.search import Search
from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.games import load
from duchy.train.foresight import Foresight, foresight_of
from duchy.train.modes import mode_at
from duchy.train.players import features_of, players

FORM: Final = 2
"""Grows with every change of how lessons are written."""
WHIM: Final = 60
"""One decision of so many is any legal action."""

ALTERNATIVES: Final = 3
"""Plans that were thought of for a turn, and of which it is noted what they would have come to."""


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

    def __init__(self, features: Features, sides: int, foresight: Foresight | None = None) -> None:
        """Begin with nothing; with foresight each moment has an end of its own."""
        self.features = features
        self.sides = sides
        self.foresight = foresight
        self.moments = 0
        self.told = array("h")
        self.values = array("i")
        self.ends = array("i")
        self.common = Buffer(features.common)
        self.own = Buffer(features.own)

    def note(self, state: State, seat: int = 0) -> None:
        """Write down what a position tells, in which what a seat cannot see is made up."""
        features = self.features
        features.write_common(state, self.common)
        self.told.extend(clipped(int(self.common[place])) for place in range(features.common))
        for side in range(self.sides):
            self.values.append(int(features.write_own(state, side, self.own)))
            self.told.extend(clipped(int(self.own[place])) for place in range(features.own))
        if self.foresight:
            self.ends.extend(self.foresight.ends(state, seat))
        self.moments += 1

    def end(self, state: State) -> bytes:
        """Write the lesson of a game that is over; small, for there are many."""
        if not self.ends:
            self.ends.extend(int(self.features.write_own(state, side, self.own)) for side in range(self.sides))
        head = struct.pack("<HHH", self.moments, self.sides, len(self.ends))
        return zlib.compress(head + little(self.ends) + little(self.values) + little(self.told), 6)


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
    lesson = Lesson(features, int(features.sides(state)), foresight_of(game, state, task.network, rng))
    out, weights = game.buffer(), game.buffer()
    time = -1
    seat = 0
    seen: Search | None = None
    while acting := game.to_act(state):
        if evaluation.clock(state) > time:
            time = int(evaluation.clock(state))
            lesson.note(state, seat)
        if acting == CHANCE_ACTS:
            game.apply(state, CHANCE, game.draw(state, rng, out, weights))
            continue
        seat = int(first_in(acting))
        bot = bots[seat]
        game.apply(state, seat, choice(game, state, seat, bot, rng))
        if lesson.foresight and isinstance(bot, SearchBot) and bot.search is not seen:
            seen = bot.search
            for other in alternatives(game, seen, rng):
                lesson.note(other, seat)
        if (still := game.to_act(state)) and not still >> seat & 1:
            lesson.note(state, seat)
    return lesson.end(state)


def alternatives(game: Game, search: Search | None, rng: Rng) -> list[State]:
    """Give where some of the plans for a turn lead, if the game goes on there."""
    if search is None or not search.plans:
        return []
    drawn = [search.plans[int(rng.below(len(search.plans)))].state for _ in range(ALTERNATIVES)]
    return [state for state in drawn if game.to_act(state)]


def choice(game: Game, state: State, seat: int, bot: Bot, rng: Rng) -> int:
    """Let a bot choose by what its seat sees; now and then it does something else, so that this is known too."""
    if rng.below(WHIM) == 0:
        out = game.buffer()
        return int(out.items[rng.below(game.legal(state, seat, out))])
    return bot.choose(game, game.resample(state, seat, rng), seat)
