"""Distributions: a source without the page that builds without Node, and a wheel that includes its page."""

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.markers import default_environment
from packaging.tags import sys_tags
from packaging.utils import canonicalize_name, parse_wheel_filename

from requirements.platforms import walk

ROOT = Path(__file__).parents[1]
WORDS = "<!doctype html><title>A page that came along</title>"

pytestmark = pytest.mark.slow


def said(*command: str | Path, cwd: Path, **surroundings: str) -> str:
    """Run a command with only the given environment variables; return its output."""
    done = subprocess.run(command, cwd=cwd, env=surroundings, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr
    return done.stdout + done.stderr


def wheel_of(source: Path, folder: Path, **surroundings: str) -> tuple[Path, str]:
    """Build a wheel without compiled modules; return it and the build output."""
    code = f"from setuptools import build_meta; build_meta.build_wheel({str(folder)!r})"
    words = said(sys.executable, "-c", code, cwd=source, DUCHY_COMPILE="0", **surroundings)
    (found,) = folder.glob("*.whl")
    return found, words


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a source distribution of a copy of this checkout, and unpack it."""
    folder = tmp_path_factory.mktemp("source")
    checkout = folder / "checkout"
    spare = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", checkout / "src", ignore=spare)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    (checkout / "web" / "dist").mkdir(parents=True)
    (checkout / "web" / "dist" / "index.html").write_text(WORDS)
    said(
        sys.executable,
        "-c",
        f"from setuptools import build_meta; build_meta.build_sdist({str(folder)!r})",
        cwd=checkout,
    )
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    return unpacked


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel with a page inside."""
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").write_text(WORDS)
    (page / "assets" / "a-1.js").write_text("1")
    found, words = wheel_of(source, tmp_path_factory.mktemp("wheel"), DUCHY_PAGE=str(page))
    assert f"with the page of {page}" in words
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install a wheel into an empty environment, with only the packages that its metadata requires.

    They are copied file by file from the test environment, so that no network is needed.
    """
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--no-input", "--disable-pip-version-check"]
    said(*pip, "install", "--no-index", "--no-deps", wheel, cwd=folder, HOME=str(folder))
    (site,) = folder.glob("lib/python*/site-packages")
    known = {canonicalize_name(each.name): each for each in importlib.metadata.distributions()}
    (own,) = importlib.metadata.distributions(name="duchy", path=[str(site)])
    asks = {name: each.requires or [] for name, each in known.items()} | {"duchy": own.requires or []}
    here = {key: str(value) for key, value in default_environment().items()}
    met, unknown = walk(["duchy[server]"], asks, here)
    assert [] == unknown
    for name in map(canonicalize_name, met - {"duchy"}):
        for file in known[name].files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts:
                target = site / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), target)
    assert "No broken requirements found" in said(*pip, "check", cwd=folder, HOME=str(folder))
    return folder


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[str]:
    """Run a server in any folder; return its address."""
    command = [str(program), "serve", "--port", "0", "--database", "tables.db"]
    with subprocess.Popen(command, cwd=folder, env={}, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Duchy is listening at http://"), line
            assert "no page" not in line
            yield line.split()[4]
        finally:
            process.terminate()


def test_a_source_has_no_page_even_where_one_is_built(source: Path) -> None:
    assert (source / "setup.py").exists()
    assert [] == [*source.rglob("index.html"), *source.rglob("*.so")]


def test_a_source_builds_without_node_and_says_that_it_has_no_page(source: Path, tmp_path: Path) -> None:
    found, words = wheel_of(source, tmp_path, PATH="")
    assert "without the page" in words
    assert not [name for name in ZipFile(found).namelist() if name.startswith("duchy/page/")]


def test_a_page_that_is_not_there_is_an_error(source: Path, tmp_path: Path) -> None:
    surroundings = {**os.environ, "DUCHY_COMPILE": "0", "DUCHY_PAGE": str(tmp_path)}
    command = [sys.executable, "setup.py", "-q", "build", "--build-base", str(tmp_path / "build")]
    done = subprocess.run(command, cwd=source, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "there is no index.html" in done.stderr


def test_a_wheel_without_compiled_modules_is_for_every_platform_and_the_last_that_pip_takes(wheel: Path) -> None:
    _, _, _, tags = parse_wheel_filename(wheel.name)
    assert ["py3-none-any"] == [str(tag) for tag in tags]
    order = [str(tag) for tag in sys_tags()]
    assert order.index("py3-none-any") > order.index(next(tag for tag in order if tag.startswith("cp")))


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    package = ROOT / "src" / "duchy"
    ours = {path.relative_to(package.parent).as_posix() for path in package.rglob("*") if path.is_file()}
    kept = {name for name in ours if "__pycache__" not in name and not name.endswith((".so", ".mako"))}
    assert set() == kept - set(ZipFile(wheel).namelist())


def test_it_says_what_it_brings(installed: Path, tmp_path: Path) -> None:
    duchy = installed / "bin" / "duchy"
    assert "(interpreted, with its page; rules: " in said(duchy, "--version", cwd=tmp_path)
    assert "the one included in this package" in " ".join(said(duchy, "serve", "--help", cwd=tmp_path).split())


def test_the_page_is_shown_and_a_move_is_played(installed: Path, tmp_path: Path) -> None:
    with serving(installed / "bin" / "duchy", tmp_path) as address, httpx.Client(base_url=address) as client:
        assert WORDS == client.get("/").text
        assert "1" == client.get("/assets/a-1.js").text
        client.headers["origin"] = address
        assert 200 == client.put("/api/me", json={"nickname": "Ann"}).status_code
        seats = [{"kind": "me"}, {"kind": "hot", "name": "Bo"}]
        table = client.post("/api/tables", json={"game": "burgundy", "seats": seats}).json()["table"]
        shown = client.get(f"/api/tables/{table}").json()
        frame = next(frame for frame in shown["frames"] if frame["legal"])
        move = {"type": "move", "id": "a", "seat": frame["seat"], "action": frame["legal"][0]["action"]}
        done = client.post(f"/api/tables/{table}/commands", content=json.dumps({**move, "number": shown["number"]}))
        assert 200 == done.status_code, done.text
        assert client.get(f"/api/tables/{table}").json()["number"] > shown["number"]
