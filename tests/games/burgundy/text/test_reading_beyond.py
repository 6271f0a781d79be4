"""Positions of the expansions, of teams and of the solo game as documents (B9, B11-B13)."""

import json
import re

import pytest

from duchy.core.reason import PositionError
from duchy.games.burgundy.state.agenda import QUESTION_NAMES
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.table import GAME, acting, after, duchy, legal, open_questions
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
from tests.games.burgundy.wandering import ALL
from tests.games.burgundy.whole import whole

QUESTIONS: dict[str, Document] = {
    "card": game(ROUTES, BARE, BARE, agenda=[{"question": "card", "seat": 1}]),
    "arms": game(SHIELDS, BARE, BARE, shields={"1": [4]}, agenda=[{"question": "arms", "depot": 2, "place": 1}]),
    "lay": game(CHOSEN, {"tiles": {}, "cards": [1, 2, 3], "route": [7, 8]}, agenda=[{"question": "lay"}]),
    "store": game(TEAMS, agenda=over_turn({"question": "store", "tile": "bank"})),
    "site": game(
        SHIELDS,
        {"yard": ["ship"]},
        seats=[{"dice": [2, 5]}, {}],
        agenda=over_turn({"question": "site", "tile": "ship", "die": 2}),
    ),
    "white-castle": game(WHITE, white=4, agenda=over_turn({"question": "white-castle"})),
    "crane": game(EXTRA, agenda=over_turn({"question": "crane"})),
    "geese": game(EXTRA, FLOCK, agenda=over_turn({"question": "geese", "hex": 1})),
    "gather": game(SHIELDS, {"shields": {"19": 5}}, agenda=over_turn({"question": "gather"})),
    "court": game(SHIELDS, agenda=over_turn({"question": "court", "shield": 9})),
    "upkeep": game(SHIELDS, {"shields": {"19": 9}, "silver": 1}, agenda=[{"question": "upkeep", "shield": 9}]),
    "ally": game(SHIELDS, {"shields": {"19": 6}}, phase="E", agenda=[{"question": "ally"}]),
    "harvest": game(SHIELDS, {"shields": {"19": 14}}, depots={"1": ["ship"]}, agenda=[{"question": "harvest"}]),
    "black": game(SHIELDS, {"shields": {"19": 15}}, depots={"black": ["ship"]}, agenda=[{"question": "black"}]),
    "exchange": game(SOLO, {"goods": [2, 2, 2, 2, 0, 0]}, agenda=over_turn({"question": "exchange"})),
    "spend": game(SOLO, {"goods": [2, 2, 2, 2, 0, 0]}, agenda=over_turn({"question": "spend", "goods": 3})),
    "points": game(SOLO, {"silver": 1}, agenda=over_turn({"question": "points"})),
}


def test_every_question_of_the_expansions_is_among_these() -> None:
    """B9.6. The questions after those of the base game."""
    base = {"first", "duchy", "board", "start-goods", "tile", "phase-goods", "roll", "white", "start", "start-hidden"}
    effects = {"turn", "castle", "city-hall", "warehouse", "carpenter", "church", "market", "load", "keep", "discard"}
    assert set(QUESTION_NAMES) - base - effects == set(QUESTIONS)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_is_read_and_written(name: str) -> None:
    """B5.8, B9.6. It is the current question, it can be answered, and it round-trips with its details."""
    state = GAME.read(QUESTIONS[name])
    assert name == open_questions(state)[-1]
    assert GAME.legal_actions(state, acting(state))
    written = GAME.write(state)
    agenda = written["agenda"]
    assert isinstance(agenda, list)
    assert QUESTIONS[name]["agenda"][-1].items() <= agenda[-1].items()
    assert whole(state) == whole(GAME.read(json.loads(json.dumps(written))))


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_a_question_allows_is_what_is_not_refused(name: str) -> None:
    """B5.8. In positions set up by hand the list of actions and their reasons agree too."""
    state = GAME.read(QUESTIONS[name])
    seat = acting(state)
    if seat < GAME.seats(state):
        allowed = [action for action in range(GAME.actions) if GAME.explain(state, seat, action) is None]
        assert allowed == sorted(GAME.legal_actions(state, seat))


# Defaults.


@pytest.mark.parametrize(
    "options", [ALL, ALL | {"players": 3, "duchies": "11b"}, TEAMS | ALL, SOLO, SOLO | EXTRA | WHITE | INNS]
)
def test_a_document_with_nothing_but_options_is_a_position(options: Document) -> None:
    """B3.1. By default it is the first turn of seat 1."""
    state = GAME.read({"options": options})
    assert (["turn"], 0) == (open_questions(state), acting(state))
    assert whole(state) == whole(GAME.read(GAME.write(state)))


def test_the_shared_castle_of_a_team_stands_by_default() -> None:
    """B12.1. In the middle of 12a."""
    state = GAME.read({"options": TEAMS})
    assert [1, 1] == [int(duchy(state, seat).tiles[21]) for seat in (1, 2)]


