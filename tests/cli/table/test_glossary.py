"""A word that is printed in another game is said to be one of that game."""

import pytest

from duchy.cli.table.glossary import explain_words
from duchy.cli.table.registry import table_of
from duchy.core.reason import Refusal
from duchy.games import load


@pytest.mark.parametrize(
    ("game", "words", "owner"),
    [
        ("burgundy", "Hell Gate", "Wonderful Kingdom"),
        ("burgundy", "spies", "Wonderful Kingdom"),
        ("burgundy", "rats", "Wonderful Kingdom"),
        ("kingdom", "crane", "Castles of Burgundy"),
        ("kingdom", "Monastery no. 23", "Castles of Burgundy"),
        ("kingdom", "city-hall", "Castles of Burgundy"),
    ],
)
def test_a_word_of_the_other_game_says_which_game_it_belongs_to(game: str, words: str, owner: str) -> None:
    state = load(game).initial()
    with pytest.raises(Refusal, match=f"belongs to {owner}, not to"):
        explain_words(table_of(load(game), ["a", "b"]), state, words)


def test_a_word_of_no_game_is_unknown() -> None:
    with pytest.raises(Refusal, match="nothing on the table is called 'xyzzy'"):
        explain_words(table_of(load("kingdom"), ["a", "b"]), load("kingdom").initial(), "xyzzy")
