"""Judgements of decisions: the move played against the search's choice, in rollouts with common luck."""

from dataclasses import dataclass
from typing import Final, Literal

from duchy.bots.search.budget import Budget
from duchy.bots.search.plans import Planner
from duchy.coach.advice import Advice, AdviceReason, Candidate, Step, steps_of
from duchy.coach.course import Course
from duchy.coach.hint import Adviser
from duchy.coach.valuing import Valuer, error_of, mean_of
from duchy.coach.why import reasons_of
from duchy.core.game import State
from duchy.core.journal import Values

Grade = Literal["forced", "best", "good", "inaccuracy", "mistake"]
GRADES: Final[tuple[Grade, ...]] = ("forced", "best", "good", "inaccuracy", "mistake")
GOOD: Final = 50
INACCURACY: Final = 150
MISTAKE: Final = 400
"""Losses in hundredths from which a decision is no longer best, no longer good, and a mistake."""
BATCH: Final = 8
SURE: Final = 2.0
"""Smallest loss that counts, in standard errors; with a smaller one the move played counts as equally good."""
SHOWN: Final = 3
"""Candidates kept for each decision."""


@dataclass
class Judged:
    """One decision: the move played, the best one, the hundredths lost, and what others gained by it."""

    ply: int
    seat: int
    phase: str
    action: int
    notation: str
    fields: Values
    words: str
    grade: Grade
    lost: int
    spread: int
    best: list[Step]
    candidates: list[Candidate]
    reasons: list[AdviceReason]
    gains: list[int]
    """The gain or loss of each seat."""


def grade_of(lost: int) -> Grade:
    """Grade a decision by the hundredths lost."""
    if lost < GOOD:
        return "best"
    if lost < INACCURACY:
        return "good"
    return "inaccuracy" if lost < MISTAKE else "mistake"


class Judge:
    """A judge of the decisions of a game."""

    def __init__(self, course: Course, seed: int) -> None:
        """Prepare judgements of a finished game."""
        self.course = course
        self.game = course.game
        self.knowledge = course.knowledge
        self.seed = seed

    def judge(self, ply: int) -> Judged:
        """Judge the decision after the given number of plies."""
        state = self.course.states[ply]
        seat, action = self.course.plies[ply]
        adviser = Adviser(self.game, state, seat, self.knowledge, self.seed + ply)
        only = adviser.forced_action()
        if only == action:
            return self.write_judgement(ply, "forced", None, [], [[0] * self.course.seats], [])
        advice = adviser.advise(Budget(self.knowledge.effort.nodes), why=False)
        best = [step.action for step in advice.candidates[0].line]
        line = self.line_of(adviser, seat, action)
        valuer = adviser.valuer
        root = adviser.search.root
        if best[0] == action or valuer.after(root, seat, best).equals(valuer.after(root, seat, line)):
            return self.write_judgement(ply, "best", advice, [], [[0] * self.course.seats], [])
        gaps = self.gaps(valuer, state, seat, best, line)
        own = [gap[seat] for gap in gaps]
        lost = round(sum(own) / len(own))
        if lost <= SURE * error_of(own):
            return self.write_judgement(ply, "best", advice, [], [[0] * self.course.seats], own)
        grade = grade_of(lost)
        judged = self.write_judgement(ply, grade, advice, best, gaps, own)
        if grade in {"inaccuracy", "mistake"}:
            judged.reasons = reasons_of(valuer, self.knowledge, root, seat, [best, line], clear=True, lead=lost)
        return judged

    def line_of(self, adviser: Adviser, seat: int, action: int) -> list[int]:
        """Return the best plan that starts with the move played."""
        for found in adviser.search.candidates():
            if found.action == action:
                return found.line
        root = adviser.search.root
        after = adviser.valuer.after(root, seat, [action])
        told = self.game.secrets(after, seat) < self.game.secrets(root, seat)
        if told or not self.game.to_act(after) >> seat & 1:
            return [action]
        parameters = self.knowledge.search
        plans = Planner(adviser.valuer.evaluation, self.course.seats).plans(
            self.game, after, seat, parameters.beam_width, parameters.max_plans
        )
        return [action, *plans[0].line]

    def gaps(self, valuer: Valuer, state: State, seat: int, best: list[int], line: list[int]) -> list[list[int]]:
        """Return the differences between the best line and another for each seat, until they are clear enough."""
        until, found = valuer.until(state), list[list[int]]()
        while len(found) < self.knowledge.effort.trials:
            for _ in range(BATCH):
                number = len(found)
                start = valuer.sample(state, seat, number)
                good = valuer.roll_out(valuer.after(start, seat, best), number, until)
                done = valuer.roll_out(valuer.after(start, seat, line), number, until)
                found.append([a - b for a, b in zip(good, done, strict=True)])
            own = [gap[seat] for gap in found]
            mean, error = sum(own) / len(own), error_of(own)
            if len(found) >= 2 * BATCH and (mean < error or mean > 1.5 * SURE * error):
                break
        return found

    def write_judgement(
        self,
        ply: int,
        grade: Grade,
        advice: Advice | None,
        best: list[int],
        gaps: list[list[int]],
        own: list[int],
    ) -> Judged:
        """Return a judgement; the loss is zero if `best` is empty."""
        game, state = self.game, self.course.states[ply]
        seat, action = self.course.plies[ply]
        gaps = gaps if best else [[0] * self.course.seats]
        means = mean_of(gaps)
        return Judged(
            ply,
            seat,
            self.knowledge.phase(state),
            action,
            game.notation(action),
            game.fields(action),
            game.describe(state, seat, action),
            grade,
            means[seat],
            round(error_of(own)),
            steps_of(game, seat, best),
            advice.candidates[:SHOWN] if advice else [],
            [],
            [-mean for mean in means],
        )
