"""Luck: its expected value over all outcomes is zero."""

from dataclasses import replace
from math import sqrt
from statistics import mean, stdev

import pytest

from duchy.bots.registry import bot
from duchy.coach.course import Course
from duchy.coach.luck import Scales
from duchy.coach.valuer import Valuer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, CHANCE_ACTS
from duchy.games import load
from tests.coach.endings import LEAST, at, ending, little, recorded

TWO = "two-2019-tie-by-hexes"
TEAMS = "teams-tie-by-hexes"


def scales_of(course: Course, seed: int = 5) -> Scales:
    return Scales(course, Valuer(course.game, course.states[0], course.knowledge), seed)


def last_roll(kind: str, name: str = TWO) -> int:
    """Return the last ply of a record with a roll, counted from the end."""
    record = recorded(name)
    count = len(record.plies)
    return count - max(ply for ply in range(count) if record.notations[ply].split()[0] == kind)


@pytest.mark.parametrize("name", [TWO, pytest.param(TEAMS, marks=pytest.mark.slow)])
def test_luck_of_a_roll_is_zero_on_average_over_all_outcomes(name: str) -> None:
    plies = last_roll("white", name)
    game, state, _ = at(name, -plies)
    knowledge = little("burgundy")
    given = []
    for outcome, weight in game.chances(state):
        course = Course(game, knowledge, state, [(CHANCE, outcome)])
        scales = scales_of(course)
        step = scales.weigh(0, 1).steps[0]
        given.append(weight * (scales.valuer.worth(course.states[1], 5)[0].margins[0] - step.margins[0]))
    assert 6 == len(given)
    assert abs(sum(given)) < 1e-6


def test_a_roll_belongs_to_its_player_and_every_outcome_is_tried() -> None:
    plies = last_roll("roll")
    course = ending(TWO, plies)
    last = next(ply for ply, (seat, _) in enumerate(course.plies) if seat != CHANCE)
    steps = scales_of(course).weigh(0, last).steps
    assert ["dice"] * last == [step.kind for step in steps]
    assert 36 == steps[0].outcomes
    assert steps[0].seat in {0, 1}
    assert [(ply, ply + 1) for ply in range(last)] == [(step.first, step.last) for step in steps]


@pytest.mark.slow
def test_over_200_games_luck_averages_to_zero() -> None:
    """One round of dice from each of 200 games of bots, at a random moment."""
    game, knowledge = load("burgundy"), little("burgundy", LEAST)
    luck: list[float] = []
    for seed in range(200):
        rng, out, weights = Rng(seed), game.buffer(), game.buffer()
        state = game.initial({"duchies": "random"})
        bots = [bot("greedy", "burgundy", seed), bot("squire", "burgundy", seed)]
        rounds = 1 + int(rng.below(22))
        while True:
            if game.to_act(state) == CHANCE_ACTS:
                if str(game.fields(game.chances(state)[0][0])["do"]) == "roll":
                    rounds -= 1
                    if rounds == 0:
                        break
                    for _ in range(3):
                        game.apply(state, CHANCE, game.draw(state, rng, out, weights))
                    continue
                game.apply(state, CHANCE, game.draw(state, rng, out, weights))
                continue
            seat = game.acting(state)[0]
            game.apply(state, seat, bots[seat].choose(game, state, seat))
        plies, after = [], state.copy()
        while game.to_act(after) == CHANCE_ACTS:
            plies.append((CHANCE, int(game.draw(after, rng, out, weights))))
            game.apply(after, *plies[-1])
        course = Course(game, knowledge, state, plies)
        scales = scales_of(course, seed)
        before = scales.weigh(0, len(plies)).steps[0].margins[0]
        luck.append(scales.valuer.decided(course.states[-1]).margins[0] - before)
    assert abs(mean(luck)) <= 2 * stdev(luck) / sqrt(len(luck))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "every"), [(TWO, 2), (TEAMS, 3)])
def test_the_value_before_chance_is_the_average_of_what_comes_if_it_is_drawn_again(name: str, every: int) -> None:
    """What came is one draw like any other: held against 16 others, no value before chance leans."""
    game, state, record = at(name, 0)
    knowledge = little("burgundy")
    knowledge.effort = replace(knowledge.effort, draws=16, pairs=6, most=16)
    course = Course(game, knowledge, state, record.plies)
    scales = scales_of(course)
    leans: list[float] = []
    tasks = [task for task in course.tasks() if task.kind == "chance" and task.last < len(record.plies)]
    for task in tasks[::every]:
        step, seat = scales.weigh(task.first, task.last).steps[0], scales.decides(task.last)
        drawn, spread = scales.valuer.sampled(course.states[task.first], 1000 + task.first, seat)
        leans.append((drawn.margins[0] - step.margins[0]) / sqrt(spread[0] + step.variances[0]))
    assert len(leans) > 7
    assert abs(sum(leans)) < 2 * sqrt(len(leans))
