"""How actions are written: everything round-trips, every mistake is reported."""

import re

import pytest

from duchy.core.reason import NotationError
from duchy.games.burgundy.actions import ACTIONS, BLOCKS
from duchy.games.burgundy.text.notation import EXAMPLES, READERS
from tests.games.burgundy.table import GAME


@pytest.mark.parametrize("block", BLOCKS, ids=[block.do for block in BLOCKS])
def test_every_action_round_trips(block: object) -> None:
    """B3.1. Text and fields of every action of the space lead back to it."""
    chosen = next(other for other in BLOCKS if other is block)
    for action in range(chosen.first, chosen.first + chosen.size):
        assert action == GAME.action(GAME.fields(action))
        assert action == GAME.parse(GAME.notation(action))


def test_notations_are_different() -> None:
    """B3.1. No two actions are written alike."""
    assert ACTIONS == GAME.actions == len({GAME.notation(action) for action in range(ACTIONS)})


def test_blocks_fill_the_space() -> None:
    """B3.1. The blocks follow each other without a gap."""
    assert [block.first for block in BLOCKS[1:]] == [block.first + block.size for block in BLOCKS[:-1]]
    assert ACTIONS == sum(block.size for block in BLOCKS)


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("end", {"do": "end"}),
        ("skip", {"do": "skip"}),
        ("1:workers", {"do": "workers", "die": 1}),
        ("workers", {"do": "workers", "die": 0}),
        ("1:take 3b", {"do": "take", "die": 1, "depot": 3, "space": 2}),
        ("take 6d", {"do": "take", "die": 0, "depot": 6, "space": 4}),
        ("2:place s1 17", {"do": "place", "die": 2, "slot": 1, "hex": 17}),
        ("place s3 37", {"do": "place", "die": 0, "slot": 3, "hex": 37}),
        ("1:place s4 73", {"do": "place", "die": 1, "slot": 4, "hex": 73}),
        ("2:sell 4", {"do": "sell", "die": 2, "goods": 4}),
        ("buy *c", {"do": "buy", "workers": 0, "depot": "black", "space": 3}),
        ("buy 3b w1", {"do": "buy", "workers": 1, "depot": 3, "space": 2}),
        ("buy inn", {"do": "buy", "workers": 0, "depot": "inns", "space": 1}),
        ("buy inn w2", {"do": "buy", "workers": 2, "depot": "inns", "space": 1}),
        ("load 3", {"do": "load", "depots": [3]}),
        ("load 6+1", {"do": "load", "depots": [6, 1]}),
        ("keep 25", {"do": "keep", "colours": [2, 5]}),
        ("discard s2", {"do": "discard", "slot": 2}),
        ("hire", {"do": "hire"}),
        ("store own", {"do": "store", "storage": "own"}),
        ("store shared", {"do": "store", "storage": "shared"}),
        ("2:pick white-castle", {"do": "pick", "die": 2, "tile": "white-castle"}),
        ("pick inn", {"do": "pick", "die": 0, "tile": "inn"}),
        ("drop bank", {"do": "drop", "tile": "bank"}),
        ("on 73", {"do": "on", "hex": 73}),
        ("fetch *h", {"do": "fetch", "depot": "black", "space": 8}),
        ("use city-hall", {"do": "use", "building": "city-hall"}),
        ("beside pig", {"do": "beside", "species": "pig"}),
        ("gather 6", {"do": "gather", "goods": 6}),
        ("2:turn 1", {"do": "turn", "die": 2, "number": 1}),
        ("shield 18", {"do": "shield", "shield": 18}),
        ("pay silver", {"do": "pay", "payment": "silver"}),
        ("pay worker", {"do": "pay", "payment": "worker"}),
        ("pay nothing", {"do": "pay", "payment": "nothing"}),
        ("ally 3", {"do": "ally", "seat": 3}),
        ("lay 12", {"do": "lay", "card": 12}),
        ("effect 64", {"do": "effect", "effect": 64}),
        ("point", {"do": "point"}),
        ("spend 2", {"do": "spend", "goods": 2}),
        ("start b 19", {"do": "start", "side": "b", "hex": 19}),
        ("first 2", {"do": "first", "seat": 2}),
        ("duchy 16", {"do": "duchy", "duchy": 16}),
        ("board 3", {"do": "board", "board": 3}),
        ("goods 4", {"do": "goods", "goods": 4}),
        ("tile boarding-house", {"do": "tile", "tile": "boarding-house"}),
        ("roll 3 5", {"do": "roll", "first": 3, "second": 5}),
        ("white 6", {"do": "white", "white": 6}),
        ("tile monastery29", {"do": "tile", "tile": "monastery29"}),
        ("card 12", {"do": "card", "card": 12}),
        ("arms 18", {"do": "arms", "shield": 18}),
    ],
)
def test_notation_and_fields(text: str, fields: dict[str, object]) -> None:
    """B3.1. How each kind of action is written."""
    action = GAME.parse(text)
    assert (text, fields) == (GAME.notation(action), GAME.fields(action))


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  1:TAKE 3B ", "1:take 3b"),
        ("load 2+1", "load 1+2"),
        ("load 1+6", "load 6+1"),
        ("keep 52", "keep 25"),
        ("tile chicken3", "tile goat3"),
        ("1:PICK Chicken2", "1:pick goat2"),
        ("beside chicken", "beside goat"),
    ],
)
def test_other_ways_to_write_it(text: str, same: str) -> None:
    """B3.1. Capitals, spaces, the order of depots and colours, and the chickens of 2011 are understood."""
    assert GAME.parse(same) == GAME.parse(text)


