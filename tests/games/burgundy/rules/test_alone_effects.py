"""The solo game: full colours, the result, and effects in any order (B13.5, B13.7, B13.8)."""

import pytest

from duchy.core.journal import breakdown
from duchy.core.reason import PositionError
from duchy.games.burgundy.box.components import KIND_OF_NAME
from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.modes import ACTION, POINTS, REGION, alone, face_down, hexes, score, target, tiles_in, waiting
from tests.games.burgundy.table import (
    GAME,
    after,
    bonus_tiles,
    dice,
    do,
    drawn,
    goods_of,
    legal,
    open_questions,
    refusal,
    silver,
    stored,
    tile_on,
    workers,
)

MINE: dict[str, object] = {"effect": "colour", "colour": "mine"}

MINES = {4: "mine", 35: "mine"}
LAST_MINE: dict[str, object] = {"dice": [5, 0], "storage": ["mine"], "tiles": MINES}
"""From the castle on hex 7 the mine of hex 14 completes its colour; 4 and 35 lie in other parts."""


def full_mines(**fields: object) -> Burgundy:
    """Complete the mines; points for the region's size, points for the phase and the colour are pending, in order."""
    return after(alone(7, own=LAST_MINE, **fields), "1:place s1 14")  # type: ignore[arg-type]


def test_a_full_colour_brings_no_points() -> None:
    """B13.5. Only the region scores; no bonus tile is taken."""
    state = full_mines(depots={"black": ["pig3", "watchtower"]})
    assert [*REGION, MINE] == waiting(state)
    assert ([], []) == bonus_tiles(state)


def test_a_full_colour_brings_a_tile_of_the_black_depot() -> None:
    """B13.5. It goes straight into the duchy, on a hex of any number, without a die and without storage."""
    state = after(full_mines(depots={"black": ["mine", "monastery7"]}), "effect 3")
    assert ["turn", "black"] == open_questions(state)
    assert {"fetch *b", "skip"} == legal(state)
    state = after(state, "fetch *b")
    assert (["turn", "site"], {"on 8"}) == (open_questions(state), legal(state))
    state = after(state, "on 8")
    assert ("monastery7", [], ["mine"]) == (tile_on(state, 8), stored(state), tiles_in(state, 0))


def test_such_a_tile_goes_where_a_tile_may_go() -> None:
    """B13.5, B4.2, B4.5. Colour, adjacency and the city rule apply: a tile that fits nowhere cannot be taken."""
    state = after(full_mines(depots={"black": ["mine", "monastery7"]}), "effect 3")
    assert "nowhere-to-place" == refusal(state, "fetch *a").code
    state = after(state, "fetch *b")
    assert ("wrong-colour", "not-adjacent") == (refusal(state, "on 1").code, refusal(state, "on 13").code)


def test_the_effect_of_such_a_tile_happens() -> None:
    """B13.5. A watchtower brings its points and a castle its action, each when its effect is used."""
    tiles = {**MINES, 8: "monastery1"}
    state = alone(7, own={**LAST_MINE, "tiles": tiles}, depots={"black": ["watchtower", "castle"]})
    state = after(state, "1:place s1 14", "effect 3")
    tower = after(state, "fetch *a", "on 2")
    assert {"effect": "points", "points": 4} in waiting(tower)
    castle = after(state, "fetch *b", "on 9")
    assert ACTION in waiting(castle)


def test_a_full_colour_may_complete_another() -> None:
    """B13.5. The tile fills the last castle hex, so that another tile may be taken."""
    tiles = {**MINES, 8: "monastery1", 12: "castle", 29: "castle"}
    state = alone(7, own={**LAST_MINE, "tiles": tiles}, depots={"black": ["castle", "cow3"]})
    state = after(state, "1:place s1 14", "effect 3", "fetch *a", "on 9")
    assert {"effect": "colour", "colour": "castle"} == waiting(state)[-1]
    state = after(state, f"effect {len(waiting(state))}")
    assert {"fetch *b", "skip"} == legal(state)


