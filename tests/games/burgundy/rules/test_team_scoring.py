"""The team game: the values of four players, the end of a phase and of the game, and the expansions (B12.4, B12.5)."""

from collections.abc import Mapping

from duchy.core.journal import breakdown
from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.modes import TEAMS, begun, hexes, teams, tiles_in
from tests.games.burgundy.table import (
    GAME,
    Given,
    acting,
    after,
    bonus_tiles,
    bridge,
    do,
    drawn,
    duchy,
    end_round,
    goods_of,
    legal,
    of_seat,
    open_questions,
    refusal,
    scored,
    silver,
    sold_by,
    told,
    workers,
)

SHIPS = dict.fromkeys(hexes("ship", (30, 34), "12a"), "ship")
"""All ships of 12a but two in the west, more than one marker can use up."""


def finished(
    team1: Given | None = None,
    team2: Given | None = None,
    seats: Mapping[int, Given] | None = None,
    options: Given | None = None,
) -> Burgundy:
    """End the last round of a game of teams."""
    return end_round(teams(team1=team1, team2=team2, seats=seats, options=options, phase="E", round=5))


def team_scores(state: Burgundy) -> list[int]:
    """Add the points of the partners."""
    scores = GAME.scores(state)
    return [scores[0] + scores[2], scores[1] + scores[3]]


def test_more_than_six_ships() -> None:
    """B12.4. On the last space the marker goes on top of the others there."""
    state = teams(
        team1={"tiles": {**SHIPS, 23: "monastery1"}},
        seats={
            1: {"dice": [1, 0], "storage": ["ship"], "space": 6},
            2: {"space": 6},
            3: {"space": 6},
            4: {"space": 5},
        },
        bridge=[2, 3, 1, 4],
    )
    state = after(state, "1:place s1 30")
    assert [1, 2, 3, 4] == bridge(state)
    assert [6, 6, 6, 5] == [int(of_seat(state, seat).space) for seat in (1, 2, 3, 4)]


def test_a_marker_behind_moves_on_whoever_placed_the_ships_before() -> None:
    """B12.4. Ships belong to the team, spaces on the bridge to the player."""
    state = teams(
        turn=3,
        team1={"tiles": {**SHIPS, 23: "monastery1"}},
        seats={1: {"space": 6}, 3: {"dice": [1, 0], "storage": ["ship"]}},
        bridge=[1, 2, 3, 4],
    )
    state = after(state, "1:place s1 30")
    assert [6, 0, 1, 0] == [int(of_seat(state, seat).space) for seat in (1, 2, 3, 4)]


def test_goods_are_worth_four_points() -> None:
    """B12.4. As with four players."""
    assert 12 == scored(teams(team1={"goods": {2: 3}}, seats={1: {"dice": [2, 0]}}), "1:sell 2")


def test_the_board_of_four_players() -> None:
    """B12.4. Four tiles in each depot, eight in the black one."""
    state = begun(TEAMS)
    assert [4] * 6 == [len(tiles_in(state, depot)) for depot in range(1, 7)]
    assert 8 == len(tiles_in(state, 0))


MINES = {28: "mine", 59: "mine", 60: "mine", 13: "mine", 5: "mine"}
ALL_BUT_ONE = {**MINES, 14: "monastery1", 15: "monastery2", 9: "monastery3"}
"""All mines of 12a but the one on hex 8, which the others reach."""


def test_the_first_team_to_complete_a_colour_takes_the_large_bonus_tile() -> None:
    """B12.4, B5.7. Seven points for the player who completes it; the tile belongs to the team."""
    state = teams(turn=3, team1={"tiles": ALL_BUT_ONE}, seats={3: {"dice": [5, 0], "storage": ["mine"]}})
    state = after(state, "1:place s1 8")
    assert [0, 0, 3 + 10 + 7, 0] == GAME.scores(state)
    assert (["mine"], []) == bonus_tiles(state, 1) == bonus_tiles(state, 3)


def test_the_second_team_takes_the_small_one() -> None:
    """B12.4, B5.7. Four points; there is nothing left for a second player of the first team."""
    state = teams(
        turn=4,
        team1={"tiles": {**MINES, 8: "mine"}, "large_bonus": ["mine"]},
        team2={"tiles": ALL_BUT_ONE},
        seats={4: {"dice": [5, 0], "storage": ["mine"]}},
    )
    state = after(state, "1:place s1 8")
    assert [0, 0, 0, 3 + 10 + 4] == GAME.scores(state)
    assert (([], ["mine"]), (["mine"], [])) == (bonus_tiles(state, 2), bonus_tiles(state, 1))


