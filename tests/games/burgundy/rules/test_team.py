"""The team game: its set-up, and the things that partners share or keep separate (B12.1-B12.3)."""

import json

import pytest

from duchy.core.game import CHANCE, SPECTATOR
from duchy.games.burgundy.box.components import COLOUR_NAMES
from duchy.games.burgundy.box.layout import BOX
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.modes import TEAMS, begun, shared, teams
from tests.games.burgundy.table import (
    GAME,
    acting,
    after,
    bridge,
    dice,
    do,
    duchy,
    goods_in,
    goods_of,
    legal,
    of_seat,
    open_questions,
    order,
    points,
    refusal,
    scored,
    silver,
    stored,
    tile_on,
    told,
    workers,
)


def dealt(first: int = 1, **options: object) -> Burgundy:
    """Play the set-up up to the step after the starting goods."""
    state = GAME.initial({**TEAMS, **options})
    do(state, f"first {first}")
    while open_questions(state) == ["start-goods"]:
        do(state, min(legal(state)))
    return state


@pytest.mark.parametrize("name", ["12a", "12b"])
def test_a_duchy_of_73_hexes(name: str) -> None:
    """B12.1. Both duchies have the same number of hexes of each colour; no region exceeds eight."""
    layout = BOX[name]
    totals = [COLOUR_NAMES[colour] for colour in layout.colour]
    wanted = {"castle": 7, "mine": 6, "ship": 12, "monastery": 12, "building": 24, "animal": 12}
    assert 73 == layout.hexes
    assert wanted == {colour: totals.count(colour) for colour in COLOUR_NAMES}
    assert 8 >= max(layout.region_size)


def test_only_the_second_one_is_ours() -> None:
    """B12.1. 12b is unpublished, so it is a new drawing and is marked as such."""
    assert (False, True) == (BOX["12a"].reconstructed, BOX["12b"].reconstructed)


def test_the_castle_of_12a_stands_in_the_middle() -> None:
    """B12.1. It is on castle 1, which the halves share, for both teams; there is no question."""
    state = begun(TEAMS)
    assert ["castle"] * 4 == [tile_on(state, 22, seat) for seat in (1, 2, 3, 4)]
    assert 1 == BOX["12a"].number[21]
    assert 2 == len(state.duchies)
    assert [72, 72] == [own.empty_hexes() for own in state.duchies]


def test_partners_sit_across() -> None:
    """B12.1, B12.2. Seats 1 and 3 share one duchy, seats 2 and 4 the other."""
    state = begun(TEAMS)
    assert duchy(state, 1) is duchy(state, 3)
    assert duchy(state, 2) is duchy(state, 4)
    assert duchy(state, 1) is not duchy(state, 2)


def test_on_12b_a_team_chooses_castle_1_or_6() -> None:
    """B12.1. The first player of each team is asked, in turn order."""
    state = dealt(3, duchies="12b")
    assert (["start"], 3) == (open_questions(state), acting(state) + 1)
    assert {"start a 25", "start a 46"} == legal(state)
    assert [("castle", 1), ("castle", 6)] == [
        (COLOUR_NAMES[BOX["12b"].colour[hex_ - 1]], BOX["12b"].number[hex_ - 1]) for hex_ in (25, 46)
    ]
    do(state, "start a 46")
    assert 4 == acting(state) + 1
    do(state, "start a 25")
    assert ["castle", "castle"] == [tile_on(state, 46, 1), tile_on(state, 25, 2)]
    assert ["tile"] == open_questions(state)


def test_other_castles_of_12b_are_no_start() -> None:
    """B12.1. Only 1 and 6."""
    reason = refusal(dealt(duchies="12b"), "start a 4")
    assert ("not-a-start", [25, 46]) == (reason.code, reason.values["starts"])


