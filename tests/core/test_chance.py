"""Fair dice, recomputed here from the standard library's hashes alone, and fast numbers for simulation."""

import hashlib
from collections import Counter

import pytest

from duchy.core.chance import SEED_BYTES, FairDice, Rng, commitment, new_seed

SEED = bytes(range(32))
BLOCK = 64


def hmac_sha256(key: bytes, message: bytes) -> int:
    """Compute RFC 2104 by hand."""
    padded = key.ljust(BLOCK, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return int(hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).hexdigest(), 16)


def draw(seed: bytes, ply: int, weights: list[int]) -> int:
    """Lay the outcomes out one by one, each as often as its weight, and point at one."""
    row = [index for index, weight in enumerate(weights) for _ in range(weight)]
    return row[hmac_sha256(seed, ply.to_bytes(8, "big")) % len(row)]


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd" == commitment(SEED)
    assert commitment(SEED) == FairDice(SEED).commitment


def test_another_seed_has_another_commitment() -> None:
    assert commitment(SEED) != commitment(SEED[:-1] + b"\0")


def test_new_seeds_are_long_and_different() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert 20 == len(seeds)
    assert {SEED_BYTES} == {len(seed) for seed in seeds}


@pytest.mark.parametrize("weights", [[1], [1] * 36, [3, 1, 4, 1, 5, 9, 2, 6], [7, 0, 0, 1], [1000, 1]])
def test_a_draw_follows_from_the_seed_and_the_ply(weights: list[int]) -> None:
    dice = FairDice(SEED)
    plies = [*range(40), 255, 256, 1 << 40]
    assert [draw(SEED, ply, weights) for ply in plies] == [dice.pick(ply, weights) for ply in plies]


def test_draws_are_pinned_down() -> None:
    dice = FairDice(SEED)
    assert [21, 16, 5, 8, 33, 28, 29, 10] == [dice.pick(ply, [1] * 36) for ply in range(8)]


def test_draws_do_not_depend_on_earlier_ones() -> None:
    dice = FairDice(SEED)
    forward = [dice.pick(ply, [1] * 6) for ply in range(20)]
    assert forward == [dice.pick(ply, [1] * 6) for ply in reversed(range(20))][::-1]


def test_outcomes_without_weight_never_happen() -> None:
    dice = FairDice(SEED)
    assert {1, 3} == {dice.pick(ply, [0, 1, 0, 2, 0]) for ply in range(100)}


def test_draws_are_as_frequent_as_their_weights() -> None:
    dice = FairDice(SEED)
    weights = [1, 2, 3, 4, 6]
    draws = 16 * 250
    seen = Counter(dice.pick(ply, weights) for ply in range(draws))
    chi_square = sum((seen[index] - 250 * weight) ** 2 / (250 * weight) for index, weight in enumerate(weights))
    assert chi_square < 18.5  # one in a thousand with 4 degrees of freedom


def test_fast_numbers_are_the_same_for_the_same_seed() -> None:
    one, other = Rng(7), Rng(7)
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_fast_numbers_are_the_same_in_every_build() -> None:
    rng = Rng(2019)
    expected = [821, 872, 716, 580, 408, 283, 332, 66, 442, 903, 294, 595]
    assert expected == [rng.below(1000) for _ in range(12)]


def test_other_seeds_give_other_numbers() -> None:
    rows = {tuple(rng.below(1000) for _ in range(8)) for rng in map(Rng, range(50))}
    assert 50 == len(rows)


@pytest.mark.parametrize("seed", [0, -1, 1 << 62, 1 << 200, -(1 << 200)])
def test_a_seed_may_be_any_number(seed: int) -> None:
    assert 0 <= Rng(seed).below(6) < 6


def test_fast_numbers_stay_below_their_limit_and_reach_all_of_it() -> None:
    rng = Rng(1)
    for limit in (1, 2, 6, 36):
        assert set(range(limit)) == {rng.below(limit) for _ in range(40 * limit)}


def test_fast_numbers_are_even() -> None:
    rng = Rng(3)
    seen = Counter(rng.below(6) for _ in range(6000))
    assert sum((seen[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.6  # one in a thousand, 5 degrees
