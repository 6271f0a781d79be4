"""Positions as documents: they round-trip, have sensible defaults, and wrong ones are refused by field."""

import json
import re
from typing import Any

import pytest

from duchy.core.game import CHANCE
from duchy.core.reason import PositionError
from duchy.games.burgundy.state.agenda import QUESTION_NAMES
from tests.games.burgundy.table import GAME, acting, bridge, goods_in, legal, open_questions, order, table, tile_on
from tests.games.burgundy.wandering import EXPANDED_SETS, OPTION_SETS, for_each, wander
from tests.games.burgundy.whole import whole

SETS = OPTION_SETS + EXPANDED_SETS
every_mode = for_each(SETS)


@every_mode
def test_positions_round_trip(options: dict[str, object]) -> None:
    """B2.1. At any time in a game of any mode: written, read and written again it is the same, and plays the same."""
    for state in wander(options, seed=5, every=11):
        document = GAME.write(state)
        again = GAME.read(json.loads(json.dumps(document)))
        assert whole(state) == whole(again)
        assert document == GAME.write(again)
        assert (GAME.acting(state), GAME.scores(state)) == (GAME.acting(again), GAME.scores(again))
        for seat in GAME.acting(state):
            assert GAME.legal_actions(state, seat) == GAME.legal_actions(again, seat)
        assert GAME.places(state) == GAME.places(again)


@every_mode
def test_facts_that_follow_are_worked_out_again(options: dict[str, object]) -> None:
    """B4.2, B9.2, B11.4, B11.5. Facts derived from tiles, shields and allies are the same when recomputed."""
    for state in wander(options, seed=8, every=31):
        again = state.copy()
        again.recount()
        assert whole(state) == whole(again)


def test_an_empty_document_is_a_position() -> None:
    """B3.1. By default it is the first turn of seat 1: two players, duchy 1, castles in the centre, nothing else."""
    state = GAME.read({})
    assert (0, ["turn"], {"end"}) == (acting(state), open_questions(state), legal(state))
    assert ("castle", "castle") == (tile_on(state, 19, 1), tile_on(state, 19, 2))
    assert ([1, 2], [1, 2]) == (order(state), bridge(state))


def test_piles_hold_what_is_nowhere_else() -> None:
    """B1.3. By default the piles and the bag have everything not on the table: 164 tiles and 42 goods in all."""
    state = table(
        seat1={"storage": ["bank"], "tiles": {25: "mine"}, "goods": {1: 2}, "sold": {1: 1}},
        depots={"1": ["church"], "black": ["monastery7"]},
        goods={3: {1: 1}},
        round_goods=[1, 0, 0, 0, 0],
    )
    on_table = 2 + 1 + 1 + 1 + 1
    assert 164 - on_table == sum(int(count) for count in state.piles)
    assert [2, 7, 7, 7, 7, 7] == [int(count) for count in state.bag]


def test_tiles_of_a_depot_find_their_space() -> None:
    """B1.6. In a depot tiles may be named in any order, without gaps."""
    state = table(seat1={"dice": [1, 6]}, depots={"1": ["ship", "bank"], "6": ["", "", "cow3", "market"]})
    assert {"1:take 1b", "1:take 1c", "2:take 6b", "2:take 6d"} == legal(state, "1:take") | legal(state, "2:take")


def test_the_three_player_space_is_read_by_its_phase() -> None:
    """B1.6. With three players depot 6 holds a castle in phase A and a mine in phase B."""
    table(players=3, phase="A", depots={"6": ["castle"]})
    table(players=3, phase="B", depots={"6": ["mine"]})
    with pytest.raises(PositionError, match=r"depots\.6\[0\]: depot 6 has no free space for castle"):
        table(players=3, phase="B", depots={"6": ["castle"]})


def test_chickens_are_read() -> None:
    """B1.1. The name of 2011 is understood."""
    assert "goat3" == tile_on(table(seat1={"tiles": {28: "chicken3"}}), 28)


def test_a_finished_game_is_read() -> None:
    """B2.4. Without open questions the game is over."""
    state = table(agenda=[], seat1={"points": 3}, seat2={"points": 4})
    assert ([], [2, 1]) == (GAME.acting(state), GAME.places(state))


@pytest.mark.parametrize("question", ["castle", "city-hall", "warehouse", "carpenter", "church", "market", "load"])
def test_open_questions_are_read(question: str) -> None:
    """B5.8. An effect's question is above the turn."""
    assert ["turn", question] == open_questions(table(agenda=[{"question": "turn"}, {"question": question}]))


