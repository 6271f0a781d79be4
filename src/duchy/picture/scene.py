"""What a picture is to show: words, people, and the position as one sees it who watches. It knows no table."""

from dataclasses import dataclass
from typing import Any, Final

from duchy.picture import lettering
from duchy.picture.canvas import Canvas
from duchy.picture.path import box, ellipse
from duchy.picture.signs import GOLD, INK, ON_SEATS, PAGE, PANEL, RULE, SEATS, SOFT, crest, plate, sign

WIDE: Final = 1200
HIGH: Final = 630
HEAD: Final = 104
"""How high the head is with what the picture is about."""
MARGIN: Final = 28
NARROW: Final = 360
"""Dots below which name and points stand in two lines."""


@dataclass
class Sitter:
    """Somebody at the table: a name, points if there are any yet; a free seat, or a winner."""

    name: str
    points: int | None = None
    free: bool = False
    won: bool = False


@dataclass
class Scene:
    """A picture in words: without a view it is an invitation. `cards`: the text of a set of one's own."""

    game: str
    title: str
    note: str
    people: list[Sitter]
    view: Any = None
    cards: str = ""


def begun(scene: Scene) -> Canvas:
    """Begin a picture: parchment, and the head with title and note."""
    canvas = Canvas(WIDE, HIGH, PAGE)
    canvas.fill(box(0, 0, WIDE, HEAD), PANEL)
    canvas.fill(box(0, HEAD - 3, WIDE, 3), RULE)
    crest(canvas, MARGIN + 34, HEAD / 2 - 2, 78)
    left = MARGIN + 84
    note = lettering.shortened(scene.note, 25, 470)
    room = WIDE - left - MARGIN - lettering.measured(note, 25) - 40
    size = 42 if lettering.measured(scene.title, 42) <= room else 34
    lettering.write(canvas, lettering.shortened(scene.title, size, room), left, HEAD / 2 + size / 2 - 2, size, INK)
    lettering.write(canvas, note, WIDE - MARGIN, HEAD / 2 + 12, 25, SOFT, 1)
    return canvas


def name_plate(canvas: Canvas, sitter: Sitter, seat: int, x: float, y: float, wide: float, ink: str = "") -> None:
    """Draw the plate of somebody: colour, name, points; a crown for who has won. A narrow one has two lines."""
    narrow = wide < NARROW
    plate(canvas, x, y, wide, plate_high(wide), PANEL, GOLD if sitter.won else RULE)
    canvas.fill(box(x + 10, y + 11, 40, 40, 9), ink or SEATS[seat % len(SEATS)])
    lettering.write(canvas, str(seat + 1), x + 30, y + 42, 22, ON_SEATS[seat % len(ON_SEATS)], 0.5)
    right = x + wide - 16
    low = y + 50 if narrow else y
    if sitter.points is not None:
        points = str(sitter.points)
        lettering.write(canvas, points, right, low + 46, 32, INK, 1, 0.14)
        right -= lettering.measured(points, 32) + 16
    if sitter.won:
        sign(canvas, "crown", right - 18, low + 31, 0.62)
        right -= 46
    room = (x + wide - 12 if narrow else right) - x - 62
    size = next((size for size in (26, 22) if lettering.measured(sitter.name, size) <= room), 19)
    name = lettering.shortened(sitter.name, size, room)
    lettering.write(canvas, name, x + 62, y + 31 + size / 2, size, SOFT if sitter.free else INK)


def plate_high(wide: float) -> int:
    """Say how high the plate of somebody is."""
    return 108 if wide < NARROW else 62


def invitation(canvas: Canvas, scene: Scene) -> None:
    """List who sits and which seats are free."""
    left, wide = MARGIN + 24, 520
    high, gap = 62, 18
    count = min(len(scene.people), 6)
    top = HEAD + (HIGH - HEAD - count * high - (count - 1) * gap) / 2
    for seat, sitter in enumerate(scene.people[:count]):
        y = top + seat * (high + gap)
        if sitter.free:
            canvas.fill(box(left, y, wide, high, 10), RULE)
            canvas.fill(box(left + 2, y + 2, wide - 4, high - 4, 8), PAGE)
            canvas.fill([tuple(ellipse(left + 30, y + 31, 20, 20))], SEATS[seat % len(SEATS)])
            canvas.fill([tuple(ellipse(left + 30, y + 31, 16, 16))], PAGE)
            lettering.write(canvas, lettering.shortened(sitter.name, 26, wide - 84), left + 62, y + 44, 26, SOFT)
        else:
            name_plate(canvas, sitter, seat, left, y, wide)
