"""A duchy drawn in text: rows of hexes as staggered bricks, each with its colour, die number, own number and tile."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from duchy.cli.burgundy.rivers import DOWN, LEFT, RIGHT, UP, WATER, Banks, Cell, courses
from duchy.cli.burgundy.signs import INK, LETTER, PAINT, sign
from duchy.cli.terminal.screen import text
from duchy.games.burgundy.box.components import COLOUR_NAMES, ROW_LENGTHS
from duchy.games.burgundy.box.layout import Layout

INNER = 5
PITCH = INNER + 1
"""The columns from one hex to the next; rows are shifted by half of that."""

RISE = 3
"""The lines from one row to the next."""

WIDTH = PITCH * max(ROW_LENGTHS) + 1
"""The width of a duchy of one hexagon, and of the blank for one that is not dealt yet."""

HEIGHT = RISE * len(ROW_LENGTHS) + 1
LINES = {3: "│", 12: "─", 10: "┌", 6: "┐", 9: "└", 5: "┘", 11: "├", 7: "┤", 14: "┬", 13: "┴", 15: "┼"}
OUTPOST_STYLE = "bold magenta"
NO_SHIELDS: Mapping[int, int] = {}
BLANK = " ", ""


class Picture:
    """A picture of letters with styles and of frames; each frame cell stores the directions in which lines leave it."""

    def __init__(self, width: int, height: int) -> None:
        """Create a blank picture."""
        self.width = width
        self.height = height
        self.letters: dict[Cell, tuple[str, str]] = {}
        self.frames: dict[Cell, int] = {}

    def write(self, left: int, line: int, words: str, style: str) -> None:
        """Write words to the right, starting at a cell."""
        for column, letter in enumerate(words, start=left):
            self.letters[column, line] = letter, style

    def frame(self, left: int, top: int) -> None:
        """Draw the frame of a hex."""
        right, bottom = left + PITCH, top + RISE
        for y in (top, bottom):
            for x in range(left, right):
                self.line(x, y, RIGHT)
                self.line(x + 1, y, LEFT)
        for x in (left, right):
            for y in range(top, bottom):
                self.line(x, y, DOWN)
                self.line(x, y + 1, UP)

    def line(self, x: int, y: int, direction: int) -> None:
        """Let a line leave a cell in a direction."""
        self.frames[x, y] = self.frames.get((x, y), 0) | direction

    def free(self) -> set[Cell]:
        """Return the empty cells."""
        cells = {(x, y) for x in range(self.width) for y in range(self.height)}
        return cells - set(self.letters) - set(self.frames)

    def rows(self) -> list[Text]:
        """Return the lines, without blank ones above and below."""
        for cell, directions in self.frames.items():
            self.letters[cell] = LINES[directions], "dim"
        used = [y for _, y in self.letters]
        return [self.row(y) for y in range(min(used), max(used) + 1)] if used else []

    def row(self, y: int) -> Text:
        """Return one line."""
        cells = [self.letters.get((x, y), BLANK) for x in range(self.width)]
        return text(
            *(("".join([letter for letter, _ in run]), style) for style, run in groupby(cells, key=itemgetter(1)))
        )


class Ground:
    """The part of a duchy's picture that never changes: the frames of its hexes, outposts and rivers."""

    def __init__(self, layout: Layout) -> None:
        """Draw frames and outposts, and lead the rivers around them."""
        self.corners = [corner(layout, place) for place in layout.places]
        picture = Picture(width_of(layout), bottom_of(layout))
        for left, top in self.corners:
            picture.frame(left, top)
            for line in range(top + 1, top + RISE):
                picture.write(left + 1, line, " " * INNER, "")
        for outpost, place in enumerate(layout.outpost_places, start=1):
            left, top = corner(layout, place)
            picture.write(left + 1, top + (2 if place[0] < 0 else 1), f"OUT {outpost}", OUTPOST_STYLE)
        banks = [Banks(left, top, PITCH, RISE) for left, top in self.corners]
        rivers = [(banks[here], banks[there]) for here, there in layout.rivers]
        for (x, y), directions in courses(rivers, picture.free()).items():
            picture.write(x, y, WATER[directions], f"bold {INK['ship']}")
        self.drawn = picture

    def picture(self) -> Picture:
        """Return a copy of the picture, to draw tiles on."""
        picture = Picture(self.drawn.width, self.drawn.height)
        picture.letters.update(self.drawn.letters)
        picture.frames.update(self.drawn.frames)
        return picture


@lru_cache(maxsize=64)
def ground_of(layout: Layout) -> Ground:
    """Return the ground of a duchy."""
    return Ground(layout)


def duchy_picture(
    layout: Layout, tiles: Sequence[str], marks: Mapping[int, str], shields: Mapping[int, int] = NO_SHIELDS
) -> list[Text]:
    """Draw a duchy with its tiles, marks on empty hexes (counted from 0), and shields on castles."""
    if not layout.places:
        return [Text(" " * WIDTH) for _ in range(HEIGHT)]
    ground = ground_of(layout)
    picture = ground.picture()
    for hex_, (left, top) in enumerate(ground.corners):
        colour, tile = COLOUR_NAMES[layout.colour[hex_]], tiles[hex_]
        number, own = f"{LETTER[colour]}{layout.number[hex_]}", f" {hex_ + 1:>2}"
        picture.write(left + 1, top + 1, number, PAINT[colour] if tile else f"bold {INK[colour]}")
        picture.write(left + 1 + len(number), top + 1, own, PAINT[colour] if tile else "dim")
        below = f"{sign(tile)}{shields.get(hex_, '')}" if tile else marks.get(hex_, "")
        picture.write(left + 1, top + 2, f"{below:^{INNER}}", PAINT[colour] if tile else "bold")
    return picture.rows()


def pictures(layouts: Sequence[Layout]) -> list[Text]:
    """Draw duchies without tiles, one below the other."""
    lines: list[Text] = []
    for layout in layouts:
        lines += [Text("")] * bool(lines)
        lines += [Text(name_of(layout), "bold"), *duchy_picture(layout, [""] * layout.hexes, {})]
    for line in lines:
        line.rstrip()
    return lines


def number_text(layout: Layout) -> str:
    """Write the numbers of a duchy's hexes where its drawing has their colours."""
    west = min(across for _, across in layout.places)
    rows = [row for row, _ in layout.places]
    lines = dict.fromkeys(range(min(rows), max(rows) + 1), "")
    for number, (row, across) in enumerate(layout.places, start=1):
        lines[row] = f"{lines[row]:{2 * (across - west)}}{number:>2}"
    return "\n".join([name_of(layout), *lines.values()]) + "\n"


def name_of(layout: Layout) -> str:
    """Name a duchy, with a note if it is reconstructed."""
    return f"duchy {layout.name}" + " (reconstructed)" * layout.reconstructed


def width_of(layout: Layout) -> int:
    """Return the width of a duchy's picture."""
    acrosses = [across for _, across in layout.places + layout.outpost_places]
    return (max(acrosses) - min(acrosses) + 2) * PITCH // 2 + 1 if acrosses else WIDTH


def bottom_of(layout: Layout) -> int:
    """Return the maximum height of a duchy's picture."""
    rows = [row for row, _ in layout.places + layout.outpost_places]
    return (max(rows) - min(rows) + 1) * RISE + 1


def corner(layout: Layout, place: tuple[int, int]) -> Cell:
    """Return the upper left corner of a place."""
    places = layout.places + layout.outpost_places
    west, north = min(across for _, across in places), min(row for row, _ in places)
    return (place[1] - west) * PITCH // 2, (place[0] - north) * RISE
