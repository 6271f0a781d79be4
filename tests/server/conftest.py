"""Servers for tests: on SQLite, or on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.serving import Place, serving


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """Give a running server on a SQLite file."""
    async with serving(str(tmp_path / "games.db")) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
async def both(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Place]:
    """Give a running server on each database."""
    address = str(tmp_path / "games.db") if request.param == "sqlite" else request.getfixturevalue("postgres_address")
    async with serving(address) as found:
        yield found
