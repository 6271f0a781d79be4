"""A duchy drawn in text: rows of hexes as staggered bricks, each with its colour, number, place and tile."""

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from duchy.cli.burgundy.signs import INK, LETTER, PAINT, sign
from duchy.games.burgundy.components import ROW_LENGTHS
from duchy.games.burgundy.view import DuchyView, HexView

INNER = 5
PITCH = INNER + 1
"""Columns from one hex to the next; rows are shifted by half of it."""

RISE = 3
"""Lines from one row to the next."""

WIDTH = PITCH * max(ROW_LENGTHS) + 1
HEIGHT = RISE * len(ROW_LENGTHS) + 1
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES = {3: "│", 12: "─", 10: "┌", 6: "┐", 9: "└", 5: "┘", 11: "├", 7: "┤", 14: "┬", 13: "┴", 15: "┼"}


def drawn(duchy: DuchyView, marks: Mapping[int, str]) -> list[Text]:
    """Draw a duchy; marks stand on empty hexes (counted from 0) in place of a tile."""
    signs = [[" "] * WIDTH for _ in range(HEIGHT)]
    styles = [[""] * WIDTH for _ in range(HEIGHT)]
    lines = [[0] * WIDTH for _ in range(HEIGHT)]
    for hex_, (left, top) in enumerate(corners()[: len(duchy.hexes)]):
        rule(lines, left, top)
        shown = duchy.hexes[hex_]
        rows = contents(hex_, shown, marks.get(hex_, ""))
        for row, content in enumerate(rows, start=1):
            for column, letter in enumerate(content, start=1):
                signs[top + row][left + column] = letter
                styles[top + row][left + column] = style_of(shown, row, column)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            if lines[y][x]:
                signs[y][x] = LINES[lines[y][x]]
                styles[y][x] = "dim"
    return [joined(row, looks) for row, looks in zip(signs, styles, strict=True)]


def corners() -> list[tuple[int, int]]:
    """Give the upper left corner of every hex."""
    return [
        ((max(ROW_LENGTHS) - length) * PITCH // 2 + column * PITCH, row * RISE)
        for row, length in enumerate(ROW_LENGTHS)
        for column in range(length)
    ]


def rule(lines: list[list[int]], left: int, top: int) -> None:
    """Draw the frame of a hex: every place notes the directions in which a line leaves it."""
    right, bottom = left + PITCH, top + RISE
    for y in (top, bottom):
        for x in range(left, right):
            lines[y][x] |= RIGHT
            lines[y][x + 1] |= LEFT
    for x in (left, right):
        for y in range(top, bottom):
            lines[y][x] |= DOWN
            lines[y + 1][x] |= UP


def contents(hex_: int, shown: HexView, mark: str) -> tuple[str, str]:
    """Write what stands in a hex, in two lines."""
    below = sign(shown.tile) if shown.tile else mark
    return f"{LETTER[shown.colour]}{shown.number} {hex_ + 1:>2}", f"{below:^{INNER}}"


def style_of(shown: HexView, row: int, column: int) -> str:
    """Choose how a letter of a hex looks: covered hexes are painted, the own numbers of empty ones are faint."""
    if shown.tile:
        return PAINT[shown.colour]
    if row == 1 and column > 2:
        return "dim"
    return f"bold {INK[shown.colour]}" if row == 1 else "bold"


def joined(signs: list[str], styles: list[str]) -> Text:
    """Make a line of letters and their styles."""
    line = Text(no_wrap=True, overflow="crop")
    for style, run in groupby(zip(styles, signs, strict=True), key=itemgetter(0)):
        line.append("".join(letter for _, letter in run), style)
    return line
