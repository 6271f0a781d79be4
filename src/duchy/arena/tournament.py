"""A tournament: which games are still to be played, and what those that are over say.

Trials count in their order, whoever finished first, and a pair whose question is settled plays no more: what comes out
does not depend on how many processes play.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from duchy.arena.plan import Job, Plan, Played
from duchy.arena.ratings import Trial, ratings
from duchy.arena.statistics import always_valid, fixed, verdict


@dataclass(frozen=True)
class Question:
    """What is asked of each pair: does the first score more than the claim, or less? At most so many trials answer it.

    If it is not settled early, all trials are played.
    """

    trials: int
    claim: float = 0.5
    early: bool = True


class Standing:
    """The trials of one pair, in their order."""

    def __init__(self) -> None:
        """Begin with none."""
        self.scores: list[float] = []
        self.counted: Counter[float] = Counter()
        self.games: list[list[Played]] = []
        self.verdict = 0


class Tournament:
    """All pairs of a plan, and the games that were played."""

    def __init__(self, plan: Plan, question: Question, records: bool = False) -> None:
        """Begin with nothing played."""
        self.plan = plan
        self.question = question
        self.records = records
        self.standings = [Standing() for _ in plan.pairs]
        self.played: dict[tuple[int, int, int], Played] = {}
        self.counts = [0] * len(plan.pairs)
        """How many games of each pair are played, of those that are wanted."""
        self.seatings = [len(plan.seatings(pair)) for pair in range(len(plan.pairs))]

    def take(self, played: Played) -> None:
        """Take a game in; trials that are complete count when all before them are."""
        key = (played.pair, played.trial, played.seating)
        if key in self.played or not 0 <= played.pair < len(self.standings):
            return
        self.played[key] = played
        self.counts[played.pair] += played.trial < self.question.trials
        standing = self.standings[played.pair]
        while not self.over(played.pair):
            trial = len(standing.scores)
            places = range(self.seatings[played.pair])
            games = [self.played.get((played.pair, trial, seating)) for seating in places]
            whole = [game for game in games if game is not None]
            if len(whole) < len(games):
                return
            standing.games.append(whole)
            score = self.plan.score(played.pair, whole)
            standing.scores.append(score)
            standing.counted[score] += 1
            standing.verdict = self.answer(standing)

    def answer(self, standing: Standing) -> int:
        """Say whether a pair scores more than the claim (1), less (-1), or whether that is open (0).

        After as many trials as were fixed before, their interval may tell what the sequential test does not yet.
        """
        question = self.question
        found = verdict(standing.counted, question.claim)
        if found or question.early or len(standing.scores) < question.trials:
            return found
        low, high = self.interval(standing.scores)
        return (low > question.claim) - (high < question.claim)

    def over(self, pair: int) -> bool:
        """Say whether a pair plays no more."""
        standing = self.standings[pair]
        return len(standing.scores) >= self.question.trials or bool(self.question.early and standing.verdict)

    def jobs(self) -> Iterator[Job]:
        """Give the games that are to be played, as long as their question is open when they are asked for."""
        for trial in range(self.question.trials):
            for pair in range(len(self.standings)):
                for seating in range(self.seatings[pair]):
                    if (pair, trial, seating) not in self.played and not self.over(pair):
                        yield self.plan.job(pair, trial, seating, self.records)

    @property
    def most(self) -> int:
        """Count the games that there are at most."""
        return self.question.trials * sum(self.seatings)

    @property
    def done(self) -> int:
        """Count the games that need not be played any more."""
        pairs = enumerate(self.seatings)
        return sum(each * self.question.trials if self.over(pair) else self.counts[pair] for pair, each in pairs)

    def interval(self, scores: list[float]) -> tuple[float, float]:
        """Give the 95 % interval of a pair: one that allows for stopping early, if that may happen."""
        return always_valid(scores) if self.question.early else fixed(scores)

    def ratings(self) -> list[tuple[float, float]]:
        """Rate all entrants, with half of the width of each 95 % interval."""
        trials = [
            Trial(*self.plan.pairs[pair], number, score)
            for pair, standing in enumerate(self.standings)
            for number, score in enumerate(standing.scores)
        ]
        return ratings(len(self.plan.entrants), trials)
