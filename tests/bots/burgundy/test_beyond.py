"""How the greedy bot plays the expansions and the team game of Burgundy (B9, B11, B12)."""

from typing import Any, cast

import pytest

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.burgundy.outlook import POINT
from duchy.bots.burgundy.outposts import way
from duchy.games.burgundy.box.components import COLOUR_NAMES
from duchy.games.burgundy.state.state import Burgundy
from tests.bots.playing import average, choice, final_state, scores, turn
from tests.games.burgundy.beyond import EXTRA, INNS, ROUTES, SHIELDS, WHITE, expanded, shields_of
from tests.games.burgundy.modes import teams
from tests.games.burgundy.table import GAME, after, duchy, end_round, legal, silver, stored, table, tile_on, workers

LAST_MINE = 34
"""A 3 of duchy 1: the mines of 25 and 30 lack it."""
TWO_MINES = {12: "bank", 25: "mine", 30: "mine"}
EVERYTHING = EXTRA | WHITE | INNS | ROUTES | SHIELDS

MODES: dict[str, dict[str, object]] = {
    "extra-tiles": EXTRA,
    "white-castles": WHITE,
    "inns": INNS,
    "routes": ROUTES,
    "routes-chosen": ROUTES | {"route_order": "chosen", "edition": 2011},
    "shields": SHIELDS,
    "outposts": {"duchies": "outposts"},
    "everything": EVERYTHING | {"duchies": "outposts"},
    "three": EVERYTHING | {"players": 3, "duchies": "boards", "start": "hidden"},
    "teams": {"players": 4, "teams": "yes"},
    "teams-everything": EVERYTHING | {"players": 4, "teams": "yes", "duchies": "12b"},
}


def played(state: Burgundy) -> Burgundy:
    """Let the bot play its turn."""
    return cast("Burgundy", turn(state)[0])


def worth(state: Burgundy, seat: int = 1) -> int:
    """Value a position for a seat."""
    return int(BurgundyEvaluation().value(state, seat - 1))


def closing(shields: dict[int, int], phase: str, **seat: Any) -> Burgundy:  # noqa: ANN401
    """End a phase: seat 1 is asked about its shields."""
    return end_round(expanded(SHIELDS, phase=phase, round=5, seat1={"shields": shields} | seat))


# Inns.


def test_it_buys_the_inn_that_closes_a_region_and_places_it() -> None:
    """B9.4. The region of three mines scores as one of four."""
    seat = {"dice": [3, 1], "silver": 2, "tiles": TWO_MINES}
    state = played(expanded(INNS, seat1=seat, inns=1))
    assert "inn" == tile_on(state, LAST_MINE)


def test_it_buys_no_inn_that_comes_too_late() -> None:
    """B9.4, B7.1. At the end two silver are two points."""
    seat = {"dice": [6, 0], "silver": 2, "tiles": TWO_MINES}
    state = expanded(INNS, seat1=seat, inns=5, phase="E", round=5)
    assert "buy inn" in legal(state)
    assert 2 <= silver(played(state))


def test_an_inn_is_meant_for_the_region_that_grows_most() -> None:
    """B9.4. In a region of eight it would add nothing."""
    state = expanded(INNS, seat1={"storage": ["inn"], "tiles": TWO_MINES})
    places = BurgundyEvaluation().places
    places.count(state, duchy(state), 0)
    places.regions(duchy(state))
    mines = duchy(state).layout.region[LAST_MINE - 1]
    assert places.inn_gain[mines] > places.gain[mines]


# Trade routes. Card 1 wants goods 2, 4 and 1; card 3 begins with 4, which brings an action.


def test_it_sells_the_goods_that_match_the_route() -> None:
    """B9.5. One tile of a colour that fits is worth more than two that do not."""
    seat = {"dice": [3, 0], "storage": ["warehouse"], "goods": {4: 1, 6: 1}, "route": [3]}
    state = after(expanded(ROUTES, seat1=seat, depots={"3": ["cow2"]}), "1:place s1 12")
    assert "sell 4" == choice(state)


