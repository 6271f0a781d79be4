"""Puzzles that are quick to try."""

from duchy.puzzles.collection import collection
from duchy.puzzles.puzzle import Puzzle


def late(game: str) -> Puzzle:
    """Return a puzzle of a game, of its end if there is one: then little is left to play."""
    return min(
        (puzzle for puzzle in collection().values() if puzzle.game == game),
        key=lambda puzzle: (puzzle.kind != "last-round", puzzle.id),
    )
