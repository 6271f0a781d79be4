"""Which page is served: the named one, else the included one, else that of a checkout."""

from pathlib import Path

import pytest

from duchy.cli import webpage


def made(folder: Path) -> Path:
    """Put a page into a folder."""
    folder.mkdir(parents=True)
    (folder / "index.html").touch()
    return folder


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in an empty folder, with a package that includes no page."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(webpage, "BUILT_IN", tmp_path / "package" / "page")


def test_without_any_there_is_none() -> None:
    assert (None, False) == (webpage.folder(), webpage.is_built_in())


def test_a_checkout_has_its_own(tmp_path: Path) -> None:
    made(tmp_path / "web" / "dist")
    assert (Path("web", "dist"), False) == (webpage.folder(), webpage.is_built_in())


def test_the_one_that_came_along_goes_before(tmp_path: Path) -> None:
    made(tmp_path / "web" / "dist")
    came = made(tmp_path / "package" / "page")
    assert (came, True) == (webpage.folder(), webpage.is_built_in())


def test_the_one_that_is_named_or_none(tmp_path: Path) -> None:
    made(tmp_path / "package" / "page")
    other = made(tmp_path / "other")
    assert [other, None] == [webpage.folder(str(other)), webpage.folder(str(tmp_path / "nothing"))]