def test_teams_choose_their_start_hidden() -> None:
    """B12.1. By option both teams choose at the same time; one player chooses for the team."""
    state = dealt(2, duchies="12b", start="hidden")
    assert [1, 2] == GAME.acting(state)
    do(state, "start a 25", seat=3)
    assert ([1], 0) == (GAME.acting(state), int(duchy(state, 1).covered))
    do(state, "start a 46", seat=2)
    assert ["castle", "castle"] == [tile_on(state, 25, 1), tile_on(state, 46, 2)]


@pytest.mark.parametrize("seat", [1, 4])
def test_the_other_partner_does_not_choose(seat: int) -> None:
    """B12.1. The player who does not choose for the team gets the reason that the partner does."""
    state = dealt(2, duchies="12b", start="hidden")
    assert set() == legal(state, seat=seat)
    assert "partner-chooses" == refusal(state, "start a 25", seat=seat).code


def test_a_hidden_start_is_the_teams_secret() -> None:
    """B12.1. Both partners see it, the others do not."""
    shown = []
    for hex_ in (25, 46):
        state = dealt(duchies="12b", start="hidden")
        do(state, f"start a {hex_}", seat=1)
        shown.append({seat: GAME.view(state, seat) for seat in range(SPECTATOR, 4)})
    alike = {seat for seat in range(SPECTATOR, 4) if shown[0][seat] == shown[1][seat]}
    assert {SPECTATOR, 1, 3} == alike


@pytest.mark.parametrize(("first", "means"), [(1, (3, 5)), (2, (5, 3)), (3, (3, 5)), (4, (5, 3))])
def test_workers_and_silver_of_the_teams(first: int, means: tuple[int, int]) -> None:
    """B12.2. The team that starts has 3 workers, the other 5; both have 2 silver."""
    state = dealt(first)
    assert means == (workers(state, 1), workers(state, 2))
    assert (2, 2) == (silver(state, 1), silver(state, 2))


def test_three_goods_for_a_team() -> None:
    """B12.2. The goods are per team, not per player: six of the 42 are drawn."""
    state = dealt()
    assert ({1: 3}, {1: 3}) == (goods_of(state, 1), goods_of(state, 2))
    state = begun(TEAMS)
    assert 42 - 6 - 5 == sum(state.bag)


def test_two_starting_castles() -> None:
    """B12.1. One for each team is taken from the pile, before the phase is set up with two more."""
    assert 14 - 2 - 2 == GAME.write(begun(TEAMS))["piles"]["coloured"]["castle"]  # type: ignore[index]


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_order_of_the_first_round(first: int) -> None:
    """B12.2. A1, B1, A2, B2: the teams alternate, whichever starts."""
    state = begun(TEAMS, first=first)
    wanted = [(first + place - 1) % 4 + 1 for place in range(4)]
    assert wanted == order(state) == bridge(state)
    owners = [int(of_seat(state, seat).duchy) for seat in order(state)]
    assert owners == [owners[0], owners[1]] * 2
    assert [0, 0, 0, 0] == [int(of_seat(state, seat).space) for seat in (1, 2, 3, 4)]


def test_everybody_rolls_and_has_points_of_his_own() -> None:
    """B12.3. There are four pairs of dice and four scores."""
    state = begun(TEAMS)
    assert [[1, 1]] * 4 == [dice(state, seat) for seat in (1, 2, 3, 4)]
    assert [0, 0, 0, 0] == GAME.scores(state)


def test_workers_are_shared() -> None:
    """B12.3. Either partner can spend workers that the other took."""
    state = after(teams(seats={1: {"dice": [1, 0]}}), "1:workers")
    assert [2, 0, 2, 0] == [workers(state, seat) for seat in (1, 2, 3, 4)]
    state = teams(turn=3, team1={"workers": 2}, seats={3: {"dice": [1, 0]}}, depots={"3": ["cow3"]})
    assert 0 == workers(after(state, "1:take 3a", "store own"), 1)


