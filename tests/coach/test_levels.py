"""Levels in order: the stronger bot loses less and has more skill; games of fixed seeds, values of a fast coach."""

from dataclasses import replace
from functools import cache

import pytest

from duchy.bots.registry import bot
from duchy.coach.course import Course
from duchy.coach.judging import TurnPart
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Reviewer, SeatTotal
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games import load


@cache
def game_of(name: str, module: str, levels: tuple[str, ...], seed: int) -> Course:
    """Play a game of bots."""
    game, rng = load(name), Rng(seed)
    out, weights = game.buffer(), game.buffer()
    state = game.initial({"module": module} if module else {})
    first, plies = state.copy(), list[tuple[int, int]]()
    bots = [bot(level, name, 100 * seed + seat) for seat, level in enumerate(levels)]
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            action = int(game.draw(state, rng, out, weights))
        else:
            action = int(bots[seat].choose(game, game.resample(state, seat, rng), seat))
        plies.append((seat, action))
        game.apply(state, seat, action)
    knowledge = knowledge_of(name)
    knowledge.effort = replace(knowledge.effort.part(10), width=6, plans=8, breadth=1)
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
        ("burgundy", "", ("greedy", "squire"), 8, 1),
        ("burgundy", "", ("squire", "novice"), 6, 1),
        ("kingdom", "quests", ("greedy", "squire"), 3, 3),
        ("kingdom", "quests", ("squire", "novice"), 3, 3),
    ],
)
def test_the_weaker_level_loses_more(name: str, module: str, levels: tuple[str, ...], games: int, every: int) -> None:
    courses = [game_of(name, module, levels, seed) for seed in range(701, 701 + games)]
    assert lost_each(courses, 0, every) < lost_each(courses, 1, every)


@pytest.mark.slow
def test_duke_loses_less_than_a_tenth_of_a_point_in_a_decision_and_has_more_skill_than_squire() -> None:
    course = game_of("burgundy", "", ("duke", "squire"), 801)
    reviewer = Reviewer(course)
    duke, squire = totals_of(reviewer)
    assert duke.lost / 100 / duke.decisions < 0.1
    assert squire.lost > 5 * duke.lost
    assert duke.skill > squire.skill
    assert duke.accuracy > squire.accuracy


def totals_of(reviewer: Reviewer) -> list[SeatTotal]:
    """Review a whole game."""
    return reviewer.review([reviewer.part(task) for task in reviewer.tasks], [], []).totals
