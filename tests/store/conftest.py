"""Every test of the store runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from duchy.store.address import store_at
from duchy.store.store import Store


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    found = request.getfixturevalue("postgres_address")
    assert isinstance(found, str)
    return found


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """Return an open, empty store."""
    opened = store_at(address)
    await opened.open()
    yield opened
    await opened.close()
