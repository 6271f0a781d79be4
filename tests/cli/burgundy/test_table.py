"""Burgundy at the terminal: expansions, teams and the solo game."""

import json

import pytest
from rich.text import Text

from duchy.cli.burgundy.legend import SHIELD_EFFECTS, monastery_effects
from duchy.cli.burgundy.questions import QUESTIONS
from duchy.cli.burgundy.signs import ink_of, sign
from duchy.cli.burgundy.table import ROWS, BurgundyTable
from duchy.cli.table.menu import Menu
from duchy.core.game import CHANCE, SPECTATOR, State
from duchy.core.journal import Entry
from duchy.games.burgundy.actions import BLOCKS, FIRST
from duchy.games.burgundy.box.components import KIND_NAMES, MONASTERIES, SHIELDS
from duchy.games.burgundy.state.agenda import LAST_CHANCE_QUESTION, QUESTION_NAMES
from tests.cli.terminal import run
from tests.games.burgundy.modes import alone, teams
from tests.games.burgundy.table import GAME
from tests.games.burgundy.table import table as setup
from tests.games.burgundy.wandering import ALL, EXPANDED_SETS, wander

Given = dict[str, object]


def table(state: State) -> BurgundyTable:
    return BurgundyTable(GAME, ["Anna", "Bert", "Cora", "Dora"][: GAME.seats(state)])


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def drawn(state: State, seat: int = 0, width: int = 100) -> str:
    return plain(table(state).picture(state, seat, width))


def menu(state: State, width: int = 100) -> str:
    [seat] = GAME.acting(state)
    return plain(Menu(table(state), state, seat).lines(width))


def asked(state: State) -> str:
    [seat] = GAME.acting(state)
    return table(state).question(state, seat)


def legend(state: State) -> str:
    return plain(table(state).legend(state))


# --- words and signs ----------------------------------------------------------------------------------------------


def test_every_question_has_words() -> None:
    assert sorted(QUESTION_NAMES[LAST_CHANCE_QUESTION + 1 :]) == sorted(QUESTIONS)


def test_every_action_of_a_seat_has_a_row_in_the_menu() -> None:
    assert {block.do for block in BLOCKS if block.first < FIRST} == set(ROWS)


def test_every_tile_has_a_sign_of_its_own_and_an_ink() -> None:
    signs = [sign(tile) for tile in KIND_NAMES if tile]
    assert len(signs) == len(set(signs))
    assert all(ink_of(tile).startswith("#") for tile in KIND_NAMES if tile)


@pytest.mark.parametrize("edition", [2011, 2019])
def test_every_monastery_and_shield_is_explained(edition: int) -> None:
    assert MONASTERIES == len(monastery_effects(edition))
    assert SHIELDS == len(SHIELD_EFFECTS)


def test_the_legend_explains_what_is_in_the_game() -> None:
    """B9, B11. Expansions not in play are not explained."""
    base, all_of_them = legend(GAME.initial()), legend(GAME.initial({**ALL}))
    for words in (" WCA ", " CRN ", " GEE ", " INN ", " M27 ", " M28 ", " M29 ", "shield 18, 4 points", " ACT  "):
        assert words not in base
        assert words in all_of_them
    only = legend(GAME.initial({"white_castles": "yes"}))
    assert " M29 " in only
    assert " M27 " not in only


def test_the_legend_of_the_solo_game_has_its_rules() -> None:
    """B13.3, B13.4, B13.8."""
    said = legend(GAME.initial({"players": 1}))
    assert " BLK  black tile: " in said
    assert " M26  when placed: 3 points per covered colour" in said
    assert "effect 1" in said


def test_the_legend_of_2011_says_that_goats_are_chickens() -> None:
    assert "GO goat, which are chickens" in legend(GAME.initial({"edition": 2011}))
    assert "GO goat" in legend(GAME.initial())


# --- the board ----------------------------------------------------------------------------------------------------


def test_shields_are_shown_on_their_depots() -> None:
    """B11.1."""
    state = setup(players=4, options={"shields": "yes"}, arms={2: [7, 12], 5: [0, 3]})
    picture = drawn(state)
    assert "depot 2  [7 12]" in picture
    assert "depot 5  [3]" in picture


def test_inns_are_shown_next_to_the_black_depot() -> None:
    """B9.4."""
    state = setup(options={"inns": "yes"}, phase="B", inns=2, depots={"black": ["mine"]})
    assert "black    a mine  2 inns" in drawn(state)