def test_without_a_tile_that_fits_nothing_is_taken() -> None:
    """B13.5. The effect is lost without a question."""
    for black in ([], ["mine"]):
        state = after(full_mines(depots={"black": black}), "effect 3")
        assert (["turn"], black) == (open_questions(state), tiles_in(state, 0))


def test_a_tile_may_be_left() -> None:
    """B13.5, B5.5. Like any other effect."""
    state = after(full_mines(depots={"black": ["monastery7"]}), "effect 3", "skip")
    assert (["turn"], ["monastery7"]) == (open_questions(state), tiles_in(state, 0))


def test_waiting_may_make_room_for_the_tile() -> None:
    """B13.5, B13.8. A tile that fits nowhere now may fit after another tile is placed."""
    own = {"dice": [5, 3], "storage": ["mine", "monastery1"], "tiles": {**MINES, 12: "castle", 29: "castle"}}
    state = after(alone(7, own=own, depots={"black": ["castle"]}), "1:place s1 14")
    assert ["turn"] == open_questions(after(state, "effect 3"))
    state = after(state, "2:place s2 8", "effect 3")
    assert {"fetch *a", "skip"} == legal(state)


def filled(*but: int) -> dict[int, str]:
    """Cover all hexes of 13a face down, except for some and the castle on hex 12."""
    return face_down([hex_ for hex_ in range(1, 38) if hex_ not in {12, *but}])


def test_a_full_duchy_wins() -> None:
    """B13.7. All 37 hexes after the last round."""
    state = after(alone(own={"tiles": filled()}, phase="E", round=5), "end")
    assert ([37], [1]) == (GAME.scores(state), GAME.places(state))


def test_an_empty_hex_loses() -> None:
    """B13.7. 36 are not enough, whatever else the duchy has; the result is the number of filled hexes."""
    own = {"tiles": filled(1), "points": 49, "silver": 9, "workers": 9, "goods": {1: 3}}
    state = after(alone(own=own, phase="E", round=5), "end")
    assert ([36], [2]) == (GAME.scores(state), GAME.places(state))


def test_the_last_hex_in_the_last_turn() -> None:
    """B13.7. It counts if it is filled before the turn ends."""
    state = alone(own={"tiles": filled(13), "storage": ["monastery1"], "dice": [3, 0]}, phase="E", round=5)
    state = after(state, "1:place s1 13", "effect 1", "effect 1", "effect 1", "end")
    assert ([37], [1]) == (GAME.scores(state), GAME.places(state))


def test_a_full_duchy_waits_for_the_last_round() -> None:
    """B13.7, B13.2. The game is 25 rounds long."""
    state = after(alone(own={"tiles": filled()}, phase="E", round=4), "end")
    assert (["roll"], []) == (open_questions(state), GAME.places(state))


def test_the_game_goes_through_five_phases() -> None:
    """B13.2. The board is refilled, mines pay, and the target does not move."""
    own = {"tiles": {14: "mine", 7: "castle"}, "points": 12}
    state = drawn(after(alone(own=own, target=35, round=5), "end"))
    assert (1, 35, 12) == (silver(state), target(state), score(state))
    assert [2] * 6 == [len(tiles_in(state, depot)) for depot in range(1, 7)]
    assert 4 == len(tiles_in(state, 0))


def test_filled_hexes_are_the_points_of_the_journal() -> None:
    """B13.7. One for each tile and for the starting castle, by the colour of the hex, whatever tile is on it."""
    state = GAME.initial({"players": 1})
    journal = GAME.start_journal(state)
    while open_questions(state) != ["turn"]:
        do(state, "start a 12" if open_questions(state) == ["start"] else min(legal(state)))
    state.seats[0].storage[0] = KIND_OF_NAME["black-tile"]
    state.seats[0].dice[0] = 3
    do(state, "1:place s1 13")
    assert [{"castle": 1, "monastery": 1}] == breakdown(journal, 1)
    assert [2] == GAME.scores(state)


