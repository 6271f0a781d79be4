"""Addresses of stores, and errors in one line without a password."""

import os
import sqlite3
from pathlib import Path

import pytest

from duchy.store.address import store_at
from duchy.store.database_store import DatabaseStore
from duchy.store.errors import StoreError
from duchy.store.sqlite import SqliteDialect
from tests.store.samples import open_table

pytestmark = pytest.mark.anyio


async def refusal(address: str) -> str:
    """Return the error with which a store refuses to open."""
    with pytest.raises(StoreError) as refused:
        await store_at(address).open()
    words = str(refused.value)
    assert "\n" not in words
    assert "Traceback" not in words
    return words


@pytest.mark.parametrize(
    ("address", "path"),
    [("games.db", "games.db"), ("sqlite:///games.db", "games.db"), ("sqlite:////var/games.db", "/var/games.db")],
)
async def test_a_file_is_named_plainly_or_by_url(address: str, path: str) -> None:
    store = store_at(address)
    assert isinstance(store, DatabaseStore)
    assert isinstance(store.dialect, SqliteDialect)
    assert Path(path) == store.dialect.path


@pytest.mark.parametrize(
    "address", ["", " ", "sqlite://", "sqlite:///:memory:", "sqlite://host/x", "mysql://a:geheim@b/c"]
)
async def test_a_wrong_address_is_refused_with_what_would_be_right(address: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///") as refused:
        store_at(address)
    assert "geheim" not in str(refused.value)


async def test_an_address_that_cannot_be_read_is_not_repeated() -> None:
    with pytest.raises(StoreError, match="is not valid") as refused:
        store_at("postgresql://anna:geheim@host:port/name")
    assert "geheim" not in str(refused.value)


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    assert f"no such folder {tmp_path / 'none'}" in await refusal(f"sqlite:///{tmp_path}/none/games.db")


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "is a folder: name a file" in await refusal(str(tmp_path))


@pytest.mark.parametrize("name", ["x" * 300, "x" * 252])
async def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path, name: str) -> None:
    assert "cannot be used" in await refusal(str(tmp_path / name))


def modes_in(folder: Path) -> dict[str, int]:
    """Return the permissions of all files in a folder."""
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077])
async def test_nobody_else_can_read_the_files(tmp_path: Path, mask: int, caplog: pytest.LogCaptureFixture) -> None:
    before = os.umask(mask)
    try:
        store = store_at(str(tmp_path / "games.db"))
        await store.open()
        await open_table(store)
        modes = modes_in(tmp_path)
        await store.close()
    finally:
        os.umask(before)
    assert {"games.db", "games.db-shm", "games.db-wal", "games.db.lock"} <= set(modes)
    assert {0o600} == set(modes.values())
    assert [] == caplog.messages


@pytest.mark.skipif(os.name != "posix", reason="other systems have other permissions")
async def test_a_file_that_others_can_read_works_and_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.db"
    path.touch()
    path.chmod(0o644)
    store = store_at(str(path))
    await store.open()
    await open_table(store)
    await store.close()
    assert ["others can read the database: use chmod 600"] == caplog.messages
    assert 0o644 == path.stat().st_mode & 0o777


async def test_a_lock_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.db.lock").mkdir()
    assert "games.db.lock cannot be used: unable to open database file" in await refusal(str(tmp_path / "games.db"))


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"My dear diary, " * 100)
    assert "is not a database of duchy or is damaged" in await refusal(str(path))
    assert b"My dear diary, " * 100 == path.read_bytes()


async def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = store_at(str(path))
    await store.open()
    await store.close()
    content = bytearray(path.read_bytes())
    content[100:4096] = b"\xff" * 3996
    path.write_bytes(content)
    assert "is not a database of duchy or is damaged" in await refusal(str(path))


async def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE events (what TEXT)")
    other.close()
    assert "has tables of another program (events): name another database" in await refusal(str(path))


async def test_a_second_store_on_one_file_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    path = str(tmp_path / "games.db")
    first = store_at(path)
    await first.open()
    assert "is in use by another process: stop it, or name another file" in await refusal(path)
    await first.close()
    second = store_at(path)
    await second.open()
    await second.close()


async def test_a_postgresql_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    words = await refusal(f"postgresql://anna:geheim@/games?host={tmp_path}")
    assert "postgresql://anna:***@/games" in words
    assert "geheim" not in words


@pytest.mark.slow
async def test_a_database_that_is_not_there_is_named(postgres_address: str) -> None:
    assert 'database "no_such_base" does not exist' in await refusal(
        f"postgresql://postgres@/no_such_base?{postgres_address.partition('?')[2]}"
    )


async def test_a_closed_store_says_so(address: str) -> None:
    store = store_at(address)
    with pytest.raises(StoreError, match="is closed"):
        await store.events("oak")
    await store.open()
    await store.ping()
    await store.close()
    for attempt in (store.events("oak"), store.spend_token("x"), store.ping()):
        with pytest.raises(StoreError, match="is closed"):
            await attempt
    await store.close()
