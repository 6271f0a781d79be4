"""The weights of the evaluation of Kingdom, in hundredths of a point where nothing else is said.

First guessed from the price model of the cards (K11), then tuned by thousands of games.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PRICE: Final = vec[i64]([65, 90, 150, 170, 300, 250])
"""K11. What one of each resource is worth when it is paid; krystallium and soldiers too."""
FUTURE: Final = 60
"""Per cent of its price that a cube of a later round is worth if no card waits for it: new cards will come."""
GROWTH: Final = vec[i64]([90, 80, 80, 70])
"""How many more cards of each type a later round brings, in hundredths."""
KEPT: Final = 100
"""Krystallium left over before the last round."""
KEPT_SOLDIER: Final = 100
"""A soldier left over before the last round."""
FIFTH: Final = 15
"""A cube in alchemy that is no krystallium yet, before the last round."""
BONUS: Final = 150
"""Krystallium or a soldier as a bonus, where cards are put in order."""
ENGINE: Final = 80
"""Per cent of its price that a cube made is worth, where cards are put in order."""
FINAL: Final = 6000
"""A final task, or a card of the scenario, that is not done: everything is lost with it."""
NEARER: Final = 300
"""Per cent of their price that resources are worth which such a thing still lacks."""
UNSEEN: Final = 200
"""A card of the danger pile that is not a danger."""
TRAP: Final = -50
"""A card that the opponent laid face down."""
SEARCHED: Final = 150
"""What the best of three cards brings, and the choice among them."""
SPY: Final = 60
"""A spy that is not used yet."""
LOST: Final = 200
"""A drafted card that a shadow takes: the least of them."""
RAT: Final = 350
"""A giant rat, besides its points: those that come later bring more vermin."""
SPIED: Final = 150
"""What a spy brings where both areas look equally good; nothing where they are `CLOSE` apart."""
CLOSE: Final = 400
PASSES: Final = 2
"""How often every card's fate is thought over again."""
SHORT: Final = 600
"""A cube given for krystallium that a task needs."""
LEFT: Final = 50
"""Per cent of what an area brings that the opponent leaves: there will be an offer more before it can be taken."""
THEIRS: Final = 60
"""Per cent of what the opponent gains."""
ABILITY: Final = vec[i64]([150, 250, 280, 40, 220, 450, 250, 100, 200])
"""What the effects of advisors bring each time: reveal, shift, dismiss, traps, double, pardon, distil, ties, match."""
