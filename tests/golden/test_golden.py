"""The texts of whole games are the same as when they were last read and approved."""

import re
from pathlib import Path

import pytest

from duchy.games.burgundy.actions import BLOCKS
from duchy.games.burgundy.state.agenda import QUESTION_NAMES as BURGUNDY_QUESTIONS
from duchy.games.kingdom.state.agenda import QUESTION_NAMES
from tests.golden.regenerate import HERE, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_told_as_before(name: str) -> None:
    expected = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    actual = playthrough(name)
    assert expected.splitlines() == actual.splitlines(), "make goldens writes it anew; then read the difference"


def test_there_is_no_playthrough_without_its_options() -> None:
    assert set(PLAYTHROUGHS) == {Path(path).stem for path in HERE.glob("*.txt")}


def told_of(game: str) -> str:
    """Read all playthroughs of a game."""
    names = [name for name, (of, _) in PLAYTHROUGHS.items() if of == game]
    return "".join((HERE / f"{name}.txt").read_text(encoding="utf-8") for name in names)


def test_playthroughs_of_burgundy_reach_every_question_and_most_of_what_can_happen() -> None:
    text = told_of("burgundy")
    rare = {"ally"}
    assert [] == [name for name in BURGUNDY_QUESTIONS if f" {name}? " not in text and name not in rare]
    happened = ["bonus tile", "completes a", "from mines", "buys", "sells", "boarding house", "bank", "watchtower"]
    assert [] == [words for words in happened if words not in text]


def test_playthroughs_of_burgundy_do_everything_that_can_be_done() -> None:
    text = told_of("burgundy")
    done = set(re.findall(r"^\d+ [a-z-]+\? \S+ (?:\d:)?([a-z]+)", text, re.MULTILINE))
    assert set() == {block.do for block in BLOCKS} - done


def test_playthroughs_of_kingdom_reach_every_question_and_most_of_what_can_happen() -> None:
    text = told_of("kingdom")
    rare = {"shift", "dismiss", "theft", "convert", "end"}
    assert [] == [name for name in QUESTION_NAMES if f" {name}? " not in text and name not in rare]
    happened = ["searches", "sends a spy", "to the shadows", "frost giant freezes", "giant rat comes", "supremacy"]
    happened += ["completes", "from alchemy", "completes task", "uses", "joins", "medal", "calamit"]
    assert [] == [words for words in happened if words not in text]


def test_playthroughs_of_kingdom_are_small() -> None:
    assert len(told_of("kingdom").encode()) < 150_000
