"""A duchy as it is printed: hexes, colours, numbers, regions; read from a drawing and checked.

A drawing is text that can be held beside the printed board (see `duchies.txt`): a line `duchy NAME`, then
the rows of hexes from north to south, each hex a letter for its colour and its number.
"""

from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from duchy.core.reason import Refusal
from duchy.games.burgundy.components import (
    CASTLE,
    COLOUR_NAMES,
    COLOURS,
    DUCHIES_2011,
    HEXES,
    HEXES_OF_COLOUR,
    LARGEST_REGION,
    PRINTED_NUMBERS,
    ROW_LENGTHS,
)

LETTERS: Final = "CMSYBA"
"""The letter of each colour in a drawing: castle, mine, ship, monastery (yellow), building, animal."""

NUMBERS: Final = "123456"


class DrawingError(Refusal):
    """A drawing that is no duchy."""


class Layout:
    """The printed side of a duchy: never changes, shared by all states.

    Hexes are counted from 0 in reading order, north-west first (people count them from 1). Regions are
    counted in the order of their first hex. Sets of hexes are bits.
    """

    def __init__(
        self,
        name: str,
        colour: vec[i64],
        number: vec[i64],
        neighbours: vec[i64],
        region: vec[i64],
        region_size: vec[i64],
        colour_hexes: vec[i64],
        of_colour: vec[i64],
        colour_start: vec[i64],
    ) -> None:
        """Take every fact; `layout_of` computes them."""
        self.name = name
        self.hexes: i64 = len(colour)
        self.regions: i64 = len(region_size)
        self.colour = colour
        self.number = number
        self.neighbours = neighbours
        self.region = region
        self.region_size = region_size
        self.colour_hexes = colour_hexes
        self.of_colour = of_colour
        self.colour_start = colour_start

    def castles(self) -> list[int]:
        """List the hexes where the starting castle may stand."""
        return [hex_ for hex_ in range(self.hexes) if self.colour[hex_] == CASTLE]

    def drawing(self) -> str:
        """Draw the duchy as text, as it is read."""
        lines = [f"duchy {self.name}"]
        start = 0
        for length in ROW_LENGTHS:
            cells = [f"{LETTERS[self.colour[hex_]]}{self.number[hex_]}" for hex_ in range(start, start + length)]
            lines.append("  " * (max(ROW_LENGTHS) - length) + "  ".join(cells))
            start += length
        return "\n".join(lines) + "\n"


def layout_of(name: str, colours: list[int], numbers: list[int], neighbours: list[list[int]]) -> Layout:
    """Work out regions and sets of hexes from colours, numbers and neighbourhood."""
    hexes = len(colours)
    region = [-1] * hexes
    sizes: list[int] = []
    for first in range(hexes):
        if region[first] < 0:
            open_hexes = [first]
            region[first] = len(sizes)
            size = 0
            while open_hexes:
                hex_ = open_hexes.pop()
                size += 1
                for neighbour in neighbours[hex_]:
                    if region[neighbour] < 0 and colours[neighbour] == colours[first]:
                        region[neighbour] = len(sizes)
                        open_hexes.append(neighbour)
            sizes.append(size)
    of_colour = vec[i64]()
    colour_start = vec[i64]([0])
    colour_hexes = vec[i64]()
    for colour in range(COLOURS):
        members = [hex_ for hex_ in range(hexes) if colours[hex_] == colour]
        for hex_ in members:
            of_colour = append(of_colour, i64(hex_))
        colour_start = append(colour_start, i64(len(of_colour)))
        colour_hexes = append(colour_hexes, i64(bits(members)))
    return Layout(
        name,
        native(colours),
        native(numbers),
        native([bits(around) for around in neighbours]),
        native(region),
        native(sizes),
        colour_hexes,
        of_colour,
        colour_start,
    )


def native(values: list[int]) -> vec[i64]:
    """Pack a list of ints."""
    packed = vec[i64]()
    for value in values:
        packed = append(packed, i64(value))
    return packed


def bits(hexes: list[int]) -> int:
    """Make a set of hexes."""
    return sum(1 << hex_ for hex_ in hexes)


