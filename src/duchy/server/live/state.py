"""The state of a running server: all its parts, how they start and how they stop."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from duchy.server.live.alarms import Alarms
from duchy.server.live.archive import Archive
from duchy.server.live.coach import Coach
from duchy.server.live.duties import Duties, Duty
from duchy.server.live.hooks import Hooks
from duchy.server.live.loads import Loads
from duchy.server.live.lobby import Lobby
from duchy.server.live.metrics import Metrics
from duchy.server.live.persons import Persons
from duchy.server.live.previews import Previews
from duchy.server.live.processes.pools import BotWorkers, Readers, hint_workers, review_workers
from duchy.server.live.processes.thread import LoadingThread
from duchy.server.live.processes.workers import Workers
from duchy.server.live.reviews import Reviews
from duchy.server.live.shares.buckets import Buckets, Places, Rates
from duchy.server.live.shares.fairness import FairQueue
from duchy.server.live.shares.room import Room
from duchy.server.live.shares.visitors import Visitors
from duchy.server.live.tables import LiveTables
from duchy.server.live.trees import Trees
from duchy.server.settings import Limits, Settings
from duchy.server.wire.ready import make_ready
from duchy.server.wire.requests import Health
from duchy.store.address import store_at
from duchy.store.errors import StoreError
from duchy.store.rows import EVERYTHING

T = TypeVar("T")
MOST_HELLOS: Final = 2_000
"""The maximum number of waiting hellos; if there are more, the address with the most of them loses one."""


class ServerState:
    """The parts of a server, and its background tasks."""

    def __init__(self, settings: Settings) -> None:
        """Assemble the parts; nothing runs yet."""
        make_ready()
        self.settings = settings
        self.now = settings.now
        self.store = store_at(settings.database)
        self.metrics = Metrics()
        self.bot_workers = BotWorkers(settings.bot_workers)
        self.visitors = Visitors()
        self.readers = Readers(settings.limits, self.visitors)
        self.loader = LoadingThread()
        self.loads = Loads(self.store, self.readers, self.loader)
        self.room = Room(self.store, settings.limits)
        self.hellos = FairQueue(1, MOST_HELLOS)
        self.hooks = Hooks(settings.webhook, self.metrics)
        self.tables = LiveTables(
            self.store, self.loads, self.bot_workers, self.hooks.tell, self.metrics, self.visitors, settings.now
        )
        self.persons = Persons(self.store, settings.now)
        limits = settings.limits
        self.lobby = Lobby(self.store, self.tables, self.persons, self.room, limits, settings.now)
        self.coach_workers = hint_workers(settings.coach_workers)
        self.coach = Coach(self.tables, self.coach_workers, limits, settings.coach_workers)
        self.reviewers = review_workers()
        share = settings.review_share
        self.reviews = Reviews(self.store, self.reviewers, limits, self.room, self.visitors, settings.now, share)
        self.trees = Trees(self.store, self.readers, self.room, limits, settings.now)
        self.previews = Previews(self.store, self.tables, self.persons, limits)
        self.alarms = Alarms(self.store, self.tables, self.room, settings.now)
        self.duties = Duties(settings.now)
        self.new_persons = Buckets(limits.persons, limits.persons_per_second)
        self.messages = Rates(limits.messages, limits.messages_per_second)
        self.archive = Archive(self.lobby, self.loads, self.visitors)
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

    @property
    def limits(self) -> Limits:
        """Return the limits of clients."""
        return self.settings.limits

    @asynccontextmanager
    async def living(self) -> AsyncIterator[None]:
        """Open the store, watch clocks and listen to other processes; at the end, finish what is under way."""
        await self.open()
        await self.room.measure()
        self.duties.begin("clocks", self.alarms.run)
        self.duties.begin("other processes", self.listen)
        self.duties.begin("reviews", self.reviews.run)
        if self.hooks.address is not None:
            self.duties.begin("notifications", self.hooks.run)
        try:
            yield
        finally:
            self.tables.closing = True
            await self.duties.end()
            await self.tables.close()
            await self.bot_workers.close()
            await self.readers.close()
            self.loader.close()
            await self.coach_workers.close()
            await self.reviewers.close()
            await self.previews.close()
            await self.store.close()

    async def listen(self, duty: Duty) -> None:
        """Follow other processes' writes; after a failure, check everything for missed ones."""
        changes = self.store.changes()
        if duty.restarts:
            await self.tables.hear_change(EVERYTHING, 0)
        duty.did()
        async for table, number in changes:
            await self.tables.hear_change(table, number)
            duty.did()

    async def health(self) -> Health:
        """Report whether the server is healthy, and what is wrong if it is not."""
        if self.tables.closing:
            return Health("stopping")
        try:
            await self.store.ping()
        except StoreError:
            return Health("no database")
        if self.store.figures.broken:
            return Health("cannot write", "the last change could not be written; see the log")
        if down := self.duties.down:
            return Health("trouble", f"not running: {', '.join(down)}; see the log")
        if self.room.full:
            return Health("trouble", "the storage is full: games can be finished, but nothing new is stored")
        if frozen := [name for name, pool in self.pools().items() if pool.frozen]:
            return Health("trouble", f"a process does not answer and will be replaced: {', '.join(frozen)}")
        return Health("ok")

    def pools(self) -> dict[str, Workers]:
        """Return the pools of processes by name."""
        return {
            "bots": self.bot_workers,
            "uploads": self.readers,
            "coach": self.coach_workers,
            "reviews": self.reviewers,
            "pictures": self.previews.painters,
        }

    @property
    def coach_worker_deaths(self) -> int:
        """Count the coach processes that died or were stuck."""
        return self.coach_workers.deaths + self.reviewers.deaths

    def is_secure(self, scheme: str) -> bool:
        """Return whether people connect by HTTPS, so that cookies are marked Secure."""
        return scheme == "https" or (self.settings.public or "").startswith("https://")

    def gauges(self) -> list[tuple[str, str, float]]:
        """Return the values counted elsewhere, for the metrics."""
        figures = self.store.figures
        return [
            ("duchy_tables_in_memory", "Tables in memory.", len(self.tables.by_id)),
            ("duchy_sockets", "Open sockets.", sum(len(live.clients) for live in self.tables.by_id.values())),
            ("duchy_connections", "Open connections, including sockets.", self.connections()),
            ("duchy_bot_workers", "Processes in which bots think.", len(self.bot_workers.processes)),
            ("duchy_thoughts_waiting", "Bot choices under way.", self.bot_workers.waiting),
            ("duchy_bot_worker_deaths", "Bot processes that died or were stuck.", self.bot_workers.deaths),
            ("duchy_readings_waiting", "Uploads being read.", self.readers.waiting),
            ("duchy_reader_deaths", "Upload processes that died or were stuck.", self.readers.deaths),
            ("duchy_pictures_waiting", "Link previews being drawn.", self.previews.painters.waiting),
            ("duchy_questions_waiting", "Questions to the coach under way.", self.coach_workers.waiting),
            ("duchy_coach_worker_deaths", "Coach processes that died or were stuck.", self.coach_worker_deaths),
            ("duchy_reviews", "Reviews being made here.", len(self.reviews.progress)),
            ("duchy_store_flushes", "Transactions of the store.", figures.flushes),
            ("duchy_store_statements", "Statements of these transactions.", figures.statements),
            ("duchy_store_appends", "Appends to logs.", figures.appends),
            ("duchy_store_conflicts", "Appends that came too late.", figures.conflicts),
            ("duchy_store_failures", "Appends that failed.", figures.failures),
            ("duchy_store_writable", "Whether the last change could be written.", not figures.broken),
            ("duchy_tables_in_trouble", "Tables in trouble.", len(self.tables.troubles.tables)),
            ("duchy_table_troubles", "Failures at tables.", self.tables.troubles.count),
            ("duchy_storage_bytes", "Bytes that the store takes.", self.room.size),
            ("duchy_loads_waiting", "Pieces of logs waiting to be folded.", self.loads.queue.waiting),
            ("duchy_hellos_waiting", "Hellos waiting for their answer.", self.hellos.waiting),
            ("duchy_store_waiting", "Appends waiting for the disk.", figures.waiting),
        ]
