"""Levels in order: the stronger bot loses less and has more skill; games of fixed seeds, values of a fast coach."""

from collections import Counter
from dataclasses import replace
from functools import cache, partial
from itertools import cycle
from pathlib import Path

import pytest

from duchy.bots.registry import bot
from duchy.coach.course import Course
from duchy.coach.judging import TurnPart
from duchy.coach.knowledge import Effort
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Reviewer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, Game, State
from duchy.core.record import Record, read_record
from duchy.games import load
from tests.coach.endings import LEAST

DUELS = Path(__file__).parent / "duels"


class HalfRandom:
    """A player who does every other thing at random."""

    def __init__(self, game: str, seed: int) -> None:
        """Alternate between two bots."""
        self.turns = cycle([bot("random", game, seed), bot("greedy", game, seed)])

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Let the next of them choose."""
        return int(next(self.turns).choose(game, state, seat))


@cache
def game_of(name: str, module: str, levels: tuple[str, ...], seed: int) -> Course:
    """Play a game of bots."""
    game, rng = load(name), Rng(seed)
    out, weights = game.buffer(), game.buffer()
    state = game.initial({"module": module} if module else {})
    first, plies = state.copy(), list[tuple[int, int]]()
    players = [(HalfRandom if level == "half-random" else partial(bot, level)) for level in levels]
    bots = [player(name, 100 * seed + seat) for seat, player in enumerate(players)]
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            action = int(game.draw(state, rng, out, weights))
        else:
            action = int(bots[seat].choose(game, game.resample(state, seat, rng), seat))
        plies.append((seat, action))
        game.apply(state, seat, action)
    knowledge = knowledge_of(name)
    knowledge.effort = replace(knowledge.effort.part(10), width=6, plans=8, breadth=1, finalists=1)
    return Course(game, knowledge, first, plies)


def lost_each(courses: list[Course], seat: int, every: int) -> float:
    """Return the points that a seat lost in a decision, judged by every so many turns."""
    decisions = []
    for course in courses:
        reviewer = Reviewer(course)
        turns = [task for task in reviewer.tasks if task.kind == "turn" and course.plies[task.first][0] == seat]
        parts = [reviewer.part(task) for task in turns[::every]]
        decisions += [one for part in parts if isinstance(part, TurnPart) for one in part.decisions]
    return sum(one.lost for one in decisions) / 100 / len(decisions)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "module", "levels", "games", "every"),
    [
        ("burgundy", "", ("greedy", "squire"), 16, 2),
        ("burgundy", "", ("squire", "novice"), 5, 2),
        ("kingdom", "none", ("squire", "novice"), 4, 4),
        ("kingdom", "quests", ("greedy", "novice"), 4, 4),
    ],
)
def test_the_weaker_level_loses_more(name: str, module: str, levels: tuple[str, ...], games: int, every: int) -> None:
    courses = [game_of(name, module, levels, seed) for seed in range(701, 701 + games)]
    assert lost_each(courses, 0, every) < lost_each(courses, 1, every)


@pytest.mark.parametrize(("name", "module", "seats"), [("burgundy", "", 2), ("kingdom", "none", 1)])
def test_who_plays_half_at_random_is_called_no_better_than_novice(name: str, module: str, seats: int) -> None:
    """And greedy, beside it, no worse than greedy."""
    course = game_of(name, module, ("half-random", "greedy"), 5)
    reviewer = Reviewer(course)
    said = []
    for seat in range(seats):
        turns = [task for task in reviewer.tasks if task.kind == "turn" and course.plies[task.first][0] == seat]
        parts = [part for part in map(reviewer.part, turns[::3]) if isinstance(part, TurnPart)]
        said.append(reviewer.levels([float(sum(one.lost for one in part.decisions)) for part in parts]))
    assert said[0] == ("novice", "novice")
    assert all(strongest in {"greedy", "steward"} for strongest, _ in said[1:])


def duels(effort: Effort | None = None) -> list[tuple[Record, Course]]:
    """Read ten games of duke and squire, recorded so that duke need not think again."""
    found = []
    for file in sorted(DUELS.glob("burgundy-duke-squire-*.txt")):
        record = read_record(file.read_text(encoding="utf-8"))
        game, knowledge = load(record.game), knowledge_of(record.game)
        knowledge.effort = effort or knowledge.effort
        found.append((record, Course(game, knowledge, game.initial(record.options), record.plies)))
    return found


@pytest.mark.slow
def test_duke_loses_less_than_a_tenth_of_a_point_in_a_decision_and_less_than_squire() -> None:
    """Judged with all effort, every eighth turn, in games that both play first in turn."""
    lost = {"bot duke": 0, "bot squire": 0}
    decisions = Counter[str]()
    for record, course in duels():
        reviewer = Reviewer(course)
        for seat, player in enumerate(record.players):
            turns = [task for task in reviewer.tasks if task.kind == "turn" and course.plies[task.first][0] == seat]
            for part in map(reviewer.part, turns[1::8]):
                assert isinstance(part, TurnPart)
                lost[player] += sum(one.lost for one in part.decisions)
                decisions[player] += len(part.decisions)
    loses = {player: lost[player] / 100 / decisions[player] for player in lost}
    assert loses["bot duke"] < 0.1 < loses["bot squire"]


@pytest.mark.slow
def test_duke_has_more_skill_than_squire_in_at_least_nine_of_ten_games() -> None:
    """With little effort: their skill differs by more than a rough value errs."""
    more, games = 0, duels(replace(LEAST, pairs=1))
    for record, course in games:
        reviewer = Reviewer(course)
        totals = reviewer.review([reviewer.part(task) for task in reviewer.tasks], [], []).totals
        duke = record.players.index("bot duke")
        more += totals[duke].skill > totals[1 - duke].skill
    assert len(games) == 10
    assert more >= 9
