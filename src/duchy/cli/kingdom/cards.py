"""Cards of Kingdom as rows of one list: on offer, in hand, drafted, under construction and built."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from duchy.cli.kingdom.signs import TYPE_INK, Facts, ability, count_names, facts, giant_text, letters
from duchy.cli.terminal.screen import blanks, pad, text, wrap_indented
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import ADVISOR
from duchy.games.kingdom.text.view import CardView, SeatView, View

INDENT = 9
GAP = 2
HEADS = ("", "type", "needs", "produces", "points", "bonus", "recycles")
SHORT_HEADS = ("", "type", "needs", "prod", "points", "+", "rec")
SHORT = 3
"""The number of letters of a type's name in a narrow list."""


@dataclass(frozen=True)
class CardRow:
    """A row: a leading word, the cells, and optional words that replace the last cells to the end of the line."""

    word: str
    cells: list[Text]
    words: Text | None = None


def card_row(cards: Cards, word: str, mark: str, name: str, note: str = "", needs: list[int] | None = None) -> CardRow:
    """Lay out a card: its mark (s1, a2), name and note, the cubes it needs, and the rest."""
    kind = cards.kind_of(name)
    found = facts(cards, kind)
    head = text((mark_text(mark), "dim"), (found.name, TYPE_INK[found.type]), (note, "bold"))
    cells = [head, text((found.type, TYPE_INK[found.type]))]
    if cards.family[kind] == ADVISOR:
        return CardRow(word, cells, ability(cards, kind))
    cells += [cost_text(found, needs), found.produces, found.points, found.bonus, found.recycles]
    return CardRow(word, cells)


def mark_text(mark: str) -> str:
    """Write a mark followed by a space, in at least three columns."""
    return f"{mark:<2} " if mark else ""


def cost_text(found: Facts, needs: list[int] | None) -> Text:
    """Show the cost of a card, or the cubes that it still needs."""
    if needs is None:
        return letters(found.cost)
    return letters(needs, sum(found.cost) - sum(needs))


def hand_rows(cards: Cards, own: SeatView) -> list[CardRow]:
    """Lay out the cards in hand."""
    return label_rows(
        "hand", [card_row(cards, "", "", name, times(count)) for name, count in count_names(own.hand).items()]
    )


def times(count: int) -> str:
    """Write a count if it is more than one."""
    return f" x{count}" if count > 1 else ""


def label_rows(word: str, rows: list[CardRow]) -> list[CardRow]:
    """Write a word in front of the first row."""
    return [CardRow(word, rows[0].cells, rows[0].words), *rows[1:]] if rows else []


def visible_rows(cards: Cards, word: str, mark: str, found: Sequence[CardView], names: Sequence[str]) -> list[CardRow]:
    """Lay out cards on offer, each with its mark, or drafted cards, each kind once; some may be face down."""
    rows: list[CardRow] = []
    marked = [(f"{mark}{place}", card, 1) for place, card in enumerate(found, start=1)]
    if not mark:
        marked = [("", card, list(found).count(card)) for card in dict.fromkeys(found)]
    for sign, card, count in marked:
        if card.card:
            rows.append(card_row(cards, "", sign, card.card, (" down" if card.face_down else "") + times(count)))
            continue
        owner = f", offered by {names[card.laid_by - 1]}" if card.laid_by else ""
        words = f"face down{owner}{times(count)}"
        rows.append(CardRow("", [text((mark_text(sign), "dim"), (words, "dim italic"))]))
    return label_rows(word, rows)


def site_rows(cards: Cards, own: SeatView) -> list[CardRow]:
    """Lay out the cards under construction with the cubes that they still need."""
    rows: list[CardRow] = []
    for place, site in enumerate(own.sites, start=1):
        note = f" frozen {giant_text(cards)}" * site.frozen + " must stay" * site.fixed
        mark = f"s{place}".ljust(len(f"s{len(own.sites)}"))
        rows.append(card_row(cards, "", mark, site.card, note, site.needs))
    return label_rows("building", rows)


def built_rows(cards: Cards, own: SeatView) -> list[CardRow]:
    """Lay out the built cards."""
    rows = [card_row(cards, "", "", name, times(count)) for name, count in count_names(own.built).items()]
    return label_rows("built", rows)


def table_rows(cards: Cards, view: View, own: SeatView, names: Sequence[str]) -> list[CardRow]:
    """List the cards that a seat may act on: on offer, in hand, drafted and under construction."""
    rows: list[CardRow] = []
    for area, offered in view.offers.items():
        found = visible_rows(cards, f"offer {area}", area, offered, names)
        rows += found or ([CardRow(f"offer {area}", [text(("empty", "dim"))])] if view.stage == "draft" else [])
    for name in view.looked:
        rows += label_rows("found" if name == view.looked[0] else "", [card_row(cards, "", "", name)])
    if view.top and view.stage == "draft":
        rows += label_rows("deck top", [card_row(cards, "", "", view.top)])
    rows += hand_rows(cards, own)
    rows += visible_rows(cards, "drafted", "", own.drafted, names)
    return rows + site_rows(cards, own)


def row_lines(rows: Sequence[CardRow], width: int) -> list[Text]:
    """Lay out rows under one head; in a narrow list the types are cut short."""
    if not rows:
        return []
    size = max(len(row.cells) for row in rows)
    heads = [text((head, "dim")) for head in HEADS[:size]]
    cells = [row.cells for row in rows]
    widths = column_widths([heads, *cells])
    if INDENT + sum(widths) - GAP > width:
        cells = [[cell if place == 0 else cut_short(cell) for place, cell in enumerate(row)] for row in cells]
        heads = [text((head, "dim")) for head in SHORT_HEADS[:size]]
        widths = column_widths([heads, *cells])
    lines = [row_line("", heads, widths)] if size > 1 else []
    for row, found in zip(rows, cells, strict=True):
        line = row_line(row.word, found, widths)
        if row.words is None:
            lines.append(line)
            continue
        start = INDENT + sum(widths[: len(found)])
        first, *rest = wrap_indented(row.words, max(width - start, 20), 0)
        lines.append(text(pad(line, start), first))
        lines += [text(" " * start, part) for part in rest]
    return lines


def column_widths(rows: Sequence[Sequence[Text]]) -> list[int]:
    """Measure the columns; a row with a single cell may run across them."""
    size = max(len(row) for row in rows)
    return [
        max((row[place].cell_len for row in rows if place < len(row) > 1), default=0) + GAP for place in range(size)
    ]


def cut_short(cell: Text) -> Text:
    """Shorten the name of a type to its first letters."""
    short = text(cell)
    for name in TYPE_INK:
        at = short.plain.find(name)
        if at >= 0:
            short = text(short[: at + SHORT], short[at + len(name) :])
    return short


def row_line(word: str, cells: Sequence[Text], widths: Sequence[int]) -> Text:
    """Lay out one row."""
    head = text((word, "bold"))
    parts: list[Text | str] = [head, blanks(head, INDENT)]
    for cell, width in zip(cells, widths, strict=False):
        parts += [cell, blanks(cell, width)]
    line = text(*parts)
    line.rstrip()
    return line
