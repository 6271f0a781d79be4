"""The values of Burgundy positions."""

from typing import cast

import pytest

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.burgundy.outlook import turns_after
from duchy.bots.burgundy.pace import POINT
from duchy.bots.registry import bot
from duchy.games.burgundy.box.components import ANIMAL, CASTLE_TILE, FIRST_ANIMAL, MINE_TILE, WATCHTOWER
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.playing import GAME, decisions, final_state, first_decision

NEXT_TO_A_CASTLE = 11
"""A building hex of duchy 1, north-west of the centre."""


def start() -> Burgundy:
    """Start a game and play to the first turn of seat 0."""
    seed = 0
    while True:
        state, seat = first_decision({}, seed)
        if seat == 0:
            return cast("Burgundy", state)
        seed += 1


def worth(state: Burgundy) -> int:
    """Value a position for seat 0."""
    return int(BurgundyEvaluation().value(state, 0))


def test_a_finished_game_is_worth_its_points() -> None:
    state = final_state({}, ["random", "random"], 1)
    assert [points * POINT for points in GAME.scores(state)] == [
        BurgundyEvaluation().value(state, seat) for seat in range(2)
    ]


@pytest.mark.parametrize("thing", ["silver", "workers"])
def test_silver_and_workers_are_worth_something(thing: str) -> None:
    state = start()
    before = worth(state)
    setattr(state.duchies[0], thing, 6)
    assert worth(state) > before


def test_a_goods_tile_is_worth_a_point_or_more() -> None:
    state = start()
    before = worth(state)
    state.duchies[0].goods[0] += 1
    assert worth(state) >= before + POINT


def test_a_mine_is_worth_more_the_more_often_it_pays() -> None:
    early = start()
    late = early.copy()
    late.phase = 3
    gains = []
    for state in (early, late):
        before = worth(state)
        state.duchies[0].mines += 1
        gains.append(worth(state) - before)
    assert gains[0] > gains[1] > POINT


def test_a_stored_tile_is_worth_something_and_a_useless_third_one_less() -> None:
    state = start()
    values = []
    for slot in range(3):
        state.seats[0].storage[slot] = MINE_TILE
        values.append(worth(state))
    assert values[0] < values[1]
    assert values[2] - values[1] < values[1] - values[0]


def test_a_region_is_worth_more_the_more_of_it_is_covered() -> None:
    """B5.6. This holds even before it scores anything."""
    state = start()
    duchy = state.duchies[0]
    values = []
    for hex_ in range(duchy.layout.hexes):
        if duchy.layout.colour[hex_] == ANIMAL and duchy.left[duchy.layout.region[hex_]] > 1:
            duchy.cover(hex_, FIRST_ANIMAL)
            values.append(worth(state))
    assert sorted(values) == values


def test_placing_a_castle_looks_good_while_its_action_is_pending() -> None:
    """B5.2."""
    state = start()
    state.duchies[0].workers = 5
    state.duchies[0].cover(NEXT_TO_A_CASTLE, WATCHTOWER)
    state.seats[0].storage[0] = CASTLE_TILE
    before = worth(state)
    castle = next(action for action in GAME.legal_actions(state, 0) if "place" in GAME.notation(action))
    GAME.apply(state, 0, castle)
    assert worth(state) > before + POINT


def test_the_end_of_a_turn_is_worth_nothing() -> None:
    """Otherwise the bot would rush or avoid it; mines pay when a phase ends, but that was already counted."""
    evaluation = BurgundyEvaluation()
    turns = 0
    for state, seat, action in decisions({}, [bot("greedy", "burgundy", seat) for seat in range(2)], 2):
        burgundy = cast("Burgundy", state)
        if burgundy.depth and action == GAME.parse("end") and not any(burgundy.seats[seat].dice):
            after = burgundy.copy()
            GAME.apply(after, seat, action)
            if after.depth:
                turns += 1
                assert turns_after(burgundy, seat) == turns_after(after, seat)
                if after.phase == burgundy.phase:
                    assert evaluation.value(burgundy, seat) == evaluation.value(after, seat)
    assert turns > 40
