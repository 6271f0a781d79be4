"""Pickled states: each as a position of its game, which any process with the same rules can read.

Compiled classes cannot be pickled field by field. A position holds everything a game depends on, in the same order, so
a state that is read back plays on exactly as the original; only its journal is off.
"""

import copyreg
import json

from duchy.core.game import Game, State


def pickle_as_positions(game: Game, kind: type[State]) -> None:
    """Let the states of a game be pickled; `kind` is their class."""

    def reduce(state: State) -> tuple[object, ...]:
        return read_state, (game, json.dumps(game.write(state)))

    copyreg.pickle(kind, reduce)  # type: ignore[arg-type]  # reduce takes a State only


def read_state(game: Game, text: str) -> State:
    """Read a state from the text of its position."""
    return game.read(json.loads(text))
