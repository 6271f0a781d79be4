"""Measures the server against its targets, and prints a table.

Run it with `make bench-server`. Server and clients have a process each; contenders take turns, and the table
shows the median of the turns. The engine should be compiled.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from msgspec import Struct

sys.path[0] = str(Path(__file__).parents[1])  # so that this also runs as a script

from benchmarks import tables  # noqa: E402
from benchmarks.players import HELLO, MILLISECONDS, echo, play, share, watch  # noqa: E402
from benchmarks.process import server  # noqa: E402
from benchmarks.speed import Table  # noqa: E402
from benchmarks.thinking import play_next_to_bots  # noqa: E402
from benchmarks.wire import Wire, connect  # noqa: E402
from duchy.games import game_names  # noqa: E402
from duchy.server.client import Client  # noqa: E402
from duchy.server.wire.messages import SeatRequest, TakeBack  # noqa: E402


class Sizes(Struct):
    """The sizes of the measurements."""

    turns: int = 3
    seconds: float = 4.0
    active: int = 200
    pace: float = 0.2
    crowd: int = 100
    """The tables at full speed."""
    shared: int = 10
    """Tables at which two people play."""
    sockets: int = 1000
    idle: int = 1000
    finished: int = 10_000
    waiting: int = 1000
    undos: int = 20
    watchers: int = 400
    watched: int = 20
    """The moves that they see."""
    bots: int = 10
    thinking: float = 20.0
    games: int = 5
    """Games of each kind, played to fill a database with copies of them."""
    long_games: int = 3
    """Games of each kind, of which the longest is used."""


SMOKE = Sizes(
    turns=1,
    seconds=0.1,
    active=10,
    pace=0.1,
    crowd=10,
    shared=2,
    sockets=30,
    idle=10,
    finished=30,
    waiting=10,
    undos=2,
    watchers=5,
    watched=2,
    bots=2,
    thinking=0.4,
    games=1,
    long_games=1,
)


class Bench:
    """A benchmark that fills, serves and measures one database after another."""

    def __init__(self, sizes: Sizes, table: Table, folder: Path, database: str | None) -> None:
        """Measure into a table; without a database, SQLite files in a folder."""
        self.sizes = sizes
        self.table = table
        self.folder = folder
        self.given = database
        self.count = 0

    def database(self) -> str:
        """Name an empty database."""
        if self.given is not None:
            tables.empty(self.given)
            return self.given
        self.count += 1
        return str(self.folder / f"{self.count}.db")

    async def fresh(self, database: str, count: int, moves: int) -> tuple[str, list[str]]:
        """Fill a database with tables in the middle of games of every kind; return the cookie and the tables."""
        store = await tables.open_store(database)
        person, cookie = await tables.person_at(store)
        games = [
            tables.play_game(name, {}, person, moves, seed) for name in game_names() for seed in range(self.sizes.games)
        ]
        started = tables.copies(games, count)
        await tables.fill(store, started)
        await store.close()
        return cookie, [row.id for row, _, _ in started]

    async def moves(self) -> None:
        """Measure moves: how soon they are acknowledged, and how many there are relative to a bare echo."""
        sizes, ratios, rates, echoes = self.sizes, [], [], []
        waits: list[float] = []
        crowd: list[float] = []
        changes: list[int] = []
        costs: list[float] = []
        shares: list[float] = []
        for _ in range(sizes.turns):
            database = self.database()
            cookie, names = await self.fresh(database, sizes.active + sizes.crowd, 0)
            with ExitStack() as stack:
                ours = stack.enter_context(server("duchy", database))
                bare = stack.enter_context(server("echo"))
                paced, full = names[: sizes.active], names[sizes.active :]
                times = (await play(ours.address, cookie, paced, sizes.pace, 2 * sizes.seconds)).times
                waits += times[len(times) // 10 :]
                rate, times, used = await play(ours.address, cookie, full, 0, sizes.seconds, ours.cpu)
                cost = used / len(times)
                crowd += times
                used = bare.cpu()
                there = await echo(bare.address, sizes.crowd, sizes.seconds)
                costs.append(cost * MILLISECONDS)
                if cost:
                    shares.append((bare.cpu() - used) / (there * sizes.seconds) / cost)
                changes += await self.shared(ours.address, sizes.seconds)
            rates.append(rate)
            echoes.append(there)
            ratios.append(rate / there)
        paced_rate = sizes.active / sizes.pace
        self.table.line(
            f"{sizes.active} tables, {paced_rate:.0f} moves/s: click to durable, median", median(waits), "ms", "< 30"
        )
        self.table.line(
            f"{sizes.active} tables, {paced_rate:.0f} moves/s: click to durable, 99%", percentile(waits), "ms", "< 100"
        )
        full_speed = f"{sizes.crowd} tables at full speed"
        self.table.line(f"{full_speed}: median", median(crowd), "ms")
        self.table.line(f"{full_speed}: 99%", percentile(crowd), "ms")
        self.table.line("moves through the whole stack", median(rates), "moves/s")
        self.table.line("bare echo of the same framework", median(echoes), "echoes/s")
        self.table.line("moves to echoes", median(ratios), "x")
        self.table.line("moves to echoes, for each CPU second", median(shares or [0]), "x", ">= 0.2")
        self.table.line("CPU of a move", median(costs), "ms", "< 0.25")
        changes = sorted(changes) or [0]
        what = "bytes of a change, for a player of one seat"
        self.table.line(f"{what}: median", median(changes), "bytes", "< 400")
        self.table.line(f"{what}: 90%", changes[len(changes) * 9 // 10], "bytes", "< 1500")

    async def shared(self, address: str, seconds: float) -> list[int]:
        """Let two people play at a few tables; return the bytes of each change that they got."""
        async with Client(address) as ann, Client(address) as ben:
            await ann.call_me("Ann")
            await ben.call_me("Ben")
            names = []
            for game in game_names() * (self.sizes.shared // 2):
                made = await ann.create(game, {}, [SeatRequest("me"), SeatRequest("friend")])
                await ben.follow(made.links.join)
                names.append(made.table)
            return await share(address, [str(ann.cookie), str(ben.cookie)], names, seconds)

    async def watchers(self) -> None:
        """Measure how soon everybody who looks at one table has a move."""
        sizes, database = self.sizes, self.database()
        cookie, names = await self.fresh(database, 1, 0)
        with server("duchy", database) as process:
            waits = await watch(process.address, cookie, names[0], sizes.watchers, sizes.watched)
        self.table.line(f"a move reaches {sizes.watchers} watchers, median", median(waits or [0]), "ms", "< 50")

    async def bots(self) -> None:
        """Measure people's moves, and the bots' steps, while bots at other tables think for a second each."""
        sizes, database = self.sizes, self.database()
        cookie, names = await self.fresh(database, 2 * sizes.bots, 0)
        quiet, busy = names[: sizes.bots], names[sizes.bots :]
        with server("duchy", database) as process:
            alone = (await play(process.address, cookie, quiet, sizes.pace, sizes.thinking / 4)).times
            found = await play_next_to_bots(process.address, cookie, busy, sizes.pace, sizes.thinking, sizes.bots)
        moves, slow, quick = found
        others = f"{sizes.bots} tables of people"
        self.table.line(f"{others}: click to durable, 99%", percentile(alone), "ms")
        self.table.line(f"{others} next to {sizes.bots} slow bots: 99%", percentile(moves), "ms", "< 100")
        self.table.line(
            f"{sizes.bots} bots that think for 1 s: longest step until shown",
            max(slow, default=0.0) / MILLISECONDS,
            "s",
            "< 3",
        )
        self.table.line(
            f"a quick bot next to {sizes.bots} slow ones: longest step",
            max(quick, default=0.0) / MILLISECONDS,
            "s",
            "< 3",
        )

    async def memory(self) -> None:
        """Measure the memory of idle sockets and idle tables."""
        sizes, database = self.sizes, self.database()
        cookie, names = await self.fresh(database, 20 + sizes.idle, 60)
        with server("duchy", database) as process:
            async with Client(process.address, cookie) as client:
                for name in names[:20]:
                    await client.see(name)
                before = process.memory()
                for name in names[20:]:
                    await client.see(name)
                each = (process.memory() - before) / sizes.idle
            self.table.line(f"memory of an idle table, of {sizes.idle}", each / 1000, "kB", "< 20")
            wires: list[Wire] = []
            waiting: list[asyncio.Event] = []

            async def open_sockets(count: int) -> None:
                for number in range(count):
                    shown = asyncio.Event()
                    path = f"/api/tables/{names[number % 20]}/socket"
                    wire = await connect(process.address, path, f"duchy={cookie}", marking(shown))
                    wire.send(HELLO)
                    wires.append(wire)
                    waiting.append(shown)
                await asyncio.gather(*(event.wait() for event in waiting))

            await open_sockets(min(50, sizes.sockets))
            before = process.memory()
            await open_sockets(sizes.sockets)
            each = (process.memory() - before) / sizes.sockets
            self.table.line(f"memory of an idle socket, of {sizes.sockets}", each / 1000, "kB", "< 40")
            for wire in wires:
                wire.close()

    async def archive(self) -> None:
        """Measure lists and replays of a person with many finished games."""
        sizes, database = self.sizes, self.database()
        store = await tables.open_store(database)
        person, cookie = await tables.person_at(store)
        games = [
            tables.play_game(name, {}, person, 10**6, seed) for name in game_names() for seed in range(sizes.games)
        ]
        await tables.fill(store, tables.copies(games, sizes.finished))
        await store.close()
        longest = max(range(len(games)), key=lambda index: len(games[index][1]))
        with server("duchy", database) as process:
            async with Client(process.address, cookie) as client:
                await client.me()
                lists, replays, records = [], [], []
                for turn in range(5):
                    lists.append(await milliseconds_of(client.tables(("over",), 50, turn * (sizes.finished // 6))))
                    name = (
                        f"{longest + len(games) * turn:016x}" if sizes.finished > 5 * len(games) else f"{longest:016x}"
                    )
                    replays.append(await milliseconds_of(whole(client, name)))
                    records.append(await milliseconds_of(client.record(name)))
        self.table.line(f"list of {sizes.finished} finished games", max(lists), "ms", "< 200")
        self.table.line("replay of the longest of them", max(replays), "ms", "< 200")
        self.table.line("record of the longest of them", max(records), "ms", "< 200")

    async def undo(self) -> None:
        """Measure undoing near the end of the longest game."""
        database = self.database()
        store = await tables.open_store(database)
        person, cookie = await tables.person_at(store)
        longest = tables.longest(person, self.sizes.long_games)
        await tables.fill(store, [longest])
        await store.close()
        name, count = longest[0].id, len(longest[1])
        with server("duchy", database) as process:
            async with Client(process.address, cookie) as client, client.sit(name) as sitting:
                await sitting.update()
                times = []
                for turn in range(self.sizes.undos):
                    info = await client.see(name)
                    command = TakeBack(id=f"back{turn}", seat=info.you[0], to=info.table.ply - 1 - turn)
                    times.append(await milliseconds_of(sitting.do(command)))
        self.table.line(f"take-back in the longest game ({count} events)", max(times), "ms", "< 100")

    async def restart(self) -> None:
        """Measure how soon after a start the first move is acknowledged, with many open tables."""
        database, times = self.database(), []
        cookie, names = await self.fresh(database, self.sizes.waiting, 60)
        for turn in range(self.sizes.turns):
            started = perf_counter()
            with server("duchy", database) as process:
                await play(process.address, cookie, [names[turn]], 0, 0.0001)
                times.append(perf_counter() - started)
        self.table.line(f"restart with {self.sizes.waiting} open tables: first move", max(times), "s", "< 2")


def marking(shown: asyncio.Event) -> Callable[[bytes], None]:
    """Return a callback that sets `shown` at the first message."""
    return lambda _: shown.set()


async def milliseconds_of(work: object) -> float:
    """Await some work and return the milliseconds it took."""
    started = perf_counter()
    await work  # type: ignore[misc]
    return (perf_counter() - started) * MILLISECONDS


async def whole(client: Client, table: str) -> int:
    """Read the full log of a table."""
    count, since = 0, 0
    while True:
        page = await client.history(table, since)
        count += len(page.events)
        if page.next is None:
            return count
        since = page.next


def percentile(times: list[float]) -> float:
    """Return the 99th percentile."""
    return quantiles(times, n=100)[98]


async def measure(sizes: Sizes, database: str | None) -> int:
    """Measure everything; return how many targets were missed."""
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(sizes, table, Path(folder), database)
        await bench.moves()
        await bench.watchers()
        await bench.bots()
        await bench.memory()
        await bench.archive()
        await bench.undo()
        await bench.restart()
    return table.missed


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description="Measure the server against its targets.")
    parser.add_argument("--smoke", action="store_true", help="a few seconds, only to see that everything runs")
    parser.add_argument("--database", metavar="URL", help="an empty PostgreSQL database instead of SQLite files")
    arguments = parser.parse_args()
    missed = asyncio.run(measure(SMOKE if arguments.smoke else Sizes(), arguments.database))
    print("every target is met" if not missed else f"targets missed: {missed}")


if __name__ == "__main__":
    main()
