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


ENTRIES: dict[str, TerminalEntry] = {
    "burgundy": TerminalEntry(
        table="duchy.cli.burgundy.table:BurgundyTable",
        commands={"duchies": "duchy.cli.burgundy.commands.duchies:duchies"},
    ),
    "kingdom": TerminalEntry(
        table="duchy.cli.kingdom.table:KingdomTable",
        commands={"set": "duchy.cli.kingdom.commands.sets:sets"},
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


def game_commands() -> dict[str, str]:
    """Return the addresses of all commands that games add, by name."""
    entries = {**installed(), **ENTRIES}
    return {name: address for entry in entries.values() for name, address in entry.commands.items()}


def game_command(name: str) -> click.Command | None:
    """Load a command that a game adds, if there is one with this name."""
    address = game_commands().get(name)
    return None if address is None else cast(click.Command, import_attribute(address))
