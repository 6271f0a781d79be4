"""The engine of Wonderful Kingdom against the referee: the same choices, chances, positions and ends in random games.

`python -m tests.referee.kingdom --games 2000` plays 2,000 games of every mode.
"""

from collections import Counter

import pytest

from duchy.games import load
from tests.referee.kingdom import play as playing
from tests.referee.kingdom import referee
from tests.referee.kingdom.facts import Doc
from tests.referee.kingdom.happenings import untried
from tests.referee.kingdom.modes import MODES, options_of
from tests.referee.kingdom.play import Disagreement, play

GAMES = 26
"""The games of each mode in the slow tests, as many as it takes until every rule was tried; the command plays more."""


def play_modes(modes: list[str], numbers: range) -> Counter[str]:
    """Play games of some modes and count the events in them."""
    game, seen = load("kingdom"), Counter[str]()
    for mode in modes:
        for number in numbers:
            play(game, options_of(mode, number), number, seen)
    return seen


@pytest.mark.parametrize("mode", MODES)
def test_a_game_goes_as_the_referee_judges(mode: str) -> None:
    number = list(MODES).index(mode)
    seen = play_modes([mode], range(number, number + 1))
    assert 1 == seen["games"]


@pytest.mark.slow
@pytest.mark.parametrize("players", ["two", "one", "scenario"])
def test_hundreds_of_games_go_as_the_referee_judges_and_no_rule_stays_untried(players: str) -> None:
    modes = [mode for mode in MODES if mode.startswith(players)]
    seen = play_modes(modes, range(GAMES))
    assert [] == untried(modes, seen)
    assert len(modes) * GAMES == seen["games"]


def a_krystallium_too_many(doc: Doc, seat: int, notation: str) -> None:
    """Follow an action like a referee that cannot count."""
    referee.follow(doc, seat, notation)
    if doc["stage"] == "production":
        doc["seats"][0]["krystallium"] += 1


def test_a_disagreement_names_game_ply_and_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "follow", a_krystallium_too_many)
    with pytest.raises(
        Disagreement, match=r"^game 3 of {'players': 2.*}, ply \d+: position: the engine has .*krystallium"
    ):
        play_modes(["two/none"], range(3, 4))
