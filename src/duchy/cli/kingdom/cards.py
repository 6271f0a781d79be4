"""Cards of Kingdom as the rows of one sheet: what is on offer, in the hand, drafted and under construction."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from duchy.cli.kingdom.signs import TYPE_INK, Facts, ability, counted, facts, giant_text, letters
from duchy.cli.terminal.screen import blanks, hanging, padded, text
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import ADVISOR
from duchy.games.kingdom.text.view import CardView, SeatView, View

INDENT = 9
GAP = 2
HEADS = ("", "type", "needs", "makes", "points", "bonus", "recycles")
SHORT_HEADS = ("", "type", "needs", "makes", "points", "+", "rec")
SHORT = 3
"""Letters of a type where there is little room."""


@dataclass(frozen=True)
class CardRow:
    """A row: the word in front, the cells, and words that run to the end of the line instead of the last cells."""

    word: str
    cells: list[Text]
    words: Text | None = None


def card_row(cards: Cards, word: str, mark: str, name: str, note: str = "", needs: list[int] | None = None) -> CardRow:
    """Set a card: its mark (s1, a2) and name, what it needs, and the rest."""
    kind = cards.kind_of(name)
    found = facts(cards, kind)
    head = text((marked(mark), "dim"), (found.name, TYPE_INK[found.type]), (note, "bold"))
    cells = [head, text((found.type, TYPE_INK[found.type]))]
    if cards.family[kind] == ADVISOR:
        return CardRow(word, cells, ability(cards, kind))
    cells += [cost_text(found, needs), found.makes, found.points, found.bonus, found.recycles]
    return CardRow(word, cells)


def marked(mark: str) -> str:
    """Write a mark with a space behind it, also s10 and those after it."""
    return f"{mark:<2} " if mark else ""


def cost_text(found: Facts, needs: list[int] | None) -> Text:
    """Show what a card costs, or what is still missing of it."""
    if needs is None:
        return letters(found.cost)
    return letters(needs, sum(found.cost) - sum(needs))


def hand_rows(cards: Cards, own: SeatView) -> list[CardRow]:
    """Set the cards of a hand."""
    return labelled("hand", [card_row(cards, "", "", name, times(count)) for name, count in counted(own.hand).items()])


def times(count: int) -> str:
    """Say how often something is there, if it is more than once."""
    return f" x{count}" if count > 1 else ""


def labelled(word: str, rows: list[CardRow]) -> list[CardRow]:
    """Write a word in front of the first row."""
    return [CardRow(word, rows[0].cells, rows[0].words), *rows[1:]] if rows else []


def lying_rows(cards: Cards, word: str, mark: str, lying: Sequence[CardView], names: Sequence[str]) -> list[CardRow]:
    """Set cards on offer, each at its place, or drafted, each kind once; those that are face down as such."""
    rows: list[CardRow] = []
    found = [(f"{mark}{place}", card, 1) for place, card in enumerate(lying, start=1)]
    if not mark:
        found = [("", card, list(lying).count(card)) for card in dict.fromkeys(lying)]
    for sign, card, count in found:
        if card.card:
            rows.append(card_row(cards, "", sign, card.card, (" down" if card.face_down else "") + times(count)))
            continue
        layer = f", laid by {names[card.laid_by - 1]}" if card.laid_by else ""
        words = f"face down{layer}{times(count)}"
        rows.append(CardRow("", [text((marked(sign), "dim"), (words, "dim italic"))]))
    return labelled(word, rows)


def site_rows(cards: Cards, own: SeatView) -> list[CardRow]:
    """Set the cards under construction with what they still need."""
    rows: list[CardRow] = []
    for place, site in enumerate(own.sites, start=1):
        note = f" frozen {giant_text(cards)}" * site.frozen + " must stay" * site.fixed
        mark = f"s{place}".ljust(len(f"s{len(own.sites)}"))
        rows.append(card_row(cards, "", mark, site.card, note, site.needs))
    return labelled("building", rows)


def built_rows(cards: Cards, own: SeatView) -> list[CardRow]:
    """Set the built cards."""
    rows = [card_row(cards, "", "", name, times(count)) for name, count in counted(own.built).items()]
    return labelled("built", rows)


def table_rows(cards: Cards, view: View, own: SeatView, names: Sequence[str]) -> list[CardRow]:
    """List everything that a seat has before it and that is not built yet."""
    rows: list[CardRow] = []
    for area, lying in view.offers.items():
        found = lying_rows(cards, f"offer {area}", area, lying, names)
        rows += found or ([CardRow(f"offer {area}", [text(("empty", "dim"))])] if view.stage == "draft" else [])
    for name in view.looked:
        rows += labelled("found" if name == view.looked[0] else "", [card_row(cards, "", "", name)])
    if view.top and view.stage == "draft":
        rows += labelled("deck top", [card_row(cards, "", "", view.top)])
    rows += hand_rows(cards, own)
    rows += lying_rows(cards, "drafted", "", own.drafted, names)
    return rows + site_rows(cards, own)


def drawn(rows: Sequence[CardRow], width: int) -> list[Text]:
    """Set rows as a sheet under one head; where there is little room the types are cut short."""
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
    lines = [set_row("", heads, widths)] if size > 1 else []
    for row, found in zip(rows, cells, strict=True):
        line = set_row(row.word, found, widths)
        if row.words is None:
            lines.append(line)
            continue
        start = INDENT + sum(widths[: len(found)])
        first, *rest = hanging(row.words, max(width - start, 20), 0)
        lines.append(text(padded(line, start), first))
        lines += [text(" " * start, part) for part in rest]
    return lines


def column_widths(rows: Sequence[Sequence[Text]]) -> list[int]:
    """Measure the columns; a row with a single cell may run over the others."""
    size = max(len(row) for row in rows)
    return [
        max((row[place].cell_len for row in rows if place < len(row) > 1), default=0) + GAP for place in range(size)
    ]


def cut_short(cell: Text) -> Text:
    """Cut the name of a type down to its first letters."""
    short = text(cell)
    for name in TYPE_INK:
        at = short.plain.find(name)
        if at >= 0:
            short = text(short[: at + SHORT], short[at + len(name) :])
    return short


def set_row(word: str, cells: Sequence[Text], widths: Sequence[int]) -> Text:
    """Set one row."""
    head = text((word, "bold"))
    parts: list[Text | str] = [head, blanks(head, INDENT)]
    for cell, width in zip(cells, widths, strict=False):
        parts += [cell, blanks(cell, width)]
    line = text(*parts)
    line.rstrip()
    return line
