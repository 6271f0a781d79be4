"""Positions of the last round with one best action, proved by exhaustive search, and the levels that find it."""

from typing import Final

import pytest

from duchy.bots.registry import bot
from tests.bots.search.proving import ROUGH, last_round, proved

GAME: Final = ROUGH.witness.game

LADDER: Final = ("novice", "squire", "greedy", "steward", "chancellor", "duke")
"""The levels, weakest first."""

POSITIONS: tuple[tuple[str, int, str, int], ...] = (
    ("novice", 53, "take 3c", 24),
    ("squire", 33, "2:place s1 16", 6),
    ("squire", 35, "1:place s2 18", 8),
    ("squire", 116, "take 1c", 14),
    ("greedy", 51, "1:sell 2", 2),
    ("greedy", 74, "load 3", 3),
    ("greedy", 99, "2:workers", 5),
    ("steward", 10, "1:sell 2", 8),
    ("steward", 62, "buy 1b", 2),
    ("steward", 93, "load 6", 2),
)
"""The weakest level that finds the action; the game that leads there; the best action, and its lead in points."""
TELLING: Final = (62, 93)
"""Games in which the best action depends on the opponent's reply."""


def chosen(name: str, seed: int, luck: int) -> str:
    """Return a bot's choice in the position."""
    state = last_round(seed)
    seat = GAME.acting(state)[0]
    return GAME.notation(bot(name, "burgundy", luck).choose(GAME, state, seat))


@pytest.mark.parametrize(
    ("seed", "best", "lead"),
    [
        pytest.param(*position[1:], marks=[pytest.mark.slow] if position[0] == "steward" else [])
        for position in POSITIONS
    ],
)
def test_there_is_one_best_action(seed: int, best: str, lead: int) -> None:
    state = last_round(seed)
    values = list(proved(GAME, state, GAME.acting(state)[0]).items())
    assert best == values[0][0]
    assert lead == values[0][1] - values[1][1]


@pytest.mark.parametrize(
    ("name", "seed", "best"),
    [
        pytest.param(*position[:3], marks=[pytest.mark.slow] if position[0] == "steward" else [])
        for position in POSITIONS
    ],
)
def test_a_level_finds_the_best_action(name: str, seed: int, best: str) -> None:
    assert {best} == {chosen(name, seed, luck) for luck in (1, 2, 3)}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seed", "best"),
    [(stronger, seed, best) for name, seed, best, _ in POSITIONS for stronger in LADDER[LADDER.index(name) + 1 :]],
)
def test_stronger_levels_find_it_too(name: str, seed: int, best: str) -> None:
    assert best == chosen(name, seed, 1)


@pytest.mark.parametrize("seed", TELLING)
def test_a_bot_that_plans_only_its_own_turn_misses_the_opponents_reply(seed: int) -> None:
    best = next(position[2] for position in POSITIONS if position[1] == seed)
    assert best != chosen("greedy", seed, 1)
