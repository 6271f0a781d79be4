"""Hints: the best action first, with reasons as data, using only the seat's view."""

import pytest

from duchy.bots.search.budget import Budget
from duchy.coach.advice import Advice
from duchy.coach.hint import Adviser
from duchy.core.chance import Rng
from duchy.core.game import Game, State
from tests.coach.endings import at, little

TWO = "two-2019-tie-by-hexes"


def advised(game: Game, state: State, seat: int, nodes: int = 1500) -> Advice:
    return Adviser(game, state, seat, little(game.name), 3).advise(Budget(nodes))


def test_the_best_action_comes_first_and_starts_its_line() -> None:
    game, state, _ = at(TWO, -3)
    advice = advised(game, state, 0)
    values = [one.value for one in advice.candidates]
    assert len(values) > 1
    assert values[0] >= values[1]
    assert advice.lead is not None
    assert all(one.action == one.line[0].action for one in advice.candidates)
    legal = game.legal_actions(state, 0)
    assert all(one.action in legal for one in advice.candidates)


def test_every_line_can_be_played() -> None:
    game, state, _ = at(TWO, -16)
    seat = game.acting(state)[0]
    for candidate in advised(game, state, seat).candidates:
        end = state.copy()
        for step in candidate.line:
            assert game.explain(end, step.seat, step.action) is None
            game.apply(end, step.seat, step.action)


def test_points_scored_by_a_line_are_reasons_with_a_source() -> None:
    """Placing the last tile of a region scores immediately, and the reason repeats the journal entry."""
    game, state, _ = at(TWO, -3)
    reasons = advised(game, state, 0).reasons
    assert reasons
    for one in reasons:
        assert one.words
        assert one.line in {"best", "next"}
        assert one.code != "later" or abs(one.points) >= 50
    scored = [one for one in reasons if one.code not in {"later", "holds", "same", "only"}]
    assert all(one.source and one.points for one in scored)


@pytest.mark.parametrize("nodes", [1, 100])
def test_without_time_to_compare_an_action_is_not_called_the_only_one(nodes: int) -> None:
    game, state, _ = at("kingdom-tie-by-cards", 24)
    seat = game.acting(state)[0]
    advice = advised(game, state, seat, nodes)
    assert len(advice.candidates) > 1
    assert all(one.code != "only" for one in advice.reasons)


def test_an_action_without_rivals_is_the_only_one() -> None:
    game, state, _ = at(TWO, -1)
    advice = advised(game, state, 0)
    assert ("only", None) == (advice.reasons[0].code, advice.lead)
    assert ["end"] == [one.notation for one in advice.candidates]


@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_information_does_not_change_hints(seed: int) -> None:
    game, state, _ = at("kingdom-tie-by-cards", 40)
    seat = game.acting(state)[0]
    assert game.secrets(state, seat) > 0
    other = game.resample(state, seat, Rng(seed))
    assert advised(game, state, seat, 60) == advised(game, other, seat, 60)
