"""Measures two servers on one PostgreSQL behind nginx while scripts play, and one of them is killed and begun again.

Run it with `make bench-pair`. First both serve undisturbed: what a move costs them and the database. Then they are
killed in turns: how long does a table stand still, and is every acknowledged move in the log?
"""

import argparse
import asyncio
import os
import random
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import psycopg
from httpx import AsyncClient
from msgspec import Struct, json

from benchmarks import tables
from benchmarks.players import HELLO, MILLISECONDS, Mine, decoder
from benchmarks.process import Process
from benchmarks.server import percentile
from benchmarks.speed import Table
from benchmarks.wire import Wire, connect
from duchy.games import game_names
from duchy.server.live.alarms import HOLD
from duchy.server.wire.messages import Ack, Move, Present, Refusal
from tests.postgres import running
from tests.server.http.test_nginx import free_port, nginx

AGAIN: Final = 0.1
"""Seconds before a client that has lost its server, or was refused, tries again."""
AWAY: Final = 2.0
"""Seconds for which a killed server is away."""
ROWS: Final = "SELECT coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::bigint FROM pg_stat_user_tables"
SETTLED: Final = 2.0
"""Seconds before anything is counted: the database tells its figures every second."""


class Sizes(Struct):
    """The sizes of the measurement."""

    tables: int = 100
    pace: float = 0.5
    seconds: float = 15.0
    kills: int = 4


SMOKE: Final = Sizes(tables=4, pace=0.1, seconds=0.5, kills=1)


class Steady:
    """A player of all seats of a table, who goes on with the same command whatever happens to the connection."""

    def __init__(self, table: str, seed: int, pace: float) -> None:
        """Wait about so many seconds between moves."""
        self.table = table
        self.dice = random.Random(seed)
        self.pace = pace
        self.wire: Wire | None = None
        self.number = 0
        self.mine = Mine([])
        self.pending: Move | None = None
        self.sent = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.done: dict[str, int] = {}
        """The numbers of the events of acknowledged moves, by their ids."""
        self.waits: list[float] = []
        self.over = False

    async def stay(self, address: str, cookie: str) -> None:
        """Look at the table until all is over, on a new connection whenever one is lost."""
        while not self.over:
            try:
                self.wire = await connect(address, f"/api/tables/{self.table}/socket", f"duchy={cookie}", self.hear)
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            self.wire.send(HELLO)
            self.say()
            await self.wire.gone.wait()

    def hear(self, message: bytes) -> None:
        """Handle a message."""
        heard = decoder.decode(message)
        if isinstance(heard, Refusal):  # a server that cannot write now, or knows less than the other one did
            asyncio.get_running_loop().call_later(AGAIN, self.say)
        elif isinstance(heard, Ack):
            self.learn(heard.id, heard.number)
        elif not isinstance(heard, Present):
            self.number, self.mine = heard.number, heard.own or self.mine
            for name, number in heard.acks.items():
                self.learn(name, number)
        self.go_on()

    def learn(self, name: str, number: int) -> None:
        """Note that a move was acknowledged."""
        if self.pending is not None and self.pending.id == name:
            self.waits.append((perf_counter() - self.sent) * MILLISECONDS)
            self.done[name] = number
            self.pending = None

    def go_on(self) -> None:
        """Make the next move soon, once the last is acknowledged and shown."""
        if self.over or self.pending or self.timer or self.number <= max(self.done.values(), default=-1):
            return
        if any(frame.legal for frame in self.mine.frames):
            pause = self.pace * self.dice.uniform(0.5, 1.5)
            self.timer = asyncio.get_running_loop().call_later(pause, self.move)
        else:
            self.leave()

    def move(self) -> None:
        """Make any legal move."""
        self.timer = None
        frame = next(frame for frame in self.mine.frames if frame.legal)
        action = self.dice.choice(frame.legal)
        self.pending = Move(id=f"m{len(self.done)}", seat=frame.seat, action=action, number=self.number)
        self.sent = perf_counter()
        self.say()

    def say(self) -> None:
        """Send the move that is not acknowledged yet."""
        if self.pending is not None and self.wire is not None:
            self.wire.send(json.encode(self.pending))

    def leave(self) -> None:
        """Look no longer."""
        self.over = True
        if self.wire is not None:
            self.wire.close()