def test_a_region_of_eight() -> None:
    """B12.4, B5.6. The largest region of 12a is worth 36 points."""
    region = [hex_ for hex_ in SHIPS if BOX["12a"].region[hex_ - 1] == BOX["12a"].region[18]]
    assert 6 == len(region)
    state = teams(
        team1={"tiles": {**dict.fromkeys(region, "ship"), 23: "monastery1", 30: "ship"}},
        seats={1: {"dice": [3, 0], "storage": ["ship"]}},
        phase="B",
    )
    assert 36 + 8 == scored(state, "1:place s1 34")


def test_mines_pay_a_team_once() -> None:
    """B12.3, B6.1. One silver for each mine of the duchy, not for each partner."""
    state = drawn(end_round(teams(team1={"tiles": MINES}, team2={"tiles": {28: "mine"}}, round=5)))
    assert (5, 1) == (silver(state, 1), silver(state, 2))


def test_monastery_2_pays_a_team_once() -> None:
    """B12.3, B8, monastery 2. One worker for each mine of the duchy."""
    state = drawn(end_round(teams(team1={"tiles": {28: "mine", 15: "monastery2"}}, round=5)))
    assert (1, 1) == (silver(state, 1), workers(state, 3))


def test_what_is_left_over_scores_once() -> None:
    """B12.5, B7.1. Goods, silver and workers of a team: 3 + 4 + 2."""
    state = finished({"goods": {1: 2, 5: 1}, "silver": 4, "workers": 5}, seats={1: {"points": 10}, 3: {"points": 20}})
    assert [39, 0] == team_scores(state)


def test_monasteries_score_once() -> None:
    """B12.5. Monastery 16 four points for each warehouse of the team, 25 one for each tile it sold."""
    tiles = {15: "monastery16", 14: "monastery25", 53: "warehouse", 48: "warehouse"}
    assert [8 + 3, 0] == team_scores(finished({"tiles": tiles, "sold": {4: 3}}))


def test_stored_tiles_score_nothing() -> None:
    """B12.5, B7.1. Neither in a player's own slots nor in shared ones."""
    state = finished({"store": ["monastery25", "castle"], "sold": {4: 3}}, seats={3: {"storage": ["watchtower"]}})
    assert [0, 0] == team_scores(state)


def test_partners_points_are_added() -> None:
    """B12.5. The best player is in the losing team."""
    state = finished(seats={1: {"points": 90}, 2: {"points": 60}, 3: {"points": 10}, 4: {"points": 50}})
    assert [2, 1, 2, 1] == GAME.places(state)
    assert [90, 60, 10, 50] == GAME.scores(state)


EVEN: dict[int, Given] = {1: {"points": 30}, 2: {"points": 25}, 3: {"points": 20}, 4: {"points": 25}}


def test_in_a_tie_more_empty_hexes_win() -> None:
    """B12.5. All three texts say so."""
    assert [2, 1, 2, 1] == GAME.places(finished({"tiles": {15: "monastery1"}}, seats=EVEN))
    assert [1, 2, 1, 2] == GAME.places(finished(None, {"tiles": {15: "monastery1"}}, seats=EVEN))


def test_fewer_empty_hexes_win_by_option() -> None:
    """B12.5, B7.2. Players may choose the 2011 rule."""
    state = finished({"tiles": {15: "monastery1"}}, seats=EVEN, options={"tie_break": "fewest_empty"})
    assert [1, 2, 1, 2] == GAME.places(state)


def test_teams_that_are_alike_share_the_first_place() -> None:
    """B12.5. The bridge has two markers of each team, so it cannot decide."""
    seats = {**EVEN, 1: {"points": 30, "space": 3}}
    state = end_round(teams(seats=seats, bridge=[1, 2, 3, 4], phase="E", round=5))
    assert [1, 1, 1, 1] == GAME.places(state)


def test_the_result_tells_what_the_team_has() -> None:
    """B12.5. Each partner gets the team's place and points; the breakdown adds up to the partner's own points."""
    state = teams(
        team1={"silver": 3},
        seats={1: {"points": 0}, 4: {"dice": [4, 0], "storage": ["watchtower"]}},
        phase="E",
        round=5,
    )
    journal = told(after(state, "end", "end", "end"), "1:place s1 53", "end")
    results = {entry.seat + 1: entry.values for entry in journal if entry.code == "result"}
    assert {"place": 1, "points": 4} == results[2] == results[4]
    assert {"place": 2, "points": 3} == results[1] == results[3]
    assert [3, 0, 0, 4] == [sum(table.values()) for table in breakdown(journal, 4)]


ROUTES = {"trade_routes": "yes"}


def test_three_cards_of_each_partner_make_one_route() -> None:
    """B12.3, B9.5. Six cards above the shared duchy; those of the partner who is earlier in turn order come first."""
    state = begun({**TEAMS, **ROUTES}, first=2)
    assert ([0, 1, 2, 6, 7, 8], [3, 4, 5, 9, 10, 11]) == (
        list(duchy(state, 2).holdings.route),
        list(duchy(state, 1).holdings.route),
    )


