"""The house: everything that a running server has, put together and taken apart again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar

from duchy.server.live.alarms import Alarms
from duchy.server.live.buckets import Buckets, Places
from duchy.server.live.hall import Hall
from duchy.server.live.hooks import Hooks
from duchy.server.live.lobby import Lobby
from duchy.server.live.metrics import Metrics
from duchy.server.live.persons import Persons
from duchy.server.live.readers import Readers
from duchy.server.live.thinkers import Thinkers
from duchy.server.settings import Settings
from duchy.store.address import store_at
from duchy.store.errors import UnknownTable
from duchy.store.rows import Event
from duchy.store.rows import Table as Row


class House:
    """The parts of a server, and the tasks that run beside the requests."""

    def __init__(self, settings: Settings) -> None:
        """Put the parts together; nothing runs yet."""
        self.settings = settings
        self.now = settings.now
        self.store = store_at(settings.database)
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.thinkers)
        self.readers = Readers(min(settings.thinkers, 2), settings.limits)
        self.hooks = Hooks(settings.webhook, self.metrics)
        self.hall = Hall(self.store, self.thinkers, self.hooks, self.metrics, settings.now)
        self.persons = Persons(self.store, settings.now)
        limits = settings.limits
        new_tables = Buckets(limits.tables, limits.tables_per_second)
        self.lobby = Lobby(self.store, self.hall, self.persons, new_tables, settings.now)
        self.alarms = Alarms(self.store, self.hall, settings.now)
        self.new_persons = Buckets(limits.persons, limits.persons_per_second)
        self.sockets = Places(limits.sockets)
        self.own_sockets = Places(limits.own_sockets)
        self.watching = Places(limits.watchers)
        self.connections: Callable[[], int] = int
        self.opened = False

    async def open(self) -> None:
        """Open the store, once."""
        if not self.opened:
            await self.store.open()
            self.opened = True

    @asynccontextmanager
    async def living(self, _: Litestar) -> AsyncIterator[None]:
        """Open the store, look at the clocks, listen to other processes; at the end finish what is under way."""
        await self.open()
        tasks = [asyncio.create_task(self.alarms.run()), asyncio.create_task(self.listen())]
        if self.hooks.address is not None:
            tasks.append(asyncio.create_task(self.hooks.run()))
        try:
            yield
        finally:
            self.hall.closing = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.hall.close()
            await self.thinkers.close()
            await self.readers.close()
            await self.store.close()

    async def listen(self) -> None:
        """Take in what other processes write."""
        async for table, number in self.store.changes():
            await self.hall.heard(table, number)

    async def log_for(self, person: str, table: str) -> tuple[Row, list[Event]]:
        """Read the whole log of a table for somebody who may look at it."""
        await self.lobby.room_for(person, table)
        row = await self.store.table(table)
        if row is None:
            raise UnknownTable(table)
        return row, await self.store.events(table)

    def is_secure(self, scheme: str) -> bool:
        """Say whether people come by an encrypted way, so that the cookie goes by no other."""
        return scheme == "https" or (self.settings.public or "").startswith("https://")

    def gauges(self) -> list[tuple[str, str, float]]:
        """Give what is counted elsewhere, for the metrics."""
        figures = self.store.figures
        return [
            ("duchy_tables_in_memory", "Tables that are folded now.", len(self.hall.rooms)),
            ("duchy_sockets", "Sockets that are open.", sum(len(room.clients) for room in self.hall.rooms.values())),
            ("duchy_connections", "Connections that are open, sockets among them.", self.connections()),
            ("duchy_thinkers", "Processes in which bots think.", len(self.thinkers.processes)),
            ("duchy_thoughts_waiting", "Choices of bots that are under way.", self.thinkers.waiting),
            ("duchy_thinker_deaths", "Thinking processes that died or were stuck.", self.thinkers.deaths),
            ("duchy_readings_waiting", "Texts of clients that are being read.", self.readers.waiting),
            ("duchy_reader_deaths", "Reading processes that died or were stuck.", self.readers.deaths),
            ("duchy_store_flushes", "Transactions of the store.", figures.flushes),
            ("duchy_store_appends", "Appends to logs.", figures.appends),
            ("duchy_store_conflicts", "Appends that came too late.", figures.conflicts),
            ("duchy_store_failures", "Appends that failed.", figures.failures),
            ("duchy_store_waiting", "Appends that wait for the disk.", figures.waiting),
        ]
