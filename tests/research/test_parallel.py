"""A batch spread over processes writes the same as separate batches."""

import copy

import numpy as np
import pytest

from duchy.core.reason import Refusal
from duchy.research.batch import Batch
from duchy.research.parallel import STRIDE, ParallelBatch


def test_processes_write_the_same_as_batches() -> None:
    with ParallelBatch("kingdom", 6, workers=2, seed=5, module="none") as parallel:
        alone = [Batch("kingdom", 3, seed=5 + number * STRIDE, module="none") for number in range(2)]
        for _ in range(30):
            parallel.step(parallel.random)
            for batch in alone:
                batch.step(batch.random)
        assert (parallel.observations == np.concatenate([batch.observations for batch in alone])).all()
        assert (parallel.masks == np.concatenate([batch.masks for batch in alone])).all()
        assert (parallel.seats == np.concatenate([batch.seats for batch in alone])).all()
        actions = parallel.random.copy()
        actions[4] = np.flatnonzero(~parallel.masks[4])[0]
        with pytest.raises(Refusal, match=r"game 1: .*games 3 to 5"):
            parallel.step(actions)
        with pytest.raises(Refusal, match="one for each game"):
            parallel.step(actions[:2])
        parallel.reset(0)
        for number, batch in enumerate(alone):
            batch.reset(5 + number * STRIDE)
        assert (parallel.observations == np.concatenate([batch.observations for batch in alone])).all()


def test_every_process_has_the_same_number_of_games() -> None:
    with pytest.raises(Refusal, match="a multiple of workers"):
        ParallelBatch("burgundy", 5, workers=2)


def test_arrays_can_be_read_after_their_batch_is_closed() -> None:
    with ParallelBatch("burgundy", 4, seed=3) as batch:
        taken, before = batch.observations[1:], batch.observations[1:].copy()
        masks = batch.masks
    assert masks.any()
    assert (taken == before).all()


def test_a_closed_batch_says_so() -> None:
    batch = ParallelBatch("burgundy", 2)
    batch.close()
    for use in (lambda: batch.reset(1), lambda: batch.step([0, 0]), lambda: copy.deepcopy(batch)):
        with pytest.raises(Refusal, match="this batch is closed"):
            use()
