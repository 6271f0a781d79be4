"""Positions as pictures."""

from pathlib import Path

import pytest

from tests.cli.terminal import run

POSITION = """{"phase": "B", "round": 3, "white": 2,
"depots": {"1": ["carpenter", "ship"], "2": ["monastery9", "castle"], "4": ["ship"], "black": ["mine", "", "bank"]},
"goods": {"3": [1, 0, 0, 2, 0, 0]}, "round_goods": [0, 0, 0, 5, 6],
"seats": [{"points": 17, "dice": [3, 5], "storage": ["church", "", "cow3"]},
          {"points": 9, "dice": [1, 1], "space": 1}],
"duchies": [{"workers": 1, "silver": 3, "goods": [0, 2, 0, 1, 0, 0],
             "tiles": {"19": "castle", "12": "bank", "13": "monastery8"}}, {"workers": 2}]}"""

PICTURE = """\
Player 1  duchy 1                            phase B  round 3/5  white die 2
         ┌─────┬─────┬─────┬─────┐           order    Player 1  Player 2
         │A6  1│C5  2│C4  3│Y3  4│
         │     │     │     │     │           depot 1  b carpenter    c ship
      ┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐        depot 2  a monastery 9  c castle
      │A2  5│A1  6│C6  7│Y5  8│B4  9│        depot 3                           goods 1 4 4
      │     │ s3  │     │     │     │        depot 4  b ship
   ┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐     depot 5
   │A5 10│A4 11│B3 12│Y1 13│B2 14│B3 15│     depot 6
   │     │ s3  │ BNK │ M8  │ s1  │     │     black    a mine  c bank
┌──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┐
│S6 16│S1 17│S2 18│C6 19│S5 20│S4 21│S1 22│  goods    - - - 5 6  in upcoming rounds
│     │     │     │ CAS │     │     │     │  bonus    castle 5 2     mine 5 2       ship 5 2
└──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘           monastery 5 2  building 5 2   animal 5 2
   │B2 23│B5 24│M4 25│B3 26│B1 27│A2 28│     bridge   0: Player 1  1: Player 2
   │     │     │     │ s1  │     │     │
   └──┬──┴──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘     storage  s1 church  s2 -  s3 cow 3
      │B6 29│M1 30│Y2 31│B5 32│B6 33│
      │     │     │     │     │     │
      └──┬──┴──┬──┴──┬──┴──┬──┴──┬──┘
         │M3 34│Y4 35│Y1 36│B3 37│
         │     │     │     │     │
         └─────┴─────┴─────┴─────┘
              VP  dice  workers  silver  hexes  sold  goods        storage
>1 Player 1   17  3 5         1       3      3     0  2 2 4        s1 CHU s3 CO3
 2 Player 2    9  1 1         2       0      1     0  -            -

Player 1: your turn.
"""


def test_a_position_is_drawn_without_colours(folder: Path) -> None:
    (folder / "position.json").write_text(POSITION)
    assert PICTURE == run("show", "position.json").out


def test_a_narrow_terminal_has_the_board_above_the_duchy(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duchy.cli.terminal.screen.PIPE_WIDTH", 80)
    (folder / "position.json").write_text(POSITION)
    out = run("show", "position.json").out
    assert out.index("depot 6") < out.index("A6  1")
    assert max(len(line) for line in out.splitlines()) <= 80


def test_a_wide_terminal_has_two_duchies(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duchy.cli.terminal.screen.PIPE_WIDTH", 140)
    (folder / "position.json").write_text(POSITION)
    first, *_ = run("show", "position.json").out.splitlines()
    assert ["Player", "1", "duchy", "1", "phase", "B"] == first.split()[:6]
    assert first.endswith("Player 2  duchy 1")


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ('{"duchies": "11c"}', " OUT 1│M2  5│A1  6│B6  7│B5  8│A4  9│OUT 2"),
        ('{"players": 4, "teams": "yes", "duchies": "12a"}', "│     │     │     │     │     │     │ CAS │     │"),
        ('{"players": 1, "duchies": "13a"}', "      │M5 14│S1 15│══════╝    │B6 16│S3 17│B1 18│"),
        ('{"players": 1, "duchies": "13b"}', "   │B2  1│═════│S6  2│═════│C6  3│"),
    ],
)
def test_duchies_of_the_expansions_fit_into_the_picture(options: str, line: str, folder: Path) -> None:
    (folder / "position.json").write_text(f'{{"options": {options}}}')
    out = run("show", "position.json").out
    assert line in out
    assert 100 >= max(len(found.rstrip()) for found in out.splitlines())


def test_long_names_and_full_spaces_fit(folder: Path) -> None:
    names = [argument for letter in "ABCD" for argument in ("--name", letter * 16)]
    ran = run("play", "burgundy", "--players", "4", "--seat", "1,2,3,4", *names, lines=["quit now"])
    assert max(len(line) for line in ran.out.splitlines()) <= 100
    for letter in "ABCD":
        assert 2 <= ran.out.partition("depot 1")[2].count(letter * 16)
    assert [] == list(folder.iterdir())


DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.parametrize(("page", "words"), [("record.md", "city hall"), ("kingdom-record.md", "materials")])
def test_the_position_of_the_docs_is_drawn(page: str, words: str, folder: Path) -> None:
    document = (DOCS / page).read_text(encoding="utf-8").partition("```json\n")[2].partition("```")[0]
    for text in (document, document.replace('"game": "kingdom",', "")):
        (folder / "position.json").write_text(text)
        ran = run("show", "position.json")
        assert (0, "") == (ran.code, ran.err)
        assert words in ran.out


def test_a_position_of_no_game_is_refused_by_each(folder: Path) -> None:
    (folder / "position.json").write_text('{"stage": "production", "depots": {}}')
    ran = run("show", "position.json")
    assert "no game can read this position (for burgundy: " in ran.err
    assert "; for kingdom: " in ran.err
