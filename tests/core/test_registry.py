"""The registry: games by name, loaded when asked for."""

import subprocess
import sys

import pytest

from duchy.core.game import CHANCE, CHANCE_ACTS, first_in, seats_in
from duchy.core.reason import OptionError
from duchy.games import game_names, load


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_loaded_by_its_name(name: str) -> None:
    game = load(name)
    assert name == game.name
    assert game.rules >= 1
    assert game.actions > 0


@pytest.mark.parametrize("name", game_names())
def test_every_option_has_words_and_a_default_that_is_allowed(name: str) -> None:
    for option in load(name).options():
        assert option.words.endswith(".")
        values = [choice.value for choice in option.choices]
        assert option.default in values or not values
        assert len(values) == len(set(values))
        assert all(choice.words for choice in option.choices)


@pytest.mark.parametrize("name", ["chess", "", "Burgundy"])
def test_an_unknown_game_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(OptionError, match=f"there is no game '{name}': the games are burgundy"):
        load(name)


def test_no_game_is_imported_before_it_is_loaded() -> None:
    code = "import sys, duchy.games; print([m for m in sys.modules if m.startswith('duchy.games.')])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "[]" == result.stdout.strip()


def test_seats_are_bits() -> None:
    assert [] == seats_in(0)
    assert [0, 2] == seats_in(5)
    assert [CHANCE] == seats_in(CHANCE_ACTS)
    assert 1 == first_in(6)
    assert CHANCE == first_in(CHANCE_ACTS)
