"""The weights of the evaluation of Burgundy, in hundredths of a point unless stated otherwise.

First guessed, then tuned by thousands of games between bots whose weights differed a little from each other; those of
bots that search by a million more (`tools/weights.py`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Weights:
    """The weights of an evaluation."""

    def __init__(self) -> None:
        self.silver: i64 = 140
        """The value of silver: two buy a tile, which saves an action; a point each at the end."""
        self.worker: i64 = 80
        """The value of a worker: two are worth an action; half a point at the end."""
        self.spare_worker: i64 = 40
        """The value of a further worker: more than `few_workers` are seldom needed."""
        self.few_workers: i64 = 4
        self.die: i64 = 170
        """An unused die: about the workers it could take, so that none is wasted."""
        self.castle: i64 = 440
        """A castle's action, with any number."""
        self.city_hall: i64 = 420
        """A city hall's placement, also with any number, but there must be a tile for it."""
        self.bring: i64 = 250
        """A tile of the seat's choice, from carpenter, church or market."""
        self.load: i64 = 110
        """About one goods tile more than a ship sees now."""
        self.bridge: i64 = 26
        """Each space on the bridge, for going first."""
        self.open_colour: i64 = 60
        """A colour that can be placed somewhere, so that tiles do not get stuck."""
        self.open_hex: i64 = 10
        """Each open hex: more of them mean more usable numbers."""
        self.sale_action: i64 = 230
        """The cost of the action that sells goods."""
        self.stored: i64 = 43
        """Percentage of the value of placing a stored tile: taking it was about half the work."""
        self.stored_far: i64 = 18
        """The same if no hex for it is open yet."""
        self.choice: i64 = 3
        """Percentage added for each open hex where it fits, up to four."""
        self.crowded: i64 = 90
        """Full storage: the next tile costs one of those stored."""
        self.slow: i64 = 20
        """How fast likelihoods fall with the number of missing tiles, in tenths of an action."""
        self.pace: i64 = 150
        """Turns, in hundredths, until a region gets its next tile."""
        self.linear: i64 = 5
        """How evenly the value of a region grows with its tiles: 0 means with the square of their number."""
        self.herd: i64 = 40
        """Percentage of the points that animals on an unfinished pasture would score again with the next tile."""
        self.per_use = vec[i64](
            [0, 15, 10, 30, 22, 150, 45, 100, 40, 50, 50, 50, 40, 18, 25, 30] + [18] * 8 + [40, 35, 25, 20, 30, 18]
        )
        """The value of each monastery each time it is used; end-of-game ones in hope of more to score."""
        self.white_castle: i64 = 330
        """A white castle's action, with the white die's number, which workers change."""
        self.shared: i64 = 105
        """Percentage of the value of a tile in a shared slot: either partner can place it."""
        self.way: i64 = 3
        """How fast the value of outposts falls with the tiles between them."""
        self.upkeep: i64 = 180
        """The cost of a shield at the end of each phase: silver, and having to save it."""
        self.find_silver: i64 = 20
        """Chance in per cent, per turn left in a phase, that missing silver for a shield will still be found."""
        self.per_turn = vec[i64]([0, 0, 25, 10, 15, 0, 80, 20, 50, 20, 50, 5, 50, 0, 0, 0, 110, 100, 20])
        """The value of each shield per turn, in addition to effects valued where they happen."""
        self.one_pasture: i64 = 100
        """What shield 1 adds to each future animal tile."""
        self.gather: i64 = 130
        """What shield 5 adds to each ship."""
        self.no_ally_yet: i64 = 200
        """Shield 6 before a player is chosen, at the start of the game."""
        self.shield_by_castle: i64 = 150
        """What shield 11 adds to each castle."""
        self.harvest: i64 = 650
        """A tile from any numbered depot, placed immediately."""
        self.black_harvest: i64 = 620
        """The same from the black depot."""


def searching() -> Weights:
    """Make the rollout weights of searching bots, tuned for a policy that looks at one action at a time."""
    made = Weights()
    made.silver = 255
    made.worker = 135
    made.spare_worker = 30
    made.few_workers = 5
    made.die = 505
    made.castle = 540
    made.city_hall = 500
    made.bring = 470
    made.load = 40
    made.bridge = 35
    made.open_colour = 70
    made.open_hex = 12
    made.sale_action = 280
    made.stored = 45
    made.stored_far = 22
    made.choice = 2
    made.crowded = 80
    made.slow = 9
    made.pace = 110
    made.linear = 13
    made.herd = 27
    bring = [0, 19, 14, 32, 36, 79, 102, 108, 21, 48, 40, 38, 62, 17, 32]
    score = [48, 21, 18, 28, 24, 13, 21, 26, 32, 88, 54, 36, 19, 50, 19]
    made.per_use = vec[i64](bring + score)
    made.white_castle = 315
    made.shared = 125
    made.way = 5
    made.upkeep = 380
    made.find_silver = 13
    made.per_turn = vec[i64]([0, 0, 24, 11, 12, 0, 71, 23, 46, 10, 41, 7, 58, 0, 0, 0, 79, 77, 13])
    made.one_pasture = 55
    made.gather = 160
    made.no_ally_yet = 205
    made.shield_by_castle = 170
    made.harvest = 840
    made.black_harvest = 935
    return made


USUAL: Final = Weights()
"""The weights of bots that plan only their own turn."""
SEARCHING: Final = searching()
"""The rollout weights of searching bots."""
