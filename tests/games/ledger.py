"""A rule ledger checked against the source and the tests of its game."""

import ast
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


@dataclass(frozen=True)
class Row:
    """One rule of the ledger: its id, and where it is coded and tested."""

    rule: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]


@cache
def words_of(path: Path) -> tuple[str, ...]:
    """List a module's standalone texts: docstrings, and words below a constant."""
    return tuple(
        node.value.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    )


@cache
def rules_tested(path: Path) -> tuple[str, ...]:
    """List the docstrings of a module's tests."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return tuple(ast.get_docstring(function) or "" for function in functions)


class Ledger:
    """The ledger of one game: its page, and the modules and tests that it names.

    ids: lists the ids that some texts name. first: matches the id that a test starts with. silent: the test files
    that are not about a single rule.
    """

    def __init__(
        self, game: str, ids: Callable[[Iterable[str]], set[str]], first: str, silent: tuple[str, ...] = ()
    ) -> None:
        """Read the ledger's table."""
        self.page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
        self.source = ROOT / "src" / "duchy" / "games" / game
        self.tests = ROOT / "tests" / "games" / game
        self.ids = ids
        self.first = first
        self.silent = ("test_ledger.py", *silent)
        self.rows = []
        for line in self.page.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if re.match(rf"{game[0].upper()}\d", cells[0]):
                self.rows.append(Row(cells[0], tuple(cells[2].split(", ")), tuple(cells[3].split(", "))))

    def modules_without(self, row: Row) -> list[str]:
        """List the modules in a row that do not name its rule."""
        return [module for module in row.modules if row.rule not in self.ids(words_of(self.source / module))]

    def tests_without(self, row: Row) -> list[str]:
        """List the test files in a row that do not name its rule."""
        return [name for name in row.tests if row.rule not in self.ids(rules_tested(self.tests / name))]

    def unknown(self, rules: Iterable[str]) -> set[str]:
        """List the names in tests and source that are not rules."""
        tests = [text for path in self.tests.rglob("test_*.py") for text in rules_tested(path)]
        source = [text for path in self.source.rglob("*.py") for text in words_of(path)]
        return self.ids([*tests, *source]) - set(rules)

    def silent_tests(self) -> list[str]:
        """List the tests that do not start with their rule."""
        return [
            f"{path.name}: {text}"
            for path in self.tests.rglob("test_*.py")
            if path.name not in self.silent
            for text in rules_tested(path)
            if not re.match(self.first, text)
        ]