def test_inns_that_nobody_has_are_for_sale() -> None:
    """B9.4. By phase D four have arrived."""
    state = GAME.read(game(INNS, {"tiles": {"19": "castle", "20": "inn"}}, phase="D", seats=[{"storage": ["inn"]}, {}]))
    assert 2 == state.annex.inns


def test_cards_that_nobody_has_are_left() -> None:
    """B9.5. Each card is there once."""
    state = GAME.read(game(ROUTES, {"route": [1, 2]}, {"route": [12]}))
    assert [0, 0, *[1] * 9, 0] == [int(card) for card in state.annex.cards]


def test_the_white_die_shows_something_where_white_castles_may_need_it() -> None:
    """B9.3. In a turn it shows 1 unless the document gives another number."""
    assert [1, 5] == [int(GAME.read(game(WHITE, **given)).white) for given in ({}, {"white": 5})]


def test_an_outpost_is_joined_by_what_lies_there() -> None:
    """B9.2. The tiles determine how many are connected."""
    tiles = {"5": "monastery1", "6": "monastery2", "7": "monastery3", "8": "monastery4", "9": "monastery5"}
    state = GAME.read(game({"duchies": "11a"}, {"tiles": tiles}))
    assert ([2, 0], 0) == ([int(duchy(state, seat).joined) for seat in (1, 2)], state.annex.outposts)


def test_an_allys_monasteries_count() -> None:
    """B11.4, B11.5. Those of the other duchy too, unless a shield has the same effect."""
    state = GAME.read(
        game(
            SHIELDS,
            {"tiles": {"19": "castle", "7": "castle", "8": "monastery4"}, "shields": {"19": 6, "7": 9}, "ally": 2},
            {"tiles": {"19": "castle", "13": "monastery3", "8": "monastery8"}},
        )
    )
    assert (1 << 4 | 1 << 8, 1 << 3 | 1 << 8) == (duchy(state).monasteries, duchy(state, 2).monasteries)


def test_with_shield_18_every_empty_hex_is_open() -> None:
    """B11.5. Tiles need not be adjacent."""
    state = GAME.read(game(SHIELDS, {"shields": {"19": 18}}, seats=[{"storage": ["mine"], "dice": [3, 1]}, {}]))
    assert {"1:place s1 34", "2:place s1 30"} == legal(state, "1:place") | legal(state, "2:place")


# The end of a phase.


def closing(question: Document, **fields: object) -> Burgundy:
    """Set up the end of a phase with shields on both duchies."""
    duchies = [
        {"tiles": {"19": "castle", "7": "castle"}, "shields": {"19": 14, "7": 15}, "silver": 1},
        {"shields": {"19": 3}, "workers": 1},
    ]
    depots = {"1": ["ship"], "black": ["ship"]}
    return GAME.read(game(SHIELDS, *duchies, agenda=[question], depots=depots, **fields))


@pytest.mark.parametrize(
    ("question", "seat", "answer"),
    [
        ({"question": "upkeep", "seat": 1, "shield": 14}, 0, "pay silver"),
        ({"question": "upkeep", "seat": 2, "shield": 3}, 1, "pay worker"),
        ({"question": "harvest", "seat": 1}, 0, "take 1c"),
        ({"question": "black"}, 0, "fetch *a"),
    ],
)
def test_the_step_is_known_by_its_question(question: Document, seat: int, answer: str) -> None:
    """B11.3. The seat that is asked may differ from the seat whose turn it was; `closing` may be omitted."""
    state = closing(question)
    assert (seat, True, 5) == (acting(state), answer in legal(state), GAME.view(state, 0).round)
    written = GAME.write(state)
    assert 0 != written["closing"]
    assert whole(state) == whole(GAME.read(written))


def test_the_end_of_a_phase_goes_on_after_a_question() -> None:
    """B11.3. The steps after the question's step follow, then the next phase."""
    state = closing({"question": "upkeep", "seat": 2, "shield": 3}, phase="B")
    state = after(state, "pay nothing", "skip", "skip")
    assert ("C", 0) == (GAME.view(state, 0).phase, state.annex.closing)


def test_what_a_harvested_tile_asks_names_its_step() -> None:
    """B11.5. The effect of a tile that shield 14 brought has no turn below it."""
    state = after(closing({"question": "harvest"}), "take 1c")
    document = GAME.write(state)
    assert ([{"question": "site", "seat": 1, "tile": "ship", "direct": True}], 37) == (
        document["agenda"],
        document["closing"],
    )
    assert whole(state) == whole(GAME.read(document))
    with pytest.raises(PositionError, match=re.escape("agenda[0].question: a turn must come before this one")):
        GAME.read({name: value for name, value in document.items() if name != "closing"})


def test_a_position_of_a_partners_turn() -> None:
    """B12.2. By order and turn the third seat acts, on the duchy of the first."""
    state = GAME.read(game(TEAMS, order=[1, 2, 3, 4], turn=3, seats=[{}, {}, {"dice": [1, 1]}, {}]))
    assert 2 == acting(state)
    assert 1 == duchy(after(state, "1:workers"), 1).workers - 1
