"""The printed duchies as text."""

from pathlib import Path

import pytest

from duchy.games.burgundy.box.drawing import KINDS
from duchy.games.burgundy.box.layout import BOX, read_drawings
from tests.cli.terminal import run


def test_the_drawings_can_be_read_back() -> None:
    drawn = read_drawings(run("duchies").out, KINDS)
    assert {name: layout.drawing() for name, layout in BOX.items()} == {
        name: layout.drawing() for name, layout in drawn.items()
    }


def test_one_duchy_is_printed_under_the_name_of_its_edition() -> None:
    assert run("duchies", "10").out.splitlines()[1:] == run("duchies", "2", "--edition", "2011").out.splitlines()[1:]


def test_a_custom_drawing_is_played(folder: Path) -> None:
    (folder / "mine.txt").write_text(run("duchies", "3").out.replace("duchy 3", "duchy Mine"))
    ran = run(
        "play", "burgundy", "--drawings", "mine.txt", "--duchies", "Mine", "--start", "centre", lines=["quit now"]
    )
    assert "Player 1  duchy Mine" in ran.out


def test_the_duchies_of_2011_are_those_of_the_base_game() -> None:
    assert [f"duchy {number}" for number in range(1, 10)] == [
        line for line in run("duchies", "--edition", "2011").out.splitlines() if "duchy" in line
    ]
    assert "the 2011 edition has no duchy '11a'" in run("duchies", "11a", "--edition", "2011").err


def test_every_duchy_has_a_picture_that_fits() -> None:
    lines = run("duchies", "--picture").out.splitlines()
    assert 100 >= max(len(line) for line in lines)
    titles = [f"duchy {name}" + " (reconstructed)" * (name == "12b") for name in BOX]
    assert titles == [line for line in lines if line.startswith("duchy")]


NUMBERS = {
    "1": ["       1   2   3   4", "     5   6   7   8   9", "  10  11  12  13  14  15"],
    "12a": ["       1   2   3   4          38  39  40  41", "     5   6   7   8   9      42  43  44  45  46"],
    "13a": ["     1   2       3   4   5   6", "   7   8   9      10  11  12  13"],
}


@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_of_hexes_are_printed(name: str) -> None:
    lines = run("duchies", name, "--numbers").out.splitlines()
    assert [f"duchy {name}", *NUMBERS[name]] == lines[: len(NUMBERS[name]) + 1]
    assert sorted(" ".join(lines[1:]).split(), key=int) == [str(hex_ + 1) for hex_ in range(BOX[name].hexes)]


def test_a_picture_has_the_numbers_already() -> None:
    assert "--picture already shows the numbers of hexes" in run("duchies", "1", "--numbers", "--picture").err
