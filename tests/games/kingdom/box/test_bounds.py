"""The text of a set has limits that are checked before it is read: reading it cannot take long or much memory."""

import tracemalloc
from time import process_time

import pytest

from duchy.core.reason import OptionError
from duchy.games.kingdom.box.bounds import DEEPEST, LONGEST, MOST_KEYS, excess
from duchy.games.kingdom.box.cards import FOLDER, HOUSE, SETS, cards_from, house
from duchy.games.kingdom.box.set_check import check
from duchy.games.kingdom.box.template import template


def house_text() -> str:
    """Read the house set."""
    return (FOLDER / f"{HOUSE}.toml").read_text(encoding="utf-8")


def cards(count: int) -> str:
    """Write a set with very many cards."""
    return "".join(f"[[development]]\nid='a{number}'\n" for number in range(count))


BOMBS = {
    "dotted key": "a." * 8000 + "a=1\n",
    "dotted key, spaced": "a . " * 8000 + "a=1\n",
    "quoted parts": '"a".' * 8000 + "a=1\n",
    "dotted header": "[" + "a." * 8000 + "a]\nb=1\n",
    "dotted key in an inline table": "x={" + "a." * 8000 + "a=1}\n",
    "after a string that looks like its end": 'x="\\\\\\""\n' + "a." * 8000 + "a=1\n",
    "after a comment with a quote": '# "\n' + "a." * 8000 + "a=1\n",
    "after a long string with quotes": 'x="""a""b"""""\n' + "a." * 8000 + "a=1\n",
    "after a literal string": "x='\\'\n" + "a." * 8000 + "a=1\n",
    "after four quotes": "x=['''a'''', " + "[" * 9000 + "]" * 9001 + "\n",
    "after five quotes": 'x=["""a""""", ' + "[" * 9000 + "]" * 9001 + "\n",
    "lists": "a=" + "[" * 50_000 + "]" * 50_000 + "\n",
    "lists that do not end": "a=" + "[" * 90_000,
    "inline tables": "{a=".join([""] * 30_000) + "\n",
    "many keys": "".join(f"k{n}=1\n" for n in range(20_000)),
    "many tables": "[[a]]\n" * 30_000,
    "many cards": cards(9_400),
    "long": "#" * (LONGEST + 1) + "\n",
    "quotes": 'x = "' + '\\"' * 99_000,
    "triple quotes": 'x = """' + '\\"""' * 40_000,
    "opening quotes": '"""' * 60_000,
    "number": "x = " + "9" * 100_000 + "\n",
    "hexadecimal number": "[set]\nname = 0x" + "f" * 100_000 + "\n",
    "long id, many wrong fields": f"[[development]]\nid='{'a' * 90_000}'\n" + "".join(f"f{n}=1\n" for n in range(9000)),
}


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS)
def test_a_bomb_is_refused_quickly_and_in_few_words(text: str) -> None:
    tracemalloc.start()
    began = process_time()
    try:
        mistakes = check(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert mistakes
    assert sum(len(mistake) for mistake in mistakes) < 50_000
    assert peak < 32_000_000, peak
    assert process_time() - began < 10  # seconds on a slow machine that also traces memory; it took minutes before
    with pytest.raises(OptionError):
        cards_from(text, "a bomb")


@pytest.mark.parametrize("text", [house_text(), template()], ids=["house", "template"])
def test_real_sets_are_far_from_the_bounds(text: str) -> None:
    assert excess(text) is None
    assert excess(text * 4) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x='''\n" + "[" * 100 + "'''\n", ""),
        ('x="' + "[" * 100 + "a." * 100 + '"\n', ""),
        ("# " + "[{" * 100 + "\nx=1\n", ""),
        ("x=1.5\n" * 100, ""),
        ("x=[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 1.5]\n", ""),
        ("a=1\nb=" + "[" * (DEEPEST + 1), f"line 2: lists and tables are nested more than {DEEPEST} deep"),
        ("\n\n" + "a." * DEEPEST + "a=1", f"line 3: a key has more than {DEEPEST} parts"),
        ("k=1\n" * (MOST_KEYS + 1), f"the file has more than {MOST_KEYS} keys, tables and lists"),
    ],
)
def test_only_what_is_outside_of_strings_and_comments_counts(text: str, words: str) -> None:
    found = excess(text)
    assert words == (found.words if found is not None else "")


def test_too_many_cards_are_told_with_the_bound() -> None:
    assert ["development: 128 cards; at most 127 are allowed"] == check(cards(128))
    quests = "".join(f"[[quest]]\nid='q{n}'\n" for n in range(33))
    assert ["quest: 33 cards; at most 32 are allowed"] == check(quests)


@pytest.mark.slow
def test_many_sets_are_not_kept() -> None:
    text = house_text()
    for number in range(60):
        cards_from(f"{text}\n# {number}\n", "a set")
    assert SETS.room == len(SETS)
    assert cards_from(f"{text}\n# 59\n", "a set") is cards_from(f"{text}\n# 59\n", "a set")
    assert house() is house()


@pytest.mark.parametrize("sign", ["\u202e", "\u2067", "\u200f", "\u200b", "\x85"])
def test_words_without_signs_that_nobody_sees(sign: str) -> None:
    text = house_text()
    assert '"Farm"' in text
    [mistake] = check(text.replace('"Farm"', f'"Fa{sign}rm"'))
    assert mistake.startswith("development 'farm'.name.en: expected text that can be read")