WRONG = [
    "1:take",
    "1:take 7a",
    "1:take 3e",
    "1:take *a",
    "1:take 3b 3c",
    "1:workers 2",
    "2:place s1",
    "2:place 17 s1",
    "2:place s5 17",
    "2:place s1 74",
    "2:place s1 0",
    "1:sell 7",
    "1:sell x",
    "buy",
    "buy *i",
    "buy *c w3",
    "buy *c 1",
    "buy *c w1 w2",
    "buy inns",
    "1:take inn",
    "load 7",
    "load 1+3",
    "load 1+1",
    "load",
    "keep 27",
    "keep 22",
    "keep 2 5",
    "discard 2",
    "discard s0",
    "start 19",
    "start c 19",
    "start a 74",
    "first 5",
    "duchy 17",
    "board 7",
    "goods 0",
    "tile tavern",
    "tile",
    "roll 3",
    "roll 3 7",
    "roll 1 2 3",
    "white 0",
    "end now",
    "skip it",
    "1:sell ²",
    "hire 2",
    "store",
    "store mine",
    "1:pick",
    "1:pick tavern",
    "pick s1",
    "drop s1",
    "on",
    "on 74",
    "on s1",
    "fetch 3b",
    "fetch inn",
    "fetch *i",
    "use castle",
    "use",
    "beside geese",
    "beside cow2",
    "gather 7",
    "turn 5",
    "1:turn 7",
    "1:turn",
    "shield 0",
    "shield 19",
    "pay 1",
    "pay",
    "ally 5",
    "lay 13",
    "effect 65",
    "point 1",
    "spend",
    "card 13",
    "arms 19",
]


@pytest.mark.parametrize("text", WRONG)
def test_every_mistake_is_answered_with_an_example(text: str) -> None:
    """B3.1. The words after the first are wrong: the message shows how to write them."""
    word = text.rsplit(":", maxsplit=1)[-1].split(maxsplit=1)[0]
    with pytest.raises(NotationError, match=re.escape(f"{text!r}: write {word} as in {EXAMPLES[word]!r}")):
        GAME.parse(text)


