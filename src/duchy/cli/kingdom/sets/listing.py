"""The cards of a set as tables, and how many there are."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.kingdom.cards import INDENT, CardRow, card_row, drawn, times
from duchy.cli.kingdom.sides import task_text
from duchy.cli.kingdom.signs import ability, card_text, joined, made, title, worth
from duchy.cli.terminal.screen import entry, filled, hanging, text
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import ADVISOR, CALAMITY, DEVELOPMENT, MENACE, SIDE_LETTERS, TREASURE

PLAYERS = ("two", "solo")


def kinds(cards: Cards, family: int) -> list[int]:
    """List the kinds of a family."""
    return [kind for kind in range(int(cards.kinds)) if cards.family[kind] == family]


def contents(cards: Cards) -> str:
    """Count what is in a set, as its file does."""
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
    """Set every card of a set out."""
    lines = [
        *hanging(text((title(cards.title), "bold"), f": {contents(cards)}"), width),
        *hanging(text((cards.origin, "dim")), width),
    ]
    for family in (DEVELOPMENT, TREASURE, CALAMITY, MENACE):
        lines += [text(), *drawn(card_rows(cards, kinds(cards, family)), width)]
    lines.append(text())
    for kind in kinds(cards, ADVISOR):
        players = " (two players only)" if cards.two_only[kind] else ""
        line = text(number(kind), card_text(cards, cards.ids[kind]), (players, "dim"), "  ", ability(cards, kind))
        lines += hanging(line, width, INDENT)
    lines.append(text())
    for index in range(len(cards.duchy_ids)):
        lines += duchy_rows(cards, index)
    lines.append(text())
    for index, board in enumerate(cards.boards):
        items = [text((f"{place} ", "dim"), task_text(task)) for place, task in enumerate(board.tasks, start=1)]
        if index % 2 == 0:
            lines.append(text((title(board.title), "bold")))
        lines += entry(PLAYERS[index % 2], filled(items, width, INDENT, 3), INDENT)
    return lines


def card_rows(cards: Cards, found: Sequence[int]) -> list[CardRow]:
    """Set cards with their numbers and how many there are of each."""
    return [card_row(cards, f"{kind + 1:>3}", "", cards.ids[kind], times(int(cards.copies[kind]))) for kind in found]


def number(kind: int) -> str:
    """Write the number of a card as notation has it."""
    return f"{kind + 1:>3}".ljust(INDENT)


def duchy_rows(cards: Cards, index: int) -> list[Text]:
    """Set both sides of a duchy."""
    lines = [text((title(cards.duchy_titles[index]), "bold"))]
    for place, side in enumerate(SIDE_LETTERS):
        duchy = cards.duchies[index * 2 + place]
        value = worth(int(duchy.points), [int(count) for count in duchy.points_per])
        flat, per = [int(count) for count in duchy.produces], [int(count) for count in duchy.per]
        card = joined([made(flat, per), text(value, " points") if value else text()], "  ")
        lines += entry(f"side {side}", [text(" " * INDENT, card)], INDENT)
    return lines
