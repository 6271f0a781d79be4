"""Pig is on the path of these tests and of the processes that they start, as an installed package would be."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from duchy import games

FOLDER: Final = Path(__file__).parent


@pytest.fixture(autouse=True)
def installed() -> Iterator[None]:
    """Install Pig: importable, and named by the entry points of its metadata; afterwards it is forgotten."""
    registered = dict(games.REGISTERED)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(FOLDER)
        patch.setenv("PYTHONPATH", os.pathsep.join([str(FOLDER), os.environ.get("PYTHONPATH", "")]))
        patch.setitem(games.INSTALLED, "pig", "duchy_pig.entry:ENTRY")
        patch.setattr(games, "SEARCHED", [games.GROUP])
        yield
    games.REGISTERED.clear()
    games.REGISTERED.update(registered)
