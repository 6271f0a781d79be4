"""A tournament: the games still to be played, and what the finished ones show.

Trials are counted in order, whichever finishes first, and a pair whose question is settled plays no more, so the result
does not depend on the number of processes.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from duchy.arena.plan import Job, Plan, Played
from duchy.arena.ratings import Trial, ratings
from duchy.arena.statistics import always_valid, fixed, less_luck, verdict


@dataclass(frozen=True)
class Question:
    """The question asked of each pair: whether the first scores more than the claim, or less.

    If it is not settled early, all trials are played.
    """

    trials: int
    claim: float = 0.5
    early: bool = True


class Standing:
    """The trials of one pair, in order."""

    def __init__(self) -> None:
        """Start with no trials."""
        self.scores: list[float] = []
        self.counted: Counter[float] = Counter()
        self.games: list[list[Played]] = []
        self.verdict = 0

    def whole(self) -> list[list[Played]]:
        """Return the trials in which no bot failed."""
        return [games for games in self.games if all(game.failed is None for game in games)]


class Tournament:
    """All pairs of a plan, and the games played."""

    def __init__(self, plan: Plan, question: Question, records: bool = False, luck: bool = False) -> None:
        """Start with no games."""
        self.plan = plan
        self.question = question
        self.records = records
        self.luck = luck
        self.standings = [Standing() for _ in plan.pairs]
        self.played: dict[tuple[int, int, int], Played] = {}
        self.counts = [0] * len(plan.pairs)
        """How many of the wanted games of each pair have been played."""
        self.seatings = [len(plan.seatings(pair)) for pair in range(len(plan.pairs))]

    def take(self, played: Played) -> None:
        """Add a game; a complete trial counts once all trials before it do."""
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
        """Return whether a pair scores more than the claim (1), less (-1), or whether that is open (0).

        Once the number of trials fixed in advance is reached, their interval may settle what the sequential test has
        not.
        """
        question = self.question
        found = verdict(standing.counted, question.claim)
        if found or question.early or len(standing.scores) < question.trials:
            return found
        low, high = self.interval(standing.scores)
        return (low > question.claim) - (high < question.claim)

    def over(self, pair: int) -> bool:
        """Return whether a pair plays no more games."""
        standing = self.standings[pair]
        return len(standing.scores) >= self.question.trials or bool(self.question.early and standing.verdict)

    def jobs(self) -> Iterator[Job]:
        """Yield the games to play, as long as their question is open when they are requested."""
        for trial in range(self.question.trials):
            for pair in range(len(self.standings)):
                for seating in range(self.seatings[pair]):
                    if (pair, trial, seating) not in self.played and not self.over(pair):
                        yield self.plan.job(pair, trial, seating, self.records, self.luck)

    @property
    def most(self) -> int:
        """Count the most games that may be played."""
        return self.question.trials * sum(self.seatings)

    @property
    def done(self) -> int:
        """Count games already played or no longer needed."""
        pairs = enumerate(self.seatings)
        return sum(each * self.question.trials if self.over(pair) else self.counts[pair] for pair, each in pairs)

    def interval(self, scores: list[float]) -> tuple[float, float]:
        """Return the 95% interval of a pair: one that allows for early stopping, if that can happen."""
        return always_valid(scores) if self.question.early else fixed(scores)

    def margins(self, pair: int) -> list[float]:
        """Return by how many points the first of a pair was ahead in each trial in which no bot failed."""
        return [self.plan.margin(pair, games) for games in self.standings[pair].whole()]

    def without_luck(self, pair: int) -> list[float]:
        """Return the same less what chance gave it, of the trials whose luck was measured."""
        margins, lucks = list[float](), list[float]()
        for games in self.standings[pair].whole():
            luck = self.plan.luck(games)
            if luck is not None:
                margins.append(self.plan.margin(pair, games))
                lucks.append(luck)
        return less_luck(margins, lucks)

    def ratings(self) -> list[tuple[float, float]]:
        """Rate all entrants, with half the width of each 95% interval."""
        trials = [
            Trial(*self.plan.pairs[pair], number, score)
            for pair, standing in enumerate(self.standings)
            for number, score in enumerate(standing.scores)
        ]
        return ratings(len(self.plan.entrants), trials)
