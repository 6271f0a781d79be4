"""How the greedy bot plays inns, trade routes, extra tiles, white castles and the team game of Burgundy (B9, B12)."""

from typing import cast

import pytest

from duchy.bots.burgundy.evaluation import BurgundyEvaluation
from duchy.bots.burgundy.pace import POINT
from duchy.games.burgundy.box.components import COLOUR_NAMES
from tests.bots.burgundy.valued import LAST_MINE, TWO_MINES, play_turn, worth
from tests.bots.playing import average, choice, final_state, scores
from tests.games.burgundy.beyond import EXTRA, INNS, ROUTES, SHIELDS, WHITE, expanded
from tests.games.burgundy.modes import teams
from tests.games.burgundy.table import GAME, after, duchy, legal, silver, stored, tile_on, workers

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


# Inns.


def test_it_buys_the_inn_that_completes_a_region_and_places_it() -> None:
    """B9.4. The region of three mines scores as one of four."""
    seat = {"dice": [3, 1], "silver": 2, "tiles": TWO_MINES}
    state = play_turn(expanded(INNS, seat1=seat, inns=1))
    assert "inn" == tile_on(state, LAST_MINE)


def test_it_buys_no_inn_too_late_in_the_game() -> None:
    """B9.4, B7.1. At the end two silver are two points."""
    seat = {"dice": [6, 0], "silver": 2, "tiles": TWO_MINES}
    state = expanded(INNS, seat1=seat, inns=5, phase="E", round=5)
    assert "buy inn" in legal(state)
    assert 2 <= silver(play_turn(state))


def test_an_inn_is_valued_in_the_region_that_gains_most() -> None:
    """B9.4. In a region of eight it would add nothing."""
    state = expanded(INNS, seat1={"storage": ["inn"], "tiles": TWO_MINES})
    places = BurgundyEvaluation().places
    places.count(state, duchy(state), 0)
    mines = duchy(state).layout.region[LAST_MINE - 1]
    assert places.facts.inn_gain[mines] > places.facts.gain[mines]


# Trade routes. Card 1 needs goods 2, 4 and 1; card 3 starts with 4, which brings an action.


def test_it_sells_the_goods_that_match_the_route() -> None:
    """B9.5. One goods tile of a matching colour is worth more than two of another."""
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


def test_it_places_the_card_that_its_goods_match_first() -> None:
    """B9.5. With the option that lets it choose the order."""
    state = GAME.initial(ROUTES | {"route_order": "chosen"})
    for text in ["first 1", *["goods 4"] * 3, *["goods 1"] * 3, *(f"card {card}" for card in (1, 2, 3, 4, 6))]:
        GAME.apply(state, GAME.acting(state)[0], GAME.parse(text))
    assert "lay 3" == choice(state)


# Crane, geese, white castles.


def test_it_uses_the_crane_for_the_best_effect() -> None:
    """B9.1. As a city hall it places the mine that completes a region."""
    seat = {"dice": [3, 0], "storage": ["crane", "mine"], "tiles": {25: "mine", 30: "mine"}}
    state = after(expanded(EXTRA, seat1=seat), "1:place s1 12")
    assert "use city-hall" == choice(state)
    assert "mine" == tile_on(play_turn(state), LAST_MINE)


def test_it_chooses_the_larger_herd_next_to_the_geese() -> None:
    """B9.1."""
    tiles = {12: "bank", 18: "ship", 11: "cow2", 10: "sheep4"}
    state = expanded(EXTRA, seat1={"dice": [1, 0], "storage": ["geese"], "tiles": tiles})
    assert "beside sheep" == choice(after(state, "1:place s1 6"))


def test_geese_are_worth_more_next_to_animals() -> None:
    """B9.1."""
    few, many = (
        worth(expanded(EXTRA, seat1={"storage": ["geese"], "tiles": tiles}))
        - worth(expanded(EXTRA, seat1={"tiles": tiles}))
        for tiles in ({12: "bank", 18: "ship", 28: "pig2", 11: cows} for cows in ("cow2", "cow4"))
    )
    assert many > few


def test_it_uses_a_white_castle_for_a_region_that_its_die_completes() -> None:
    """B9.3. The white die shows the 3 of the last mine."""
    seat = {"dice": [3, 0], "storage": ["white-castle", "mine"], "tiles": {25: "mine", 30: "mine"}}
    state = expanded(WHITE, seat1=seat, white=3)
    assert "mine" == tile_on(play_turn(after(state, "1:place s1 12")), LAST_MINE)


# Teams.


def test_a_partners_points_count_like_own_points() -> None:
    """B12.5."""
    state = teams()
    before = worth(state)
    state.seats[2].points += 7
    assert worth(state) == before + 7 * POINT
    state.seats[1].points += 7
    assert worth(state) == before + 7 * POINT


def test_a_partners_stored_tiles_are_worth_something() -> None:
    """B12.3."""
    assert worth(teams(seats={3: {"storage": ["mine"]}})) > worth(teams())


def test_a_tile_that_both_can_place_is_worth_more() -> None:
    """B12.3. In a shared slot."""
    assert worth(teams(team1={"store": ["mine"]})) > worth(teams(seats={1: {"storage": ["mine"]}}))


def test_it_places_a_shared_tile_that_completes_a_region_in_the_east() -> None:
    """B12.1, B12.3. Hex 39 of 12a is a pasture 4; the region starts with hex 38, a 3."""
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
    state = play_turn(teams(team1={"store": ["castle"], "tiles": tiles}, seats=seats, depots={}))
    assert "castle" == tile_on(state, east + 1)


def test_a_finished_team_game_is_worth_the_teams_points() -> None:
    """B12.5."""
    state = final_state({"players": 4, "teams": "yes"}, ["random"] * 4, 1)
    points = GAME.scores(state)
    assert [(points[0] + points[2]) * POINT, (points[1] + points[3]) * POINT] == [
        BurgundyEvaluation().value(state, seat) for seat in (0, 1)
    ]


def test_it_hires_workers_only_if_it_needs_them() -> None:
    """B9.1, monastery 28. With enough workers it keeps its silver."""
    seat = {"dice": [0, 0], "workers": 4, "silver": 3, "tiles": {13: "monastery28"}}
    state = play_turn(expanded(EXTRA, seat1=seat))
    assert (3, 4, []) == (silver(state), workers(state), stored(state))


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_it_averages_150_points_in_every_mode(mode: str) -> None:
    options = MODES[mode]
    players = int(cast("int", options.get("players", 2)))
    assert average(scores(options, ["greedy"] * players, range(400, 402 if players == 2 else 401))) >= 150