def test_what_a_tile_sets_off_waits() -> None:
    """B13.8. A castle that completes its region: the player chooses the order of its action and the points."""
    state = after(alone(7, own={"tiles": {8: "monastery1"}, "dice": [2, 0], "storage": ["castle"]}), "1:place s1 9")
    assert [ACTION, *REGION] == waiting(state)
    assert {"effect 1", "effect 2", "effect 3"} == legal(state, "effect")
    assert ["turn", "castle"] == open_questions(after(state, "effect 1"))
    assert (1, 10, 11) == tuple(
        score(after(state, *effects)) for effects in (["effect 2"], ["effect 3"], ["effect 2", "effect 2"])
    )


def test_a_turn_ends_when_nothing_waits() -> None:
    """B13.8. Effects are used or lost before the turn ends; none is kept for another turn."""
    state = alone(effects=[ACTION, {**POINTS, "points": 3}])
    reason = refusal(state, "end")
    assert ("effects-wait", {"waiting": 2}) == (reason.code, reason.values)
    state = after(state, "effect 1", "skip", "effect 1")
    assert "end" in legal(state)


def test_the_second_die_may_come_first() -> None:
    """B13.8. The player may do actions and effects in any order."""
    state = alone(effects=[ACTION], own={"dice": [0, 3]})
    state = after(state, "2:workers", "effect 1", "workers")
    assert (4, []) == (workers(state), dice(state))
    state = alone(effects=[ACTION], own={"dice": [0, 3]})
    assert [3] == dice(after(state, "effect 1", "workers"))


def test_an_effect_waits_while_another_is_asked_about() -> None:
    """B13.8. A player who starts one effect must finish it; a tile may be bought in between."""
    state = after(
        alone(effects=[ACTION, {**POINTS, "points": 3}], own={"silver": 2}, depots={"black": ["bank"]}), "effect 1"
    )
    assert ("other-question", {"question": "castle"}) == (
        refusal(state, "effect 1").code,
        refusal(state, "effect 1").values,
    )
    assert "buy *a" in legal(state)


def test_there_is_no_effect_that_does_not_wait() -> None:
    """B13.8. They are counted from 1."""
    reason = refusal(alone(effects=[ACTION]), "effect 2")
    assert ("no-such-effect", {"effect": 2, "waiting": 1}) == (reason.code, reason.values)
    assert "no-such-effect" == refusal(alone(), "effect 1").code


def test_effects_keep_their_order() -> None:
    """B13.8. When one from the middle is used the later ones move up."""
    effects = [{**POINTS, "points": number} for number in (1, 2, 3, 4)]
    state = after(alone(effects=effects), "effect 2")
    assert ([{**POINTS, "points": number} for number in (1, 3, 4)], 2) == (waiting(state), score(state))
    assert [0] * 61 == list(state.annex.effects)[3:]


def test_there_is_room_for_more_effects_than_ever_wait() -> None:
    """B13.8. With 27 regions open, at most 22 effects are pending in a position; another tile still finds room."""
    effects = [{**POINTS, "points": 1}] * 22
    state = alone(7, own={"dice": [2, 0], "storage": ["castle"]}, effects=effects)
    assert 22 == len(waiting(state))
    with pytest.raises(PositionError, match="effects: 23 are pending; at most 22 are allowed here"):
        alone(7, effects=[*effects, ACTION])
    state = alone(7, own={"dice": [2, 0], "storage": ["castle"], "tiles": {8: "monastery1"}}, effects=effects)
    assert 25 == len(waiting(after(state, "1:place s1 9")))


def test_a_ship_waits() -> None:
    """B13.8, B13.3. Before it clears the board, goods may be sold, or a tile bought that the exchange would pay for."""
    state = alone(own={"dice": [3, 1], "storage": ["ship"], "goods": {1: 2}}, goods={4: {5: 1}})
    state = after(state, "1:place s1 17", "2:sell 1", "effect 1", "load 4")
    assert {5: 1} == goods_of(state)


@pytest.mark.parametrize("tile", ["warehouse", "carpenter", "church", "market", "city-hall"])
def test_a_building_waits(tile: str) -> None:
    """B13.8, B5.5. It waits until its effect is useful: a warehouse for goods, a city hall for a stored tile."""
    own = {"dice": [2, 5], "storage": [tile], "workers": 9}
    state = alone(own=own, depots={"5": ["mine"], "1": ["bank", "ship"]})
    state = after(state, "1:place s1 6")
    assert [{"effect": "building", "tile": tile}] == waiting(state)


