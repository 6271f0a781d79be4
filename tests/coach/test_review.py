"""Reviews: every decision and every draw is a part, and the parts add up to the result."""

from functools import cache
from itertools import pairwise
from statistics import fmean, stdev

import pytest

from duchy.coach.course import Course, Task
from duchy.coach.hint import Adviser
from duchy.coach.judging import GOOD, INACCURACY, MISTAKE, Judge, culprit_of, grade_of
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Review, Reviewer, accuracy_of
from duchy.coach.valuer import Valuer
from duchy.core.game import CHANCE
from tests.coach.endings import LEAST, at, ending, little, recorded, reviewed

TWO = "two-2019-tie-by-hexes"
GAMES = [(TWO, 13), ("three-2019-tie-by-bridge", 12), ("alone-won", 12), ("kingdom-tie-by-cards", 12)]


@cache
def review_of(name: str, plies: int) -> Review:
    return reviewed(name, plies)[2]


@pytest.mark.parametrize(("name", "plies"), GAMES)
def test_start_luck_and_skill_add_up_exactly_to_the_result(name: str, plies: int) -> None:
    review = review_of(name, plies)
    for total in review.totals:
        seat = total.seat
        luck = sum(one.values[seat] for one in review.luck)
        skill = sum(one.gains[seat] for one in review.decisions if one.seat == seat)
        others = sum(one.gains[seat] for one in review.decisions if one.seat != seat)
        assert (luck, skill, others) == (sum(total.luck.values()), total.skill, total.others)
        assert total.result == total.start + luck + skill + others


