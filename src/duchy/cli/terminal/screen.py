"""Text on the screen: a console that fits the terminal, and lines put beside each other or flowed into columns."""

import sys
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.text import Span, Text

PIPE_WIDTH = 100
"""How wide we write where nobody can say how wide the paper is."""


def console(stderr: bool = False) -> Console:
    """Make a console; colours and the width are the terminal's, plain and 100 wide if it is none."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else PIPE_WIDTH
    made = Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=width)
    if made.is_dumb_terminal:
        made = Console(stderr=stderr, highlight=False, markup=False, emoji=False, width=PIPE_WIDTH)
    return made


def text(*parts: str | tuple[str, str] | Text) -> Text:
    """Put a line together from plain, styled (words, style) and ready parts; it is never wrapped."""
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
    """Lines below each other; one that fits is written as it stands."""

    def __init__(self, lines: Sequence[Text]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Write them; rich cuts or breaks those that are too long."""
        plain = console.color_system is None  # rich would work out every style, and show none
        for line in self.lines:
            if line.no_wrap and line.cell_len <= options.max_width:
                if plain:
                    yield Segment(line.plain + line.end)
                else:
                    yield from line.render(console, line.end)
            else:
                yield line


def blanks(line: Text, width: int) -> str:
    """Give the blanks that fill a line."""
    return " " * (width - line.cell_len)


def padded(line: Text, width: int) -> Text:
    """Fill a line with blanks."""
    return text(line, blanks(line, width))


def beside(*columns: Sequence[Text], gap: int = 2) -> list[Text]:
    """Put columns of lines beside each other."""
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


def entry(word: str, block: Sequence[Text], indent: int) -> list[Text]:
    """Write a word into the indent of what belongs to it."""
    return [text(padded(text((word, "bold")), indent), block[0][indent:]), *block[1:]]


def hanging(line: Text, width: int, indent: int = 2) -> list[Text]:
    """Break a long line between words; all but the first line are indented."""
    if line.cell_len <= width - indent and line.plain.isprintable():
        parts = [line.copy()]
    else:
        parts = [*line.wrap(Console(width=width), width - indent, no_wrap=False)]
    for part in parts:
        part.rstrip()
    first, *rest = parts
    return [first, *(text(" " * indent, part) for part in rest)]


def broken(line: Text, width: int) -> list[Text]:
    """Break a line between words if it is too long."""
    return [line] if line.cell_len <= width else hanging(line, width, 4)


def filled(items: Sequence[Text], width: int, indent: int = 0, gap: int = 2) -> list[Text]:
    """Set items one after the other in rows as wide as allowed; where there are none, a dash."""
    lines = [text(" " * indent)]
    for item in items or [text(("-", "dim"))]:
        if lines[-1].cell_len > indent:
            if lines[-1].cell_len + gap + item.cell_len > width:
                lines.append(text(" " * indent))
            else:
                lines[-1].append(" " * gap)
        lines[-1].append(item)
    return lines


def flowed(items: Sequence[Text], width: int, indent: int = 0, gap: int = 2) -> list[Text]:
    """Set items in rows as wide as allowed, each item in a column of the same width."""
    column = max((item.cell_len for item in items), default=0) + gap
    each = max(1, (width - indent + gap) // column)
    if column - gap > width - indent:
        parts = [part for item in items for part in broken(item, width - indent)]
        return [text(" " * indent, part) for part in parts]
    lines: list[Text] = []
    for first in range(0, len(items), each):
        row: list[Text | str] = [" " * indent]
        for item in items[first : first + each]:
            row += [item, blanks(item, column)]
        lines.append(text(*row))
        lines[-1].rstrip()
    return lines