def board_neighbours() -> list[list[int]]:
    """List the neighbours of each hex of a printed duchy: rows are half a hex shifted against each other."""
    places: dict[tuple[int, int], int] = {}
    for row, length in enumerate(ROW_LENGTHS):
        for column in range(length):
            places[row, max(ROW_LENGTHS) - length + 2 * column] = len(places)
    steps = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    return [
        sorted(places[row + down, across + right] for down, right in steps if (row + down, across + right) in places)
        for row, across in places
    ]


def read_drawings(text: str) -> dict[str, Layout]:
    """Read every duchy of a text; what stands before the first line `duchy NAME` is a comment."""
    drawings: dict[str, list[list[str]]] = {}
    name = ""
    for line in text.splitlines():
        words = line.split()
        if words and words[0] == "duchy":
            name = " ".join(words[1:])
            if not name:
                raise DrawingError(f"a duchy needs a name: {line!r}")
            if name in drawings:
                raise DrawingError(f"duchy {name} is drawn twice")
            drawings[name] = []
        elif name and words:
            drawings[name].append(words)
    if not drawings:
        raise DrawingError("no duchy is drawn: a drawing begins with a line 'duchy NAME'")
    return {name: read_rows(name, rows) for name, rows in drawings.items()}


def read_rows(name: str, rows: list[list[str]]) -> Layout:
    """Check shape, colours and numbers of one drawn duchy and make its layout."""
    if len(rows) != len(ROW_LENGTHS):
        raise DrawingError(f"duchy {name}: {len(rows)} rows are drawn, a duchy has {len(ROW_LENGTHS)}")
    colours: list[int] = []
    numbers: list[int] = []
    for row, (cells, length) in enumerate(zip(rows, ROW_LENGTHS, strict=True), start=1):
        if len(cells) != length:
            raise DrawingError(f"duchy {name}: row {row} has {len(cells)} hexes, it must have {length}")
        for column, cell in enumerate(cells, start=1):
            where = f"duchy {name}: row {row}, hex {column}"
            if len(cell) != len("C6") or cell[0] not in LETTERS:
                raise DrawingError(f"{where}: {cell!r} must be a letter of {LETTERS} and a number of 1-6, as in C6")
            if cell[1] not in NUMBERS:
                raise DrawingError(f"{where}: the number in {cell!r} must be one of 1-6")
            colours.append(LETTERS.index(cell[0]))
            numbers.append(int(cell[1]))
    check_counts(name, colours, numbers)
    layout = layout_of(name, colours, numbers, board_neighbours())
    for hex_ in range(HEXES):
        size = layout.region_size[layout.region[hex_]]
        if size > LARGEST_REGION:
            colour = COLOUR_NAMES[layout.colour[hex_]]
            raise DrawingError(
                f"duchy {name}: the {colour} region at hex {hex_ + 1} has {size} hexes, at most {LARGEST_REGION} score"
            )
    return layout


def check_counts(name: str, colours: list[int], numbers: list[int]) -> None:
    """Refuse a duchy whose colours or numbers do not occur as often as on every printed one."""
    for colour, wanted in enumerate(HEXES_OF_COLOUR):
        drawn = colours.count(colour)
        if drawn != wanted:
            raise DrawingError(f"duchy {name}: {drawn} {COLOUR_NAMES[colour]} hexes are drawn, it must have {wanted}")
    for number in range(1, 7):
        drawn, wanted = numbers.count(number), PRINTED_NUMBERS.count(number)
        if drawn != wanted:
            raise DrawingError(f"duchy {name}: the number {number} is drawn {drawn} times, it must be {wanted} times")


PRINTED: Final = read_drawings(files("duchy.games.burgundy").joinpath("duchies.txt").read_text(encoding="utf-8"))

UNDEALT: Final = layout_of("", [], [], [])
"""In place of a duchy that is not known yet."""


def printed(edition: int) -> dict[str, Layout]:
    """Give the printed duchies under the names of an edition."""
    if edition == 2019:
        return dict(PRINTED)
    return {str(number): renamed(PRINTED[name], str(number)) for number, name in enumerate(DUCHIES_2011, start=1)}


def renamed(layout: Layout, name: str) -> Layout:
    """Give the same duchy under another name."""
    return Layout(
        name,
        layout.colour,
        layout.number,
        layout.neighbours,
        layout.region,
        layout.region_size,
        layout.colour_hexes,
        layout.of_colour,
        layout.colour_start,
    )
