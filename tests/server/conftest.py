"""Servers for tests: on SQLite, or on both databases, with known dice."""

import hashlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from duchy.server.table import opening
from tests.server.serving import Place, serving


@pytest.fixture(autouse=True)
def known_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every table a seed derived from the test's name, so that no test depends on luck."""
    seeds = (f"{request.node.nodeid} {number}".encode() for number in itertools.count())
    monkeypatch.setattr(opening, "new_seed", lambda: hashlib.sha256(next(seeds)).digest())


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """Return a running server on a SQLite file."""
    async with serving(str(tmp_path / "games.db")) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
async def both(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """Return a running server on each database."""
    address = str(tmp_path / "games.db") if request.param == "sqlite" else request.getfixturevalue("migrated_address")
    async with serving(address) as found:
        yield found