def test_it_loads_the_goods_that_match_the_route() -> None:
    """B9.5, B5.1."""
    seat = {"dice": [5, 0], "storage": ["ship"], "route": [3]}
    state = expanded(ROUTES, seat1=seat, goods={1: {6: 1}, 2: {4: 1}, 3: {5: 1}})
    assert "load 2" == choice(after(state, "1:place s1 20"))


def test_goods_that_match_are_worth_more() -> None:
    """B9.5."""
    one, other = (expanded(ROUTES, seat1={"goods": {colour: 1}, "route": [3]}) for colour in (4, 5))
    assert worth(one) > worth(other)


def test_it_lays_the_card_first_that_its_goods_match() -> None:
    """B9.5. With the option that lets it choose the order."""
    state = GAME.initial(ROUTES | {"route_order": "chosen"})
    for text in ["first 1", *["goods 4"] * 3, *["goods 1"] * 3, *(f"card {card}" for card in (1, 2, 3, 4, 6))]:
        GAME.apply(state, GAME.acting(state)[0], GAME.parse(text))
    assert "lay 3" == choice(state)


# Shields.


def test_it_pays_for_a_shield_worth_twelve_points_at_the_end() -> None:
    """B11.3, B11.5."""
    assert "pay silver" == choice(closing({19: 4}, "E", silver=1))


def test_it_pays_for_a_shield_that_will_be_worth_it() -> None:
    """B11.3. Shield 14 brings a tile after each phase."""
    assert "pay silver" == choice(closing({19: 14}, "A", silver=1))


def test_it_keeps_the_shield_that_is_worth_more_where_silver_is_short() -> None:
    """B11.3. Shield 7 is asked about first, shield 3 last."""
    state = closing({19: 7, 7: 3}, "E", silver=1)
    assert "pay nothing" == choice(state)
    assert "pay silver" == choice(after(state, "pay nothing"))


def test_it_drops_a_shield_that_is_of_no_use() -> None:
    """B11.3. With two empty hexes, both open, nobody needs shield 18 for four phases more."""
    layout = table(seat1={}).duchies[0].layout
    kinds = {"castle": ["castle"], "mine": ["mine"], "ship": ["ship"], "animal": ["cow2", "sheep2", "pig2"]}
    kinds["monastery"] = [f"monastery{number}" for number in range(16, 22)]
    kinds["building"] = ["bank", "church", "market", "carpenter", "boarding-house", "city-hall"]
    tiles: dict[int, str] = {}
    for hex_ in range(layout.hexes - 2):
        names = kinds[COLOUR_NAMES[layout.colour[hex_]]]
        tiles[hex_ + 1] = names[0]
        kinds[COLOUR_NAMES[layout.colour[hex_]]] = [*names[1:], names[0]]
    assert "pay nothing" == choice(closing({19: 18}, "A", silver=2, tiles=tiles))


def test_it_pays_with_the_worker_that_brings_no_point() -> None:
    """B11.5, shield 3. At the end the third worker is worth nothing, silver is."""
    assert "pay worker" == choice(closing({19: 3}, "E", silver=1, workers=3))


def test_it_takes_a_shield_with_a_double_where_the_dice_do_little() -> None:
    """B11.2. The depots are empty and nothing is stored."""
    state = expanded(SHIELDS, seat1={"dice": [3, 3], "silver": 2}, arms={3: [6]})
    assert "shield 6" == choice(state)


def test_it_takes_no_shield_where_the_dice_do_more() -> None:
    """B11.2. Two tiles complete the mines and open a castle's action."""
    seat = {"dice": [3, 3], "storage": ["mine", "bank"], "tiles": {25: "mine", 30: "mine"}}
    state = played(expanded(SHIELDS, seat1=seat, arms={3: [18]}))
    assert ("mine", {}) == (tile_on(state, LAST_MINE), shields_of(state))


def test_a_shield_that_cannot_be_paid_for_is_worth_less() -> None:
    """B11.3."""
    poor, rich = (
        worth(expanded(SHIELDS, round=5, seat1={"shields": shields, "silver": 0})) for shields in ({}, {19: 4})
    )
    one, other = (
        worth(expanded(SHIELDS, round=5, seat1={"shields": shields, "silver": 1})) for shields in ({}, {19: 4})
    )
    assert other - one > rich - poor


