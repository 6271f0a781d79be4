"""Tunes the weights by which bots play Kingdom alone, by greedy games on common deals.

Run it from the root with `python -m benchmarks.kingdom_weights --minutes 10 --jobs 16`, compiled. Weights are varied
around a middle, which moves to those that earned most, in steps as long as they turn out useful (an evolution
strategy). Prints the middle now and then, with what it earns in games that nothing was tuned on.
"""

import argparse
import json
import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import mean
from typing import Final

from duchy.arena.lots import number_from, seed_from
from duchy.arena.playing import Bout
from duchy.bots.kingdom.weights import ALONE
from duchy.bots.registry import bot
from duchy.games import load

MODULES: Final = ("none", "quests", "menaces", "advisors")
TABLES: Final = {"price": 6, "growth": 4, "ability": 9}
NUMBERS: Final = (
    *("future", "kept", "kept_soldier", "fifth", "bonus", "engine", "final", "nearer", "unseen", "searched", "spy"),
    *("lost", "rat", "spied", "close", "short", "thief", "caught"),
)
"""The weights that matter alone."""
VARIED: Final = 16
BEST: Final = VARIED // 2
"""How many are tried at a time, and how many of them the middle moves to."""
FARTHEST: Final = 1.6
"""How far a weight may go from where it was, as a logarithm."""

Job = tuple[Sequence[int], str, int, int, bytes]


def taken() -> list[int]:
    """Read the weights."""
    tables = [int(getattr(ALONE, name)[place]) for name, size in TABLES.items() for place in range(size)]
    return tables + [int(getattr(ALONE, name)) for name in NUMBERS]


def put(weights: Sequence[int]) -> None:
    """Play with other weights from now on."""
    each = iter(weights)
    for name, size in TABLES.items():
        table = getattr(ALONE, name)
        for place in range(size):
            table[place] = next(each)
    for name in NUMBERS:
        setattr(ALONE, name, next(each))


def earned(job: Job) -> float:
    """Play some games of a module with some weights, and give the mean of their points."""
    weights, module, first, count, salt = job
    put(weights)
    game = load("kingdom")
    points: list[int] = []
    for number in range(first, first + count):
        seed = seed_from(salt, number)
        state = game.initial({"players": 1, "module": module, "side": "b"})
        bout = Bout(game, state, [bot("greedy", "kingdom", number_from(seed, "bot", 0))], seed)
        bout.play()
        points.append(game.scores(bout.state)[0])
    return mean(points)


def compared(
    pool: ProcessPoolExecutor, varied: Sequence[Sequence[int]], first: int, count: int, salt: bytes
) -> list[tuple[float, ...]]:
    """Say what each of some weights earns in every module, on the same deals."""
    found = list(pool.map(earned, [(weights, module, first, count, salt) for weights in varied for module in MODULES]))
    size = len(MODULES)
    return [tuple(found[place : place + size]) for place in range(0, len(found), size)]


def tune(pool: ProcessPoolExecutor, seconds: float, count: int) -> None:
    """Move the middle as long as there is time."""
    begin = taken()
    size = len(begin)
    ranks = [math.log(BEST + 0.5) - math.log(rank + 1) for rank in range(BEST)]
    shares = [rank / sum(ranks) for rank in ranks]
    effective = 1 / sum(share * share for share in shares)
    memory = (effective + 2) / (size + effective + 5)
    usual = math.sqrt(size) * (1 - 1 / (4 * size))
    middle, path, step = [0.0] * size, [0.0] * size, 0.2

    def weights_at(place: Sequence[float]) -> list[int]:
        return [
            round(was * math.exp(max(-FARTHEST, min(FARTHEST, far)))) for was, far in zip(begin, place, strict=True)
        ]

    rng = random.Random(1)
    until = time.monotonic() + seconds
    generation = 0
    while time.monotonic() < until:
        half = [[rng.gauss(0, 1) for _ in range(size)] for _ in range(VARIED // 2)]
        ways = half + [[-number for number in way] for way in half]
        varied = [weights_at([at + step * far for at, far in zip(middle, way, strict=True)]) for way in ways]
        points = [mean(each) for each in compared(pool, varied, generation * count, count, b"tune")]
        best = sorted(range(VARIED), key=points.__getitem__, reverse=True)[:BEST]
        moved = [sum(share * ways[way][at] for share, way in zip(shares, best, strict=True)) for at in range(size)]
        middle = [at + step * far for at, far in zip(middle, moved, strict=True)]
        push = math.sqrt(memory * (2 - memory) * effective)
        path = [(1 - memory) * old + push * far for old, far in zip(path, moved, strict=True)]
        step *= math.exp(memory / (1 + memory) * (math.hypot(*path) / usual - 1))
        generation += 1
        if generation % 10 == 0 or time.monotonic() >= until:
            before, now = compared(pool, [begin, weights_at(middle)], 0, 8 * count, b"check")
            print(f"{generation}: {points_of(before)} before, {points_of(now)} now, step {step:.3f}")
            print(json.dumps(weights_at(middle)), flush=True)


def points_of(means: Sequence[float]) -> str:
    """Write what is earned in each module."""
    return ", ".join(f"{module} {points:.1f}" for module, points in zip(MODULES, means, strict=True))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=50, help="games of each module for each of the weights tried")
    parser.add_argument("--jobs", type=int, default=1)
    wishes = parser.parse_args()
    with ProcessPoolExecutor(wishes.jobs) as pool:
        tune(pool, 60 * wishes.minutes, wishes.games)


if __name__ == "__main__":
    main()
