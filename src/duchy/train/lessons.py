"""A lesson is one game: what was told of every side at some moments, and what came of it.

Those are the moments when the clock went on or a plan ended, and how the game ended; or, where a network is known
already, all plans that were thought of for a turn, and what each comes to if it is played on a little (`foresight.py`).
As bytes: the numbers of moments, sides and ends, then the turn of each moment, then the ends, then for each moment and
side its value by hand, then for each moment what the table tells and what each side tells. All numbers have 16 bits but
values and ends, which have 32.
"""

import struct
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from duchy.bots.learnt.features import Features
from duchy.core.buffer import Buffer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.games import load
from duchy.train.foresight import Foresight
from duchy.train.players import evaluation_of, features_of, players
from duchy.train.training import training_of

FORM: Final = 3
"""Grows with every change of how lessons are written."""
WHIM: Final = 60
"""One decision of so many is any legal action."""
SLIP: Final = 25
"""One turn of so many is any of the plans that were tried: who never errs never learns what errors cost."""


@dataclass(frozen=True)
class Task:
    """A game to play: nodes for a turn and a network's file (none: greedily, by hand), a seed, a number."""

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
        self.turn = 0
        """Moments of the same turn are plans that somebody chose from."""
        self.turns = array("H")
        self.told = array("h")
        self.values = array("i")
        self.ends = array("i")
        self.common = Buffer(features.common)
        self.own = Buffer(features.own)

    def note(self, state: State, ends: Sequence[int] = ()) -> None:
        """Write down what a position tells, and what each side comes to if that is known already."""
        features = self.features
        features.write_common(state, self.common)
        self.told.extend(clipped(int(self.common[place])) for place in range(features.common))
        for side in range(self.sides):
            self.values.append(int(features.write_own(state, side, self.own)))
            self.told.extend(clipped(int(self.own[place])) for place in range(features.own))
        self.ends.extend(ends)
        self.turns.append(self.turn)
        self.moments += 1

    def end(self, state: State) -> bytes:
        """Write the lesson of a game that is over; small, for there are many."""
        if not self.ends:
            self.ends.extend(int(self.features.write_own(state, side, self.own)) for side in range(self.sides))
        head = struct.pack("<HHH", self.moments, self.sides, len(self.ends))
        parts = (self.turns, self.ends, self.values, self.told)
        return zlib.compress(head + b"".join(little(part) for part in parts), 6)


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
    options: Mapping[str, str | int] = training_of(task.game).draw_mode(rng)
    state = game.initial(options)
    _, features = features_of(task.game)
    lesson = Lesson(features, int(features.sides(state)))
    if task.network:
        foresight = Foresight(game, evaluation_of(task.game, task.network), task.nodes, rng)
        play_thoughtfully(game, state, lesson, foresight)
    else:
        play_greedily(game, state, lesson, rng)
    return lesson.end(state)


def play_greedily(game: Game, state: State, lesson: Lesson, rng: Rng) -> None:
    """Play to the end by hand, noting where the clock goes on and where plans end."""
    evaluation, _ = features_of(game.name)
    bots = players(game.name, game.seats(state), rng)
    time = -1
    while acting := game.to_act(state):
        if evaluation.clock(state) > time:
            time = int(evaluation.clock(state))
            lesson.turn += 1
            lesson.note(state)
        if acting == CHANCE_ACTS:
            draw(game, state, rng)
            continue
        seat = int(first_in(acting))
        seen = game.resample(state, seat, rng)
        whim = any_action(game, state, seat, rng) if rng.below(WHIM) == 0 else None
        game.apply(state, seat, bots[seat].choose(game, seen, seat) if whim is None else whim)
        if (still := game.to_act(state)) and not still >> seat & 1:
            lesson.turn += 1
            lesson.note(state)


def play_thoughtfully(game: Game, state: State, lesson: Lesson, foresight: Foresight) -> None:
    """Play to the end by what plans come to, noting that; and what comes of each time that the clock shows."""
    evaluation, rng = foresight.evaluation, foresight.rng
    time = -1
    while acting := game.to_act(state):
        if evaluation.clock(state) > time:
            time = int(evaluation.clock(state))
            moment = foresight.now(state, int(first_in(acting)) if acting != CHANCE_ACTS else 0)
            lesson.turn += 1
            lesson.note(moment.state, moment.ends)
        if acting == CHANCE_ACTS:
            draw(game, state, rng)
            continue
        seat = int(first_in(acting))
        if rng.below(WHIM) == 0:
            game.apply(state, seat, any_action(game, state, seat, rng))
            continue
        moments, lines = foresight.turn(state, seat)
        lesson.turn += 1
        for moment in moments:
            lesson.note(moment.state, moment.ends)
        chosen = lines[int(rng.below(len(lines)))] if rng.below(SLIP) == 0 else lines[0]
        for action in chosen:
            game.apply(state, seat, action)


def draw(game: Game, state: State, rng: Rng) -> None:
    """Let chance act."""
    game.apply(state, CHANCE, game.draw(state, rng, game.buffer(), game.buffer()))


def any_action(game: Game, state: State, seat: int, rng: Rng) -> int:
    """Do something else than what is best, so that this is known too."""
    out = game.buffer()
    return int(out.items[rng.below(game.legal(state, seat, out))])
