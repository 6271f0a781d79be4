"""The legal actions as a numbered menu, in the groups of the game's table."""

from rich.text import Text

from duchy.cli.table.table import Table
from duchy.cli.terminal.screen import flowed, text
from duchy.core.game import State

WORD_WIDTH = 9
GAP = 2


class Menu:
    """The legal actions of a seat, numbered from 1 in the order in which they are shown."""

    def __init__(self, table: Table, state: State, seat: int) -> None:
        """List and sort the actions."""
        self.groups = table.groups(state, seat, table.game.legal_actions(state, seat))
        self.actions = [action for group in self.groups for row in group.rows for action, _ in row.items]

    def lines(self, width: int) -> list[Text]:
        """Set the menu."""
        lines: list[Text] = []
        number = 0
        indent = max((len(row.word) + GAP for group in self.groups for row in group.rows), default=0)
        indent = max(indent, WORD_WIDTH)
        for group in self.groups:
            if group.title:
                lines.append(text((group.title, "bold")))
            for row in group.rows:
                items: list[Text] = []
                for _, label in row.items:
                    number += 1
                    items.append(text((f"{number:>3} ", "bold cyan"), label))
                block = flowed(items, width, indent)
                block[0] = text((f" {row.word:<{indent - 1}}", "dim"), block[0][indent:])
                lines += block
        return lines
