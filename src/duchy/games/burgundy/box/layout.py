"""A duchy as the rules see it: hexes, colours, numbers, neighbours and regions, computed from its drawing."""

from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from duchy.games.burgundy.box.components import CASTLE, COLOUR_NAMES, COLOURS, DUCHIES_2011, LARGEST_REGION, TEAM_WORDS
from duchy.games.burgundy.box.drawing import (
    DUCHY,
    KINDS,
    SOLO,
    TEAM,
    Drawing,
    DrawingError,
    adjacency,
    outpost_place,
    read_texts,
)

OUTPOST_DUCHIES: Final = ("11a", "11b", "11c", "11d", "11e", "11f")
TEAM_DUCHIES: Final = ("12a", "12b")
SOLO_DUCHIES: Final = ("13a", "13b")

WORD: Final = 37
"""The number of hexes in one word of bits; the east of a team duchy has a second word."""

HEXAGON_CENTRE: Final = 18
SHARED_HEX: Final = 21
"""The hex in the middle of a hexagon, and the one that the two hexagons of a team duchy share."""


class Layout:
    """The printed side of a duchy: never changes, shared by all states.

    Hexes are counted from 0 in reading order, north-west first (people count from 1); in a team duchy the west hexagon
    comes first. Regions are counted in the order of their first hex. Sets of hexes are bits: hex h is bit h % 37 of
    word h // 37; names ending in `_east` are the second word, if there is one.
    """

    def __init__(
        self,
        name: str,
        colour: vec[i64],
        number: vec[i64],
        neighbours: vec[i64],
        neighbours_east: vec[i64],
        region: vec[i64],
        region_size: vec[i64],
        colour_hexes: vec[i64],
        colour_hexes_east: vec[i64],
        of_colour: vec[i64],
        colour_start: vec[i64],
        outposts: vec[i64],
        outpost_places: list[tuple[int, int]],
        rivers: list[tuple[int, int]],
        starts: list[int],
        centre: i64,
        places: list[tuple[int, int]],
        reconstructed: bool,
    ) -> None:
        """Store every fact; `layout_of` computes them.

        neighbours: of each hex, including across a river. colour_hexes: by colour, and then all hexes. of_colour: the
        hexes by colour, those of colour c from `colour_start[c]` on. outposts: the hexes that touch each. rivers: pairs
        of hexes that are neighbours only across a river. starts: where the starting castle may be. centre: the start in
        the middle, -1 if there is none. places: row and half hexes across, for drawing. reconstructed: whether we
        designed this side because no description of the printed one exists.
        """
        self.name = name
        self.hexes: i64 = len(colour)
        self.words: i64 = TEAM_WORDS if self.hexes > WORD else 1
        self.regions: i64 = len(region_size)
        self.colour = colour
        self.number = number
        self.neighbours = neighbours
        self.neighbours_east = neighbours_east
        self.region = region
        self.region_size = region_size
        self.region_colour = region_size[:]
        for hex_ in range(self.hexes):
            self.region_colour[region[hex_]] = colour[hex_]
        self.colour_hexes = colour_hexes
        self.colour_hexes_east = colour_hexes_east
        self.of_colour = of_colour
        self.colour_start = colour_start
        self.outposts = outposts
        self.outpost_places = outpost_places
        self.rivers = rivers
        self.starts = starts
        self.centre = centre
        self.places = places
        self.reconstructed = reconstructed

    def castles(self) -> list[int]:
        """List the castle hexes."""
        return [hex_ for hex_ in range(self.hexes) if self.colour[hex_] == CASTLE]

    def drawing(self) -> str:
        """Draw the duchy as text that can be read back."""
        kind = SOLO if self.rivers else TEAM if self.words == TEAM_WORDS else DUCHY
        return Drawing(
            self.name,
            kind,
            self.places,
            [int(colour) for colour in self.colour],
            [int(number) for number in self.number],
            [[hex_ for hex_ in range(WORD) if touching >> hex_ & 1] for touching in self.outposts],
            self.rivers,
            self.starts if self.starts != self.castles() else [],
            self.reconstructed,
        ).text()


