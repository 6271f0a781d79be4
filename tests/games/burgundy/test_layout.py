"""Duchies as drawings: they round-trip, custom ones are accepted, wrong ones are refused with a message."""

import re

import pytest

from duchy.core.chance import Rng
from duchy.core.match import Match, playout
from duchy.games.burgundy.layout import PRINTED, DrawingError, board_neighbours, printed, read_drawings
from tests.games.burgundy.table import GAME, after, table

CUSTOM = """
A duchy of our own: what stands before the first name is a comment.

duchy Vineyard
      C6  C5  C4  Y3
    A2  A1  A6  Y5  B4
  A5  A4  B3  Y1  B2  B3
S6  S1  S2  C6  S5  S4  S1
  B2  B5  M4  B3  B1  A2
    B6  M1  Y2  B5  B6
      M3  Y4  Y1  B3
"""


def redrawn(old: str, new: str) -> str:
    """Change one place of the custom drawing."""
    assert CUSTOM.count(old) == 1
    return CUSTOM.replace(old, new)


@pytest.mark.parametrize("edition", [2011, 2019])
def test_drawings_round_trip(edition: int) -> None:
    """B1.5. A printed duchy that is drawn and read again is the same."""
    for name, layout in printed(edition).items():
        again = read_drawings(layout.drawing())[name]
        assert layout.drawing() == again.drawing()
        assert list(layout.region) == list(again.region)
        assert list(layout.neighbours) == list(again.neighbours)


def test_a_drawing_looks_like_the_board() -> None:
    """B1.5. Rows are shifted by half a hex, so that a drawing can be held beside the board."""
    lines = PRINTED["1"].drawing().splitlines()
    assert ["duchy 1", "      A6  C5  C4  Y3", "    A2  A1  C6  Y5  B4"] == lines[:3]
    assert "S6  S1  S2  C6  S5  S4  S1" == lines[4]


def test_neighbours_of_the_centre() -> None:
    """B4.2. Six hexes surround the centre; a corner has three neighbours."""
    around = [[hex_ + 1 for hex_ in hexes] for hexes in board_neighbours()]
    assert [12, 13, 18, 20, 25, 26] == around[18]
    assert [2, 5, 6] == around[0]
    assert [10, 17, 23] == around[15]


def test_adjacency_is_mutual() -> None:
    """B4.2. A hex is next to those that are next to it."""
    around = board_neighbours()
    assert all(hex_ in around[other] for hex_, others in enumerate(around) for other in others)
    assert 90 * 2 == sum(len(others) for others in around)


def test_a_custom_duchy_is_played() -> None:
    """B1.5. A drawn duchy can be named in the options and a whole game played on it."""
    options = {"drawings": CUSTOM, "duchies": "Vineyard"}
    state = GAME.initial(options)
    playout(GAME, state, Rng(5))
    assert ["Vineyard", "Vineyard"] == [duchy.layout.name for duchy in state.duchies]
    assert [] != GAME.outcome(state)


def test_a_custom_duchy_beside_a_printed_one() -> None:
    """B1.5. One seat plays a drawn duchy, the other a printed one."""
    match = Match(GAME, {"drawings": CUSTOM, "duchies": "Vineyard,4"})
    assert {"first", "start-goods", "duchy"} >= {entry.code for entry in match.journal}
    state = table(options={"drawings": CUSTOM, "duchies": "Vineyard,4"})
    assert ["Vineyard", "4"] == [duchy.layout.name for duchy in state.duchies]


def test_a_custom_duchy_keeps_its_regions() -> None:
    """B5.6. The three castles of the drawing's first row are one region."""
    state = table(
        options={"drawings": CUSTOM, "duchies": "Vineyard"},
        seat1={"dice": [4, 0], "storage": ["castle"], "tiles": {19: "castle", 1: "castle", 2: "castle"}},
    )
    assert (6 + 10) + 5 == after(state, "1:place s1 3").seats[0].points


@pytest.mark.parametrize(
    ("drawing", "message"),
    [
        (redrawn("      M3  Y4  Y1  B3\n", ""), "duchy Vineyard: 6 rows are drawn, a duchy has 7"),
        (CUSTOM + "  B1 B2\n", "duchy Vineyard: 8 rows are drawn, a duchy has 7"),
        (redrawn("A2  A1  A6  Y5  B4", "A2  A1  A6  Y5"), "duchy Vineyard: row 2 has 4 hexes, it must have 5"),
        (redrawn("B6  M1  Y2  B5  B6", "B6  M1  Y2  B5  B6  B6"), "duchy Vineyard: row 6 has 6 hexes, it must have 5"),
        (redrawn("C6  C5  C4", "X6  C5  C4"), "duchy Vineyard: row 1, hex 1: 'X6' must be a letter of CMSYBA"),
        (redrawn("C6  C5  C4", "c6  C5  C4"), "duchy Vineyard: row 1, hex 1: 'c6' must be a letter of CMSYBA"),
        (redrawn("C6  C5  C4", "C66  C5  C4"), "duchy Vineyard: row 1, hex 1: 'C66' must be a letter of CMSYBA"),
        (redrawn("C6  C5  C4", "C7  C5  C4"), "duchy Vineyard: row 1, hex 1: the number in 'C7' must be one of 1-6"),
        (redrawn("C6  C5  C4", "C6  C5  A4"), "duchy Vineyard: 3 castle hexes are drawn, it must have 4"),
        (redrawn("M3  Y4  Y1  B3", "B3  Y4  Y1  B3"), "duchy Vineyard: 2 mine hexes are drawn, it must have 3"),
        (redrawn("C6  C5  C4", "C5  C5  C4"), "duchy Vineyard: the number 5 is drawn 7 times, it must be 6 times"),
        (CUSTOM + CUSTOM[CUSTOM.index("duchy Vineyard") :], "duchy Vineyard is drawn twice"),
        ("six green hexes", "no duchy is drawn: a drawing begins with a line 'duchy NAME'"),
        (redrawn("duchy Vineyard", " duchy "), "a duchy needs a name"),
    ],
)
def test_wrong_drawings_are_refused(drawing: str, message: str) -> None:
    """B1.5. A drawing with a wrong count, number, letter, shape or name is refused with what is wrong."""
    with pytest.raises(DrawingError, match=re.escape(message)):
        read_drawings(drawing)


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
    """B1.5. A duchy without a name is refused wherever it stands."""
    rows = CUSTOM.partition("duchy Vineyard\n")[2]
    with pytest.raises(DrawingError, match="a duchy needs a name"):
        read_drawings(CUSTOM + "\nduchy\n" + rows)
