"""Burgundy positions that cannot be played: each must be refused, and the error names the wrong field."""

import pytest

from duchy.core.game import CHANCE, SPECTATOR, Game
from duchy.core.reason import PositionError
from duchy.games import load
from duchy.games.burgundy.text.view import View

GAME: Game = load("burgundy")

HIDDEN: dict[str, object] = {"options": {"start": "hidden"}, "agenda": [{"question": "start-hidden"}]}
BOARDS: dict[str, object] = {
    "options": {"duchies": "boards", "start": "hidden"},
    "agenda": [{"question": "start-hidden"}],
}
BARE: list[dict[str, object]] = [{"tiles": {}}, {"tiles": {}}]

DEAD_ENDS: dict[str, dict[str, object]] = {
    "colours are chosen where there is nothing to choose": {"agenda": [{"question": "turn"}, {"question": "keep"}]},
    "everybody has chosen a hidden start": {
        **HIDDEN,
        "duchies": BARE,
        "seats": [{"choice": "start a 19"}, {"choice": "start a 19"}],
    },
    "goods are drawn from an empty bag": {"agenda": [{"question": "phase-goods"}], "bag": [0] * 6},
    "a tile is drawn from an empty pile": {
        "agenda": [{"question": "tile", "space": "1b"}],
        "piles": {"coloured": {}, "black": {}},
    },
    "a tile is drawn for a space that is not used": {"agenda": [{"question": "tile", "space": "1a"}]},
    "a hidden start is asked for without a board": BOARDS,
    "a hidden start is chosen without a board": {**BOARDS, "seats": [{"choice": "start a 19"}, {}]},
    "a start is asked for where the castle stands": {
        "options": {"start": "turn"},
        "agenda": [{"question": "start"}],
        "duchies": [{"tiles": {"19": "castle"}}, {"tiles": {}}],
    },
    "starts are hidden where they are chosen in turn": {
        "options": {"start": "turn"},
        "duchies": BARE,
        "agenda": [{"question": "start-hidden"}],
    },
    "starts are chosen in turn where they are hidden": {
        "options": {"start": "hidden"},
        "duchies": BARE,
        "agenda": [{"question": "start"}],
    },
    "a turn is played on no duchy": {
        "options": {"duchies": "random"},
        "seats": [{"storage": ["ship"], "dice": [1, 1]}, {}],
    },
}


@pytest.mark.parametrize("name", DEAD_ENDS)
def test_a_position_from_which_nobody_can_play_is_refused(name: str) -> None:
    with pytest.raises(PositionError):
        GAME.read(DEAD_ENDS[name])


def test_only_a_start_is_a_hidden_choice() -> None:
    accepted = []
    for action in range(GAME.actions):
        text = GAME.notation(action)
        try:
            GAME.read({**BOARDS, "seats": [{"board": 1, "choice": text}, {"board": 2}]})
        except PositionError:
            continue
        accepted.append(text)
    assert [f"start {side} " for side in "aaaabbbb"] == [text[:8] for text in accepted]


def test_goods_that_are_rolled_for_come_from_the_round_space() -> None:
    state = GAME.read({"agenda": [{"question": "white"}], "round_goods": [4, 0, 0, 0, 0]})
    GAME.apply(state, CHANCE, GAME.parse("white 2"))
    goods = GAME.write(state)["goods"]
    assert isinstance(goods, dict)
    assert [0, 0, 0, 1, 0, 0] == goods["2"]


def test_a_white_die_brings_nothing_where_no_goods_lie_on_the_round_space() -> None:
    state = GAME.read({"agenda": [{"question": "white"}]})
    GAME.apply(state, CHANCE, GAME.parse("white 2"))
    assert GAME.write(GAME.read({}))["goods"] == GAME.write(state)["goods"]


def test_chance_is_not_told_that_it_has_chosen() -> None:
    state = GAME.read({**HIDDEN, "duchies": BARE})
    reason = GAME.explain(state, CHANCE, GAME.parse("roll 1 1"))
    assert reason is not None
    assert "you have chosen" not in reason.words


def test_a_finished_game_is_in_round_five_of_phase_e() -> None:
    view = GAME.view(GAME.read({"agenda": []}), SPECTATOR)
    assert isinstance(view, View)
    assert ("E", 5) == (view.phase, view.round)


def test_whoever_has_no_seat_has_no_legal_actions() -> None:
    state = GAME.initial()
    strangers = (SPECTATOR, CHANCE - 64, CHANCE + 64, 1000)
    assert [[]] * len(strangers) == [GAME.legal_actions(state, seat) for seat in strangers]
