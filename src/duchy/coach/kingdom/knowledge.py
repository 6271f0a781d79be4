"""The coach's knowledge of Wonderful Kingdom."""

from types import MappingProxyType
from typing import cast

from duchy.bots.greedy import Evaluation
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.bots.search.parameters import SearchParameters
from duchy.coach.kingdom.averages import AVERAGES
from duchy.coach.knowledge import Effort, Knowledge
from duchy.core.game import State
from duchy.games.kingdom.state.state import Kingdom


class KingdomKnowledge(Knowledge):
    """The rounds, the luck and the holdings of Kingdom; rollouts are few, for each costs as much as 50 of Burgundy."""

    search = SearchParameters(beam_width=8, max_plans=12, horizon=4, policy_depth=0)
    effort = Effort(nodes=500, hint_nodes=12_000, trials=8, outcomes=2, draws=6, playouts=4, stride=24, telling=2)
    averages = AVERAGES
    measured = MappingProxyType({"novice": 6, "squire": 6, "greedy": 8})

    def evaluation(self) -> Evaluation:
        """Make an evaluation."""
        return KingdomEvaluation()

    def luck_kind(self, drawn: str) -> str:  # noqa: ARG002
        """Return "cards": all luck is in them."""
        return "cards"

    def phase(self, state: State) -> str:
        """Return the number of the round."""
        return str(int(cast(Kingdom, state).round) + 1)

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        """Count krystallium, soldiers and built cards."""
        player = cast(Kingdom, state).seats[seat]
        return {
            "krystallium": int(player.krystallium),
            "soldiers": int(player.soldiers),
            "buildings": int(player.buildings),
        }
