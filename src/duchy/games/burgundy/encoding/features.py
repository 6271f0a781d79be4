"""The features of Burgundy: the index, number and meaning of each.

A row is the table, then four places (the seat itself, then the others in order), each with what the seat has, its duchy
and its hexes; then the features of expansions. In teams the places of partners share one duchy: its facts are in the
first place, its hexes from 38 on in the second.
"""

from typing import Final

from duchy.core.encoding import MOST, Feature, place_features, prefix_names
from duchy.games.burgundy.actions import SEATS
from duchy.games.burgundy.box.components import HEXES, KINDS, ROUTE_CARDS, SHIELDS
from duchy.games.burgundy.state.agenda import QUESTION_NAMES

ENCODING: Final = 1
"""The version of the encoding, in addition to that of the rules."""

# The index of each feature: literals, because compiled code inlines those; a test checks the sums.
PLAYERS: Final = 0
EDITION: Final = 4
OPTIONS: Final = 5
SEAT: Final = 15
PHASE: Final = 19
ROUND: Final = 24
WHITE: Final = 29
TURN: Final = 35
ORDER: Final = 36
BRIDGE: Final = 52
BOUGHT: Final = 68
SPACES: Final = 69
LYING: Final = 101
BLACK_LYING: Final = 158
GOODS: Final = 215
ROUND_GOODS: Final = 251
BONUS: Final = 281
COLOURED_LEFT: Final = 287
BLACK_LEFT: Final = 293
QUESTION: Final = 294
ASKED: Final = 331
ABOUT_TILE: Final = 335
ABOUT_DIE: Final = 336
ABOUT_DEPOTS: Final = 337
ABOUT_HEX: Final = 343
ABOUT_SHIELD: Final = 344
ABOUT_GOODS: Final = 345
ABOUT_CASTLE: Final = 346
ABOUT_PLACE: Final = 347

FIRST_PLACE: Final = 348
PLACE: Final = 475
"""The length of a place; below, the index of each of its features."""
DICE: Final = 0
STORAGE: Final = 12
POINTS: Final = 15
SPACE: Final = 17
BOARD: Final = 18
CHOSEN: Final = 24
START: Final = 25
LAYOUT: Final = 27
OWN_GOODS: Final = 28
SOLD: Final = 34
SILVER: Final = 40
WORKERS: Final = 41
LARGE: Final = 42
SMALL: Final = 48
MONASTERIES: Final = 54
TILES: Final = 83
LACKING: Final = 111
STORED: Final = 159
FIRST_HEX: Final = 216
HEX: Final = 7
"""The length of a hex: its six colours, then its tile."""

ARMS: Final = 2248
INNS: Final = 2260
OUTPOSTS: Final = 2261
TURNED: Final = 2262
CLOSING: Final = 2263
TARGET: Final = 2264
EFFECTS: Final = 2266

FIRST_HOLDINGS: Final = 2330
HOLDINGS: Final = 61
"""The length of a place's holdings; below, the index of each of their features."""
STORE: Final = 0
SHIELD_HEX: Final = 2
ALLY: Final = 20
ROUTE: Final = 24
ROUTE_LAID: Final = 30
CARDS: Final = 48
JOINED: Final = 60

FEATURES: Final = 2574

