"""Leads, races and what follows from them."""

import pytest

from duchy.puzzles.difficulty import expected, rating_of, score_of, strengths
from duchy.puzzles.futures import Future, Futures, Lead, error_of
from duchy.puzzles.race import Budget, heats, hopeless, is_far, proven
from duchy.puzzles.registry import puzzled


def lead(end: float, error: float, count: int = 1024, hand: float = 1.0, learnt: float = 1.0, win: float = 0.0) -> Lead:
    return Lead(count, end, error, hand, learnt, win)


@pytest.mark.parametrize(
    ("tried", "holds"),
    [
        (lead(150, 30), True),
        (lead(149, 1), False),
        (lead(300, 61), False),
        (lead(300, 10, hand=-1), False),
        (lead(300, 10, learnt=-1), False),
        (lead(300, 10, win=-0.02), False),
    ],
)
def test_a_proof_asks_for_points_certainty_and_agreement(tried: Lead, holds: bool) -> None:
    assert holds == proven(tried)


def test_a_race_is_given_up_when_it_cannot_be_won() -> None:
    budget = Budget()
    assert hopeless(lead(0, 50, 64), budget)
    assert not hopeless(lead(200, 100, 64), budget)
    assert hopeless(lead(500, 20, 512, hand=-5), budget)
    assert is_far(lead(400, 50, 64))
    assert not is_far(lead(400, 80, 64))


class Known(Futures):
    """Continuations without luck: the turn that begins with an action comes to so many hundredths."""

    def __init__(self) -> None:
        pass

    def after(self, line: list[int], count: int) -> list[Future]:
        return [Future(line[0], line[0], line[0], 0.5)] * count


def test_what_shows_late_has_to_lead_by_less_at_the_nearer_horizon() -> None:
    assert [] == heats(Known(), [[20], [100], [60]])
    assert [[100], [60], [20]] == heats(Known(), [[20], [100], [60]], 0.25)
    assert [[300], [140], [100]] == heats(Known(), [[100], [300], [20], [140]])


def test_several_good_turns_count() -> None:
    assert [1.0, 1.0, 0.5, 0.0, 0.0] == [score_of(lost) for lost in (0, 50, 225, 400, 900)]


def test_a_rating_follows_from_what_bots_lose() -> None:
    for game in puzzled():
        names = list(strengths(game))
        easy, middling, hard = (
            rating_of(game, {name: 0 if place >= first else 600 for place, name in enumerate(names)})
            for first in (0, 3, len(names))
        )
        assert easy < strengths(game)["greedy"] < hard
        assert easy < middling < hard
    assert 0.5 == expected(1500, 1500)
    assert 0.76 == round(expected(1700, 1500), 2)


def test_the_error_of_a_mean() -> None:
    assert 0.0 == error_of([3.0])
    assert 1.0 == error_of([1.0, 3.0])
