"""The greedy bot in solo games of Burgundy (B13)."""

from typing import cast

import pytest

from duchy.bots.burgundy.alone import HEX, Alone
from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.games.burgundy.box.components import PHASES, ROUNDS
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.playing import GAME, average, choice, final_state, scores, turn
from tests.games.burgundy.modes import alone, face_down, hexes, score, target, waiting
from tests.games.burgundy.table import after, duchy, goods_of, legal, open_questions, silver, stored, tile_on

POINTS: dict[str, object] = {"effect": "points"}
FIVE_GOODS = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}


def play_turn(state: Burgundy) -> Burgundy:
    """Let the bot play its turn."""
    return cast("Burgundy", turn(state)[0])


def worth(state: Burgundy) -> int:
    """Value a position."""
    return int(BurgundyEvaluation().value(state, 0))


def test_a_finished_game_is_worth_its_hexes() -> None:
    """B13.7."""
    state = final_state({"players": 1}, ["random"], 1)
    assert GAME.scores(state)[0] * HEX == worth(cast("Burgundy", state))


def test_a_filled_hex_is_worth_more_than_a_stored_tile() -> None:
    """B13.7."""
    assert worth(alone(own={"tiles": {11: "cow2"}})) > worth(alone(own={"storage": ["cow2"]})) > worth(alone())


def test_it_takes_small_points_first_so_that_few_are_lost() -> None:
    """B13.6, B13.8. Two points reach the target; the eleven count towards the next."""
    effects = [POINTS | {"points": 11}, POINTS | {"points": 2}]
    state = play_turn(alone(own={"points": 48}, effects=effects))
    assert (11, 45) == (score(state), target(state))


def test_it_buys_the_point_that_reaches_the_target() -> None:
    """B13.6. In the last turn silver has no other use; the action places a tile."""
    own = {"points": 46, "silver": 2, "storage": ["cow2"]}
    state = after(alone(own=own, effects=[POINTS | {"points": 3}], phase="E", round=ROUNDS), "effect 1")
    assert "point" == choice(state)
    assert "cow2" == tile_on(play_turn(state), 11)


def test_it_buys_no_points_far_from_the_target() -> None:
    """B13.6."""
    state = after(alone(own={"points": 20, "silver": 2}, effects=[POINTS | {"points": 3}]), "effect 1")
    assert "skip" == choice(state)


def test_it_uses_the_action_of_the_target_to_place_a_tile() -> None:
    """B13.6. The die cannot place it."""
    own = {"points": 49, "storage": ["cow2"], "dice": [0, 0]}
    state = play_turn(alone(own=own, effects=[POINTS | {"points": 1}]))
    assert "cow2" == tile_on(state, 11)


def test_it_exchanges_five_goods_for_a_tile_that_fits_anywhere() -> None:
    """B13.3."""
    own = {"dice": [3, 0], "storage": ["ship"], "goods": FIVE_GOODS}
    state = after(alone(own=own, depots={"black": ["mine"]}), "1:place s1 17", "effect 1")
    assert ("exchange", "fetch *a") == (open_questions(state)[-1], choice(state))
    assert (["black-tile"], {}) == (stored(play_turn(state)), goods_of(play_turn(state)))


def test_it_pays_with_single_goods_and_keeps_the_stack() -> None:
    """B13.3. A warehouse may sell it."""
    own = {"dice": [3, 0], "storage": ["ship"], "goods": {1: 3, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}}
    state = after(alone(own=own, depots={"black": ["mine"]}), "1:place s1 17", "effect 1", "fetch *a")
    assert {1: 3} == goods_of(play_turn(state))


def test_it_places_the_tile_gained_by_completing_a_colour() -> None:
    """B13.5."""
    own = {"dice": [5, 0], "storage": ["mine"], "tiles": {4: "mine", 35: "mine"}}
    state = after(alone(7, own=own, depots={"black": ["monastery7"]}), "1:place s1 14")
    assert "monastery7" == tile_on(play_turn(state), 8)


