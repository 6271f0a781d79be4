"""Colours and signs of pictures: the crest, the crown, and a sign for each kind of card."""

from typing import Final

from duchy.picture.svg import Drawing

PAGE: Final = "#ebdfc4"
PANEL: Final = "#f6eedb"
RAISED: Final = "#fdf8ec"
INK: Final = "#2a1f17"
SOFT: Final = "#5c4a39"
RULE: Final = "#c9b58c"
GOLD: Final = "#c9962b"
LINE: Final = "#261a12"
PAPER: Final = "#fdf4de"
WOOD: Final = "#c08b52"
RED: Final = "#b23a2c"
SEATS: Final = ("#a3322a", "#2b5c9e", "#d8a21c", "#5d4080")
ON_SEATS: Final = ("#ffffff", "#ffffff", "#241a12", "#ffffff")
TEAMS: Final = ("#a3322a", "#2b5c9e", "#e08a78", "#86b2e2")

KEEP: Final = "M -11 25 V -22 H -6.5 V -17 H -2.5 V -22 H 2.5 V -17 H 6.5 V -22 H 11 V 25 Z"
WINGS: Final = "M -24 25 V -9 H -19.5 V -5 H -16 V -9 H -10 V 25 Z M 24 25 V -9 H 19.5 V -5 H 16 V -9 H 10 V 25 Z"
DOOR: Final = "M -5 25 V 16 C -5 9.5 5 9.5 5 16 V 25 Z"


def circle(y: int, radius: int) -> str:
    """Return the path of a circle whose middle is `y` below the origin."""
    arc = f"A {radius} {radius} 0 1 0"
    return f"M {-radius} {y} {arc} {radius} {y} {arc} {-radius} {y} Z"


Layer = tuple[str, str]
"""A colour and a path; '' leaves only the outline."""
SIGNS: Final[dict[str, tuple[Layer, ...]]] = {
    "castle": ((PAPER, WINGS), (PAPER, KEEP), (LINE, DOOR)),
    "any": (
        (PAPER, circle(0, 20)),
        (LINE, "M -9 8 L 0 -12 L 9 8 Z"),
    ),
    "structure": ((PAPER, "M -20 24 V -6 L 0 -22 L 20 -6 V 24 Z"), (LINE, "M -6 24 V 6 H 6 V 24 Z")),
    "company": ((PAPER, "M -20 24 C -20 4 20 4 20 24 Z"), (PAPER, circle(-9, 11))),
    "monument": (
        (PAPER, "M -24 -10 L 0 -25 L 24 -10 Z"),
        (PAPER, "M -18 -6 H -10 V 16 H -18 Z M -4 -6 H 4 V 16 H -4 Z M 10 -6 H 18 V 16 H 10 Z"),
        (PAPER, "M -24 17 H 24 V 25 H -24 Z"),
    ),
    "marvel": ((PAPER, "M 0 -27 L 7 -8 L 26 -8 L 11 4 L 17 24 L 0 12 L -17 24 L -11 4 L -26 -8 L -7 -8 Z"),),
    "discovery": ((PAPER, circle(0, 23)), (RED, "M 10 -14 L 5 5 L -5 -5 Z"), (LINE, "M -10 14 L -5 -5 L 5 5 Z")),
    "treasure": (
        (WOOD, "M -24 24 V 0 H 24 V 24 Z"),
        (WOOD, "M -24 -2 C -24 -22 24 -22 24 -2 Z"),
        ("#e3b23c", "M -5 -6 H 5 V 8 H -5 Z"),
    ),
    "calamity": ((PAPER, "M 4 -27 L -15 4 H -2 L -6 27 L 16 -7 H 3 Z"),),
    "crown": ((GOLD, "M -24 18 L -27 -14 L -12 2 L 0 -20 L 12 2 L 27 -14 L 24 18 Z"),),
}
"""The layers of each sign, which is about sixty wide and high around its middle."""


PEN: Final = 3.2
"""The width of the outline of a sign that is about sixty wide."""


def sign(drawing: Drawing, name: str, x: float, y: float, scale: float) -> None:
    """Draw a sign around a place, with a dark outline around its light parts."""
    for ink, path in SIGNS.get(name, SIGNS["any"]):
        drawing.path(x, y, scale, path, ink, "" if ink == LINE else LINE, PEN)


def plate(drawing: Drawing, x: float, y: float, width: float, height: float, ink: str, edge: str = RULE) -> None:
    """Draw a panel with round corners and a thin edge."""
    drawing.box(x, y, width, height, edge, 10)
    drawing.box(x + 2, y + 2, width - 4, height - 4, ink, 8)


def crest(drawing: Drawing, x: float, y: float, size: float) -> None:
    """Draw the crest of the project: a keep on a hexagon."""
    scale = size / 100
    drawing.path(x, y, scale, "M 0 -49 L 42.4 -24.5 V 24.5 L 0 49 L -42.4 24.5 V -24.5 Z", "#21452c")
    drawing.path(x, y, scale, "M 0 -40 L 34.6 -20 V 20 L 0 40 L -34.6 20 V -20 Z", "#3a6a46", "#ecc968", 2.4)
    sign(drawing, "castle", x, y, scale)
