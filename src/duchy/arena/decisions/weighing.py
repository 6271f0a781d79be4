"""What plans are worth: each is played on to the end of the game, all of them with the same luck."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from duchy.arena.decisions.positions import Weighed
from duchy.bots.bot import Bot
from duchy.bots.search.plans import LONGEST
from duchy.bots.search.rollout import Rollout
from duchy.coach.forecast import FOREVER, Forecast
from duchy.coach.registry import knowledge_of
from duchy.core.chance import Rng
from duchy.core.game import Game, State

LUCK: Final = 1 << 20
"""Distance between the seeds of two continuations."""
SEED: Final = 53_881_247
"""The seed of continuations, the same for all positions."""


@dataclass(frozen=True)
class End:
    """What a continuation came to for the seat: hundredths ahead of the best opponent, and whether it won."""

    points: float
    won: float


class Scales:
    """The continuations of a position: fast bots play on, and what is hidden from the seat is redrawn each time."""

    def __init__(self, game: Game, root: State, seat: int) -> None:
        """Prepare a position, in which hidden information is redrawn."""
        self.game = game
        self.root = root
        self.seat = seat
        self.forecast = Forecast(game, root, knowledge_of(game.name))
        self.rollout = Rollout(game, root, self.forecast.hand, 0)
        self.hidden = game.secrets(root, seat) > 0

    def play_on(self, line: list[int], first: int, count: int) -> list[End]:
        """Play a plan on `count` times; the n-th continuation of every plan has the same luck."""
        found: list[End] = []
        for number in range(first, first + count):
            luck = SEED + LUCK * number
            state = self.rollout.state
            state.become(self.game.resample(self.root, self.seat, Rng(luck)) if self.hidden else self.root)
            for action in line:
                self.game.apply(state, self.seat, action)
            self.rollout.play(self.seat, luck, FOREVER)
            worth = self.forecast.worth(state)
            found.append(End(worth.margins[self.seat], worth.wins[self.seat]))
        return found

    def weigh(self, lines: list[list[int]], count: int) -> list[Weighed]:
        """Weigh some plans by `count` continuations each; the first half and the second are told apart."""
        ends = [self.play_on(line, 0, count) for line in lines]
        best = max(ends, key=mean_points)
        half = count // 2
        return [
            Weighed(
                line,
                [round(mean_points(part), 1) for part in (found[:half], found[half:])],
                [round(sum(end.won for end in part) / len(part), 4) for part in (found[:half], found[half:])],
                round(error_between(best, found), 1),
            )
            for line, found in zip(lines, ends, strict=True)
        ]


def mean_points(ends: list[End]) -> float:
    """Return the mean of the points."""
    return sum(end.points for end in ends) / len(ends)


def error_between(ones: list[End], others: list[End]) -> float:
    """Return the standard error of the mean difference in points, with the same luck."""
    gaps = [one.points - other.points for one, other in zip(ones, others, strict=True)]
    mean = sum(gaps) / len(gaps)
    return sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))


def turn_of(bot: Bot, game: Game, root: State, seat: int, rng: Rng) -> tuple[list[int], State]:
    """Let a bot play its turn, until chance or others decide or something hidden is revealed to it."""
    after, line = root.copy(), list[int]()
    while len(line) < LONGEST and game.to_act(after) >> seat & 1:
        if game.secrets(after, seat) < game.secrets(root, seat):
            break
        action = int(bot.choose(game, game.resample(after, seat, rng), seat))
        game.apply(after, seat, action)
        line.append(action)
    return line, after