def test_it_puts_a_shield_on_a_castle_without_one() -> None:
    """B11.2."""
    seat = {"dice": [3, 3], "silver": 2, "shields": {19: 1}, "tiles": {7: "castle"}}
    state = after(expanded(SHIELDS, seat1=seat, arms={3: [6]}), "shield 6")
    assert "on 7" == choice(state)


def test_it_replaces_the_least_shield() -> None:
    """B11.2. Where every castle has one."""
    seat = {"dice": [3, 3], "silver": 2, "shields": {19: 6, 7: 18}}
    state = after(expanded(SHIELDS, seat1=seat, arms={3: [5]}, phase="E"), "shield 5")
    assert "on 7" == choice(state)


def test_it_chooses_the_ally_whose_monasteries_bring_more() -> None:
    """B11.5, shield 6. Three banks score with monastery 22 of seat 3."""
    tiles = {12: "bank", 24: "bank", 37: "bank"}
    others: dict[str, Any] = {"seat2": {"tiles": {8: "monastery27"}}, "seat3": {"tiles": {8: "monastery22"}}}
    state = expanded(SHIELDS | EXTRA, players=3, seat1={"shields": {19: 6}, "tiles": tiles}, **others)
    assert "ally 3" == choice(state)


def test_it_turns_a_die_to_close_a_region() -> None:
    """B11.5, shield 16."""
    seat = {"dice": [6, 0], "storage": ["mine"], "shields": {19: 16}, "tiles": TWO_MINES, "silver": 1}
    state = played(expanded(SHIELDS, seat1=seat))
    assert "mine" == tile_on(state, LAST_MINE)


def test_it_places_a_tile_of_the_yard() -> None:
    """B11.5, shield 4. The tiles in the slots have nowhere to go."""
    seat = {
        "dice": [3, 0],
        "storage": ["cow2", "pig2", "goat2"],
        "yard": ["mine"],
        "shields": {19: 4},
        "tiles": TWO_MINES,
    }
    state = played(expanded(SHIELDS, seat1=seat | {"silver": 1}))
    assert "mine" == tile_on(state, LAST_MINE)


# Crane, geese, white castles, outposts.


def test_it_uses_the_crane_for_what_brings_most() -> None:
    """B9.1. As a city hall it places the mine that completes a region."""
    seat = {"dice": [3, 0], "storage": ["crane", "mine"], "tiles": {25: "mine", 30: "mine"}}
    state = after(expanded(EXTRA, seat1=seat), "1:place s1 12")
    assert "use city-hall" == choice(state)
    assert "mine" == tile_on(played(state), LAST_MINE)


def test_it_chooses_the_larger_herd_beside_the_geese() -> None:
    """B9.1."""
    tiles = {12: "bank", 18: "ship", 11: "cow2", 10: "sheep4"}
    state = expanded(EXTRA, seat1={"dice": [1, 0], "storage": ["geese"], "tiles": tiles})
    assert "beside sheep" == choice(after(state, "1:place s1 6"))


def test_geese_are_worth_more_beside_animals() -> None:
    """B9.1."""
    few, many = (
        worth(expanded(EXTRA, seat1={"storage": ["geese"], "tiles": tiles}))
        - worth(expanded(EXTRA, seat1={"tiles": tiles}))
        for tiles in ({12: "bank", 18: "ship", 28: "pig2", 11: cows} for cows in ("cow2", "cow4"))
    )
    assert many > few


def test_it_uses_a_white_castle_for_a_region_that_its_die_closes() -> None:
    """B9.3. The white die shows the 3 of the last mine."""
    seat = {"dice": [3, 0], "storage": ["white-castle", "mine"], "tiles": {25: "mine", 30: "mine"}}
    state = expanded(WHITE, seat1=seat, white=3)
    assert "mine" == tile_on(played(after(state, "1:place s1 12")), LAST_MINE)


