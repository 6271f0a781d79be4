"""Setup for every test: Hypothesis tries the same examples every time without a deadline; PostgreSQL on demand."""

import gc
import hashlib
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.postgres import Postgres, running

settings.register_profile("duchy", derandomize=True, deadline=None)
settings.load_profile("duchy")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Disable garbage collection while thousands of tests are collected; later skip objects that existed before."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


LONGEST = ("tests/server/faults/", "tests/coach/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the longest tests, so that no core waits for them at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


@pytest.fixture
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Postgres]:
    """Provide a real PostgreSQL, one for the whole run.

    Its data is not in pytest's own folders: if root runs the tests, the database runs as another user, and every run
    of pytest closes those folders to other users.
    """
    base = tmp_path_factory.getbasetemp()
    run = str(base if worker_id == "master" else base.parent)
    name = f"duchy-postgres-{hashlib.sha256(run.encode()).hexdigest()[:8]}"
    with running(Path(tempfile.gettempdir(), name)) as server:
        yield server


@pytest.fixture
def migrated_address(postgres: Postgres) -> Iterator[str]:
    """Return the address of an empty PostgreSQL database with today's schema."""
    with postgres.database(postgres.pattern()) as address:
        yield address


@pytest.fixture
def postgres_address(postgres: Postgres) -> Iterator[str]:
    """Return the address of an empty PostgreSQL database."""
    with postgres.database() as address:
        yield address
