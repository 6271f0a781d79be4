"""The ledger: every rule is in the source and in the tests, where its row says."""

import re
from collections.abc import Iterable
from typing import Final

import pytest

from duchy.games.burgundy.game import BurgundyGame
from tests.games.ledger import Ledger, Row

CHAPTERS: Final = {1: 6, 2: 4, 3: 3, 4: 5, 5: 9, 6: 1, 7: 2, 8: 1, 9: 6, 11: 6, 12: 5, 13: 8}
"""How many rules each chapter has."""

RULES: Final = [
    *(f"B{chapter}.{rule}" for chapter, rules in CHAPTERS.items() for rule in range(1, rules + 1)),
    *(f"B8, monastery {number}" for number in range(1, 27)),
    *(f"B11.5, shield {number}" for number in range(1, 19)),
]
"""Every id that there is."""


def ids(texts: Iterable[str]) -> set[str]:
    """List the ids named in some texts; ranges and lists of monasteries and shields are split."""
    found: set[str] = set()
    for text in texts:
        found |= set(re.findall(r"\bB\d+\.\d+\b", text))
        for rule, numbers in re.findall(r"(B8, monaster|B11\.5, shield)(?:y|ies|s)? (\d[\d, -]*(?: and \d+)?)", text):
            name = "B8, monastery" if rule.startswith("B8") else rule
            for first, last in re.findall(r"(\d+)(?:-(\d+))?", numbers):
                found |= {f"{name} {number}" for number in range(int(first), int(last or first) + 1)}
    return found


LEDGER: Final = Ledger("burgundy", ids, r"B\d+(\.\d|, monaster)")


def test_the_ledger_has_every_rule_once() -> None:
    assert RULES == sorted((row.rule for row in LEDGER.rows), key=RULES.index)


@pytest.mark.parametrize("row", LEDGER.rows, ids=[row.rule for row in LEDGER.rows])
def test_every_rule_stands_in_each_module_of_its_row(row: Row) -> None:
    assert [] == LEDGER.modules_without(row)


@pytest.mark.parametrize("row", LEDGER.rows, ids=[row.rule for row in LEDGER.rows])
def test_every_rule_has_a_test_in_each_file_of_its_row(row: Row) -> None:
    assert [] == LEDGER.tests_without(row)


def test_tests_and_source_name_no_rule_that_does_not_exist() -> None:
    assert set() == LEDGER.unknown(RULES)


def test_every_test_begins_with_its_rule() -> None:
    assert [] == LEDGER.silent_tests()


def test_the_ledger_names_the_version_of_the_rules() -> None:
    assert f"Rules version {BurgundyGame().rules}:" in LEDGER.page
