"""The weights of the evaluation of Kingdom, in hundredths of a point unless stated otherwise.

First guessed from the price model of the cards (K11), then tuned by thousands of games; those of the solo game and of
bots that search by other thousands (`tools/weights.py`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PASSES: Final = 2
"""How many times the use of every card is reconsidered."""


class Weights:
    """The weights of an evaluation."""

    def __init__(self) -> None:
        self.price = vec[i64]([65, 90, 150, 170, 300, 250])
        """K11. The value of one of each resource when it is paid, including krystallium and soldiers."""
        self.future: i64 = 60
        """Percentage of its price that a cube of a later round is worth if no card needs it: new cards will come."""
        self.growth = vec[i64]([90, 80, 80, 70])
        """How many more cards of each type a later round brings, in hundredths."""
        self.kept: i64 = 100
        """Krystallium left over before the last round."""
        self.kept_soldier: i64 = 100
        """A soldier left over before the last round."""
        self.fifth: i64 = 15
        """A cube in alchemy that is not krystallium yet, before the last round."""
        self.bonus: i64 = 150
        """Krystallium or a soldier as a bonus, when cards are ranked."""
        self.engine: i64 = 80
        """Percentage of its price that a produced cube is worth, when cards are ranked."""
        self.final: i64 = 6000
        """A final task, or a scenario card, that is not completed: it loses the game."""
        self.nearer: i64 = 300
        """Percentage of their price that resources missing for it are worth."""
        self.unseen: i64 = 200
        """A card of the danger pile that is not a danger."""
        self.trap: i64 = -50
        """A card that the opponent offered face down."""
        self.searched: i64 = 150
        """The value of the best of three cards, and of the choice among them."""
        self.spy: i64 = 60
        """An unused spy."""
        self.lost: i64 = 200
        """A drafted card that a shadow takes: the least valuable."""
        self.rat: i64 = 350
        """A giant rat, in addition to its points: later ones bring more vermin."""
        self.spied: i64 = 150
        """The value of a spy where both areas look equally good; nothing where they are `close` apart."""
        self.close: i64 = 400
        self.short: i64 = 600
        """A cube paid for krystallium that a task needs."""
        self.left: i64 = 50
        """Percentage of the value of the area that the opponent leaves: one more card will come before it is taken."""
        self.theirs: i64 = 60
        """Percentage of the opponent's gain."""
        self.ability = vec[i64]([150, 250, 280, 40, 220, 450, 250, 100, 200])
        """The value of each use of an advisor: reveal, shift, dismiss, traps, double, pardon, distil, ties, match."""
        self.thief: i64 = 90
        """What a thief takes each round, in addition to its points."""
        self.caught: i64 = 80
        """The value per round of being rid of one."""

    def loss(self, limit: i64) -> i64:
        """Return the cost of a card that a shadow takes; K9.5. plus its share of the defeat that too many bring."""
        return self.lost + (self.final // limit if limit else 0)


def alone() -> Weights:
    """Make the weights of the solo game: production first, and cards that count monuments before other multipliers."""
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
    """Make the rollout weights of searching bots for two players."""
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
"""The weights for two players."""
SEARCHING: Final = searching()
"""The rollout weights of searching bots for two players."""
ALONE: Final = alone()
"""The weights of the solo game."""
