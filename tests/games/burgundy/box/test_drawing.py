"""Duchies as drawings: they round-trip, custom ones are accepted, wrong ones are refused with a message."""

import re
from importlib.resources import files

import pytest

from duchy.games.burgundy.box.drawing import KINDS, DrawingError
from duchy.games.burgundy.box.layout import BOX, PRINTED, Layout, expansion_layouts, printed_layouts, read_drawings
from tests.games.burgundy.box.test_layout import CUSTOM

TEAM = BOX["12b"].drawing()
SOLO = BOX["13a"].drawing()


def redrawn(old: str, new: str, drawing: str = CUSTOM) -> str:
    """Change one place of a drawing."""
    assert 1 == drawing.count(old)
    return drawing.replace(old, new)


def facts(layout: Layout) -> list[object]:
    """List all facts of a layout."""
    return [
        layout.name,
        layout.words,
        [list(row) for row in (layout.colour, layout.number, layout.region, layout.region_size, layout.of_colour)],
        [list(row) for row in (layout.neighbours, layout.neighbours_east, layout.outposts, layout.colour_start)],
        [list(row) for row in (layout.colour_hexes, layout.colour_hexes_east)],
        (layout.outpost_places, layout.rivers, layout.starts, layout.centre, layout.places, layout.reconstructed),
    ]


@pytest.mark.parametrize("layout", [*printed_layouts(2011).values(), *BOX.values()], ids=lambda layout: layout.name)
def test_drawings_round_trip(layout: Layout) -> None:
    """B1.5. A duchy that is drawn and read back is the same."""
    again = read_drawings(layout.drawing(), KINDS)[layout.name]
    assert layout.drawing() == again.drawing()
    assert facts(layout) == facts(again)


def test_the_file_is_written_as_drawings_are() -> None:
    """B1.5. The file of all duchies equals the drawings of the duchies, after a comment."""
    text = files("duchy.games.burgundy.box").joinpath("duchies.txt").read_text(encoding="utf-8")
    assert text.endswith("\n\n" + "\n".join(layout.drawing() for layout in BOX.values()))


def test_a_drawing_looks_like_the_board() -> None:
    """B1.5. Rows are shifted by half a hex, so that a drawing can be compared with the board."""
    lines = PRINTED["1"].drawing().splitlines()
    assert ["duchy 1", "      A6  C5  C4  Y3", "    A2  A1  C6  Y5  B4"] == lines[:3]
    assert "S6  S1  S2  C6  S5  S4  S1" == lines[4]


def test_a_drawing_names_its_outposts() -> None:
    """B9.2. The hexes that touch each outpost are listed below the rows, counted from 1."""
    assert "outposts 5+10 9+15 35+36" == BOX["11c"].drawing().splitlines()[-1]


def test_a_team_duchy_is_drawn_as_two_hexagons() -> None:
    """B12.1. They are next to each other and share the castle in the middle; the only start is listed below."""
    lines = BOX["12a"].drawing().splitlines()
    assert "team duchy 12a" == lines[0]
    assert "      C6  B5  B4  B3  ..  ..  A3  A4  B5  Y6" == lines[1]
    assert "B6  B1  B2  S6  S5  S4  C1  B4  S2  C6  B2  B1  Y4" == lines[4]
    assert "starts 22" == lines[-1]


def test_our_own_team_duchy_says_so() -> None:
    """B12.1. An unpublished duchy is marked as reconstructed."""
    assert ["starts 25 46", "reconstructed"] == BOX["12b"].drawing().splitlines()[-2:]
    assert ["12b"] == [name for name, layout in BOX.items() if layout.reconstructed]


def test_a_solo_duchy_is_drawn_with_its_gaps() -> None:
    """B13.1. The parts are drawn apart, and the rivers are listed."""
    assert (
        """solo duchy 13a
..  A6  B4  ..  S6  M5  B6  B2
  C2  Y3  C2  ..  B4  A2  C4  Y3
..  M5  S1  ..  ..  B6  S3  B1
  ..
..  B2  S4  ..  Y5  Y3  Y5  A1
  B5  B4  ..  S1  B2  C4  A6  S3
A1  Y3  ..  ..  B6  M5  B1  A2
rivers 3-15 15-20 17-27 17-31 20-27
"""
        == SOLO
    )


def test_many_rivers_take_two_lines() -> None:
    """B13.1. The lines of a drawing fit on a screen."""
    lines = BOX["13b"].drawing().splitlines()
    assert ["rivers", "rivers"] == [line.split()[0] for line in lines[-2:]]
    assert 18 == len(BOX["13b"].rivers)
    assert 100 >= max(len(line) for line in lines)


def test_a_duchy_of_ones_own_may_have_outposts() -> None:
    """B9.2. Three outposts, on a side or on a corner."""
    layout = read_drawings(CUSTOM + "outposts 1 2+3 15+22\n")["Vineyard"]
    assert [[1], [2, 3], [15, 22]] == [
        [hex_ + 1 for hex_ in range(37) if touching >> hex_ & 1] for touching in layout.outposts
    ]
    assert [(-1, 2), (-1, 6), (2, 13)] == layout.outpost_places


