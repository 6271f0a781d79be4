"""The weights of the evaluation of Burgundy, in hundredths of a point where nothing else is said.

First guessed, then tuned by thousands of games between bots whose weights differed a little from each other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SILVER: Final = 140
"""Two buy a tile, which saves an action; a point each at the end."""
WORKER: Final = 80
"""Two are an action's worth; half a point at the end."""
SPARE_WORKER: Final = 40
"""More than `FEW_WORKERS` are seldom needed."""
FEW_WORKERS: Final = 4
DIE: Final = 170
"""A die not used yet: about the workers it could take, so that none is wasted."""
CASTLE: Final = 440
"""A castle's action has any number."""
CITY_HALL: Final = 420
"""So has what a city hall places, but there must be a tile for it."""
BRING: Final = 250
"""Carpenter, church and market bring a tile of one's choice."""
LOAD: Final = 110
"""A ship loads about one goods tile more than is seen now."""
BRIDGE: Final = 26
"""Each space on the bridge, for going first."""
OPEN_COLOUR: Final = 60
"""A colour that can be placed somewhere: tiles taken are not stuck."""
OPEN_HEX: Final = 10
"""More open hexes mean more numbers that can be used."""
SALE_ACTION: Final = 230
"""What the action costs that sells goods."""
STORED: Final = 43
"""Per cent of what placing it will bring, for a tile in storage: taking it was about half the work."""
STORED_FAR: Final = 18
"""The same if no hex for it is open yet."""
CHOICE: Final = 3
"""As much more for each open hex where it fits, up to four."""
CROWDED: Final = 90
"""Full storage: the next tile costs one of these."""
SLOW: Final = 20
"""How fast likelihoods fall with the tiles still needed, in tenths of an action."""
PACE: Final = 150
"""Turns, in hundredths, until a region gets its next tile."""
LINEAR: Final = 5
"""How evenly the worth of a region grows with its tiles: 0 is with the square of their number."""
HERD: Final = 40
"""Per cent of what animals on an unfinished pasture would score again with the next tile of their species."""
PER_USE: Final = vec[i64](
    [0, 15, 10, 30, 22, 150, 45, 100, 40, 50, 50, 50, 40, 18, 25, 30] + [18] * 8 + [40, 35, 25, 20, 30, 18]
)
"""What each monastery brings each time it is of use; those that score at the end, in hope of more to score."""

WHITE_CASTLE: Final = 330
"""A white castle's action has the number of the white die, which workers change."""
SHARED: Final = 105
"""Per cent of its worth that a tile in a shared slot has: either partner can place it."""
WAY: Final = 3
"""How fast the worth of outposts falls with the tiles between them."""
UPKEEP: Final = 180
"""What a shield costs at the end of each phase: silver, and that it has to be kept for that."""
FIND_SILVER: Final = 20
"""Per cent, for each turn left in a phase, by which silver that a shield lacks will still be found."""
PER_TURN: Final = vec[i64]([0, 0, 25, 10, 15, 0, 80, 20, 50, 20, 50, 5, 50, 0, 0, 0, 110, 100, 20])
"""What each shield does in a turn, besides what is valued where it happens."""
ONE_PASTURE: Final = 100
"""What shield 1 adds to each animal tile still to come."""
GATHER: Final = 130
"""What shield 5 adds to each ship."""
NO_ALLY_YET: Final = 200
"""Shield 6 before a player is chosen, at the beginning of the game."""
SHIELD_BY_CASTLE: Final = 150
"""What shield 11 adds to each castle."""
HARVEST: Final = 650
"""A tile of any numbered depot, placed at once."""
BLACK_HARVEST: Final = 620
"""The same from the black depot."""
