"""The coach's knowledge of Castles of Burgundy."""

from types import MappingProxyType
from typing import Final, cast

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.greedy import Evaluation
from duchy.bots.search.parameters import SearchParameters
from duchy.coach.burgundy.averages import AVERAGES
from duchy.coach.knowledge import Effort, Knowledge
from duchy.core.game import State
from duchy.games.burgundy.box.components import NO_TILE, PHASE_NAMES
from duchy.games.burgundy.state.state import Burgundy

DICE: Final = ("roll", "white")
"""The draws that are rolls of dice; all others draw tiles: hex tiles, goods, boards, shields."""


class BurgundyKnowledge(Knowledge):
    """The phases, the luck and the holdings of Burgundy."""

    search = SearchParameters(beam_width=16, max_plans=24, horizon=3, policy_depth=0)
    effort = Effort(
        nodes=16_000, hint_nodes=250_000, trials=96, outcomes=6, draws=64, playouts=40, stride=1, telling=24
    )
    averages = AVERAGES
    measured = MappingProxyType({"novice": 40, "squire": 40, "greedy": 40, "steward": 8})

    def evaluation(self) -> Evaluation:
        """Make an evaluation."""
        return BurgundyEvaluation()

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
