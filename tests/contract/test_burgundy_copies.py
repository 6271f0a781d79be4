"""Copies of Burgundy states share nothing mutable, down to the last field, including fields that no document shows."""

from typing import Final, cast

import pytest

from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.holdings import PLAIN_ANNEX, PLAIN_HOLDINGS, Annex, Holdings
from duchy.games.burgundy.state.state import Burgundy, Seat
from tests.contract.play import Numbers, take_lively
from tests.contract.witnesses import CASES, Case, title

OF_STATE: Final = (
    *("spaces", "goods", "piles", "bag", "round_goods", "bonus", "bridge", "order"),
    *("turn", "phase", "round", "white", "bought", "agenda", "depth"),
)
OF_SEAT: Final = ("duchy", "board", "choice", "dice", "storage", "points", "space")
OF_DUCHY: Final = (
    *("tiles", "goods", "sold", "silver", "workers", "large_bonus", "small_bonus", "shields"),
    *("covered", "covered_east", "frontier", "frontier_east", "left", "city"),
    *("inns", "built", "monasteries", "mines", "joined"),
)
OF_HOLDINGS: Final = (
    *("plain", "store", "yard", "yard_tiles", "shield_hex"),
    *("ally", "cards", "route", "route_goods"),
)
OF_ANNEX: Final = (
    *("plain", "shields", "cards", "inns", "outposts"),
    *("turned", "closing", "target", "effects", "waiting"),
)

MODES: Final = [
    case
    for case in CASES
    if case.name.removeprefix("burgundy:")
    in {
        "2019-2p-duchy1",
        "everything-2019-2p",
        "everything-2011-4p",
        "route-chosen",
        "teams-everything",
        "teams-hidden",
        "alone-13a-45",
        "alone-everything-13b",
    }
]


def dump(part: Burgundy | Seat | Duchy | Holdings | Annex, names: tuple[str, ...]) -> dict[str, int | list[int]]:
    """Copy the fields of a part of a state: numbers and rows of numbers."""
    fields = [(name, getattr(part, name)) for name in names]
    return {name: value if isinstance(value, int) else list(value) for name, value in fields}


def dump_all(state: Burgundy) -> list[object]:
    """Copy every field of a state that can change."""
    parts: list[object] = [dump(state, OF_STATE), dump(state.annex, OF_ANNEX)]
    parts += [dump(seat, OF_SEAT) for seat in state.seats]
    parts += [(dump(duchy, OF_DUCHY), duchy.layout.name) for duchy in state.duchies]
    return parts + [dump(duchy.holdings, OF_HOLDINGS) for duchy in state.duchies]


def plain(thing: object) -> bool:
    """Return whether a dump holds only numbers, names and rows of numbers, so that it never changes."""
    if isinstance(thing, dict):
        return all(map(plain, thing.values()))
    return all(map(plain, thing)) if isinstance(thing, list | tuple) else isinstance(thing, int | str)


def test_every_mode_is_among_them() -> None:
    assert 8 == len(MODES)


@pytest.mark.parametrize("case", MODES, ids=title)
def test_no_copy_changes_when_the_game_goes_on(case: Case) -> None:
    state, numbers = cast(Burgundy, case.begin()), Numbers(5)
    kept: list[tuple[Burgundy, list[object]]] = []
    while case.witness.game.acting(state):
        copy = state.copy()
        kept.append((copy, dump_all(copy)))
        assert kept[-1][1] == dump_all(state)
        take_lively(case, state, numbers)
    assert all(parts == dump_all(copy) for copy, parts in kept)
    assert plain(dump_all(state))


@pytest.mark.parametrize("case", MODES, ids=title)
def test_a_state_does_not_change_when_a_copy_goes_on(case: Case) -> None:
    state, numbers = cast(Burgundy, case.begin()), Numbers(6)
    ply = 0
    while case.witness.game.acting(state):
        if ply % 25 == 0:
            parts, copy, ahead = dump_all(state), state.copy(), Numbers(ply)
            for _ in range(40):
                if case.witness.game.acting(copy):
                    take_lively(case, copy, ahead)
            assert parts == dump_all(state)
        take_lively(case, state, numbers)
        ply += 1


def test_what_plain_games_share_stays_empty() -> None:
    case = next(case for case in CASES if case.name == "burgundy:2019-4p-boards")
    state, numbers = cast(Burgundy, case.begin()), Numbers(7)
    parts = [dump(PLAIN_ANNEX, OF_ANNEX), dump(PLAIN_HOLDINGS, OF_HOLDINGS)]
    while case.witness.game.acting(state):
        take_lively(case, state, numbers)
    assert parts == [dump(PLAIN_ANNEX, OF_ANNEX), dump(PLAIN_HOLDINGS, OF_HOLDINGS)]
    assert state.annex is PLAIN_ANNEX
    assert all(duchy.holdings is PLAIN_HOLDINGS for duchy in state.duchies)
