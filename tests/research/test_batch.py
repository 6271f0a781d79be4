"""Batches: many games in arrays, the same as one game at a time."""

from typing import Any, Final

import numpy as np
import pytest

from duchy.core.reason import Refusal
from duchy.games import load_encoder
from duchy.research.batch import Batch

CASES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("burgundy", {}),
    ("burgundy", {"players": 4, "teams": "yes", "shields": "yes", "reward": "score"}),
    ("burgundy", {"players": 1, "reward": "score"}),
    ("kingdom", {}),
    ("kingdom", {"module": "advisors", "reward": "score"}),
]


@pytest.mark.parametrize(("name", "more"), CASES)
def test_rows_and_masks_are_those_of_each_game(name: str, more: dict[str, Any]) -> None:
    batch = Batch(name, 3, seed=4, **more)
    encoder = load_encoder(name)
    for step in range(60):
        batch.step(batch.random)
        if step % 10 == 0 or batch.over.any():
            for game, state in enumerate(batch.inner.states):
                seat = int(batch.seats[game])
                assert seat == batch.game.acting(state)[0]
                assert encoder.row(state, seat) == batch.observations[game].tolist()
                assert sorted(batch.game.legal_actions(state, seat)) == np.flatnonzero(batch.masks[game]).tolist()
                assert batch.masks[game, batch.random[game]]


def test_a_finished_game_is_rewarded_and_restarts() -> None:
    batch = Batch("kingdom", 2, seed=1, reward="result", module="none")
    ended = 0
    while ended < 3:
        batch.step(batch.random)
        ended += int(batch.over.sum())
        for game in range(2):
            if batch.over[game]:
                assert set(batch.rewards[game].tolist()) in ({1.0, -1.0}, {0.0})
                assert batch.observations[game].any()
            else:
                assert not batch.rewards[game].any()


def test_scores_add_up_over_a_game() -> None:
    batch = Batch("burgundy", 2, reward="score", seed=2)
    got = np.zeros((2, 2))
    while True:
        leads = np.array([[batch.inner.standing(state, seat) for seat in range(2)] for state in batch.inner.states])
        batch.step(batch.random)
        got += batch.rewards
        if batch.over.any():
            break
        assert (got == leads + batch.rewards).all()
    assert np.abs(got).max() > 0


def test_the_same_seed_plays_the_same_games() -> None:
    batch = Batch("burgundy", 4, seed=9)
    other = Batch("burgundy", 4, seed=8)
    other.reset(9)
    for _ in range(50):
        batch.step(batch.random)
        other.step(other.random)
    assert (batch.observations == other.observations).all()
    assert (batch.random == other.random).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = Batch("burgundy", 3, seed=1)
    before = batch.observations.copy()
    actions = batch.random.copy()
    actions[1] = np.flatnonzero(~batch.masks[1])[0]
    with pytest.raises(Refusal, match="game 1: seat"):
        batch.step(actions)
    with pytest.raises(Refusal, match="one for each game"):
        batch.step(actions[:2])
    with pytest.raises(Refusal, match="game 0"):
        batch.step(np.full(3, -1))
    assert (batch.observations == before).all()
    batch.step(batch.random)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"reward": "gold"}, {"players": 9}])
def test_wrong_arguments_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        Batch("burgundy", **wrong)


def test_the_arrays_outlive_the_batch() -> None:
    batch = Batch("kingdom", 2)
    rows, over = batch.observations, batch.over
    shown = rows.copy()
    del batch
    assert rows.any()
    assert (rows == shown).all()
    over.fill(1)
    assert over.all()


def test_rows_and_masks_are_read_only() -> None:
    batch = Batch("burgundy", 2)
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0] = 0
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0] = True
