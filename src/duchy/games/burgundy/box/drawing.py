"""A duchy as a drawing: text that can be compared with the printed board (see `duchies.txt`), read and checked.

This module knows the text and the places of its hexes; `layout` computes what they mean for the game.

A place is a row, counted from the north, and a distance across, counted in half hexes from the west: neighbouring rows
are shifted by half a hex. Hexes are counted from 0, in a drawing from 1.
"""

from typing import Final

from duchy.core.reason import Reason, Refusal
from duchy.games.burgundy.box.components import (
    CASTLE,
    COLOUR_NAMES,
    HEXES_OF_COLOUR,
    PRINTED_NUMBERS,
    ROW_LENGTHS,
)

LETTERS: Final = "CMSYBA"
"""The letter of each colour in a drawing: castle, mine, ship, monastery (yellow), building, animal."""

NUMBERS: Final = "123456"
GAP: Final = ".."

# The kinds of duchies, as named in the first line of a drawing.
DUCHY: Final = "duchy"
TEAM: Final = "team duchy"
SOLO: Final = "solo duchy"
KINDS: Final = (DUCHY, TEAM, SOLO)

# The lines of a drawing that are not rows, and the kind of duchy that has them.
OUTPOSTS_LINE: Final = "outposts"
RIVERS_LINE: Final = "rivers"
STARTS_LINE: Final = "starts"
RECONSTRUCTED_LINE: Final = "reconstructed"
LINES: Final = {OUTPOSTS_LINE: DUCHY, RIVERS_LINE: SOLO, STARTS_LINE: TEAM, RECONSTRUCTED_LINE: TEAM}
LINE_WIDTH: Final = 100

# Limits for new games; games in progress keep what they have.
LONGEST_TEXT: Final = 20_000
"""The largest number of characters of custom duchies; a drawing has about 250."""
LONGEST_NAME: Final = 40
MOST_DRAWN: Final = 40
"""The largest number of duchies in one text; the box has about half as many."""

OUTPOSTS: Final = 3
SEAM: Final = 2 * (max(ROW_LENGTHS) - 1)
"""The distance across of the hex that the two hexagons of a team duchy share."""

TEAM_COLOURS: Final = (7, 6, 12, 12, 24, 12)
TEAM_NUMBERS: Final = (13, 12, 12, 12, 14, 10)
"""B12.1. How often each colour and each number occurs in a team duchy."""

STEPS: Final = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


class DrawingError(Refusal):
    """A drawing that is not a valid duchy."""


class Drawing:
    """The content of one drawing."""

    def __init__(
        self,
        name: str,
        kind: str,
        places: list[tuple[int, int]],
        colours: list[int],
        numbers: list[int],
        outposts: list[list[int]],
        rivers: list[tuple[int, int]],
        starts: list[int],
        reconstructed: bool,
    ) -> None:
        """Store every field; outposts are the hexes they touch, starts are given unless every castle is one."""
        self.name = name
        self.kind = kind
        self.places = places
        self.colours = colours
        self.numbers = numbers
        self.outposts = outposts
        self.rivers = rivers
        self.starts = starts
        self.reconstructed = reconstructed

    def text(self) -> str:
        """Write the drawing as text that can be read back."""
        lines = [f"{self.kind} {self.name}"]
        cells = {
            place: LETTERS[colour] + str(number)
            for place, colour, number in zip(self.places, self.colours, self.numbers, strict=True)
        }
        shift = sum(self.places[0]) % 2
        for row in range(max(row for row, _ in self.places) + 1):
            acrosses = [across for row_, across in self.places if row_ == row]
            first = (row + shift) % 2 if self.kind == SOLO else min(acrosses)
            last = max(acrosses) if acrosses else first
            words = [cells.get((row, across), GAP) for across in range(first, last + 1, 2)]
            lines.append("  " * first + "  ".join(words))
        lines += fact(OUTPOSTS_LINE, ["+".join(str(hex_ + 1) for hex_ in touched) for touched in self.outposts])
        lines += fact(RIVERS_LINE, [f"{here + 1}-{there + 1}" for here, there in self.rivers])
        lines += fact(STARTS_LINE, [str(hex_ + 1) for hex_ in self.starts])
        if self.reconstructed:
            lines.append(RECONSTRUCTED_LINE)
        return "\n".join(lines) + "\n"


def fact(word: str, values: list[str]) -> list[str]:
    """Write a line that is not a row, continued on another line if it is too long; nothing if there are no values."""
    lines: list[str] = []
    for value in values:
        if not lines or len(lines[-1]) + len(value) >= LINE_WIDTH:
            lines.append(word)
        lines[-1] += f" {value}"
    return lines


def around(place: tuple[int, int]) -> list[tuple[int, int]]:
    """List the six places next to a place."""
    row, across = place
    return [(row + down, across + right) for down, right in STEPS]


def adjacency(places: list[tuple[int, int]]) -> list[list[int]]:
    """List the neighbours of each hex."""
    hex_at = {place: hex_ for hex_, place in enumerate(places)}
    return [sorted(hex_at[other] for other in around(place) if other in hex_at) for place in places]


