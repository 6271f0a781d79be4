"""One number for one position: hint, curve and analysis board, at the start of a turn and in the middle of it."""

from functools import cache

import pytest

from duchy.coach.course import Course
from duchy.coach.hint import Adviser
from duchy.coach.judging import TurnPart
from duchy.coach.registry import knowledge_of
from duchy.coach.review import Reviewer
from duchy.coach.valuer import Valuer
from duchy.core.game import CHANCE, Game, State
from duchy.core.match import Match
from duchy.games import load
from duchy.server.tasks.coaching import thought
from duchy.server.wire.analysis import LinePly, WantedThought
from tests.coach.endings import at, recorded

MOMENTS = [
    ("two-2019-tie-by-hexes", 120),
    ("two-2019-tie-by-hexes", 330),
    ("three-2019-tie-by-bridge", 90),
    ("alone-won", 40),
    ("kingdom-tie-by-cards", 30),
    ("kingdom-quest-beats-points", 40),
]


@cache
def turn_at(name: str, plies: int) -> Course:
    """Return the first turn with a choice after some plies of a recorded game, and what came before it."""
    record = recorded(name)
    course = Course(load(record.game), knowledge_of(record.game), at(name, 0)[1], record.plies)
    task = next(
        task
        for task in course.tasks()
        if task.kind == "turn"
        and task.first >= plies
        and len(course.game.legal_actions(*moment(course, task.first))) > 1
    )
    return Course(course.game, course.knowledge, course.states[task.first], course.plies[task.first : task.last])


def moment(course: Course, ply: int) -> tuple[State, int]:
    """Return a position and the seat that acts in it."""
    return course.states[ply], course.plies[ply][0]


def reviewed_turn(course: Course) -> TurnPart:
    """Review a turn."""
    reviewer = Reviewer(course)
    part = reviewer.part(reviewer.tasks[0])
    assert isinstance(part, TurnPart)
    return part


@pytest.mark.parametrize(("name", "plies"), MOMENTS)
def test_hint_and_curve_have_one_number_at_every_decision_of_a_turn(name: str, plies: int) -> None:
    course = turn_at(name, plies)
    part = reviewed_turn(course)
    for ply, margins in enumerate(part.margins):
        state, seat = moment(course, ply)
        advice = Adviser(course.game, state, seat, knowledge_of(course.game.name), 99).advise()
        assert advice.value == round(margins[seat])
        assert advice.win == round(1000 * part.wins[ply][seat])
        assert advice.value == advice.candidates[0].value


@pytest.mark.parametrize(("name", "plies"), [MOMENTS[0], MOMENTS[4]])
def test_the_analysis_board_has_the_same_number_and_plans_as_the_hint(name: str, plies: int) -> None:
    record = recorded(name)
    game: Game = load(record.game)
    match = Match(game, record.options)
    while len(match.plies) < plies or match.acting() == [CHANCE]:
        match.play(*record.plies[len(match.plies)])
    seat = match.acting()[0]
    start = game.write(game.initial(record.options))
    hint = Adviser(game, match.state, seat, knowledge_of(record.game), 3).advise()
    second = hint.candidates[1]
    line = [LinePly(seat, action) for seat, action in match.plies]
    board = thought(WantedThought(start, line, 0, seat, [step.action for step in second.line]))
    assert (board.values[seat], board.wins[seat], board.lead) == (hint.value, hint.win, hint.lead)
    assert [one.action for one in board.candidates] == [one.action for one in hint.candidates]
    assert [one.value for one in board.candidates] == [one.value for one in hint.candidates]
    assert second.value == board.weighed


@pytest.mark.parametrize(("name", "plies"), MOMENTS)
def test_a_plan_is_worth_as_much_in_the_middle_of_a_turn_as_at_its_start(name: str, plies: int) -> None:
    course = turn_at(name, plies)
    game, (state, seat) = course.game, moment(course, 0)
    first = Valuer(game, state, course.knowledge).choice(state, seat)
    after, found = first.state.copy(), 0
    for action in first.best.line[:-1]:
        game.apply(after, seat, action)
        choice = Valuer(game, state, course.knowledge).choice(after, seat)
        for turn in choice.turns[: course.knowledge.effort.finalists]:
            if turn.state.equals(first.best.state):
                assert turn.worth == first.best.worth
                found += 1
                if turn is choice.best:
                    assert choice.worth == first.worth
    assert found >= min(1, len(first.best.line) - 1)


@pytest.mark.parametrize(("name", "plies"), MOMENTS)
def test_the_best_plan_is_the_best_of_those_played_on(name: str, plies: int) -> None:
    """None of the plans that were only looked at comes before them, and the list is in order."""
    course = turn_at(name, plies)
    valuer = Valuer(course.game, course.states[0], course.knowledge)
    choice = valuer.choice(*moment(course, 0))
    ranks = [turn.rank for turn in choice.turns]
    assert ranks[0] == max(ranks)
    tried = ranks[: course.knowledge.effort.finalists]
    assert tried == sorted(tried, reverse=True)


def test_trials_change_what_the_forecast_alone_would_choose() -> None:
    """At some of these moments the plan that looks best is not the one that does best."""
    changed = 0
    for name, plies in MOMENTS:
        course = turn_at(name, plies)
        state, seat = moment(course, 0)
        valuer = Valuer(course.game, state, course.knowledge)
        looked = valuer.turns.of(valuer.turns.seen(state, seat), seat, course.knowledge.effort.breadth)
        changed += not valuer.choice(state, seat).best.state.equals(looked[0].state)
    assert changed
