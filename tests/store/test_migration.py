"""Migrations: the code and the migrations agree, and a newer database is not touched."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.engine import Engine, make_url

from duchy.store.address import store_at
from duchy.store.errors import StoreError
from duchy.store.schema import HEAD, VERSION_TABLE, metadata
from tests.store.samples import open_table

pytestmark = pytest.mark.anyio


def engine_at(address: str) -> Engine:
    url = make_url(address)
    return create_engine(url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url)


async def test_the_migrations_make_what_the_code_knows(address: str) -> None:
    store = store_at(address)
    await store.open()
    await store.close()
    engine = engine_at(address)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert [] == compare_metadata(context, metadata)
        assert HEAD == context.get_current_revision()
    engine.dispose()


async def test_the_head_of_the_code_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "duchy.store:migrations")
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    assert HEAD == script.get_current_head()
    assert [str(number) for number in range(int(HEAD), 0, -1)] == [step.revision for step in script.walk_revisions()]


@pytest.mark.parametrize("version", ["999", "later"])
async def test_a_newer_database_is_refused_and_left_alone(address: str, version: str) -> None:
    store = store_at(address)
    await store.open()
    await open_table(store)
    await store.close()
    engine = engine_at(address)
    with engine.begin() as connection:
        connection.execute(text("UPDATE duchy_version SET version_num = :version"), {"version": version})
    with pytest.raises(
        StoreError, match=rf"made by a newer version of duchy \(its schema is {version}, this version knows"
    ):
        await store_at(address).open()
    with engine.begin() as connection:
        connection.execute(text("UPDATE duchy_version SET version_num = :head"), {"head": HEAD})
    engine.dispose()
    await store.open()
    assert 1 == len(await store.events("oak"))
    await store.close()


async def test_a_database_with_tables_of_another_program_is_left_alone(address: str) -> None:
    engine = engine_at(address)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE leases (a INTEGER)"))
    with pytest.raises(StoreError, match=r"tables of another program \(leases\)"):
        await store_at(address).open()
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE leases"))
    engine.dispose()
    store = store_at(address)
    await store.open()
    await store.close()


async def test_processes_that_start_together_migrate_once(postgres_address: str) -> None:
    stores = [store_at(postgres_address) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await open_table(stores[0])
    assert [1, 1, 1, 1] == [len(await store.events("oak")) for store in stores]
    await asyncio.gather(*(store.close() for store in stores))