def test_points_for_all_outposts_are_shown_with_the_bonus_tiles() -> None:
    """B9.2."""
    assert "outposts 5 2" in drawn(GAME.read({"options": {"duchies": "11a"}}))
    assert "outposts" not in drawn(GAME.read({}))


def test_the_end_of_a_phase_is_shown() -> None:
    """B11.3."""
    state = setup(
        options={"shields": "yes"},
        seat1={"shields": {19: 7}, "silver": 1},
        agenda=[{"question": "upkeep", "shield": 7}],
    )
    assert "end of phase" in drawn(state)
    assert "do you pay to keep shield 7 (bonus tiles score double at the end; 8 VP)?" == asked(state)
    assert "1 silver" in menu(state)
    assert "2 nothing (you lose the shield)" in menu(state)


# --- the duchy ----------------------------------------------------------------------------------------------------


def test_a_shield_is_shown_on_its_castle_and_explained_below() -> None:
    """B11.2."""
    state = setup(options={"shields": "yes"}, seat1={"shields": {19: 12}})
    assert "│CAS12│" in drawn(state)
    assert "\nshields  Anna  12 goods sold score double (8 VP)" in drawn(state)


def test_the_ally_is_named() -> None:
    """B11.5, shield 6."""
    state = setup(options={"shields": "yes"}, seat1={"shields": {19: 6}, "ally": 2})
    assert "6 the monasteries of Bert also work here (12 VP)" in drawn(state)


def test_a_shield_in_the_menu_says_what_it_does_and_costs() -> None:
    """B11.2."""
    state = setup(options={"shields": "yes"}, seat1={"dice": [3, 4], "workers": 1}, arms={3: [8]})
    assert "Both dice\n shield    " in menu(state)
    assert "8 -1w mines pay double (8 VP)" in menu(state)


def test_a_castle_for_a_shield_says_which_one_would_go() -> None:
    """B11.2."""
    state = setup(
        options={"shields": "yes"},
        seat1={"tiles": {7: "castle"}, "shields": {19: 8}},
        agenda=[{"question": "turn"}, {"question": "court", "shield": 1}],
    )
    assert "7 a castle without a shield" in menu(state)
    assert "19 replaces shield 8: mines pay double" in menu(state)
    assert "which castle gets shield 1?" == asked(state)


def test_players_to_ally_with_are_shown_with_their_monasteries() -> None:
    """B11.5, shield 6."""
    state = setup(
        options={"shields": "yes"}, seat1={"shields": {19: 6}}, seat2={"tiles": {13: "monastery3", 8: "monastery14"}}
    )
    assert "2 Bert (M3 M14)" in menu(state)


def test_tiles_of_the_yard_are_stored_and_picked() -> None:
    """B11.5, shield 4."""
    state = setup(
        options={"shields": "yes"},
        seat1={"shields": {19: 4}, "storage": ["mine", "ship", "cow2"], "yard": ["bank", "castle"], "dice": [2, 3]},
    )
    assert "yard castle  bank" in drawn(state)
    assert "s1 MIN s2 SHP s3 CO2 yard CAS BNK" in drawn(state)
    assert " pick " in menu(state)
    GAME.apply(state, 0, GAME.parse("2:pick bank"))
    assert "│here │" in drawn(state)
    assert "bank: which hex do you place it on?" == asked(state)


def test_the_trade_route_is_above_the_duchy() -> None:
    """B9.5. Each space's bonus, the goods it is for, and the goods on it."""
    state = setup(options={"trade_routes": "yes"}, seat1={"route": [1, 2], "route_goods": [2, 1], "sold": {1: 1, 2: 1}})
    assert drawn(state).splitlines()[:4] == [
        "route    │CAR CHU 4WO│MAR 2SI CTY│",
        "for      │2   4   1  │1   2   5  │",
        "laid     │2+  1   >  │-   -   -  │",
        "Anna  duchy 1                                phase A  round 1/5  white die -",
    ]


def test_a_long_trade_route_is_broken_between_cards() -> None:
    """B9.5. Partners have six cards."""
    state = teams(options={"trade_routes": "yes"}, team1={"route": [1, 2, 3, 4, 5, 6]})
    lines = drawn(state, width=80).splitlines()
    assert [5, 1] == [line.count("│") - 1 for line in lines if line.startswith("route")]


