"""The weights of the evaluation of the solo game of Burgundy, in hundredths of a hex where nothing else is said.

First guessed, then tuned by thousands of games.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SILVER: Final = 22
"""Two buy a tile, which saves an action."""
WORKER: Final = 12
SPARE_WORKER: Final = 4
"""More than `FEW_WORKERS` are seldom needed."""
FEW_WORKERS: Final = 4
DIE: Final = 25
"""A die not used yet."""
ACTION: Final = 55
"""An action with any number, of a castle or for the target."""
CITY_HALL: Final = 45
BRING: Final = 38
"""Carpenter, church and market bring a tile of one's choice."""
WHITE_CASTLE: Final = 40
GOODS: Final = 9
"""Five goods are a tile for any hex."""
STACK: Final = 2
"""The more for each tile of the largest stack: a warehouse may sell it."""
LOAD: Final = 6
"""A ship loads a little more than is seen now."""
FREE: Final = 70
"""A full colour brings a tile that is placed at once."""
STORED: Final = 45
"""Per cent of what placing it will bring, for a tile in storage."""
CHOICE: Final = 4
"""As much more for each number of the open hexes where it fits, up to four."""
STORED_FAR: Final = 20
"""The same if no hex for it is open yet."""
EFFECT: Final = 60
"""Per cent of its worth that the effect of a stored tile is worth."""
CROWDED: Final = 12
"""Full storage: the next tile costs one of these."""
SLOW: Final = 12
"""How fast likelihoods fall with the tiles still needed, in tenths of an action."""
OPEN_COLOUR: Final = 8
OPEN_HEX: Final = 2
"""More open hexes mean more numbers that can be used."""
NEAR: Final = 2
"""Hexes next to open ones."""
SCARCE: Final = 15
"""How much it matters that a colour is needed and hard to come by."""
NOW: Final = 70
"""Per cent of the tiles in the depots that can be had."""
LATER: Final = 50
"""Per cent of the tiles of later phases that can be had."""
BLACK: Final = 1
"""A tile of the black depot for which a hex is open."""
PER_TURN: Final = 7
"""Points that a turn brings, about."""
PER_USE: Final = vec[i64]([0, 1, 2, 5, 5, 15, 8, 2, 8, 8, 8, 8, 8, 4, 6] + [0] * 12 + [0, 5, 0])
"""What each monastery brings each time it is of use."""