@pytest.mark.parametrize("text", ["", " ", "pass", "1:", "1:castle", "take3b", "1"])
def test_unknown_words(text: str) -> None:
    """B3.1. The message lists the valid words."""
    with pytest.raises(
        NotationError, match=re.escape(f"{text!r} is not an action: it must start with one of end, skip")
    ):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text", ["3:take 3b", "0:workers", "x:sell 1", "1:end", "2:buy *a", "1:load 3", "1 :take 3b", "1:on 3", "3:turn 5"]
)
def test_wrong_dice(text: str) -> None:
    """B3.1. The message names the valid dice and their uses."""
    with pytest.raises(
        NotationError, match=r"is not a die for .*; dice 1 and 2 go with workers, take, place, sell, pick, turn"
    ):
        GAME.parse(text)


def test_two_sides_at_once_are_refused() -> None:
    """B1.5. A start has one side."""
    with pytest.raises(NotationError):
        GAME.parse("start ab 19")


def test_a_colon_without_a_die_is_refused() -> None:
    """B3.1. The part before the colon must be a die."""
    with pytest.raises(NotationError):
        GAME.parse(":take 3b")


@pytest.mark.parametrize("action", [-1, ACTIONS, ACTIONS + 7])
def test_actions_outside_the_space(action: int) -> None:
    """B3.1. There is no such action."""
    with pytest.raises(NotationError, match=f"there is no action {action}: actions are 0 to {ACTIONS - 1}"):
        GAME.notation(action)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({}, "do: None is not one of end, skip"),
        ({"do": "jump"}, "do: 'jump' is not one of end, skip"),
        ({"do": 3}, "do: 3 is not one of end, skip"),
        ({"do": "end", "die": 1}, "die: end has no such field, only do"),
        ({"do": "sell", "die": 1}, "is not an action; for example: {'do': 'sell', 'die': 1, 'goods': 4}"),
        ({"do": "sell", "die": 3, "goods": 1}, "is not an action; for example"),
        ({"do": "sell", "die": 1, "goods": 4, "tiles": 2}, "tiles: sell has no such field, only do, die, goods"),
        ({"do": "load", "depots": [1, 3]}, "is not an action; for example: {'do': 'load', 'depots': [3, 4]}"),
        ({"do": "place", "die": 1, "slot": 1, "hex": "17"}, "is not an action; for example"),
        ({"do": "turn", "die": 0, "number": 5}, "is not an action; for example: {'do': 'turn', 'die': 1, 'number': 5}"),
        ({"do": "buy", "workers": 0, "depot": "inns", "space": 2}, "is not an action; for example"),
        ({"do": "pay", "payment": "gold"}, "is not an action; for example: {'do': 'pay', 'payment': 'silver'}"),
    ],
)
def test_wrong_fields(fields: dict[str, object], message: str) -> None:
    """B3.1. The message names the field or gives an example."""
    with pytest.raises(NotationError, match=re.escape(message)):
        GAME.action(fields)


def test_every_word_has_a_reader_and_an_example() -> None:
    """B3.1. Each example is read by its reader and written the same way."""
    assert {block.do for block in BLOCKS} == set(READERS) == set(EXAMPLES)
    for word, example in EXAMPLES.items():
        assert (example, word) == (GAME.notation(GAME.parse(example)), GAME.fields(GAME.parse(example))["do"])


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"do": "load", "depots": [2, 1]}, "load 2+1"),
        ({"do": "tile", "tile": "chicken3"}, "tile chicken3"),
        ({"do": "pick", "die": 1, "tile": "chicken4"}, "1:pick goat4"),
        ({"do": "beside", "species": "chicken"}, "beside goat"),
    ],
)
def test_fields_understand_what_text_does(fields: dict[str, object], text: str) -> None:
    """B3.1. Fields also accept the other order of two depots and the chickens of 2011."""
    assert GAME.parse(text) == GAME.action(fields)
