"""A custom bot in the arena: here, and with `duchy arena burgundy --bots own_bot:Eager,random`."""

from duchy.arena.crew import Alone
from duchy.arena.plan import Plan
from duchy.arena.tournament import Question, Tournament
from duchy.bots.bot import Bot
from duchy.core.chance import Rng
from duchy.core.game import Game, State
from duchy.core.options import settle
from duchy.games import load


class Eager(Bot):
    """A bot that looks no further than its next action."""

    name = "eager"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Choose an action that scores the most points immediately."""
        ahead: dict[int, list[int]] = {}
        for action in game.legal_actions(state, seat):
            after = state.copy()
            game.apply(after, seat, action)
            ahead.setdefault(game.scores(after)[seat], []).append(action)
        return ahead[max(ahead)][self.rng.below(len(ahead[max(ahead)]))]


if __name__ == "__main__":
    game = load("burgundy")
    plan = Plan(game.name, game.rules, settle(game.options(), {}), ("own_bot:Eager", "random"), ((0,), (1,)), b"seed")
    tournament = Tournament(plan, Question(trials=40))
    for played in Alone().play(tournament.jobs()):
        tournament.take(played)
    standing = tournament.standings[0]
    print(f"eager scores {sum(standing.scores) / len(standing.scores):.0%}: settled in {len(standing.scores)} trials")
    assert standing.verdict == 1
