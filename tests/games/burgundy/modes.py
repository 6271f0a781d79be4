"""Helpers that set up positions for two teams and for one player (B12, B13): positions in a line or two.

Seats 1 and 3 are the first team, 2 and 4 the second. A seat gets its own things (dice, storage, points, space), and a
team gets those of its duchy (tiles, goods, silver, workers, store, ...). A solo player gets both.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from duchy.core.game import CHANCE
from duchy.games.burgundy.box.components import COLOUR_NAMES, DEPOT_SPACES, FIRST_BLACK, KIND_NAMES, NO_TILE, SPACES
from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.position.effects import write_effects
from tests.games.burgundy.table import GAME, OWN, Given, counts, do, duchy, duchy_document, legal, open_questions

TEAMS: Final[dict[str, object]] = {"players": 4, "teams": "yes"}
ALONE: Final[dict[str, object]] = {"players": 1}
TEAM_START: Final = 22

POINTS: Final[dict[str, object]] = {"effect": "points"}
ACTION: Final[dict[str, object]] = {"effect": "action", "castle": True}
REWARD: Final[dict[str, object]] = {"effect": "action", "castle": False}
"""Effects that wait alone: points, the action of a castle, the action that the target brings."""

REGION: Final[list[dict[str, object]]] = [{"effect": "points", "points": 1}, {"effect": "points", "points": 10}]
"""What waits alone when a region of one hex is completed in phase A: points for its size, and for the phase."""

DEPOTS_OF_TWO: Final = {
    "1": ["bank", "ship"],
    "2": ["monastery1", "castle"],
    "3": ["cow2", "church"],
    "4": ["ship", "market"],
    "5": ["mine", "monastery2"],
    "6": ["carpenter", "pig2"],
}
"""A tile on every space that is used with two players, and alone."""


def teams(
    *,
    team1: Given | None = None,
    team2: Given | None = None,
    seats: Mapping[int, Given] | None = None,
    options: Given | None = None,
    goods: Mapping[int, Mapping[int, int]] | None = None,
    **fields: object,
) -> Burgundy:
    """Set up a position of two teams; each has its starting castle in the middle of 12a."""
    duchies = [started({"tiles": {}, **(team or {})}, TEAM_START) for team in (team1, team2)]
    document: dict[str, object] = {
        "options": {**TEAMS, **(options or {})},
        "seats": [dict((seats or {}).get(seat, {})) for seat in (1, 2, 3, 4)],
        "duchies": duchies,
        "goods": {str(depot): counts(tiles) for depot, tiles in (goods or {}).items()},
        **fields,
    }
    return GAME.read(document)


def alone(
    start: int = 12,
    *,
    own: Given | None = None,
    options: Given | None = None,
    goods: Mapping[int, Mapping[int, int]] | None = None,
    **fields: object,
) -> Burgundy:
    """Set up a position of the solo game, with the starting castle on a hex of 13a."""
    content: dict[str, object] = {"tiles": {}, **(own or {})}
    document: dict[str, object] = {
        "options": {**ALONE, **(options or {})},
        "seats": [{name: value for name, value in content.items() if name in OWN}],
        "duchies": [started({name: value for name, value in content.items() if name not in OWN}, start)],
        "goods": {str(depot): counts(tiles) for depot, tiles in (goods or {}).items()},
        **fields,
    }
    return GAME.read(document)


def started(content: dict[str, object], hex_: int) -> dict[str, object]:
    """Write the document of a duchy with its starting castle."""
    tiles = content["tiles"]
    assert isinstance(tiles, dict)
    return duchy_document({**content, "tiles": {**tiles, hex_: "castle"}})


def begun(options: Given, start: str = "", first: int = 1) -> Burgundy:
    """Play a set-up until a seat has a turn; chance takes its first option, except for the given first player."""
    state = GAME.initial(options)
    while open_questions(state) != ["turn"]:
        if open_questions(state) == ["first"]:
            do(state, f"first {first}")
        elif GAME.acting(state) == [CHANCE]:
            GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
        else:
            do(state, start or min(legal(state)))
    return state


def tiles_in(state: Burgundy, depot: int) -> list[str]:
    """Name the tiles in a numbered depot, or in the black depot if the number is 0."""
    first, last = (depot - 1) * DEPOT_SPACES, depot * DEPOT_SPACES
    if not depot:
        first, last = FIRST_BLACK, SPACES
    return [KIND_NAMES[state.spaces[space]] for space in range(first, last) if state.spaces[space] != NO_TILE]


def shared(state: Burgundy, seat: int = 1) -> list[str]:
    """Name the tiles in the slots that a seat shares with its partner."""
    return [KIND_NAMES[kind] for kind in duchy(state, seat).holdings.store if kind != NO_TILE]


def waiting(state: Burgundy) -> list[dict[str, object]]:
    """List the pending effects of the solo game, in order."""
    return write_effects(state)


def score(state: Burgundy) -> int:
    """Return the space of the score marker of the solo game."""
    return int(state.seats[0].points)


def target(state: Burgundy) -> int:
    """Return the space of the target marker of the solo game."""
    return int(state.annex.target)


def hexes(colour: str, but: Sequence[int] = (), layout: str = "13a") -> list[int]:
    """List the hexes of a colour, except for some."""
    drawn = BOX[layout]
    found = [hex_ + 1 for hex_ in range(drawn.hexes) if COLOUR_NAMES[drawn.colour[hex_]] == colour]
    return [hex_ for hex_ in found if hex_ not in but]


def face_down(numbers: Sequence[int]) -> dict[int, str]:
    """Cover hexes with face-down tiles."""
    return dict.fromkeys(numbers, "black-tile")