def test_cards_to_be_laid_are_shown_in_the_menu() -> None:
    """B9.5, option `route_order`."""
    state = GAME.initial({"trade_routes": "yes", "route_order": "chosen"})
    while GAME.acting(state) == [CHANCE]:
        GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
    assert "1 1 2:carpenter  4:church  1:4 workers" in menu(state)
    assert "which card do you add to your trade route, from the left?" == asked(state)


def test_reached_and_connected_outposts_are_shown() -> None:
    """B9.2. Hexes 5 and 9 touch the first two outposts of 11a."""
    reached = {1: "castle", 5: "monastery1", 6: "monastery2"}
    joined = reached | {7: "monastery3", 8: "monastery4", 9: "monastery5"}
    first, second = (setup(options={"duchies": "11a"}, seat1={"tiles": tiles}) for tiles in (reached, joined))
    assert "outposts  reached: 1\n" in drawn(first)
    assert "outposts  reached: 1, 2  2 of 3 connected\n" in drawn(second)


def test_the_sides_of_a_board_are_drawn_to_choose_from() -> None:
    """B1.5, the expert setup."""
    state = GAME.initial({"duchies": "boards"})
    while GAME.acting(state) == [CHANCE]:
        GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
    lines = drawn(state).splitlines()
    [titles] = [line for line in lines if line.startswith("side a")]
    assert ["side a  duchy 1", "side b  duchy 2"] == [title.strip() for title in titles.split("   ") if title.strip()]
    assert 4 + 4 == drawn(state).count("here")
    assert "a 2 duchy 1" in menu(state)


# --- teams --------------------------------------------------------------------------------------------------------


def test_a_team_shares_a_duchy_slots_and_belongings() -> None:
    """B12.3."""
    state = teams(
        team1={"workers": 3, "silver": 2, "store": ["ship", ""]},
        seats={1: {"points": 20, "storage": ["bank", ""]}, 3: {"points": 14, "storage": ["", "mine"]}},
    )
    picture = drawn(state)
    assert "\nTeam 1: Anna and Cora  duchy 12a\n" in picture
    assert "storage  s1 bank  s2 -  shared s3 ship  s4 -" in picture
    rows = picture.partition("VP  dice")[2].splitlines()[1:]
    assert "Team 1    34              3       2      1     0  -            s3 SHP" == rows[0]
    assert [">1 Anna", " 3 Cora", "Team 2 ", " 2 Bert", " 4 Dora"] == [row[:7] for row in rows[1:]]
    assert rows[1].endswith("s1 BNK")
    assert rows[2].endswith("s2 MIN")


def test_four_markers_are_on_the_bridge() -> None:
    """B12.3."""
    state = teams(seats={2: {"space": 1}, 4: {"space": 1}})
    assert "bridge   0: Anna  on Cora  1: Bert  on Dora" in drawn(state)


def test_a_tile_of_a_shared_slot_is_named() -> None:
    """B12.3."""
    state = teams(team1={"store": ["", "mine"]}, seats={1: {"dice": [2, 5]}})
    assert "s4 28 mine" in menu(state)


def test_partners_choose_the_storage_of_a_new_tile() -> None:
    """B12.3."""
    state = teams(seats={1: {"dice": [2, 5]}}, depots={"2": ["castle"]})
    GAME.apply(state, 0, GAME.parse("1:take 2c"))
    assert "castle: which storage do you put it in?" == asked(state)
    assert "own slot" in menu(state)
    assert "shared with your partner" in menu(state)


def test_the_result_of_teams_adds_up_their_points() -> None:
    """B12.5."""
    state = teams(seats={1: {"points": 20}, 2: {"points": 30}, 3: {"points": 14}}, agenda=[])
    assert ["1. Team 1: 34 points (Anna 20, Cora 14)", "2. Team 2: 30 points (Bert 30, Dora 0)"] == table(state).ending(
        state
    )


# --- alone --------------------------------------------------------------------------------------------------------


def test_alone_the_target_and_the_hexes_are_shown_and_neither_bonus_nor_bridge() -> None:
    """B13.2, B13.6, B13.7."""
    state = alone(own={"points": 23}, target=45, phase="B", round=3)
    picture = drawn(state)
    assert "phase B  round 3/5 (8 of 25)" in picture
    assert "score    23 of 45, then an extra action" in picture
    assert "hexes    1 of 37" in picture
    for word in ("bonus", "bridge", "order"):
        assert word not in picture


