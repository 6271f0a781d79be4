"""The weights of the evaluation of Kingdom, in hundredths of a point where nothing else is said.

First guessed from the price model of the cards (K11), then tuned by thousands of games; those of the solo game and of
bots that search by other thousands (`tools/weights.py`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PASSES: Final = 2
"""How often every card's fate is thought over again."""


class Weights:
    """What an evaluation weighs by."""

    def __init__(self) -> None:
        self.price = vec[i64]([65, 90, 150, 170, 300, 250])
        """K11. What one of each resource is worth when it is paid; krystallium and soldiers too."""
        self.future: i64 = 60
        """Per cent of its price that a cube of a later round is worth if no card waits for it: new cards will come."""
        self.growth = vec[i64]([90, 80, 80, 70])
        """How many more cards of each type a later round brings, in hundredths."""
        self.kept: i64 = 100
        """Krystallium left over before the last round."""
        self.kept_soldier: i64 = 100
        """A soldier left over before the last round."""
        self.fifth: i64 = 15
        """A cube in alchemy that is no krystallium yet, before the last round."""
        self.bonus: i64 = 150
        """Krystallium or a soldier as a bonus, where cards are put in order."""
        self.engine: i64 = 80
        """Per cent of its price that a cube made is worth, where cards are put in order."""
        self.final: i64 = 6000
        """A final task, or a card of the scenario, that is not done: everything is lost with it."""
        self.nearer: i64 = 300
        """Per cent of their price that resources are worth which such a thing still lacks."""
        self.unseen: i64 = 200
        """A card of the danger pile that is not a danger."""
        self.trap: i64 = -50
        """A card that the opponent laid face down."""
        self.searched: i64 = 150
        """What the best of three cards brings, and the choice among them."""
        self.spy: i64 = 60
        """A spy that is not used yet."""
        self.lost: i64 = 200
        """A drafted card that a shadow takes: the least of them."""
        self.rat: i64 = 350
        """A giant rat, besides its points: those that come later bring more vermin."""
        self.spied: i64 = 150
        """What a spy brings where both areas look equally good; nothing where they are `close` apart."""
        self.close: i64 = 400
        self.short: i64 = 600
        """A cube given for krystallium that a task needs."""
        self.left: i64 = 50
        """Per cent of what an area brings that the opponent leaves: before it can be taken there will be one more."""
        self.theirs: i64 = 60
        """Per cent of what the opponent gains."""
        self.ability = vec[i64]([150, 250, 280, 40, 220, 450, 250, 100, 200])
        """What advisors bring each time: reveal, shift, dismiss, traps, double, pardon, distil, ties, match."""
        self.thief: i64 = 90
        """What a thief takes in each round, besides its points."""
        self.caught: i64 = 80
        """What it brings in each round to be rid of one."""

    def loss(self, limit: i64) -> i64:
        """What a card costs that a shadow takes; K9.5. where so many lose the game, its share of that besides."""
        return self.lost + (self.final // limit if limit else 0)


def alone() -> Weights:
    """Make the weights of the solo game: engines first, and cards that count monuments before other multipliers."""
    made = Weights()
    made.price = vec[i64]([120, 110, 90, 90, 120, 280])
    made.future = 50
    made.growth = vec[i64]([65, 50, 100, 50])
    made.kept = 115
    made.kept_soldier = 210
    made.fifth = 20
    made.bonus = 160
    made.engine = 385
    made.final = 5500
    made.nearer = 190
    made.unseen = 360
    made.searched = 55
    made.spy = 65
    made.lost = 175
    made.rat = 200
    made.spied = 330
    made.close = 275
    made.short = 670
    made.ability = vec[i64]([225, 115, 230, 75, 125, 450, 270, 185, 205])
    made.thief = 50
    made.caught = 95
    return made


def searching() -> Weights:
    """Make the weights by which those who search play on among two players."""
    made = Weights()
    made.price = vec[i64]([95, 100, 115, 125, 275, 245])
    made.future = 45
    made.growth = vec[i64]([70, 100, 60, 75])
    made.kept = 90
    made.kept_soldier = 165
    made.fifth = 35
    made.bonus = 170
    made.engine = 160
    made.nearer = 245
    made.unseen = 170
    made.trap = -10
    made.searched = 150
    made.spy = 45
    made.lost = 125
    made.rat = 340
    made.spied = 220
    made.short = 590
    made.left = 40
    made.theirs = 75
    made.ability = vec[i64]([200, 180, 175, 45, 335, 325, 355, 115, 320])
    made.thief = 60
    made.caught = 75
    return made


USUAL: Final = Weights()
"""Those among two players."""
SEARCHING: Final = searching()
"""Those of bots that search, among two players."""
ALONE: Final = alone()
"""Those of the solo game."""