TABLE: Final = (
    ("players", SEATS, 1, "number of players: 1, 2, 3, 4"),
    ("edition", 1, 1, "1 for the 2019 edition"),
    (
        "options",
        10,
        1,
        "teams, extra tiles, white castles, inns, routes, shields, outposts, pairs score, most empty win, goods stay",
    ),
    ("seat", SEATS, 1, "the seat of this row: actions name seats, not places"),
    ("phase", 5, 1, "A to E"),
    ("round", 5, 1, "1 to 5"),
    ("white", 6, 1, "number on the white die"),
    ("turn", 1, 4, "index of the current turn in the order, from 0"),
    ("order", 16, 1, "for each turn of the round, its place"),
    ("bridge", 16, 1, "from the foremost marker to the last, its place"),
    ("bought", 1, 1, "a tile was bought this turn"),
    ("spaces", 32, KINDS - 1, "the kind of the tile on each space, 1a to 6d and *a to *h"),
    ("lying", 57, 24, "tiles on the numbered depots by kind"),
    ("black lying", 57, 8, "tiles on the black depot by kind"),
    ("goods", 36, 30, "goods by depot and colour"),
    ("round goods", 30, 1, "for each round space, the colour on it"),
    ("bonus", 6, 2, "bonus tiles taken by colour"),
    ("coloured left", 6, 60, "tiles left in the piles by colour"),
    ("black left", 1, 60, "tiles left in the black pile"),
    ("question", len(QUESTION_NAMES), 1, "open question: " + ", ".join(QUESTION_NAMES)),
    ("asked", SEATS, 1, "places that are asked"),
    ("about tile", 1, KINDS - 1, "kind of the tile it is about"),
    ("about die", 1, 4, "what pays: 1 or 2 a die, 3 an effect, 4 nothing, directly from a depot"),
    ("about depots", 6, 1, "depots it is about"),
    ("about hex", 1, 74, "hex it is about, from 1"),
    ("about shield", 1, SHIELDS, "shield it is about"),
    ("about goods", 1, 5, "goods still to be paid"),
    ("about castle", 1, 1, "the extra action is not a castle's"),
    ("about place", 1, 32, "what chance fills: a space, a round space or a shield place, from 1"),
)
PLACE_TABLE: Final = (
    ("dice", 12, 1, "for each die, its number; zeros if it is used"),
    ("storage", 3, KINDS - 1, "the kind of the tile in each slot"),
    ("points", 2, MOST, "points up to 255, and the excess"),
    ("space", 1, 6, "space of the marker on the bridge"),
    ("board", 6, 1, "board dealt in the expert setup"),
    ("chosen", 1, 1, "a hidden start is chosen"),
    ("start", 2, 74, "the chosen start, if visible to this seat: side and hex, from 1"),
    ("layout", 1, 24, "number of the duchy in this game, from 1"),
    ("goods", 6, 40, "goods by colour"),
    ("sold", 6, 40, "sold goods by colour"),
    ("silver", 1, MOST, "silver"),
    ("workers", 1, MOST, "workers"),
    ("large", 6, 1, "large bonus tiles by colour"),
    ("small", 6, 1, "small bonus tiles by colour"),
    ("monasteries", 29, 1, "monasteries that count here, 1 to 29"),
    ("tiles", 28, 74, "tiles in the duchy by kind, without monasteries; the last two: inns, face-down tiles"),
    ("lacking", 48, 37, "by colour, empty hexes in regions that lack 1 to 8 tiles"),
    ("stored", 57, 20, "stored tiles by kind, in slots, shared slots and yard; partners together"),
    (
        "hexes",
        HEXES * HEX,
        KINDS - 1,
        "for each hex, by its colour: 1 empty, 2 open, 3 under an inn or a face-down tile; its tile",
    ),
)
ANNEX_TABLE: Final = (
    ("arms", 12, SHIELDS, "shields on each depot"),
    ("inns", 1, 5, "inns for sale"),
    ("outposts", 1, 4, "duchies with all three outposts connected"),
    ("turned", 1, 1, "shield 16 set a die this turn"),
    ("closing", 1, 1, "a phase is ending"),
    ("target", 2, MOST, "solo: points for the next extra action, up to 255, and the excess"),
    (
        "effects",
        64,
        MOST,
        "solo: pending effects: 1 action, 2 ship, 3-12 building, 13-18 colour, 20-57 geese on a hex, from 60 points",
    ),
)
HOLDINGS_TABLE: Final = (
    ("store", 2, KINDS - 1, "kinds of tiles in the slots that partners share"),
    ("shield hex", SHIELDS, 74, "for each shield, its hex, from 1"),
    ("ally", SEATS, 1, "place whose monasteries also count here"),
    ("route", 6, len(ROUTE_CARDS), "cards of the trade route from the left, from 1"),
    ("route laid", 18, 6, "for each space of the route, the colour on it, from 1"),
    ("cards", len(ROUTE_CARDS), 1, "cards not laid yet"),
    ("joined", 1, 3, "connected outposts"),
)


def table() -> list[Feature]:
    """List every feature with its index in the row."""
    rows = list(TABLE)
    for place in range(SEATS):
        rows += prefix_names(f"place {place}: ", PLACE_TABLE)
    rows += list(ANNEX_TABLE)
    for place in range(SEATS):
        rows += prefix_names(f"place {place}: ", HOLDINGS_TABLE)
    return place_features(rows)
