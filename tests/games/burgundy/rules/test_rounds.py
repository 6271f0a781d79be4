"""Phases, rounds and turns: refilling, rolling, the order, income (B2, B3.1, B6)."""

from typing import Any, Final

import pytest

from duchy.core.game import CHANCE
from duchy.games.burgundy.box.components import (
    COLOUR_NAMES,
    DEPOT_SPACES,
    FIRST_BLACK,
    KIND_COLOUR,
    KIND_NAMES,
    NO_TILE,
)
from duchy.games.burgundy.state.agenda import argument_of
from duchy.games.burgundy.state.state import Burgundy
from tests.games.burgundy.table import (
    GAME,
    acting,
    after,
    dice,
    do,
    drawn,
    end_round,
    goods_in,
    legal,
    of_seat,
    open_questions,
    order,
    silver,
    stored,
    table,
    told,
)

LAST_ROUND: Final[dict[str, Any]] = {"round": 5, "round_goods": [0, 0, 0, 0, 0]}
GOODS_IN_ORDER = [1, 2, 3, 4, 5]


def chances(state: Burgundy) -> dict[str, int]:
    """List the options of chance, with their weights."""
    return {GAME.notation(action): weight for action, weight in GAME.chances(state)}


def colours_of_depot(state: Burgundy, depot: int) -> list[str]:
    """Name the colours of the tiles in a numbered depot."""
    spaces = range((depot - 1) * DEPOT_SPACES, depot * DEPOT_SPACES)
    return [COLOUR_NAMES[KIND_COLOUR[state.spaces[space]]] for space in spaces if state.spaces[space] != NO_TILE]


def black_depot(state: Burgundy) -> list[str]:
    """Name the tiles of the black depot."""
    return [KIND_NAMES[state.spaces[space]] for space in range(FIRST_BLACK, state.variant.spaces_in_use)]


def test_left_over_tiles_leave_the_game() -> None:
    """B2.1. At the start of a phase tiles left in the depots are removed; they do not go back to the piles."""
    state = table(
        depots={"1": ["bank"], "black": ["monastery7"]}, piles={"coloured": {"church": 1}, "black": {}}, **LAST_ROUND
    )
    later = drawn(end_round(state))
    names = [KIND_NAMES[kind] for kind in later.spaces if kind != NO_TILE]
    assert ["church"] == names


def test_goods_stay_in_their_depots() -> None:
    """B2.1. Goods in the depots are not removed at the start of a phase."""
    state = table(goods={3: {4: 2}, 6: {1: 1}}, **LAST_ROUND)
    later = drawn(end_round(state))
    assert ({4: 2}, {1: 1}) == (goods_in(later, 3), goods_in(later, 6))


