"""Wrong documents of positions with expansions, teams and a single player: the field is named (B9-B13)."""

import re

import pytest

from duchy.core.reason import PositionError
from tests.games.burgundy.table import GAME
from tests.games.burgundy.text.documents import (
    BARE,
    CHOSEN,
    EXTRA,
    FLOCK,
    INNS,
    ROUTES,
    SHIELDS,
    SOLO,
    TEAMS,
    WHITE,
    Document,
    game,
    over_turn,
)

# Refusals.

REFUSED: list[tuple[Document, str]] = [
    # Things that are not in the game.
    (game({}, shields={}), "shields: there are no shields in this game"),
    (game({}, turned=False), "turned: only shield 16 turns a die, and there are no shields in this game"),
    (game({}, closing=0), "closing: only with shields the end of a phase asks something"),
    (game({}, inns=0), "inns: there are no inns in this game"),
    (game({}, target=50), "target: only the solo game has a target"),
    (game({}, effects=[]), "effects: effects wait only in the solo game"),
    (game({}, {"store": []}), "duchies[0].store: only partners share slots, and there are no teams in this game"),
    (game({}, {"yard": []}), "duchies[0].yard: only with shield 4 tiles are stored beyond the slots"),
    (game({}, {"shields": {}}), "duchies[0].shields: there are no shields in this game"),
    (game({}, {"ally": 0}), "duchies[0].ally: there are no shields in this game"),
    (game({}, {"route": []}), "duchies[0].route: there are no trade routes in this game"),
    (game({}, {"cards": []}), "duchies[0].cards: there are no trade routes in this game"),
    (game({}, {"route_goods": []}), "duchies[0].route_goods: there are no trade routes in this game"),
    (
        game({}, {"name": "11a"}),
        "duchies[0].name: duchy 11a has outposts, which this game lacks: name it in the option duchies",
    ),
    (game({}, {"name": "12a"}), "duchies[0].name: '12a' is not one of"),
    (game(TEAMS, {"name": "1"}), "duchies[0].name: '1' is not one of , 12a, 12b"),
    (
        game({}, depots={"black": ["crane"]}),
        "depots.black[0]: there is no tile 'crane'; tiles are castle, mine, ship, warehouse,",
    ),
    (game({}, seats=[{"storage": ["inn"]}, {}]), "seats[0].storage[0]: there is no tile 'inn'"),
    (game(INNS, depots={"1": ["inn"]}), "depots.1[0]: inn cannot be in a depot"),
    (game(INNS, depots={"black": ["inn"]}), "depots.black: inn occurs 1 times, but only 0 have a black back"),
    (game(EXTRA, depots={"3": ["geese"]}), "depots.3[0]: geese has a black back and can only be in the black depot"),
    # Numbers of things.
    ({"options": TEAMS, "duchies": [{}] * 4}, "duchies: expected 2 for this game, got 4"),
    ({"options": TEAMS, "seats": [{}] * 2}, "seats: expected 4 for this game, got 2"),
    (game(TEAMS, seats=[{"storage": ["bank"] * 3}, {}, {}, {}]), "seats[0].storage: expected 2 slots, got 3"),
    (game(TEAMS, {"store": ["bank"] * 3}), "duchies[0].store: expected 2 shared slots, got 3"),
    (game(TEAMS, {"tiles": {"74": "bank"}}), "duchies[0].tiles.74: expected a hex of duchy '12a', 1 to 73"),
    (game(SHIELDS, {"yard": ["ship"] * 101}), "duchies[0].yard: 101 tiles; at most 100 are allowed"),
    (game(SHIELDS, {"yard": [""]}), "duchies[0].yard[0]: expected a tile, there are no empty slots in the yard"),
    (game(SHIELDS, {"yard": ["monastery1"] * 2}), "monastery1: it occurs 2 times, but the box has 1"),
    (
        game(
            WHITE,
            {"tiles": {"12": "white-castle"}},
            piles={"coloured": {"white-castle": 6}, "black": {"white-castle": 2}},
        ),
        "white-castle: it occurs 9 times, but the box has 8",
    ),
    (
        game(INNS, {"tiles": {"19": "castle", "20": "inn", "9": "inn"}}),
        "inn: it occurs 2 times, but only 1 have been for sale so far",
    ),
    (game(INNS, phase="C", inns=4), "inns: must be 0 to 3, got 4"),
    (
        game(INNS, {"tiles": {"19": "castle", "20": "inn", "21": "inn"}}, phase="E"),
        "duchies[0].tiles.21: the region of hex 21 already has an inn",
    ),
    # Shields.
    (game(SHIELDS, shields={"1": [0, 4]}), "shields.1: expected 1 numbers, got 2"),
    (game(SHIELDS, shields={"7": [4]}), "shields.7: there is no such field; known: 1, 2, 3, 4, 5, 6"),
    (game(SHIELDS, shields={"1": [19]}), "shields.1[0]: must be 0 to 18, got 19"),
    (game(SHIELDS, shields={"1": [4], "2": [4]}), "shields: shield 4 occurs 2 times, but there is one of each"),
    (
        game(SHIELDS, {"shields": {"19": 4}}, shields={"1": [4]}),
        "shields: shield 4 occurs 2 times, but there is one of each",
    ),
    (
        game(SHIELDS, shields={"1": [4]}, agenda=over_turn({"question": "court", "shield": 4})),
        "shields: shield 4 occurs 2 times, but there is one of each",
    ),
    (game(SHIELDS, {"shields": {"20": 4}}), "duchies[0].shields.20: expected a hex with a castle, one of 19"),
    (game(SHIELDS, {"shields": {"19": 19}}), "duchies[0].shields.19: must be 0 to 18, got 19"),
    (
        game(SHIELDS, {"tiles": {"19": "castle", "7": "castle"}, "shields": {"19": 4, "7": 4}}),
        "duchies[0].shields.7: shield 4 is already on another castle",
    ),
    (game(SHIELDS, {"ally": 2}), "duchies[0].ally: needs shield 6"),
    (game(SHIELDS, {"shields": {"19": 6}, "ally": 1}), "duchies[0].ally: expected another duchy than this one"),
    (game(SHIELDS, {"shields": {"19": 6}, "ally": 3}), "duchies[0].ally: must be 0 to 2, got 3"),
    (game(SHIELDS, turned=1), "turned: expected true or false, got 1"),
    # Trade routes.
    (game(ROUTES, {"route": [13]}), "duchies[0].route[0]: must be 1 to 12, got 13"),
    (game(ROUTES, {"route": [1, 1]}), "duchies[0].route[1]: card 1 is already elsewhere; there is one of each"),
    (
        game(ROUTES, {"route": [1]}, {"route": [1]}),
        "duchies[1].route[0]: card 1 is already elsewhere; there is one of each",
    ),
    (game(ROUTES, {"route": [1, 2, 3, 4, 5, 6]}), "duchies[0].route: 6 cards; a duchy of this game has 5"),
    (game(ROUTES, {"cards": [1]}), "duchies[0].cards: must be empty with the option route_order = random"),
    (game(ROUTES, {"route_goods": [1]}), "duchies[0].route_goods: 1 goods; the route has 0 spaces"),
    (
        game(ROUTES, {"route": [1], "route_goods": [2, 2], "sold": [0, 1, 0, 0, 0, 0]}),
        "duchies[0].route_goods: 2 tiles of goods 2 are on the route, but only 1 have been sold",
    ),
    (game(ROUTES, {"route": [1], "route_goods": [7]}), "duchies[0].route_goods[0]: must be 1 to 6, got 7"),
    (
        game(ROUTES, {"tiles": {}, "route": [1, 2, 3, 4, 5]}, BARE, agenda=[{"question": "card"}]),
        "agenda[0].question: seat 1 has 5 of 5 cards; they are dealt first, and laid when all are there",
    ),
    (game(CHOSEN, {"tiles": {}, "cards": [1]}, BARE, agenda=[{"question": "lay"}]), "agenda[0].question: seat 1 has 1"),
    # The solo game.
    (game(SOLO, target=55), "target: must be 5 to 50, got 55"),
    (game(SOLO, target=10, seats=[{"points": 10}]), "seats[0].points: must be below the target (10), got 10"),
    (game(SOLO, {"large_bonus": ["mine"]}), "duchies[0].large_bonus: there are no bonus tiles in the solo game"),
    (game(SOLO, effects=[{"effect": "points"}] * 33), "effects: 33 are pending; at most 21 are allowed here"),
    (game(SOLO, effects=[{"effect": "sun"}]), "effects[0].effect: 'sun' is not one of points, action, ship"),
    (game(SOLO, effects=[{"effect": "points", "points": 0}]), "effects[0].points: must be 1 to"),
    (game(SOLO, effects=[{"effect": "building"}]), "effects[0].tile: expected a building, got ''"),
    (
        game(SOLO, effects=[{"effect": "building", "tile": "ship"}]),
        "effects[0].tile: expected a building, got 'ship'",
    ),
    (game(SOLO, effects=[{"effect": "colour"}]), "effects[0].colour: '' is not one of castle, mine"),
    (game(SOLO, effects=[{"effect": "geese", "hex": 1}]), "effects[0].hex: expected a hex with geese, got 1"),
    (
        game(SOLO | EXTRA, {"tiles": {"1": "geese"}}, effects=[{"effect": "geese", "hex": 1}]),
        "effects[0].hex: no other species is on the pasture with the geese on hex 1",
    ),
    (
        game(SOLO, effects=[{"effect": "ship", "tile": "ship"}]),
        "effects[0].tile: there is no such field; known: effect",
    ),
    (
        game(SOLO, effects=[{"effect": "ship"}], agenda=[{"question": "roll"}]),
        "effects: must be empty outside a turn, got 1",
    ),
    (
        game(SOLO, {"goods": [1, 1, 0, 0, 0, 0]}, agenda=over_turn({"question": "spend", "goods": 3})),
        "agenda[1].goods: 3 must be paid, but duchies[0].goods has 2",
    ),
    # Questions that are not asked, or not now.
    (game({}, agenda=over_turn({"question": "crane"})), "agenda[1].question: crane is not asked in a game with these"),
    (game({}, agenda=over_turn({"question": "store"})), "agenda[1].question: store is not asked in a game with these"),
    (game(ROUTES, agenda=[{"question": "lay"}]), "agenda[0].question: lay is not asked in a game with these options"),
    (game(SHIELDS, agenda=over_turn({"question": "points"})), "agenda[1].question: points is not asked in a game"),
    (
        game(SHIELDS, {"shields": {"19": 3}}, agenda=over_turn({"question": "upkeep", "shield": 3})),
        "agenda[1].question: this can only be the first question at the end of a phase (closing)",
    ),
    (game(SHIELDS, closing=1), "agenda[0].question: this is not asked while a phase ends (closing)"),
    (game(SHIELDS, closing=43), "closing: must be 0 to 42, got 43"),
    (game(SHIELDS, closing=1, turn=2), "turn: must be 1 while a phase ends (closing is 1), got 2"),
    (game(SHIELDS, closing=1, round=2), "round: must be 5 to 5, got 2"),
    (game(SHIELDS, closing=1, agenda=[]), "closing: must be 0, because the game is over"),
    (
        game(SHIELDS, closing=1, agenda=[{"question": "castle"}]),
        "closing: step 1 is about seat 1 and upkeep of shield 1, not castle",
    ),
    (
        game(SHIELDS, {"shields": {"19": 9}}, closing=1, agenda=[{"question": "upkeep", "shield": 9}]),
        "closing: step 1 is about seat 1 and upkeep of shield 1, not upkeep",
    ),
    (
        game(SHIELDS, closing=37, agenda=[{"question": "castle", "seat": 2}]),
        "agenda[0].seat: must be 1, by order and closing",
    ),
    (game(SHIELDS, agenda=[{"question": "upkeep"}]), "agenda[0].question: a turn must come before this one"),
    (
        game(SHIELDS, agenda=[{"question": "upkeep", "shield": 9}]),
        "agenda[0].shield: shield 9 is not among duchies[0].shields",
    ),
    (
        game(SHIELDS | TEAMS, closing=77, agenda=[{"question": "castle"}]),
        "but the partner whose turn came first speaks for the team",
    ),
    (
        game(EXTRA, FLOCK, agenda=over_turn({"question": "geese"}, {"question": "castle"})),
        "agenda[2].question: geese must be answered before this one",
    ),
    (
        game(SHIELDS, agenda=over_turn({"question": "court", "shield": 9}, {"question": "castle"})),
        "agenda[2].question: court must be answered before this one",
    ),
    # The details of questions.
    (game(SHIELDS, agenda=over_turn({"question": "court"})), "agenda[1].shield: must be 1 to 18, got 0"),
    (
        game(SHIELDS, {"tiles": {}}, agenda=over_turn({"question": "court", "shield": 9})),
        "agenda: nothing can answer the question 'court'",
    ),
    (game(TEAMS, agenda=over_turn({"question": "store"})), "agenda[1].tile: the tile that comes in is missing"),
    (
        game(TEAMS, {"store": ["ship", "ship"]}, agenda=over_turn({"question": "store", "tile": "bank"})),
        "agenda[1].question: a slot is chosen only while one of seats[0].storage and one of duchies[0].store are empty",
    ),
    (
        game(
            TEAMS,
            seats=[{"storage": ["ship"] * 2}, {}, {}, {}],
            agenda=over_turn({"question": "discard", "tile": "bank"}),
        ),
        "agenda[1].question: no tile is discarded while a slot of seats[0].storage is empty",
    ),
    (
        game(
            SHIELDS,
            {"shields": {"19": 4}},
            seats=[{"storage": ["ship"] * 3}, {}],
            agenda=over_turn({"question": "discard", "tile": "bank"}),
        ),
        "agenda[1].question: no tile is discarded while a slot of seats[0].storage is empty",
    ),
    (game(EXTRA, agenda=over_turn({"question": "geese", "hex": 1})), "agenda[1].hex: expected a hex with geese"),
    (
        game(SHIELDS, agenda=over_turn({"question": "site", "tile": "ship", "die": 1})),
        "agenda[1].tile: ship is not in duchies[0].yard",
    ),
    (
        game(SHIELDS, {"yard": ["ship"]}, agenda=over_turn({"question": "site", "tile": "ship", "die": 1})),
        "agenda[1].die: die 1 is already used",
    ),
    (
        game(SHIELDS, {"yard": ["ship"]}, agenda=over_turn({"question": "site", "tile": "ship"})),
        "agenda[1].die: 0 cannot pay here: use a die in a turn, 0 for an effect",
    ),
    (
        game(
            SHIELDS,
            {"yard": ["mine"]},
            seats=[{"dice": [6, 1]}, {}],
            agenda=over_turn({"question": "site", "tile": "mine", "die": 1}),
        ),
        "agenda: nothing can answer the question 'site'",
    ),
    (game(WHITE, white=0), "white: must be 1 to 6 here, because a white castle may need it, got 0"),
    # Set-up.
    (
        game(SHIELDS, BARE, BARE, agenda=[{"question": "arms", "depot": 1, "place": 2}]),
        "agenda[0].place: must be 1 to 1, got 2",
    ),
    (
        game(SHIELDS, BARE, BARE, shields={"1": [4]}, agenda=[{"question": "arms", "depot": 1}]),
        "agenda[0].place: shield 4 is already there",
    ),
    (
        game(SHIELDS, {"shields": {"19": 4}}, agenda=[{"question": "arms"}]),
        "duchies[0].shields: must be empty while shields are dealt to the depots",
    ),
    (
        game(SHIELDS, turn=2, agenda=[{"question": "arms"}]),
        "turn: must be 1 while shields are dealt to the depots, got 2",
    ),
    (
        game(TEAMS, BARE, BARE, turn=3, agenda=[{"question": "start-goods"}]),
        "agenda[0].question: this is asked of one partner only, so turn is 1 to 2",
    ),
    (
        game({}, {"goods": [3, 0, 0, 0, 0, 0]}, agenda=[{"question": "start-goods"}]),
        "agenda[0].question: duchies[0].goods has the 3 of the start",
    ),
    (
        game(
            TEAMS | {"duchies": "12b", "start": "hidden"},
            seats=[{}, {}, {"choice": "start a 25"}, {}],
            agenda=[{"question": "start-hidden"}],
        ),
        "seats[2].choice: the partner chooses for the team",
    ),
    (game({"duchies": "random"}, agenda=[{"question": "roll"}]), "duchies[0].name: expected a duchy"),
    (
        game({"duchies": "random"}, turn=2, agenda=[{"question": "duchy"}]),
        "duchies[0].name: by order and turn this seat already has its duchy",
    ),
    (
        game({"duchies": "boards"}, turn=2, agenda=[{"question": "board"}]),
        "seats[0].board: by order and turn this seat already has its board",
    ),
]


@pytest.mark.parametrize(("document", "message"), REFUSED, ids=[str(index) for index in range(len(REFUSED))])
def test_wrong_documents_are_refused_by_field(document: Document, message: str) -> None:
    """B9.6. The message names the field, the value, and the valid values."""
    with pytest.raises(PositionError, match=re.escape(message)):
        GAME.read(document)
