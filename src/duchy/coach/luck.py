"""Luck: the value after a roll or a draw, less the average over everything that could have come.

Every roll is tried with all its outcomes, the other dice as they fell; how dice that are rolled together work on each
other is sampled, and so are draws of tiles and cards.
"""

from dataclasses import dataclass
from typing import Final

from duchy.coach.course import Course
from duchy.coach.trials import LUCK
from duchy.coach.valuer import Valuer
from duchy.coach.worth import Worth, average, combine, samples_of, variances
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, State

FEW: Final = 36
"""Maximum number of outcomes that are all tried, enough for two dice."""

APART: Final = 2.0
"""How much coarser the samples of later rolls are: their errors only move luck from one roll to the next."""


@dataclass
class ChanceStep:
    """A roll or a draw up to `last` plies: its kind and owner, and the value before it, for every seat.

    `margins` and `wins` are in hundredths and between 0 and 1; `variances` are those of the margins; `outcomes` counts
    the outcomes if all were tried.
    """

    first: int
    last: int
    kind: str
    seat: int
    phase: str
    margins: list[float]
    wins: list[float]
    variances: list[float]
    outcomes: int


@dataclass
class ChancePart:
    """The part of a review that is about plies of chance between two decisions."""

    first: int
    last: int
    steps: list[ChanceStep]


class Roll:
    """One roll among several: the value of each of its outcomes, the other rolls as they fell."""

    def __init__(self, values: dict[int, Worth], chances: list[tuple[int, int]]) -> None:
        """Store the values and the weights of the outcomes."""
        self.values = values
        self.mean = average((values[outcome], float(weight)) for outcome, weight in chances)


