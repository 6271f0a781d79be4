"""Helpers that set up positions for the expansions: their options and their extra pieces (B9, B11)."""

from collections.abc import Iterator
from typing import Any, Final

from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games.burgundy.actions import block_of
from duchy.games.burgundy.box.components import KIND_NAMES, SHIELD_PLACES
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.table import GAME, Given, duchy, table
from tests.games.burgundy.wandering import random_step

EXTRA: Final[dict[str, object]] = {"extra_tiles": "yes"}
WHITE: Final[dict[str, object]] = {"white_castles": "yes"}
INNS: Final[dict[str, object]] = {"inns": "yes"}
ROUTES: Final[dict[str, object]] = {"trade_routes": "yes"}
SHIELDS: Final[dict[str, object]] = {"shields": "yes"}


def expanded(options: Given, **fields: Any) -> Burgundy:  # noqa: ANN401
    """Set up a position of a game with expansions."""
    return table(options=options, **fields)


def shields_of(state: Burgundy, seat: int = 1) -> dict[int, int]:
    """Name the shields of a seat by the hexes of their castles."""
    own = duchy(state, seat)
    places = {int(hex_): shield for shield, hex_ in enumerate(own.holdings.shield_hex) if hex_}
    assert own.shields == sum(1 << shield for shield in places.values())
    return places


def arms_on(state: Burgundy, depot: int) -> list[int]:
    """Name the shields on a depot."""
    first = (depot - 1) * SHIELD_PLACES
    return [int(shield) for shield in state.annex.shields[first : first + SHIELD_PLACES] if shield]


def yard(state: Burgundy, seat: int = 1) -> list[str]:
    """Name the tiles stored beyond the slots."""
    tiles = duchy(state, seat).holdings.yard
    return [name for kind, name in enumerate(KIND_NAMES) for _ in range(tiles[kind])]


def route_goods(state: Burgundy, seat: int = 1) -> list[int]:
    """Name the goods on a trade route, from the left."""
    return [int(colour) for colour in duchy(state, seat).holdings.route_goods]


def eager(options: dict[str, object], seed: int, every: int) -> Iterator[Burgundy]:
    """Play a game and yield every `every`-th position: all kinds of actions are equally likely, ends come last.

    Every duchy gets silver and workers at intervals, so that rare actions happen.
    """
    state = GAME.initial(options)
    rng = Rng(seed)
    step = 0
    while GAME.acting(state):
        if step % every == 0:
            yield state.copy()
        if step % 25 == 0:
            for own in state.duchies:
                own.silver += 2
                own.workers += 1
        eager_step(state, rng)
        step += 1
    yield state


def eager_step(state: Burgundy, rng: Rng) -> None:
    """Do one action: draw its kind first, then the action."""
    seat = GAME.acting(state)[0]
    if seat == CHANCE:
        random_step(state, rng)
        return
    kinds: dict[str, list[int]] = {}
    for action in GAME.legal_actions(state, seat):
        kinds.setdefault(block_of(action).do, []).append(action)
    wanted = [kind for kind in kinds if kind not in ("end", "skip")] or list(kinds)
    actions = kinds[wanted[rng.below(len(wanted))]]
    GAME.apply(state, seat, actions[rng.below(len(actions))])
