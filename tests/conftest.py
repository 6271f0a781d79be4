"""What every test shares: Hypothesis tries the same examples every time and has no clock; a PostgreSQL on demand."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.postgres import Postgres, running

settings.register_profile("duchy", derandomize=True, deadline=None)
settings.load_profile("duchy")


@pytest.fixture
def anyio_backend() -> str:
    """Run asynchronous tests on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Postgres]:
    """Give a real PostgreSQL, one for the whole run."""
    base = tmp_path_factory.getbasetemp()
    with running((base if worker_id == "master" else base.parent) / "postgres") as server:
        yield server


@pytest.fixture
def postgres_address(postgres: Postgres) -> Iterator[str]:
    """Give the address of an empty PostgreSQL database."""
    with postgres.database() as address:
        yield address