BEYOND = {
    *("card", "arms", "lay", "store", "site", "white-castle", "crane", "geese", "gather", "court"),
    *("upkeep", "ally", "harvest", "black", "exchange", "spend", "points"),
}
"""Questions of the expansions."""


def test_every_question_is_written_by_some_game() -> None:
    """B5.8. Every kind of question occurs in the documents of random games, and is read back there."""
    seen: set[str] = set()
    for seed in (2, 3):
        for options in OPTION_SETS:
            for state in wander(options, seed=seed, every=2):
                seen |= set(open_questions(state))
    assert set(QUESTION_NAMES) - BEYOND == seen


REFUSED: list[tuple[object, str]] = [
    (None, "the document: expected an object, got None"),
    ([], "the document: expected an object, got []"),
    ({"game": "kingdom"}, "game: 'kingdom' is not one of burgundy"),
    ({"colour": 1}, "colour: there is no such field; known: game, options, phase"),
    ({"options": 3}, "options: expected an object, got 3"),
    ({"options": {"players": 5}}, "options: option players: 5 is not one of 2, 3, 4"),
    ({"phase": "F"}, "phase: 'F' is not one of A, B, C, D, E"),
    ({"phase": 1}, "phase: 1 is not one of A, B, C, D, E"),
    ({"round": 6}, "round: must be 1 to 5, got 6"),
    ({"round": "1"}, "round: expected a number, got '1'"),
    ({"round": True}, "round: expected a number, got True"),
    ({"white": 7}, "white: must be 0 to 6, got 7"),
    ({"order": [1, 1]}, "order: must list every seat from 1 to 2 once, got [1, 1]"),
    ({"order": [1]}, "order: expected 2 numbers, got 1"),
    ({"order": 1}, "order: expected a list, got 1"),
    ({"turn": 3}, "turn: must be 1 to 2, got 3"),
    ({"bought": 1}, "bought: expected true or false, got 1"),
    ({"depots": {"7": []}}, "depots.7: there is no such field; known: 1, 2, 3, 4, 5, 6, black"),
    ({"depots": {"1": "bank"}}, "depots.1: expected a list, got 'bank'"),
    (
        {"depots": {"1": ["inn"]}},
        "depots.1[0]: there is no tile 'inn'; tiles are castle, mine, ship, warehouse, watchtower,",
    ),
    ({"depots": {"1": ["mine"]}}, "depots.1[0]: depot 1 has no free space for mine (mine) with 2 players in phase A"),
    ({"depots": {"1": ["bank", "church"]}}, "depots.1[1]: depot 1 has no free space for church (building)"),
    ({"depots": {"black": ["bank"] * 5}}, "depots.black: 5 tiles; the black depot has 4 spaces"),
    ({"depots": {"black": ["cow2"]}}, "depots.black: cow2 occurs 1 times, but only 0 have a black back"),
    ({"goods": {"0": [0] * 6}}, "goods.0: there is no such field; known: 1, 2, 3, 4, 5, 6"),
    ({"goods": {"1": [1, 2]}}, "goods.1: expected 6 numbers, got 2"),
    ({"goods": {"1": [8, 0, 0, 0, 0, 0]}}, "goods.1[0]: must be 0 to 7, got 8"),
    ({"round_goods": [7, 0, 0, 0, 0]}, "round_goods[0]: must be 0 to 6, got 7"),
    ({"seats": [{}]}, "seats: expected 2 for this game, got 1"),
    ({"seats": [{}, 1]}, "seats[1]: expected an object, got 1"),
    ({"seats": [{"silver": 1}, {}]}, "seats[0].silver: there is no such field; known: points, dice, storage"),
    ({"seats": [{"points": -1}, {}]}, "seats[0].points: must be 0 to"),
    ({"seats": [{"dice": [1, 7]}, {}]}, "seats[0].dice[1]: must be 0 to 6, got 7"),
    ({"seats": [{"dice": [1]}, {}]}, "seats[0].dice: expected 2 numbers, got 1"),
    ({"seats": [{"storage": ["bank"] * 4}, {}]}, "seats[0].storage: expected 3 slots, got 4"),
    ({"seats": [{"storage": [7]}, {}]}, "seats[0].storage[0]: there is no tile 7"),
    ({"seats": [{"space": 7}, {}]}, "seats[0].space: must be 0 to 6, got 7"),
    ({"seats": [{"board": 1}, {}]}, "seats[0].board: boards are dealt only with the option duchies = boards"),
    (
        {"options": {"duchies": "boards"}, "seats": [{"board": 2}] * 2, "agenda": [{"question": "start"}]},
        "seats: the box has board 2 only 1 times",
    ),
    (
        {"seats": [{"choice": "left"}, {}]},
        "seats[0].choice: 'left' is not an action: it must start with one of end, skip, workers, take,",
    ),
    ({"seats": [{"choice": "start a 19"}, {}]}, "seats[0].choice: allowed only while starts are chosen"),
    ({"duchies": [{}, {}, {}]}, "duchies: expected 2 for this game, got 3"),
    ({"duchies": [{"name": "12"}, {}]}, "duchies[0].name: '12' is not one of"),
    ({"duchies": [{"tiles": {"38": "bank"}}, {}]}, "duchies[0].tiles.38: expected a hex of duchy '1', 1 to 37"),
    ({"duchies": [{"tiles": {"north": "bank"}}, {}]}, "duchies[0].tiles.north: expected a hex of duchy '1'"),
    ({"duchies": [{"tiles": {"19": "bank"}}, {}]}, "duchies[0].tiles.19: hex 19 has the colour castle, bank does not"),
    ({"duchies": [{"tiles": []}, {}]}, "duchies[0].tiles: expected an object, got []"),
    ({"duchies": [{"goods": [1, 1, 1, 1, 0, 0]}, {}]}, "duchies[0].goods: at most 3 colours can be stored, got 4"),
    ({"duchies": [{"silver": "2"}, {}]}, "duchies[0].silver: expected a number, got '2'"),
    ({"duchies": [{"workers": 1.5}, {}]}, "duchies[0].workers: expected a number, got 1.5"),
    ({"duchies": [{"large_bonus": ["red"]}, {}]}, "duchies[0].large_bonus[0]: 'red' is not one of castle, mine"),
    ({"duchies": [{"large_bonus": ["mine"]}] * 2}, "duchies: there is one large bonus tile for mine"),
    ({"duchies": [{"small_bonus": ["mine"]}, {}]}, "duchies: the small bonus tile for mine is taken before the large"),
    ({"bridge": [2, 2]}, "bridge: must list every seat from 1 to 2 once"),
    (
        {"seats": [{}, {"space": 1}], "bridge": [1, 2]},
        "bridge: seat 2 is further along than seat 1 and must come before",
    ),
    ({"agenda": [{}]}, "agenda[0].question: '' is not one of first, duchy"),
    ({"agenda": [{"question": "turn"}] * 2}, "agenda[1].question: this must be the first question"),
    ({"agenda": [{"question": "castle"}]}, "agenda[0].question: a turn must come before this one"),
    ({"agenda": [{"question": "white"}, {"question": "castle"}]}, "agenda[1].question: a turn must come before this"),
    ({"agenda": [{"question": "turn", "seat": 2}]}, "agenda[0].seat: must be 1, by order and turn"),
    (
        {"agenda": [{"question": "turn", "tile": "bank"}]},
        "agenda[0].tile: there is no such field; known: question, seat",
    ),
    ({"agenda": [{"question": "tile", "space": "9z"}]}, "agenda[0].space: expected a space such as 3b or *c, got '9z'"),
    ({"agenda": [{"question": "tile"}]}, "agenda[0].space: expected a space such as 3b or *c, got None"),
    ({"agenda": [{"question": "tile", "space": "*e"}]}, "agenda[0].space: space *e is not used with 2 players"),
    ({"agenda": [{"question": "phase-goods", "round": 6}]}, "agenda[0].round: must be 1 to 5, got 6"),
    (
        {"agenda": [{"question": "turn"}, {"question": "keep", "depots": [7]}]},
        "agenda[1].depots[0]: must be 1 to 6, got 7",
    ),
    (
        {"agenda": [{"question": "turn"}, {"question": "discard"}]},
        "agenda[1].tile: the tile that needs room is missing",
    ),
    (
        {"agenda": [{"question": "turn"}, {"question": "discard", "tile": "bank"}]},
        "agenda[1].question: no tile is discarded while a slot of seats[0].storage is empty",
    ),
    (
        {"agenda": [{"question": "start"}], "options": {"duchies": "random"}},
        "duchies[0].name: expected a duchy",
    ),
    (
        {"agenda": [{"question": "turn"}] + [{"question": "castle"}] * 32},
        "agenda: 33 open questions; at most 32 are allowed",
    ),
    ({"piles": {"green": {}}}, "piles.green: there is no such field; known: coloured, black"),
    ({"piles": {"coloured": {"inn": 1}}}, "piles.coloured.inn: there is no such field"),
    ({"piles": {"coloured": {"bank": 6}}}, "piles.coloured.bank: must be 0 to 5, got 6"),
    ({"piles": {"coloured": {"monastery1": 1}}, "seats": [{"storage": ["monastery1"]}, {}]}, "monastery1: it occurs 2"),
    (
        {"seats": [{"storage": ["monastery1"]}, {"storage": ["monastery1"]}]},
        "monastery1: it occurs 2 times, but the box has 1",
    ),
    ({"bag": [7] * 5}, "bag: expected 6 numbers, got 5"),
    (
        {"bag": [7, 7, 7, 7, 7, 7], "round_goods": [1, 0, 0, 0, 0]},
        "bag[0]: must be at most 6, the tiles left over, got 7",
    ),
    (
        {"goods": {"1": [7, 0, 0, 0, 0, 0]}, "round_goods": [1, 0, 0, 0, 0]},
        "goods 1: they occur 8 times, but there are 7",
    ),
]