def test_outposts_may_take_several_lines() -> None:
    """B9.2. The order of the lines does not matter, and neither does that of the hexes."""
    drawing = redrawn("duchy Vineyard\n", "duchy Vineyard\noutposts 10+5\n") + "outposts 9+15 35+36\n"
    assert list(BOX["11a"].outposts) == list(read_drawings(drawing)["Vineyard"].outposts)


def test_rows_of_a_hexagon_may_be_indented_at_will() -> None:
    """B1.5. The shape is known, so blanks do not matter."""
    flat = "\n".join(line.strip() for line in CUSTOM.splitlines())
    assert facts(read_drawings(CUSTOM)["Vineyard"]) == facts(read_drawings(flat)["Vineyard"])


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        (redrawn("      M3  Y4  Y1  B3\n", ""), "duchy Vineyard: expected 7 rows, got 6"),
        (CUSTOM + "  B1 B2\n", "duchy Vineyard: expected 7 rows, got 8"),
        (redrawn("A2  A1  A6  Y5  B4", "A2  A1  A6  Y5"), "duchy Vineyard: row 2 must have 5 hexes, got 4"),
        (redrawn("B6  M1  Y2  B5  B6", "B6  M1  Y2  B5  B6  B6"), "duchy Vineyard: row 6 must have 5 hexes, got 6"),
        (
            redrawn("C6  C5  C4", "X6  C5  C4"),
            "duchy Vineyard: row 1, hex 1: must be a letter of CMSYBA and a number 1-6, as in C6, got 'X6'",
        ),
        (
            redrawn("C6  C5  C4", "c6  C5  C4"),
            "duchy Vineyard: row 1, hex 1: must be a letter of CMSYBA and a number 1-6, as in C6, got 'c6'",
        ),
        (
            redrawn("C6  C5  C4", "C66  C5  C4"),
            "duchy Vineyard: row 1, hex 1: must be a letter of CMSYBA and a number 1-6, as in C6, got 'C66'",
        ),
        (
            redrawn("C6  C5  C4", "C6  C5  .."),
            "duchy Vineyard: row 1, hex 3: must be a letter of CMSYBA and a number 1-6, as in C6, got '..'",
        ),
        (redrawn("C6  C5  C4", "C7  C5  C4"), "duchy Vineyard: row 1, hex 1: the number must be 1 to 6, got 'C7'"),
        (redrawn("C6  C5  C4", "C6  C5  A4"), "duchy Vineyard: must have 4 castle hexes, got 3"),
        (redrawn("M3  Y4  Y1  B3", "B3  Y4  Y1  B3"), "duchy Vineyard: must have 3 mine hexes, got 2"),
        (redrawn("C6  C5  C4", "C5  C5  C4"), "duchy Vineyard: the number 5 must occur 6 times, got 7"),
        (CUSTOM + CUSTOM[CUSTOM.index("duchy Vineyard") :], "duchy Vineyard is drawn twice"),
        ("six green hexes", "no duchy is drawn: a drawing must start with a line 'duchy NAME'"),
        (redrawn("duchy Vineyard", " duchy "), "a duchy needs a name"),
        (CUSTOM + "rivers 1-12\n", "duchy Vineyard: a line 'rivers' belongs to a solo duchy, this is a duchy"),
        (CUSTOM + "starts 1\n", "duchy Vineyard: a line 'starts' belongs to a team duchy, this is a duchy"),
        (TEAM, "duchy 12b: a custom duchy cannot be a team duchy: start with 'duchy NAME'"),
        (SOLO, "duchy 13a: a custom duchy cannot be a solo duchy: start with 'duchy NAME'"),
    ],
)
def test_wrong_drawings_are_refused(drawing: str, message: str) -> None:
    """B1.5. A drawing with a wrong count, number, letter, shape or name is refused with a message about the mistake."""
    with pytest.raises(DrawingError, match=re.escape(message)):
        read_drawings(drawing)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("5+10 9+15", "duchy Vineyard: expected 3 outposts, got 2"),
        ("5+10 9+15 35+36 34", "duchy Vineyard: expected 3 outposts, got 4"),
        ("5+10 9+15 35+38", "duchy Vineyard: outposts: '38' in '35+38' is not a hex: hexes are 1 to 37"),
        ("0 9+15 35+36", "duchy Vineyard: outposts: '0' in '0' is not a hex: hexes are 1 to 37"),
        ("5+ 9+15 35+36", "duchy Vineyard: outposts: '' in '5+' is not a hex: hexes are 1 to 37"),
        ("NW 9+15 35+36", "duchy Vineyard: outposts: 'NW' in 'NW' is not a hex: hexes are 1 to 37"),
        ("5+9 9+15 35+36", "duchy Vineyard: outposts: no place next to the duchy touches exactly the hexes 5+9"),
        ("2 9+15 35+36", "duchy Vineyard: outposts: no place next to the duchy touches exactly the hexes 2"),
        ("19 9+15 35+36", "duchy Vineyard: outposts: no place next to the duchy touches exactly the hexes 19"),
        ("5+10 10+5 35+36", "duchy Vineyard: outposts: two touch the hexes 10+5"),
    ],
)
def test_wrong_outposts_are_refused(line: str, message: str) -> None:
    """B9.2. There must be three outposts, at three places next to the duchy."""
    with pytest.raises(DrawingError, match=re.escape(message)):
        read_drawings(f"{CUSTOM}outposts {line}\n")


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        (redrawn("C5  ..  ..  S3", "C5  ..  S3", TEAM), "duchy 12b: row 1 must have 10 hexes and gaps, got 9"),
        (
            redrawn("C5  ..  ..  S3", "C5  S3  ..  ..", TEAM),
            "duchy 12b: row 1, hex 5: must be .., the gap between the two hexagons, got 'S3'",
        ),
        (
            redrawn("B2  ..  A4", "..  B2  A4", TEAM),
            "duchy 12b: row 2, hex 5: must be a letter of CMSYBA and a number 1-6, as in C6, got '..'",
        ),
        (redrawn("M5  S6", "M5  B6", TEAM), "duchy 12b: must have 12 ship hexes, got 11"),
        (redrawn("M5  S6", "M5  S5", TEAM), "duchy 12b: the number 5 must occur 14 times, got 15"),
        (redrawn("starts 25 46", "starts 25 47", TEAM), "duchy 12b: starts: hex 47 is not a castle hex"),
        (redrawn("starts 25 46", "starts 74", TEAM), "duchy 12b: starts: '74' in '74' is not a hex: hexes are 1 to 73"),
        (redrawn("  ..\n", "..\n", SOLO), "duchy 13a: row 4 is indented by 0: each row must be shifted by two letters"),
        (
            redrawn("  ..\n", " ..\n", SOLO),
            "duchy 13a: row 4 is indented by 1: each row must be shifted by two letters",
        ),
        (redrawn("..  M5  S1", "..  M5  S7", SOLO), "duchy 13a: row 3, hex 3: the number must be 1 to 6, got 'S7'"),
        (redrawn("..  M5  S1", "..  M5  ..", SOLO), "duchy 13a: must have 6 ship hexes, got 5"),
        (redrawn("3-15", "3-38", SOLO), "duchy 13a: rivers: '38' in '3-38' is not a hex: hexes are 1 to 37"),
        (redrawn("3-15", "3", SOLO), "duchy 13a: rivers: must be two hexes, as in 7-12, got '3'"),
        (redrawn("3-15", "3-3", SOLO), "duchy 13a: rivers: must be two hexes, as in 7-12, got '3-3'"),
        (redrawn("3-15", "3-4", SOLO), "duchy 13a: rivers: the hexes of 3-4 are neighbours without a river"),
        (redrawn("3-15", "20-15", SOLO), "duchy 13a: rivers: 15-20 is named twice"),
        (SOLO + "outposts 1 2 3\n", "duchy 13a: a line 'outposts' belongs to a duchy, this is a solo duchy"),
    ],
)
def test_wrong_duchies_of_the_expansions_are_refused(drawing: str, message: str) -> None:
    """B12.1, B13.1. The drawings of the box itself are checked in the same way."""
    with pytest.raises(DrawingError, match=re.escape(message)):
        read_drawings(drawing, KINDS)


