"""The games that the terminal can draw: for each, where its table is and which commands it adds to `duchy`.

This is the terminal's only list of games, and it imports none of them before they are needed. A game from outside
this package adds itself with `register`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import TYPE_CHECKING, cast

import click

from duchy.core.reason import Refusal

if TYPE_CHECKING:
    from duchy.cli.table.table import Table
    from duchy.core.game import Game


@dataclass(frozen=True)
class Entry:
    """A game in the terminal; addresses are written as `module:attribute`."""

    table: str
    """The address of its subclass of `Table`."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """The commands for this game alone: names and addresses."""


ENTRIES: dict[str, Entry] = {
    "burgundy": Entry(
        "duchy.cli.burgundy.table:BurgundyTable", {"duchies": "duchy.cli.burgundy.commands.duchies:duchies"}
    ),
    "kingdom": Entry("duchy.cli.kingdom.table:KingdomTable", {"set": "duchy.cli.kingdom.commands.sets:sets"}),
}


def register(game: str, entry: Entry) -> None:
    """Add a game to the terminal, or replace its entry."""
    ENTRIES[game] = entry


def table_of(game: "Game", names: Sequence[str]) -> "Table":
    """Create the table that draws a game for players with these names."""
    entry = ENTRIES.get(game.name)
    if entry is None:
        raise Refusal(f"{game.name} cannot be drawn in a terminal: it has no table in duchy.cli.table.registry")
    return cast("type[Table]", resolve_name(entry.table))(game, names)


def game_commands() -> dict[str, str]:
    """Return the addresses of all commands that games add, by name."""
    return {name: address for entry in ENTRIES.values() for name, address in entry.commands.items()}


def game_command(name: str) -> click.Command | None:
    """Load a command that a game adds, if there is one with this name."""
    address = game_commands().get(name)
    return None if address is None else cast(click.Command, resolve_name(address))
