"""A game set up with options: its rules, how many sit, and the texts of its actions, made once for all its tables."""

import hashlib
from collections.abc import Mapping
from functools import cached_property
from typing import Final

from msgspec import json

from duchy.core.game import Game, State
from duchy.core.journal import Values
from duchy.core.options import admit, settle
from duchy.core.shelf import Shelf
from duchy.games import load

LONGEST_VALUE: Final = 40
"""Letters of an option that lists and statistics repeat."""
TEXTS: Final = 1024
"""How many actions of a game are kept as texts; between them a table has a few hundred."""


class GameSetup:
    """What all tables with the same game and options share; nothing in it changes but what it remembers."""

    def __init__(self, name: str, options: dict[str, str | int]) -> None:
        """Load a game of its own: a game may remember the options that it opened last."""
        self.game: Game = load(name)
        self.options = options
        self.first = self.game.initial(options)
        self.seats = self.game.seats(self.first)
        self.texts = Shelf[int, tuple[str, Values]](TEXTS)

    def initial(self) -> State:
        """Set up a new game: its cards are not read again."""
        return self.first.copy()

    def text(self, action: int) -> tuple[str, Values]:
        """Give an action as notation and as fields."""
        return self.texts.get(action) or self.texts.keep(action, (self.game.notation(action), self.game.fields(action)))

    @cached_property
    def unusual(self) -> dict[str, str | int]:
        """Name the options that are not as usual."""
        return unusual(self.game, self.options)


def unusual(game: Game, options: Mapping[str, str | int]) -> dict[str, str | int]:
    """Name the options that are not as usual; a long text by a mark that only it has."""
    usual = {option.name: option.default for option in game.options()}
    return {name: short(value) for name, value in options.items() if value != usual.get(name)}


def short(value: str | int) -> str | int:
    """Write the value of an option, a long text as a mark."""
    if isinstance(value, int) or len(value) <= LONGEST_VALUE:
        return value
    return f"#{hashlib.sha256(value.encode()).hexdigest()[:8]}"


def settle_options(name: str, given: dict[str, object]) -> dict[str, str | int]:
    """Complete the options of a new game; raises `OptionError`."""
    options = load(name).options()
    admit(options, given)
    return settle(options, given)


SETUPS: Final = Shelf[tuple[str, str], GameSetup](32)
"""The kits that were wanted last; tables that go on keep theirs."""


def setup_of(name: str, options: str) -> GameSetup:
    """Give the setup of a game and its settled options, which are JSON."""
    key = name, options
    return SETUPS.get(key) or SETUPS.keep(key, GameSetup(name, json.decode(options, type=dict[str, str | int])))