def test_each_partner_lays_his_three_cards() -> None:
    """B12.3, B9.5. By option each partner chooses the order, one after the other."""
    state = GAME.initial({**TEAMS, **ROUTES, "route_order": "chosen"})
    asked = []
    do(state, "first 1")
    while open_questions(state) != ["tile"]:
        if open_questions(state) == ["lay"]:
            asked.append((acting(state) + 1, len(legal(state))))
        do(state, max(legal(state), key=lambda text: int(text.split()[-1])))
    assert asked == [(seat, left) for seat in (1, 2, 3, 4) for left in (3, 2, 1)]
    assert [6, 6] == [len(own.holdings.route) for own in state.duchies]


def test_goods_that_partners_sell_fill_one_route() -> None:
    """B12.3, B9.5. The second partner continues where the first stopped: card 1 starts with purple and red."""
    state = teams(
        team1={"goods": {2: 1, 4: 1}, "route": [1, 2, 3, 4, 5, 6]},
        seats={1: {"dice": [2, 0]}, 3: {"dice": [4, 0]}},
        options=ROUTES,
        depots={"2": ["castle"]},
    )
    state = after(state, "1:sell 2", "end", "end", "1:sell 4")
    assert ["turn", "church"] == open_questions(state)
    assert ([2, 4], {2: 1, 4: 1}, {}) == (list(duchy(state).holdings.route_goods), sold_by(state, 1), goods_of(state))


ARMS = {"shields": "yes"}


def test_a_shield_is_the_teams() -> None:
    """B12.3, B11.2. It is on a shared castle and works for both: a sold tile is worth double."""
    state = teams(turn=3, team1={"goods": {1: 1}, "shields": {22: 12}}, seats={3: {"dice": [1, 0]}}, options=ARMS)
    assert 8 == scored(state, "1:sell 1", seat=3)


def test_a_team_pays_for_its_shields_once() -> None:
    """B12.3, B11.3. The partner with the first turn of the round answers for the team."""
    state = teams(
        turn=4, order=[3, 2, 1, 4], bridge=[3, 2, 1, 4], team1={"silver": 2, "shields": {22: 18}}, options=ARMS, round=5
    )
    state = after(state, "end")
    assert (["upkeep"], 3) == (open_questions(state), acting(state) + 1)
    state = drawn(after(state, "pay silver"))
    assert (1, ["roll"]) == (silver(state, 1), open_questions(state))


def test_a_partner_is_no_other_player_for_shield_2() -> None:
    """B12.3, B11.5. Workers belong to the team anyway; a gain of the other team brings one."""
    state = teams(team1={"shields": {22: 2}}, seats={1: {"dice": [1, 0]}, 2: {"dice": [1, 0]}}, options=ARMS)
    state = after(state, "1:workers", "end")
    assert (2, 0) == (workers(state, 1), workers(state, 2))
    state = after(state, "1:workers")
    assert (3, 2) == (workers(state, 1), workers(state, 2))


def test_an_ally_is_in_the_other_team() -> None:
    """B12.3, B11.5. Either of its players may be chosen; the team's own monasteries work anyway."""
    state = teams(team1={"shields": {22: 6}}, options=ARMS)
    assert {"ally 2", "ally 4"} == legal(state, "ally")
    assert "ally-own-duchy" == refusal(state, "ally 3").code
    assert 1 == after(state, "ally 4").duchies[0].holdings.ally


def test_shield_4_stores_for_the_team_beyond_all_slots() -> None:
    """B12.3, B11.5. When a player's own and the shared slots are full; both partners place from there."""
    state = teams(
        team1={"shields": {22: 4}, "store": ["castle", "church"]},
        seats={1: {"storage": ["bank", "mine"], "dice": [1, 0]}, 3: {"dice": [4, 0]}},
        depots={"1": ["ship"]},
        options=ARMS,
    )
    state = after(state, "1:take 1c", "end", "end")
    assert {"1:pick ship"} == legal(state, "1:pick")
    assert 1 == duchy(after(state, "1:pick ship", "on 21")).covered >> 20 & 1


def test_inns_in_a_teams_duchy() -> None:
    """B12.1, B9.4. One inn in each region of the shared duchy, in the east and in the west."""
    state = teams(
        team1={"tiles": {15: "inn"}},
        seats={1: {"dice": [2, 4], "storage": ["inn"]}},
        options={"inns": "yes"},
        phase="B",
    )
    assert "region-has-inn" == refusal(state, "1:place s1 14").code
    assert "2:place s1 53" in legal(state)
