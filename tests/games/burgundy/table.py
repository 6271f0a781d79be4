"""Helpers for rule tests: a position in a line or two, actions as text, and the resulting position.

Seats and hexes count from 1 here. A seat is given as one mapping of its own things (dice, storage,
points, space, board, choice) and those of its duchy (name, tiles, goods, sold, silver, workers, bonus tiles,
shields, ally, yard, route, route_goods, cards).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from duchy.core.game import CHANCE
from duchy.core.journal import Entry
from duchy.core.reason import Reason
from duchy.games.burgundy.box.components import COLOUR_NAMES, GOODS, KIND_NAMES, NO_TILE, SHIELDS_ON_DEPOT
from duchy.games.burgundy.game import BurgundyGame
from duchy.games.burgundy.state.agenda import QUESTION_NAMES, kind_of
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy, Seat

GAME: Final = BurgundyGame()
CENTRE: Final = 19
OWN: Final = ("points", "dice", "storage", "space", "board", "choice")
COUNTED: Final = ("goods", "sold")

Given = Mapping[str, object]


def table(
    *,
    players: int = 2,
    edition: int = 2019,
    options: Given | None = None,
    seat1: Given | None = None,
    seat2: Given | None = None,
    seat3: Given | None = None,
    seat4: Given | None = None,
    goods: Mapping[int, Mapping[int, int]] | None = None,
    arms: Mapping[int, Sequence[int]] | None = None,
    **fields: object,
) -> Burgundy:
    """Set up a position. Goods are given as colour: tiles, those in depots as depot: {colour: tiles}.

    Tiles are given as hex: name; the starting castle is in the centre unless a castle is named. Shields are given
    as hex: shield, and a castle is added there; those on depots as depot: shields.
    """
    seats: list[dict[str, object]] = []
    duchies: list[dict[str, object]] = []
    for given in [seat1, seat2, seat3, seat4][:players]:
        content = dict(given or {})
        seats.append({name: value for name, value in content.items() if name in OWN})
        duchies.append(duchy_document({name: value for name, value in content.items() if name not in OWN}))
    document: dict[str, object] = {
        "options": {"players": players, "edition": edition, **(options or {})},
        "seats": seats,
        "duchies": duchies,
        **fields,
    }
    if goods is not None:
        document["goods"] = {str(depot): counts(tiles) for depot, tiles in goods.items()}
    if arms is not None:
        places = {depot: SHIELDS_ON_DEPOT[players][depot - 1] for depot in arms}
        document["shields"] = {str(depot): [*arms[depot], 0, 0][: places[depot]] for depot in arms}
    return GAME.read(document)


def duchy_document(content: dict[str, object]) -> dict[str, object]:
    """Write hexes as text and goods as lists, and add the starting castle and the castles of shields."""
    shields = content.get("shields")
    tiles = content.get("tiles", {} if shields else None)
    if isinstance(tiles, dict):
        named = {str(hex_): name for hex_, name in tiles.items()}
        if "castle" not in named.values():
            named[str(CENTRE)] = "castle"
        content["tiles"] = named
        if isinstance(shields, dict):
            content["shields"] = {str(hex_): shield for hex_, shield in shields.items()}
            content["tiles"] = named | {str(hex_): "castle" for hex_ in shields}
    for name in COUNTED:
        tiles = content.get(name)
        if isinstance(tiles, dict):
            content[name] = counts(tiles)
    return content


def counts(tiles: Mapping[int, int]) -> list[int]:
    """List how many goods of each colour there are."""
    return [tiles.get(colour, 0) for colour in range(1, GOODS + 1)]


def acting(state: Burgundy) -> int:
    """Return the one seat that has to act, counted from 0; chance is `CHANCE`."""
    (seat,) = GAME.acting(state)
    return seat


def after(state: Burgundy, *actions: str) -> Burgundy:
    """Copy a position and do some actions, each by the seat that has to act; all must be legal."""
    other = state.copy()
    for text in actions:
        do(other, text)
    return other


def do(state: Burgundy, text: str, seat: int = 0) -> None:
    """Do one legal action in a position, by the given seat or by the seat that has to act."""
    index = seat - 1 if seat else acting(state)
    action = GAME.parse(text)
    assert (None, True) == (GAME.explain(state, index, action), action in GAME.legal_actions(state, index)), text
    GAME.apply(state, index, action)


def told(state: Burgundy, *actions: str) -> list[Entry]:
    """Do some actions with the journal on and return its entries."""
    other = state.copy()
    journal = GAME.start_journal(other)
    for text in actions:
        do(other, text)
    return journal


def legal(state: Burgundy, start: str = "", seat: int = 0) -> set[str]:
    """List the legal actions as text; with a start, only those that start with it."""
    index = seat - 1 if seat else acting(state)
    texts = [GAME.notation(action) for action in GAME.legal_actions(state, index)]
    assert len(texts) == len(set(texts)), texts
    return {text for text in texts if text.startswith(start)}


def refusal(state: Burgundy, text: str, seat: int = 0) -> Reason:
    """Return the reason why an action is not legal."""
    index = seat - 1 if seat else acting(state)
    action = GAME.parse(text)
    reason = GAME.explain(state, index, action)
    assert reason is not None, f"{text} is legal"
    assert action not in GAME.legal_actions(state, index)
    return reason


def of_seat(state: Burgundy, seat: int = 1) -> Seat:
    """Return the state of a seat itself."""
    return state.seats[seat - 1]


def duchy(state: Burgundy, seat: int = 1) -> Duchy:
    """Return the duchy of a seat."""
    return state.duchy(seat - 1)


def points(state: Burgundy, seat: int = 1) -> int:
    """Return the points of a seat."""
    return GAME.scores(state)[seat - 1]


def scored(before: Burgundy, *actions: str, seat: int = 1) -> int:
    """Count the points that a seat gets from some actions."""
    return points(after(before, *actions), seat) - points(before, seat)


def silver(state: Burgundy, seat: int = 1) -> int:
    """Count the silver of a seat."""
    return int(duchy(state, seat).silver)


def workers(state: Burgundy, seat: int = 1) -> int:
    """Count the workers of a seat."""
    return int(duchy(state, seat).workers)


def stored(state: Burgundy, seat: int = 1) -> list[str]:
    """Name the tiles in storage."""
    return [KIND_NAMES[kind] for kind in of_seat(state, seat).storage if kind != NO_TILE]


def dice(state: Burgundy, seat: int = 1) -> list[int]:
    """Name the unused dice."""
    return [int(pips) for pips in of_seat(state, seat).dice if pips]


def goods_of(state: Burgundy, seat: int = 1) -> dict[int, int]:
    """Count the goods stored, by colour."""
    return {colour + 1: int(tiles) for colour, tiles in enumerate(duchy(state, seat).goods) if tiles}


def sold_by(state: Burgundy, seat: int = 1) -> dict[int, int]:
    """Count the goods sold, by colour."""
    return {colour + 1: int(tiles) for colour, tiles in enumerate(duchy(state, seat).sold) if tiles}


def goods_in(state: Burgundy, depot: int) -> dict[int, int]:
    """Count the goods in a depot, by colour."""
    tiles = [int(state.goods[(depot - 1) * GOODS + colour]) for colour in range(GOODS)]
    return {colour: number for colour, number in enumerate(tiles, start=1) if number}


def tile_on(state: Burgundy, hex_: int, seat: int = 1) -> str:
    """Name the tile on a hex."""
    return KIND_NAMES[duchy(state, seat).tiles[hex_ - 1]]


def open_questions(state: Burgundy) -> list[str]:
    """Name the open questions, the one asked now last."""
    return [QUESTION_NAMES[kind_of(state.agenda[level])] for level in range(state.depth)]


def bridge(state: Burgundy) -> list[int]:
    """List the seats from the foremost marker to the last."""
    return [int(seat) + 1 for seat in state.bridge]


def order(state: Burgundy) -> list[int]:
    """List the seats in the order of this round."""
    return [int(seat) + 1 for seat in state.order]


def bonus_tiles(state: Burgundy, seat: int = 1) -> tuple[list[str], list[str]]:
    """Name the colours of a seat's large and small bonus tiles."""
    own = duchy(state, seat)
    large, small = (
        [name for bit, name in enumerate(COLOUR_NAMES) if bits >> bit & 1]
        for bits in (own.large_bonus, own.small_bonus)
    )
    return large, small


def end_round(state: Burgundy) -> Burgundy:
    """Let all players who have not had their turn end it."""
    other = state.copy()
    for _ in range(other.variant.players - other.turn):
        do(other, "end")
    return other


def drawn(state: Burgundy) -> Burgundy:
    """Let chance take its first option until the board is ready and a player has to roll."""
    other = state.copy()
    while GAME.acting(other) == [CHANCE] and open_questions(other) != ["roll"]:
        GAME.apply(other, CHANCE, GAME.chances(other)[0][0])
    return other


def at_the_end(edition: int = 2019, **seat: object) -> int:
    """Count the points that a seat gets when the game ends."""
    return GAME.scores(end_round(table(edition=edition, phase="E", round=5, seat1=seat)))[0]
