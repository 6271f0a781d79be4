"""Pig is on the path of these tests and of the processes that they start, as an installed package would be."""

import os
from pathlib import Path
from typing import Final

import pytest

from duchy import games

FOLDER: Final = Path(__file__).parent


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install Pig: importable, and named by the entry points of its metadata."""
    monkeypatch.syspath_prepend(FOLDER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(FOLDER), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setitem(games.INSTALLED, "pig", "duchy_pig.entry:ENTRY")
    monkeypatch.setattr(games, "SEARCHED", [games.GROUP])
