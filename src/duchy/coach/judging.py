"""Judgements of turns: what a seat came to at the end of its turn, against the best plan from the same start."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal

from duchy.bots.search.rollout import Rollout
from duchy.coach.advice import AdviceReason, Candidate, Said, Step, candidate_of, steps_of
from duchy.coach.choice import Choice
from duchy.coach.course import Course
from duchy.coach.plans import candidates_of
from duchy.coach.trials import LUCK
from duchy.coach.turns import Turn
from duchy.coach.valuer import Valuer
from duchy.coach.why import reasons_of
from duchy.core.chance import Rng
from duchy.core.game import State

Grade = Literal["forced", "best", "good", "inaccuracy", "mistake"]
GRADES: Final[tuple[Grade, ...]] = ("forced", "best", "good", "inaccuracy", "mistake")
GOOD: Final = 50
INACCURACY: Final = 150
MISTAKE: Final = 400
"""Losses in hundredths from which a decision is no longer best, no longer good, and a mistake."""
BATCH: Final = 8
SURE: Final = 2.0
"""Standard errors of the rollouts by which a loss counts less than their mean; below them it is none."""
CLEAR: Final = 6.0
"""Standard errors after which more rollouts would change little."""
DEPTH: Final = 1
"""How far the policy of these rollouts looks ahead, further than that of trials: it judges apart from them."""
SHARE: Final = 0.5
"""How much of a loss counts that is not solved: the best of many plans looks better than it is. Calibrated by duke's
own games (docs/coach.md)."""
RISKED: Final = 0.01
"""By how much less often a plan may win that counts as better in points."""
ORDERS: Final = 300
"""Positions through which a turn is followed to find the first of its orders."""
SHOWN: Final = 3
"""Plans kept for each decision that lost something."""


@dataclass
class Judged:
    """One decision of a turn: the move played, the hundredths that the turn lost by it, and the better line."""

    ply: int
    seat: int
    turn: int
    phase: str
    action: int
    notation: str
    fields: Said
    words: str
    grade: Grade
    lost: int
    solved: bool
    best: list[Step]
    played: list[Step]
    candidates: list[Candidate]
    reasons: list[AdviceReason]
    gains: list[int]
    """What the decision changed for each seat; the whole review knows it."""


@dataclass
class TurnPart:
    """The part of a review that is about one turn: its decisions, and the value before each of them."""

    first: int
    last: int
    margins: list[list[float]]
    wins: list[list[float]]
    lows: list[int]
    highs: list[int]
    decisions: list[Judged]


def grade_of(lost: int) -> Grade:
    """Grade a decision by the hundredths lost."""
    if lost < GOOD:
        return "best"
    if lost < INACCURACY:
        return "good"
    return "inaccuracy" if lost < MISTAKE else "mistake"


class Judge:
    """A judge of the turns of a game."""

    def __init__(self, course: Course, valuer: Valuer, seed: int) -> None:
        """Prepare judgements of a finished game."""
        self.course = course
        self.game = course.game
        self.knowledge = course.knowledge
        self.valuer = valuer
        self.seed = seed

    def judge(self, first: int, last: int) -> TurnPart:
        """Judge the turn of the decisions from `first` up to `last`."""
        seat = self.course.plies[first][0]
        choices = [self.valuer.choice(self.course.states[ply], seat) for ply in range(first, last)]
        lows, highs = self.valuer.forecast.ranges(self.course.states[first], choices[0].worth)
        part = TurnPart(
            first,
            last,
            [list(choice.worth.margins) for choice in choices],
            [list(choice.worth.wins) for choice in choices],
            lows,
            highs,
            [self.decision(ply, first, choice) for ply, choice in enumerate(choices, first)],
        )
        end = self.valuer.played(choices[0], [action for _, action in self.course.plies[first:last]])
        lost = self.lost(first, choices[0], end)
        if lost >= GOOD:
            points = [self.better(choice, end).worth.margins[seat] for choice in choices] + [end.worth.margins[seat]]
            culprit = culprit_of(points, lost)
            self.tell(part.decisions[culprit], choices[culprit], end, lost, last)
        return part

    def decision(self, ply: int, turn: int, choice: Choice) -> Judged:
        """Describe a decision that lost nothing."""
        game, state = self.game, self.course.states[ply]
        seat, action = self.course.plies[ply]
        out = game.buffer()
        evaluation = self.valuer.forecast.hand
        only = evaluation.worthwhile(state, seat, out, game.legal(state, seat, out)) == 1
        return Judged(
            ply,
            seat,
            turn,
            self.knowledge.phase(state),
            action,
            game.notation(action),
            game.fields(action),
            game.describe(state, seat, action),
            "forced" if only and int(out.items[0]) == action else "best",
            0,
            choice.solved,
            [],
            [],
            [],
            [],
            [],
        )

    def lost(self, first: int, choice: Choice, end: Turn) -> int:
        """Return the hundredths that a turn lost beyond doubt: what forecast, trials and rollouts apart from them say.

        The smallest figure counts, so that a plan is not called better for what only one of them sees in it, and of
        the rollouts as much as is certain.
        """
        seat, best = choice.seat, self.better(choice, end)
        behind = best.worth.margins[seat] - end.worth.margins[seat]
        if behind < GOOD or best.state.equals(end.state):
            return 0
        if choice.solved and self.valuer.turns.reply(end.state, seat)[1]:
            return round(behind)
        looks = (
            self.valuer.forecast.worth(best.state).margins[seat] - self.valuer.forecast.worth(end.state).margins[seat]
        )
        if looks < GOOD:
            return 0
        gaps = self.gaps(first, choice, best, end)
        mean, error = sum(gaps) / len(gaps), error_of(gaps)
        return max(0, round(SHARE * min(mean - SURE * error, behind, looks)))

    def better(self, choice: Choice, end: Turn) -> Turn:
        """Return the turn that brings the most points and wins no less often than another; that one if none does."""
        seat, risk = choice.seat, RISKED if self.valuer.forecast.by_win else 1.0
        safe = [turn for turn in choice.turns if turn.worth.wins[seat] >= end.worth.wins[seat] - risk]
        return max([end, *safe], key=lambda turn: turn.worth.margins[seat])

    def gaps(self, first: int, choice: Choice, best: Turn, end: Turn) -> list[float]:
        """Return the differences between the best line and the one played, with common luck, until they are clear."""
        game, effort, hand, seat = self.game, self.knowledge.effort, self.valuer.forecast.hand, choice.seat
        lines = [best.line, self.sorted_line(choice, end.line)]
        rollout = Rollout(game, choice.state, hand, DEPTH)
        until = hand.clock(choice.state) + effort.horizon
        found: list[float] = []
        while len(found) < effort.trials:
            for _ in range(BATCH):
                luck = self.seed + LUCK * (first + 1) * 31 + LUCK * len(found)
                start = choice.state
                if game.secrets(start, seat):
                    start = game.resample(start, seat, Rng(luck))
                ends = [self.rolled(rollout, start, seat, line, luck, until) for line in lines]
                found.append(ends[0] - ends[1])
            mean, error = sum(found) / len(found), error_of(found)
            if len(found) >= 2 * BATCH and (mean < error or mean > CLEAR * error):
                break
        return found

    def sorted_line(self, choice: Choice, line: list[int]) -> list[int]:
        """Return the first of all orders of a turn that end alike.

        Rollouts break ties by the order in which things are stored; so a turn loses as much in every order.
        """
        game, seat, end = self.game, choice.seat, choice.state.copy()
        for action in line:
            game.apply(end, seat, action)
        waiting: list[tuple[State, list[int], list[int]]] = [(choice.state, [], sorted(line))]
        for _ in range(ORDERS):
            if not waiting:
                break
            state, done, left = waiting.pop()
            if not left and state.equals(end):
                return done
            for action in dict.fromkeys(left):
                if game.to_act(state) >> seat & 1 and game.explain(state, seat, action) is None:
                    after, rest = state.copy(), left.copy()
                    game.apply(after, seat, action)
                    rest.remove(action)
                    waiting.append((after, [*done, action], rest))
        return line

    def rolled(self, rollout: Rollout, start: State, seat: int, line: list[int], luck: int, until: int) -> float:
        """Return a seat's margin at the end of a rollout after a line."""
        rollout.state.become(start)
        for action in line:
            self.game.apply(rollout.state, seat, action)
        rollout.play(seat, luck, until)
        return self.valuer.forecast.worth(rollout.state).margins[seat]

    def tell(self, judged: Judged, choice: Choice, end: Turn, lost: int, last: int) -> None:
        """Tell what a decision lost, the better line and the one played, and why.

        Each plan has its value, as hints and the analysis board have it; they may be further apart than what counts.
        """
        game, seat = self.game, judged.seat
        played = [action for _, action in self.course.plies[judged.ply : last]]
        judged.lost = lost
        judged.grade = grade_of(lost)
        better = self.better(choice, end)
        value = choice.value(better)
        behind = max(lost, round(value - choice.value(end)))
        judged.best = steps_of(game, choice.state, seat, better.line)
        judged.played = steps_of(game, choice.state, seat, played)
        others = [one for one in candidates_of(self.valuer, choice) if value - behind < one.value < round(value)]
        judged.candidates = [
            candidate_of(game, choice.state, seat, better.line, value, choice.win(better)),
            *others[: SHOWN - 1],
            candidate_of(game, choice.state, seat, played, value - behind, choice.win(end)),
        ]
        if judged.grade in {"inaccuracy", "mistake"}:
            lines = [better.line, end.line[judged.ply - judged.turn :]]
            judged.reasons = reasons_of(self.valuer, choice.state, seat, lines, behind, choice.solved, self.seed)


def culprit_of(points: list[float], lost: int) -> int:
    """Return the decision that gave most of a loss away, given what can be reached before each and was in the end.

    Only those count after which all that was lost could still be had, so that its better line shows it.
    """
    whole = [place for place, before in enumerate(points[:-1]) if before - points[-1] >= lost - 1]
    return max(whole or [0], key=lambda place: points[place] - points[place + 1])


def error_of(numbers: list[float]) -> float:
    """Return the standard error of a mean."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = sum(numbers) / count
    return sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)
