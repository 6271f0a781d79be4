"""Actions as text and as fields (K2.2)."""

import pytest

from duchy.core.reason import NotationError
from duchy.games.kingdom.actions import ACTIONS, BLOCKS
from duchy.games.kingdom.box.cards import HOUSE, cards_of
from duchy.games.kingdom.text.notation import EXAMPLES, notation, parse
from tests.games.kingdom.table import GAME, RULES

CARDS = cards_of(RULES)


def test_the_blocks_fill_the_action_space() -> None:
    """K2.2. The blocks follow each other without gaps."""
    first = 0
    for block in BLOCKS:
        assert first == block.first
        first += block.size
    assert ACTIONS == first


@pytest.mark.parametrize("do", EXAMPLES)
def test_every_example_is_an_action_of_its_block(do: str) -> None:
    """K2.2. An action suggested by an error message can be typed."""
    assert do == GAME.fields(parse(EXAMPLES[do], CARDS))["do"]


def test_every_block_has_an_example() -> None:
    """K2.2. No block is left out."""
    assert [block.do for block in BLOCKS] == list(EXAMPLES)


@pytest.mark.parametrize(
    "text", ["offer 5.port a", "offer 5 a", "offer port a", "  OFFER   Port  A ", "offer 5.harbour a"]
)
def test_a_card_is_its_number_or_its_id(text: str) -> None:
    """K2.2. The number decides; the id after it is for people."""
    assert parse("offer 5 a", CARDS) == parse(text, CARDS)


def test_a_text_names_number_and_id() -> None:
    """K2.2. The text can be read with and without the set."""
    assert "offer 5.port b down" == notation(parse("offer port b down", CARDS), CARDS)
    assert "duchy 2.teressie" == notation(parse("duchy teressie", CARDS), CARDS)
    assert "use 5.inspired-prophet" == notation(parse("use inspired-prophet", CARDS), CARDS)


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("offer 5 a", {"do": "offer", "card": 5, "area": "a", "face": "up"}),
        ("offer 5 b down", {"do": "offer", "card": 5, "area": "b", "face": "down"}),
        ("krystallium s2 gold", {"do": "krystallium", "site": 2, "resource": "gold"}),
        ("pick a3", {"do": "pick", "area": "a", "place": 3}),
        ("task 1.3", {"do": "task", "board": 1, "task": 3}),
        ("cover gold/company", {"do": "cover", "icon": "gold/company"}),
        ("fight rats", {"do": "fight", "menace": "rats"}),
        ("colour exploration", {"do": "colour", "cube": "exploration"}),
        ("done", {"do": "done"}),
    ],
)
def test_fields(text: str, fields: dict[str, object]) -> None:
    """K2.2. The same action as text, as fields and as a number."""
    action = parse(text, CARDS)
    assert fields == GAME.fields(action)
    assert action == GAME.action(fields)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "fly",
            "offer",
            "offer port",
            "offer port c",
            "offer port a up down",
            "offer 0 a",
            "offer 128 a",
            "offer 5. a",
        ),
        *(
            "take",
            "take a b",
            "put 2",
            "put s0",
            "put s81",
            "krystallium s1",
            "krystallium s1 soldiers",
            "pick a",
            "pick a25",
        ),
        *(
            "task 1",
            "task 3.1",
            "task 1.5",
            "task 1.1.1",
            "cover silver",
            "fight farmers",
            "colour krystallium",
            "duchy 9",
        ),
    ],
)
def test_wrong_texts_are_refused_in_one_line(text: str) -> None:
    """K2.2. The message shows the correct notation."""
    with pytest.raises(NotationError) as caught:
        parse(text, CARDS)
    assert "\n" not in str(caught.value)


def test_a_message_shows_an_example() -> None:
    """K2.2. The example is for the word that was meant."""
    with pytest.raises(NotationError, match=r"'put 2': write put as in 'put s2'"):
        parse("put 2", CARDS)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"do": "fly"}, "do: 'fly' is not one of"),
        ({}, "do: None is not one of"),
        ({"do": "take", "area": "c"}, "area: 'c' is not one of a, b"),
        ({"do": "put", "site": 0}, "site: 0 is not a number from 1 to 80"),
        ({"do": "put", "site": True}, "site: True is not a number from 1 to 80"),
        ({"do": "done", "site": 1}, "site: done has no such field; its fields are do"),
    ],
)
def test_wrong_fields_are_named(fields: dict[str, object], words: str) -> None:
    """K2.2. The message says what is expected."""
    with pytest.raises(NotationError, match=words):
        GAME.action(fields)


def test_a_text_of_another_set_keeps_its_number() -> None:
    """K2.2. An action means the same whichever set is open."""
    action = parse("build 7", CARDS)
    assert action == parse(notation(action, cards_of(HOUSE)), CARDS)
