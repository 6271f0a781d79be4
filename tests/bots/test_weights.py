"""Tuning of weights by games: every relevant weight varies, better ones are found, and all can be restored."""

import json

import pytest

from duchy.bots.burgundy import weights as burgundy
from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.kingdom import weights as kingdom
from duchy.bots.levels import LEVELS
from duchy.bots.registry import HAND, evaluation_of
from tests.bots.search.searching import case_of, moment
from tools.evolution import Evolution
from tools.weights import OF_AN_OPPONENT, SUBJECTS, current_weights, measure, names_of, set_weights, weights_text, worth


def test_every_weight_is_tuned_where_it_matters() -> None:
    assert {"silver", "per_use", "die"} <= set(names_of("burgundy"))
    alone = set(names_of("kingdom-alone"))
    assert not alone & set(OF_AN_OPPONENT)
    assert set(names_of("kingdom")) == (alone | set(OF_AN_OPPONENT)) - {"final", "close"}


@pytest.mark.parametrize("subject", list(SUBJECTS))
def test_weights_can_be_changed_and_restored(subject: str) -> None:
    tuned, usual = current_weights(subject), list(kingdom.USUAL.price)
    try:
        set_weights(subject, [1] * len(tuned))
        assert [1] * len(tuned) == current_weights(subject)
        assert list(json.loads(weights_text(subject))) == names_of(subject)
    finally:
        set_weights(subject, tuned)
    assert tuned == current_weights(subject)
    assert usual == list(kingdom.USUAL.price)


@pytest.mark.slow
@pytest.mark.parametrize("subject", list(SUBJECTS))
def test_other_weights_play_differently(subject: str) -> None:
    tuned = current_weights(subject)
    try:
        first = measure((subject, tuned, 0, 2))
        assert first == measure((subject, tuned, 0, 2))
        assert first != measure((subject, [1] * len(tuned), 0, 2))
    finally:
        set_weights(subject, tuned)


def test_evolution_finds_the_target_numbers() -> None:
    meant = [300, 30, 100, 60]
    evolution = Evolution([100, 100, 100, 100], 16)
    for _ in range(80):
        tried = evolution.ask()
        evolution.tell([-sum((one / goal - 1) ** 2 for one, goal in zip(each, meant, strict=True)) for each in tried])
    assert all(0.85 < one / goal < 1.15 for one, goal in zip(evolution.best(), meant, strict=True))


@pytest.mark.parametrize("name", list(LEVELS))
def test_levels_that_look_ahead_have_weights_of_their_own(name: str) -> None:
    state, seat = moment(case_of("burgundy:2019-2p-duchy1"), 3, 60)
    value = evaluation_of(name, "burgundy", HAND).value(state, seat)
    own = burgundy.SEARCHING if LEVELS[name].has_rollouts() else burgundy.USUAL
    assert value == BurgundyEvaluation(own).value(state, seat)
    assert BurgundyEvaluation(burgundy.SEARCHING).value(state, seat) != BurgundyEvaluation().value(state, seat)


def test_the_result_of_a_game_is_its_margin() -> None:
    assert worth("kingdom", [97], [1], 0) == 97
    assert (25, -25) == (worth("kingdom", [60, 50], [1, 2], 0), worth("kingdom", [60, 50], [1, 2], 1))
    assert worth("kingdom", [60, 50], [2, 1], 0) == -5
    assert worth("burgundy", [190, 200, 180], [2, 1, 3], 0) == 90
