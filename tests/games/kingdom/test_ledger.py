"""The ledger: every rule appears in the source and in the tests that its row names."""

import re
from collections.abc import Iterable
from typing import Final

import pytest

from duchy.games.kingdom.game import KingdomGame
from tests.games.ledger import Ledger, Row

CHAPTERS: Final = {"1": 3, "2": 3, "3": 3, "4": 7, "5": 2, "5S": 5, "6": 7, "7": 5, "8": 2, "9": 6}
"""How many rules each chapter has; K9 has one for each scenario."""

RULES: Final = [
    *(f"K{chapter}.{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)),
    "K9",
]
"""Every id that there is."""

SILENT: Final = ("test_smoke.py", "test_house_set.py", "test_bounds.py")
"""Tests of the set and of whole games, which are about no rule alone."""


def ids(texts: Iterable[str]) -> set[str]:
    """List the ids that some texts name, with ranges expanded."""
    found: set[str] = set()
    for text in texts:
        found |= set(re.findall(r"\bK(?:5S|\d)\.\d\b", text))
        found |= set(re.findall(r"\bK9\b(?!\.\d)", text))
        for chapter, first, last in re.findall(r"\bK(5S|\d)\.(\d)-K\1\.(\d)\b", text):
            found |= {f"K{chapter}.{rule}" for rule in range(int(first), int(last) + 1)}
    return found


LEDGER: Final = Ledger("kingdom", ids, r"K((5S|\d)\.\d|9|10)", SILENT)


def test_the_ledger_has_every_rule_once() -> None:
    assert sorted(RULES) == sorted(row.rule for row in LEDGER.rows)


@pytest.mark.parametrize("row", LEDGER.rows, ids=[row.rule for row in LEDGER.rows])
def test_every_rule_stands_in_each_module_of_its_row(row: Row) -> None:
    assert [] == LEDGER.modules_without(row)


@pytest.mark.parametrize("row", LEDGER.rows, ids=[row.rule for row in LEDGER.rows])
def test_every_rule_has_a_test_in_each_file_of_its_row(row: Row) -> None:
    assert [] == LEDGER.tests_without(row)


def test_tests_and_source_name_no_rule_that_does_not_exist() -> None:
    assert set() == LEDGER.unknown([*RULES, "K10", "K11"])


def test_every_test_begins_with_its_rule() -> None:
    assert [] == LEDGER.silent_tests()


def test_the_ledger_names_the_version_of_the_rules() -> None:
    assert f"Rules version {KingdomGame().rules}:" in LEDGER.page
