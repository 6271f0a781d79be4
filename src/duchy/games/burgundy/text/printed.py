"""What is printed on the board, the tiles and the duchies, as plain data: `make wire` writes it for the page."""

from duchy.games.burgundy.box.components import (
    COLOUR_NAMES,
    DEPOT_SPACES,
    DEPOTS,
    DUCHIES_2011,
    LARGE_BONUS,
    LAST_BRIDGE_SPACE,
    PHASE_NAMES,
    ROUNDS,
    SHIELDS_ON_DEPOT,
    SMALL_BONUS,
    SPACE_COLOUR,
    SPACE_FROM_PLAYERS,
)
from duchy.games.burgundy.box.layout import BOX, SOLO_DUCHIES, TEAM_DUCHIES, Layout


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
        "colours": list(COLOUR_NAMES),
        "duchies": [duchy(layout) for layout in BOX.values()],
        "duchies_2011": list(DUCHIES_2011),
    }


def duchy(layout: Layout) -> dict[str, object]:
    """Return a duchy: hexes as row, half hexes across, colour and number; rivers as pairs of hexes, counted from 0."""
    hexes = range(int(layout.hexes))
    return {
        "name": layout.name,
        "kind": "team" if layout.name in TEAM_DUCHIES else "solo" if layout.name in SOLO_DUCHIES else "duchy",
        "hexes": [[*layout.places[hex_], int(layout.colour[hex_]), int(layout.number[hex_])] for hex_ in hexes],
        "rivers": [list(river) for river in layout.rivers],
        "outposts": [
            {"place": list(place), "touched": [hex_ for hex_ in hexes if touching >> hex_ & 1]}
            for place, touching in zip(layout.outpost_places, layout.outposts, strict=True)
        ],
    }