def test_storage_survives_the_phase() -> None:
    """B2.1. Only the central board is cleared: storage, duchy and goods of the players stay."""
    state = table(seat1={"storage": ["ship", "bank"], "goods": {2: 1}}, **LAST_ROUND)
    assert ["ship", "bank"] == stored(drawn(end_round(state)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_space_in_use_is_filled_with_its_colour(players: int) -> None:
    """B2.1, B1.6. 12/18/24 tiles of the right colours and 4/6/8 black-backed ones."""
    state = drawn(end_round(table(players=players, **LAST_ROUND)))
    used = [kind for kind in state.spaces if kind != NO_TILE]
    assert {2: 12 + 4, 3: 18 + 6, 4: 24 + 8}[players] == len(used)
    for space in range(FIRST_BLACK):
        colour = COLOUR_NAMES[KIND_COLOUR[state.spaces[space]]] if state.spaces[space] != NO_TILE else ""
        printed = state.variant.space_colour[space]
        if space != state.variant.alternating:
            assert colour == (COLOUR_NAMES[printed] if printed >= 0 else "")


@pytest.mark.parametrize(
    ("players", "phase", "colour"),
    [
        (3, "A", "mine"),
        (3, "B", "castle"),
        (3, "C", "mine"),
        (3, "D", "castle"),
        (4, "A", "castle"),
        (4, "B", "castle"),
    ],
)
def test_the_castle_space_of_depot_6(players: int, phase: str, colour: str) -> None:
    """B1.6. With three players it takes a castle in phases A, C, E and a mine in B and D; here the next phase."""
    state = drawn(end_round(table(players=players, phase=phase, **LAST_ROUND)))
    assert [colour, "building", "animal"] == [name for name in colours_of_depot(state, 6) if name != "ship"]


def test_depot_6_in_the_first_phase() -> None:
    """B1.6. With three players the first phase has a castle there."""
    state = GAME.initial({"players": 3})
    while open_questions(state) != ["roll"]:
        GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
    assert ["castle", "building", "animal"] == colours_of_depot(state, 6)


def test_tiles_are_drawn_by_what_is_left() -> None:
    """B2.1. A space may get any tile left in the pile of its colour; each tile is equally likely."""
    state = end_round(table(piles={"coloured": {"bank": 3, "church": 1, "ship": 5}, "black": {}}, **LAST_ROUND))
    assert {"tile bank": 3, "tile church": 1} == chances(state)


def test_black_tiles_are_drawn_from_the_black_pile() -> None:
    """B2.1. The black depot is filled with black-backed tiles of any colour."""
    state = end_round(table(piles={"coloured": {}, "black": {"bank": 2, "monastery7": 1, "ship": 6}}, **LAST_ROUND))
    assert {"tile bank": 2, "tile monastery7": 1, "tile ship": 6} == chances(state)
    later = after(state, "tile bank", "tile monastery7", "tile bank")
    assert {"tile ship": 6} == chances(later)
    assert ["bank", "monastery7", "bank", "ship"] == black_depot(drawn(later))


def test_an_empty_pile_leaves_its_spaces_empty() -> None:
    """B2.1. If a pile runs out, the space stays empty and the others are filled."""
    state = end_round(table(piles={"coloured": {"bank": 2, "ship": 1}, "black": {"mine": 1}}, **LAST_ROUND))
    later = drawn(state)
    assert [["building", "ship"], [], ["building"], [], [], []] == [
        colours_of_depot(later, depot) for depot in range(1, 7)
    ]
    assert ["mine", "", "", ""] == black_depot(later)


def test_five_goods_of_the_phase() -> None:
    """B2.1. Five of the remaining goods are drawn and placed face up, in order, on the round spaces."""
    state = end_round(table(piles={"coloured": {}, "black": {}}, goods={1: {1: 5}}, **LAST_ROUND))
    assert {"goods 1": 2, "goods 2": 7, "goods 3": 7, "goods 4": 7, "goods 5": 7, "goods 6": 7} == chances(state)
    later = after(state, "goods 6", "goods 1", "goods 1", "goods 2", "goods 6")
    assert [6, 1, 1, 2, 6] == [int(colour) for colour in later.round_goods]
    assert ["roll"] == open_questions(later)


def test_goods_that_run_out_leave_round_spaces_empty() -> None:
    """B2.1. A position may have fewer than five goods left: the game still continues."""
    state = end_round(table(piles={"coloured": {}, "black": {}}, bag=[1, 0, 0, 0, 0, 0], **LAST_ROUND))
    later = after(state, "goods 1")
    assert ["roll"] == open_questions(later)


def test_everybody_rolls_before_anybody_acts() -> None:
    """B2.2. All players roll two dice, in turn order; then the white die is rolled."""
    state = table(players=3, order=[2, 3, 1], agenda=[{"question": "roll"}], round_goods=GOODS_IN_ORDER)
    assert 36 == len(chances(state))
    later = after(state, "roll 6 1", "roll 2 2", "roll 3 4")
    assert [[3, 4], [6, 1], [2, 2]] == [dice(later, seat) for seat in (1, 2, 3)]
    assert {f"white {pips}": 1 for pips in range(1, 7)} == chances(later)


@pytest.mark.parametrize("pips", range(1, 7))
def test_the_goods_of_the_round_go_to_the_depot_of_the_white_die(pips: int) -> None:
    """B2.2. The round's goods tile goes to the depot of the white die."""
    state = table(agenda=[{"question": "white"}], round=2, round_goods=[0, 5, 1, 2, 3], goods={pips: {5: 1}})
    later = after(state, f"white {pips}")
    assert {5: 2} == goods_in(later, pips)
    assert ([0, 0, 1, 2, 3], pips) == ([int(colour) for colour in later.round_goods], later.white)
    assert ["turn"] == open_questions(later)


@pytest.mark.parametrize("pips", [1, 4])
def test_an_empty_round_space_brings_no_goods(pips: int) -> None:
    """B2.2. If the round spaces of a position are empty, no goods go to any depot."""
    later = after(table(agenda=[{"question": "white"}]), f"white {pips}")
    assert [{}] * 6 == [goods_in(later, depot) for depot in range(1, 7)]


def test_the_white_die_is_nobodys_die() -> None:
    """B2.2. A player has two dice, whatever the white one shows; workers do not change it."""
    state = table(white=4, seat1={"dice": [1, 0], "workers": 0}, depots={"4": ["ship"], "1": ["bank"]})
    assert {"1:take 1b"} == legal(state, "1:take") | legal(state, "2:")


def test_turn_order_is_that_of_the_bridge() -> None:
    """B2.3. The marker further along is first; on the same space the higher one is first."""
    state = table(
        players=4,
        turn=4,
        seat1={"space": 0},
        seat2={"space": 2},
        seat3={"space": 2},
        seat4={"space": 5},
        bridge=[4, 3, 2, 1],
    )
    later = after(state, "end")
    assert [4, 3, 2, 1] == order(later)
    assert 4 == int(argument_of(later.asked())) + 1


def test_the_order_of_a_round_is_fixed_at_its_start() -> None:
    """B2.3. A ship that overtakes changes the order of the next round, not of this round."""
    state = table(
        players=3,
        turn=2,
        seat2={"dice": [5, 0], "storage": ["ship"]},
        round_goods=GOODS_IN_ORDER,
    )
    later = after(state, "1:place s1 20")
    assert [1, 2, 3] == order(later)
    later = after(later, "end")
    assert (2, ["turn"]) == (acting(later), open_questions(later))
    assert [2, 1, 3] == order(after(later, "end"))


def test_five_rounds_make_a_phase() -> None:
    """B2.4. After the fifth round the next phase begins."""
    state = end_round(table(phase="B", round=4))
    assert (1, 4, ["roll"]) == (state.phase, state.round, open_questions(state))
    state = end_round(table(phase="B", round=5))
    assert (2, 0, ["tile"]) == (state.phase, state.round, open_questions(state))


def test_the_game_ends_after_phase_e() -> None:
    """B2.4. After the fifth round of phase E no player has to act."""
    state = end_round(table(phase="E", round=5))
    assert ([], [1, 2]) == (GAME.acting(state), sorted(GAME.places(state)))


def test_a_whole_game_has_25_rounds() -> None:
    """B2.4. Five phases of five rounds: 50 turns with two players."""
    state = GAME.initial({})
    journal = GAME.start_journal(state)
    while GAME.acting(state):
        if GAME.acting(state) == [CHANCE]:
            GAME.apply(state, CHANCE, GAME.chances(state)[0][0])
        else:
            do(state, "end")
    codes = [entry.code for entry in journal]
    assert (5, 25, 50, 25, 50) == tuple(codes.count(code) for code in ("phase", "round", "roll", "white", "end"))


def test_mines_pay_at_the_end_of_the_phase() -> None:
    """B6.1. One silver for each mine in the duchy, for each player; mines in storage pay nothing."""
    state = table(
        seat1={"silver": 2, "tiles": {25: "mine", 30: "mine"}},
        seat2={"tiles": {25: "mine"}, "storage": ["mine"]},
        **LAST_ROUND,
    )
    later = end_round(state)
    assert (4, 1) == (silver(later, 1), silver(later, 2))


def test_mines_pay_only_at_the_end_of_a_phase() -> None:
    """B6.1, B5.3. Not at the end of a round."""
    assert 0 == silver(end_round(table(round=4, seat1={"tiles": {25: "mine"}})))


def test_mines_pay_after_phase_e_before_the_final_scoring() -> None:
    """B6.1, B7.1. Each silver of the last phase scores a point."""
    state = end_round(table(phase="E", seat1={"tiles": {25: "mine", 30: "mine"}}, **LAST_ROUND))
    assert (2, [2, 0]) == (silver(state), GAME.scores(state))


def test_income_is_told_after_the_last_turn() -> None:
    """B6.1. The journal reports the income before the next phase."""
    journal = told(table(seat1={"tiles": {25: "mine"}}, **LAST_ROUND), "end", "end")
    assert ["end", "end", "income", "phase"] == [entry.code for entry in journal]
    assert {"silver": 1, "workers": 0} == journal[2].values


def test_a_new_turn_may_buy_again() -> None:
    """B3.3. Each turn has its own purchase."""
    state = table(bought=True, seat2={"silver": 2}, depots={"black": ["bank"]})
    later = after(state, "end")
    assert (False, {"buy *a"}) == (later.bought, legal(later, "buy"))
    assert 0 == of_seat(later, 2).points