def test_solo_news_leave_out_turn_order_and_bridge() -> None:
    """B13.1."""
    state = alone()
    assert "round 2 of phase B" == table(state).news(Entry("round", -1, {"round": 2, "phase": "B", "order": [1]}))
    assert "" == table(state).news(Entry("bridge", 0, {"space": 2, "place": 1}))


def test_effects_that_wait_are_numbered_in_words() -> None:
    """B13.8."""
    state = alone(
        effects=[
            {"effect": "points", "points": 1},
            {"effect": "action"},
            {"effect": "building", "tile": "city-hall"},
            {"effect": "colour", "colour": "mine"},
            {"effect": "ship"},
        ]
    )
    shown = " ".join(drawn(state).partition("pending")[2].partition("storage")[0].split())
    for words in ("1 1 point", "2 extra action", "3 city hall", "4 black depot (mine hexes covered)", "5 ship"):
        assert words in shown
    assert "your turn; effects are pending." == asked(state)
    assert menu(state).startswith("Pending effects\n effect    1 1 point")


def test_further_points_are_bought_or_not() -> None:
    """B13.6."""
    state = alone(own={"points": 23, "silver": 2}, agenda=[{"question": "turn"}, {"question": "points"}])
    assert "you have 23 of 50 points: do you buy points for 1 silver each?" == asked(state)
    assert "buy a point for 1 silver" in menu(state)
    assert "buy no more points" in menu(state)


def test_the_black_depot_is_asked_about_for_a_full_colour() -> None:
    """B13.5."""
    state = alone(depots={"black": ["castle"]}, agenda=[{"question": "turn"}, {"question": "black"}])
    assert "a colour is covered: which tile from the black depot do you place?" == asked(state)


def test_an_extra_action_from_the_target_names_no_castle() -> None:
    """B13.6."""
    state = alone(agenda=[{"question": "turn"}, {"question": "castle", "castle": False}])
    assert "an extra action." == asked(state)


def test_a_solo_game_is_won_or_not() -> None:
    """B13.7."""
    full = dict.fromkeys((hex_ for hex_ in range(1, 38) if hex_ != 12), "black-tile")
    assert ["Anna won: 37 of 37 hexes are covered"] == table(won := alone(own={"tiles": full}, agenda=[])).ending(won)
    lost = alone(agenda=[])
    assert ["Anna did not win: 1 of 37 hexes are covered"] == table(lost).ending(lost)


# --- everything -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", EXPANDED_SETS, ids=json.dumps)
def test_positions_of_every_mode_fit_into_any_terminal(options: Given) -> None:
    for state in wander(options, 7, 60):
        shown = table(state)
        seat, *_ = [seat for seat in GAME.acting(state) if seat != CHANCE] or [SPECTATOR]
        listed = Menu(shown, state, max(seat, 0))
        assert sorted(GAME.legal_actions(state, seat)) == sorted(listed.actions)
        assert seat == SPECTATOR or shown.question(state, seat)
        for width in (80, 100, 150):
            lines = [*shown.picture(state, seat, width), *listed.lines(width)]
            for other in range(GAME.seats(state)):
                lines += shown.front(state, seat, other, width)
            assert [] == [line.plain for line in lines if line.cell_len > width]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "ending"),
    [
        (["--shields", "--inns", "--extra-tiles", "--white-castles", "--trade-routes", "--duchies", "outposts"], "1. "),
        (["--players", "4", "--teams", "--shields"], "1. Team "),
        (["--players", "1", "--inns", "--target", "45"], "of 37 hexes are covered"),
    ],
    ids=["expansions", "teams", "solo"],
)
def test_a_whole_game_of_every_mode_is_played_and_verified(options: list[str], ending: str) -> None:
    game = ("play", "burgundy", "--bot", "random", "--seed", "all", "--save", "game.duchy")
    ran = run(*game, *options, lines=["1", "2"] * 600)
    assert (0, "") == (ran.code, ran.err)
    assert [] == [line for line in ran.out.splitlines() if len(line.rstrip()) > 100]
    assert ending in ran.out.rpartition("Seed of the dice:")[0]
    assert "the result " in run("replay", "game.duchy", "--verify").out
