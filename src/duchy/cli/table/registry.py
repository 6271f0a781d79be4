"""The tables that the terminal can draw, by the name of the game. Nobody below imports it."""

from collections.abc import Sequence

from duchy.cli.table.table import Table
from duchy.core.game import Game
from duchy.core.reason import Refusal


def table_of(game: Game, names: Sequence[str]) -> Table:
    """Choose the table of a game."""
    if game.name == "burgundy":
        from duchy.cli.burgundy.table import BurgundyTable

        return BurgundyTable(game, names)
    if game.name == "kingdom":
        from duchy.cli.kingdom.table import KingdomTable

        return KingdomTable(game, names)
    raise Refusal(f"{game.name} cannot be drawn in a terminal yet")
