"""The number of action sequences is the same as when two independent generators counted them."""

import pytest

from duchy.core.game import Game
from duchy.games import load
from tests.perft.count import perft, slow_perft
from tests.perft.expansions import EXPANSIONS
from tests.perft.positions import BASE_POSITIONS, KINGDOM_POSITIONS, first_turn

GAME: Game = load("burgundy")
KINGDOM: Game = load("kingdom")
POSITIONS = BASE_POSITIONS | EXPANSIONS
EVERYTHING = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), "yes")

FIRST_TURNS: dict[str, tuple[dict[str, object], list[int]]] = {
    "2011, two players": ({"edition": 2011}, [17, 148, 929, 10308]),
    "2019, two players": ({}, [17, 148, 929, 10308]),
    "2019, three players who choose their castles in turn": ({"players": 3, "duchies": "4"}, [4, 16, 64, 1280]),
    "2011, four players on duchy 3": (
        {"players": 4, "edition": 2011, "duchies": "3", "start": "centre"},
        [30, 376, 2903, 38254],
    ),
    "2019, two teams": ({"players": 4, "teams": "yes"}, [65, 387, 5005, 33887]),
    "2019, alone": ({"players": 1}, [4, 32, 640, 7680]),
    "2019, three players with everything": ({**EVERYTHING, "players": 3}, [24, 274, 2038, 23405]),
    "2019, four players who choose at once": ({"players": 4, "duchies": "boards", "start": "hidden"}, [32, 768, 12288]),
}

COUNTS: dict[str, list[int]] = {
    "a castle's action, with tiles to place, goods to sell and a purchase": [13, 95, 356, 1065, 14610],
    "the same in 2011, where a purchase waits": [11, 66, 227, 754, 13774],
    "storage is full and a tile comes in by a die, a purchase or a carpenter": [15, 60, 348, 2247, 15543],
    "a ship with monastery 5 and more colours than there is room for": [9, 71, 454, 2918, 16620],
    "the same in 2011, where goods without room are lost": [9, 71, 454, 2918, 16620],
    "a purchase with monastery 6 from seven depots, in silver and workers": [28, 340, 2419, 12120, 59094],
    "a city hall places a castle, which places a city hall": [22, 162, 1131, 6857, 32637],
    "the end of a phase: the last turn, mines pay, the board is filled anew": [3, 10, 176, 2240, 19200],
    "the last turn of the game": [13, 65, 181, 135, 0],
    "hidden starts on two boards": [16, 128, 1024, 20480, 245760],
    "a crane that may be a white castle, geese between two species, and an inn for sale": [17, 152, 810, 4768, 30462],
    "monastery 28 hires while another effect waits": [6, 33, 139, 541, 6652],
    "a sale fills three spaces of a route and brings two effects": [9, 43, 78, 1618, 19368],
    "cards of a route are laid in any order": [4, 12, 24, 24, 192],
    "a double made by workers, two castles for a shield, and one shield to replace": [12, 40, 121, 1521, 13986],
    "shields 6 and 16 and tiles beyond the slots": [18, 167, 1036, 3798, 6394],
    "the end of a phase with shields to pay for and tiles to bring": [1, 3, 7, 14, 57],
    "the third outpost": [9, 25, 60, 1600, 18720],
    "a team stores, shares and discards": [11, 72, 219, 613, 1750],
    "teams choose their starts at once": [4, 8, 160, 1280, 15360],
    "alone: a ship, six goods, and a colour that becomes full": [12, 139, 942, 5684, 63115],
    "alone: effects in any order, and the target one purchase away": [7, 23, 109, 399, 1600],
}


KINGDOM_FIRST_TURNS: dict[str, tuple[dict[str, object], list[int]]] = {
    "two players without a module": ({"module": "none"}, [32, 896, 1792, 57344]),
    "two players keep advisors": ({"module": "advisors"}, [4, 8, 440, 23912]),
    "two players, rats and thieves": ({"module": "menaces", "menaces": "rats,thieves"}, [32, 896, 1792, 57344]),
    "alone with quests": ({"players": 1}, [4, 106, 5140, 25884]),
    "alone with the prophecy": ({"players": 1, "scenario": 2}, [10, 152, 5198, 73878]),
}

