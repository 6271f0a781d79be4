"""Measures whether the server's memory stays flat while scripts play at many tables for many minutes.

Run it with `make bench-lasting`. Whoever has finished a game opens the next table, so tables come into memory and leave
it all the time, as they do on a server that runs for weeks.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks import tables
from benchmarks.players import HELLO, Player
from benchmarks.process import Process, server
from benchmarks.speed import Table
from benchmarks.wire import connect
from duchy.games import game_names

OPENED_AT_ONCE = 100
"""The sockets that are opened at the same time: of one address no more than 400 tables may wait to be read."""
LONGEST_GAME = 120
"""More games are made ready than are played if no game takes fewer moves than this."""
SETTLED = 5
"""The minutes after which memory is to stay flat."""
GROWTH = 5.0
"""By how much it may grow from then on, in hundredths."""


async def play_on(
    address: str, cookie: str, names: asyncio.Queue[str], pace: float, until: float, door: asyncio.Semaphore
) -> int:
    """Play one game after the other until a time; return how many moves were made."""
    moves = 0
    while perf_counter() < until and not names.empty():
        player = Player(names.get_nowait(), names.qsize(), pace, until)
        async with door:
            player.wire = await connect(address, f"/api/tables/{player.table}/socket", f"duchy={cookie}", player.hear)
        player.wire.send(HELLO)
        await player.over.wait()
        player.wire.close()
        moves += player.count
    return moves


async def sample(process: Process, minutes: float) -> list[int]:
    """Return the memory of a server at the end of every quarter of a minute."""
    found: list[int] = []
    for _ in range(round(4 * minutes)):
        await asyncio.sleep(15)
        found.append(process.memory())
    return found


async def measure(count: int, minutes: float, pace: float, database: str) -> Table:
    """Play at so many tables for so many minutes; return the table of figures."""
    figures, seconds = Table(), 60 * minutes
    store = await tables.open_store(database)
    person, cookie = await tables.person_at(store)
    games = [tables.play_game(name, {}, person, 0, seed) for name in game_names() for seed in range(5)]
    started = tables.copies(games, count * (1 + round(seconds / pace) // LONGEST_GAME))
    await tables.fill(store, started)
    await store.close()
    names: asyncio.Queue[str] = asyncio.Queue()
    for row, _, _ in started:
        names.put_nowait(row.id)
    with server("duchy", database) as process:
        until, door = perf_counter() + seconds, asyncio.Semaphore(OPENED_AT_ONCE)
        playing = [play_on(process.address, cookie, names, pace, until, door) for _ in range(count)]
        memory, *moves = await asyncio.gather(sample(process, minutes), *playing)
        used = process.cpu()
    assert isinstance(memory, list)
    made = sum(one for one in moves if isinstance(one, int))
    settled = memory[min(4 * SETTLED, len(memory) - 1) - 1]
    last = median(memory[-4:])
    figures.line(f"{count} tables for {minutes:g} minutes", made / seconds, "moves/s")
    figures.line("CPU of a move, with everything else that the server does", 1000 * used / max(made, 1), "ms")
    figures.line(f"memory after {SETTLED} minutes", settled / 1e6, "MB")
    figures.line("memory at the end", last / 1e6, "MB")
    figures.line("growth after that", 100 * (last / settled - 1), "%", f"< {GROWTH:g}")
    print("every minute, MB:", *(f"{size / 1e6:.0f}" for size in memory[3::4]))
    return figures


def main() -> None:
    """Read the command line and print the figures."""
    parser = argparse.ArgumentParser(description="Measure whether the server's memory stays flat.")
    parser.add_argument("--tables", type=int, default=500, help="the number of tables at which scripts play")
    parser.add_argument("--minutes", type=float, default=20, help="for how long")
    parser.add_argument("--pace", type=float, default=2.5, help="seconds between a table's moves")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(arguments.tables, arguments.minutes, arguments.pace, str(Path(folder, "games.db"))))


if __name__ == "__main__":
    main()
