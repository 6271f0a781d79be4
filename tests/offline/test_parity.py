"""A browser's Python writes the same records as a server, to the byte: played again in Node with the packed engine."""

import os
import subprocess
from pathlib import Path

import pytest
from msgspec import json

from tests.offline.parity import GAMES, played

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "dist" / "static" / "engine" / "listing.json"
MOST = int(os.environ.get("DUCHY_PARITY", "0"))
"""How many of the games are played; `make test-static` plays all."""


@pytest.mark.skipif(not MOST or not ENGINE.exists(), reason="make test-static builds the engine and asks for games")
async def test_records_are_the_same_on_a_server_and_in_the_python_of_browsers(tmp_path: Path) -> None:
    games = [await played(number, tmp_path) for number in range(min(MOST, len(GAMES)))]
    given = tmp_path / "games.json"
    given.write_bytes(json.encode(games))
    ran = subprocess.run(  # noqa: ASYNC221 - nothing else goes on meanwhile
        ["node", "scripts/run.mjs", "scripts/parity.ts"],  # noqa: S607 - whichever Node builds the page
        cwd=ROOT / "web",
        env={**os.environ, "GAMES": str(given)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    records = json.decode(ran.stdout.strip().splitlines()[-1], type=list[str])
    assert [game["record"] for game in games] == records
    assert all(len(game["commands"]) > 20 for game in games)
