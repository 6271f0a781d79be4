"""Let the referee play along in many games of every mode: `python -m tests.referee.kingdom --games 2000`."""

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from duchy.games import load
from tests.referee.kingdom.happenings import untried
from tests.referee.kingdom.modes import MODES, options_of
from tests.referee.kingdom.play import play


def play_mode(mode: str, numbers: range) -> Counter[str]:
    """Play some games of a mode and count the events."""
    game, seen = load("kingdom"), Counter[str]()
    for number in numbers:
        play(game, options_of(mode, number), number, seen)
    return seen


def main() -> None:
    """Play, print a line for each mode, and fail if a required event never happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.referee.kingdom", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games of each mode")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--only", action="append", help="a mode or the beginning of its name, as two/quests")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    arguments = parser.parse_args()
    chosen = [mode for mode in MODES if not arguments.only or mode.startswith(tuple(arguments.only))]
    numbers = range(arguments.first, arguments.first + arguments.games)
    seen, begun = Counter[str](), time.monotonic()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for mode, found in zip(chosen, pool.map(play_mode, chosen, [numbers] * len(chosen)), strict=True):
            print(f"{mode}: {found['games']} games, {found['plies']} plies, {found['decisions']} decisions", flush=True)  # noqa: T201
            seen += found
    never = untried(chosen, seen)
    seconds = time.monotonic() - begun
    print(f"{seen['games']} games, {seen['plies']} plies, {seconds:.0f} s; never: {never or 'nothing'}")  # noqa: T201
    raise SystemExit(bool(never))


if __name__ == "__main__":
    main()
