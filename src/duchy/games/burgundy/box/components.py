"""The contents of the box: tiles, goods, depots, bonus tiles, shields, cards and point tables (B1.1, B1.6). No rules.

Tiles, colours, goods and numbers are plain ints here and everywhere in the engine; text for people is made from the
names in this module.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The six colours of tiles and hexes (B1.1).
CASTLE: Final = 0
MINE: Final = 1
SHIP: Final = 2
MONASTERY: Final = 3
BUILDING: Final = 4
ANIMAL: Final = 5
COLOURS: Final = 6
COLOUR_NAMES: Final = ("castle", "mine", "ship", "monastery", "building", "animal")

# Tiles without a colour may go on a hex of any colour: an inn, or a face-down tile (B9.4, B13.3).
ANY_COLOUR: Final = 6

# The kinds of tiles. Kinds 1 to 3 are the only tile of their colour.
NO_TILE: Final = 0
CASTLE_TILE: Final = 1
MINE_TILE: Final = 2
SHIP_TILE: Final = 3

# Eight buildings, in the order of the monasteries 16-23 that score them; then those of the expansions (B9.1, B9.3).
FIRST_BUILDING: Final = 4
WAREHOUSE: Final = 4
WATCHTOWER: Final = 5
CARPENTER: Final = 6
CHURCH: Final = 7
MARKET: Final = 8
BOARDING_HOUSE: Final = 9
BANK: Final = 10
CITY_HALL: Final = 11
WHITE_CASTLE: Final = 12
CRANE: Final = 13
BUILDINGS: Final = 10
BASE_BUILDINGS: Final = 8

# Four species, each on tiles of two, three and four animals: kind = FIRST_ANIMAL + 3 * species + animals - 2;
# and one tile with two geese (B9.1).
FIRST_ANIMAL: Final = 14
GEESE: Final = 26
SPECIES: Final = 4
HERDS: Final = 3
SMALLEST_HERD: Final = 2
SPECIES_NAMES: Final = ("cow", "sheep", "pig", "goat")

# Twenty-nine monasteries, three of them from expansions: kind = FIRST_MONASTERY + number - 1.
FIRST_MONASTERY: Final = 27
MONASTERIES: Final = 29

# Tiles that are in no pile: the inns, and face-down tiles of the solo game.
INN: Final = 56
BLACK_TILE: Final = 57
KINDS: Final = 58

KIND_NAMES: Final = (
    "",
    "castle",
    "mine",
    "ship",
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
    "white-castle",
    "crane",
    *(f"{species}{herd + SMALLEST_HERD}" for species in SPECIES_NAMES for herd in range(HERDS)),
    "geese",
    *(f"monastery{number}" for number in range(1, MONASTERIES + 1)),
    "inn",
    "black-tile",
)
KIND_NAMES_2011: Final = tuple(name.replace("goat", "chicken") for name in KIND_NAMES)
"""The tiles' names in 2011: the goats of 2019 were chickens."""

KIND_OF_NAME: Final = {name: kind for names in (KIND_NAMES, KIND_NAMES_2011) for kind, name in enumerate(names) if name}

KIND_COLOUR: Final = vec[i64](
    [CASTLE, CASTLE, MINE, SHIP]
    + [BUILDING] * BUILDINGS
    + [ANIMAL] * (SPECIES * HERDS + 1)
    + [MONASTERY] * MONASTERIES
    + [ANY_COLOUR] * 2
)

# The kinds of a colour are consecutive.
FIRST_KIND: Final = vec[i64]([CASTLE_TILE, MINE_TILE, SHIP_TILE, FIRST_MONASTERY, FIRST_BUILDING, FIRST_ANIMAL])
KINDS_OF_COLOUR: Final = vec[i64]([1, 1, 1, MONASTERIES, BUILDINGS, SPECIES * HERDS + 1])

