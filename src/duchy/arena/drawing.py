"""Plots as SVG, in plain Python, so that the arena needs nothing but the base install.

A sheet for light and dark, text, lines, curves, and rows of figures with their intervals.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 760
MARGIN: Final = 56
ROW: Final = 30
HEAD: Final = 34
PANEL: Final = 190
"""The height of a panel with curves."""
NAMES: Final = 130
"""Space for the names of rows."""
LETTER: Final = 6
"""The width of a small letter."""
COLOUR: Final = "#3b6ea8"
STYLE: Final = """<style>
text { font: 13px sans-serif; fill: #222 } .title { font-size: 15px; font-weight: bold }
.axis { stroke: #999 } .claim { stroke: #b3541e; stroke-dasharray: 5 4 } .small { font-size: 11px; fill: #555 }
@media (prefers-color-scheme: dark) { .ground { fill: #1b1d21 } text { fill: #eee } .small { fill: #aaa } }
</style>"""

Row = tuple[str, float, float, float]
"""A name, a figure, and the ends of its interval."""
Points = list[tuple[float, float]]


class Panel:
    """A panel with curves: `steps` steps wide, with a scale from `low` to `high`."""

    def __init__(self, title: str, low: float, high: float, steps: int) -> None:
        """Start with the title only."""
        self.low, self.high, self.steps = low, high, max(steps, 1)
        self.parts = [text(MARGIN, 20, title, "title")]

    def across(self, step: float) -> float:
        """Return the x coordinate of a step."""
        return MARGIN + (WIDTH - 2 * MARGIN) * step / self.steps

    def down(self, value: float) -> float:
        """Return the y coordinate of a value; values below the scale are drawn at its end."""
        return HEAD + (PANEL - HEAD - 24) * (1 - (max(value, self.low) - self.low) / max(self.high - self.low, 0.01))

    def grid(self, values: Sequence[float]) -> None:
        """Draw horizontal lines at some values, in percent."""
        for value in values:
            self.parts.append(line(MARGIN, self.down(value), WIDTH - MARGIN, self.down(value), "axis", 0.4))
            self.parts.append(text(MARGIN - 8, self.down(value) + 4, f"{value:.0%}", "small", "end"))

    def points(self, values: Sequence[tuple[float, float]]) -> Points:
        """Return the coordinates of steps and values."""
        return [(self.across(step), self.down(value)) for step, value in values]

    def curve(self, points: Points, colour: str) -> None:
        """Draw a curve."""
        if points:
            self.parts.append(f'<path d="{path(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')

    def note(self, words: str) -> None:
        """Write a note below the curves."""
        self.parts.append(text(WIDTH - MARGIN, PANEL - 4, words, "small", "end"))


def stack(panels: Sequence[Panel], top: float = 0) -> list[str]:
    """Place panels below each other."""
    parts: list[str] = []
    for number, panel in enumerate(panels):
        parts += [f'<g transform="translate(0 {top + number * (PANEL + HEAD):g})">', *panel.parts, "</g>"]
    return parts


def sheet(parts: Sequence[str], height: float) -> str:
    """Put a plot together."""
    size = f'viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
    ground = f'<rect class="ground" width="{WIDTH}" height="{height:g}" fill="#fff"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', STYLE, ground, *parts, "</svg>"]) + "\n"


def whiskers(
    title: str, rows: Sequence[Row], low: float, high: float, form: str, names: int = NAMES, row: float = ROW
) -> list[str]:
    """Draw a row for each figure, a dot within its interval, between the two ends of an axis; 0 is marked."""
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
    """Draw a column for each figure from 0, with the figure above and its name below, slanted if it is long."""
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
    """Write text."""
    return f'<text x="{across:.1f}" y="{down:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(left: float, top: float, right: float, bottom: float, kind: str, opacity: float = 1.0) -> str:
    """Draw a line."""
    ends = f'x1="{left:.1f}" y1="{top:.1f}" x2="{right:.1f}" y2="{bottom:.1f}"'
    return f'<line {ends} class="{kind}" opacity="{opacity}"/>'


def path(points: Points) -> str:
    """Write points as a path."""
    return "M " + " L ".join(f"{across:.1f} {down:.1f}" for across, down in points)
