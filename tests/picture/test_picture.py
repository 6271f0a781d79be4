"""Pictures: every name is shown, text stays within its room, and a hostile name is only text."""

from xml.etree import ElementTree as ET

import pytest

from duchy.games.burgundy.box.components import KIND_NAMES
from duchy.picture.burgundy import CELL, art, draw_tile, ground_of
from duchy.picture.painting import draw_scene, paint_scene
from duchy.picture.raster import font_files, to_png
from duchy.picture.scene import Scene, Sitter
from duchy.picture.signs import SIGNS, sign
from duchy.picture.svg import Drawing
from duchy.picture.text import clean, measure, shorten
from duchy.picture.words import LANGUAGES, WORDS, language_of
from tests.picture.decoded import decoded

PAINTERS = ["duchy.picture.burgundy:paint", "duchy.picture.kingdom:paint", ""]


def picture_of(name: str) -> bytes:
    """Paint an invitation with one name."""
    return paint_scene(Scene("", "Chess", "", [Sitter(name)]))


@pytest.mark.parametrize("name", sorted(SIGNS))
def test_every_sign_leaves_ink(name: str) -> None:
    drawing = Drawing(80, 80, "#ffffff")
    blank = to_png(drawing.svg())
    sign(drawing, name, 40, 40, 1)
    assert blank != to_png(drawing.svg())


def test_every_language_has_every_word_of_a_preview() -> None:
    assert {frozenset(WORDS[language]) for language in LANGUAGES} == {frozenset(WORDS["en"])}


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Ґалаґан",
        "王伟",
        "田中さくら",
        "김철수",
        "Ελένη",
        "שלום",
        "مرحبا",
        "हिंदी",
        "สวัสดี",
        "🎲",
        "\U0001f468\u200d\U0001f469",
        "\x00\x1b",
        "\ud800",
    ],
)
def test_no_name_vanishes(name: str) -> None:
    assert picture_of("") != picture_of(name)


@pytest.mark.parametrize(("one", "other"), [("王伟", "李娜"), ("さくら", "はなこ"), ("김철수", "박영희"), ("Ґї", "Єі")])
def test_names_of_the_same_length_look_different(one: str, other: str) -> None:
    assert picture_of(one) != picture_of(other)


def test_the_fonts_are_where_they_are_looked_for() -> None:
    assert 3 == len(font_files())


def test_a_long_text_is_shortened_to_its_room() -> None:
    short = shorten("W" * 400, 20, 100)
    assert short.endswith("…")
    assert measure(short, 20) <= 100
    assert "Ann" == shorten("Ann", 20, 100)
    assert measure("田中", 20) == 40
    assert measure("e\u0301", 20) == measure("e", 20)


def test_text_for_xml_has_no_character_that_xml_forbids() -> None:
    assert "a b \ufffd\ufffd c" == clean("a\tb\n\x00\ud800 c")


@pytest.mark.parametrize("painter", PAINTERS)
@pytest.mark.parametrize(
    "name",
    [
        '</text><image href="file:///etc/passwd"/>',
        '"><script>alert(1)</script>',
        "&xxe;",
        "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>",
        "]]>",
    ],
)
def test_a_hostile_name_is_only_text(painter: str, name: str) -> None:
    svg = draw_scene(Scene(painter, name, name, [Sitter(name), Sitter(name, free=True)]))
    root = ET.fromstring(svg)  # noqa: S314 - it is our own
    assert {"svg", "g", "rect", "circle", "ellipse", "path", "text"} >= {
        one.tag.rpartition("}")[2] for one in root.iter()
    }
    assert not any("href" in key for one in root.iter() for key in one.attrib)
    assert name[:5] in "".join(one.text or "" for one in root.iter())


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


@pytest.mark.parametrize("painter", PAINTERS)
def test_an_invitation_is_drawn_whoever_is_at_the_table(painter: str) -> None:
    people = [Sitter("🎲" * 24), Sitter("W" * 24), Sitter("free", free=True), *[Sitter("x")] * 12]
    assert (1200, 630) == decoded(paint_scene(Scene(painter, "W" * 200, "M" * 200, people)))


@pytest.mark.parametrize("name", [name for name in KIND_NAMES if name])
def test_every_tile_has_the_art_of_the_page(name: str) -> None:
    for edition in (2011, 2019):
        drawing = Drawing(120, 120, "#ffffff")
        drawing.art(60, 60, 1, art()["ground"][ground_of(name)])
        bare = to_png(drawing.svg())
        drawing = Drawing(120, 120, "#ffffff")
        draw_tile(drawing, name, 60, 60, CELL, edition)
        assert bare != to_png(drawing.svg())


def test_the_editions_differ_where_their_tiles_do() -> None:
    def drawn(name: str, edition: int) -> str:
        drawing = Drawing(120, 120, "#ffffff")
        draw_tile(drawing, name, 60, 60, 50, edition)
        return drawing.svg()

    differing = {name for name in KIND_NAMES if name and drawn(name, 2011) != drawn(name, 2019)}
    assert differing == {"goat2", "goat3", "goat4", "monastery15", "monastery26"}


def test_a_picture_tells_one_sentence_as_far_as_it_fits() -> None:
    svg = draw_scene(Scene("", "Chess", "Over", [Sitter("Ann")], sentence="Ann wins 3 : 1"))
    assert "Ann wins 3 : 1" in svg
    assert "W…" in draw_scene(Scene("", "Chess", "Over", [Sitter("Ann")], sentence="W" * 300))
