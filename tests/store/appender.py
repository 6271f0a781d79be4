"""A process that appends to many tables and prints each durable event; tests start it in order to kill it."""

import asyncio
import sys

from duchy.store.address import store_at
from duchy.store.rows import OPEN, Event, Summary, Table
from duchy.store.store import Store

TABLES = 20


async def play(store: Store, name: str) -> None:
    """Append forever; everything printed has been acknowledged."""
    row = await store.listed(name)
    if row is None:
        await store.create(Table(name, "game", 1, "{}", b"", 0), [Event(0, 0, "opened")], Summary(OPEN))
    number = 1 if row is None else row.next
    while True:
        await store.append(name, [Event(number, 0, "ply", 0, number), Event(number + 1, 0, "ply", -1, number)])
        print(name, number + 1, flush=True)  # noqa: T201 - read by whoever kills it
        number += 2


async def main(address: str) -> None:
    """Play at all tables."""
    store = store_at(address)
    await store.open()
    await asyncio.gather(*(play(store, f"table {number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
