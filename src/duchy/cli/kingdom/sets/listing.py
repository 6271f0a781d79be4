"""The cards of a set as tables, and their numbers."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.kingdom.cards import INDENT, CardRow, card_row, row_lines, times
from duchy.cli.kingdom.holdings import task_text
from duchy.cli.kingdom.signs import ability, card_text, join, production, title, worth
from duchy.cli.terminal.screen import fill_rows, label_block, text, wrap_indented
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import ADVISOR, CALAMITY, DEVELOPMENT, MENACE, SIDE_LETTERS, TREASURE

PLAYERS = ("two", "solo")


def kinds(cards: Cards, family: int) -> list[int]:
    """List the kinds of cards in a family."""
    return [kind for kind in range(int(cards.kinds)) if cards.family[kind] == family]


def contents(cards: Cards) -> str:
    """Count the cards, duchies and boards of a set, as its file does."""
    words = []
    for family, one, many in (
        (DEVELOPMENT, "development", "developments"),
        (TREASURE, "treasure", "treasures"),
        (CALAMITY, "calamity", "calamities"),
        (MENACE, "menace", "menaces"),
        (ADVISOR, "advisor", "advisors"),
    ):
        found = kinds(cards, family)
        count = sum(int(cards.copies[kind]) for kind in found)
        names = f" ({len(found)} names)" if len(found) != count and family == DEVELOPMENT else ""
        words.append(f"{count} {one if count == 1 else many}{names}")
    words.append(f"{len(cards.duchy_ids)} duchies")
    words.append(f"{len(cards.board_ids)} quest board{'s' if len(cards.board_ids) != 1 else ''}")
    return ", ".join(words)


def listing(cards: Cards, width: int) -> list[Text]:
    """List every card of a set."""
    lines = [
        *wrap_indented(text((title(cards.title), "bold"), f": {contents(cards)}"), width),
        *wrap_indented(text((cards.origin, "dim")), width),
    ]
    for family in (DEVELOPMENT, TREASURE, CALAMITY, MENACE):
        lines += [text(), *row_lines(card_rows(cards, kinds(cards, family)), width)]
    lines.append(text())
    for kind in kinds(cards, ADVISOR):
        players = " (two players only)" if cards.two_only[kind] else ""
        line = text(number(kind), card_text(cards, cards.ids[kind]), (players, "dim"), "  ", ability(cards, kind))
        lines += wrap_indented(line, width, INDENT)
    lines.append(text())
    for index in range(len(cards.duchy_ids)):
        lines += duchy_rows(cards, index)
    lines.append(text())
    for index, board in enumerate(cards.boards):
        items = [text((f"{place} ", "dim"), task_text(task)) for place, task in enumerate(board.tasks, start=1)]
        if index % 2 == 0:
            lines.append(text((title(board.title), "bold")))
        lines += label_block(PLAYERS[index % 2], fill_rows(items, width, INDENT, 3), INDENT)
    return lines


def card_rows(cards: Cards, found: Sequence[int]) -> list[CardRow]:
    """Lay out cards with their numbers and the count of each."""
    return [card_row(cards, f"{kind + 1:>3}", "", cards.ids[kind], times(int(cards.copies[kind]))) for kind in found]


def number(kind: int) -> str:
    """Write the number of a card, as in notation."""
    return f"{kind + 1:>3}".ljust(INDENT)


def duchy_rows(cards: Cards, index: int) -> list[Text]:
    """Lay out both sides of a duchy."""
    lines = [text((title(cards.duchy_titles[index]), "bold"))]
    for place, side in enumerate(SIDE_LETTERS):
        duchy = cards.duchies[index * 2 + place]
        value = worth(int(duchy.points), [int(count) for count in duchy.points_per])
        flat, per = [int(count) for count in duchy.produces], [int(count) for count in duchy.per]
        card = join([production(flat, per), text(value, " points") if value else text()], "  ")
        lines += label_block(f"side {side}", [text(" " * INDENT, card)], INDENT)
    return lines
