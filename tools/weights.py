"""Tune the weights with which bots value positions, by quick games on common deals.

Run it from the root, compiled: `python -m tools.weights SUBJECT --minutes 9 --jobs 16`. Subjects are `burgundy` and
`kingdom`, the rollout weights of searching bots, played one action at a time against those of greedy, and
`kingdom-alone`. It prints the weights now and then, with their results in held-out games.
"""

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean
from typing import Final

from duchy.bots.burgundy import weights as burgundy
from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.greedy import GreedyBot
from duchy.bots.kingdom import weights as kingdom
from duchy.bots.kingdom.evaluation import KingdomEvaluation
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS, Game, State, first_in
from duchy.games import load
from duchy.train.burgundy.training import EXPANSIONS
from duchy.train.kingdom.training import MODES
from tools.evolution import Evolution

VICTORY: Final = {"burgundy": 0, "kingdom": 15}
"""Points that a win is worth in addition to its margin: with quests the points alone do not decide."""
OTHERS: Final = {"burgundy": 0.5, "kingdom": 1.0}
"""The weight of the best rival's points."""
CHECKED: Final = 10_000_000
"""The first of the held-out deals."""
OF_AN_OPPONENT: Final = ("left", "theirs", "trap")
UNTUNED: Final = {"kingdom": ("final", "close"), "kingdom-alone": OF_AN_OPPONENT, "burgundy": ()}
"""Weights that are not tuned: the cost of a lost game, divisors, and those with no meaning in solo games."""

Options = Mapping[str, str | int]
Weights = burgundy.Weights | kingdom.Weights
Job = tuple[str, Sequence[int], int, int]


@dataclass(frozen=True)
class Subject:
    """A subject of tuning: weights, and the games to tune them by, each as often as it is listed."""

    game: str
    weights: Weights
    modes: tuple[Options, ...]


BURGUNDY: Final[tuple[tuple[int, Options], ...]] = (
    (6, {"duchies": "random"}),
    (3, {"duchies": "random", "edition": 2011}),
    (2, {"players": 3, "duchies": "random"}),
    (2, {"players": 4, "duchies": "random"}),
    (1, {"duchies": "random", **EXPANSIONS}),
    (1, {"duchies": "outposts", **EXPANSIONS}),
)
"""Weights and options of the games of Burgundy."""

SUBJECTS: Final = {
    "burgundy": Subject(
        "burgundy", burgundy.SEARCHING, tuple(options for often, options in BURGUNDY for _ in range(often))
    ),
    "kingdom": Subject(
        "kingdom", kingdom.SEARCHING, tuple(options for _, options in MODES if "players" not in options)
    ),
    "kingdom-alone": Subject(
        "kingdom",
        kingdom.ALONE,
        tuple({"players": 1, "module": module, "side": "b"} for module in ("none", "quests", "menaces", "advisors")),
    ),
}


def names_of(subject: str) -> list[str]:
    """Return the names of the tuned weights."""
    weights = SUBJECTS[subject].weights
    names = [name for name in dir(weights) if not name.startswith("_") and not callable(getattr(weights, name))]
    return [name for name in names if name not in UNTUNED[subject]]


def current_weights(subject: str) -> list[int]:
    """Return the current weights as one list of numbers."""
    found: list[int] = []
    for name in names_of(subject):
        weight = getattr(SUBJECTS[subject].weights, name)
        found += [weight] if isinstance(weight, int) else list(weight)
    return found


def set_weights(subject: str, numbers: Sequence[int]) -> None:
    """Replace the weights by the given numbers."""
    weights = SUBJECTS[subject].weights
    each = iter(numbers)
    for name in names_of(subject):
        weight = getattr(weights, name)
        if isinstance(weight, int):
            setattr(weights, name, next(each))
        else:
            for place in range(len(weight)):
                weight[place] = next(each)


def weights_text(subject: str) -> str:
    """Return the weights by name, as JSON."""
    weights = SUBJECTS[subject].weights
    found = {name: getattr(weights, name) for name in names_of(subject)}
    return json.dumps({name: one if isinstance(one, int) else list(one) for name, one in found.items()})


def quick(weights: Weights) -> GreedyBot:
    """Make a bot that picks the action with the highest value."""
    if isinstance(weights, burgundy.Weights):
        return GreedyBot(BurgundyEvaluation(weights), 0, 0)
    return GreedyBot(KingdomEvaluation(weights), 0, 0)


def measure(job: Job) -> float:
    """Play games with the weights of a job against those of greedy, and return their mean result."""
    name, numbers, first, count = job
    set_weights(name, numbers)
    subject = SUBJECTS[name]
    game = load(subject.game)
    mine = quick(subject.weights)
    theirs = quick(burgundy.USUAL if subject.game == "burgundy" else kingdom.USUAL)
    brought: list[float] = []
    for number in range(first, first + count):
        state = game.initial(subject.modes[number % len(subject.modes)])
        seat = number // len(subject.modes) % game.seats(state)
        play(game, state, [mine if other == seat else theirs for other in range(game.seats(state))], number)
        brought.append(worth(subject.game, game.scores(state), game.places(state), seat))
    return mean(brought)


def play(game: Game, state: State, bots: Sequence[GreedyBot], number: int) -> None:
    """Play a game to its end; the same number has the same luck."""
    rng = Rng(number)
    for place, bot in enumerate(bots):
        bot.rng = Rng(number * 10 + place)
    out, weights = game.buffer(), game.buffer()
    while acting := game.to_act(state):
        if acting == CHANCE_ACTS:
            game.apply(state, CHANCE, game.draw(state, rng, out, weights))
        else:
            seat = int(first_in(acting))
            game.apply(state, seat, bots[seat].pick(game, state, seat))


def worth(game: str, points: Sequence[int], places: Sequence[int], seat: int) -> float:
    """Return the result of a seat: its points, minus the best rival's, plus a bonus for winning."""
    others = [other for other in range(len(points)) if other != seat]
    if not others:
        return points[seat]
    best = min(places[other] for other in others)
    victory = (places[seat] < best) - (places[seat] > best)
    return points[seat] - OTHERS[game] * max(points[other] for other in others) + VICTORY[game] * float(victory)


def tune(pool: ProcessPoolExecutor, subject: str, seconds: float, tries: int, count: int) -> None:
    """Tune the weights while there is time."""
    begin = current_weights(subject)
    evolution = Evolution(begin, tries)
    until = time.monotonic() + seconds
    generation = 0
    while time.monotonic() < until:
        evolution.tell(
            list(pool.map(measure, [(subject, each, generation * count, count) for each in evolution.ask()]))
        )
        generation += 1
        if generation % 10 == 0 or time.monotonic() >= until:
            now = evolution.best()
            jobs = [(subject, each, CHECKED + part * count, count) for each in (begin, now) for part in range(tries)]
            found = list(pool.map(measure, jobs))
            print(
                f"{generation}: {mean(found[:tries]):.1f} before, {mean(found[tries:]):.1f} now, {evolution.step:.3f}"
            )
            set_weights(subject, now)
            print(weights_text(subject), flush=True)


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tries", type=int, default=32, help="weights tried at a time, an even number")
    parser.add_argument("--games", type=int, default=60, help="games for each of them")
    parser.add_argument("--jobs", type=int, default=1)
    wishes = parser.parse_args()
    with ProcessPoolExecutor(wishes.jobs) as pool:
        tune(pool, wishes.subject, 60 * wishes.minutes, wishes.tries, wishes.games)


if __name__ == "__main__":
    main()
