"""The forecast: what each side will come to from a position between turns, learnt from many games (docs/coach.md)."""

from typing import Final

from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.learnt.files import in_package
from duchy.bots.search.rollout import Rollout
from duchy.coach.knowledge import Knowledge
from duchy.coach.worth import Worth, average, foretell, range_of
from duchy.core.game import CHANCE_ACTS, Game, State

CERTAIN: Final = 10_000.0
"""What the network of chances answers for a side that cannot be defeated."""

PLAYOUT: Final = 7_340_033
"""The seed of playouts, the same for all positions."""
FOREVER: Final = 1 << 40
"""A time that no clock reaches."""


class Forecast:
    """The points and chances of each side of a position."""

    def __init__(self, game: Game, state: State, knowledge: Knowledge) -> None:
        """Read the networks; `state` is any state of the game in question."""
        self.game = game
        self.knowledge = knowledge
        self.hand = knowledge.evaluation()
        self.features = knowledge.features()
        self.seats = range(game.seats(state))
        self.sides = [int(self.features.side_of(state, seat)) for seat in self.seats]
        self.count = max(self.sides) + 1
        self.by_win = knowledge.by_win(state)
        self.points = self.read(knowledge.points)
        self.chance = self.read(knowledge.chance) if self.by_win else None
        self.rollout = Rollout(game, state, self.hand, 0)

    def read(self, address: str) -> LearntEvaluation | None:
        """Read a network; None where there is none for these features."""
        network = in_package(self.features, address)
        return LearntEvaluation(self.hand, self.features, network, True) if network is not None else None

    def worth(self, state: State) -> Worth:
        """Return what a position between turns is worth, or what a finished game came to."""
        places = self.game.places(state)
        points = self.points_of(state)
        if places:
            margins = foretell(points, [1.0] * self.count, self.sides, 1e-3).margins
            return Worth(margins, tuple(float(place == 1) for place in places))
        safety = self.safety(state, points) if self.by_win else [1.0] * self.count
        return foretell(points, safety, self.sides, self.knowledge.scale(state))

    def outlook(self, ends: list[State]) -> Worth:
        """Return what a position is worth where no further turn is planned, given the ends of the last turns.

        Near the end of a game it is played out too: all positions with the same luck, so that they differ by merit,
        and by the fast policy, which has little left to decide.
        """
        state = ends[-1]
        if not self.game.to_act(state):
            return self.worth(state)
        count = self.knowledge.playouts(state)
        trust = self.knowledge.trust(state) if count else 0.0
        if trust == 1.0:
            return self.played_out(state, count)
        leans = self.knowledge.leans and not self.is_even(state)
        worth = average((self.worth(end), 1.0) for end in (ends if leans else ends[-1:]))
        return average([(worth, 1.0 - trust), (self.played_out(state, count), trust)]) if count else worth

    def is_even(self, state: State) -> bool:
        """Return whether no side is ahead of another in a position after turns: chance acts, or all sides may."""
        acting = self.game.to_act(state)
        sides = {side for seat, side in enumerate(self.sides) if acting >> seat & 1}
        return acting == CHANCE_ACTS or len(sides) == self.count

    def played_out(self, state: State, count: int) -> Worth:
        """Return what playouts of a position come to."""
        points, tidy = [0.0] * self.count, self.knowledge.tidied(state)
        for number in range(count):
            self.rollout.state.become(tidy)
            self.rollout.play(0, PLAYOUT + (number << 20), FOREVER)
            for side, score in enumerate(self.final_points(self.rollout.state)):
                points[side] += score / count
        safety = self.safety(state, points) if self.by_win else [1.0] * self.count
        return foretell(points, safety, self.sides, self.knowledge.scale(state))

    def points_of(self, state: State) -> list[float]:
        """Return the points that each side came to, or will come to, in hundredths."""
        return self.final_points(state) if self.game.places(state) else self.expected_points(state)

    def final_points(self, state: State) -> list[float]:
        """Return the points of each side of a finished game, in hundredths."""
        points = [0.0] * self.count
        for side, score in zip(self.sides, self.game.scores(state), strict=True):
            points[side] += 100 * score
        return points

    def expected_points(self, state: State) -> list[float]:
        """Return the points that each side will come to, in hundredths."""
        if self.points is None:
            return [float(self.hand.value(state, self.sides.index(side))) for side in range(self.count)]
        self.points.predict(self.knowledge.tidied(state))
        correction = self.knowledge.correction(state)
        return [float(self.points.values[side]) + correction for side in range(self.count)]

    def safety(self, state: State, points: list[float]) -> list[float]:
        """Return the chance of each side not to be defeated."""
        if self.chance is None:
            return self.knowledge.safety(state, points)
        self.chance.predict(state)
        chances = [int(self.chance.values[side] - self.chance.by_hand[side]) / CERTAIN for side in range(self.count)]
        return [self.knowledge.surer(state, min(0.995, max(0.005, chance))) for chance in chances]

    def ranges(self, state: State, worth: Worth) -> tuple[list[int], list[int]]:
        """Return what eight games in ten would end between, for each seat."""
        if not self.game.to_act(state):
            return worth.whole_margins(), worth.whole_margins()
        scale = self.knowledge.scale(state)
        both = [range_of(margin, scale, self.count) for margin in worth.margins]
        return [low for low, _ in both], [high for _, high in both]
