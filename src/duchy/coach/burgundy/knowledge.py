"""The coach's knowledge of Castles of Burgundy."""

from collections.abc import Mapping
from math import exp, sqrt
from types import MappingProxyType
from typing import Final, cast

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.burgundy.features import BurgundyFeatures
from duchy.bots.burgundy.weights import SEARCHING
from duchy.bots.greedy import Evaluation
from duchy.bots.learnt.features import Features
from duchy.coach.burgundy.averages import AVERAGES
from duchy.coach.knowledge import Effort, Knowledge
from duchy.core.game import State
from duchy.games.burgundy.box.components import NO_TILE, PHASE_NAMES, ROUNDS
from duchy.games.burgundy.state.state import Burgundy

DICE: Final = ("roll", "white")
"""The draws that are rolls of dice; all others draw tiles: hex tiles, goods, boards, shields."""
LENGTH: Final = ROUNDS * len(PHASE_NAMES)
OPEN: Final = 250.0
"""How much the error of a forecast grows with the square root of the rounds left, in hundredths of a point."""
OPEN_HEXES: Final = 65.0
"""The error in solo games, in hundredths of a hex; in the last rounds it shrinks."""
LATE: Final = 4
"""Rounds before the end from which on games are played out."""
PLAYOUTS: Final = 12
SLOW_START: Final = 600.0
"""Hundredths of a hex by which good solo games end better than the network was taught, at their start."""


LOSSES: Final = MappingProxyType({"novice": 1.87, "squire": 0.91, "greedy": 0.51, "steward": 0.18})
"""Measured in games for two; steward stands for duke as well, who lose little (docs/coach.md)."""
LOSSES_EXPANDED: Final = MappingProxyType({"novice": 2.44, "squire": 1.19, "greedy": 1.19, "steward": 0.26})
"""With all expansions there is more to lose, and greedy loses as much as squire."""
MOST_ALIKE: Final = 2
"""Expansions with which a game is still like one without them."""


class BurgundyKnowledge(Knowledge):
    """The phases, the luck and the holdings of Burgundy."""

    effort = Effort(
        width=12,
        plans=20,
        breadth=5,
        finalists=4,
        tries=12,
        draws=48,
        pairs=10,
        most=160,
        grain=8.0,
        trials=64,
        telling=24,
        horizon=3,
    )
    points = "duchy.coach.burgundy:points.network"
    averages = AVERAGES
    measured = MappingProxyType({"novice": 40, "squire": 40, "greedy": 40, "steward": 8})

    def evaluation(self) -> Evaluation:
        """Make the hand-made evaluation."""
        return BurgundyEvaluation(SEARCHING)

    def features(self) -> Features:
        """Make the input features of the network."""
        return BurgundyFeatures(BurgundyEvaluation())

    def tidied(self, state: State) -> State:
        """Sort the tiles in the slots of every seat: the evaluation reserves hexes for one after the other."""
        tidy, copied = cast(Burgundy, state), False
        for number, seat in enumerate(tidy.seats):
            stored = [int(tile) for tile in seat.storage]
            wanted = sorted(stored, key=lambda tile: (tile == NO_TILE, tile))
            if stored == wanted:
                continue
            tidy, copied = tidy if copied else tidy.copy(), True
            for slot, tile in enumerate(wanted):
                tidy.seats[number].storage[slot] = tile
        return tidy

    def alike(self, state: State) -> State:
        """Let the first die of every seat show no more than the second: no rule asks which is which."""
        ordered = cast(Burgundy, state)
        swapped = [number for number, seat in enumerate(ordered.seats) if seat.dice[0] > seat.dice[1]]
        if not swapped:
            return ordered
        ordered = ordered.copy()
        for number in swapped:
            dice = ordered.seats[number].dice
            dice[0], dice[1] = dice[1], dice[0]
        return ordered

    def left(self, state: State) -> int:
        """Count the rounds that are left, with the current one."""
        burgundy = cast(Burgundy, state)
        return LENGTH - int(burgundy.phase) * ROUNDS - int(burgundy.round)

    def scale(self, state: State) -> float:
        """Return the scale of errors: it grows with the rounds left."""
        left = max(self.left(state), 0.25)
        if cast(Burgundy, state).variant.solo:
            return OPEN_HEXES * sqrt(min(1.0, left / LATE))
        return OPEN * sqrt(left)

    def playouts(self, state: State) -> int:
        """Return how often a game is played out: in the last rounds, where it is cheap."""
        return PLAYOUTS if self.left(state) <= LATE and not cast(Burgundy, state).variant.solo else 0

    def trust(self, state: State) -> float:
        """Return how much playouts are trusted: more in each of the last rounds, so that no value jumps."""
        return min(1.0, max(0.0, (LATE + 1 - self.left(state)) / LATE))

    def correction(self, state: State) -> float:
        """Return what good solo players fill beyond what the network was taught by hasty ones."""
        if not cast(Burgundy, state).variant.solo:
            return 0.0
        return SLOW_START * exp((self.left(state) - LENGTH) / 3.5)

    def by_win(self, state: State) -> bool:
        """B13.7. Return whether the game is solo: it is won with all hexes filled."""
        return bool(cast(Burgundy, state).variant.solo)

    def safety(self, state: State, points: list[float]) -> list[float]:
        """B13.7. Return the chance to fill all hexes of a solo game, given how many will be filled."""
        burgundy = cast(Burgundy, state)
        if not burgundy.variant.solo:
            return [1.0] * len(points)
        hexes: int = len(burgundy.duchies[0].layout.region)
        return [1.0 / (1.0 + exp(min(500.0, max(-500.0, (100.0 * hexes - 50.0 - points[0]) / self.scale(state)))))]

    def luck_kind(self, drawn: str) -> str:
        """Distinguish dice from tiles."""
        return "dice" if drawn in DICE else "tiles"

    def phase(self, state: State) -> str:
        """Return the phase, A to E."""
        return PHASE_NAMES[min(int(cast(Burgundy, state).phase), len(PHASE_NAMES) - 1)]

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """Count silver, workers, goods and stored tiles."""
        burgundy = cast(Burgundy, state)
        place = burgundy.seats[seat]
        duchy = burgundy.duchies[place.duchy]
        return {
            "silver": int(duchy.silver),
            "workers": int(duchy.workers),
            "goods": sum(int(count) for count in duchy.goods),
            "tiles": sum(1 for tile in place.storage if tile != NO_TILE),
        }

    def losses_in(self, state: State) -> Mapping[str, float]:
        """Return what bots lose; alone nobody loses enough to be told apart."""
        variant = cast(Burgundy, state).variant
        if variant.solo:
            return {}
        played = (
            variant.extra_tiles,
            variant.white_castles,
            variant.inns,
            variant.route_cards > 0,
            variant.shields,
        )
        return LOSSES_EXPANDED if sum(played) > MOST_ALIKE else LOSSES

    def wasted(self, state: State, seat: int) -> int:
        """B2.2. Count the dice that are not used."""
        return sum(1 for die in cast(Burgundy, state).seats[seat].dice if die)
