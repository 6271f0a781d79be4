"""The coach as a player, for `duchy arena`: with the plan that it advises, or with the one that its forecast prefers.

From the root, with this folder's `tools` to be found:
`duchy arena kingdom --bots tools.coach_bots:advised,tools.coach_bots:foreseen -n 12 --play-all --luck`
"""

from duchy.bots.bot import Bot
from duchy.coach.registry import knowledge_of
from duchy.coach.valuer import Valuer
from duchy.core.game import Game, State


class Advised(Bot):
    """A player that plans its turn with the coach, and plays the plan to its end."""

    def __init__(self, name: str, trials: bool) -> None:
        """Say whether the best plans are tried, as the coach does, or the forecast alone chooses."""
        self.name = name
        self.trials = trials
        self.line: list[int] = []

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose the next action of the plan, or of a new one."""
        if not self.line or game.explain(state, seat, self.line[0]) is not None:
            valuer = Valuer(game, state, knowledge_of(game.name))
            if self.trials:
                self.line = list(valuer.choice(state, seat).best.line)
            else:
                turns = valuer.turns.of(valuer.turns.seen(state, seat), seat, valuer.knowledge.effort.breadth)
                valuer.turns.value(seat, turns)
                self.line = list(turns[0].line)
        return self.line.pop(0)


def advised(_: int) -> Bot:
    """Make the player that the coach advises."""
    return Advised("advised", True)


def foreseen(_: int) -> Bot:
    """Make the player that the coach's forecast alone advises."""
    return Advised("foreseen", False)
