"""Self-play: one game becomes a transcript of input features at some moments, with the results.

The moments are those at which the clock advances or a plan ends, with the result of the game; once there is a network,
they are all plans considered for a turn, with their rollout targets (`rollouts.py`).

As bytes: the numbers of moments, sides and results, the turn of each moment and the side whose turn it was (-1 if
nobody's), the results, then for each moment and side its hand-made value, then for each moment the features of the
table and of each side. Numbers have 16 bits, but values and results have 32.
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
from duchy.train.players import evaluation_of, features_of, players
from duchy.train.rollouts import MOST, Effort, RolloutTargets
from duchy.train.training import training_of

FORM: Final = 4
"""The version of the format of transcripts."""
WHIM: Final = 60
"""One decision in this many is a random legal action."""
SLIP: Final = 25
"""One turn in this many is a random candidate plan: without mistakes nothing is learnt about their cost."""


@dataclass(frozen=True)
class Task:
    """A game to play: the node budget of a turn and a network file (none: greedily), a seed, a number.

    Then the most rollouts of a plan, the least percentage of contested turns, how far ahead rollouts look
    (`rollouts.Effort`), and whether the game is one for a single player.
    """

    game: str
    nodes: int
    network: str
    seed: int
    number: int = 0
    continuations: int = MOST
    contested: int = 0
    horizon: int = 0
    alone: bool = False


class Transcript:
    """The features and targets of a game so far."""

    def __init__(self, features: Features, sides: int) -> None:
        """Start empty."""
        self.features = features
        self.sides = sides
        self.moments = 0
        self.turn = 0
        """The turn of each moment: moments of the same turn are alternative plans."""
        self.turns = array("H")
        self.movers = array("h")
        self.told = array("h")
        self.values = array("i")
        self.ends = array("i")
        self.common = Buffer(features.common)
        self.own = Buffer(features.own)

    def note(self, state: State, ends: Sequence[int] = (), mover: int = -1) -> None:
        """Add the features of a position, the target of each side if there is one already, and whose plan led to it."""
        features = self.features
        features.write_common(state, self.common)
        self.told.extend(clipped(list(self.common.items)))
        for side in range(self.sides):
            self.values.append(int(features.write_own(state, side, self.own)))
            self.told.extend(clipped(list(self.own.items)))
        self.ends.extend(ends)
        self.turns.append(self.turn)
        self.movers.append(mover)
        self.moments += 1

    def end(self, state: State) -> bytes:
        """Write the transcript of a finished game, compressed, for there are many."""
        if not self.ends:
            self.ends.extend(int(self.features.write_own(state, side, self.own)) for side in range(self.sides))
        head = struct.pack("<HHH", self.moments, self.sides, len(self.ends))
        parts = (self.turns, self.movers, self.ends, self.values, self.told)
        return zlib.compress(head + b"".join(little(part) for part in parts), 6)


def clipped(numbers: list[int]) -> "array[int]":
    """Clip numbers to 16 bits; nearly all of them fit, and that is seen soonest by trying."""
    try:
        return array("h", numbers)
    except OverflowError:
        return array("h", [max(-32768, min(32767, number)) for number in numbers])


def little(numbers: "array[int]") -> bytes:
    """Write numbers in little-endian order on every machine."""
    if struct.pack("=H", 1) != struct.pack("<H", 1):
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def play_numbered(task: Task) -> tuple[int, bytes]:
    """Play a game and return its number and transcript."""
    return task.number, play(task)


def play(task: Task) -> bytes:
    """Play a game and return its transcript."""
    rng = Rng(task.seed)
    game = load(task.game)
    options: Mapping[str, str | int] = training_of(task.game).draw_mode(rng, task.alone)
    state = game.initial(options)
    _, features = features_of(task.game)
    transcript = Transcript(features, int(features.sides(state)))
    if task.network:
        effort = Effort(task.nodes, task.continuations, task.contested, task.horizon)
        targets = RolloutTargets(game, evaluation_of(task.game, task.network), effort, rng)
        play_with_search(game, state, transcript, targets)
    else:
        play_greedily(game, state, transcript, rng)
    return transcript.end(state)


def play_greedily(game: Game, state: State, transcript: Transcript, rng: Rng) -> None:
    """Play to the end greedily, noting the moments at which the clock advances and plans end."""
    evaluation, _ = features_of(game.name)
    bots = players(game.name, game.seats(state), rng)
    time = -1
    while acting := game.to_act(state):
        if evaluation.clock(state) > time:
            time = int(evaluation.clock(state))
            transcript.turn += 1
            transcript.note(state)
        if acting == CHANCE_ACTS:
            draw(game, state, rng)
            continue
        seat = int(first_in(acting))
        seen = game.resample(state, seat, rng)
        whim = any_action(game, state, seat, rng) if rng.below(WHIM) == 0 else None
        game.apply(state, seat, bots[seat].choose(game, seen, seat) if whim is None else whim)
        if (still := game.to_act(state)) and not still >> seat & 1:
            transcript.turn += 1
            transcript.note(state)


def play_with_search(game: Game, state: State, transcript: Transcript, targets: RolloutTargets) -> None:
    """Play to the end by search, noting the targets of plans and of every moment the clock shows."""
    evaluation, rng = targets.evaluation, targets.rng
    time = -1
    while acting := game.to_act(state):
        if evaluation.clock(state) > time:
            time = int(evaluation.clock(state))
            moment = targets.now(state, int(first_in(acting)) if acting != CHANCE_ACTS else 0)
            transcript.turn += 1
            transcript.note(moment.state, moment.ends)
        if acting == CHANCE_ACTS:
            draw(game, state, rng)
            continue
        seat = int(first_in(acting))
        if rng.below(WHIM) == 0:
            game.apply(state, seat, any_action(game, state, seat, rng))
            continue
        moments, lines = targets.turn(state, seat)
        transcript.turn += 1
        for moment in moments:
            transcript.note(moment.state, moment.ends, moment.mover)
        chosen = lines[int(rng.below(len(lines)))] if rng.below(SLIP) == 0 else lines[0]
        for action in chosen:
            game.apply(state, seat, action)


def draw(game: Game, state: State, rng: Rng) -> None:
    """Let chance act."""
    game.apply(state, CHANCE, game.draw(state, rng, game.buffer(), game.buffer()))


def any_action(game: Game, state: State, seat: int, rng: Rng) -> int:
    """Play something other than the best plan, so that its cost is learnt too."""
    out = game.buffer()
    return int(out.items[rng.below(game.legal(state, seat, out))])