def test_the_other_teams_workers_are_not() -> None:
    """B12.3. Five workers of the other team cannot change a die."""
    state = teams(team2={"workers": 5}, seats={1: {"dice": [1, 0]}}, depots={"3": ["cow3"]})
    assert "too-few-workers" == refusal(state, "1:take 3a").code


def test_silver_is_shared() -> None:
    """B12.3. Either partner can buy with it, once per turn."""
    state = teams(team1={"silver": 4}, depots={"black": ["ship", "bank", "mine"]})
    state = after(state, "buy *a", "store own")
    assert "bought-already" == refusal(state, "buy *b").code
    state = after(state, "end", "end", "buy *b", "store own")
    assert (0, ["ship"], ["bank"]) == (silver(state, 1), stored(state, 1), stored(state, 3))


def test_goods_are_shared() -> None:
    """B12.3. One partner loads them, the other sells them and scores."""
    state = teams(seats={1: {"dice": [4, 0], "storage": ["ship"]}, 3: {"dice": [6, 0]}}, goods={2: {6: 2}})
    state = after(state, "1:place s1 21", "load 2", "end", "end")
    assert {6: 2} == goods_of(state, 3)
    assert 8 == scored(state, "1:sell 6", seat=3)
    assert (0, 1) == (points(after(state, "1:sell 6"), 1), silver(after(state, "1:sell 6"), 1))


def test_three_colours_of_goods_for_the_team() -> None:
    """B12.3, B5.1. The partners have one store of goods between them."""
    state = teams(
        turn=3, team1={"goods": {1: 1, 2: 1}}, seats={3: {"dice": [4, 0], "storage": ["ship"]}}, goods={5: {3: 1, 4: 1}}
    )
    assert {"keep 3", "keep 4"} == legal(after(state, "1:place s1 21", "load 5"), "keep")


def test_a_tile_in_a_shared_slot_is_for_both() -> None:
    """B12.3. One partner stores it, the other places it: it is in slots 3 and 4 of both."""
    state = teams(seats={1: {"dice": [1, 0]}, 3: {"dice": [4, 0]}}, depots={"1": ["ship"]})
    state = after(state, "1:take 1c", "store shared")
    assert ([], ["ship"], ["ship"]) == (stored(state, 1), shared(state, 1), shared(state, 3))
    state = after(state, "end", "end", "1:place s3 21")
    assert ("ship", []) == (tile_on(state, 21), shared(state, 1))


def test_a_tile_in_a_slot_of_ones_own_is_not() -> None:
    """B12.3. A player cannot use the partner's own slots: slots 1 and 2 are always private."""
    state = teams(turn=3, seats={1: {"storage": ["ship", "ship"]}, 3: {"dice": [4, 4]}})
    assert set() == legal(state, "1:place")
    assert {"slot-empty"} == {refusal(state, f"1:place s{slot} 21").code for slot in (1, 2, 3, 4)}


def test_the_partners_dice_are_not_ones_own() -> None:
    """B12.3. Without dice a player has no action, whatever the partner has rolled."""
    state = teams(team1={"workers": 6}, seats={3: {"dice": [4, 6]}}, depots={"1": ["ship"], "4": ["ship"]})
    assert {"end"} == legal(state)
    assert [4, 6] == dice(after(state, "end"), 3)


def test_where_a_tile_is_stored_is_chosen() -> None:
    """B12.3. With room in both, the player first chooses own or shared storage."""
    state = after(teams(seats={1: {"dice": [1, 2]}}, depots={"1": ["ship"]}), "1:take 1c")
    assert ["turn", "store"] == open_questions(state)
    assert {"store own", "store shared"} == legal(state)
    assert (["ship"], []) == (stored(after(state, "store own")), shared(after(state, "store own")))
    assert ([], ["ship"]) == (stored(after(state, "store shared")), shared(after(state, "store shared")))
    assert {"must-answer", "other-question"} == {refusal(state, text).code for text in ("skip", "2:workers")}


