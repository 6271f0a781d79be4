"""One value for every position: what stands behind curve, luck, decisions, hints and analysis alike (docs/coach.md)."""

from collections import deque
from typing import Final

from duchy.coach.choice import Choice
from duchy.coach.forecast import Forecast
from duchy.coach.knowledge import Knowledge
from duchy.coach.trials import LUCK, Trials
from duchy.coach.turns import Turn, Turns, mover_of
from duchy.coach.worth import Worth, average, samples_of, variances
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State

REMEMBERED: Final = 12
"""Choices that are remembered: the value after chance is that before the decision that follows, and the value of a
turn is that of the turn after it."""

PAIR: Final = 2
"""Seats of a game in which the turn after one is planned as carefully."""


class Valuer:
    """The value of the positions of one game."""

    def __init__(self, game: Game, state: State, knowledge: Knowledge) -> None:
        """Prepare the values of a game, of which `state` is any state."""
        self.game = game
        self.knowledge = knowledge
        self.forecast = Forecast(game, state, knowledge)
        self.turns = Turns(game, self.forecast)
        self.trials = Trials(game, state, self.forecast, self.turns)
        self.choices = deque[Choice](maxlen=REMEMBERED)
        self.out = game.buffer()
        self.weights = game.buffer()

    def choice(self, state: State, seat: int) -> Choice:
        """Plan a seat's turn from what it sees, at a decision that came up."""
        seen = self.turns.seen(state, seat)
        for known in self.choices:
            if known.seat == seat and known.state.equals(seen):
                return known
        seen = seen.copy()
        turns = self.turns.of(seen, seat, self.knowledge.effort.breadth)
        worth, solved = self.turns.value(seat, turns)
        if not solved:
            turns = self.trials.rank(seat, turns)
            worth = self.ahead(turns[0].state, seat)
        found = Choice(seen, seat, worth, solved, turns)
        self.choices.append(found)
        return found

    def ahead(self, end: State, seat: int) -> Worth:
        """Return the value of a decision whose best turn ends here: that of the next decision, until chance acts.

        So whoever plays that turn neither gains nor loses. Where something is hidden the next seat sees more than this
        one knows, and where several follow it would take too long: then turns are only foreseen.
        """
        acting = self.game.to_act(end)
        foreseen = acting in (0, CHANCE_ACTS) or acting >> seat & 1 or len(self.forecast.sides) > PAIR
        if foreseen or self.knowledge.leans or self.game.secrets(end, seat):
            return self.turns.reply(end, seat)[0]
        return self.choice(end, mover_of(self.game, end)).worth

    def played(self, choice: Choice, line: list[int]) -> Turn:
        """Return a turn as it was played, from what the seat saw, valued like those of its choice.

        Where seats act at the same time another may act in the middle of it: the rest is then played as well as it can
        be, as in the plans that it is compared with.
        """
        turns, seat, end = self.turns, choice.seat, choice.state.copy()
        for action in line:
            self.game.apply(end, seat, action)
        turn = turns.turn(line, end, seat)
        if turns.goes_on(choice.state, end, seat):
            rest = self.choice(end, seat).best
            turn = turns.turn([*line, *rest.line], rest.state, seat)
        return turns.answered(turn, seat) if choice.solved else self.trials.tried(turn, seat)

    def decided(self, state: State, seat: int = -1) -> Worth:
        """Return the value of a position that chance might have brought, planned less widely and without trials.

        No chance acts in it; `seat` decides if it may, or the first that may.
        """
        if not self.game.to_act(state):
            return self.forecast.worth(state)
        state, mover = self.knowledge.alike(state), self.mover(state, seat)
        return self.turns.value(mover, self.turns.of(self.turns.seen(state, mover), mover))[0]

    def mover(self, state: State, seat: int) -> int:
        """Return `seat` if it may decide, or the first seat that may."""
        return seat if seat >= 0 and self.game.to_act(state) >> seat & 1 else mover_of(self.game, state)

    def draw(self, state: State, rng: Rng) -> State:
        """Return a position after everything that chance has to decide in it."""
        after = state.copy()
        while self.game.to_act(after) == CHANCE_ACTS:
            self.game.apply(after, CHANCE, self.game.draw(after, rng, self.out, self.weights))
        return after

    def sampled(self, state: State, seed: int, seat: int = -1) -> tuple[Worth, list[float]]:
        """Return the average value over samples of what chance may bring, and its variance for each seat."""

        def sample(number: int) -> Worth:
            return self.decided(self.draw(state, Rng(seed + LUCK * number)), seat)

        effort = self.knowledge.effort
        samples = samples_of(sample, effort.draws, effort.most, effort.grain)
        return average((one, 1.0) for one in samples), variances(samples)

    def worth(self, state: State, seed: int, seat: int = -1) -> tuple[Worth, list[float]]:
        """Return the value of any position, and its variance for each seat."""
        acting = self.game.to_act(state)
        if acting == CHANCE_ACTS:
            return self.sampled(state, seed, seat)
        worth = self.choice(state, self.mover(state, seat)).worth if acting else self.forecast.worth(state)
        return worth, [0.0] * self.game.seats(state)
