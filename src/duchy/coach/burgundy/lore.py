"""What the coach knows of Castles of Burgundy."""

from typing import Final, cast

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.greedy import Evaluation
from duchy.bots.search.search import Sight
from duchy.coach.lore import Effort, Lore
from duchy.core.game import State
from duchy.games.burgundy.box.components import NO_TILE, PHASE_NAMES
from duchy.games.burgundy.state.state import Burgundy

DICE: Final = ("roll", "white")


class BurgundyLore(Lore):
    """Rolls are dice, everything else that is drawn is a tile: hex tiles, goods, boards, shields."""

    sight = Sight(16, 24, 3, 0)
    effort = Effort(
        nodes=16_000, hint_nodes=250_000, trials=96, outcomes=6, draws=64, playouts=40, stride=1, telling=24
    )

    def evaluation(self) -> Evaluation:
        """Make an evaluation."""
        return BurgundyEvaluation()

    def kind(self, drawn: str) -> str:
        """Tell dice from tiles."""
        return "dice" if drawn in DICE else "tiles"

    def phase(self, state: State) -> str:
        """Name the phase, A to E."""
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