def test_a_region_over_8_is_refused() -> None:
    """B5.6. Regions of up to 8 hexes score, so a larger one is refused."""
    drawing = """duchy Metropolis
      B6  B5  B4  B3
    B2  B1  B6  B5  B4
  C5  C4  C3  Y1  Y2  Y3
S6  S1  S2  C6  S5  S4  S1
  A2  A5  A4  A3  A1  A2
    Y6  Y1  Y2  M5  M6
      M3  B4  B1  B3
"""
    with pytest.raises(DrawingError, match=r"duchy Metropolis: the building region at hex 1 has 9 hexes, at most 8"):
        read_drawings(drawing)


def test_a_second_duchy_without_a_name_is_refused() -> None:
    """B1.5. A duchy without a name is refused wherever it is in the file."""
    rows = CUSTOM.partition("duchy Vineyard\n")[2]
    with pytest.raises(DrawingError, match="a duchy needs a name"):
        read_drawings(CUSTOM + "\nduchy\n" + rows)


def test_the_duchies_of_the_base_game_come_alone() -> None:
    """B1.5. The expansions have their own list."""
    assert [str(number) for number in range(1, 11)] == list(printed_layouts(2019))
    assert [str(number) for number in range(1, 10)] == list(printed_layouts(2011))
    assert list(BOX)[10:] == list(expansion_layouts())
