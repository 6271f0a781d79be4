"""How a network is trained for Castles of Burgundy."""

from typing import Final, cast

from duchy.bots.search.parameters import SearchParameters
from duchy.core.game import State
from duchy.games.burgundy.state.state import Burgundy
from duchy.train.training import Mode, Training

EXPANSIONS: Final = {
    "extra_tiles": "yes",
    "white_castles": "yes",
    "inns": "yes",
    "trade_routes": "yes",
    "shields": "yes",
}

MODES: Final[tuple[Mode, ...]] = (
    (8, {"duchies": "random"}),
    (2, {"duchies": "random-alike", "start": "hidden"}),
    (4, {"duchies": "random", "edition": 2011}),
    (2, {"players": 3, "duchies": "random"}),
    (1, {"players": 3, "duchies": "random", "edition": 2011}),
    (2, {"players": 4, "duchies": "random"}),
    (2, {"duchies": "random", **EXPANSIONS}),
    (2, {"duchies": "outposts", **EXPANSIONS}),
    (1, {"players": 3, "duchies": "random", **EXPANSIONS}),
    (1, {"players": 4, "duchies": "outposts", **EXPANSIONS}),
    (1, {"players": 4, "teams": "yes", "duchies": "12a"}),
    (1, {"players": 4, "teams": "yes", "duchies": "12b", **EXPANSIONS}),
    (2, {"players": 1, "duchies": "13a"}),
    (2, {"players": 1, "duchies": "13b"}),
)
"""Weights and options of the kinds of games."""


def undefeated(state: State, seat: int) -> bool:  # noqa: ARG001
    """B13.7. Return whether all hexes of a solo game are filled; with others everyone may win."""
    burgundy = cast(Burgundy, state)
    return not (burgundy.variant.solo and burgundy.duchies[0].empty_hexes())


TRAINING: Final = Training(MODES, SearchParameters(beam_width=12, max_plans=20, horizon=3, policy_depth=0), undefeated)
"""The search is not quite as wide as that of the levels: more games teach more."""
