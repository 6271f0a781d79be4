"""Random solo games, compared with a second reading of the rules at every tile, every white die and every point."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import cast

import pytest

from duchy.core.game import CHANCE
from duchy.games import load
from duchy.games.burgundy.box.components import COLOUR_NAMES, KIND_COLOUR, KIND_NAMES, PHASE_NAMES
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.position.effects import write_effects
from tests.contract.play import Numbers
from tests.referee.burgundy import alone as referee

GAME = load("burgundy")
TILES = {"extra_tiles": "yes", "white_castles": "yes", "inns": "yes"}
OPTIONS: list[dict[str, object]] = [
    {"players": 1},
    {"players": 1, "duchies": "13b", "target": 45},
    {**TILES, "players": 1, "target": 55},
    {**TILES, "players": 1, "duchies": "13b"},
]
LIVELY = ("place", "on", "fetch", "effect", "point", "spend", "use")


@cache
def does(action: int) -> object:
    """Return the effect of an action."""
    return GAME.fields(action)["do"]


def tiles_of(state: Burgundy) -> dict[int, str]:
    """Return the tiles of the duchy by their hexes."""
    return {hex_: KIND_NAMES[kind] for hex_, kind in enumerate(state.duchies[0].tiles) if kind}


def laid(before: Burgundy, after: Burgundy) -> list[int]:
    """List the hexes of the duchy that a ply covered; most plies cover none."""
    then, now = list(before.duchies[0].tiles), list(after.duchies[0].tiles)
    return [] if then == now else [hex_ for hex_, kind in enumerate(now) if kind and not (then and then[hex_])]


def depots_of(state: Burgundy) -> dict[int, dict[str, str]]:
    """Return the tiles in the depots by their colours."""
    found: dict[int, dict[str, str]] = {depot: {} for depot in range(1, 7)}
    for space, kind in enumerate(list(state.spaces)[:24]):
        if kind:
            found[space // 4 + 1][COLOUR_NAMES[KIND_COLOUR[kind]]] = KIND_NAMES[kind]
    return found


def check_placed(before: Burgundy, after: Burgundy, hex_: int) -> None:
    """Check the new pending effects, beyond the earlier ones (B13.4, B13.5, B13.8)."""
    duchy = referee.Duchy(
        after.duchies[0].layout.drawing(), tiles_of(after), [int(tiles) for tiles in after.duchies[0].sold]
    )
    expected = referee.set_off(duchy, hex_, PHASE_NAMES[before.phase])
    assert write_effects(before) + expected == write_effects(after)


def check_white(before: Burgundy, after: Burgundy) -> None:
    """Check the tile that leaves (B13.2)."""
    gone = referee.removed(depots_of(before), int(after.white))
    expected = depots_of(before)
    if gone is not None:
        depot, tile = gone
        expected[depot] = {colour: other for colour, other in expected[depot].items() if other != tile}
    assert expected == depots_of(after)


def check_moved(before: Burgundy, after: Burgundy, number: int, waited: list[referee.Effect]) -> None:
    """Check the markers, and the action that reaching the target brings (B13.6)."""
    marker, target, gained = referee.moved(int(before.seats[0].points), int(before.annex.target), number)
    assert (marker, target) == (after.seats[0].points, after.annex.target)
    assert write_effects(after) == waited + [{"effect": "action", "castle": False}] * gained


def check_ply(before: Burgundy, after: Burgundy, fields: Mapping[str, object]) -> str:
    """Check one ply, if there is something to check; return what was checked."""
    waited = write_effects(before)
    if fields["do"] == "white":
        check_white(before, after)
    elif fields["do"] == "point":
        check_moved(before, after, 1, waited)
    elif fields["do"] == "effect" and waited[cast(int, fields["effect"]) - 1]["effect"] == "points":
        effect = waited.pop(cast(int, fields["effect"]) - 1)
        check_moved(before, after, cast(int, effect["points"]), waited)
    elif fields["do"] != "start" and (placed := laid(before, after)):
        (hex_,) = placed
        check_placed(before, after, hex_)
        return tiles_of(after)[hex_]
    return str(fields["do"])


def play(options: dict[str, object], seed: int) -> Counter[str]:
    """Play a game, wealthy enough to be eventful, and count the checks."""
    state, numbers, seen = cast(Burgundy, GAME.initial(options)), Numbers(seed), Counter[str]()
    while acting := GAME.acting(state):
        actions = GAME.legal_actions(state, acting[0])
        if acting != [CHANCE] and numbers.below(5):
            actions = [action for action in actions if does(action) in LIVELY] or actions
        action = actions[numbers.below(len(actions))]
        before = state.copy()
        GAME.apply(state, acting[0], action)
        seen[check_ply(before, state, GAME.fields(action))] += 1
        state.duchies[0].workers += numbers.below(3)
        state.duchies[0].silver += numbers.below(2)
    return seen


@pytest.mark.parametrize("options", OPTIONS, ids=["13a", "13b", "13a with tiles", "13b with tiles"])
def test_solo_games_agree_with_a_second_reading(options: dict[str, object]) -> None:
    """B13.2-B13.6."""
    seen = sum((play(options, seed) for seed in range(8)), Counter[str]())
    assert {"white", "point", "effect", "ship", "castle", "mine"} <= set(seen)
    assert 8 * 25 == seen["white"]


@pytest.mark.slow
def test_many_solo_games_agree_and_every_tile_is_among_them() -> None:
    """B13.2-B13.6. Every kind of tile is placed in some game."""
    seen = sum((play(options, seed) for options in OPTIONS for seed in range(100, 220)), Counter[str]())
    rare = {name for name in KIND_NAMES[1:] if name not in seen}
    assert set() == rare
