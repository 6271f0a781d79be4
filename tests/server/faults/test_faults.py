"""The server is killed at random moments, again and again: every acknowledged move is there, once."""

import asyncio
import json
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

from duchy.core.game import CHANCE
from duchy.core.match import Match
from duchy.games import game_names, load
from duchy.server.client import Client, Sitting
from duchy.server.wire.messages import Move, SeatRequest, Update
from duchy.store.address import store_at
from duchy.store.rows import OVER, Event
from duchy.store.store import Store

KILLS = 105
"""The number of kills on each of the two databases."""
TABLES = 8
LONG_ENOUGH = 30
"""The number of moves after which clients move to a new table; every fifth table is played to the end."""
WITH_BOTS = 15
"""The interval, in lives, at which a table with a bot takes part."""
NURSERY = Path(__file__).with_name("nursery.py")

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database of each kind."""
    return str(tmp_path / "games.db") if request.param == "sqlite" else request.getfixturevalue("postgres_address")


@pytest.fixture
def nursery() -> Iterator["Nursery"]:
    """Return a source of servers."""
    with subprocess.Popen(
        [sys.executable, str(NURSERY)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        found = Nursery(process)
        yield found
        found.kill()
        assert process.stdin is not None
        process.stdin.close()


class Nursery:
    """Servers, one at a time."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.running = 0
        self.kills = 0

    async def start(self, database: str) -> str:
        """Start a server; return its address."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{database}\n")
        self.process.stdin.flush()
        number, address = (await asyncio.to_thread(self.process.stdout.readline)).split()
        self.running = int(number)
        return address

    def kill(self) -> None:
        """Kill the running server, if there is one, and wait until its resources are free."""
        if self.running:
            os.kill(self.running, signal.SIGKILL)
            with suppress(ProcessLookupError):
                while True:
                    os.kill(self.running, 0)
                    time.sleep(0.001)
            self.running = 0
            self.kills += 1


class Seen:
    """A client's knowledge of one table over all lives of the server."""

    def __init__(self, table: str, goes_on: bool) -> None:
        self.table = table
        self.number = 0
        self.count = 0
        self.pending: Move | None = None
        self.acknowledged: dict[str, tuple[int, Move]] = {}
        self.over = False
        self.goes_on = goes_on

    @property
    def left(self) -> bool:
        """Return whether no one plays here any more."""
        return self.over or (self.count > LONG_ENOUGH and not self.goes_on and self.pending is None)


class Life:
    """One life of the server: clients play at many tables until it is time to kill it."""

    def __init__(self, nursery: Nursery, dice: random.Random) -> None:
        self.nursery = nursery
        self.dice = dice
        self.sent = 0
        self.done = 0
        at = dice.randrange(1, 4 * TABLES)
        self.at_sent, self.at_done = (at, 10**9) if dice.random() < 0.5 else (10**9, at)

    async def play(self, client: Client, seen: Seen) -> None:
        """Play at a table until the server is gone; an unanswered command is sent again first."""
        with suppress(WebSocketException, OSError, httpx.HTTPError):
            async with client.sit(seen.table, seen.number) as sitting:
                update = await sitting.update()
                assert update.number >= seen.number, "what was shown once is in the log"
                while True:
                    move = seen.pending or self.choose(seen, update)
                    if move is None:
                        return
                    await self.send(sitting, seen, move)
                    while update.number <= max(number for number, _ in seen.acknowledged.values()):
                        update = await sitting.update()
                    seen.number = update.number

    def choose(self, seen: Seen, update: Update) -> Move | None:
        """Choose any move; `None` when the game is over or a bot has to act."""
        seen.over = update.table.status == OVER
        frame = next((frame for frame in update.frames if frame.legal), None)
        if frame is None or seen.left:
            return None
        seen.count += 1
        action = self.dice.choice(frame.legal).action
        return Move(id=f"move-{seen.count}", seat=frame.seat, action=action, number=update.number)

    async def send(self, sitting: Sitting, seen: Seen, move: Move) -> None:
        """Send a move and wait for its acknowledgement; kill the server when it is time."""
        seen.pending = move
        self.sent += 1
        if self.sent == self.at_sent:
            await sitting.say(move)
            self.nursery.kill()
        ack = await sitting.do(move)
        assert ack.id == move.id
        seen.acknowledged[move.id] = ack.number, move
        seen.pending = None
        self.done += 1
        if self.done == self.at_done:
            self.nursery.kill()


async def opened(client: Client, number: int, bot: bool = False) -> Seen:
    """Open a hot-seat table, or one with a bot."""
    game = game_names()[number % len(game_names())]
    other = SeatRequest("bot", bot="random") if bot else SeatRequest("hot")
    return Seen((await client.create(game, seats=[SeatRequest("me"), other])).table, number % 5 == 0)


async def test_every_acknowledged_move_survives(database: str, nursery: Nursery) -> None:
    dice = random.Random(5)
    tables: list[Seen] = []
    playing: list[Seen] = []
    cookie: str | None = None
    while nursery.kills < KILLS:
        address = await nursery.start(database)
        async with Client(address, cookie) as client:
            if cookie is None:
                await client.call_me("Ada")
                cookie = client.cookie
            playing = [seen for seen in playing if not seen.left]
            while len(playing) < TABLES:
                playing.append(await opened(client, len(tables)))
                tables.append(playing[-1])
            if nursery.kills % WITH_BOTS == 1:
                playing.append(await opened(client, len(tables), bot=True))
                tables.append(playing[-1])
            life = Life(nursery, dice)
            await asyncio.gather(*(life.play(client, seen) for seen in playing))
            nursery.kill()
    store = store_at(database)
    await store.open()
    for seen in tables:
        await check(store, seen)
    await store.close()
    assert sum(len(seen.acknowledged) for seen in tables) > 5 * KILLS
    assert any(seen.over for seen in tables)


async def check(store: Store, seen: Seen) -> None:
    """Compare a table's log with the acknowledged moves, and replay it by the rules."""
    row = await store.table(seen.table)
    assert row is not None
    events = await store.events(seen.table)
    assert list(range(len(events))) == [event.number for event in events]
    for number, move in seen.acknowledged.values():
        found = events[number]
        assert (move.id, move.seat, move.action) == (found.key, found.seat, found.action)
    keys = [event.key for event in events if event.key is not None]
    assert sorted(set(keys)) == sorted(keys), "never a double move"
    assert set(keys) - set(seen.acknowledged) <= {seen.pending.id if seen.pending else None}
    replay(row.game, row.options, events)


def replay(game: str, options: str, events: list[Event]) -> None:
    """Replay all plies of a log, which must be legal; after each command no draw is left."""
    match = Match(load(game), json.loads(options))
    for event in events:
        if event.kind == "ply":
            assert event.seat is not None
            assert event.action is not None
            match.play(event.seat, event.action)
    assert match.acting() != [CHANCE]
