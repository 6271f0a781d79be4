"""Weights for evaluating solo games of Burgundy, in hundredths of a hex unless stated otherwise.

They started as guesses and were tuned over thousands of games.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SILVER: Final = 22
"""One silver: two buy a tile, which saves an action."""
WORKER: Final = 12
SPARE_WORKER: Final = 4
"""A worker beyond `FEW_WORKERS`, seldom needed."""
FEW_WORKERS: Final = 4
DIE: Final = 25
"""An unused die."""
ACTION: Final = 55
"""An action with any number, from a castle or for reaching the target."""
CITY_HALL: Final = 45
BRING: Final = 38
"""A carpenter, church or market, which brings a tile of the player's choice."""
WHITE_CASTLE: Final = 40
GOODS: Final = 9
"""A good: five of them buy a tile for any hex."""
STACK: Final = 2
"""Bonus for each tile of the largest stack of goods: a warehouse may sell it."""
LOAD: Final = 6
"""Bonus for a ship: more goods will appear before it loads."""
FREE: Final = 70
"""A completed colour, which brings a tile that is placed immediately."""
STORED: Final = 45
"""Percentage of the value of placing a tile that it has while in storage."""
CHOICE: Final = 4
"""Percentage added for each number on the open hexes where a stored tile fits, up to four."""
STORED_FAR: Final = 20
"""Percentage of the value of placing a stored tile for which no hex is open yet."""
EFFECT: Final = 60
"""Percentage of its full value that the effect of a stored tile has."""
CROWDED: Final = 12
"""Penalty for full storage: the next tile costs one of those stored."""
SLOW: Final = 12
"""How fast likelihoods fall with the tiles still needed, in tenths of an action."""
OPEN_COLOUR: Final = 8
OPEN_HEX: Final = 2
"""An open hex: more of them mean more usable numbers."""
NEAR: Final = 2
"""A hex next to an open one."""
SCARCE: Final = 15
"""Penalty for needing a scarce colour."""
NOW: Final = 70
"""Percentage of the tiles in the depots that are within reach."""
LATER: Final = 50
"""Percentage of the tiles of later phases that are within reach."""
BLACK: Final = 1
"""A tile in the black depot for which a hex is open."""
PER_TURN: Final = 7
"""Approximate points per turn."""
PER_USE: Final = vec[i64]([0, 1, 2, 5, 5, 15, 8, 2, 8, 8, 8, 8, 8, 4, 6] + [0] * 12 + [0, 5, 0])
"""The gain from each monastery every time it is used."""
