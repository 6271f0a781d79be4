"""Facts that the Burgundy evaluation caches about a duchy are never used for another one."""

from collections.abc import Callable
from typing import Final, cast

import pytest

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.core.game import State
from duchy.games.burgundy.box.components import MINE, WAREHOUSE
from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.variant import variant_of
from tests.bots.burgundy.valued import TWO_MINES, worth
from tests.bots.playing import GAME, first_decision
from tests.contract.play import reach
from tests.contract.witnesses import CASES
from tests.games.burgundy.beyond import EXTRA, INNS, SHIELDS, expanded

BANK_HEX: Final = 11
BANKS_SCORE: Final = 1 << 22
LARGER_REGIONS: Final = 1 << 17


def build_something_else(state: Burgundy) -> None:
    state.duchies[0].tiles[BANK_HEX] = WAREHOUSE
    state.duchies[0].recount()


def get_a_shield(state: Burgundy) -> None:
    state.duchies[0].shields |= LARGER_REGIONS


def move_to_another_duchy(state: Burgundy) -> None:
    state.duchies[0].layout = BOX["7"]
    state.duchies[0].recount()


def play_without_cranes(state: Burgundy) -> None:
    state.variant = variant_of(SHIELDS | INNS)


def find_an_ally(state: Burgundy) -> None:
    state.duchies[0].monasteries |= BANKS_SCORE


def open_all(state: Burgundy) -> None:
    state.duchies[0].open_everywhere()


def lose_a_bonus_tile(state: Burgundy) -> None:
    state.bonus[MINE] = 2


def lose_a_round(state: Burgundy) -> None:
    state.round += 1


def use_a_die(state: Burgundy) -> None:
    state.seats[0].dice[1] = 0


CHANGES: Final = (
    *(build_something_else, move_to_another_duchy, play_without_cranes, get_a_shield, find_an_ally, open_all),
    *(lose_a_bonus_tile, lose_a_round, use_a_die),
)


@pytest.mark.parametrize("change", CHANGES)
def test_a_duchy_is_revalued_when_something_changes(change: Callable[[Burgundy], None]) -> None:
    tiles = TWO_MINES | {13: "monastery16", 14: "crane"}
    seat = {"dice": [3, 1], "silver": 2, "storage": ["bank", "mine", "monastery22"], "tiles": tiles}
    state = expanded(SHIELDS | EXTRA | INNS, seat1=seat)
    evaluation = BurgundyEvaluation()
    before = evaluation.value(state, 0)
    changed = state.copy()
    change(changed)
    assert evaluation.value(changed, 0) == worth(changed) != before
    assert evaluation.value(state, 0) == before


def test_open_hexes_in_the_east_of_a_large_duchy_count() -> None:
    state = cast("Burgundy", reach(next(case for case in CASES if "teams" in case.name), 1, 60))
    evaluation = BurgundyEvaluation()
    before = evaluation.value(state, 0)
    changed = state.copy()
    changed.duchies[0].frontier_east = 0
    assert state.duchies[0].frontier_east != 0
    assert evaluation.value(changed, 0) == worth(changed) != before


def test_duchies_with_the_same_covered_hexes_are_distinguished() -> None:
    """Several duchies start with a castle on the same central hex."""
    evaluation = BurgundyEvaluation()
    values = set()
    for players in (2, 3, 4):
        for edition, duchy in ((2011, "1"), (2019, "1"), (2019, "2"), (2019, "6")):
            options = {"players": players, "edition": edition, "duchies": duchy, "start": "centre"}
            state, seat = first_decision(options, 0)
            value = evaluation.value(state, seat)
            assert value == BurgundyEvaluation().value(state, seat)
            values.add(value)
    assert len(values) > 3


def positions() -> list[State]:
    """Return positions from all kinds of games, each a little later in its game than the one before."""
    cases = [case for case in CASES if case.witness.game.name == "burgundy"]
    return [reach(case, number, 20 + 8 * number) for number, case in enumerate(cases[::5])]


def test_positions_valued_earlier_change_no_value() -> None:
    evaluation = BurgundyEvaluation()
    states = positions()
    assert len(states) > 30
    for _ in range(2):
        for state in states:
            for seat in range(GAME.seats(state)):
                assert evaluation.value(state, seat) == worth(cast("Burgundy", state), seat + 1)
