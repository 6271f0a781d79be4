"""Two servers on one PostgreSQL behind nginx: one is killed under load and begun again, and nothing is lost."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from duchy.server.client import Client, ServerRefused
from duchy.server.live.alarms import HOLD
from duchy.server.wire.messages import Move, Update
from duchy.store.address import store_at
from tests.server.faults.test_faults import NURSERY, Life, Nursery, Seen, check, opened
from tests.server.http.test_nginx import free_port, nginx
from tests.server.rough import until

TABLES = 8
KILLS = 4
MOVES_BETWEEN = 40
"""The number of acknowledged moves before the next kill."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8"),
]


class Pair:
    """Two servers at fixed ports, of which one is killed now and then."""

    def __init__(self, nursery: Nursery, database: str) -> None:
        self.nursery = nursery
        self.database = database
        self.ports = [free_port(), free_port()]
        self.running = [0, 0]
        self.slowest = 0.0
        """The longest time that a server took to start, in seconds."""

    async def begin(self, which: int) -> None:
        """Start one of the servers."""
        began = time.monotonic()
        await self.nursery.start(f"{self.database} {self.ports[which]}")
        self.running[which] = self.nursery.running
        self.slowest = max(self.slowest, time.monotonic() - began)

    def kill(self, which: int) -> None:
        """Kill one of the servers, and wait until its port is free."""
        os.kill(self.running[which], signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.running[which], 0)
                time.sleep(0.001)


class Long(Life):
    """Clients that go on through nginx whatever happens, until enough is done."""

    def __init__(self, nursery: Nursery, dice: random.Random) -> None:
        super().__init__(nursery, dice)
        self.at_sent = self.at_done = 10**9
        self.ended = False
        self.slowest = 0.0
        """The longest time that any table went without an acknowledgement, in seconds."""

    async def go_on(self, client: Client, seen: Seen) -> None:
        """Play at a table, on a new connection whenever one is lost."""
        last, count = time.monotonic(), 0
        while not (self.ended or seen.over):
            with suppress(ServerRefused, WebSocketException, OSError, httpx.HTTPError):
                await asyncio.wait_for(self.play(client, seen), HOLD / 1000)
            if len(seen.acknowledged) > count:
                last, count = time.monotonic(), len(seen.acknowledged)
            self.slowest = max(self.slowest, time.monotonic() - last)
            await asyncio.sleep(0.02)

    def choose(self, seen: Seen, update: Update) -> Move | None:
        """Choose any move until enough is done."""
        return None if self.ended else super().choose(seen, update)


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    """Return a source of servers."""
    with subprocess.Popen(
        [sys.executable, str(NURSERY)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        found = Nursery(process)
        yield found
        assert process.stdin is not None
        process.stdin.close()


async def test_a_server_of_two_is_killed_under_load_and_begun_again(
    postgres_address: str, nursery: Nursery, tmp_path: Path
) -> None:
    pair = Pair(nursery, postgres_address)
    for which in (0, 1):
        await pair.begin(which)
    first, second = pair.ports
    life = Long(nursery, random.Random(3))
    async with (
        nginx(tmp_path, f"127.0.0.1:{first} max_fails=0; server 127.0.0.1:{second}") as address,
        Client(address) as client,
    ):
        await client.call_me("Ada")
        tables = [await opened(client, number) for number in range(TABLES)]
        for seen in tables:
            seen.goes_on = True
        playing = [asyncio.create_task(life.go_on(client, seen)) for seen in tables]
        for kill in range(KILLS):
            before = life.done
            await until(lambda at=before: life.done >= at + MOVES_BETWEEN or all(seen.over for seen in tables))  # type: ignore[misc]
            pair.kill(kill % 2)
            await pair.begin(kill % 2)
        life.ended = True
        await asyncio.gather(*playing)
        for which in (0, 1):
            pair.kill(which)
    store = store_at(postgres_address)
    await store.open()
    for seen in tables:
        await check(store, seen)
    await store.close()
    assert life.done >= KILLS * MOVES_BETWEEN
    assert life.slowest < HOLD / 1000 + 2 * pair.slowest, "a table is stuck for a lease and the starts of both at most"
