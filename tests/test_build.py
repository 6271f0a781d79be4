"""A test run tests the intended build: DUCHY_EXPECT is `compiled` or `interpreted`."""

import os
import pkgutil
from importlib import import_module

import pytest

import duchy.core
import duchy.games

EXPECTED = os.environ.get("DUCHY_EXPECT", "")
ENDINGS = {"compiled": (".so", ".pyd"), "interpreted": (".py",)}
MODULES = [
    "duchy.server.table.news.difference",
    "duchy.server.wire.marks",
    *sorted(
        module.name
        for package in (duchy.core, duchy.games)
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    ),
]


def test_the_expectation_is_one_we_know() -> None:
    assert EXPECTED in {"", *ENDINGS}


@pytest.mark.skipif(EXPECTED not in ENDINGS, reason="DUCHY_EXPECT does not say")
@pytest.mark.parametrize("name", MODULES)
def test_modules_come_from_the_expected_build(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    assert file.endswith(ENDINGS[EXPECTED])
