"""The collection that comes with the program, and the puzzle of the day."""

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from duchy.core.reason import Refusal
from duchy.puzzles.puzzle import Puzzle, read_puzzle

FILE: Final = "collection.jsonl"
LARGEST: Final = 2_000_000
"""The largest size of the file in bytes."""
FIRST_DAY: Final = date(2026, 1, 1)
"""The day whose puzzle is the first of each game."""


@cache
def collection() -> dict[str, Puzzle]:
    """Return all puzzles by their ids, in the order of the file."""
    text = files("duchy.puzzles").joinpath(FILE).read_text(encoding="utf-8")
    return {puzzle.id: puzzle for puzzle in read_collection(text)}


def read_collection(text: str) -> list[Puzzle]:
    """Read the lines of a collection; raises `Refusal`, which names the line."""
    found: list[Puzzle] = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            found.append(read_puzzle(line))
        except Refusal as refusal:
            raise Refusal(f"line {number}: {refusal}") from refusal
    return found


def puzzle_of(name: str) -> Puzzle:
    """Return a puzzle by its id; raises `Refusal` if there is none."""
    found = collection().get(name)
    if found is None:
        raise Refusal(f"there is no puzzle {name[:20]!r}: `duchy puzzles list` lists them")
    return found


def puzzle_of_the_day(game: str, day: date) -> Puzzle:
    """Return a game's puzzle of a day: its puzzles come in turn by their ids, which are in no order.

    The page finds the same one by itself (web/src/puzzles/day.ts).
    """
    names = sorted(name for name, puzzle in collection().items() if puzzle.game == game)
    if not names:
        raise Refusal(f"there are no puzzles of {game}")
    return collection()[names[(day - FIRST_DAY).days % len(names)]]
