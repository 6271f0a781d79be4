"""What the coach knows of Wonderful Kingdom."""

from typing import cast

from duchy.bots.greedy import Evaluation
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.search.search import Sight
from duchy.coach.lore import Effort, Lore
from duchy.core.game import State
from duchy.games.kingdom.state.state import Kingdom


class KingdomLore(Lore):
    """All luck is in the cards; one continuation costs as much as fifty of Burgundy, so there are few."""

    sight = Sight(8, 12, 4, 0)
    effort = Effort(nodes=500, hint_nodes=12_000, trials=8, outcomes=2, draws=6, playouts=4, stride=24, telling=2)

    def evaluation(self) -> Evaluation:
        """Make an evaluation."""
        return KingdomEvaluation()

    def kind(self, drawn: str) -> str:  # noqa: ARG002
        """Call everything cards."""
        return "cards"

    def phase(self, state: State) -> str:
        """Count the rounds."""
        return str(int(cast(Kingdom, state).round) + 1)

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """Count krystallium, soldiers and cards that are built."""
        player = cast(Kingdom, state).seats[seat]
        return {
            "krystallium": int(player.krystallium),
            "soldiers": int(player.soldiers),
            "buildings": int(player.buildings),
        }