def test_an_effect_that_cannot_be_used_is_lost() -> None:
    """B13.8, B5.5. A player who uses a warehouse without goods gets nothing."""
    state = after(alone(effects=[{"effect": "building", "tile": "warehouse"}]), "effect 1")
    assert (["turn"], []) == (open_questions(state), waiting(state))


def test_a_city_hall_waits_for_a_tile() -> None:
    """B13.8. The second die takes a tile first, which the city hall then places."""
    own = {"dice": [0, 2], "storage": []}
    state = alone(own=own, effects=[{"effect": "building", "tile": "city-hall"}], depots={"2": ["monastery1"]})
    state = after(state, "2:take 2a", "effect 1", "place s1 13")
    assert "monastery1" == tile_on(state, 13)


@pytest.mark.parametrize(("tile", "wanted"), [("bank", (2, 0)), ("boarding-house", (0, 4))])
def test_silver_and_workers_come_at_once(tile: str, wanted: tuple[int, int]) -> None:
    """B13.8. They do not wait, because no player would want them later."""
    state = after(alone(own={"dice": [2, 0], "storage": [tile]}), "1:place s1 6")
    assert (wanted, []) == ((silver(state), workers(state)), waiting(state))


def test_a_white_castle_waits() -> None:
    """B13.8, B9.3. Its action has the number of the white die; workers may change it."""
    options = {"white_castles": "yes"}
    own = {"dice": [2, 0], "storage": ["white-castle"], "goods": {4: 1, 6: 1}}
    state = after(alone(own=own, options=options, white=4), "1:place s1 6", "effect 1")
    assert ["turn", "white-castle"] == open_questions(state)
    assert {"sell 4"} == legal(state, "sell")


def test_a_crane_waits() -> None:
    """B13.8, B9.1. The points of a watchtower that it copies are pending in turn."""
    state = alone(own={"dice": [2, 0], "storage": ["crane"]}, options={"extra_tiles": "yes"})
    state = after(state, "1:place s1 6", "effect 1", "use watchtower")
    assert [{**POINTS, "points": 4}] == waiting(state)


def test_geese_wait_for_a_species() -> None:
    """B13.8, B9.1. They wait if there are two species; with one they score without a question."""
    options = {"extra_tiles": "yes"}
    own = {"tiles": {24: "cow2", 30: "pig3", 29: "castle"}, "dice": [2, 0], "storage": ["geese"]}
    state = after(alone(own=own, options=options), "1:place s1 37")
    assert {"effect": "geese", "hex": 37} in waiting(state)
    place = waiting(state).index({"effect": "geese", "hex": 37}) + 1
    state = after(state, f"effect {place}", "beside pig")
    assert {**POINTS, "points": 5} in waiting(state)


def test_an_inn_fills_a_hex_alone_too() -> None:
    """B9.4, B13.7. It makes its region one larger: a region of one scores as two."""
    state = alone(own={"dice": [3, 0], "storage": ["inn"]}, options={"inns": "yes"})
    state = after(state, "1:place s1 13")
    assert ([{**POINTS, "points": 3}, {**POINTS, "points": 10}], [2]) == (waiting(state), GAME.scores(state))


def test_every_colour_waits_once_it_is_full() -> None:
    """B13.5. Any tile can fill a colour, but only the last one does."""
    for colour in ("ship", "animal", "building", "monastery", "castle"):
        last = hexes(colour, (12,))[-1]
        tiles = face_down([hex_ for hex_ in hexes(colour, (12,)) if hex_ != last])
        beside = [hex_ for hex_ in range(1, 38) if BOX["13a"].neighbours[last - 1] >> (hex_ - 1) & 1]
        tiles |= face_down([hex_ for hex_ in beside if hex_ != 12])
        own = {"tiles": tiles, "storage": ["black-tile"], "dice": [int(BOX["13a"].number[last - 1]), 0]}
        state = after(alone(own=own), f"1:place s1 {last}")
        assert {"effect": "colour", "colour": colour} in waiting(state)
