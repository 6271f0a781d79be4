"""A game set up with options: its rules, how many sit, and the texts of its actions, made once for all its tables."""

from functools import lru_cache
from typing import Final

from msgspec import json

from duchy.core.game import Game, State
from duchy.core.journal import Values
from duchy.core.options import settle
from duchy.games import load

KITS: Final = 256
"""How many different sets of options are kept at hand."""


class Kit:
    """What all tables with the same game and options share; nothing in it changes but what it remembers."""

    def __init__(self, name: str, options: dict[str, str | int]) -> None:
        """Load a game of its own: a game may remember the options that it opened last."""
        self.game: Game = load(name)
        self.options = options
        self.seats = self.game.seats(self.game.initial(options))
        self.texts: dict[int, tuple[str, Values]] = {}

    def initial(self) -> State:
        """Set up a new game."""
        return self.game.initial(self.options)

    def text(self, action: int) -> tuple[str, Values]:
        """Give an action as notation and as fields."""
        found = self.texts.get(action)
        if found is None:
            found = self.texts[action] = self.game.notation(action), self.game.fields(action)
        return found


def settled(name: str, given: dict[str, object]) -> dict[str, str | int]:
    """Complete the options of a game; raises `OptionError`."""
    return settle(load(name).options(), given)


@lru_cache(KITS)
def kit_of(name: str, options: str) -> Kit:
    """Give the kit of a game and its settled options, which are JSON."""
    return Kit(name, json.decode(options, type=dict[str, str | int]))
