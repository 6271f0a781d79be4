"""The games that something is learnt from: every number of players and every option, the common ones more often."""

from collections.abc import Mapping
from typing import Final

from duchy.core.chance import Rng
from duchy.core.reason import Refusal

EXPANSIONS: Final = {
    "extra_tiles": "yes",
    "white_castles": "yes",
    "inns": "yes",
    "trade_routes": "yes",
    "shields": "yes",
}

Mode = tuple[int, Mapping[str, str | int]]

MODES: Final[Mapping[str, tuple[Mode, ...]]] = {
    "burgundy": (
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
    ),
    "kingdom": (
        *((2, {"module": module, "side": side}) for module in ("none", "quests", "advisors") for side in "ab"),
        *((2, {"module": "menaces", "side": "b", "menaces": f"{one},{other}"}) for one, other in (
            ("rats", "giants"), ("giants", "shadows"), ("shadows", "thieves"), ("thieves", "rats"),
        )),
        *((1, {"players": 1, "module": module, "side": "b"}) for module in ("none", "quests", "advisors", "menaces")),
        *((1, {"players": 1, "scenario": number}) for number in range(1, 7)),
    ),
}  # fmt: skip
"""How often each kind of game is played, beside the others, and its options."""


def modes_of(game: str) -> tuple[Mode, ...]:
    """List the kinds of games of a game."""
    if game not in MODES:
        raise Refusal(f"nobody has said how to learn {game!r}: the games are {', '.join(MODES)}")
    return MODES[game]


def mode_at(game: str, rng: Rng) -> Mapping[str, str | int]:
    """Draw the options of a game."""
    modes = modes_of(game)
    number = int(rng.below(sum(often for often, _ in modes)))
    for often, options in modes:
        number -= often
        if number < 0:
            return options
    raise AssertionError(number)
