"""The hand-made evaluation, corrected by a network at the ends of plans and rollouts."""

from mypy_extensions import i64

from duchy.bots.greedy import WORST, Evaluation
from duchy.bots.learnt.features import Features
from duchy.bots.learnt.network import Network
from duchy.core.buffer import Buffer
from duchy.core.game import State


class LearntEvaluation(Evaluation):
    """Hand-made values for the thousands of tried actions, and the network at the ends of plans and rollouts."""

    def __init__(
        self,
        hand: Evaluation,
        features: Features,
        network: Network,
        always: bool = False,
        alone: Network | None = None,
    ) -> None:
        """Store evaluation, features, the network of games for several, and that of games for one.

        Without the latter, games for one are valued by hand; `always` uses the first network there all the same.
        """
        self.hand = hand
        self.features = features
        self.network = network
        self.always = always
        self.alone = alone
        self.common = Buffer(features.common)
        self.own: list[Buffer] = []
        self.by_hand = Buffer(16)
        self.values = Buffer(16)

    def value(self, state: State, seat: i64) -> i64:
        """Return the hand-made value."""
        return self.hand.value(state, seat)

    def ranks_by_margin(self, state: State) -> bool:
        """Return whether to rank plans by margin: where the network has learnt how plans end."""
        return self.features.plans and self.uses(state)

    def uses(self, state: State) -> bool:
        """Return whether a network is used in games like this one."""
        return self.always or self.alone is not None or self.features.sides(state) > 1

    def margin(self, state: State, seat: i64, seats: i64) -> i64:
        """Value the lead of a seat's side over the best other side, each corrected by the network."""
        features = self.features
        if features.is_over(state) or not self.uses(state):
            return self.hand.margin(state, seat, seats)
        sides = self.predict(state)
        values = self.values.items
        if sides == 1:
            return values[0]
        side = features.side_of(state, seat)
        best: i64 = WORST
        for other in range(sides):
            if other != side:
                best = max(best, values[other])
        return values[side] - best * features.rivalry(state) // 100

    def predict(self, state: State) -> i64:
        """Write each side's predicted result, corrected by the network, to `values`; return the number of sides."""
        features = self.features
        sides = features.sides(state)
        while len(self.own) < sides:
            self.own.append(Buffer(features.own))
        values = self.values.items
        by_hand = self.by_hand.items
        for each in range(sides):
            by_hand[each] = features.write_own(state, each, self.own[each])
            values[each] = by_hand[each]
        if features.is_over(state):
            return sides
        features.write_common(state, self.common)
        alone = self.alone
        network = alone if alone is not None and sides == 1 else self.network
        network.tell_table(self.common)
        for each in range(sides):
            network.tell_side(each, self.own[each])
        for each in range(sides):
            rival: i64 = each
            for other in range(sides):
                if other != each and (rival == each or by_hand[other] > by_hand[rival]):
                    rival = other
            values[each] += network.value(each, rival)
        return sides

    def clock(self, state: State) -> i64:
        """Return the time of the game."""
        return self.hand.clock(state)

    def horizon(self, state: State, ticks: i64) -> i64:
        """Return the search horizon in clock ticks, given the default."""
        return self.hand.horizon(state, ticks)

    def worthwhile(self, state: State, seat: i64, out: Buffer, count: i64) -> i64:
        """Keep the legal actions worth considering."""
        return self.hand.worthwhile(state, seat, out, count)

    def extra_depth(self, state: State) -> i64:
        """Return how many decisions further than usual to look ahead."""
        return self.hand.extra_depth(state)

    def leads_on(self, action: i64) -> bool:
        """Return whether an action can only be valued by what follows it."""
        return self.hand.leads_on(action)
