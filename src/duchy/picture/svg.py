"""An SVG drawing, built from a few kinds of shapes and texts. It refers to nothing outside itself."""

from html import escape
from typing import Final, Literal

from duchy.picture.text import clean

SANS: Final = "Duchy Sans"
SERIF: Final = "Duchy Serif"
Anchor = Literal["start", "middle", "end"]


def number(value: float) -> str:
    """Write a coordinate with two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Drawing:
    """Shapes and texts in the order in which they cover each other."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        """Start with a single colour."""
        self.width = width
        self.height = height
        self.parts: list[str] = []
        self.box(0, 0, width, height, ground)

    def box(
        self, x: float, y: float, width: float, height: float, ink: str, corner: float = 0, opacity: float = 1
    ) -> None:
        """Fill a rectangle, with round corners if `corner` is their radius."""
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        self.parts.append(f'<rect {place} rx="{number(corner)}" fill="{ink}" opacity="{number(opacity)}"/>')

    def circle(self, x: float, y: float, radius: float, ink: str) -> None:
        """Fill a circle."""
        self.parts.append(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{ink}"/>')

    def path(self, x: float, y: float, scale: float, path: str, ink: str, line: str = "", pen: float = 0) -> None:
        """Draw a path around a place: filled with an ink, outlined with a line; '' leaves one of them out."""
        place = f'transform="translate({number(x)} {number(y)}) scale({scale:.4f})"'
        stroke = f' stroke="{line}" stroke-width="{number(pen)}" stroke-linejoin="round" stroke-linecap="round"'
        self.parts.append(f'<path {place} d="{path}" fill="{ink or "none"}"{stroke if line else ""}/>')

    def art(self, x: float, y: float, scale: float, art: str) -> None:
        """Draw ready SVG of our own around a place."""
        self.parts.append(f'<g transform="translate({number(x)} {number(y)}) scale({scale:.4f})">{art}</g>')

    def text(
        self, words: str, x: float, y: float, size: float, ink: str, anchor: Anchor = "start", family: str = SANS
    ) -> None:
        """Write words whose baseline is at `y`; `anchor` says which part of them is at `x`."""
        style = f'font-family="{family}" font-size="{number(size)}" text-anchor="{anchor}" fill="{ink}"'
        self.parts.append(f'<text x="{number(x)}" y="{number(y)}" {style}>{escape(clean(words))}</text>')

    def svg(self) -> str:
        """Return the drawing as an SVG document."""
        size = f'width="{self.width}" height="{self.height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(self.parts)}</svg>'
