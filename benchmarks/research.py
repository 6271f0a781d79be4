"""Measures environments and batches against their targets and against others, and prints a table.

Run it with `make bench-research`. Speed is per CPU second of one core; the contenders take turns, ratios are formed
within a turn, and the table shows the median of the turns.
"""

import argparse
import gc
import resource
import sys
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from benchmarks.speed import Figures, Table, measure
from duchy.research import gymnasium, pettingzoo
from duchy.research.batch import Batch

GAMES = 1024
OPTIONS: dict[str, dict[str, object]] = {"burgundy": {"reward": "result"}, "kingdom": {"reward": "result"}}


def environment(name: str, seconds: float, checked: bool = False) -> float:
    """Count the steps of a random game in PettingZoo, including the choice of actions."""
    env = (pettingzoo.env if checked else pettingzoo.raw_env)(name, **OPTIONS[name])  # type: ignore[arg-type]
    rng = np.random.default_rng(1)
    steps = seed = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
    return steps / spent


def against(name: str, opponent: str, seconds: float) -> float:
    """Count the steps of a random agent in Gymnasium against a bot, without the time in which the agent chooses."""
    env = gymnasium.DuchyEnv(name, opponent, **OPTIONS[name])  # type: ignore[arg-type]
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps = 0
    spent = 0.0
    while spent < seconds:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        started = process_time()
        seen, _, over, _, _ = env.step(action)
        if over:
            seen, _ = env.reset()
        spent += process_time() - started
        steps += 1
    return steps / spent


def batch(name: str, seconds: float, games: int) -> float:
    """Count the decisions of a batch: rows, masks and rewards are written, actions are random."""
    many = Batch(name, games, seed=1, **OPTIONS[name])  # type: ignore[arg-type]
    steps = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        many.step(many.random)
        steps += games
    return steps / spent


def resident() -> int:
    """Return the memory of this process in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize()


def weight(name: str, steps: int) -> tuple[float, float]:
    """Measure the bytes of a batched game, and those that long stepping adds to the process."""
    one = Batch(name, 1, seed=1, **OPTIONS[name])  # type: ignore[arg-type]
    one.step(one.random)  # loads everything that is shared by all games
    gc.collect()
    before = resident()
    many = Batch(name, GAMES, seed=1, **OPTIONS[name])  # type: ignore[arg-type]
    for _ in range(400):
        many.step(many.random)
    gc.collect()
    settled = resident()
    for _ in range(steps // GAMES):
        many.step(many.random)
    gc.collect()
    return (settled - before) / GAMES, float(resident() - settled)


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description="Measure environments and batches against their targets.")
    parser.add_argument("--smoke", action="store_true", help="a second or two, only to see that everything runs")
    parser.add_argument("--peers", metavar="PYTHON", help="the interpreter of the environment of the peers")
    arguments = parser.parse_args()
    turns, seconds, steps = (1, 0.1, 20_000) if arguments.smoke else (5, 2.0, 10_000_000)
    games = 64 if arguments.smoke else GAMES
    table = Table()
    taken: list[dict[str, Figures]] = []
    for _ in range(turns):
        turn: dict[str, Figures] = {
            "environment": {name: environment(name, seconds) for name in OPTIONS},
            "checked": {name: environment(name, seconds, checked=True) for name in OPTIONS},
            "greedy": {name: against(name, "greedy", seconds) for name in OPTIONS},
            "batch": {name: batch(name, seconds, games) for name in OPTIONS},
        }
        if arguments.peers:
            turn["chess"] = measure(arguments.peers, "peers.py", "chess", seconds)
            turn["pgx"] = measure(arguments.peers, "peers.py", "pgx", seconds)
        taken.append(turn)
    compare(table, taken)
    for name in OPTIONS:
        with get_context("spawn").Pool(1) as fresh:  # this process would first reuse memory it has freed
            bytes_, growth = fresh.apply(weight, (name, steps))
        table.line(f"{name}: memory of a batched game", bytes_, "bytes", "< 12000")
        table.line(f"{name}: growth over {steps:,} steps", growth, "bytes", "< 1000000")
    print("every target is met" if not table.missed else f"targets missed: {table.missed}")


def compare(table: Table, taken: list[dict[str, Figures]]) -> None:
    """Print speeds and their ratios."""
    for name in OPTIONS:
        table.line(f"{name}: PettingZoo, raw_env", median(turn["environment"][name] for turn in taken), "steps/s")
        checked = median(turn["checked"][name] / turn["environment"][name] for turn in taken)
        table.line(f"{name}: env to raw_env", checked, "x", ">= 0.8")
        table.line(f"{name}: Gymnasium, greedy", median(turn["greedy"][name] for turn in taken), "steps/s")
        table.line(f"{name}: batch", median(turn["batch"][name] for turn in taken), "dec/s", ">= 500000")
        to_single = median(turn["batch"][name] / turn["environment"][name] for turn in taken)
        table.line(f"{name}: batch to PettingZoo", to_single, "x", ">= 5")
    if "chess" not in taken[0]:
        return
    table.line("chess of PettingZoo", median(turn["chess"]["steps"] for turn in taken), "steps/s")
    table.line("backgammon of Pgx", median(turn["pgx"]["steps"] for turn in taken), "steps/s")
    for name in OPTIONS:
        to_chess = median(turn["environment"][name] / turn["chess"]["steps"] for turn in taken)
        table.line(f"{name}: PettingZoo to its chess", to_chess, "x", ">= 5")
        to_pgx = median(turn["batch"][name] / turn["pgx"]["steps"] for turn in taken)
        table.line(f"{name}: batch to backgammon of Pgx", to_pgx, "x", ">= 3")


if __name__ == "__main__":
    if sys.platform != "linux":
        sys.exit("memory is measured as Linux tells it: run this there")
    main()
