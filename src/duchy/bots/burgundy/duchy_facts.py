"""Facts derived from the tiles of a Burgundy duchy at one time, cached: most actions change neither."""

from typing import Final

from mypy_extensions import i64

from duchy.core.buffer import BLANK
from duchy.core.vectors import equal_prefix, fill_up_to, overwrite_prefix
from duchy.games.burgundy.box import components as box
from duchy.games.burgundy.box.layout import UNDEALT
from duchy.games.burgundy.rules.animals import ONE_PASTURE
from duchy.games.burgundy.state.duchy import Duchy, hexes_in
from duchy.games.burgundy.state.holdings import NONE
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.variant import Variant

UNKNOWN: Final = -2
"""The value of a fact not computed yet; -1 means no hex."""


class DuchyFacts:
    """Facts about one duchy, and everything they were derived from: they hold while that is unchanged."""

    def __init__(self) -> None:
        # The inputs that the facts are derived from.
        self.variant: Variant | None = None
        self.layout = UNDEALT
        self.tiles = NONE
        self.covered: i64 = 0
        self.covered_east: i64 = 0
        self.frontier: i64 = 0
        self.frontier_east: i64 = 0
        self.shields: i64 = 0
        self.counting: i64 = 0
        """The monasteries that count."""
        self.bonus: i64 = 0
        """The number of bonus tiles of each colour taken."""
        self.turns: i64 = 0
        self.steps: i64 = 0
        # The facts. Most of these objects are never used, so their vectors are allocated on first use.
        self.empty = NONE
        """Empty hexes by colour."""
        self.herds = NONE
        """Animals by pasture and species."""
        self.kept = NONE
        """Tiles by species."""
        self.geese: i64 = -1
        """The pasture of the geese."""
        self.one_pasture = False
        self.gain = NONE
        """What the next tile adds to each region."""
        self.inn_gain = NONE
        """What an inn adds to each region."""
        self.regions: i64 = 0
        self.bonus_tiles: i64 = 0
        self.monasteries: i64 = 0
        """The value of the monasteries that depend only on tiles and time."""
        self.open: i64 = 0
        """The value of the open hexes."""
        self.monastery = NONE
        """The value of each such monastery, present or not."""
        self.best_hex = NONE
        """The hex where a tile of each kind adds most."""
        self.choices = NONE
        """The number of open hexes for each kind."""

    def holds(self, state: Burgundy, duchy: Duchy, turns: i64, steps: i64) -> bool:
        """Return whether the facts are those of a duchy with the given numbers of turns and actions left."""
        return (
            self.covered == duchy.covered
            and self.steps == steps
            and self.turns == turns
            and self.frontier == duchy.frontier
            and self.shields == duchy.shields
            and self.counting == duchy.monasteries
            and self.covered_east == duchy.covered_east
            and self.frontier_east == duchy.frontier_east
            and self.layout is duchy.layout
            and self.variant is state.variant
            and self.bonus == bonus_taken(state)
            and equal_prefix(self.tiles, duchy.tiles, duchy.layout.hexes)
        )

    def begin(self, state: Burgundy, duchy: Duchy, turns: i64, steps: i64) -> None:
        """Store the inputs, and count hexes and animals; the outlook computes the other facts."""
        layout = duchy.layout
        if self.variant is None or len(self.gain) < layout.regions:
            self.make_room(layout.regions)
        self.variant = state.variant
        self.layout = layout
        self.tiles = overwrite_prefix(self.tiles, duchy.tiles, layout.hexes)
        self.covered = duchy.covered
        self.covered_east = duchy.covered_east
        self.frontier = duchy.frontier
        self.frontier_east = duchy.frontier_east
        self.shields = duchy.shields
        self.counting = duchy.monasteries
        self.bonus = bonus_taken(state)
        self.turns = turns
        self.steps = steps
        self.one_pasture = duchy.shields & ONE_PASTURE != 0
        fill_up_to(self.monastery, box.MONASTERIES + 1, UNKNOWN)
        fill_up_to(self.best_hex, box.KINDS, UNKNOWN)
        for colour in range(i64(box.COLOURS)):
            empty = hexes_in(layout.colour_hexes[colour] & ~duchy.covered)
            if layout.words == 2:
                empty += hexes_in(layout.colour_hexes_east[colour] & ~duchy.covered_east)
            self.empty[colour] = empty
        self.count_animals(duchy)

    def make_room(self, regions: i64) -> None:
        """Allocate the facts of a duchy with the given number of regions."""
        self.empty = BLANK[: box.COLOURS]
        self.herds = BLANK[: regions * box.SPECIES]
        self.kept = BLANK[: box.SPECIES]
        self.gain = BLANK[:regions]
        self.inn_gain = BLANK[:regions]
        self.monastery = BLANK[: box.MONASTERIES + 1]
        self.best_hex = BLANK[: box.KINDS]
        self.choices = BLANK[: box.KINDS]

    def count_animals(self, duchy: Duchy) -> None:
        """Count animals by pasture and species."""
        layout = duchy.layout
        self.geese = -1
        fill_up_to(self.kept, box.SPECIES, 0)
        fill_up_to(self.herds, layout.regions * box.SPECIES, 0)
        for place in range(layout.colour_start[box.ANIMAL], layout.colour_start[box.ANIMAL + 1]):
            hex_ = layout.of_colour[place]
            kind = duchy.tiles[hex_]
            if box.is_animal(kind):
                self.herds[self.pasture_of(layout.region[hex_]) * box.SPECIES + box.species(kind)] += box.herd(kind)
                self.kept[box.species(kind)] += 1
            elif kind == box.GEESE:
                self.geese = self.pasture_of(layout.region[hex_])

    def pasture_of(self, region: i64) -> i64:
        """B11.5. Merge all pastures into one, with shield 1."""
        if self.one_pasture:
            return 0
        return region


def bonus_taken(state: Burgundy) -> i64:
    """Pack the numbers of bonus tiles of each colour into one number."""
    bonus = state.bonus
    taken: i64 = 0
    for colour in range(i64(box.COLOURS)):
        taken = taken << 4 | bonus[colour]
    return taken
