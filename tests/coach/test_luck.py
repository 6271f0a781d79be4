"""Luck: its expected value over all outcomes is zero."""

from duchy.coach.course import Course
from duchy.coach.luck import Scales
from duchy.core.game import CHANCE
from tests.coach.endings import at, ending, little, recorded

TWO = "two-2019-tie-by-hexes"


def last_roll(kind: str) -> int:
    """Return the last ply of a record with a roll, counted from the end."""
    record = recorded(TWO)
    count = len(record.plies)
    return count - max(ply for ply in range(count) if record.notations[ply].split()[0] == kind)


def test_luck_is_zero_on_average_over_all_outcomes() -> None:
    """With as many rollouts for the actual outcome as for the possible ones, only rounding errors remain."""
    plies = last_roll("white")
    game, state, _ = at(TWO, -plies)
    knowledge = little("burgundy")
    given = []
    for outcome, weight in game.chances(state):
        scales = Scales(Course(game, knowledge, state, [(CHANCE, outcome)]), 5)
        scales.course.knowledge.effort = knowledge.effort.__class__(**{**vars(knowledge.effort), "outcomes": 3})
        given.append(weight * scales.weigh(0, 1).values[0])
    assert 6 == len(given)
    assert abs(sum(given)) <= 6


def test_a_roll_belongs_to_its_player_and_every_outcome_is_tried() -> None:
    plies = last_roll("roll")
    course = ending(TWO, plies)
    fortune = Scales(course, 5).weigh(0, 1)
    assert ("dice", 36, 1, 1) == (fortune.kind, fortune.outcomes, fortune.ply, fortune.plies)
    assert fortune.seat in {0, 1}


def test_a_certain_outcome_is_not_luck() -> None:
    game, state, record = at("kingdom-tie-by-cards", 1)
    assert 1 == len(game.chances(state))
    course = Course(game, little("kingdom"), state, record.plies[1:2])
    assert [0, 0] == Scales(course, 5).weigh(0, 1).values