def outpost_place(places: list[tuple[int, int]], touched: list[int]) -> tuple[int, int] | None:
    """Find the place from which an outpost touches exactly these hexes (B9.2)."""
    for place in around(places[touched[0]]):
        beside = around(place)
        if place not in places and sorted(touched) == [hex_ for hex_, other in enumerate(places) if other in beside]:
            return place
    return None


def shape_of(kind: str) -> list[list[int]]:
    """Return the places across of each row's hexes: one hexagon, or two that share a hex."""
    rows: list[list[int]] = []
    for length in ROW_LENGTHS:
        start = max(ROW_LENGTHS) - length
        west = [start + 2 * column for column in range(length)]
        east = [across + SEAM for across in west if across] if kind == TEAM else []
        rows.append(west + east)
    return rows


def excess(text: str) -> Reason | None:
    """Return which limit the drawings supplied for a new game exceed; `None` if they can be read."""
    if len(text) > LONGEST_TEXT:
        words = f"{len(text)} characters; at most {LONGEST_TEXT} are allowed"
        return Reason("drawings-too-long", "", {"letters": len(text), "most": LONGEST_TEXT}, words)
    drawn = 0
    for line in text.splitlines():
        kind = kind_of(line)
        if kind:
            name = name_in(line, kind)
            if not name or len(name) > LONGEST_NAME or not name.isprintable():
                words = f"a duchy needs a name of 1 to {LONGEST_NAME} letters: {line[:LINE_WIDTH]!r}"
                return Reason("drawing-name", "", {"most": LONGEST_NAME, "line": line[:LINE_WIDTH]}, words)
            if drawn == MOST_DRAWN:
                words = f"duchy {name}: {MOST_DRAWN} are drawn before it, and those are the most"
                return Reason("too-many-drawings", "", {"duchy": name, "most": MOST_DRAWN}, words)
            drawn += 1
    return None


def read_texts(text: str) -> list[Drawing]:
    """Read every duchy in a text; anything before the first line with a name is a comment."""
    drawings: list[Drawing] = []
    names: list[tuple[str, str]] = []
    known: set[str] = set()
    bodies: list[list[str]] = []
    for line in text.splitlines():
        kind = kind_of(line)
        if kind:
            name = name_in(line, kind)
            if not name:
                raise DrawingError(f"a duchy needs a name of 1 to {LONGEST_NAME} letters: {line[:LINE_WIDTH]!r}")
            if name in known:
                raise DrawingError(f"duchy {name[:LINE_WIDTH]} is drawn twice")
            known.add(name)
            names.append((kind, name))
            bodies.append([])
        elif names and line.strip():
            bodies[-1].append(line)
    if not names:
        raise DrawingError("no duchy is drawn: a drawing must start with a line 'duchy NAME'")
    for (kind, name), lines in zip(names, bodies, strict=True):
        drawings.append(read_duchy(name, kind, lines))
    return drawings


def name_in(line: str, kind: str) -> str:
    """Return the name in the first line of a drawing."""
    return " ".join(line.split()[len(kind.split()) :])


def kind_of(line: str) -> str:
    """Return the kind of duchy that a line starts; '' for most lines."""
    words = line.split()
    for kind in KINDS:
        if words[: len(kind.split())] == kind.split():
            return kind
    return ""


def read_duchy(name: str, kind: str, lines: list[str]) -> Drawing:
    """Read one duchy: its rows, then the other lines."""
    rows = [line for line in lines if line.split()[0] not in LINES]
    cells = read_solo(name, rows) if kind == SOLO else read_rows(name, kind, rows)
    places = sorted(cells, key=lambda place: (kind == TEAM and place[1] > SEAM, place))
    colours = [LETTERS.index(cells[place][0]) for place in places]
    numbers = [int(cells[place][1]) for place in places]
    check_counts(name, kind, colours, numbers)
    drawing = Drawing(name, kind, places, colours, numbers, [], [], [], False)
    for line in lines:
        word = line.split()[0]
        if word in LINES:
            if LINES[word] != kind:
                raise DrawingError(f"duchy {name}: a line {word!r} belongs to a {LINES[word]}, this is a {kind}")
            read_line(drawing, word, line.split()[1:])
    if drawing.outposts and len(drawing.outposts) != OUTPOSTS:
        raise DrawingError(f"duchy {name}: expected {OUTPOSTS} outposts, got {len(drawing.outposts)}")
    return drawing


def read_rows(name: str, kind: str, rows: list[str]) -> dict[tuple[int, int], str]:
    """Read the rows of a duchy whose shape is known; indentation does not matter."""
    shape = shape_of(kind)
    if len(rows) != len(shape):
        raise DrawingError(f"duchy {name}: expected {len(shape)} rows, got {len(rows)}")
    cells: dict[tuple[int, int], str] = {}
    for row, acrosses in enumerate(shape):
        words = rows[row].split()
        wanted = (acrosses[-1] - acrosses[0]) // 2 + 1
        if len(words) != wanted:
            counted = "hexes and gaps" if wanted > len(acrosses) else "hexes"
            raise DrawingError(f"duchy {name}: row {row + 1} must have {wanted} {counted}, got {len(words)}")
        for column, word in enumerate(words):
            where = f"duchy {name}: row {row + 1}, hex {column + 1}"
            across = acrosses[0] + 2 * column
            if across in acrosses:
                check_cell(where, word)
                cells[row, across] = word
            elif word != GAP:
                raise DrawingError(f"{where}: must be {GAP}, the gap between the two hexagons, got {word!r}")
    return cells


