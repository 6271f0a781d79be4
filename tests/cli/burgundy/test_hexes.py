"""Duchies of every shape as pictures in text: hexes, outposts, rivers."""

import pytest

from duchy.cli.burgundy.hexes import PITCH, RISE, Picture, corner, duchy_picture, name_of, pictures, width_of
from duchy.cli.burgundy.rivers import Banks, courses, shortest
from duchy.games.burgundy.box.layout import BOX, SOLO_DUCHIES, UNDEALT, Layout, read_drawings
from tests.games.burgundy.box.test_layout import CUSTOM

OUTPOSTS = """\
duchy 11a
         ┌─────┬─────┬─────┬─────┐
         │C6  1│B5  2│B4  3│C3  4│
         │     │     │     │     │
      ┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐
 OUT 1│Y2  5│Y1  6│Y6  7│Y5  8│Y4  9│OUT 2
      │     │     │     │     │     │
   ┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐
   │S5 10│A4 11│B3 12│B1 13│S2 14│A3 15│
   │     │     │     │     │     │     │
┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐
│B6 16│S1 17│B2 18│B6 19│B5 20│A4 21│M1 22│
│     │     │     │     │     │     │     │
└──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘
   │B2 23│S5 24│B4 25│B3 26│A1 27│M2 28│
   │     │     │     │     │     │     │
   └──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘
      │C6 29│S1 30│Y2 31│A5 32│C6 33│
      │     │     │     │     │     │
      └──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘
         │M3 34│S4 35│A1 36│B3 37│
         │     │     │     │     │
         └─────┴─────┴─────┴─────┘
                   OUT 3
"""

RIVERS = """\
duchy 13a
      ┌─────┬─────┐     ┌─────┬─────┬─────┬─────┐
      │A6  1│B4  2│     │S6  3│M5  4│B6  5│B2  6│
      │     │     │     │     │     │     │     │
   ┌──┴──┬──┴──┬──┴──┐  └──┬──┴──┬──┴──┬──┴──┬──┴──┐
   │C2  7│Y3  8│C2  9│   ║ │B4 10│A2 11│C4 12│Y3 13│
   │     │     │     │   ║ │     │     │     │     │
   └──┬──┴──┬──┴──┬──┘   ║ └──┬──┴──┬──┴──┬──┴──┬──┘
      │M5 14│S1 15│══════╝    │B6 16│S3 17│B1 18│
      │     │     │           │     │     │     │
      └─────┴─────┘           └─────┴─────┴─────┘
               ║                     ║   ║
               ║       ╔═════════════╝   ╚═══════╗
      ┌─────┬─────┐    ║┌─────┬─────┬─────┬─────┐║
      │B2 19│S4 20│    ║│Y5 21│Y3 22│Y5 23│A1 24│║
      │     │     │    ║│     │     │     │     │║
   ┌──┴──┬──┴──┬──┘  ┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐
   │B5 25│B4 26│ ╚═══│S1 27│B2 28│C4 29│A6 30│S3 31│
   │     │     │     │     │     │     │     │     │
┌──┴──┬──┴──┬──┘     └──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘
│A1 32│Y3 33│           │B6 34│M5 35│B1 36│A2 37│
│     │     │           │     │     │     │     │
└─────┴─────┘           └─────┴─────┴─────┴─────┘
"""


def plain(*layouts: Layout) -> str:
    """Draw duchies without colours."""
    return "".join(f"{line.plain}\n" for line in pictures(layouts))


def banks(layout: Layout) -> list[Banks]:
    """Return the sides of every hex of a duchy."""
    return [Banks(*corner(layout, place), PITCH, RISE) for place in layout.places]


def framed(layout: Layout) -> Picture:
    """Draw only the frames of a duchy."""
    picture = Picture(width_of(layout), 40)
    for left, top in [corner(layout, place) for place in layout.places]:
        picture.frame(left, top)
        for line in range(top + 1, top + RISE):
            picture.write(left + 1, line, " " * (PITCH - 1), "")
    return picture


def test_outposts_are_next_to_their_hexes() -> None:
    assert OUTPOSTS == plain(BOX["11a"])


def test_rivers_run_between_the_parts() -> None:
    assert RIVERS == plain(BOX["13a"])


def test_two_hexagons_are_side_by_side() -> None:
    lines = plain(BOX["12a"]).splitlines()
    assert 79 == max(len(line) for line in lines)
    assert "│B6 16│B1 17│B2 18│S6 19│S5 20│S4 21│C1 22│B4 53│S2 54│C6 55│B2 56│B1 57│Y4 58│" == lines[11]


def test_pictures_are_one_below_the_other() -> None:
    assert OUTPOSTS + "\n" + RIVERS == plain(BOX["11a"], BOX["13a"])


@pytest.mark.parametrize("name", SOLO_DUCHIES)
def test_every_river_finds_its_way(name: str) -> None:
    """Each course starts and ends next to one of its two hexes, and no two courses share a cell."""
    layout = BOX[name]
    sides, free = banks(layout), framed(layout).free()
    water = courses([(sides[here], sides[there]) for here, there in layout.rivers], free)
    assert set(water) <= free
    alone = 0
    before: dict[tuple[int, int], int] = {}
    for here, there in layout.rivers:
        course = shortest(sides[here], sides[there], free, before)
        first, *_ = course
        *_, last = course
        assert first in sides[here].cells
        assert last in sides[there].cells
        before |= course
        alone += len(course)
    assert len(water) == alone


def test_a_river_without_a_way_is_not_drawn() -> None:
    assert {} == shortest(Banks(0, 0, 6, 3), Banks(12, 0, 6, 3), {(7, 1), (11, 1)}, {})


def test_a_river_leaves_the_middle_of_a_side() -> None:
    free = {(x, y) for x in range(7, 12) for y in range(4)}
    assert {(x, 1): 12 for x in range(7, 12)} == shortest(Banks(0, 0, 6, 3), Banks(12, 0, 6, 3), free, {})


def test_outposts_anywhere_fit_into_the_picture() -> None:
    layout = read_drawings(CUSTOM + "outposts 16 2+3 22\n")["Vineyard"]
    lines = [line.plain for line in duchy_picture(layout, [""] * 37, {})]
    assert "OUT 2" == lines[0].strip()
    [middle] = [line for line in lines if "OUT 1" in line]
    assert ("OUT 1", "OUT 3") == (middle.split("│")[0].strip(), middle.split("│")[-1].strip())
    assert "│S6 16│" in middle


def test_tiles_and_marks_are_in_the_hexes() -> None:
    tiles = ["castle" if hex_ == 21 else "" for hex_ in range(73)]
    lines = [line.plain for line in duchy_picture(BOX["12a"], tiles, {52: "s1"})]
    assert "│ CAS │ s1  │" in lines[11]


def test_a_duchy_that_is_not_dealt_keeps_its_place() -> None:
    assert [" " * 43] * 22 == [line.plain for line in duchy_picture(UNDEALT, [], {})]
    assert 43 == width_of(UNDEALT)


def test_a_reconstructed_duchy_says_so() -> None:
    assert ["duchy 12a", "duchy 12b (reconstructed)"] == [name_of(BOX[name]) for name in ("12a", "12b")]