@pytest.mark.parametrize(("tiles", "lack"), [({}, 5), ({5: "monastery1"}, 4), ({6: "monastery2", 7: "monastery3"}, 3)])
def test_the_way_between_outposts_is_the_tiles_that_it_lacks(tiles: dict[int, str], lack: int) -> None:
    """B9.2. From hex 5 to hex 9 of duchy 11a."""
    state = expanded({"duchies": "11a"}, seat1={"tiles": {1: "castle"} | tiles})
    assert lack == way(duchy(state), 0, 1)


def test_it_joins_outposts() -> None:
    """B9.2. Hexes 16 and 19 of duchy 11a are open sixes; three chains meet on 19."""
    chains = {
        10: "ship",
        11: "cow2",
        12: "bank",
        15: "cow2",
        14: "ship",
        35: "ship",
        30: "ship",
        20: "church",
        25: "market",
    }
    seat = {"dice": [6, 0], "storage": ["watchtower"], "tiles": chains | {1: "castle"}}
    state = expanded({"duchies": "11a"}, seat1=seat)
    assert {"1:place s1 16", "1:place s1 19"} == legal(state, "1:place")
    assert "1:place s1 19" == choice(state)


# Teams.


def test_the_points_of_a_partner_count_as_ones_own() -> None:
    """B12.5."""
    state = teams()
    before = worth(state)
    state.seats[2].points += 7
    assert worth(state) == before + 7 * POINT
    state.seats[1].points += 7
    assert worth(state) == before + 7 * POINT


def test_what_a_partner_has_stored_is_worth_something() -> None:
    """B12.3."""
    assert worth(teams(seats={3: {"storage": ["mine"]}})) > worth(teams())


def test_a_tile_that_both_can_place_is_worth_more() -> None:
    """B12.3. In a shared slot."""
    assert worth(teams(team1={"store": ["mine"]})) > worth(teams(seats={1: {"storage": ["mine"]}}))


def test_it_places_a_shared_tile_that_completes_a_region_in_the_east() -> None:
    """B12.1, B12.3. Hex 39 of 12a is an animal 4; the pasture begins with 38, a 3."""
    layout = teams().duchies[0].layout
    east = next(
        hex_
        for hex_ in range(37, layout.hexes)
        if layout.region_size[layout.region[hex_]] == 1 and COLOUR_NAMES[layout.colour[hex_]] == "castle"
    )
    next_to = next(hex_ for hex_ in range(37, layout.hexes) if layout.neighbours_east[east] >> (hex_ - 37) & 1)
    names = {"building": "bank", "ship": "ship", "animal": "cow2", "monastery": "monastery1", "mine": "mine"}
    tiles = {next_to + 1: names[COLOUR_NAMES[layout.colour[next_to]]]}
    seats = {1: {"dice": [int(layout.number[east]), 0]}}
    state = played(teams(team1={"store": ["castle"], "tiles": tiles}, seats=seats, depots={}))
    assert "castle" == tile_on(state, east + 1)


def test_a_finished_team_game_is_worth_the_points_of_the_team() -> None:
    """B12.5."""
    state = final_state({"players": 4, "teams": "yes"}, ["random"] * 4, 1)
    points = GAME.scores(state)
    assert [(points[0] + points[2]) * POINT, (points[1] + points[3]) * POINT] == [
        BurgundyEvaluation().value(state, seat) for seat in (0, 1)
    ]


def test_it_hires_workers_only_for_a_use() -> None:
    """B9.1, monastery 28. It has workers enough and keeps its silver."""
    seat = {"dice": [0, 0], "workers": 4, "silver": 3, "tiles": {13: "monastery28"}}
    state = played(expanded(EXTRA, seat1=seat))
    assert (3, 4, []) == (silver(state), workers(state), stored(state))


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_it_averages_150_points_in_every_mode(mode: str) -> None:
    options = MODES[mode]
    players = int(cast("int", options.get("players", 2)))
    assert average(scores(options, ["greedy"] * players, range(400, 402 if players == 2 else 401))) >= 150
