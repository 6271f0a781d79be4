"""Checks that share one game are in a list next to them; none is missing there."""

from inspect import getmembers, isfunction
from types import ModuleType

import pytest

from tests.contract import test_hidden, test_records, test_secrets, test_whole_games
from tests.contract.witnesses import Case


@pytest.mark.parametrize("module", [test_hidden, test_records, test_secrets, test_whole_games])
def test_every_check_of_a_case_is_made(module: ModuleType) -> None:
    takes_a_case = {"case": Case, "return": None}
    checks = {
        name
        for name, function in getmembers(module, isfunction)
        if function.__annotations__ == takes_a_case and not name.startswith("test_")
    }
    assert checks == {check.__name__ for check in module.CHECKS}
