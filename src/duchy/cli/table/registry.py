"""The games that the terminal can draw: for each, where its table is and which commands it adds to `duchy`.

This is the terminal's only list of games, and it imports none of them before they are needed. A game of another
package adds itself with `register` or, so that `duchy` finds it, with an entry point of the group `duchy.terminal`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, cast

import click

from duchy.core.entry import import_attribute
from duchy.core.reason import Refusal

if TYPE_CHECKING:
    from duchy.cli.table.table import Table
    from duchy.core.game import Game

GROUP: Final = "duchy.terminal"
"""The group of entry points; each is named like its game and leads to a `TerminalEntry`."""


@dataclass(frozen=True)
class TerminalEntry:
    """A game in the terminal; addresses are written as `module:attribute`."""

    table: str
    """The address of its subclass of `Table`."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """The commands for this game alone: names and addresses."""
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The groups of its options in help: titles and names of options."""
    briefs: Mapping[str, str] = field(default_factory=dict)
    """Shorter words for options that say too much for the short help."""


ENTRIES: dict[str, TerminalEntry] = {
    "burgundy": TerminalEntry(
        table="duchy.cli.burgundy.table:BurgundyTable",
        commands={"duchies": "duchy.cli.burgundy.commands.duchies:duchies"},
        groups={
            "Players": ("players", "teams"),
            "Rules": ("edition", "tie_break", "overflow_goods", "target"),
            "Duchies": ("duchies", "start", "drawings", "outpost_scoring"),
            "Expansions": ("extra_tiles", "white_castles", "inns", "shields", "trade_routes", "route_order"),
        },
        briefs={
            "duchies": "One duchy for everyone (3), one per seat (1,4), or how to deal them:"
            " random, random-alike, boards (the expert setup), outposts. [auto]",
            "target": "The points that earn the first extra action alone. [50, 45-55]",
            "extra_tiles": "Monasteries 27 and 28, the crane and the geese.",
            "white_castles": "Buildings that give an action with the white die.",
            "inns": "Tiles for any colour; the region scores one hex larger.",
            "shields": "Lasting powers, taken with a double.",
            "drawings": "Read custom duchies, drawn as text, from this file.",
        },
    ),
    "kingdom": TerminalEntry(
        table="duchy.cli.kingdom.table:KingdomTable",
        commands={"set": "duchy.cli.kingdom.commands.sets:sets"},
        groups={
            "Players": ("players", "scenario"),
            "Duchies": ("duchy", "side"),
            "Expansions": ("module", "menaces", "quest", "set"),
        },
    ),
}


def register(game: str, entry: TerminalEntry) -> None:
    """Add a game to the terminal, or replace its entry."""
    ENTRIES[game] = entry


@cache
def installed() -> dict[str, TerminalEntry]:
    """Return the entries of other installed packages."""
    return {point.name: cast(TerminalEntry, point.load()) for point in entry_points(group=GROUP)}


def table_of(game: "Game", names: Sequence[str]) -> "Table":
    """Create the table that draws a game for players with these names."""
    entry = ENTRIES.get(game.name) or installed().get(game.name)
    if entry is None:
        raise Refusal(f"{game.name} cannot be drawn in a terminal: it is not in duchy.cli.table.registry")
    return cast("type[Table]", import_attribute(entry.table))(game, names)


def drawn_games() -> list[str]:
    """List the games that the terminal can draw."""
    return list({**installed(), **ENTRIES})


def game_commands() -> dict[str, str]:
    """Return the addresses of all commands that games add, by name."""
    entries = {**installed(), **ENTRIES}
    return {name: address for entry in entries.values() for name, address in entry.commands.items()}


def game_command(name: str) -> click.Command | None:
    """Load a command that a game adds, if there is one with this name."""
    address = game_commands().get(name)
    return None if address is None else cast(click.Command, import_attribute(address))


def brief_help(game: str, option: str) -> str:
    """Return the shorter words for an option of a game, if it has some."""
    entry = ENTRIES.get(game) or installed().get(game)
    return entry.briefs.get(option, "") if entry is not None else ""


def option_groups(game: str, own: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Combine the groups of a game's options with those of a command's own; groups of the same title become one."""
    entry = ENTRIES.get(game) or installed().get(game)
    groups = dict(entry.groups) if entry is not None else {}
    return groups | {title: (*groups.get(title, ()), *names) for title, names in own.items()}
