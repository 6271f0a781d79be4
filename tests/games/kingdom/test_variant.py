"""Options of a game and their consequences (K1.2, K5S, K6.1, K8.1, K9)."""

import re
from typing import Any

import pytest

from duchy.core.reason import OptionError
from tests.games.kingdom.table import GAME, RULES, begun


def test_exactly_one_module_is_in_play() -> None:
    """K1.2. The default module is quests."""
    assert "quests" == GAME.view(GAME.initial({}), 0).module
    for module in ("none", "menaces", "advisors", "quests"):
        assert module == GAME.view(GAME.initial({"module": module}), 0).module


def test_without_a_module_nothing_of_the_modules_is_there() -> None:
    """K1.2. **Ruling**: a game for learning, which is not in the rulebook; the option says so."""
    variant = begun().variant
    assert (False, False, False) == (variant.battle, variant.quests, variant.advisors)
    (module,) = [option for option in GAME.options() if option.name == "module"]
    (none,) = [choice for choice in module.choices if choice.value == "none"]
    assert "not in the rulebook" in none.words


def test_every_option_has_words() -> None:
    """K1.2. Every value has words too."""
    for option in GAME.options():
        assert option.words
        assert all(choice.words for choice in option.choices)


def test_the_defaults_are_a_game() -> None:
    """K1.2. The default is two players with side B."""
    variant = GAME.initial().variant
    assert (2, 1) == (variant.players, variant.side)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 3}, "option players: 3 is not one of 2, 1"),
        ({"module": "dragons"}, "option module: 'dragons' is not one of auto, menaces, advisors, quests, none"),
        ({"side": "c"}, "option side: 'c' is not one of a, b"),
        ({"weather": 1}, "there is no option 'weather'"),
        ({"scenario": 7, "players": 1}, "option scenario: 7 is not one of 0, 1, 2, 3, 4, 5, 6"),
        ({"scenario": 1}, "option scenario: scenario 1 is for one player: players must be 1"),
        (
            {"scenario": 1, "players": 1, "module": "quests"},
            "option module: scenario 1 has its own module: module must be auto",
        ),
        ({"menaces": "rats,giants"}, "option menaces: 'rats,giants' needs the module menaces"),
        (
            {"scenario": 1, "players": 1, "menaces": "rats"},
            "option menaces: 'rats' needs the module menaces and no scenario",
        ),
        ({"module": "menaces", "menaces": "rats"}, "option menaces: 'rats': expected two different menaces"),
        (
            {"module": "menaces", "menaces": "rats,rats"},
            "option menaces: 'rats,rats': expected two different menaces",
        ),
        (
            {"module": "menaces", "menaces": "rats,vermin"},
            "option menaces: 'vermin' is not one of rats, giants, shadows, thieves",
        ),
        (
            {"module": "menaces", "players": 1, "menaces": "rats,giants"},
            "option menaces: 'rats,giants': expected one menace",
        ),
        ({"quest": "usurper", "module": "none"}, "option quest: 'usurper' needs the module quests"),
        ({"quest": "moon"}, "option quest: 'moon' is not one of northern-lands, usurper, plague-lord"),
        ({"duchy": "burgundy"}, "option duchy: 'burgundy' is not one of random, valados, teressie"),
        (
            {"set": "no such file"},
            "option set: 'no such file' is neither 'house' nor the text of a set (one TOML file)",
        ),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Any], words: str) -> None:
    """K1.2. The message names the option, the value and the values allowed."""
    with pytest.raises(OptionError, match=re.escape(words)) as caught:
        GAME.initial(options)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("given", ["rats,shadows", " rats , shadows "])
def test_menaces_are_named_in_the_order_of_the_players(given: str) -> None:
    """K6.1. Player 1's menace comes first."""
    assert [0, 3] == begun({"module": "menaces", "menaces": given}).variant.menaces


def test_quest_boards_have_a_side_for_each_number_of_players() -> None:
    """K8.1. Here two players have four tasks, and one player has two."""
    for players, tasks in ((2, 4), (1, 2)):
        board = begun({"module": "quests", "players": players}).variant.boards[0]
        assert ("northern-lands", tasks) == (board.name, len(board.tasks))


def test_the_same_options_are_the_same_variant() -> None:
    """K1.2. The variant is computed once."""
    assert GAME.initial({}).variant is GAME.initial({}).variant


def test_a_set_of_ones_own_is_named_by_its_file() -> None:
    """K1.2. The option keeps the path."""
    assert RULES == begun().variant.options["set"]