class Scales:
    """A measure of the luck in a game."""

    def __init__(self, course: Course, valuer: Valuer, seed: int) -> None:
        """Prepare the luck of a finished game."""
        self.course = course
        self.game = course.game
        self.valuer = valuer
        self.seed = seed

    def weigh(self, first: int, last: int) -> ChancePart:
        """Weigh the plies of chance from `first` up to `last`."""
        steps = list(self.course.chance_steps(first, last))
        rolls = 0
        while rolls < len(steps) and self.is_roll(*steps[-1 - rolls]):
            rolls += 1
        part = ChancePart(first, last, [])
        seat = self.decides(last)
        for place, (start, end) in enumerate(steps):
            seed = self.seed + 7919 * LUCK * (start + 1)
            if place < len(steps) - rolls:
                worth, spread = self.valuer.sampled(self.course.states[start], seed, seat)
                part.steps.append(self.step(start, end, worth, spread, 0))
        if rolls:
            part.steps += self.roll_steps([start for start, _ in steps[len(steps) - rolls :]], last)
        self.level(part, seat)
        return part

    def luck(self, first: int, last: int) -> list[float]:
        """Return what the plies of chance from `first` up to `last` gave each seat, in hundredths.

        The luck of each step is the value of what came less its average over that step's outcomes, the others as they
        fell. A step does not depend on the rolls after it, so this is zero on average whatever the value is: what came
        and what might have come are valued alike.
        """
        steps = list(self.course.chance_steps(first, last))
        came = self.valuer.decided(self.course.states[last])
        sums = [0.0] * self.course.seats
        for place, (start, end) in enumerate(steps):
            apart = all(self.is_roll(*step) for step in steps[place + 1 :])
            if apart and self.is_roll(start, end):
                mean = self.over_all(start, last, came)
            else:
                mean = self.redrawn(start, end if apart else last, last)
            for seat, (what, usual) in enumerate(zip(came.margins, mean.margins, strict=True)):
                sums[seat] += what - usual
            if not apart:
                break
        return sums

    def over_all(self, start: int, last: int, came: Worth) -> Worth:
        """Return the average value over all outcomes of a roll; equal positions are valued once."""
        known = [(self.course.knowledge.alike(self.course.states[last]), came)]
        ends = ((self.after(start, last, outcome), float(weight)) for outcome, weight in self.chances(start))
        return average((self.value(end, -1, known), weight) for end, weight in ends)

    def redrawn(self, start: int, end: int, last: int) -> Worth:
        """Return the average value over samples of what the plies from `start` to `end` may draw.

        The rolls after them are as they fell; if these plies are the last ones, chance draws all that it has to.
        """
        found: list[Worth] = []
        for number in range(self.course.knowledge.effort.draws):
            rng, state = Rng(self.seed + 7919 * LUCK * (start + 1) + LUCK * number), self.course.states[start].copy()
            for _ in range(start, end if end < last else start):
                self.game.apply(state, CHANCE, self.game.draw(state, rng, self.valuer.out, self.valuer.weights))
            for _, action in self.course.plies[end:last]:
                self.game.apply(state, CHANCE, action)
            found.append(self.valuer.decided(self.valuer.draw(state, rng)))
        return average((one, 1.0) for one in found)

    def level(self, part: ChancePart, seat: int) -> None:
        """Raise or lower the values before chance as much as the value after it: decisions are planned better."""
        state = self.course.states[part.last]
        if self.game.to_act(state) in (0, CHANCE_ACTS):
            return
        wide, rough = self.valuer.worth(state, self.seed, seat)[0], self.valuer.decided(state, seat)
        raised = wide - rough
        for step in part.steps:
            step.margins = [one + more for one, more in zip(step.margins, raised.margins, strict=True)]
            step.wins = [min(1.0, max(0.0, one + more)) for one, more in zip(step.wins, raised.wins, strict=True)]

    def decides(self, ply: int) -> int:
        """Return the seat that decides after some plies: where several may, the value is the same before and after."""
        return self.course.plies[ply][0] if ply < len(self.course.plies) else -1

    def is_roll(self, start: int, end: int) -> bool:
        """Return whether a step has so few outcomes that all are tried."""
        return end == start + 1 and self.course.kind(start) == "dice" and len(self.chances(start)) <= FEW

    def chances(self, ply: int) -> list[tuple[int, int]]:
        """Return the outcomes of a ply of chance, and their weights."""
        return self.game.chances(self.course.states[ply])

    def step(self, start: int, end: int, worth: Worth, spread: list[float], outcomes: int) -> ChanceStep:
        """Describe a step and the value before it."""
        return ChanceStep(
            start,
            end,
            self.course.kind(start),
            self.owner(start) if end == start + 1 else -1,
            self.course.knowledge.phase(self.course.states[end]),
            list(worth.margins),
            list(worth.wins),
            spread,
            outcomes,
        )

    def roll_steps(self, starts: list[int], last: int) -> list[ChanceStep]:
        """Return the rolls of several dice one after the other: the value before each, earlier ones as they fell."""
        seat, known = self.decides(last), list[tuple[State, Worth]]()
        came = self.value(self.course.states[last], seat, known)
        rolls = [self.try_all(start, last, known) for start in starts]
        steps: list[ChanceStep] = []
        for place, start in enumerate(starts):
            worth = came
            for roll in rolls[place:]:
                worth = worth + (roll.mean - came)
            spread = [0.0] * self.course.seats
            if place < len(starts) - 1:
                grain = self.course.knowledge.effort.grain * (APART if place else 1.0)
                together, spread = self.together(start, rolls[place:], came, seat, grain, known)
                worth = worth + together
            steps.append(self.step(start, start + 1, worth, spread, len(self.chances(start))))
        return steps

    def try_all(self, start: int, last: int, known: list[tuple[State, Worth]]) -> Roll:
        """Value every outcome of a roll, with the later rolls as they fell."""
        chances, seat = self.chances(start), self.decides(last)
        values = {outcome: self.value(self.after(start, last, outcome), seat, known) for outcome, _ in chances}
        return Roll(values, chances)

    def value(self, state: State, seat: int, known: list[tuple[State, Worth]]) -> Worth:
        """Return the value of a position after rolls; equivalent ones are valued once."""
        state = self.course.knowledge.alike(state)
        worth = next((worth for other, worth in known if state.equals(other)), None)
        if worth is None:
            worth = self.valuer.decided(state, seat)
            known.append((state, worth))
        return worth

    def after(self, start: int, last: int, outcome: int) -> State:
        """Return the position after another outcome of a roll, with the later rolls as they fell."""
        end = self.course.states[start].copy()
        self.game.apply(end, CHANCE, outcome)
        for ply in range(start + 1, last):
            self.game.apply(end, CHANCE, self.course.plies[ply][1])
        return end

    def together(
        self, start: int, rolls: list[Roll], came: Worth, seat: int, grain: float, known: list[tuple[State, Worth]]
    ) -> tuple[Worth, list[float]]:
        """Return what dice rolled together are worth beyond each of them alone, and the variances of that."""

        def sample(number: int) -> Worth:
            rng = Rng(self.seed + 104_729 * LUCK * (start + 1) + LUCK * number)
            state = self.course.states[start].copy()
            alone = came
            for roll in rolls:
                outcome = int(self.game.draw(state, rng, self.valuer.out, self.valuer.weights))
                self.game.apply(state, CHANCE, outcome)
                alone = alone + (roll.values[outcome] - came)
            return combine(self.value(state, seat, known), alone, -1.0)

        effort = self.course.knowledge.effort
        found = samples_of(sample, effort.pairs, effort.most, grain)
        return average((one, 1.0) for one in found), variances(found)

    def owner(self, ply: int) -> int:
        """Return the seat that a roll belongs to, by its journal entry; -1 for no one."""
        state = self.course.states[ply].copy()
        journal = self.game.start_journal(state)
        self.game.apply(state, CHANCE, self.course.plies[ply][1])
        return next((entry.seat for entry in journal if entry.seat >= 0), -1)
