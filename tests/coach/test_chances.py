"""Chances to win: as often as they say, at every stage of games with final tasks."""

from collections import defaultdict
from statistics import fmean
from typing import cast

import pytest

from duchy.bots.registry import bot
from duchy.coach.forecast import Forecast
from duchy.coach.kingdom.knowledge import KingdomKnowledge
from duchy.core.chance import Rng
from duchy.core.game import CHANCE, State
from duchy.games import load
from tests.coach.endings import at, little

GAMES = 24
STAGES = 7


def told_and_real(seed: int) -> dict[int, list[tuple[float, bool]]]:
    """Play a game with quests, and return by stages the chances told for both seats beside who really won."""
    game, rng, knowledge = load("kingdom"), Rng(seed), cast(KingdomKnowledge, little("kingdom"))
    out, weights = game.buffer(), game.buffer()
    state = game.initial({"module": "quests", "side": "ab"[seed % 2]})
    forecast = Forecast(game, state, knowledge)
    bots = [bot("greedy", "kingdom", 100 * seed + seat) for seat in range(2)]
    moments: dict[int, State] = {}
    while acting := game.acting(state):
        seat = acting[0]
        if seat == CHANCE:
            action = int(game.draw(state, rng, out, weights))
        else:
            moments.setdefault(round((4 - knowledge.left(state)) * (STAGES - 1) / 4), state.copy())
            action = int(bots[seat].choose(game, game.resample(state, seat, rng), seat))
        game.apply(state, seat, action)
    won = [place == 1 for place in game.places(state)]
    return {stage: list(zip(forecast.worth(moment).wins, won, strict=True)) for stage, moment in moments.items()}


@pytest.mark.slow
def test_with_quests_chances_to_win_come_true_as_often_as_told_at_every_stage() -> None:
    stages = defaultdict[int, list[tuple[float, bool]]](list)
    for seed in range(501, 501 + GAMES):
        for stage, found in told_and_real(seed).items():
            stages[stage] += found
    assert len(stages) == STAGES
    for found in stages.values():
        assert abs(fmean(told for told, _ in found) - fmean(won for _, won in found)) < 0.05
    every = [one for found in stages.values() for one in found]
    for low, high in ((0.0, 0.35), (0.35, 0.65), (0.65, 1.0)):
        within = [(told, won) for told, won in every if low <= told < high]
        assert abs(fmean(told for told, _ in within) - fmean(won for _, won in within)) < 0.15


def test_at_the_start_of_quests_somebody_nearly_always_wins() -> None:
    game = load("kingdom")
    start = game.initial({"module": "quests"})
    assert 0.85 < sum(Forecast(game, start, little("kingdom")).worth(start).wins) < 1.0


def test_where_points_decide_chances_to_win_sum_to_one() -> None:
    game, state, _ = at("kingdom-tie-by-cards", 40)
    assert abs(sum(Forecast(game, state, little("kingdom")).worth(state).wins) - 1) < 1e-9