def test_it_leaves_no_effect_pending() -> None:
    """B13.8. It resolves a castle, a ship, a city hall and points, and ends its turn."""
    effects = [
        {"effect": "action", "castle": True},
        {"effect": "ship"},
        {"effect": "building", "tile": "city-hall"},
        POINTS | {"points": 4},
    ]
    state, done = turn(alone(own={"storage": ["cow2", "bank"]}, effects=effects, goods={2: {1: 2}}))
    assert ("end", []) == (done[-1], waiting(cast("Burgundy", state)))
    assert 4 <= sum(text.startswith("effect") for text in done)


def test_it_places_two_stored_tiles_with_an_action_and_a_city_hall() -> None:
    """B13.8."""
    effects: list[dict[str, object]] = [
        {"effect": "action", "castle": True},
        {"effect": "building", "tile": "city-hall"},
    ]
    state = play_turn(alone(own={"storage": ["cow2", "monastery7"]}, effects=effects))
    assert ("cow2", "monastery7") == (tile_on(state, 11), tile_on(state, 13))


def test_it_fills_a_hex_with_the_last_die() -> None:
    """B13.7. In the last turn workers and silver are worth nothing."""
    own = {"dice": [2, 0], "storage": ["cow2"], "silver": 2}
    state = alone(own=own, phase="E", round=ROUNDS, depots={"2": ["castle"]})
    assert "1:place s1 11" == choice(state)


def test_a_scarce_colour_is_worth_more() -> None:
    """B13.2. In the last phase two mines are needed but none is left; one building is needed and many are left."""
    full = hexes("building", but=[18]) + hexes("ship") + hexes("castle", but=[12])
    for colour in ("animal", "monastery"):
        full += hexes(colour)
    state = alone(own={"tiles": face_down(full)}, phase="E", depots={"1": ["bank"], "3": ["church"], "4": ["market"]})
    assert PHASES - 1 == state.phase
    evaluation = Alone()
    evaluation.value(state, 0)
    before = evaluation.scarcity(state)
    evaluation.stored[1] += 1
    with_mine = evaluation.scarcity(state)
    evaluation.stored[1] -= 1
    evaluation.stored[4] += 1
    assert with_mine < evaluation.scarcity(state) < before


def test_silver_is_worth_most_while_there_are_turns_to_spend_it() -> None:
    """B3.3. A turn can use two silver."""
    early, late = (
        worth(alone(own={"silver": 9}, phase=phase, round=number)) - worth(alone(phase=phase, round=number))
        for phase, number in (("A", 1), ("E", 4))
    )
    assert early > late > 0
    assert worth(alone(own={"silver": 9}, phase="E", round=5)) == worth(alone(phase="E", round=5))


def test_it_chooses_a_start_with_many_options_around_it() -> None:
    """B13.1. On 13b the castle of hex 23 is next to two monasteries and a river; the others have little beyond."""
    state = GAME.initial({"players": 1, "duchies": "13b"})
    while GAME.acting(state) != [0]:
        GAME.apply(state, GAME.acting(state)[0], GAME.chances(state)[0][0])
    assert "start a 23" == choice(state)
    assert {f"start a {hex_}" for hex_ in (3, 8, 23, 37)} == legal(cast("Burgundy", state))


def test_valuing_a_position_twice_gives_the_same_value() -> None:
    """The value depends on the position alone: computed twice, it is the same."""
    evaluation = BurgundyEvaluation()
    state = alone(own={"storage": ["cow2"], "silver": 3, "points": 40}, effects=[POINTS | {"points": 12}])
    first = evaluation.value(state, 0)
    evaluation.value(alone(own={"tiles": {11: "cow2"}}), 0)
    assert first == evaluation.value(state, 0)
    assert (3, 37) == (silver(state), duchy(state).layout.hexes)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "games"), [("13a", 12), ("13b", 6)])
def test_it_fills_30_hexes_on_average(name: str, games: int) -> None:
    """B13.7. With the target of 50."""
    options: dict[str, object] = {"players": 1, "duchies": name, "target": 50}
    assert average(scores(options, ["greedy"], range(500, 500 + games))) >= 30


@pytest.mark.slow
def test_it_plays_solo_games_with_expansions() -> None:
    """B9.6."""
    options: dict[str, object] = {"players": 1, "extra_tiles": "yes", "white_castles": "yes", "inns": "yes"}
    assert average(scores(options, ["greedy"], range(600, 603))) >= 30