# The two sorts of draw piles (B1.3) and the tiles in them, by kind.
COLOURED: Final = 0
BLACK: Final = 1
BLACK_MONASTERIES: Final = (7, 12, 14, 15, 24, 25)
BASE_MONASTERIES: Final = 26
COLOURED_TILES: Final = (
    [0, 14, 10, 20]
    + [5] * BASE_BUILDINGS
    + [0, 0]
    + [2, 2, 1] * SPECIES
    + [0]
    + [0 if number in BLACK_MONASTERIES else 1 for number in range(1, BASE_MONASTERIES + 1)]
    + [0] * 5
)
BLACK_TILES: Final = (
    [0, 2, 2, 6]
    + [2] * BASE_BUILDINGS
    + [0, 0]
    + [0, 1, 1] * SPECIES
    + [0]
    + [1 if number in BLACK_MONASTERIES else 0 for number in range(1, BASE_MONASTERIES + 1)]
    + [0] * 5
)

# What an expansion adds to the piles: kind, coloured backs, black backs (B9.1, B9.3).
EXTRA_TILES: Final = ((FIRST_MONASTERY + 26, 1, 0), (FIRST_MONASTERY + 27, 1, 0), (CRANE, 0, 1), (GEESE, 0, 1))
WHITE_CASTLE_TILES: Final = ((WHITE_CASTLE, 6, 2), (FIRST_MONASTERY + 28, 1, 0))
INNS: Final = 5

# Goods: seven of each of six colours; colour n (counted from 1) belongs to die number n.
GOODS: Final = 6
GOODS_OF_COLOUR: Final = 7
GOODS_NAMES: Final = ("turquoise", "purple", "pink", "red", "brown", "orange")
STARTING_GOODS: Final = 3

# The central board (B1.6). Spaces are numbered through: four in each of six depots, then the black depot.
DEPOTS: Final = 6
DEPOT_SPACES: Final = 4
FIRST_BLACK: Final = DEPOTS * DEPOT_SPACES
BLACK_SPACES: Final = 8
SPACES: Final = FIRST_BLACK + BLACK_SPACES
INN_SPACE: Final = SPACES
"""The place of the inns, next to the black depot (B9.4)."""
PURCHASE_SPACES: Final = SPACES + 1
"""The spaces whose tiles can be bought: those of all depots, and that of the inns."""
SPACE_LETTERS: Final = "abcdefgh"
BLACK_SIGN: Final = "*"
SPACE_NAMES: Final = (
    *(f"{depot + 1}{SPACE_LETTERS[space]}" for depot in range(DEPOTS) for space in range(DEPOT_SPACES)),
    *(f"{BLACK_SIGN}{SPACE_LETTERS[space]}" for space in range(BLACK_SPACES)),
    "inn",
)

BLACK_IN_USE: Final = (0, 4, 4, 6, 8)
SPACE_COLOUR: Final = (
    *(MONASTERY, BUILDING, SHIP, ANIMAL),
    *(MONASTERY, BUILDING, CASTLE, BUILDING),
    *(ANIMAL, SHIP, BUILDING, MONASTERY),
    *(MINE, SHIP, BUILDING, ANIMAL),
    *(BUILDING, MINE, BUILDING, MONASTERY),
    *(CASTLE, BUILDING, SHIP, ANIMAL),
)
SPACE_FROM_PLAYERS: Final = (
    *(3, 2, 2, 4),
    *(2, 3, 2, 4),
    *(2, 3, 2, 4),
    *(4, 2, 2, 3),
    *(3, 2, 4, 2),
    *(3, 2, 4, 2),
)
ALTERNATING_SPACE: Final = 5 * DEPOT_SPACES
"""The castle space of depot 6, which takes a mine in phases B and D with three players."""

# Phases, rounds and the bridge.
PHASES: Final = 5
PHASE_NAMES: Final = "ABCDE"
ROUNDS: Final = 5
LAST_BRIDGE_SPACE: Final = 6

# What each seat has.
DICE: Final = 2
STORAGE: Final = 3
TEAM_STORAGE: Final = 2
"""The slots of each partner, and the slots that partners share (B12.3)."""
MOST_SLOTS: Final = 4
GOODS_STORED: Final = 3

# Points.
REGION_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 28, 36])
LARGEST_REGION: Final = 8
PHASE_POINTS: Final = vec[i64]([10, 8, 6, 4, 2])
LARGE_BONUS: Final = vec[i64]([0, 5, 5, 6, 7])
SMALL_BONUS: Final = vec[i64]([0, 2, 2, 3, 4])
SALE_POINTS: Final = vec[i64]([0, 2, 2, 3, 4])
"""By the number of players; in the solo game as with two (B13.1)."""

