"""The page's files: hashed ones are cached for ever, others are revalidated, and nothing else is readable."""

import gzip
from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException

from duchy.server.http.page import Page, type_of


@pytest.fixture
def page(tmp_path: Path) -> Page:
    """Build a small page, with a secret file next to it."""
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html>here")
    (tmp_path / "page" / "assets" / "app-1a2b.js").write_text("1")
    return Page(str(tmp_path / "page"))


def test_the_root_is_the_page_and_is_asked_for_again(page: Page) -> None:
    answer = page.answer("/")
    assert (b"<!doctype html>here", "no-cache") == (answer.content, answer.headers["cache-control"])


def test_hashed_files_are_kept_for_ever(page: Page) -> None:
    answer = page.answer("/assets/app-1a2b.js")
    assert ("text/javascript", "public, max-age=31536000, immutable") == (
        answer.media_type,
        answer.headers["cache-control"],
    )


def test_text_is_packed_for_those_who_can_unpack_it(page: Page) -> None:
    packed, plain = page.answer("/", "br, gzip"), page.answer("/")
    assert ("gzip", b"<!doctype html>here") == (packed.headers["content-encoding"], gzip.decompress(packed.content))
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/assets", "/nothing.js", "/%2e%2e/x"])
def test_nothing_else_can_be_read(page: Page, path: str) -> None:
    with pytest.raises(NotFoundException):
        page.answer(path)


@pytest.mark.parametrize("folder", [None, "no/such/folder"])
def test_without_a_page_people_are_told_how_to_play(folder: str | None) -> None:
    answer = Page(folder).answer("/")
    assert b"duchy join" in answer.content


def test_kinds_of_files() -> None:
    assert ["text/javascript", "font/woff2", "image/svg+xml", "text/css", "application/octet-stream"] == [
        type_of(name) for name in ("a.js", "a.woff2", "a.svg", "a.css", "a")
    ]


def test_types_do_not_depend_on_what_the_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mimetypes.guess_type", lambda _: ("text/plain", None))
    names = ["a.html", "a.css", "a.js", "a.svg", "a.png"]
    assert ["text/html", "text/css", "text/javascript", "image/svg+xml", "image/png"] == [
        type_of(name) for name in names
    ]