def test_nobody_is_asked_where_only_one_storage_has_room() -> None:
    """B12.3. A full storage is skipped."""
    full = teams(seats={1: {"dice": [1, 0], "storage": ["bank", "mine"]}}, depots={"1": ["ship"]})
    assert ["ship"] == shared(after(full, "1:take 1c"))
    full = teams(seats={1: {"dice": [1, 0]}}, team1={"store": ["bank", "mine"]}, depots={"1": ["ship"]})
    assert ["ship"] == stored(after(full, "1:take 1c"))


def test_tiles_of_purchases_and_effects_are_stored_alike() -> None:
    """B12.3. The player chooses, whatever brings the tile."""
    state = teams(team1={"silver": 2}, depots={"black": ["ship"]})
    assert {"store own", "store shared"} == legal(after(state, "buy *a"))
    state = teams(seats={1: {"dice": [4, 0], "storage": ["market"]}}, depots={"1": ["ship"]})
    assert ["turn", "store"] == open_questions(after(state, "1:place s1 53", "take 1c"))


FULL = {"storage": ["bank", "mine"], "dice": [1, 0]}


def full_team() -> Burgundy:
    """Set up a player whose own and shared slots are full, while the partner's are empty; then a tile arrives."""
    state = teams(team1={"store": ["castle", "church"]}, seats={1: FULL}, depots={"1": ["ship"]})
    return after(state, "1:take 1c")


def test_a_tile_of_ones_own_or_a_shared_one_makes_room() -> None:
    """B12.3, B4.1. The partner's empty slots do not count; one of four tiles must go."""
    state = full_team()
    assert ["turn", "discard"] == open_questions(state)
    assert {f"discard s{slot}" for slot in (1, 2, 3, 4)} == legal(state)


@pytest.mark.parametrize(
    ("slot", "own", "store"),
    [
        (1, ["ship", "mine"], ["castle", "church"]),
        (2, ["bank", "ship"], ["castle", "church"]),
        (3, ["bank", "mine"], ["ship", "church"]),
        (4, ["bank", "mine"], ["castle", "ship"]),
    ],
)
def test_the_new_tile_takes_the_slot_that_became_empty(slot: int, own: list[str], store: list[str]) -> None:
    """B12.3. Tiles are not moved between slots, so there is no other room."""
    state = after(full_team(), f"discard s{slot}")
    assert (own, store, []) == (stored(state, 1), shared(state, 1), stored(state, 3))


def test_a_partners_tiles_are_not_discarded() -> None:
    """B12.3. With the partner's slots full too there are still four tiles to choose from."""
    state = teams(
        team1={"store": ["castle", "church"]}, seats={1: FULL, 3: {"storage": ["cow2", "pig2"]}}, depots={"1": ["ship"]}
    )
    state = after(state, "1:take 1c", "discard s2")
    assert (["bank", "ship"], ["cow2", "pig2"]) == (stored(state, 1), stored(state, 3))


def test_tiles_stay_in_their_slots() -> None:
    """B12.3. Nothing moves a tile from one slot to another."""
    state = teams(seats={1: {"dice": [1, 1], "storage": ["bank"]}}, team1={"store": ["mine"]})
    assert "no-such-question" == refusal(state, "store shared").code
    assert "no-such-question" == refusal(state, "discard s1").code


def test_without_teams_there_are_three_slots() -> None:
    """B12.3. Only the team game has a fourth slot."""
    state = begun({"players": 4})
    assert ("no-such-slot", 3) == (refusal(state, "1:place s4 1").code, refusal(state, "1:place s4 1").values["slots"])


def test_both_halves_are_open_to_both() -> None:
    """B12.3. Either partner places next to any tile of the team, west and east."""
    tiles = {21: "ship", 53: "bank", 54: "ship"}
    state = teams(turn=3, team1={"tiles": tiles, "workers": 3}, seats={3: {"dice": [6, 1], "storage": ["ship"]}})
    assert {"2:place s1 20", "2:place s1 49", "2:place s1 61"} == legal(state, "2:place")


