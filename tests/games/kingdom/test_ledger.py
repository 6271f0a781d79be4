"""The ledger: every rule stands in the source and in the tests, where its row says."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from duchy.games.kingdom import game

TESTS: Final = Path(__file__).parent
SOURCE: Final = Path(__file__).parents[3] / "src" / "duchy" / "games" / "kingdom"
LEDGER: Final = Path(__file__).parents[3] / "docs" / "rules" / "kingdom.md"

CHAPTERS: Final = {"1": 3, "2": 3, "3": 3, "4": 7, "5": 2, "5S": 5, "6": 7, "7": 5, "8": 2, "9": 6}
"""How many rules each chapter has; K9 has one for each scenario."""
RULES: Final = [
    *(f"K{chapter}.{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)),
    "K9",
]
"""Every id that there is."""
SILENT: Final = ("test_ledger.py", "test_smoke.py", "test_house_set.py")
"""Tests of the set and of whole games, which are about no rule alone."""


@dataclass(frozen=True)
class Row:
    """One rule of the ledger: its id, and where it is coded and tested."""

    rule: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]


def rows() -> list[Row]:
    """Read the table of the ledger."""
    found = []
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if re.match(r"K\d", cells[0]):
            found.append(Row(cells[0], tuple(cells[2].split(", ")), tuple(cells[3].split(", "))))
    return found


def words_of(path: Path) -> list[str]:
    """List every text of a module that stands for itself: docstrings, and words below a constant."""
    return [
        node.value.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]


def rules_tested(path: Path) -> list[str]:
    """List the docstrings of the tests of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return [ast.get_docstring(function) or "" for function in functions]


def ids(texts: list[str]) -> set[str]:
    """List the ids that some texts name; ranges are taken apart."""
    found: set[str] = set()
    for text in texts:
        found |= set(re.findall(r"\bK(?:5S|\d)\.\d\b", text))
        found |= set(re.findall(r"\bK9\b(?!\.\d)", text))
        for chapter, first, last in re.findall(r"\bK(5S|\d)\.(\d)-K\1\.(\d)\b", text):
            found |= {f"K{chapter}.{rule}" for rule in range(int(first), int(last) + 1)}
    return found


ROWS: Final = rows()


def test_the_ledger_has_every_rule_once() -> None:
    assert sorted(RULES) == sorted(row.rule for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=[row.rule for row in ROWS])
def test_every_rule_stands_in_each_module_of_its_row(row: Row) -> None:
    assert [] == [module for module in row.modules if row.rule not in ids(words_of(SOURCE / module))]


@pytest.mark.parametrize("row", ROWS, ids=[row.rule for row in ROWS])
def test_every_rule_has_a_test_in_each_file_of_its_row(row: Row) -> None:
    assert [] == [name for name in row.tests if row.rule not in ids(rules_tested(TESTS / name))]


def test_tests_and_source_name_no_rule_that_does_not_exist() -> None:
    known = {*RULES, "K10", "K11"}
    tests = [text for path in TESTS.glob("test_*.py") for text in rules_tested(path)]
    source = [text for path in SOURCE.rglob("*.py") for text in words_of(path)]
    assert (set(), set()) == (ids(tests) - known, ids(source) - known)


def test_every_test_begins_with_its_rule() -> None:
    silent = [
        f"{path.name}: {text}"
        for path in TESTS.glob("test_*.py")
        if path.name not in SILENT
        for text in rules_tested(path)
        if not re.match(r"K((5S|\d)\.\d|9|10)", text)
    ]
    assert [] == silent


def test_the_ledger_names_the_version_of_the_rules() -> None:
    assert f"Rules version {game.KingdomGame().rules}:" in LEDGER.read_text(encoding="utf-8")
