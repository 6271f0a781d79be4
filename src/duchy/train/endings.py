"""Games for the coach: every turn's end, with the points that each side came to and whether it was not defeated.

The coach's value of a position (docs/coach.md) is what such games end with, so its players are strong and equal, play
badly now and then, and a few games are between unequal players.
"""

from collections.abc import Mapping
from typing import Final

from duchy.bots.bot import Bot
from duchy.bots.registry import bot, evaluation_of
from duchy.bots.search.bot import SearchBot
from duchy.bots.search.budget import Budget
from duchy.bots.search.parameters import SearchParameters
from duchy.core.chance import Rng
from duchy.core.game import CHANCE_ACTS, Game, State, first_in
from duchy.games import load
from duchy.train.players import features_of
from duchy.train.samples import Samples
from duchy.train.self_play import Task, Transcript, any_action, draw
from duchy.train.training import training_of

WHIM: Final = 40
"""One decision in this many is a random legal action: the cost of mistakes is learnt from them."""
UNEQUAL: Final = 6
"""One game in this many is between unequal players."""
CERTAIN: Final = 10_000
"""The target of a side that was not defeated; 0 if it was."""
NARROW: Final = SearchParameters(beam_width=4, max_plans=8, horizon=1, policy_depth=0)
"""How strong players plan their turn, by the network alone: more games teach more than better ones."""


def play_numbered(task: Task) -> tuple[int, bytes]:
    """Play a game and return its number and transcript."""
    return task.number, play(task)


def play(task: Task) -> bytes:
    """Play a game and return its transcript; `task.nodes` is the percentage of games planned by the network."""
    rng = Rng(task.seed)
    game = load(task.game)
    options: Mapping[str, str | int] = training_of(task.game).draw_mode(rng)
    state = game.initial(options)
    evaluation, features = features_of(task.game)
    transcript = Transcript(features, int(features.sides(state)))
    bots = players(task.game, game.seats(state), task.nodes, rng)
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
    transcript.ends.extend(endings(game, state, transcript))
    return transcript.end(state)


def endings(game: Game, state: State, transcript: Transcript) -> list[int]:
    """Return the result of each side: twice the hundredths of its points, plus one if it was not defeated."""
    features = transcript.features
    ends = [0] * transcript.sides
    undefeated = training_of(game.name).undefeated
    for seat, score in enumerate(game.scores(state)):
        ends[int(features.side_of(state, seat))] += 200 * score
    for seat in range(game.seats(state)):
        side = int(features.side_of(state, seat))
        ends[side] |= undefeated(state, seat)
    return ends


def players(game: str, seats: int, strong: int, rng: Rng) -> list[Bot]:
    """Make players: mostly equal ones, in `strong` of a hundred games those that plan by the network."""
    kinds = ["strong" if int(rng.below(100)) < strong else "greedy"] * seats
    if int(rng.below(UNEQUAL)) == 0:
        kinds = [("strong", "greedy", "squire")[int(rng.below(3))] for _ in range(seats)]
    return [player(game, kind, int(rng.below(1 << 40))) for kind in kinds]


def player(game: str, kind: str, seed: int) -> Bot:
    """Make a player."""
    if kind != "strong":
        return bot(kind, game, seed)
    return SearchBot("strong", evaluation_of("steward", game, ""), NARROW, Budget(1), seed)


def split(samples: Samples) -> tuple[Samples, Samples]:
    """Return the samples with points as targets, and the same with the chance not to be defeated."""
    chances = Samples(**{**vars(samples), "value": samples.value[:], "end": samples.end[:]})
    for row, end in enumerate(samples.end):
        samples.end[row] = end >> 1
        chances.value[row] = 0
        chances.end[row] = CERTAIN * (end & 1)
    return samples, chances
