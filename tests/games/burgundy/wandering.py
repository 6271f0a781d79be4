"""Random games of every mode, as a source of positions for tests."""

from collections.abc import Iterator
from typing import Final

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, seats_in
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.table import GAME

OPTION_SETS: Final[list[dict[str, object]]] = [
    {},
    {"edition": 2011},
    {"players": 3, "duchies": "random"},
    {"players": 4, "edition": 2011, "duchies": "boards"},
    {"players": 3, "duchies": "boards", "start": "hidden"},
    {"players": 4, "duchies": "9", "start": "hidden", "overflow_goods": "discard"},
    {"edition": 2011, "duchies": "random-alike", "tie_break": "most_empty", "overflow_goods": "stay"},
    {"players": 2, "duchies": "3,8"},
]

TILES: Final[dict[str, object]] = {"extra_tiles": "yes", "white_castles": "yes", "inns": "yes"}
ALL: Final[dict[str, object]] = TILES | {"trade_routes": "yes", "shields": "yes"}

EXPANDED_SETS: Final[list[dict[str, object]]] = [
    {"extra_tiles": "yes", "edition": 2011},
    {"white_castles": "yes", "players": 3},
    {"inns": "yes"},
    {"trade_routes": "yes", "players": 3, "route_order": "chosen"},
    {"shields": "yes"},
    {"shields": "yes", "players": 4},
    {"duchies": "11a,11f", "outpost_scoring": "pairs"},
    ALL | {"duchies": "outposts", "players": 3},
    ALL | {"duchies": "boards", "start": "hidden"},
    {"players": 4, "teams": "yes"},
    ALL | {"players": 4, "teams": "yes", "duchies": "12b", "start": "hidden", "route_order": "chosen"},
    {"players": 1},
    TILES | {"players": 1, "duchies": "13b", "target": 45},
]
"""Every expansion alone, and together in every mode."""


def for_each(sets: list[dict[str, object]]) -> pytest.MarkDecorator:
    """Give a test each of some sets of options: every third is for every day, the rest is slow."""
    marked = [
        pytest.param(options, id=str(index), marks=[] if index % 3 == 1 else [pytest.mark.slow])
        for index, options in enumerate(sets)
    ]
    return pytest.mark.parametrize("options", marked)


def wander(options: dict[str, object], seed: int, every: int) -> Iterator[Burgundy]:
    """Play a random game and yield every `every`-th position, more of the set-up, and the end of the game."""
    state = GAME.initial(options)
    rng = Rng(seed)
    step = 0
    while GAME.acting(state):
        if step % every == 0 or (step < 20 and step % 4 == 0):
            yield state.copy()
        random_step(state, rng)
        step += 1
    yield state


def random_step(state: Burgundy, rng: Rng) -> tuple[int, int]:
    """Do one random action of a random seat that has to act; return the seat and the action."""
    acting = seats_in(GAME.to_act(state))
    seat = acting[rng.below(len(acting))]
    actions = GAME.legal_actions(state, seat)
    if seat == CHANCE:
        actions = [action for action, weight in GAME.chances(state) for _ in range(weight)]
    action = actions[rng.below(len(actions))]
    GAME.apply(state, seat, action)
    return seat, action
