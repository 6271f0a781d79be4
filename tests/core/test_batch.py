"""What an end is worth, and the score of one seat."""

import pytest

from duchy.core.batch import worth
from tests.contract.play import reach
from tests.contract.witnesses import FEW_CASES, Case, title


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([2, 2], [-1.0, -1.0]),
        ([3, 1, 2], [-1.0, 1.0, 0.0]),
        ([1, 2, 1, 2], [2 / 3, -2 / 3, 2 / 3, -2 / 3]),
        ([1], [1.0]),
        ([2], [-1.0]),
    ],
)
def test_a_place_is_worth_the_part_of_the_others_behind_it(places: list[int], expected: list[float]) -> None:
    each = [[seat] for seat in range(len(places))]
    assert expected == [worth(places, each, seat) for seat in range(len(places))]


@pytest.mark.parametrize(("places", "expected"), [([1, 2, 1, 2], [1.0, -1.0, 1.0, -1.0]), ([1, 1, 1, 1], [0.0] * 4)])
def test_partners_are_one_side(places: list[int], expected: list[float]) -> None:
    assert expected == [worth(places, [[0, 2], [1, 3]], seat) for seat in range(4)]


@pytest.mark.parametrize("case", FEW_CASES[::5], ids=title)
def test_the_score_of_a_seat_is_that_of_the_list(case: Case) -> None:
    game = case.witness.game
    state = reach(case, 3, 150)
    assert game.scores(state) == [game.score(state, seat) for seat in range(game.seats(state))]