# Shields (B11.1, B11.5), counted from 1.
SHIELDS: Final = 18
SHIELD_PLACES: Final = 2
"""The largest number of shields on a depot."""
SHIELDS_ON_DEPOT: Final = ((), (), (1, 1, 1, 1, 1, 1), (1, 2, 1, 2, 1, 2), (2, 2, 2, 2, 2, 2))
SHIELD_POINTS: Final = vec[i64]([0] + [12] * 6 + [8] * 6 + [4] * 6)

# Trade routes (B9.5): cards of three spaces, each with a colour of goods (counted from 1) and a bonus.
ROUTE_BONUSES: Final = (
    *("carpenter", "church", "market", "city-hall", "warehouse"),
    *("workers", "silver", "points", "action"),
)
ROUTE_SPACES: Final = 3
ROUTE_CARDS: Final = (
    ((2, "carpenter"), (4, "church"), (1, "workers")),
    ((1, "market"), (2, "silver"), (5, "city-hall")),
    ((4, "action"), (1, "points"), (2, "market")),
    ((3, "city-hall"), (5, "points"), (6, "market")),
    ((6, "city-hall"), (4, "market"), (3, "warehouse")),
    ((4, "workers"), (1, "warehouse"), (6, "carpenter")),
    ((5, "action"), (6, "silver"), (1, "carpenter")),
    ((4, "city-hall"), (3, "church"), (2, "workers")),
    ((1, "silver"), (6, "action"), (5, "carpenter")),
    ((6, "points"), (3, "silver"), (4, "warehouse")),
    ((5, "warehouse"), (2, "church"), (3, "points")),
    ((3, "workers"), (5, "church"), (2, "action")),
)
ROUTE_CARDS_DEALT: Final = (0, 0, 5, 4, 3)
ROUTE_GOODS: Final = vec[i64]([goods for card in ROUTE_CARDS for goods, _ in card])
ROUTE_BONUS: Final = vec[i64]([ROUTE_BONUSES.index(bonus) for card in ROUTE_CARDS for _, bonus in card])
"""The spaces of all cards, three for each."""

# The solo game (B13).
SOLO_TARGETS: Final = (45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55)
GOODS_FOR_A_TILE: Final = 5
TARGET_STEP: Final = 5

# The printed duchies: all have the same numbers in the same places.
HEXES: Final = 37
"""The hexes of one duchy, and of one word of bits; a team's duchy has two words (B12.1)."""
TEAM_HEXES: Final = 73
TEAM_WORDS: Final = 2
ROW_LENGTHS: Final = (4, 5, 6, 7, 6, 5, 4)
CENTRE: Final = 18
HEXES_OF_COLOUR: Final = (4, 3, 6, 6, 12, 6)
PRINTED_NUMBERS: Final = (
    *(6, 5, 4, 3),
    *(2, 1, 6, 5, 4),
    *(5, 4, 3, 1, 2, 3),
    *(6, 1, 2, 6, 5, 4, 1),
    *(2, 5, 4, 3, 1, 2),
    *(6, 1, 2, 5, 6),
    *(3, 4, 1, 3),
)
DUCHY_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
"""The printed duchies in the numbering of 2019."""

DUCHIES_2011: Final = ("1", "10", "3", "4", "5", "6", "7", "8", "9")
"""The 2019 names of the 2011 duchies 1-9."""

# Boards of the expert setup: two sides and the number of copies in the box (B1.5), named as in their edition.
BOARDS_2019: Final = (("1", "2", 4), ("3", "4", 1), ("5", "6", 1), ("7", "8", 1), ("9", "10", 1))
BOARDS_2011: Final = (
    ("1", "2", 1),
    ("1", "3", 1),
    ("1", "4", 1),
    ("1", "5", 1),
    ("6", "7", 1),
    ("8", "9", 1),
)


def is_animal(kind: i64) -> bool:
    """Return whether a tile shows animals of the four species; geese are separate."""
    return FIRST_ANIMAL <= kind < GEESE


def herd(kind: i64) -> i64:
    """Return the number of animals on an animal tile."""
    return (kind - FIRST_ANIMAL) % HERDS + SMALLEST_HERD


def species(kind: i64) -> i64:
    """Return the species on an animal tile."""
    return (kind - FIRST_ANIMAL) // HERDS
