"""A game with options: its rules, number of seats and action texts, shared by all its tables."""

import hashlib
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from msgspec import UNSET, Raw, json

from duchy.core.game import Game, State
from duchy.core.journal import Values
from duchy.core.options import admit, settle
from duchy.core.shelf import Shelf
from duchy.games import load
from duchy.server.wire.legend import legend_of
from duchy.server.wire.messages import Printed

LONGEST_VALUE: Final = 40
"""The maximum length of an option in lists and statistics, in characters."""
TEXTS: Final = 1024
"""The number of cached action texts of a game; a table uses a few hundred."""


LEGENDS: Final[dict[str, Raw]] = {}
"""The legends of games that were shown, by name: no option changes what a number means."""


class GameSetup:
    """What all tables with the same game and options share; only its cache changes."""

    def __init__(self, name: str, options: dict[str, str | int]) -> None:
        """Load a game of its own, because a game may remember the latest options."""
        self.game: Game = load(name)
        self.options = options
        self.first = self.game.initial(options)
        self.seats = self.game.seats(self.first)
        self.texts = Shelf[int, tuple[str, Values]](TEXTS)
        self.apart: dict[int, Any] = {}
        """For each seat, in what its view differs from a spectator's where it sees no more."""

    def initial(self) -> State:
        """Return the state of a new game, without reading its cards again."""
        return self.first.copy()

    def text(self, action: int) -> tuple[str, Values]:
        """Return an action as notation and as fields."""
        return self.texts.get(action) or self.texts.keep(action, (self.game.notation(action), self.game.fields(action)))

    def fields(self, action: int) -> Values:
        """Return an action as fields."""
        return self.text(action)[1]

    @property
    def legend(self) -> Raw:
        """Return what the numbers of the game's actions mean, written once for all tables."""
        name = self.game.name
        if name not in LEGENDS:
            LEGENDS[name] = Raw(json.encode(legend_of(self.game.actions, self.game.fields)))
        return LEGENDS[name]

    @cached_property
    def printed(self) -> Printed:
        """Return what is printed on components that the options bring along."""
        return printed_of(self.game, self.first)

    @cached_property
    def unusual(self) -> dict[str, str | int]:
        """Return the options that differ from the defaults."""
        return unusual(self.game, self.options)


def printed_of(game: Game, state: State) -> Printed:
    """Return what is printed on components that a state's options brought along, as the wire has it."""
    found = game.printed(state)
    return UNSET if found is None else dict(found)


def unusual(game: Game, options: Mapping[str, str | int]) -> dict[str, str | int]:
    """Return the options that differ from the defaults, with long texts as hashes."""
    usual = {option.name: option.default for option in game.options()}
    return {name: short(value) for name, value in options.items() if value != usual.get(name)}


def short(value: str | int) -> str | int:
    """Return the value of an option, with a long text as a hash."""
    if isinstance(value, int) or len(value) <= LONGEST_VALUE:
        return value
    return f"#{hashlib.sha256(value.encode()).hexdigest()[:8]}"


def settle_options(name: str, given: dict[str, object]) -> dict[str, str | int]:
    """Complete the options of a new game; raises `OptionError`."""
    options = load(name).options()
    admit(options, given)
    return settle(options, given)


SETUPS: Final = Shelf[tuple[str, str], GameSetup](32)
"""The most recently used setups; tables in memory keep theirs."""


def setup_of(name: str, options: str) -> GameSetup:
    """Return the setup of a game with complete options, given as JSON."""
    key = name, options
    return SETUPS.get(key) or SETUPS.keep(key, GameSetup(name, json.decode(options, type=dict[str, str | int])))