class Pair:
    """Two servers at fixed ports on one database."""

    def __init__(self, database: str) -> None:
        """Start both."""
        self.database = database
        self.ports = [free_port(), free_port()]
        self.running = [Process("duchy", database, port) for port in self.ports]

    async def kill(self, which: int) -> None:
        """Kill one of them, and begin it again a little later."""
        self.running[which].kill()
        await asyncio.sleep(AWAY)
        self.running[which] = await asyncio.to_thread(Process, "duchy", self.database, self.ports[which])

    async def figures(self) -> Counter[str]:
        """Add up what both have done, and what was written to the database."""
        found = Counter[str]()
        async with AsyncClient() as client:
            for process in self.running:
                found["cpu"] += round(process.cpu() * MILLISECONDS)
                told = (await client.get(f"{process.address}/metrics")).text
                lines = [line.split() for line in told.splitlines() if line.startswith("duchy_store")]
                found.update({name: int(count) for name, count in lines})
        with psycopg.connect(self.database) as connection:
            found["rows"] = connection.execute(ROWS).fetchall()[0][0]
        return found

    def stop(self) -> None:
        """Stop both."""
        for process in self.running:
            process.stop()


async def lost(database: str, players: Sequence[Steady]) -> int:
    """Count the acknowledged moves that are not in the log as the events that they were said to be."""
    store = await tables.open_store(database)
    missing = 0
    for player in players:
        numbers = {event.key: event.number for event in await store.events(player.table)}
        missing += sum(numbers.get(name) != number for name, number in player.done.items())
    await store.close()
    return missing


async def measure(sizes: Sizes, database: str, folder: Path) -> Table:
    """Play at so many tables; return the table of figures."""
    table = Table()
    store = await tables.open_store(database)
    person, cookie = await tables.person_at(store)
    games = [tables.play_game(name, {}, person, 0, seed) for name in game_names() for seed in range(5)]
    started = tables.copies(games, sizes.tables)
    await tables.fill(store, started)
    await store.close()
    players = [Steady(row.id, seed, sizes.pace) for seed, (row, _, _) in enumerate(started)]
    pair = Pair(database)
    with ExitStack() as stack:
        stack.callback(pair.stop)
        first, second = pair.ports
        async with nginx(folder, f"127.0.0.1:{first} max_fails=0; server 127.0.0.1:{second}") as address:
            staying = [asyncio.create_task(player.stay(address, cookie)) for player in players]
            await asyncio.sleep(SETTLED)
            before, moves = await pair.figures(), sum(len(player.done) for player in players)
            known = [len(player.waits) for player in players]
            await asyncio.sleep(sizes.seconds)
            spent, moves = await pair.figures() - before, sum(len(player.done) for player in players) - moves
            waits = [wait for player, count in zip(players, known, strict=True) for wait in player.waits[count:]]
            for kill in range(sizes.kills):
                await pair.kill(kill % 2)
                await asyncio.sleep(sizes.seconds / 2)
            for player in players:
                player.leave()
            await asyncio.gather(*staying)
    table.line(f"{sizes.tables} tables at two servers", moves / sizes.seconds, "moves/s")
    table.line("click to durable, through nginx: median", median(waits), "ms")
    table.line("click to durable, through nginx: 99%", percentile(waits), "ms")
    table.line("CPU of a move", spent["cpu"] / moves, "ms")
    table.line("transactions of a move", spent["duchy_store_flushes"] / moves)
    table.line("statements of a transaction", spent["duchy_store_statements"] / spent["duchy_store_flushes"])
    table.line("statements of a move", spent["duchy_store_statements"] / moves)
    table.line("rows that a move writes", spent["rows"] / moves)
    longest = max(max(player.waits) for player in players) / MILLISECONDS
    table.line(f"killed {sizes.kills} times: longest until a move is acknowledged", longest, "s", f"< {HOLD / 1000:g}")
    table.line("acknowledged moves that are not in the log", await lost(database, players), "", "< 1")
    return table


def main() -> None:
    """Read the command line and print the figures."""
    parser = argparse.ArgumentParser(description="Measure two servers on one database, of which one is killed.")
    parser.add_argument("--smoke", action="store_true", help="a few seconds, only to see that everything runs")
    arguments = parser.parse_args()
    place = Path(tempfile.gettempdir(), f"duchy-pair-{os.getpid()}")  # it may run as another user
    with running(place) as postgres, postgres.database() as database, tempfile.TemporaryDirectory() as folder:
        table = asyncio.run(measure(SMOKE if arguments.smoke else Sizes(), database, Path(folder)))
    print("every target is met" if not table.missed else f"targets missed: {table.missed}")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
