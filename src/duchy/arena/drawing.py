"""Pictures as SVG: a sheet for light and dark, words, lines, curves, and rows of figures with their intervals."""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 760
MARGIN: Final = 56
ROW: Final = 30
HEAD: Final = 34
NAMES: Final = 130
"""Room for the names of rows."""
LETTER: Final = 6
"""How wide a small letter is."""
COLOUR: Final = "#3b6ea8"
STYLE: Final = """<style>
text { font: 13px sans-serif; fill: #222 } .title { font-size: 15px; font-weight: bold }
.axis { stroke: #999 } .claim { stroke: #b3541e; stroke-dasharray: 5 4 } .small { font-size: 11px; fill: #555 }
@media (prefers-color-scheme: dark) { .ground { fill: #1b1d21 } text { fill: #eee } .small { fill: #aaa } }
</style>"""

Row = tuple[str, float, float, float]
"""A name, a figure, and where its interval begins and ends."""


def sheet(parts: Sequence[str], height: float) -> str:
    """Put a picture together."""
    size = f'viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
    ground = f'<rect class="ground" width="{WIDTH}" height="{height:g}" fill="#fff"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', STYLE, ground, *parts, "</svg>"]) + "\n"


def whiskers(
    title: str, rows: Sequence[Row], low: float, high: float, form: str, names: int = NAMES, row: float = ROW
) -> list[str]:
    """Draw a row for each figure, a dot within its interval, between two ends of an axis; 0 is marked."""
    left = MARGIN + names

    def across(value: float) -> float:
        return left + (WIDTH - MARGIN - left) * (min(max(value, low), high) - low) / (high - low)

    parts = [text(MARGIN, 20, title, "title")]
    if low <= 0 <= high:
        parts.append(line(across(0), HEAD, across(0), HEAD + row * len(rows), "axis"))
    for number, (name, value, least, most) in enumerate(rows):
        down = HEAD + row * number + row / 2
        parts.append(text(left - 12, down + 4, name, "", "end"))
        parts.append(
            f'<line x1="{across(least):.1f}" y1="{down:g}" x2="{across(most):.1f}" y2="{down:g}" '
            f'stroke="{COLOUR}" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{across(value):.1f}" cy="{down:g}" r="4.5" fill="{COLOUR}"/>')
        parts.append(text(across(value), down - 7, form.format(value), "small", "middle"))
    return parts


def columns(title: str, values: Sequence[tuple[str, float]], tall: float, form: str) -> list[str]:
    """Draw a column for each figure from 0 on, with the figure above and its name below, aslant if it is long."""
    most = max([value for _, value in values] + [1e-9])
    wide = (WIDTH - 2 * MARGIN) / max(1, len(values))
    floor = HEAD + tall
    aslant = any(len(name) * LETTER > wide for name, _ in values)
    parts = [text(MARGIN, 20, title, "title"), line(MARGIN, floor, WIDTH - MARGIN, floor, "axis")]
    for number, (name, value) in enumerate(values):
        left, high = MARGIN + wide * number, (tall - 18) * value / most
        middle = left + wide / 2
        box = f'x="{left + wide * 0.12:.1f}" y="{floor - high:.1f}" width="{wide * 0.76:.1f}" height="{high:.1f}"'
        parts.append(f'<rect {box} fill="{COLOUR}" opacity="0.75"/>')
        parts.append(text(middle, floor - high - 5, form.format(value), "small", "middle"))
        label = text(0, 0, name, "small", "end" if aslant else "middle")
        turned = " rotate(-50)" if aslant else ""
        parts.append(f'<g transform="translate({middle:.1f} {floor + 16:g}){turned}">{label}</g>')
    return parts


def text(across: float, down: float, words: str, kind: str, anchor: str = "start") -> str:
    """Write words."""
    return f'<text x="{across:.1f}" y="{down:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(left: float, top: float, right: float, bottom: float, kind: str, opacity: float = 1.0) -> str:
    """Draw a line."""
    ends = f'x1="{left:.1f}" y1="{top:.1f}" x2="{right:.1f}" y2="{bottom:.1f}"'
    return f'<line {ends} class="{kind}" opacity="{opacity}"/>'


def path(points: list[tuple[float, float]]) -> str:
    """Write points as a path."""
    return "M " + " L ".join(f"{across:.1f} {down:.1f}" for across, down in points)