def test_what_partners_build_works_for_both() -> None:
    """B12.3. A monastery of the team works for both partners; the player who places a tile gets the points."""
    state = teams(turn=3, team1={"tiles": {15: "monastery14"}}, seats={3: {"dice": [2, 0]}})
    assert 4 == workers(after(state, "1:workers"), 1)


def test_points_are_who_earns_them() -> None:
    """B12.3. If one partner starts a region and the other completes it, the other scores."""
    tiles = {28: "mine", 13: "mine", 14: "monastery1", 15: "monastery2", 9: "monastery3"}
    state = teams(turn=3, team1={"tiles": tiles}, seats={3: {"dice": [5, 0], "storage": ["mine"]}})
    state = after(state, "1:place s1 8")
    assert [0, 0, 3 + 10, 0] == GAME.scores(state)


def test_a_ship_moves_the_marker_of_who_places_it() -> None:
    """B12.3. Each partner has a marker on the bridge."""
    state = teams(turn=3, seats={3: {"dice": [4, 0], "storage": ["ship"]}})
    state = after(state, "1:place s1 21")
    assert [0, 0, 1, 0] == [int(of_seat(state, seat).space) for seat in (1, 2, 3, 4)]
    assert [3, 1, 2, 4] == bridge(state)


def test_the_bridge_decides_the_next_round() -> None:
    """B12.2. After the first round the markers decide the order; partners may be consecutive."""
    state = teams(turn=4, seats={4: {"dice": [4, 0], "storage": ["ship"]}, 2: {"space": 2}}, bridge=[2, 1, 3, 4])
    state = after(state, "1:place s1 21", "end")
    assert [2, 4, 1, 3] == order(state)


def test_goods_that_do_not_fit_stay_for_the_others() -> None:
    """B12.3, B5.1. As in the four-player game."""
    state = teams(
        team1={"goods": {1: 1, 2: 1, 3: 1}}, seats={1: {"dice": [4, 0], "storage": ["ship"]}}, goods={2: {4: 1, 1: 1}}
    )
    state = after(state, "1:place s1 21", "load 2")
    assert ({1: 2, 2: 1, 3: 1}, {4: 1}) == (goods_of(state), goods_in(state, 2))


def test_where_a_tile_went_is_told() -> None:
    """B12.3. The journal reports whether it went into the player's own storage."""
    state = teams(seats={1: {"dice": [1, 0]}}, depots={"1": ["ship"]})
    entry = told(state, "1:take 1c", "store shared")[-1]
    assert ("store", {"tile": "ship", "storage": "shared", "slot": 3}) == (entry.code, entry.values)
    full = teams(
        seats={1: {"dice": [1, 0], "storage": ["bank", "mine"]}}, team1={"store": ["mine", ""]}, depots={"1": ["ship"]}
    )
    assert 4 == told(full, "1:take 1c")[-1].values["slot"]


def test_a_position_of_teams_is_written_and_read() -> None:
    """B12.3. The document contains the shared slots."""
    state = teams(team1={"store": ["", "mine"], "silver": 1}, seats={3: {"storage": ["bank"]}})
    document = json.loads(json.dumps(GAME.write(state)))
    assert ["", "mine"] == document["duchies"][0]["store"]
    assert GAME.write(GAME.read(document)) == GAME.write(state)


def test_chance_rolls_for_four() -> None:
    """B12.3. Each player rolls their own dice, in round order."""
    state = after(teams(turn=4), "end")
    rolled = []
    while open_questions(state) == ["roll"]:
        assert CHANCE == acting(state)
        rolled.append(int(state.order[state.turn]) + 1)
        do(state, "roll 2 5")
    assert [1, 2, 3, 4] == rolled
    assert [[2, 5]] * 4 == [dice(state, seat) for seat in (1, 2, 3, 4)]
