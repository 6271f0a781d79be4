"""Pictures that we draw ourselves: what is covered, what is written, and that every browser can read them."""

import pytest

from duchy.picture import lettering
from duchy.picture.canvas import Canvas, covered
from duchy.picture.letters import LETTERS, LIKE
from duchy.picture.painting import painted
from duchy.picture.path import box, ellipse, lines, stroked
from duchy.picture.scene import Scene, Sitter
from duchy.picture.signs import SIGNS
from duchy.picture.words import LANGUAGES, WORDS, language_of
from tests.picture.decoded import decoded


def test_a_shape_covers_whole_dots_and_parts_of_them() -> None:
    canvas = Canvas(4, 2, "#000000")
    canvas.fill(box(1, 0, 1.5, 1), "#ffffff")
    wide, high, rows = decoded(canvas.png())
    assert (4, 2) == (wide, high)
    assert [0, 255, 128, 0] == list(rows[0][::3])
    assert bytes(12) == rows[1]


def test_what_is_gone_round_twice_is_covered_once() -> None:
    twice = box(0, 0, 4, 4) + box(2, 0, 4, 4)
    assert {1.0} == {cover for *_, cover in covered(twice)}
    assert 6 * 4 == sum(end - begin for _, begin, end, _ in covered(twice))


def test_nothing_is_drawn_beside_the_canvas() -> None:
    canvas = Canvas(3, 3, "#102030")
    canvas.fill([tuple(ellipse(-40, -40, 30, 30))], "#ffffff")
    canvas.fill(box(2, 2, 500, 500), "#ffffff")
    _, _, rows = decoded(canvas.png())
    assert 8 * bytes.fromhex("102030") + b"\xff\xff\xff" == b"".join(rows)


@pytest.mark.parametrize("path", ["M 0 0 X 3", "M 0"])
def test_a_path_that_is_none_is_refused(path: str) -> None:
    with pytest.raises((ValueError, RuntimeError, StopIteration)):
        lines(path)


def test_every_letter_and_sign_leaves_ink() -> None:
    for path in LETTERS.values():
        assert covered(stroked(lines(path), 1.2)), path
    for layers in SIGNS.values():
        assert all(covered(lines(path)) for ink, path in layers if ink)


def test_every_word_of_a_preview_can_be_written_in_every_language() -> None:
    assert {frozenset(WORDS[language]) for language in LANGUAGES} == {frozenset(WORDS["en"])}
    for language in LANGUAGES:
        for key, words in WORDS[language].items():
            letters = {letter for letter in words.upper() if not letter.isspace() and letter not in "{}"}
            assert not {letter for letter in letters if letter not in LETTERS and letter not in LIKE}, (language, key)


def test_what_cannot_be_written_is_left_out_and_accents_are_not_needed() -> None:
    assert "ZOEE" == "".join(letter for letter, _ in lettering.signs("Zoëé漢字🎲"))
    assert [] == lettering.signs("漢字🎲  ")
    assert 0 == lettering.measured("", 20)


def test_a_long_text_is_shortened_to_its_room() -> None:
    short = lettering.shortened("W" * 400, 20, 100)
    assert short.endswith("…")
    assert lettering.measured(short, 20) <= 100
    assert "Ann" == lettering.shortened("Ann", 20, 100)


@pytest.mark.parametrize(
    ("wished", "accepted", "spoken"),
    [
        ("uk", "en", "uk"),
        ("", "de, ru;q=0.8, en", "ru"),
        ("xx", "", "en"),
        ("", "x" * 100_000, "en"),
        ("UK", "uk-UA", "uk"),
        ("<b>", ",,;;", "en"),
    ],
)
def test_a_preview_speaks_the_language_of_the_link_or_of_the_browser(wished: str, accepted: str, spoken: str) -> None:
    assert spoken == language_of(wished, accepted)


@pytest.mark.parametrize("game", ["burgundy", "kingdom", "chess"])
def test_an_invitation_is_drawn_whoever_sits_there(game: str) -> None:
    people = [Sitter("🎲" * 24), Sitter("W" * 24), Sitter("free", free=True), *[Sitter("x")] * 12]
    wide, high, rows = decoded(painted(Scene(game, "W" * 200, "M" * 200, people)))
    assert (1200, 630) == (wide, high)
    assert len({row[at : at + 3] for row in rows for at in range(0, 3600, 30)}) > 5
