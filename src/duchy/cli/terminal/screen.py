"""Text on the screen: a console that fits the terminal, lines and columns of text, and grids of figures."""

import sys
from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Span, Text

from duchy.cli.terminal.output import printable

PIPE_WIDTH = 100
"""The width of lines where the output is not a terminal."""


def console(stderr: bool = False) -> Console:
    """Create a console with the terminal's colours and width; files and pipes get plain text, 100 columns wide."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else PIPE_WIDTH
    made = Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=width)
    if made.is_dumb_terminal:
        made = Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=PIPE_WIDTH)
    made.push_render_hook(Cleaning())
    return made


class Cleaning(RenderHook):
    """A console's hook that cleans everything it prints; only the console's own styles are left."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Clean what is printed."""
        return [Clean(each) for each in renderables]


class Clean:
    """Something to print, without the control characters in its text."""

    def __init__(self, shown: ConsoleRenderable) -> None:
        self.shown = shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Render it; colours are styles, and movements of the cursor are control segments: both stay."""
        for segment in console.render(self.shown, options):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                yield Segment(printable(segment.text), segment.style)


def text(*parts: str | tuple[str, str] | Text) -> Text:
    """Assemble a line, which is never wrapped, from plain parts, styled parts (words, style) and finished texts."""
    words: list[str] = []
    spans: list[Span] = []
    end = 0
    for part in parts:
        first = end
        style: str | Style = ""
        if isinstance(part, Text):
            words.append(part.plain)
            style = part.style
        elif isinstance(part, tuple):
            words.append(part[0])
            style = part[1]
        else:
            words.append(part)
        end += len(words[-1])
        if style and end > first:
            spans.append(Span(first, end, style))
        if isinstance(part, Text):
            spans += [Span(span.start + first, span.end + first, span.style) for span in part.spans]
    return Text("".join(words), no_wrap=True, overflow="crop", spans=spans)


class Lines:
    """Lines to print one below the other, quickly where they fit."""

    def __init__(self, lines: Sequence[Text]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Render lines that fit as they are; rich crops or wraps those that are too long."""
        plain = console.color_system is None  # rich would compute every style and show none of them
        for line in self.lines:
            if line.no_wrap and line.cell_len <= options.max_width:
                if plain:
                    yield Segment(line.plain + line.end)
                else:
                    yield from line.render(console, line.end)
            else:
                yield line


def blanks(line: Text, width: int) -> str:
    """Return the blanks that fill a line up to a width."""
    return " " * (width - line.cell_len)


def pad(line: Text, width: int) -> Text:
    """Fill a line with blanks up to a width."""
    return text(line, blanks(line, width))


def side_by_side(*columns: Sequence[Text], gap: int = 2) -> list[Text]:
    """Join columns of lines next to each other."""
    widths = [max((line.cell_len for line in column), default=0) for column in columns]
    nothing = text()
    lines: list[Text] = []
    for row in range(max(len(column) for column in columns)):
        parts: list[Text | str] = []
        for column, width in zip(columns, widths, strict=True):
            cell = column[row] if row < len(column) else nothing
            parts += [" " * gap if any(parts) else "", cell, blanks(cell, width)]
        lines.append(text(*parts))
        lines[-1].rstrip()
    return lines


def label_block(word: str, block: Sequence[Text], indent: int) -> list[Text]:
    """Write a word into the indent of the block that it names."""
    return [text(pad(text((word, "bold")), indent), block[0][indent:]), *block[1:]]


def wrap_indented(line: Text, width: int, indent: int = 2) -> list[Text]:
    """Wrap a long line between words; all lines but the first are indented."""
    if line.cell_len <= width - indent and line.plain.isprintable():
        parts = [line.copy()]
    else:
        parts = [*line.wrap(Console(width=width), width - indent, no_wrap=False)]
    for part in parts:
        part.rstrip()
    first, *rest = parts
    return [first, *(text(" " * indent, part) for part in rest)]


def wrap(line: Text, width: int) -> list[Text]:
    """Wrap a line between words if it is too long."""
    return [line] if line.cell_len <= width else wrap_indented(line, width, 4)


def fill_rows(items: Sequence[Text], width: int, indent: int = 0, gap: int = 2) -> list[Text]:
    """Lay out items one after the other in rows of at most a width; print a dash if there are none."""
    lines = [text(" " * indent)]
    for item in items or [text(("-", "dim"))]:
        if lines[-1].cell_len > indent:
            if lines[-1].cell_len + gap + item.cell_len > width:
                lines.append(text(" " * indent))
            else:
                lines[-1].append(" " * gap)
        lines[-1].append(item)
    return lines


def fill_columns(items: Sequence[Text], width: int, indent: int = 0, gap: int = 2) -> list[Text]:
    """Lay out items in rows of at most a width, in columns of equal width."""
    column = max((item.cell_len for item in items), default=0) + gap
    each = max(1, (width - indent + gap) // column)
    if column - gap > width - indent:
        parts = [part for item in items for part in wrap(item, width - indent)]
        return [text(" " * indent, part) for part in parts]
    lines: list[Text] = []
    for first in range(0, len(items), each):
        row: list[Text | str] = [" " * indent]
        for item in items[first : first + each]:
            row += [item, blanks(item, column)]
        lines.append(text(*row))
        lines[-1].rstrip()
    return lines


def figure_grid(first: str, *heads: str) -> Grid:
    """Create a grid of figures: a first column of names, and columns of numbers under the given heads."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(first)
    for head in heads:
        grid.add_column(head, justify="right")
    return grid
