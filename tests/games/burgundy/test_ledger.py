"""The ledger: every rule stands in the source and in the tests, where its row says."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from duchy.games.burgundy import game

SOURCE: Final = Path(game.__file__).parent
TESTS: Final = Path(__file__).parent
LEDGER: Final = Path(__file__).parents[3] / "docs" / "rules" / "burgundy.md"

CHAPTERS: Final = {1: 6, 2: 4, 3: 3, 4: 5, 5: 9, 6: 1, 7: 2, 8: 1, 9: 6, 11: 6, 12: 5, 13: 8}
"""How many rules each chapter has."""

RULES: Final = [
    *(f"B{chapter}.{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)),
    *(f"B8, monastery {number}" for number in range(1, 27)),
    *(f"B11.5, shield {number}" for number in range(1, 19)),
]
"""Every id that there is."""


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
        if re.match(r"B\d", cells[0]):
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
    """List the ids that some texts name; ranges and lists of monasteries and shields are taken apart."""
    found: set[str] = set()
    for text in texts:
        found |= set(re.findall(r"\bB\d+\.\d+\b", text))
        for rule, numbers in re.findall(r"(B8, monaster|B11\.5, shield)(?:y|ies|s)? (\d[\d, -]*(?: and \d+)?)", text):
            name = "B8, monastery" if rule.startswith("B8") else rule
            for first, last in re.findall(r"(\d+)(?:-(\d+))?", numbers):
                found |= {f"{name} {number}" for number in range(int(first), int(last or first) + 1)}
    return found


ROWS: Final = rows()


def test_the_ledger_has_every_rule_once() -> None:
    assert RULES == sorted((row.rule for row in ROWS), key=RULES.index)


@pytest.mark.parametrize("row", ROWS, ids=[row.rule for row in ROWS])
def test_every_rule_stands_in_each_module_of_its_row(row: Row) -> None:
    assert [] == [module for module in row.modules if row.rule not in ids(words_of(SOURCE / module))]


@pytest.mark.parametrize("row", ROWS, ids=[row.rule for row in ROWS])
def test_every_rule_has_a_test_in_each_file_of_its_row(row: Row) -> None:
    assert [] == [name for name in row.tests if row.rule not in ids(rules_tested(TESTS / name))]


def test_tests_and_source_name_no_rule_that_does_not_exist() -> None:
    tests = [text for path in TESTS.glob("test_*.py") for text in rules_tested(path)]
    source = [text for path in SOURCE.rglob("*.py") for text in words_of(path)]
    assert (set(), set()) == (ids(tests) - set(RULES), ids(source) - set(RULES))


def test_every_test_begins_with_its_rule() -> None:
    silent = [
        f"{path.name}: {text}"
        for path in TESTS.glob("test_*.py")
        if path.name != Path(__file__).name
        for text in rules_tested(path)
        if not re.match(r"B\d+(\.\d|, monaster)", text)
    ]
    assert [] == silent