def read_solo(name: str, rows: list[str]) -> dict[tuple[int, int], str]:
    """Read the rows of a solo duchy: its parts may be anywhere, so indentation matters."""
    cells: dict[tuple[int, int], str] = {}
    for row, line in enumerate(rows):
        indent = len(line) - len(line.lstrip(" "))
        if indent % 2 or (row + (len(rows[0]) - len(rows[0].lstrip(" "))) // 2 + indent // 2) % 2:
            raise DrawingError(
                f"duchy {name}: row {row + 1} is indented by {indent}: each row must be shifted by two letters"
                " against the one above"
            )
        for column, word in enumerate(line.split()):
            if word != GAP:
                check_cell(f"duchy {name}: row {row + 1}, hex {column + 1}", word)
                cells[row, indent // 2 + 2 * column] = word
    return cells


def check_cell(where: str, cell: str) -> None:
    """Reject anything that is not a hex."""
    if len(cell) != len("C6") or cell[0] not in LETTERS:
        raise DrawingError(f"{where}: must be a letter of {LETTERS} and a number 1-6, as in C6, got {cell!r}")
    if cell[1] not in NUMBERS:
        raise DrawingError(f"{where}: the number must be 1 to 6, got {cell!r}")


def check_counts(name: str, kind: str, colours: list[int], numbers: list[int]) -> None:
    """Reject a duchy whose colours or numbers do not occur as often as on the printed ones of its kind."""
    for colour, wanted in enumerate(TEAM_COLOURS if kind == TEAM else HEXES_OF_COLOUR):
        drawn = colours.count(colour)
        if drawn != wanted:
            raise DrawingError(f"duchy {name}: must have {wanted} {COLOUR_NAMES[colour]} hexes, got {drawn}")
    if kind == SOLO:
        return
    for number in range(1, len(NUMBERS) + 1):
        drawn = numbers.count(number)
        wanted = TEAM_NUMBERS[number - 1] if kind == TEAM else PRINTED_NUMBERS.count(number)
        if drawn != wanted:
            raise DrawingError(f"duchy {name}: the number {number} must occur {wanted} times, got {drawn}")


def read_line(drawing: Drawing, word: str, values: list[str]) -> None:
    """Read a line that is not a row."""
    where = f"duchy {drawing.name}: {word}"
    if word == RECONSTRUCTED_LINE:
        drawing.reconstructed = True
    for value in values:
        if word == OUTPOSTS_LINE:
            read_outpost(drawing, where, value)
        elif word == RIVERS_LINE:
            read_river(drawing, where, value)
        elif word == STARTS_LINE:
            hex_ = read_hexes(drawing, where, value, " ")[0]
            if drawing.colours[hex_] != CASTLE:
                raise DrawingError(f"{where}: hex {value} is not a castle hex")
            drawing.starts.append(hex_)


def read_hexes(drawing: Drawing, where: str, value: str, sign: str) -> list[int]:
    """Read hexes joined by a sign."""
    numbers = [str(hex_ + 1) for hex_ in range(len(drawing.places))]
    for number in value.split(sign):
        if number not in numbers:
            raise DrawingError(f"{where}: {number!r} in {value!r} is not a hex: hexes are 1 to {len(numbers)}")
    return [int(number) - 1 for number in value.split(sign)]


def read_outpost(drawing: Drawing, where: str, value: str) -> None:
    """Read an outpost, given by the hexes it touches: 5+10."""
    touched = read_hexes(drawing, where, value, "+")
    if outpost_place(drawing.places, touched) is None:
        raise DrawingError(f"{where}: no place next to the duchy touches exactly the hexes {value}")
    if sorted(touched) in [sorted(other) for other in drawing.outposts]:
        raise DrawingError(f"{where}: two touch the hexes {value}")
    drawing.outposts.append(touched)


def read_river(drawing: Drawing, where: str, value: str) -> None:
    """Read a river, given by the two hexes it connects: 7-12."""
    ends = read_hexes(drawing, where, value, "-")
    if len(ends) != 2 or ends[0] == ends[1]:
        raise DrawingError(f"{where}: must be two hexes, as in 7-12, got {value!r}")
    here, there = ends
    if drawing.places[there] in around(drawing.places[here]):
        raise DrawingError(f"{where}: the hexes of {value} are neighbours without a river")
    if (here, there) in drawing.rivers or (there, here) in drawing.rivers:
        raise DrawingError(f"{where}: {value} is named twice")
    drawing.rivers.append((here, there))
