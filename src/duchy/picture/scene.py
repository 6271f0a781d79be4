"""A scene: everything that a picture shows, as data, and the parts that are the same for every game."""

from dataclasses import dataclass, field
from typing import Any, Final

from duchy.picture.signs import GOLD, INK, ON_SEATS, PAGE, PANEL, RULE, SEATS, SOFT, crest, plate, sign
from duchy.picture.svg import SERIF, Drawing
from duchy.picture.text import measure, shorten

WIDTH: Final = 1200
HEIGHT: Final = 630
HEAD: Final = 104
"""The height of the head, in pixels."""
MARGIN: Final = 28
NARROW: Final = 360
"""The width below which a name plate has two lines, in pixels."""
MOST_INVITED: Final = 6
"""The most people an invitation shows."""
DIGIT: Final = 0.54
"""The width of a digit, in ems."""


@dataclass
class Sitter:
    """A seat at the table: its name, its points if it has any, and whether it is free or has won."""

    name: str
    points: int | None = None
    free: bool = False
    won: bool = False


@dataclass
class Scene:
    """A picture as data; without a view it is an invitation.

    `painter` is the address ("module:function") of the game's own painter; without one the picture shows the players.
    `view` is the position as a spectator sees it, `facts` what the game says about its components (`Game.facts`).
    """

    painter: str
    title: str
    note: str
    people: list[Sitter]
    view: Any = None
    facts: dict[str, Any] = field(default_factory=dict)
    sentence: str = ""
    """One sentence worth telling, below the note."""


def draw_head(scene: Scene) -> Drawing:
    """Start a picture: parchment, and a head with title and note."""
    drawing = Drawing(WIDTH, HEIGHT, PAGE)
    drawing.box(0, 0, WIDTH, HEAD, PANEL)
    drawing.box(0, HEAD - 3, WIDTH, 3, RULE)
    crest(drawing, MARGIN + 34, HEAD / 2 - 2, 78)
    left = MARGIN + 84
    small = 28 if scene.sentence else 36
    note, sentence = shorten(scene.note, small, 470), shorten(scene.sentence, 34, 540)
    room = WIDTH - left - MARGIN - max(measure(note, small), measure(sentence, 34)) - 30
    size = next((size for size in (60, 52) if measure(scene.title, size) <= room), 46)
    drawing.text(shorten(scene.title, size, room), left, HEAD / 2 + size * 0.3, size, INK, family=SERIF)
    drawing.text(note, WIDTH - MARGIN, HEAD / 2 - 10 if sentence else HEAD / 2 + 11, small, SOFT, "end")
    drawing.text(sentence, WIDTH - MARGIN, HEAD / 2 + 30, 34, INK, "end")
    return drawing


def name_plate(drawing: Drawing, sitter: Sitter, seat: int, x: float, y: float, width: float, ink: str = "") -> None:
    """Draw a player's plate: colour, name, points, and a crown for a winner. A narrow one has two lines."""
    narrow = width < NARROW
    plate(drawing, x, y, width, plate_height(width), PANEL, GOLD if sitter.won else RULE)
    drawing.box(x + 10, y + 11, 40, 40, ink or SEATS[seat % len(SEATS)], 9)
    drawing.text(str(seat + 1), x + 30, y + 42, 33, ON_SEATS[seat % len(ON_SEATS)], "middle")
    right = x + width - 16
    low = y + 50 if narrow else y
    if sitter.points is not None:
        points = str(sitter.points)
        drawing.text(points, right, low + 46, 46, INK, "end")
        right -= len(points) * DIGIT * 46 + 14
    if sitter.won:
        sign(drawing, "crown", right - 18, low + 31, 0.62)
        right -= 46
    room = (x + width - 12 if narrow else right) - x - 62
    size = next((size for size in (38, 33) if measure(sitter.name, size) <= room), 29)
    drawing.text(shorten(sitter.name, size, room), x + 62, y + 31 + size * 0.34, size, SOFT if sitter.free else INK)


def plate_height(width: float) -> int:
    """Return the height of a name plate of a given width."""
    return 108 if width < NARROW else 62


def draw_invitation(drawing: Drawing, scene: Scene) -> None:
    """List the people at the table and the free seats."""
    left, width = MARGIN + 24, 520
    height, gap = 62, 18
    count = min(len(scene.people), MOST_INVITED)
    top = HEAD + (HEIGHT - HEAD - count * height - (count - 1) * gap) / 2
    for seat, sitter in enumerate(scene.people[:count]):
        y = top + seat * (height + gap)
        if sitter.free:
            plate(drawing, left, y, width, height, PAGE)
            drawing.circle(left + 30, y + 31, 20, SEATS[seat % len(SEATS)])
            drawing.circle(left + 30, y + 31, 16, PAGE)
            drawing.text(shorten(sitter.name, 36, width - 84), left + 62, y + 43, 36, SOFT)
        else:
            name_plate(drawing, sitter, seat, left, y, width)
