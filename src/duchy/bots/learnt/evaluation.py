"""The hand-made evaluation, corrected by a network where plans and continuations of a search end."""

from mypy_extensions import i64

from duchy.bots.greedy import WORST, Evaluation
from duchy.bots.learnt.features import Features
from duchy.bots.learnt.network import Network
from duchy.core.buffer import Buffer
from duchy.core.game import State


class LearntEvaluation(Evaluation):
    """Values by hand what comes by the thousand, and by the network what a plan or a continuation ends with."""

    def __init__(self, hand: Evaluation, features: Features, network: Network, always: bool = False) -> None:
        """Take what is made by hand and what is learnt; `always` means in games as well where that was not better."""
        self.hand = hand
        self.features = features
        self.network = network
        self.always = always
        self.common = Buffer(features.common)
        self.own: list[Buffer] = []
        self.by_hand = Buffer(16)
        self.values = Buffer(16)

    def value(self, state: State, seat: i64) -> i64:
        """Value by hand."""
        return self.hand.value(state, seat)

    def ranks_by_margin(self, state: State) -> bool:
        """Judge plans where something was learnt of how they end."""
        return self.features.plans and self.uses(state)

    def uses(self, state: State) -> bool:
        """Say whether the network is asked in games like this one."""
        return self.always or self.features.is_learnt(state)

    def margin(self, state: State, seat: i64, seats: i64) -> i64:
        """Value how far the side of a seat is ahead of the best other one, each corrected by the network."""
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
        """Say in `values` what each side will come to, by hand and as corrected by the network; count the sides."""
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
        for each in range(sides):
            rival: i64 = each
            for other in range(sides):
                if other != each and (rival == each or by_hand[other] > by_hand[rival]):
                    rival = other
            values[each] += self.network.value(self.common, self.own[each], self.own[rival])
        return sides

    def clock(self, state: State) -> i64:
        """Tell the time of the game."""
        return self.hand.clock(state)

    def horizon(self, state: State, ticks: i64) -> i64:
        """Say how many ticks of the clock ahead a search looks."""
        return self.hand.horizon(state, ticks)

    def worthwhile(self, state: State, seat: i64, out: Buffer, count: i64) -> i64:
        """Keep what is worth a look."""
        return self.hand.worthwhile(state, seat, out, count)

    def extra_depth(self, state: State) -> i64:
        """Count the decisions that are looked further ahead than usual."""
        return self.hand.extra_depth(state)

    def leads_on(self, action: i64) -> bool:
        """Say whether only what follows an action can tell what it is worth."""
        return self.hand.leads_on(action)
