"""Hints: the whole turn that a seat should play, how much better it is than another plan, and why."""

from duchy.coach.advice import Advice, per_mille
from duchy.coach.knowledge import Knowledge
from duchy.coach.plans import candidates_of
from duchy.coach.valuer import Valuer
from duchy.coach.why import reasons_of
from duchy.coach.worth import Worth
from duchy.core.game import Game, State


class Adviser:
    """An adviser on one decision of a seat; it sees only the seat's view, and the rest is resampled."""

    def __init__(self, game: Game, state: State, seat: int, knowledge: Knowledge, seed: int) -> None:
        """Plan the turn of a seat that has to act."""
        self.game = game
        self.seat = seat
        self.seed = seed
        self.valuer = Valuer(game, state, knowledge)
        self.choice = self.valuer.choice(state, seat)

    @property
    def worth(self) -> Worth:
        """Return the value of the position to every seat."""
        return self.choice.worth

    def advise(self) -> Advice:
        """Return the plans, best first, and why the best is better than the next."""
        seat, choice = self.seat, self.choice
        candidates = candidates_of(self.valuer, choice)
        lows, highs = self.valuer.forecast.ranges(choice.state, choice.worth)
        margin, win = choice.worth.margins[seat], choice.worth.wins[seat]
        lead = candidates[0].value - candidates[1].value if len(candidates) > 1 else None
        advice = Advice(seat, round(margin), per_mille(win), lows[seat], highs[seat], lead, choice.solved, candidates)
        lines = [[step.action for step in one.line] for one in candidates[:2]]
        advice.reasons = reasons_of(self.valuer, choice.state, seat, lines, lead, choice.solved, self.seed)
        return advice
