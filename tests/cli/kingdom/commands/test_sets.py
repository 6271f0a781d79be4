"""Sets of cards: checked, created and shown."""

import re
from pathlib import Path

import pytest

from duchy.games.kingdom.box.cards import FOLDER, HOUSE
from duchy.games.kingdom.box.set_check import check
from duchy.games.kingdom.box.template import template
from tests.cli.terminal import refused, run

FILE = str(FOLDER / f"{HOUSE}.toml")
COUNTS = "64 developments (6 names), 8 treasures, 8 calamities, 26 menaces, 6 advisors, 2 duchies, 1 quest board"


@pytest.fixture
def mine(folder: Path) -> Path:
    path = folder / "mine.toml"
    path.write_text(template())
    return path


def test_a_set_that_is_right_is_counted(mine: Path) -> None:
    ran = run("set", "check", mine.name)
    assert (0, f"no mistakes: {COUNTS}\n") == (ran.code, ran.out)


def test_the_house_set_is_right() -> None:
    assert run("set", "check", FILE).out.startswith("no mistakes: 70 developments (")


def test_every_mistake_is_a_line_with_card_and_field(mine: Path) -> None:
    text = template().replace('type = "company"', 'type = "guild"').replace("copies = 10\nsoldiers = 1", "copies = 1")
    mine.write_text(text)
    ran = run("set", "check", mine.name)
    assert (1, "") == (ran.code, ran.err)
    assert [
        "development 'merchants'.type: expected one of structure, company, monument, discovery, got 'guild'",
        "menace 'vermin'.soldiers: this field is missing",
        "menace 'vermin'.copies: expected a number from 4 to 99, got 1",
    ] == ran.out.splitlines()


def test_a_file_that_is_not_toml_is_one_mistake(mine: Path) -> None:
    mine.write_text("a set\n")
    ran = run("set", "check", mine.name)
    assert 1 == ran.code
    assert re.match(r"the file is not valid TOML: .* \(at line 1, column 3\)\n$", ran.out)


def test_a_missing_file_is_reported_in_one_line() -> None:
    for word in ("check", "show"):
        line = refused(run("set", word, "none.toml"), 1)
        assert "none.toml cannot be read: No such file or directory" == line


def test_a_new_set_is_written_with_comments_and_can_be_played(folder: Path) -> None:
    ran = run("set", "new")
    assert 0 == ran.code
    text = (folder / "my-set.toml").read_text()
    assert [] == check(text)
    for words in ("# gained once", "# how many of this card", "# --- Quest boards"):
        assert words in text
    for module in ("none", "menaces", "advisors", "quests"):
        for players in ("1", "2"):
            options = ["--set", "my-set.toml", "--module", module, "--players", players]
            assert 0 == run("sim", "kingdom", *options, "-n", "2", "--seed", "a").code


def test_a_new_set_does_not_overwrite_a_file(mine: Path) -> None:
    mine.write_text("precious")
    assert "mine.toml already exists: name another file" == refused(run("set", "new", mine.name), 2)
    assert "precious" == mine.read_text()


def test_a_set_is_shown_as_tables(mine: Path) -> None:
    out = run("set", "show", mine.name).out
    assert f"My set: {COUNTS}" == " ".join(" ".join(out.splitlines()[:2]).split())
    assert re.search(r"^  4 +Merchants x12 +company +PPP +G/company +G$", out, re.MULTILINE)
    assert re.search(r"^  5 +Great Library x10 +monument +GGGGK +2 2/monument +G$", out, re.MULTILINE)
    assert re.search(r"^ 11 +Vermin x10 +menace +S +-2$", out, re.MULTILINE)
    assert re.search(
        r"^ 18 +Alchemist +production S Turn three cubes of alchemy into krystallium\.$", out, re.MULTILINE
    )
    assert "Southern Duchy\nside a   MMP  2/monument points\nside b   MPPE\n" in out
    assert "Northern Lands\ntwo      1 PPP→S+spy   2 EES→6VP   3 EEEK→8VP final\n" in out


def test_without_a_name_the_house_set_is_shown_and_fits() -> None:
    out = run("set", "show").out
    assert out == run("set", "show", HOUSE).out
    assert "original to this project" in out
    assert [] == [line for line in out.splitlines() if len(line) > 100]


def test_a_set_with_a_mistake_is_not_shown_nor_played(mine: Path) -> None:
    mine.write_text(template().replace('type = "company"', 'type = "guild"'))
    message = ": development 'merchants'.type: expected one of "
    assert refused(run("set", "show", mine.name), 2).startswith(f"option set: mine.toml{message}")
    assert refused(run("play", "kingdom", "--set", mine.name), 2).startswith(
        f"option set: the text of the set{message}"
    )


def test_a_file_that_nests_without_end_is_refused_in_one_line(mine: Path) -> None:
    mine.write_text("a." * 30_000 + "a = 1\n")
    ran = run("set", "check", mine.name)
    assert (1, "line 1: a key has more than 8 parts\n") == (ran.code, ran.out)
