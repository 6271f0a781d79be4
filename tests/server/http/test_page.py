"""The page's files: hashed ones are cached for ever, others are revalidated, and nothing else is readable."""

import gzip
from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException

from duchy.server.http.page import Page, type_of
from tests.server.serving import serving


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


@pytest.mark.anyio
async def test_the_edition_without_a_server_is_offered_below_its_own_address(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "engine").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>alone")
    (folder / "engine" / "python.wasm").write_bytes(b"\0asm")
    async with serving(str(tmp_path / "games.db"), offline=str(folder)) as place, place.client() as client:
        home = await client.http.get("/offline/")
        assert (200, "<!doctype html>alone") == (home.status_code, home.text)
        assert "'wasm-unsafe-eval'" in home.headers["content-security-policy"]
        engine = await client.http.get("/offline/engine/python.wasm")
        assert ("application/wasm", b"\0asm") == (engine.headers["content-type"], engine.content)
        bare = await client.http.get("/offline", follow_redirects=False)
        assert (302, "/offline/") == (bare.status_code, bare.headers["location"])
        assert 404 == (await client.http.get("/offline/../games.db")).status_code
        assert "'wasm-unsafe-eval'" not in (await client.http.get("/")).headers["content-security-policy"]


@pytest.mark.anyio
async def test_where_it_is_not_built_there_is_nothing(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "games.db")) as place, place.client() as client:
        assert 404 == (await client.http.get("/offline/")).status_code
