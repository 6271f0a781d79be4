"""`duchy stats`: the same figures for the same seed however many play; a page in the shape of those in the docs."""

import re
from pathlib import Path

import pytest

from tests.cli.terminal import refused, run

DOCS = Path(__file__).parents[3] / "docs" / "research"
GROWING = ("Legal actions by stage", "Points by source")
"""Sections with a row for each thing that occurred: a short run may have fewer."""
Shape = dict[str, tuple[str, list[str]]]


def shape(page: str) -> Shape:
    """Return, for each section of a page, the head of its table and the names of its rows."""
    found: Shape = {}
    for section in page.split("\n## ")[1:]:
        lines = [line for line in section.splitlines() if line.startswith("|")]
        if lines:
            found[section.splitlines()[0]] = (lines[0], [line.split(" | ")[0].strip("| ") for line in lines[2:]])
    return found


@pytest.mark.parametrize(("name", "options"), [("burgundy", ("--duchies", "random")), ("kingdom", ())])
def test_the_page_in_the_docs_has_the_shape_that_the_command_writes(name: str, options: tuple[str, ...]) -> None:
    ran = run("stats", name, *options, "-n", "4", "--bot", "random", "--seed", "a", "--jobs", "1", "--to", "out")
    assert (0, "") == (ran.code, ran.err)
    there = (DOCS / f"facts-{name}.md").read_text(encoding="utf-8")
    here = Path("out", f"facts-{name}.md").read_text(encoding="utf-8")
    [command] = re.findall(r"```sh\n(.*)\n```", here)
    assert [
        "duchy",
        "stats",
        name,
        *options,
        "--games",
        "4",
        "--bot",
        "random",
        "--seed",
        "a",
        "--to",
        "out",
    ] == command.split()
    assert re.search(rf"```sh\nduchy stats {name} .*--to docs/research\n```", there)
    ours, theirs = shape(here), shape(there)
    assert list(ours) == list(theirs)
    assert {title: head for title, (head, _) in ours.items()} == {title: head for title, (head, _) in theirs.items()}
    for title, (_, rows) in ours.items():
        if title in GROWING:
            assert set(rows) <= set(theirs[title][1])
        else:
            assert rows == theirs[title][1]
    for picture in re.findall(r"\]\((facts-.*\.svg)\)", there):
        assert (DOCS / picture).read_text(encoding="utf-8").endswith("</svg>\n")
    for picture in re.findall(r"\]\((facts-.*\.svg)\)", here):
        assert Path("out", picture).read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.slow
def test_the_same_seed_gives_the_same_figures_however_many_play() -> None:
    arguments = ("stats", "burgundy", "-n", "10", "--bot", "random", "--seed", "a")
    one, two = run(*arguments, "--jobs", "1"), run(*arguments, "--jobs", "2")
    assert (0, one.out) == (two.code, two.out)
    assert one.out != run(*arguments[:-1], "b", "--jobs", "1").out


@pytest.mark.parametrize(
    "options", [("--players", "1"), ("--players", "4", "--teams"), ("--players", "3", "--shields")]
)
def test_every_number_of_players_has_its_facts(options: tuple[str, ...]) -> None:
    ran = run("stats", "burgundy", *options, "-n", "2", "--bot", "random", "--seed", "a", "--jobs", "1")
    assert (0, "") == (ran.code, ran.err)
    assert ("Advantage of the first player" in ran.out) == ("1" not in options)


def test_nonsense_is_refused() -> None:
    assert "Invalid value for '-n'" in refused(run("stats", "burgundy", "-n", "1"), 2)
    assert "there is no bot 'clever'" in refused(run("stats", "burgundy", "--bot", "clever"), 1)
    Path("facts-kingdom.md").write_text("mine")
    said = refused(run("stats", "kingdom", "-n", "2", "--to", "."), 1)
    assert "facts-kingdom.md already exists: name another folder, or add --overwrite" in said
    assert "mine" == Path("facts-kingdom.md").read_text()
    said = refused(run("stats", "kingdom", "-n", "2", "--to", "facts-kingdom.md/inside"), 1)
    assert "cannot be created: " in said