@pytest.mark.parametrize("name", ["three-2019-tie-by-bridge", TWO])
def test_the_result_is_the_margin_of_the_recorded_scores(name: str) -> None:
    scores = recorded(name).scores
    margins = [100 * (own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]
    assert margins == [total.result for total in review_of(name, 12 if "three" in name else 13).totals]


@pytest.mark.parametrize(("name", "plies"), GAMES)
def test_every_ply_belongs_to_one_turn_or_one_act_of_chance(name: str, plies: int) -> None:
    course = ending(name, plies)
    assert list(range(plies)) == [ply for task in course.tasks() for ply in range(task.first, task.last)]
    assert course.tasks() == [task for portion in course.portions() for task in portion]
    for task in course.tasks():
        seats = {course.plies[ply][0] for ply in range(task.first, task.last)}
        assert 1 == len(seats)
        assert (task.kind == "chance") == (seats == {CHANCE})


def test_filling_the_board_is_one_draw_and_so_is_each_roll() -> None:
    game, state, record = at(TWO, 0)
    course = Course(game, little("burgundy"), state, record.plies[:40])
    first = course.tasks()[0]
    assert Task("chance", 0, first.last) == first
    steps = list(course.chance_steps(first.first, first.last))
    assert steps[0][1] > 20
    assert all(last == start + 1 for start, last in steps[1:])


def test_with_two_players_one_gains_what_the_other_loses() -> None:
    review = review_of(TWO, 13)
    assert all(one.values[0] == -one.values[1] for one in review.luck)
    assert all(one.gains[0] == -one.gains[1] for one in review.decisions)
    assert all(point.values[0] == -point.values[1] for point in review.curve)


def test_a_better_line_is_named_only_if_something_was_lost() -> None:
    decisions = [one for name, plies in GAMES for one in review_of(name, plies).decisions]
    assert any(one.lost for one in decisions)
    assert all(bool(one.best) == bool(one.lost) == bool(one.played) for one in decisions)
    assert all(one.reasons for one in decisions if one.grade in {"inaccuracy", "mistake"})


def test_the_list_of_a_decision_is_sorted_and_shows_what_it_lost_or_more() -> None:
    """A loss counts only beyond doubt; all of it counts where the turn is solved."""
    whole = 0
    for name, plies in GAMES:
        for one in review_of(name, plies).decisions:
            if one.lost:
                values = [candidate.value for candidate in one.candidates]
                assert values == sorted(values, reverse=True)
                assert one.lost - 1 <= values[0] - values[-1]
                whole += one.solved and values[0] - values[-1] <= one.lost + 1
    assert whole > 0


@pytest.mark.parametrize(("name", "plies"), GAMES)
def test_both_lines_of_a_mistake_have_the_values_that_a_retry_gives_them(name: str, plies: int) -> None:
    course = ending(name, plies)
    for one in review_of(name, plies).decisions:
        if one.lost:
            valuer = Valuer(course.game, course.states[one.ply], course.knowledge)
            choice = valuer.choice(course.states[one.ply], one.seat)
            for line, shown in ((one.best, one.candidates[0]), (one.played, one.candidates[-1])):
                turn = valuer.played(choice, [step.action for step in line])
                assert abs(shown.value - choice.value(turn)) <= 1


def test_a_loss_belongs_to_the_decision_that_gave_most_of_it_away_and_could_still_avoid_all_of_it() -> None:
    assert 1 == culprit_of([100.0, 100.0, -400.0, -400.0], 500)
    assert 1 == culprit_of([100.0, 90.0, -400.0], 250)
    assert 0 == culprit_of([100.0, -200.0, -700.0], 800)


def test_the_curve_ends_with_the_exact_result() -> None:
    end = review_of(TWO, 13).curve[-1]
    assert (13, [0, 0], [1000, 0], [0, 0]) == (end.ply, end.values, end.wins, end.lows)


@pytest.mark.parametrize(("name", "plies"), GAMES)
def test_the_curve_climbs_by_luck_and_decisions_alone(name: str, plies: int) -> None:
    """So that no figure beside a decision contradicts the curve at its moment."""
    review = review_of(name, plies)
    steps = {one.ply: one.gains for one in review.decisions}
    steps |= {one.ply - one.plies: one.values for one in review.luck}
    assert sorted(steps) == [point.ply for point in review.curve[:-1]]
    for before, after in pairwise(review.curve):
        assert steps[before.ply] == [b - a for a, b in zip(before.values, after.values, strict=True)]


def test_another_seed_changes_only_what_is_sampled() -> None:
    """Values before decisions are the same for every seed; only draws of tiles and cards are sampled."""
    course = ending(TWO, 60)
    one, other = (Reviewer(course, seed) for seed in (1, 2))
    for task in course.tasks():
        if task.kind == "turn":
            first, second = one.part(task), other.part(task)
            assert first.margins == second.margins  # type: ignore[union-attr]


@pytest.mark.slow
def test_the_scatter_from_seed_to_seed_is_what_the_error_says() -> None:
    """Decisions are the same for every seed, as far as luck goes (see above), and judged once."""
    course = ending(TWO, 60, LEAST)
    luck, errors = [], []
    judge = Reviewer(course)
    turns = {task: judge.part(task) for task in judge.tasks if task.kind == "turn"}
    for seed in range(20):
        reviewer = Reviewer(course, 1000 * seed)
        review = reviewer.review([turns.get(task) or reviewer.part(task) for task in reviewer.tasks], [], [])
        luck.append(sum(review.totals[0].luck.values()))
        errors.append(review.totals[0].error)
    assert 0.4 * fmean(errors) < stdev(luck) < 2.2 * fmean(errors)


def test_accuracy_falls_with_losses() -> None:
    assert [1000, 1000] == [accuracy_of([]), accuracy_of([0.0, 0.0])]
    assert 1000 > accuracy_of([0.0, 100.0]) > accuracy_of([0.0, 400.0]) > accuracy_of([400.0, 400.0]) > 0


def test_the_same_game_gets_the_same_review_also_if_its_parts_are_made_elsewhere() -> None:
    reviewer, _, review = reviewed(TWO, 8)
    parts = [part for portion in reviewer.course.portions() for part in map(Reviewer(reviewer.course).part, portion)]
    assert review == reviewer.review(parts, review.players, [])


def test_grades_start_at_their_documented_losses() -> None:
    limits = [0, GOOD - 1, GOOD, INACCURACY - 1, INACCURACY, MISTAKE - 1, MISTAKE]
    assert ["best", "best", "good", "good", "inaccuracy", "inaccuracy", "mistake"] == [
        grade_of(lost) for lost in limits
    ]


def test_a_turn_that_ends_alike_loses_nothing_whatever_its_order() -> None:
    """Playing the actions of the best plan in another order loses nothing."""
    game, state, _ = at(TWO, -3)
    best = [step.action for step in Adviser(game, state, 0, little("burgundy"), 7).advise().candidates[0].line]
    assert game.explain(state, 0, best[1]) is None
    turn = [(0, best[1]), (0, best[0]), *((0, action) for action in best[2:])]
    course = Course(game, little("burgundy"), state, turn)
    found = Judge(course, Valuer(game, state, course.knowledge), 7).judge(0, len(turn))
    assert [0] * len(turn) == [one.lost for one in found.decisions]


def test_the_decision_that_gave_a_turn_away_is_named() -> None:
    """Ending the turn with both dice unused loses something, and that decision carries it."""
    game, state, _ = at(TWO, 120)
    while game.acting(state) == [CHANCE] or len(game.legal_actions(state, game.acting(state)[0])) < 4:
        seat = game.acting(state)[0]
        game.apply(state, seat, game.legal_actions(state, seat)[0])
    seat = game.acting(state)[0]
    course = Course(game, knowledge_of("burgundy"), state, [(seat, game.parse("end"))])
    found = Judge(course, Valuer(game, state, course.knowledge), 7).judge(0, 1).decisions
    assert [0] == [one.ply for one in found if one.lost > 100]
    assert "end" == found[0].played[0].notation
    assert len(found[0].best) > 1


@pytest.mark.parametrize(("name", "plies"), [("kingdom-quest-beats-points", 10), ("kingdom-tie-by-cards", 16)])
def test_a_turn_that_another_seat_interrupts_loses_nothing_by_that(name: str, plies: int) -> None:
    """Both seats of Kingdom play their best plans, one action each in turn: no loss, and one value where solved."""
    game, state, _ = at(name, -plies)
    knowledge = knowledge_of("kingdom")
    valuer, after, played = Valuer(game, state, knowledge), state.copy(), list[tuple[int, int]]()
    while acting := game.acting(after):
        seat = acting[len(played) % len(acting)]
        played.append((seat, valuer.choice(after, seat).best.line[0]))
        game.apply(after, *played[-1])
    course = Course(game, knowledge, state, played)
    judge = Judge(course, valuer, 7)
    parts = [judge.judge(task.first, task.last) for task in course.tasks()]
    assert [0] * len(played) == [one.lost for part in parts for one in part.decisions]
    solved = [part.margins[0] for part in parts if part.decisions[0].solved]
    assert [valuer.forecast.worth(after).whole_margins()] * len(solved) == [list(map(round, one)) for one in solved]
    assert len(solved) > 2