KINGDOM_COUNTS: dict[str, list[int]] = {
    "an offer with traps, and all that may be done at any time": [35, 1092, 7554, 79104],
    "both plan at once, with treasures and copies": [6, 32, 152, 623, 2221],
    "both place cubes, one card is nearly complete": [8, 56, 326, 1445, 5092],
    "shadows on both sides, and giants": [3, 9, 19, 108, 576],
    "a battle with rats, thieves and a giant": [8, 49, 427, 13689],
    "advisors of the draft": [5, 13, 39, 98, 214],
    "advisors that are kept in secret": [4, 8, 440, 23912],
    "quests, with cubes to convert": [9, 58, 290, 1221, 4675],
    "alone: a spy, a search, and the danger pile": [5, 115, 6032, 30304],
    "the last step of a scenario": [4, 8, 6, 0],
}


@pytest.mark.parametrize("name", FIRST_TURNS)
def test_ways_from_the_first_turn(name: str) -> None:
    options, expected = FIRST_TURNS[name]
    state = first_turn(GAME, options)
    assert expected == [perft(GAME, state, depth) for depth in range(1, len(expected) + 1)]


@pytest.mark.parametrize("name", POSITIONS)
def test_ways_from_a_position(name: str) -> None:
    state = GAME.read(POSITIONS[name])
    assert COUNTS[name][:4] == [perft(GAME, state, depth) for depth in range(1, 5)]


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_ways_from_a_position_one_ply_deeper(name: str) -> None:
    assert COUNTS[name][4] == perft(GAME, GAME.read(POSITIONS[name]), 5)


@pytest.mark.parametrize("name", POSITIONS)
def test_asking_about_every_action_finds_the_same_ways(name: str) -> None:
    assert COUNTS[name][0] == slow_perft(GAME, GAME.read(POSITIONS[name]), 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", POSITIONS)
def test_asking_about_every_action_twice_finds_the_same_ways(name: str) -> None:
    assert COUNTS[name][1] == slow_perft(GAME, GAME.read(POSITIONS[name]), 2)


@pytest.mark.parametrize("name", FIRST_TURNS)
def test_asking_about_every_action_of_the_first_turn_finds_the_same_ways(name: str) -> None:
    options, expected = FIRST_TURNS[name]
    assert expected[0] == slow_perft(GAME, first_turn(GAME, options), 1)


@pytest.mark.slow
def test_asking_about_every_action_finds_the_same_ways_two_plies_into_the_first_turn() -> None:
    options, expected = FIRST_TURNS["2019, two players"]
    assert expected[1] == slow_perft(GAME, first_turn(GAME, options), 2)


def test_a_game_that_is_over_has_no_ways() -> None:
    state = GAME.read({"agenda": []})
    assert 0 == perft(GAME, state, 1)
    assert 0 == slow_perft(GAME, state, 1)


@pytest.mark.parametrize("name", KINGDOM_FIRST_TURNS)
def test_ways_of_kingdom_from_the_first_turn(name: str) -> None:
    options, expected = KINGDOM_FIRST_TURNS[name]
    state = first_turn(KINGDOM, options)
    assert expected == [perft(KINGDOM, state, depth) for depth in range(1, len(expected) + 1)]
    assert expected[0] == slow_perft(KINGDOM, state, 1)


@pytest.mark.parametrize("name", KINGDOM_POSITIONS)
def test_ways_of_kingdom_from_a_position(name: str) -> None:
    state = KINGDOM.read(KINGDOM_POSITIONS[name])
    counts = KINGDOM_COUNTS[name]
    assert counts == [perft(KINGDOM, state, depth) for depth in range(1, len(counts) + 1)]
    assert counts[0] == slow_perft(KINGDOM, state, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", KINGDOM_POSITIONS)
def test_asking_about_every_action_of_kingdom_twice_finds_the_same_ways(name: str) -> None:
    assert KINGDOM_COUNTS[name][1] == slow_perft(KINGDOM, KINGDOM.read(KINGDOM_POSITIONS[name]), 2)


def test_a_game_of_kingdom_that_is_over_has_no_ways() -> None:
    state = KINGDOM.read({"stage": "over"})
    assert 0 == perft(KINGDOM, state, 1)
    assert 0 == slow_perft(KINGDOM, state, 1)
