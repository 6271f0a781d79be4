"""Reviews: every decision and every draw is a part, and the parts add up to the result."""

from functools import cache

import pytest

from duchy.bots.search.budget import Budget
from duchy.coach.course import Course, Task
from duchy.coach.hint import Adviser
from duchy.coach.judging import GOOD, INACCURACY, MISTAKE, Judge, grade_of
from duchy.coach.review import Review
from duchy.core.game import CHANCE
from tests.coach.endings import at, ending, little, recorded, reviewed

TWO = "two-2019-tie-by-hexes"
GAMES = [(TWO, 13), ("three-2019-tie-by-bridge", 12), ("alone-won", 12), ("kingdom-tie-by-cards", 12)]


@cache
def review_of(name: str, plies: int) -> Review:
    return reviewed(name, plies)[2]


@pytest.mark.parametrize(("name", "plies"), GAMES)
def test_luck_skill_and_the_rest_add_up_exactly_to_the_result(name: str, plies: int) -> None:
    review = review_of(name, plies)
    for total in review.totals:
        seat = total.seat
        luck = sum(one.values[seat] for one in review.luck)
        skill = sum(one.gains[seat] for one in review.decisions if one.seat == seat)
        others = sum(one.gains[seat] for one in review.decisions if one.seat != seat)
        assert (luck, skill, others) == (sum(total.luck.values()), total.skill, total.others)
        assert total.result == total.start + luck + skill + others + total.rest


@pytest.mark.parametrize("name", ["three-2019-tie-by-bridge", TWO])
def test_the_result_is_the_margin_of_the_recorded_scores(name: str) -> None:
    scores = recorded(name).scores
    margins = [100 * (own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]
    assert margins == [total.result for total in review_of(name, 12 if "three" in name else 13).totals]


@pytest.mark.parametrize(("name", "plies"), GAMES)
def test_every_ply_is_its_own_part_or_belongs_to_one_draw(name: str, plies: int) -> None:
    course = ending(name, plies)
    found = sorted(ply for task in course.tasks() if task.kind != "curve" for ply in range(task.first, task.last))
    assert list(range(plies)) == found
    for task in course.tasks():
        drawn = task.kind == "luck"
        assert task.kind == "curve" or all(
            (course.plies[ply][0] == CHANCE) == drawn for ply in range(task.first, task.last)
        )


def test_filling_the_board_is_one_draw_and_so_is_each_roll() -> None:
    game, state, record = at(TWO, 0)
    tasks = Course(game, little("burgundy"), state, record.plies[:40]).tasks()
    luck = [task for task in tasks if task.kind == "luck"]
    assert Task("luck", 0, luck[0].last) == luck[0]
    assert luck[0].last > 20
    assert all(task.last == task.first + 1 for task in luck[1:])


def test_with_two_players_one_gains_what_the_other_loses() -> None:
    review = review_of(TWO, 13)
    assert all(one.values[0] == -one.values[1] for one in review.luck)
    assert all(one.gains[0] == -one.gains[1] for one in review.decisions)
    assert all(point.values[0] == -point.values[1] for point in review.curve)


def test_no_one_gains_by_their_own_decision() -> None:
    review = review_of("three-2019-tie-by-bridge", 12)
    assert all(one.lost >= 0 and one.gains[one.seat] == -one.lost for one in review.decisions)
    assert all(total.skill <= 0 for total in review.totals)


def test_a_better_line_is_named_only_if_something_was_lost() -> None:
    decisions = [one for name, plies in GAMES for one in review_of(name, plies).decisions]
    assert any(one.lost for one in decisions)
    assert all(bool(one.best) == bool(one.lost) or one.grade == "best" for one in decisions)
    assert all(one.reasons for one in decisions if one.grade in {"inaccuracy", "mistake"})


def test_the_curve_ends_with_the_exact_result() -> None:
    end = review_of(TWO, 13).curve[-1]
    assert (13, [0, 0], [0, 0], [1000, 0]) == (end.ply, end.values, end.spreads, end.wins)


def test_the_same_game_gets_the_same_review() -> None:
    assert reviewed(TWO, 8)[2] == reviewed(TWO, 8)[2]


def test_grades_start_at_their_documented_losses() -> None:
    limits = [0, GOOD - 1, GOOD, INACCURACY - 1, INACCURACY, MISTAKE - 1, MISTAKE]
    assert ["best", "best", "good", "good", "inaccuracy", "inaccuracy", "mistake"] == [
        grade_of(lost) for lost in limits
    ]


def test_a_line_to_the_same_position_is_as_good_as_the_best() -> None:
    """Playing the two actions of the best plan in the other order loses nothing."""
    game, state, _ = at(TWO, -3)
    best = [
        step.action for step in Adviser(game, state, 0, little("burgundy"), 7).advise(Budget(300)).candidates[0].line
    ]
    assert game.explain(state, 0, best[1]) is None
    found = Judge(Course(game, little("burgundy"), state, [(0, best[1])]), 7).judge(0)
    assert ("best", 0, []) == (found.grade, found.lost, found.best)
