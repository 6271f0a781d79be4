"""The registry of games: every game by its name, imported when it is asked for.

The games of this package are listed here. A game of another package registers by `register`, or, so that the
processes of servers and arenas find it too, by an entry point of the group `duchy.games` (docs/adding-a-game.md).
"""

from importlib.metadata import entry_points
from typing import Final, cast

from duchy.core.encoding import Encoder
from duchy.core.entry import Entry, import_attribute
from duchy.core.game import Game
from duchy.core.reason import OptionError

BUILT_IN: Final = {"burgundy": "duchy.games.burgundy.entry:ENTRY", "kingdom": "duchy.games.kingdom.entry:ENTRY"}
"""The address of each entry of this package, by the name of the game."""

GROUP: Final = "duchy.games"
"""The group of entry points in which installed packages name their entries."""

REGISTERED: Final[dict[str, Entry]] = {}
"""The entries loaded or registered so far, by the name of the game."""

INSTALLED: Final[dict[str, str]] = {}
"""The addresses of entries of other packages, by the name of the game; filled when it is first read."""

SEARCHED: Final[list[str]] = []
"""The groups whose entry points were read: reading them takes milliseconds, so it is done once, and late."""


def register(entry: Entry) -> None:
    """Add a game to this process; the same name again replaces it."""
    REGISTERED[entry.name] = entry


def installed() -> dict[str, str]:
    """Return the addresses of entries that other installed packages name."""
    if not SEARCHED:
        SEARCHED.append(GROUP)
        for point in entry_points(group=GROUP):
            INSTALLED[point.name] = point.value
    return INSTALLED


def game_names() -> list[str]:
    """Return the names of all games: those of this package first, then the others in alphabetical order."""
    return [*BUILT_IN, *sorted({*REGISTERED, *installed()} - {*BUILT_IN})]


def entry_of(name: str) -> Entry:
    """Return the entry of a game; raises `OptionError` where no game has that name."""
    if name not in REGISTERED:
        address = BUILT_IN.get(name) or installed().get(name)
        if address is None:
            raise OptionError(f"there is no game {name!r}: the games are {', '.join(game_names())}")
        REGISTERED[name] = cast(Entry, import_attribute(address))
    return REGISTERED[name]


def load(name: str) -> Game:
    """Make a game by its name."""
    return cast(Game, import_attribute(entry_of(name).game)())


def load_encoder(name: str) -> Encoder:
    """Make the encoder of a game by the game's name."""
    address = entry_of(name).encoder
    if not address:
        raise OptionError(f"{name} has no encoder, so there are no environments and batches of it")
    return cast(Encoder, import_attribute(address)(load(name).rules))
