"""A second reading of the solo game: the effects of each placed tile, the tile that leaves, the markers (B13).

Written from the rules, with tiles by their names and the drawing of the duchy; it shares no code with the engine.
"""

from typing import Final

from tests.contract.burgundy_facts import plan_of

Effect = dict[str, object]

REGION: Final = (0, 1, 3, 6, 10, 15, 21, 28, 36)
PHASES: Final = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
COLOURS: Final = {"C": "castle", "M": "mine", "S": "ship", "Y": "monastery", "B": "building", "A": "animal"}
SPECIES: Final = ("cow", "sheep", "pig", "goat")
SILENT: Final = ("mine", "inn", "black-tile")
AT_ONCE: Final = ("bank", "boarding-house")
BUILDINGS: Final = (
    *("warehouse", "carpenter", "church", "market", "city-hall"),
    *("white-castle", "crane", "watchtower", "bank", "boarding-house"),
)
SCORED: Final = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "city-hall",
    29: "white-castle",
}
REMOVED_FIRST: Final = {
    1: ("building", "ship"),
    2: ("monastery", "castle"),
    3: ("animal", "building"),
    4: ("ship", "building"),
    5: ("mine", "monastery"),
    6: ("building", "animal"),
}
"""The colours of the two spaces of each depot: from the left in 1 and 4, from the top in the others."""


class Duchy:
    """A duchy on the table: its drawing, and its tiles by name."""

    def __init__(self, drawing: str, tiles: dict[int, str], sold: list[int]) -> None:
        self.plan = plan_of(drawing)
        self.tiles = tiles
        self.sold = sold

    def region(self, hex_: int) -> frozenset[int]:
        """Find the region of a hex."""
        return next(region for region in self.plan.regions if hex_ in region)

    def names(self) -> list[str]:
        """List the tiles that are face up, and those that are not."""
        return list(self.tiles.values())

    def full(self, letter: str) -> bool:
        """Return whether a colour has no empty hex."""
        return all(hex_ in self.tiles for hex_, found in enumerate(self.plan.letters) if found == letter)

    def herds(self, hex_: int) -> dict[str, list[int]]:
        """List the animals of each species on the pasture of a hex."""
        there = [self.tiles[other] for other in self.region(hex_) if other in self.tiles]
        found = {name: [int(tile[-1]) for tile in there if tile.startswith(name)] for name in SPECIES}
        return {name: herds for name, herds in found.items() if herds}


def points(number: int) -> list[Effect]:
    """Add pending points, if there are any."""
    return [{"effect": "points", "points": number}] if number else []


def set_off(duchy: Duchy, hex_: int, phase: str) -> list[Effect]:
    """List the pending effects after a tile is placed on a hex: its own effect, its region twice, its colour."""
    found = own_effect(duchy, hex_, duchy.tiles[hex_])
    region = duchy.region(hex_)
    if all(other in duchy.tiles for other in region):
        inn = any(duchy.tiles[other] == "inn" for other in region)
        found += points(REGION[min(len(region) + inn, 8)]) + points(PHASES[phase])
        letter = duchy.plan.letters[hex_]
        if duchy.full(letter):
            found.append({"effect": "colour", "colour": COLOURS[letter]})
    return found


def own_effect(duchy: Duchy, hex_: int, tile: str) -> list[Effect]:
    """List the effects of the tile itself."""
    if tile in SILENT or tile in AT_ONCE:
        return []
    if tile == "castle":
        return [{"effect": "action", "castle": True}]
    if tile == "ship":
        return [{"effect": "ship"}]
    if tile == "watchtower":
        return points(4)
    if tile in BUILDINGS:
        return [{"effect": "building", "tile": tile}]
    if tile.startswith("monastery"):
        return points(monastery(duchy, int(tile.removeprefix("monastery"))))
    return animals(duchy, hex_, tile)


def animals(duchy: Duchy, hex_: int, tile: str) -> list[Effect]:
    """Count a pasture: the tile's species, two points for geese, and one per scoring tile with monastery 7."""
    herds = duchy.herds(hex_)
    more = "monastery7" in duchy.names()
    if tile == "geese":
        if len(herds) > 1:
            return [{"effect": "geese", "hex": hex_ + 1}]
        only = [size for found in herds.values() for size in found]
        return points(2 + sum(only) + (1 + len(only)) * more)
    own = herds[tile[:-1]]
    geese = any(duchy.tiles.get(other) == "geese" for other in duchy.region(hex_))
    return points(sum(own) + 2 * geese + (len(own) + geese) * more)


def monastery(duchy: Duchy, number: int) -> int:
    """Count the points that a monastery scores when it is placed."""
    names = duchy.names()
    if number in SCORED:
        return 4 * (names.count(SCORED[number]) + names.count("crane"))
    if number == 24:
        return 4 * len({name for name in (*SPECIES, "geese") for tile in names if tile.startswith(name)})
    if number == 26:
        return 3 * sum(1 for letter in COLOURS if duchy.full(letter))
    return {15: 2 * sum(1 for tiles in duchy.sold if tiles), 25: sum(duchy.sold)}.get(number, 0)


def removed(depots: dict[int, dict[str, str]], white: int) -> tuple[int, str] | None:
    """Find the tile that leaves, among those in each depot by the colour of their space."""
    for step in range(6):
        depot = (white + step - 1) % 6 + 1
        for colour in REMOVED_FIRST[depot]:
            if colour in depots[depot]:
                return depot, depots[depot][colour]
    return None


def moved(marker: int, target: int, number: int) -> tuple[int, int, bool]:
    """Move the score marker; return the new places of both markers and whether an action was gained."""
    if marker + number < target:
        return marker + number, target, False
    return 0, max(target - 5, 5), True
