"""The legal actions as a numbered menu, grouped by the game's table."""

from rich.text import Text

from duchy.cli.table.table import Table
from duchy.cli.terminal.screen import fill_columns, text
from duchy.core.game import State

WORD_WIDTH = 9
GAP = 2


class Menu:
    """The legal actions of a seat, numbered from 1 in the order shown."""

    def __init__(self, table: Table, state: State, seat: int) -> None:
        """List the legal actions and group them."""
        self.groups = table.groups(state, seat, table.game.legal_actions(state, seat))
        self.actions = [action for group in self.groups for row in group.rows for action, _ in row.items]

    def lines(self, width: int) -> list[Text]:
        """Lay out the menu in lines of at most a width."""
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
                block = fill_columns(items, width, indent)
                block[0] = text((f" {row.word:<{indent - 1}}", "dim"), block[0][indent:])
                lines += block
        return lines
