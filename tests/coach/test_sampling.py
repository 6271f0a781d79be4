"""Samples: more of them where more is uncertain; and a turn is worth what the turn after it is."""

import pytest

from duchy.coach.review import Reviewer
from duchy.coach.valuer import Valuer
from duchy.coach.worth import Worth, samples_of
from duchy.core.game import CHANCE_ACTS
from tests.coach.endings import at, ending, little

TWO = "two-2019-tie-by-hexes"


@pytest.mark.parametrize(("spread", "count"), [(0.0, 4), (5.0, 4), (60.0, 6), (200.0, 20), (9000.0, 50)])
def test_the_more_samples_differ_the_more_are_taken(spread: float, count: int) -> None:
    def sample(number: int) -> Worth:
        return Worth((spread * (-1) ** number, 0.0), (0.5, 0.5))

    assert abs(len(samples_of(sample, 4, 50, 10.0)) - count) <= 1


def test_who_plays_the_best_turn_neither_gains_nor_loses_when_the_next_seat_decides() -> None:
    found = 0
    for plies in range(60, 110):
        game, state, _ = at(TWO, plies)
        acting = game.acting(state)
        valuer = Valuer(game, state, little("burgundy"))
        if game.to_act(state) == CHANCE_ACTS or len(game.legal_actions(state, acting[0])) > 9:
            continue
        choice = valuer.choice(state, acting[0])
        following = game.acting(choice.best.state)
        if following[0] == 1 - acting[0]:
            found += 1
            assert choice.worth == valuer.choice(choice.best.state, following[0]).worth
    assert found


def test_who_loses_more_never_plays_like_a_stronger_bot() -> None:
    reviewer = Reviewer(ending(TWO, 3))
    order = ["novice", "squire", "greedy", "steward"]
    places = []
    for mean in range(0, 300, 5):
        strongest, weakest = reviewer.levels([0.0, 2.0 * mean] * 8)
        places.append((order.index(strongest), order.index(weakest)))
    assert places == sorted(places, reverse=True)
    assert all(weak <= strong for strong, weak in places)
    assert (places[0], places[-1]) == ((3, 3), (0, 0))
    assert reviewer.levels([500.0] * 3) == ("", "")


def test_squire_and_greedy_are_not_told_apart_in_kingdom() -> None:
    reviewer = Reviewer(ending("kingdom-tie-by-cards", 3))
    assert reviewer.levels([11.0] * 30) == ("greedy", "squire")
    assert reviewer.levels([2.0] * 30) == ("steward", "steward")
    assert reviewer.levels([0.0, 50.0] * 15) == ("novice", "novice")
