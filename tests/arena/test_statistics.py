"""Statistics: intervals and tests are right as often as promised, and ratings find the true strengths."""

import math
import random
from statistics import fmean, stdev

import pytest

from duchy.arena.ratings import Trial, ratings
from duchy.arena.statistics import always_valid, around, elo, fixed, less_luck, verdict

REPEATS = 300


def draw_scores(dice: random.Random, mean: float, count: int) -> list[float]:
    """Draw scores of trials of two games that are correlated half of the time."""
    scores = []
    for _ in range(count):
        first = dice.random() < mean
        second = first if dice.random() < 0.5 else dice.random() < mean
        scores.append((first + second) / 2)
    return scores


@pytest.mark.parametrize(("score", "points"), [(0.5, 0), (0.64, 99.95), (0.36, -99.95), (10 / 11, 400)])
def test_elo_is_the_logarithm_of_the_odds(score: float, points: float) -> None:
    assert points == pytest.approx(elo(score), abs=0.01)


def test_a_perfect_score_has_no_finite_elo() -> None:
    assert [math.inf, -math.inf] == [elo(1), elo(0)]


@pytest.mark.parametrize("mean", [0.5, 0.8, 0.95])
def test_the_interval_for_a_fixed_number_of_trials_covers_the_mean_95_times_in_100(mean: float) -> None:
    dice = random.Random(1)
    held = sum(low <= mean <= high for low, high in (fixed(draw_scores(dice, mean, 60)) for _ in range(REPEATS)))
    assert 0.92 <= held / REPEATS <= 0.99


def test_the_interval_for_a_fixed_number_of_trials_is_narrower_if_games_cancel_out() -> None:
    apart, together = [0.5] * 40 + [0.0, 1.0] * 5, [0.0, 1.0] * 25
    wide, narrow = fixed(together), fixed(apart)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]


def test_few_trials_and_unanimous_ones_still_have_an_interval() -> None:
    assert (0.0, 1.0) == fixed([1.0])
    low, high = fixed([1.0] * 20)
    assert 0.7 < low < 0.9
    assert 1 == pytest.approx(high)


def test_equal_bots_are_told_apart_at_most_5_times_in_100_however_often_we_look() -> None:
    dice = random.Random(2)
    wrong = 0
    for _ in range(REPEATS):
        scores = draw_scores(dice, 0.5, 120)
        wrong += any(verdict(scores[:count], 0.5) for count in range(1, 121, 5))
    assert wrong / REPEATS <= 0.05


def test_a_large_difference_is_settled_soon_and_a_small_one_in_time() -> None:
    assert 9 == next(count for count in range(1, 99) if verdict([1.0] * count, 0.5) == 1)
    dice = random.Random(3)
    settled = [verdict(draw_scores(dice, 0.6, 400), 0.5) for _ in range(50)]
    assert -1 not in settled
    assert sum(settled) >= 45


def test_a_claim_is_settled_if_the_interval_excludes_it() -> None:
    dice = random.Random(4)
    for mean in (0.2, 0.5, 0.65, 0.9):
        scores = draw_scores(dice, mean, 80)
        low, high = always_valid(scores)
        assert low < sum(scores) / 80 < high
        for claim in (0.3, 0.5, 0.75):
            assert (claim < low) - (claim > high) == verdict(scores, claim)


def test_without_trials_nothing_is_known() -> None:
    assert 0 == verdict([], 0.5)
    low, high = always_valid([])
    assert (0.0, 1.0) == (round(low, 9), round(high, 9))


def test_ratings_find_the_strengths_that_made_the_scores() -> None:
    truth, dice = [120.0, 0.0, -120.0], random.Random(5)
    inside = 0
    for _ in range(30):
        trials = []
        for number in range(150):
            for first, other in ((0, 1), (0, 2), (1, 2)):
                mean = 1 / (1 + 10 ** ((truth[other] - truth[first]) / 400))
                trials.append(Trial(first, other, number, draw_scores(dice, mean, 1)[0]))
        rated = ratings(3, trials)
        assert 0 == pytest.approx(sum(points for points, _ in rated), abs=1e-6)
        inside += sum(abs(points - real) <= half for (points, half), real in zip(rated, truth, strict=True))
    assert 0.88 <= inside / 90 <= 1


def test_a_bot_that_won_every_game_has_a_rating_too() -> None:
    (best, half), (worst, _) = ratings(2, [Trial(0, 1, number, 1.0) for number in range(20)])
    assert 200 < best - worst < 1000
    assert math.isfinite(half)


def test_correlated_seeds_count_once() -> None:
    apart = [Trial(0, 1, number, float(number % 3 > 0)) for number in range(60)]
    together = [Trial(0, 1, number // 3, float(number // 3 % 3 > 0)) for number in range(60)]
    assert ratings(2, together)[0][1] > 1.5 * ratings(2, apart)[0][1]


@pytest.mark.parametrize(("known", "fewer"), [(0.0, 0.8), (0.3, 1.05), (1.0, 4.0)])
def test_margins_less_luck_keep_their_mean_and_need_fewer_trials_the_more_is_known_of_it(
    known: float, fewer: float
) -> None:
    """Luck scatters by ten points, of which a part is known; three points of four are that where all of it is."""
    dice = random.Random(11)
    means, plain, less, held = [], [], [], 0
    for _ in range(REPEATS):
        lucks = [dice.gauss(0, 10) for _ in range(40)]
        seen = [known * luck + (1 - known) * dice.gauss(0, 10) for luck in lucks]
        margins = [2 + luck + dice.gauss(0, 4) for luck in lucks]
        cleared = less_luck(margins, seen)
        low, high = around(cleared)
        held += low <= 2 <= high
        means.append(fmean(cleared))
        plain.append(stdev(margins))
        less.append(stdev(cleared))
    assert abs(fmean(means) - 2) < 3 * stdev(means) / math.sqrt(REPEATS)
    assert fewer < (fmean(plain) / fmean(less)) ** 2
    assert held / REPEATS > 0.92
