"""Set-up: first player, goods, workers, duchies and starting castles (B1.3-B1.5)."""

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, SPECTATOR
from duchy.games.burgundy.actions import DUCHY
from duchy.games.burgundy.box.components import KIND_OF_NAME
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.view import View
from tests.games.burgundy.table import (
    GAME,
    acting,
    bridge,
    do,
    drawn,
    duchy,
    goods_of,
    legal,
    of_seat,
    open_questions,
    order,
    points,
    refusal,
    silver,
    table,
    tile_on,
    told,
    workers,
)


def started(first: int = 1, **options: object) -> Burgundy:
    """Play the set-up up to the step after the starting goods."""
    state = GAME.initial(options)
    do(state, f"first {first}")
    while open_questions(state) == ["start-goods"]:
        do(state, min(legal(state)))
    return state


def chances(state: Burgundy) -> dict[str, int]:
    """List the options of chance, with their weights."""
    return {GAME.notation(action): weight for action, weight in GAME.chances(state)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_begin(players: int) -> None:
    """B1.4. Chance chooses the first player; all are equally likely."""
    assert {f"first {seat}": 1 for seat in range(1, players + 1)} == chances(GAME.initial({"players": players}))


def test_the_others_follow_clockwise() -> None:
    """B1.4. Order and bridge start with the first player, whose marker is on top; all markers are on space 0."""
    state = started(3, players=4)
    assert [3, 4, 1, 2] == order(state) == bridge(state)
    assert [0, 0, 0, 0] == [of_seat(state, seat).space for seat in (1, 2, 3, 4)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_workers_by_order_and_one_silver_each(players: int) -> None:
    """B1.4. The first player gets 1 worker, the second 2, and so on; each gets 1 silver and no points."""
    state = started(2, players=players)
    assert list(range(1, players + 1)) == [workers(state, seat) for seat in order(state)]
    assert [1] * players == [silver(state, seat) for seat in range(1, players + 1)]
    assert [0] * players == [points(state, seat) for seat in range(1, players + 1)]


def test_three_goods_each() -> None:
    """B1.3. Each player draws three of the 42 goods, in turn order; equal ones are stacked."""
    state = GAME.initial({})
    do(state, "first 2")
    assert {f"goods {colour}": 7 for colour in range(1, 7)} == chances(state)
    for text in ("goods 4", "goods 4", "goods 1"):
        do(state, text)
    assert ({4: 2, 1: 1}, {}) == (goods_of(state, 2), goods_of(state, 1))
    assert {"goods 1": 6, "goods 2": 7, "goods 3": 7, "goods 4": 5, "goods 5": 7, "goods 6": 7} == chances(state)
    for text in ("goods 1", "goods 2", "goods 3"):
        do(state, text)
    assert {1: 1, 2: 1, 3: 1} == goods_of(state, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_goods_that_nobody_draws_leave_the_game(players: int) -> None:
    """B1.3. 25 goods are used in five phases and 3 by each player; the others are never seen."""
    state = started(1, players=players)
    assert 42 - 3 * players == sum(int(tiles) for tiles in state.bag)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_castles_come_from_the_pile(players: int) -> None:
    """B1.4. The starting castles are taken from the 14 dark-green ones."""
    assert 14 - players == started(1, players=players).piles[KIND_OF_NAME["castle"]]


def test_the_starting_castle_gives_nothing() -> None:
    """B1.4. The starting castle is in the centre; it gives no action and no points for its region of one."""
    state = started(1)
    assert ("castle", "castle") == (tile_on(state, 19, 1), tile_on(state, 19, 2))
    assert ([0, 0], ["tile"]) == (GAME.scores(state), open_questions(state))


def test_a_starting_castle_on_a_colour_of_its_own_gives_no_bonus_tile() -> None:
    """B1.4. No player has a bonus tile after the set-up."""
    state = drawn(started(1))
    assert [0] * 6 == [int(taken) for taken in state.bonus]


def test_chosen_duchies_alike_and_different() -> None:
    """B1.5. One duchy for all, or one for each seat."""
    assert ["5", "5"] == [own.layout.name for own in started(1, duchies="5").duchies]
    assert ["7", "10"] == [own.layout.name for own in started(1, duchies="7,10").duchies]


def test_random_duchies_are_different() -> None:
    """B1.5. Duchies are dealt in turn order; no duchy is dealt twice."""
    state = started(2, players=3, duchies="random")
    assert {f"duchy {number}": 1 for number in range(1, 11)} == chances(state)
    do(state, "duchy 7")
    assert ("7", "", "") == (duchy(state, 2).layout.name, duchy(state, 3).layout.name, duchy(state, 1).layout.name)
    assert {f"duchy {number}": 1 for number in range(1, 11) if number != 7} == chances(state)
    do(state, "duchy 3")
    do(state, "duchy 10")
    assert ["10", "7", "3"] == [own.layout.name for own in state.duchies]
    assert ["start"] == open_questions(state)


def test_random_duchies_of_2011() -> None:
    """B1.5. In 2011 there are nine; number 2 is the one called 10 in 2019."""
    state = started(1, edition=2011, duchies="random")
    assert {f"duchy {number}" for number in range(1, 10)} == set(chances(state))
    do(state, "duchy 2")
    assert [4, 22, 34, 37] == [hex_ + 1 for hex_ in duchy(state, 1).layout.castles()]


def test_a_random_duchy_for_all() -> None:
    """B1.5. Alike: one draw decides for all players."""
    state = started(1, players=4, duchies="random-alike")
    do(state, "duchy 9")
    assert ["9"] * 4 == [own.layout.name for own in state.duchies]
    assert ["start"] == open_questions(state)


def test_a_custom_duchy_is_not_dealt_at_random() -> None:
    """B1.5. Random duchies are printed ones."""
    from tests.games.burgundy.box.test_layout import CUSTOM  # noqa: PLC0415

    state = started(1, duchies="random", drawings=CUSTOM)
    assert DUCHY + 9 == max(GAME.legal_actions(state, CHANCE))


def test_boards_are_drawn_from_the_box() -> None:
    """B1.5. Expert set-up: in turn order one of the eight boards of 2019 that are left, four of which are 1/2."""
    state = started(2, players=3, duchies="boards")
    assert {"board 1": 4, "board 2": 1, "board 3": 1, "board 4": 1, "board 5": 1} == chances(state)
    do(state, "board 1")
    assert {"board 1": 3, "board 2": 1, "board 3": 1, "board 4": 1, "board 5": 1} == chances(state)
    do(state, "board 5")
    assert {"board 1": 3, "board 2": 1, "board 3": 1, "board 4": 1} == chances(state)
    do(state, "board 3")
    assert [3, 1, 5] == [of_seat(state, seat).board + 1 for seat in (1, 2, 3)]
    assert (["start"], 1) == (open_questions(state), acting(state))


def test_four_players_may_all_get_the_same_board() -> None:
    """B1.5. The box has four copies of duchy 1/2: 4, 3, 2 and 1 in 8, 7, 6 and 5; hidden starts hide the sides."""
    state = started(1, players=4, duchies="boards", start="hidden")
    for copies in (4, 3, 2, 1):
        assert {"board 1": copies, **{f"board {number}": 1 for number in (2, 3, 4, 5)}} == chances(state)
        do(state, "board 1")
    assert [["1", "2"]] * 4 == [seat.board for seat in view(state, 1).seats]
    for seat, start in enumerate(("start a 3", "start b 4", "start b 4", "start a 3"), 1):
        assert [""] * 4 == [own.layout.name for own in state.duchies]
        do(state, start, seat=seat)
    assert ["1", "2", "2", "1"] == [own.layout.name for own in state.duchies]


def test_two_players_get_the_same_board_as_often_as_the_box_says() -> None:
    """B1.5. Drawn without replacement: both get 1/2 in 12 of 56 deals."""
    deals: dict[bool, int] = {True: 0, False: 0}
    state = started(1, duchies="boards")
    for first, copies in GAME.chances(state):
        then = state.copy()
        GAME.apply(then, CHANCE, first)
        for second, left in GAME.chances(then):
            deals[first == second] += copies * left
    assert {True: 12, False: 44} == deals


def test_boards_of_2011() -> None:
    """B1.5. Six boards, one copy of each."""
    assert {f"board {number}": 1 for number in range(1, 7)} == chances(started(1, edition=2011, duchies="boards"))


def test_side_and_castle_are_chosen_in_turn_order() -> None:
    """B1.5. The first player chooses first, among the castle hexes of both sides."""
    state = started(2, duchies="boards")
    do(state, "board 2")
    do(state, "board 4")
    assert 1 == acting(state)
    sides = {"a": (7, 19, 29, 33), "b": (1, 14, 24, 37)}
    assert {f"start {side} {hex_}" for side, hexes in sides.items() for hex_ in hexes} == legal(state)
    do(state, "start b 24")
    assert ("4", "castle") == (duchy(state, 2).layout.name, tile_on(state, 24, 2))
    assert (0, "") == (acting(state), duchy(state, 1).layout.name)
    do(state, "start a 36")
    assert ("7", "castle") == (duchy(state, 1).layout.name, tile_on(state, 36, 1))
    assert ["tile"] == open_questions(state)


def test_the_castle_is_chosen_on_a_given_duchy() -> None:
    """B1.5. Without boards there is one side, called a."""
    state = started(1, duchies="4")
    assert {"start a 1", "start a 14", "start a 24", "start a 37"} == legal(state)
    assert "one-side" == refusal(state, "start b 1").code


def test_hidden_starts_are_chosen_at_the_same_time() -> None:
    """B1.5. Simultaneous and hidden: all players act, in any order, and no choice is seen until the last one."""
    state = started(1, players=3, duchies="2", start="hidden")
    assert [0, 1, 2] == GAME.acting(state)
    do(state, "start a 37", seat=3)
    assert [0, 1] == GAME.acting(state)
    assert "" == tile_on(state, 37, 3)
    do(state, "start a 4", seat=1)
    do(state, "start a 16", seat=2)
    assert ["castle"] * 3 == [tile_on(state, hex_, seat) for seat, hex_ in ((1, 4), (2, 16), (3, 37))]
    assert ["tile"] == open_questions(state)


def test_a_hidden_start_is_made_once() -> None:
    """B1.5. A player who has chosen waits for the others."""
    state = started(1, duchies="2", start="hidden")
    do(state, "start a 37", seat=1)
    assert "already-chosen" == refusal(state, "start a 4", seat=1).code


def test_hidden_sides_of_boards() -> None:
    """B1.5. With boards the side is hidden as well; it is revealed when all have chosen."""
    state = started(1, duchies="boards", start="hidden")
    do(state, "board 2")
    do(state, "board 5")
    do(state, "start b 1", seat=1)
    assert ("", "") == (duchy(state, 1).layout.name, duchy(state, 2).layout.name)
    do(state, "start b 22", seat=2)
    assert ("4", "10") == (duchy(state, 1).layout.name, duchy(state, 2).layout.name)
    assert ("castle", "castle") == (tile_on(state, 1, 1), tile_on(state, 22, 2))


def test_order_of_hidden_choices_is_irrelevant() -> None:
    """B1.5. The order of the choices does not change the position."""
    one = started(1, duchies="boards", start="hidden")
    do(one, "board 2")
    do(one, "board 5")
    two = one.copy()
    for state, seats in ((one, (1, 2)), (two, (2, 1))):
        for seat in seats:
            do(state, {1: "start b 1", 2: "start b 22"}[seat], seat=seat)
    assert GAME.write(one) == GAME.write(two)


def view(state: Burgundy, seat: int) -> View:
    """Show a state to a seat, counted from 1."""
    return GAME.view(state, seat - 1)


def test_nobody_sees_a_hidden_start() -> None:
    """B1.5. The others see that a choice was made, but not which one."""
    state = started(1, duchies="2", start="hidden")
    other = state.copy()
    do(state, "start a 37", seat=1)
    do(other, "start a 4", seat=1)
    assert view(state, 2) == view(other, 2)
    assert GAME.view(state, SPECTATOR) == GAME.view(other, SPECTATOR)
    assert view(state, 1) != view(other, 1)
    assert view(state, 2).seats[0].has_chosen
    assert legal(state, seat=2) == legal(other, seat=2)


def test_resampling_draws_hidden_starts_anew() -> None:
    """B1.5. Hidden information is drawn from all possibilities; the seat's own choice stays."""
    state = started(1, players=3, duchies="2", start="hidden")
    do(state, "start a 37", seat=1)
    do(state, "start a 16", seat=2)
    rng = Rng(3)
    samples = [GAME.resample(state, 0, rng) for _ in range(40)]
    assert {int(of_seat(state, 1).choice)} == {int(of_seat(sample, 1).choice) for sample in samples}
    hexes = {GAME.notation(int(of_seat(sample, 2).choice)) for sample in samples}
    assert {"start a 4", "start a 16", "start a 19", "start a 37"} == hexes


def test_set_up_is_told() -> None:
    """B1.4. The journal reports the first player, goods, duchies and castles, in order."""
    journal = told(GAME.initial({}), "first 1", *["goods 1"] * 3, *["goods 2"] * 3)
    codes = ["first", "start-goods", "start-goods", "duchy", "duchy", "start", "start", "phase"]
    assert codes == [entry.code for entry in journal]
    assert [1, 1, 1] == journal[1].values["goods"]


def test_start_in_the_centre_is_asked_of_nobody() -> None:
    """B1.5. The normal game continues directly with the first phase."""
    for edition, number in ((2019, "1"), (2019, "2"), (2011, "1")):
        assert ["tile"] == open_questions(started(1, edition=edition, duchies=number))


def test_the_first_action_of_the_first_player() -> None:
    """B1.4, B2.3. After the set-up the first player has the first turn."""
    state = drawn(started(2))
    for text in ("roll 1 2", "roll 3 4", "white 5"):
        do(state, text)
    assert (1, [1, 2]) == (acting(state), [int(pips) for pips in of_seat(state, 2).dice])
    assert [3, 4] == [int(pips) for pips in of_seat(state, 1).dice]


def test_a_start_is_asked_once() -> None:
    """B1.5. After the set-up there is no start to choose."""
    assert "no-such-question" == refusal(table(), "start a 19").code