@pytest.mark.parametrize(("document", "message"), REFUSED, ids=[str(index) for index in range(len(REFUSED))])
def test_wrong_documents_are_refused_by_field(document: object, message: str) -> None:
    """B2.1. The message names the field, the value, and the valid values."""
    with pytest.raises(PositionError, match=re.escape(message)):
        GAME.read(document)


HIDDEN_ON_2: dict[str, Any] = {"options": {"duchies": "2", "start": "hidden"}, "agenda": [{"question": "start-hidden"}]}


def test_a_hidden_choice_is_read_and_checked() -> None:
    """B1.5. A choice must be a castle hex of the duchy or board dealt to the seat."""
    state = GAME.read(HIDDEN_ON_2 | {"seats": [{"choice": "start a 4"}, {}], "duchies": [{"tiles": {}}, {"tiles": {}}]})
    assert [1] == GAME.acting(state)
    with pytest.raises(PositionError, match=re.escape("seats[0].choice: the starting castle must be on a castle hex")):
        GAME.read(HIDDEN_ON_2 | {"seats": [{"choice": "start a 5"}, {}]})


# Documents that contradict themselves.

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a hidden start on duchies that nobody named": {
        "options": {"duchies": "random", "start": "hidden"},
        "agenda": [{"question": "start-hidden"}],
    },
    "a start in turn order in a game with hidden starts": {
        "options": {"duchies": "2", "start": "hidden"},
        "duchies": [{"tiles": {}}, {"tiles": {}}],
        "agenda": [{"question": "start"}],
    },
    "hidden starts in a game with starts in turn order": {
        "options": {"duchies": "2", "start": "turn"},
        "duchies": [{"tiles": {}}, {"tiles": {}}],
        "agenda": [{"question": "start-hidden"}],
    },
    "a turn on a duchy that nobody named": {"options": {"duchies": "random"}},
    "a start where a castle stands already": {
        "options": {"duchies": "2", "start": "turn"},
        "duchies": [{"tiles": {"19": "castle"}}, {}],
        "agenda": [{"question": "start"}],
    },
    "a hex that is named twice": {"duchies": [{"tiles": {"19": "castle", "20": "ship", "020": "ship"}}, {}]},
    "a black-backed monastery in a numbered depot": {"depots": {"2": ["monastery7"]}},
    "goods to choose from where none are": {
        "options": {"edition": 2011},
        "agenda": [{"question": "turn"}, {"question": "keep", "depots": [1]}],
    },
    "a tile for a space that is not used": {"agenda": [{"question": "tile", "space": "1a"}]},
    "a tile for a space that is taken": {
        "depots": {"1": ["bank"]},
        "agenda": [{"question": "tile", "space": "1b"}],
    },
    "a tile from a pile that is empty": {
        "agenda": [{"question": "tile", "space": "1b"}],
        "piles": {"coloured": {}, "black": {}},
    },
    "a roll of a seat whose turn to roll it is not": {"agenda": [{"question": "roll", "seat": 2}]},
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused(name: str) -> None:
    """B2.1. A document that contradicts itself is refused when it is read."""
    with pytest.raises(PositionError):
        GAME.read(IMPOSSIBLE[name])


def test_a_position_can_be_played_on() -> None:
    """B2.4. From a position set up in one line the game can be played to its end."""
    state = table(phase="E", round=5, agenda=[{"question": "white"}], round_goods=[0, 0, 0, 0, 3])
    GAME.apply(state, CHANCE, GAME.parse("white 2"))
    assert {3: 1} == goods_in(state, 2)
    for seat in (0, 1):
        GAME.apply(state, seat, GAME.parse("end"))
    assert [] == GAME.acting(state)