def layout_of(drawing: Drawing) -> Layout:
    """Compute neighbours, regions and sets of hexes from a drawing."""
    hexes = len(drawing.places)
    neighbours = adjacency(drawing.places)
    region, sizes = regions_of(drawing.colours, neighbours)
    for here, there in drawing.rivers:
        neighbours[here].append(there)
        neighbours[there].append(here)
    members = [[hex_ for hex_ in range(hexes) if drawing.colours[hex_] == colour] for colour in range(COLOURS)]
    sets = [*members, list(range(hexes))]
    of_colour: list[int] = []
    colour_start = [0]
    for found in members:
        of_colour += found
        colour_start.append(len(of_colour))
    starts = drawing.starts or members[CASTLE]
    middle = {DUCHY: HEXAGON_CENTRE, TEAM: SHARED_HEX}.get(drawing.kind, -1)
    has_east = hexes > WORD
    return Layout(
        drawing.name,
        native(drawing.colours),
        native(drawing.numbers),
        native([west(others) for others in neighbours]),
        native([east(others) for others in neighbours] if has_east else []),
        native(region),
        native(sizes),
        native([west(found) for found in sets]),
        native([east(found) for found in sets] if has_east else []),
        native(of_colour),
        native(colour_start),
        native([west(touched) for touched in drawing.outposts]),
        [place for touched in drawing.outposts if (place := outpost_place(drawing.places, touched)) is not None],
        drawing.rivers,
        starts,
        middle if middle in starts else -1,
        drawing.places,
        drawing.reconstructed,
    )


def regions_of(colours: list[int], neighbours: list[list[int]]) -> tuple[list[int], list[int]]:
    """Join neighbours of one colour into regions: return the region of each hex and the size of each region."""
    region = [-1] * len(colours)
    sizes: list[int] = []
    for first in range(len(colours)):
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
    return region, sizes


def native(values: list[int]) -> vec[i64]:
    """Pack a list of ints."""
    packed = vec[i64]()
    for value in values:
        packed = append(packed, i64(value))
    return packed


def bits(hexes: list[int]) -> int:
    """Make a set of hexes."""
    return sum(1 << hex_ for hex_ in hexes)


def west(hexes: list[int]) -> int:
    """Make a set of the hexes in the first word."""
    return bits([hex_ for hex_ in hexes if hex_ < WORD])


def east(hexes: list[int]) -> int:
    """Make a set of the hexes in the second word."""
    return bits([hex_ - WORD for hex_ in hexes if hex_ >= WORD])


def read_drawings(text: str, kinds: tuple[str, ...] = (DUCHY,)) -> dict[str, Layout]:
    """Read and check every duchy in a text; people draw plain ones, with or without outposts (B1.5)."""
    layouts: dict[str, Layout] = {}
    for drawing in read_texts(text):
        if drawing.kind not in kinds:
            raise DrawingError(
                f"duchy {drawing.name}: a custom duchy cannot be a {drawing.kind}: start with 'duchy NAME'"
            )
        layout = layout_of(drawing)
        check_regions(layout)
        layouts[drawing.name] = layout
    return layouts


def check_regions(layout: Layout) -> None:
    """Reject a duchy with a region larger than the largest that scores."""
    for hex_ in range(layout.hexes):
        size = layout.region_size[layout.region[hex_]]
        if size > LARGEST_REGION:
            raise DrawingError(
                f"duchy {layout.name}: the {COLOUR_NAMES[layout.colour[hex_]]} region at hex {hex_ + 1}"
                f" has {size} hexes, at most {LARGEST_REGION} score"
            )


UNDEALT: Final = layout_of(Drawing("", DUCHY, [], [], [], [], [], [], False))
"""The placeholder for a duchy that is not known yet."""

BOX: Final = read_drawings(
    files("duchy.games.burgundy.box").joinpath("duchies.txt").read_text(encoding="utf-8"), kinds=KINDS
)
"""Every duchy in the box, in the numbering of 2019."""

EXPANSIONS: Final = OUTPOST_DUCHIES + TEAM_DUCHIES + SOLO_DUCHIES
PRINTED: Final = {name: layout for name, layout in BOX.items() if name not in EXPANSIONS}


def printed_layouts(edition: int) -> dict[str, Layout]:
    """Return the printed duchies of the base game under the names of an edition."""
    if edition == 2019:
        return dict(PRINTED)
    return {str(number): rename(PRINTED[name], str(number)) for number, name in enumerate(DUCHIES_2011, start=1)}


def expansion_layouts() -> dict[str, Layout]:
    """Return the duchies of the 2019 expansions: with outposts, for teams, for one player (B9.2, B12.1, B13.1)."""
    return {name: BOX[name] for name in EXPANSIONS}


def rename(layout: Layout, name: str) -> Layout:
    """Return the same duchy under another name."""
    return Layout(
        name,
        layout.colour,
        layout.number,
        layout.neighbours,
        layout.neighbours_east,
        layout.region,
        layout.region_size,
        layout.colour_hexes,
        layout.colour_hexes_east,
        layout.of_colour,
        layout.colour_start,
        layout.outposts,
        layout.outpost_places,
        layout.rivers,
        layout.starts,
        layout.centre,
        layout.places,
        layout.reconstructed,
    )
