"""The weights that are tuned for the solo game of Kingdom are all that matter there, and can be put back."""

import pytest

from benchmarks.kingdom_weights import NUMBERS, TABLES, earned, put, taken
from duchy.bots.kingdom.weights import ALONE, USUAL

AMONG_TWO = {"left", "theirs", "trap"}
"""Weights of what an opponent does."""


def test_every_weight_is_tuned_or_of_an_opponent() -> None:
    names = {name for name in dir(ALONE) if not name.startswith("_") and not callable(getattr(ALONE, name))}
    assert names == {*TABLES, *NUMBERS, *AMONG_TWO}


@pytest.mark.slow
def test_other_weights_play_otherwise_and_can_be_put_back() -> None:
    tuned, usual = taken(), list(USUAL.price)
    others = [1] * len(tuned)
    try:
        first = earned((tuned, "none", 0, 1, b"weights"))
        assert first != earned((others, "none", 0, 1, b"weights"))
        assert others == taken()
    finally:
        put(tuned)
    assert tuned == taken()
    assert usual == list(USUAL.price)
