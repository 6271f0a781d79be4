"""What is printed on the board and the tiles, as plain data: the page draws it, `make wire` hands it over."""

from duchy.games.burgundy.box.components import (
    COLOUR_NAMES,
    DEPOT_SPACES,
    DEPOTS,
    LARGE_BONUS,
    LAST_BRIDGE_SPACE,
    PHASE_NAMES,
    ROUNDS,
    SHIELDS_ON_DEPOT,
    SMALL_BONUS,
    SPACE_COLOUR,
    SPACE_FROM_PLAYERS,
)


def printed() -> dict[str, object]:
    """Return the facts: a depot's spaces with the players from which each is used; lists by players count from none."""
    spaces = [
        {"colour": COLOUR_NAMES[colour], "players": players}
        for colour, players in zip(SPACE_COLOUR, SPACE_FROM_PLAYERS, strict=True)
    ]
    return {
        "depots": [spaces[depot * DEPOT_SPACES : (depot + 1) * DEPOT_SPACES] for depot in range(DEPOTS)],
        "phases": list(PHASE_NAMES),
        "rounds": ROUNDS,
        "bridge_spaces": LAST_BRIDGE_SPACE + 1,
        "large_bonus": [int(points) for points in LARGE_BONUS],
        "small_bonus": [int(points) for points in SMALL_BONUS],
        "shields_on_depot": [list(depots) for depots in SHIELDS_ON_DEPOT],
    }
