"""The order of a turn: independent actions played the other way round lose exactly as much."""

from collections.abc import Iterator
from itertools import permutations
from typing import cast

import pytest

from duchy.coach.course import Course, Ply
from duchy.coach.judging import Judge
from duchy.coach.valuer import Valuer
from duchy.core.game import Game, State
from duchy.games.burgundy.state.state import Burgundy
from tests.coach.endings import at, little, recorded

TWO = "two-2019-tie-by-hexes"
GAMES = [
    (TWO, 40, 1),
    ("three-2019-tie-by-bridge", 60, 2),
    ("kingdom-tie-by-cards", 0, 4),
]


def played(game: Game, state: State, plies: list[Ply]) -> State | None:
    """Return the position after plies; None if one is not legal."""
    end = state.copy()
    for seat, action in plies:
        if game.to_act(end) >> seat & 1 == 0 or game.explain(end, seat, action) is not None:
            return None
        game.apply(end, seat, action)
    return end


def swapped(course: Course, first: int, last: int) -> Iterator[list[Ply]]:
    """Return other orders of a turn that come to the same position: two neighbours change places."""
    turn, state, game = course.plies[first:last], course.states[first], course.game
    for place in range(len(turn) - 1):
        other = [*turn[:place], turn[place + 1], turn[place], *turn[place + 2 :]]
        end = played(game, state, other)
        if other != turn and end is not None and end.equals(course.states[last]):
            yield other


def lost(course: Course, valuer: Valuer, first: int, turn: list[Ply]) -> int:
    """Return what a turn lost."""
    alone = Course(course.game, course.knowledge, course.states[first], turn)
    return sum(one.lost for one in Judge(alone, valuer, 7).judge(0, len(turn)).decisions)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "skipped", "every"), GAMES)
def test_a_turn_loses_as_much_in_another_order(name: str, skipped: int, every: int) -> None:
    game, state, record = at(name, skipped)
    course = Course(game, little(record.game), state, recorded(name).plies[skipped:])
    valuer = Valuer(game, state, course.knowledge)
    turns = [task for task in course.tasks() if task.kind == "turn"][::every]
    losses = []
    for task in turns:
        for other in swapped(course, task.first, task.last):
            losses.append(lost(course, valuer, task.first, course.plies[task.first : task.last]))
            assert lost(course, valuer, task.first, other) == losses[-1]
    assert len(losses) > 10
    assert any(losses)


def test_stored_tiles_are_worth_the_same_in_every_order() -> None:
    game, state, _ = at(TWO, 40)
    worths = set()
    for tiles in permutations((7, 10, 2)):
        position = cast(Burgundy, state.copy())
        for slot, tile in enumerate(tiles):
            position.seats[1].storage[slot] = tile
        worths.add(Valuer(game, state, little("burgundy")).forecast.worth(position).margins)
    assert len(worths) == 1
